"""Guests and accounts, their sessions, blocks and decks."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Collection
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import (
    Connection,
    bindparam,
    delete,
    exists,
    func,
    insert,
    select,
    union_all,
    update,
)
from sqlalchemy.exc import IntegrityError

from sevencats.server.asked.types import SavedDeck
from sevencats.server.errors import Refusal
from sevencats.server.ids import new_id
from sevencats.server.now import now_ms
from sevencats.server.store import schema
from sevencats.server.store.db.bulk import fetch
from sevencats.server.store.db.database import Database

#: The lifetime of a session.
SESSION_MS = 180 * 24 * 3600 * 1000
MAX_BLOCKS = 500
MAX_DECKS = 100


class User(msgspec.Struct, frozen=True):
    """A person: a guest has no login."""

    id: str
    name: str
    login: str | None
    lang: str
    webhook: str | None
    created: int
    #: True if the person is an operator.
    operator: bool = False
    #: True if an operator has banned the person.
    barred: bool = False
    #: True if a program plays in this name.
    program: bool = False


def token_hash(token: str) -> str:
    """The hash of a session token, which is all that the database stores."""
    return hashlib.sha256(token.encode()).hexdigest()


class People:
    """All people that the server knows."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def secret(self) -> bytes:
        """The server's key for seat tokens, created once and shared by all processes."""
        where = schema.settings.c.name == "secret"
        query = select(schema.settings.c.value).where(where)
        async with self.database.read() as tx:
            key = (await tx.execute(query)).scalar_one_or_none()
        if key is None:
            try:
                async with self.database.write() as tx:
                    value = secrets.token_hex(32)
                    await tx.execute(insert(schema.settings).values(name="secret", value=value))
            except IntegrityError:
                pass  # another process created it first
            return await self.secret()
        return bytes.fromhex(key)

    # -- sessions ------------------------------------------------------------------------------

    async def new_guest(self, name: str, lang: str, program: bool = False) -> tuple[User, str]:
        """A guest and the token of a new session."""
        user = User(new_id(), name, None, lang, None, now_ms(), program=program)
        row = {"id": user.id, "name": name, "lang": lang, "created": user.created}
        row["program"] = program
        token = secrets.token_urlsafe(32)

        def add(tx: Connection) -> None:
            tx.execute(insert(schema.users).values(row))
            _add_session(token, user.id, tx)

        await self.database.transact(add)
        return user, token

    async def new_session(self, user: str) -> str:
        """The token of a new session of a person."""
        token = secrets.token_urlsafe(32)
        await self.database.transact(partial(_add_session, token, user))
        return token

    async def by_session(self, token: str) -> User | None:
        """The person of a session."""
        return await self.database.find(partial(_by_session, token))

    async def with_blocks(self, token: str) -> tuple[User, frozenset[str]] | None:
        """The person of a session, and the people they have blocked."""

        def read(tx: Connection) -> tuple[User, frozenset[str]] | None:
            user = _by_session(token, tx)
            return None if user is None else (user, _blocked_by(user.id, tx))

        return await self.database.find(read)

    async def end_session(self, token: str) -> None:
        """Log out."""
        async with self.database.write() as tx:
            await tx.execute(
                delete(schema.sessions).where(schema.sessions.c.token_hash == token_hash(token))
            )

    async def drop_stale_guests(self) -> int:
        """Delete guests without a session or a seat; returns how many."""
        users = schema.users.c
        here = exists().where(
            schema.sessions.c.user_id == users.id, schema.sessions.c.expires > now_ms()
        )
        sits = exists().where(schema.seats.c.user_id == users.id)
        hosts = exists().where(schema.tables.c.host == users.id)
        stale = users.login.is_(None) & ~here & ~sits & ~hosts
        gone = select(users.id).where(stale)

        def drop(tx: Connection) -> int:
            tx.execute(delete(schema.ratings).where(schema.ratings.c.subject.in_(gone)))
            return int(tx.execute(delete(schema.users).where(stale)).rowcount)

        return await self.database.transact(drop)

    # -- accounts ------------------------------------------------------------------------------

    async def add_login(self, user: str, login: str, password: str) -> None:
        """Turn a guest into an account. ``password`` is the argon2 hash."""
        try:
            async with self.database.write() as tx:
                done = await tx.execute(
                    update(schema.users)
                    .where(schema.users.c.id == user, schema.users.c.login.is_(None))
                    .values(login=login, password=password)
                )
                if done.rowcount:
                    # A stolen guest token must not give access to the account.
                    await tx.execute(
                        delete(schema.sessions).where(schema.sessions.c.user_id == user)
                    )
        except IntegrityError:
            raise Refusal("login_taken", login=login) from None
        if not done.rowcount:
            raise Refusal("has_account")

    async def by_login(self, login: str) -> tuple[User, str] | None:
        """An account and its password hash."""
        query = select(schema.users).where(schema.users.c.login == login)
        async with self.database.read() as tx:
            row = (await tx.execute(query)).mappings().first()
        return None if row is None else (_user(row), row["password"])

    async def set_password(self, user: str, password: str) -> None:
        """Change the password hash; all sessions end."""
        async with self.database.write() as tx:
            await tx.execute(
                update(schema.users).where(schema.users.c.id == user).values(password=password)
            )
            await tx.execute(delete(schema.sessions).where(schema.sessions.c.user_id == user))

    async def change(self, user: str, **values: Any) -> None:
        """Change name, language or webhook."""
        async with self.database.write() as tx:
            await tx.execute(update(schema.users).where(schema.users.c.id == user).values(values))

    # -- blocks --------------------------------------------------------------------------------

    async def block(self, user: str, other: str) -> None:
        """Block a person: no chat from them, no tables with them."""
        mine = schema.blocks.c.user_id == user
        async with self.database.write() as tx:
            count = await tx.execute(select(func.count()).where(mine))
            if int(count.scalar_one()) >= MAX_BLOCKS:
                raise Refusal("too_many", limit=MAX_BLOCKS)
            there = await tx.execute(select(schema.users.c.id).where(schema.users.c.id == other))
            if there.first() is None:
                raise Refusal("not_found", what="")
            await tx.execute(delete(schema.blocks).where(mine, schema.blocks.c.other_id == other))
            await tx.execute(insert(schema.blocks).values(user_id=user, other_id=other))

    async def unblock(self, user: str, other: str) -> None:
        """Unblock a person."""
        async with self.database.write() as tx:
            await tx.execute(
                delete(schema.blocks).where(
                    schema.blocks.c.user_id == user, schema.blocks.c.other_id == other
                )
            )

    async def blocked_by(self, user: str) -> frozenset[str]:
        """The people that a person has blocked."""
        return await self.database.find(partial(_blocked_by, user))

    async def is_blocked_by(self, others: Collection[str], user: str) -> bool:
        """Return whether one of the others has blocked a person."""
        return bool(others) and bool(
            await self.database.find_rows(_BLOCKING, {"others": list(others), "user": user})
        )

    async def parted_from(self, user: str) -> frozenset[str]:
        """The people that a person has blocked, and those who have blocked them."""
        blocks = schema.blocks.c
        mine = select(blocks.other_id).where(blocks.user_id == user)
        theirs = select(blocks.user_id).where(blocks.other_id == user)
        return frozenset(row[0] for row in await self.database.rows(union_all(mine, theirs)))

    async def blocked_names(self, user: str) -> list[tuple[str, str]]:
        """The people that a person has blocked, with their names."""
        query = (
            select(schema.users.c.id, schema.users.c.name)
            .join(schema.blocks, schema.blocks.c.other_id == schema.users.c.id)
            .where(schema.blocks.c.user_id == user)
            .order_by(schema.users.c.name, schema.users.c.id)
        )
        async with self.database.read() as tx:
            return [(row[0], row[1]) for row in await tx.execute(query)]

    # -- decks ---------------------------------------------------------------------------------

    async def decks(self, user: str) -> list[SavedDeck]:
        """A person's saved decks, newest first."""
        query = (
            select(schema.decks)
            .where(schema.decks.c.user_id == user)
            .order_by(schema.decks.c.updated.desc(), schema.decks.c.id)
        )
        async with self.database.read() as tx:
            return [_deck(row) for row in (await tx.execute(query)).mappings()]

    async def deck(self, user: str, deck: str) -> SavedDeck:
        """One of a person's decks."""
        found = next((d for d in await self.decks(user) if d.id == deck), None)
        if found is None:
            raise Refusal("not_found", what="")
        return found

    async def save_deck(self, user: str, game: str, name: str, code: str) -> SavedDeck:
        """Save a deck."""
        if len(await self.decks(user)) >= MAX_DECKS:
            raise Refusal("too_many", limit=MAX_DECKS)
        saved = SavedDeck(new_id(), game, name, code, now_ms())
        async with self.database.write() as tx:
            await tx.execute(
                insert(schema.decks).values(user_id=user, **msgspec.structs.asdict(saved))
            )
        return saved

    async def drop_deck(self, user: str, deck: str) -> None:
        """Delete a saved deck."""
        await self.deck(user, deck)
        async with self.database.write() as tx:
            await tx.execute(
                delete(schema.decks).where(
                    schema.decks.c.id == deck, schema.decks.c.user_id == user
                )
            )


#: Run at every request and by every connection: compiled once.
_USER = ("id", "name", "login", "lang", "webhook", "created", "operator", "barred", "program")
_SESSION = (
    select(*(schema.users.c[name] for name in _USER))
    .join(schema.sessions, schema.sessions.c.user_id == schema.users.c.id)
    .where(schema.sessions.c.token_hash == bindparam("hashed"))
    .where(schema.sessions.c.expires > bindparam("now"))
)
_BLOCKED = select(schema.blocks.c.other_id).where(schema.blocks.c.user_id == bindparam("user"))
_BLOCKING = (
    select(schema.blocks.c.user_id)
    .where(schema.blocks.c.user_id.in_(bindparam("others", expanding=True)))
    .where(schema.blocks.c.other_id == bindparam("user"))
    .limit(1)
)


def _by_session(token: str, tx: Connection) -> User | None:
    asked = {"hashed": token_hash(token), "now": now_ms()}
    rows = fetch(tx, _SESSION, asked)
    return _user(dict(zip(_USER, rows[0], strict=True))) if rows else None


def _blocked_by(user: str, tx: Connection) -> frozenset[str]:
    return frozenset(row[0] for row in fetch(tx, _BLOCKED, {"user": user}))


def _add_session(token: str, user: str, tx: Connection) -> None:
    """Create a session, and delete expired ones."""
    at = now_ms()
    row = {
        "token_hash": token_hash(token),
        "user_id": user,
        "created": at,
        "expires": at + SESSION_MS,
    }
    tx.execute(insert(schema.sessions).values(row))
    tx.execute(delete(schema.sessions).where(schema.sessions.c.expires < at))


def _user(row: Any) -> User:
    return User(
        row["id"],
        row["name"],
        row["login"],
        row["lang"],
        row["webhook"],
        row["created"],
        bool(row["operator"]),
        row["barred"] is not None,
        bool(row["program"]),
    )


def _deck(row: Any) -> SavedDeck:
    return SavedDeck(row["id"], row["game"], row["name"], row["code"], row["updated"])
