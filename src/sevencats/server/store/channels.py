"""Notification settings of people: the kinds of notice, browsers and mail addresses."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from sevencats.server.ids import new_id
from sevencats.server.now import now_ms
from sevencats.server.store import schema
from sevencats.server.store.db.database import Database
from sevencats.server.store.records import encode

#: Browsers of one person; one more replaces the oldest.
MAX_BROWSERS = 5

Want = Literal["your_turn", "invited"]


class Channel(msgspec.Struct, frozen=True):
    """A channel to a person: a browser's push endpoint, or a mail address."""

    id: str
    user: str
    kind: Literal["push", "mail"]
    address: str
    confirmed: bool


class Channels:
    """The channels of all people."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def wants(self, user: str) -> tuple[str, ...]:
        """The kinds of notice that a person wants; none at first."""
        query = select(schema.users.c.wants).where(schema.users.c.id == user)
        async with self.database.read() as tx:
            words: str | None = (await tx.execute(query)).scalar_one_or_none()
        return tuple((words or "").split())

    async def set_wants(self, user: str, wants: tuple[str, ...]) -> None:
        """Set the kinds of notice that a person wants."""
        words = " ".join(sorted(set(wants)))
        async with self.database.write() as tx:
            await tx.execute(
                update(schema.users).where(schema.users.c.id == user).values(wants=words)
            )

    async def of(self, user: str) -> list[Channel]:
        """The channels of a person, the oldest first."""
        columns = schema.channels.c
        query = select(schema.channels).where(columns.user_id == user)
        async with self.database.read() as tx:
            rows = (await tx.execute(query.order_by(columns.created))).mappings()
            return [_channel(row) for row in rows]

    async def get(self, channel: str) -> Channel | None:
        """A channel by its id."""
        query = select(schema.channels).where(schema.channels.c.id == channel)
        async with self.database.read() as tx:
            row = (await tx.execute(query)).mappings().first()
        return None if row is None else _channel(row)

    async def add_browser(self, user: str, address: str, keys: dict[str, str]) -> None:
        """Add this browser to a person's channels."""

        def add(tx: Connection) -> None:
            columns = schema.channels.c
            mine = (columns.user_id == user) & (columns.kind == "push")
            # A browser belongs to its current user.
            tx.execute(delete(schema.channels).where(columns.address == address))
            held = select(columns.id).where(mine).order_by(columns.created.desc())
            old = list(tx.execute(held.offset(MAX_BROWSERS - 1)).scalars())
            tx.execute(delete(schema.channels).where(columns.id.in_(old)))
            _insert(tx, user, "push", address, keys, confirmed=True)

        await self.database.transact(add)

    async def set_mail(self, user: str, address: str) -> Channel:
        """Replace a person's mail address; it is used once it is confirmed."""

        def change(tx: Connection) -> str:
            columns = schema.channels.c
            mine = (columns.user_id == user) & (columns.kind == "mail")
            tx.execute(delete(schema.channels).where(mine))
            return _insert(tx, user, "mail", address, {}, confirmed=False)

        number = await self.database.transact(change)
        return Channel(number, user, "mail", address, confirmed=False)

    async def confirm(self, channel: str) -> None:
        """Mark a channel as confirmed by its owner."""
        async with self.database.write() as tx:
            await tx.execute(
                update(schema.channels)
                .where(schema.channels.c.id == channel)
                .values(confirmed=True)
            )

    async def remove(self, channel: str, user: str | None = None) -> None:
        """Delete a channel (only if it belongs to ``user``, when given)."""
        where = schema.channels.c.id == channel
        if user is not None:
            where &= schema.channels.c.user_id == user
        async with self.database.write() as tx:
            await tx.execute(delete(schema.channels).where(where))

    async def notify(self, users: list[str], body: dict[str, Any]) -> None:
        """Store a notice that no journal row causes."""
        rows = [{"user_id": u, "body": encode(body), "due": now_ms(), "tries": 0} for u in users]
        if rows:
            async with self.database.write() as tx:
                await tx.execute(insert(schema.notices), rows)


def _insert(
    tx: Connection, user: str, kind: str, address: str, keys: dict[str, str], confirmed: bool
) -> str:
    number = new_id()
    tx.execute(
        insert(schema.channels).values(
            id=number,
            user_id=user,
            kind=kind,
            address=address,
            keys=encode(keys),
            confirmed=confirmed,
            created=now_ms(),
        )
    )
    return number


def _channel(row: Any) -> Channel:
    return Channel(row["id"], row["user_id"], row["kind"], row["address"], row["confirmed"])
