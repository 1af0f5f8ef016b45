"""The tables that this process owns."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence

from sevencats.server.errors import Refusal
from sevencats.server.operate import metrics
from sevencats.server.services import ServerServices
from sevencats.server.store.leases import Leases
from sevencats.server.store.records import SeatRecord, TableRecord, TableSetup
from sevencats.server.tables.actor import TableActor, load_actor, new_actor
from sevencats.server.tables.handlers import clocks
from sevencats.server.tables.lease import NOBODY, Lease, Presence, first_lease
from sevencats.server.tables.table import make_table
from sevencats.server.tables.table_info import table_info
from sevencats.server.wire import TableInfo


class LocalTables:
    """The actors of this process. At most one process has a living lease of a table."""

    def __init__(self, process: str, leases: Leases) -> None:
        self.actors: dict[str, TableActor] = {}
        self._process = process
        self._leases = leases
        self._opening: dict[str, asyncio.Task[TableActor | None]] = {}
        self.services: ServerServices | None = None

    def start(self, services: ServerServices) -> None:
        """Allow tables to be opened."""
        self.services = services

    def find(self, table: str) -> TableActor | None:
        """The actor of a table; None if this process does not own it."""
        actor = self.actors.get(table)
        return None if actor is None or actor.ended.is_set() else actor

    async def open(self, table: str) -> TableActor | None:
        """Become the owner of a table and load it; None if another process was first."""
        # The caller has awaited since it last looked: a second actor would replace the first, whose
        # connections would get no answer any more.
        actor = self.find(table)
        if actor is not None:
            return actor
        task = self._opening.get(table)
        if task is None:
            task = asyncio.create_task(self._open(table))
            self._opening[table] = task
            task.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(task)

    async def _open(self, table: str) -> TableActor | None:
        assert self.services is not None
        await self.services.lobby.get(table)  # raises if there is no such table
        lease = await self._leases.acquire(table)
        if lease is None:
            return None
        try:
            actor = await load_actor(table, lease, self.services)
        except BaseException:
            # Give up the lease: the table is not ours, and must not become due again and again.
            with contextlib.suppress(Refusal):
                await self._leases.release(lease, None)
            raise
        self._begin(actor)
        return actor

    async def create(
        self, setup: TableSetup, host: str | None, listed: bool, seats: list[SeatRecord]
    ) -> TableRecord:
        """Create a table that this process owns; nothing has to be read back."""
        assert self.services is not None
        record = await self.services.lobby.create(setup, host, listed, seats, owner=self._process)
        self._begin(new_actor(record, first_lease(record.id, self._process), self.services))
        return record

    def _begin(self, actor: TableActor) -> None:
        actor.begin()
        self.actors[actor.table.id] = actor
        metrics.tables.set(len(self.actors))

    async def close(self, actor: TableActor) -> None:
        """Close the connections of a table and stop its actor; the lease is not touched."""
        actor.sender.close_all("moved")
        await self.stop(actor)

    async def stop(self, actor: TableActor) -> None:
        """Stop the actor of a table and forget it, unless it was opened again meanwhile."""
        await actor.stop()
        if self.actors.get(actor.table.id) is actor:
            del self.actors[actor.table.id]

    def give_back(self, ms: int) -> None:
        """Give back the time during which no client could be heard."""
        for actor in self.actors.values():
            clocks.give_back(actor, ms)

    def show_given(self) -> None:
        """Show the clocks afterwards."""
        for actor in self.actors.values():
            clocks.show_given(actor)

    async def infos(
        self, records: Sequence[TableRecord], lang: str, elsewhere: dict[str, Presence]
    ) -> list[TableInfo]:
        """The public information of tables; ``elsewhere``: the connections to those of other
        processes."""
        found = []
        for record in records:
            actor = self.find(record.id)
            if actor is not None:
                found.append(table_info(actor.table, lang))
            else:
                table = make_table(record, Lease(record.id, "", 0))
                found.append(table_info(table, lang, elsewhere.get(record.id, NOBODY)))
        return found
