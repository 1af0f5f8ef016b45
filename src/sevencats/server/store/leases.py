"""Ownership of tables: one process at a time, and an old owner can never write again.

Each process renews a heartbeat (``processes``); a table points to its owner and holds a token that
grows with each change of owner. Every write of a table compares owner and token in its own
transaction (``fence``), so a process that was suspended finds that it has lost its tables.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

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
from sevencats.server.store.db.bulk import given_rows, is_sqlite, run_given
from sevencats.server.store.db.database import Database
from sevencats.server.tables.lease import FIRST_TOKEN, NOBODY, Lease, Presence, first_lease


class Leases:
    """The leases as one process sees them. With ``alone`` no other process can be running (this one
    holds the lock of the database file), so leases of dead ones need not expire first."""

    def __init__(self, database: Database, process: str, seconds: float, alone: bool) -> None:
        self.database = database
        self.process = process
        self.ttl = int(seconds * 1000)
        self.alone = alone
        # Compile the statement of the heartbeat once.
        self._live = schema.processes.c.expires > database.clock
        self._beat = self._beat_statements()
        self._orphans = self._orphans_statement()
        self._owner = (
            select(schema.leases.c.owner)
            .join(schema.processes, schema.processes.c.id == schema.leases.c.owner)
            .where(schema.leases.c.table_id == bindparam("table"), self._live)
        )

    async def beat(self) -> bool:
        """Renew the heartbeat, and forget processes that have been dead for long. False if it comes
        too late: others may have taken over tables of this process."""
        look, renew, begin, forget = self._beat

        def beat(tx: Connection) -> bool:
            lived = tx.execute(look).scalar()
            if not tx.execute(renew).rowcount:
                tx.execute(begin)
            tx.execute(forget)
            return bool(lived)

        return await self.database.transact(beat)

    def _beat_statements(self) -> tuple[Select[Any], Update, Insert, Delete]:
        """Statements: whether this process is alive, its renewal, its registration, and the removal
        of old ones."""
        columns, expires = schema.processes.c, self.database.clock + self.ttl
        mine = columns.id == self.process
        return (
            select(self._live).where(mine),
            update(schema.processes).where(mine).values(expires=expires),
            insert(schema.processes).values(id=self.process, expires=expires),
            delete(schema.processes).where(columns.expires < self.database.clock - 20 * self.ttl),
        )

    async def held(self) -> set[Lease]:
        """The leases of this process in the database."""
        columns = schema.leases.c
        query = select(columns.table_id, columns.owner, columns.token)
        rows = await self.database.rows(query.where(columns.owner == self.process))
        return {Lease(*row) for row in rows}

    async def leave(self) -> None:
        """Release everything: the tables are free at once, and those in play are due at once,
        because a bot or a clock may be waiting there."""
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
        """The living processes."""
        query = select(schema.processes.c.id).where(self._live)
        return {self.process, *(row[0] for row in await self.database.rows(query))}

    async def owned(self) -> dict[str, int]:
        """The living processes with the number of tables each owns."""
        count = func.count(schema.leases.c.table_id)
        query = (
            select(schema.processes.c.id, count)
            .outerjoin(schema.leases, schema.leases.c.owner == schema.processes.c.id)
            .where(self._live)
            .group_by(schema.processes.c.id)
        )
        return {row[0]: int(row[1]) for row in await self.database.rows(query)}

    async def owner_of(self, table: str) -> str | None:
        """The living owner of a table, if any."""
        rows = await self.database.find_rows(self._owner, {"table": table})
        owner: str | None = rows[0][0] if rows else None
        return None if self.alone and owner != self.process else owner

    async def owners_of(self, tables: set[str]) -> dict[str, str]:
        """The living owners of tables, for those that have one."""
        if not tables:
            return {}
        query = (
            select(schema.leases.c.table_id, schema.leases.c.owner)
            .join(schema.processes, schema.processes.c.id == schema.leases.c.owner)
            .where(schema.leases.c.table_id.in_(tables), self._live)
        )
        return {row[0]: row[1] for row in await self.database.rows(query)}

    async def tell(self, changed: Mapping[Lease, Presence]) -> None:
        """Tell other processes who is connected to tables of this one."""
        # In a fixed order, as ``fence`` locks them.
        rows = [
            {"of": lease.table, "held": lease.token, "seats": who.online, "others": who.watchers}
            for lease, who in sorted(changed.items())
        ]
        if rows:
            await self.database.transact(lambda tx: tx.execute(_TELL, rows))

    async def presence_of(self, tables: set[str]) -> dict[str, Presence]:
        """The connections to tables, for those that have a living owner."""
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
        # Connections to the previous owner do not count.
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
        """Release a table until a client comes or its next clock is due. The token stays, so that
        the next owner gets a higher one."""

        def let_go(tx: Connection) -> None:
            if fence(tx, [lease]):
                mine = schema.tables.c.id == lease.table
                tx.execute(update(schema.tables).where(mine).values(due=due))
                its = schema.leases.c.table_id == lease.table
                tx.execute(update(schema.leases).where(its).values(owner=None))

        await self.database.transact(let_go)

    async def orphans(self, limit: int) -> list[str]:
        """Tables in play that need an owner: theirs died, or a clock has run out."""
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
    """The tables among these whose lease is still valid. Until the transaction ends nobody can
    take them: PostgreSQL locks the rows, SQLite has one writer anyway. Locks are taken in a
    fixed order."""
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
#: A lease read from a table: it may have no owner now.
_Found = tuple[str, str | None, int]
#: One row for any number of leases: see ``bulk``.
_HELD = select(func.json_group_array(func.json_array(*_LEASE))).where(
    schema.leases.c.table_id.in_(select(given_rows().c.value))
)
