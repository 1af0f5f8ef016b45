"""Who owns a table. One process at a time, and an old owner can never write again.

A process says that it lives (``processes``); a table points to its owner and holds a token that
grows with each change of owner. Every write of a table compares owner and token in its own
transaction (``fence``), so a process that was only asleep finds that it lost its tables.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import (
    Connection,
    Delete,
    Insert,
    Select,
    Update,
    bindparam,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from sevencats.server.store import schema
from sevencats.server.store.bulk import given_rows, is_sqlite, run_given
from sevencats.server.store.database import Database


class Fenced(Exception):
    """Another process owns the table now."""


class Lease(NamedTuple):
    """The right to write a table."""

    table: str
    owner: str
    token: int


#: The token of a table's first owner.
FIRST_TOKEN = 1


def first_lease(table: str, owner: str) -> Lease:
    """The lease of a table that nobody had before."""
    return Lease(table, owner, FIRST_TOKEN)


class Presence(NamedTuple):
    """Who is connected to a table: a bit mask of seats, and how many look on."""

    online: int = 0
    watchers: int = 0


NOBODY = Presence()


class Leases:
    """The leases as one process sees them. With ``alone`` no other process can be alive (it
    holds the lock of the database file), so leases of dead ones need not run out first."""

    def __init__(self, database: Database, process: str, seconds: float, alone: bool) -> None:
        self.database = database
        self.process = process
        self.ttl = int(seconds * 1000)
        self.alone = alone
        # What every beat asks for is put into words once.
        self._live = schema.processes.c.expires > database.clock
        self._beat = self._beat_statements()
        self._orphans = self._orphans_statement()
        self._owner = (
            select(schema.leases.c.owner)
            .join(schema.processes, schema.processes.c.id == schema.leases.c.owner)
            .where(schema.leases.c.table_id == bindparam("table"), self._live)
        )

    async def beat(self) -> bool:
        """Say that this process lives, and forget those that have been dead for long. False when
        it comes too late: others may have taken over tables of this process."""
        look, renew, begin, forget = self._beat

        def beat(tx: Connection) -> bool:
            lived = tx.execute(look).scalar()
            if not tx.execute(renew).rowcount:
                tx.execute(begin)
            tx.execute(forget)
            return bool(lived)

        return await self.database.transact(beat)

    def _beat_statements(self) -> tuple[Select[Any], Update, Insert, Delete]:
        """Whether this process is alive, that it is, that it begins, and to forget old ones."""
        columns, expires = schema.processes.c, self.database.clock + self.ttl
        mine = columns.id == self.process
        return (
            select(self._live).where(mine),
            update(schema.processes).where(mine).values(expires=expires),
            insert(schema.processes).values(id=self.process, expires=expires),
            delete(schema.processes).where(columns.expires < self.database.clock - 20 * self.ttl),
        )

    async def held(self) -> set[Lease]:
        """The leases of this process, as the database has them."""
        columns = schema.leases.c
        query = select(columns.table_id, columns.owner, columns.token)
        rows = await self.database.rows(query.where(columns.owner == self.process))
        return {Lease(*row) for row in rows}

    async def leave(self) -> None:
        """Give everything back: the tables are free at once, and those in play are due at once,
        for a bot or a clock may be waiting at them."""
        async with self.database.write() as tx:
            mine = schema.leases.c.owner == self.process
            owned = select(schema.leases.c.table_id).where(mine)
            await tx.execute(
                update(schema.tables)
                .where(schema.tables.c.status == "playing", schema.tables.c.id.in_(owned))
                .values(due=self.database.clock)
            )
            await tx.execute(update(schema.leases).where(mine).values(owner=None))
            await tx.execute(delete(schema.processes).where(schema.processes.c.id == self.process))

    async def living(self) -> set[str]:
        """The processes that are alive."""
        query = select(schema.processes.c.id).where(self._live)
        return {self.process, *(row[0] for row in await self.database.rows(query))}

    async def owned(self) -> dict[str, int]:
        """The processes that are alive, and how many tables each owns."""
        count = func.count(schema.leases.c.table_id)
        query = (
            select(schema.processes.c.id, count)
            .outerjoin(schema.leases, schema.leases.c.owner == schema.processes.c.id)
            .where(self._live)
            .group_by(schema.processes.c.id)
        )
        return {row[0]: int(row[1]) for row in await self.database.rows(query)}

    async def owner_of(self, table: str) -> str | None:
        """The living owner of a table, if it has one."""
        rows = await self.database.find_rows(self._owner, {"table": table})
        owner: str | None = rows[0][0] if rows else None
        return None if self.alone and owner != self.process else owner

    async def owners_of(self, tables: set[str]) -> dict[str, str]:
        """The living owners of tables, of those that have one."""
        if not tables:
            return {}
        query = (
            select(schema.leases.c.table_id, schema.leases.c.owner)
            .join(schema.processes, schema.processes.c.id == schema.leases.c.owner)
            .where(schema.leases.c.table_id.in_(tables), self._live)
        )
        return {row[0]: row[1] for row in await self.database.rows(query)}

    async def tell(self, changed: Mapping[Lease, Presence]) -> None:
        """Let other processes know who is connected to tables of this one."""
        # In one order, as ``fence`` locks them.
        rows = [
            {"of": lease.table, "held": lease.token, "seats": who.online, "others": who.watchers}
            for lease, who in sorted(changed.items())
        ]
        if rows:
            await self.database.transact(lambda tx: tx.execute(_TELL, rows))

    async def presence_of(self, tables: set[str]) -> dict[str, Presence]:
        """Who is connected to tables, of those that have a living owner."""
        if not tables:
            return {}
        columns = schema.leases.c
        query = (
            select(columns.table_id, columns.online, columns.watchers)
            .join(schema.processes, schema.processes.c.id == columns.owner)
            .where(columns.table_id.in_(tables), self._live)
        )
        return {table: Presence(*who) for table, *who in await self.database.rows(query)}

    async def acquire(self, table: str) -> Lease | None:
        """Become the owner, unless a living process is; each success has a new token."""
        live = exists().where(schema.processes.c.id == schema.leases.c.owner, self._live)
        free = or_(schema.leases.c.owner.is_(None), schema.leases.c.owner == self.process, ~live)
        mine = schema.leases.c.table_id == table
        change = update(schema.leases).where(mine if self.alone else mine & free)
        # Who was connected to the owner before is not connected to this one.
        values = {
            "owner": self.process,
            "token": schema.leases.c.token + 1,
            **NOBODY._asdict(),
        }

        def take(tx: Connection) -> int | None:
            done = tx.execute(change.values(values).returning(schema.leases.c.token))
            token: int | None = done.scalar_one_or_none()
            if token is None:
                if tx.execute(select(schema.leases.c.token).where(mine)).first() is not None:
                    return None
                tx.execute(INSERT_LEASE, first_lease(table, self.process)._asdict())
                return FIRST_TOKEN
            return token

        try:
            token = await self.database.transact(take)
        except IntegrityError:
            return None  # another process was first
        return None if token is None else Lease(table, self.process, token)

    async def release(self, lease: Lease, due: int | None) -> None:
        """Let a table go until a client comes or its next clock is due. The token stays, so that
        the next owner gets a higher one."""

        def let_go(tx: Connection) -> None:
            if fence(tx, [lease]):
                mine = schema.tables.c.id == lease.table
                tx.execute(update(schema.tables).where(mine).values(due=due))
                its = schema.leases.c.table_id == lease.table
                tx.execute(update(schema.leases).where(its).values(owner=None))

        await self.database.transact(let_go)

    async def orphans(self, limit: int) -> list[str]:
        """Tables in play that need an owner: theirs died, or a clock of theirs has run out."""
        return [row[0] for row in await self.database.rows(self._orphans, {"most": limit})]

    def _orphans_statement(self) -> Select[Any]:
        live = exists().where(schema.processes.c.id == schema.leases.c.owner, self._live)
        held = live & (schema.leases.c.owner == self.process) if self.alone else live
        lost = schema.leases.c.owner.is_not(None) & ~held
        due = schema.leases.c.owner.is_(None) & (schema.tables.c.due <= self.database.clock)
        return (
            select(schema.tables.c.id)
            .join(schema.leases, schema.leases.c.table_id == schema.tables.c.id)
            .where(schema.tables.c.status == "playing", or_(lost, due))
            .limit(bindparam("most"))
        )


def fence(connection: Connection, wanted: list[Lease]) -> set[str]:
    """The tables among these whose lease still holds. Until the transaction ends nobody can take
    them: PostgreSQL locks the rows, SQLite has one writer anyway. Locks are taken in one order."""
    tables = [lease.table for lease in wanted]
    if is_sqlite(connection):
        (found,) = run_given(connection, _HELD, tables).fetchone()
        held = set(msgspec.json.decode(found, type=list[_Found]))
    else:
        query = (
            select(*_LEASE)
            .where(schema.leases.c.table_id.in_(tables))
            .order_by(schema.leases.c.table_id)
            .with_for_update(read=True)
        )
        held = {tuple(row) for row in connection.execute(query)}
    return {lease.table for lease in wanted if lease in held}


#: Takes a lease as a dictionary.
INSERT_LEASE = insert(schema.leases).values(
    table_id=bindparam("table"), owner=bindparam("owner"), token=bindparam("token")
)
_TELL = (
    update(schema.leases)
    .where(schema.leases.c.table_id == bindparam("of"), schema.leases.c.token == bindparam("held"))
    .values(online=bindparam("seats"), watchers=bindparam("others"))
)
_LEASE = (schema.leases.c.table_id, schema.leases.c.owner, schema.leases.c.token)
#: A lease as it is found: nobody may own the table now.
_Found = tuple[str, str | None, int]
#: One row, whatever the number of leases: see ``bulk``.
_HELD = select(func.json_group_array(func.json_array(*_LEASE))).where(
    schema.leases.c.table_id.in_(select(given_rows().c.value))
)
