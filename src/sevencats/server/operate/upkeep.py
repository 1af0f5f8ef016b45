"""The periodic work of a process: heartbeats, taking over and dropping tables, cleaning up."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING

from sevencats.server.errors import Refusal
from sevencats.server.operate import metrics
from sevencats.server.services import ServerServices
from sevencats.server.tables import commands as cmd
from sevencats.server.tables.lease import NOBODY, Lease, Presence
from sevencats.server.tables.seats.presence import presence_of

if TYPE_CHECKING:
    from sevencats.server.hub import Hub

#: A connection is closed if another process has not answered its message after this.
_ANSWER_TIMEOUT_S = 6.0
_CLEAN_UP_INTERVAL_S = 3600.0
#: Heartbeats of its own that a process must miss to conclude that it receives nothing.
_SILENT_BEATS = 2
#: Maximum tables taken over at the same time.
_MAX_ORPHANS = 50

log = logging.getLogger(__name__)


class Upkeep:
    """The periodic tasks of a hub."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        #: The presence last reported to other processes, by table.
        self._told: dict[Lease, Presence] = {}
        #: Remaining heartbeats that look for tables taken over by others.
        self.doubts = 0
        #: The time up to which clocks were paused because Redis is silent; None if it is not.
        self._given_until: float | None = None
        self.tasks: list[asyncio.Task[None]] = []

    def start(self, services: ServerServices) -> None:
        """Start the tasks. The heartbeat has its own: taking over tables may take long, and
        meanwhile other processes must not think that this one is dead."""
        often, seldom = services.settings.beat_seconds, _CLEAN_UP_INTERVAL_S
        clean_up = partial(_clean_up, services)
        self.tasks = [
            asyncio.create_task(_repeat(self.excuse_silence, often), name="silence"),
            asyncio.create_task(_repeat(self.beat, often), name="heartbeat"),
            asyncio.create_task(_repeat(self._maintain, often), name="maintenance"),
            asyncio.create_task(_repeat(clean_up, seldom), name="cleaning up"),
        ]

    def stop(self) -> None:
        """Cancel the tasks."""
        for task in self.tasks:
            task.cancel()

    async def beat(self) -> None:
        """Renew this process's place among the living. After a late heartbeat, look twice whether
        others have taken over tables: one may be doing so right now."""
        if not await self._hub.leases.beat():
            self.doubts = 2
        if self.doubts:
            await self._drop_lost()
            self.doubts -= 1

    async def excuse_silence(self) -> None:
        """Stop the clocks while nothing comes from Redis: players at other processes cannot
        answer."""
        bus, tables = self._hub.bus, self._hub.tables
        if bus is None:
            return
        now = asyncio.get_running_loop().time()
        if now - bus.heard_at > _SILENT_BEATS * bus.beat_seconds:
            since = bus.heard_at if self._given_until is None else self._given_until
            tables.give_back(round((now - since) * 1000))
            self._given_until = now
        elif self._given_until is not None:
            self._given_until = None
            tables.show_given()

    async def _drop_lost(self) -> None:
        """Close tables that another process has taken over. Their connections would never see the
        moves that are made there."""
        held = await self._hub.leases.held()
        for actor in list(self._hub.tables.actors.values()):
            if actor.table.lease not in held:
                await self._hub.tables.close(actor)

    async def _maintain(self) -> None:
        for table in await self._hub.leases.orphans(_MAX_ORPHANS):
            await self._take_over(table)
        if self._hub.bus is not None:
            await self._check_owners()
            await self._tell_presence()
        await self.evict_idle()

    async def _take_over(self, table: str) -> None:
        """Take over a table without a living owner. If it cannot be played, the others still must
        be taken over."""
        try:
            if await self._hub.tables.open(table) is not None:
                metrics.takeovers.inc()
                log.info("took over a table", extra={"table": table})
        except Refusal as refusal:
            log.error("cannot take over a table: %s", refusal, extra={"table": table})
        except Exception:
            log.exception("cannot take over a table", extra={"table": table})

    async def _check_owners(self) -> None:
        """Close connections whose table has moved or does not answer; drop those of dead
        processes."""
        hub = self._hub
        assert hub.bus is not None
        living = await hub.leases.living()
        hub.bus.forget(living)
        for actor in hub.tables.actors.values():
            for conn in list(actor.table.attached):
                if conn.partition("/")[0] not in living:
                    actor.post(cmd.Detach(conn))
        far = [c for c in hub.connections.values() if c.home not in ("", hub.process)]
        owners = await hub.leases.owners_of({connection.table for connection in far})
        overdue = asyncio.get_running_loop().time() - _ANSWER_TIMEOUT_S
        for connection in far:
            asked = connection.asked_at
            silent = asked is not None and asked < overdue
            if silent or owners.get(connection.table) != connection.home:
                hub.close(connection, "moved")

    async def _tell_presence(self) -> None:
        """Tell other processes who is connected to tables of this one, where that has changed."""
        actors = self._hub.tables.actors.values()
        now = {actor.table.lease: presence_of(actor.table) for actor in actors}
        changed = {lease: who for lease, who in now.items() if self._told.get(lease, NOBODY) != who}
        await self._hub.leases.tell(changed)
        self._told = now

    async def evict_idle(self) -> None:
        """Drop tables that ended, and tables that were not used for long."""
        tables = self._hub.tables
        for table, actor in list(tables.actors.items()):
            if actor.ended.is_set():
                tables.actors.pop(table, None)
            elif actor.idle:
                due = None
                if actor.table.playing and actor.table.clock is not None:
                    due = actor.table.clock.next_due()
                await tables.stop(actor)
                await self._hub.leases.release(actor.table.lease, due)
        metrics.tables.set(len(tables.actors))


async def _repeat(work: Callable[[], Awaitable[None]], seconds: float) -> None:
    while True:
        try:
            await work()
        except Refusal as refusal:
            log.warning("%s", refusal)
        except Exception:
            log.exception("the hub's maintenance")
        await asyncio.sleep(seconds)


async def _clean_up(services: ServerServices) -> None:
    """Delete tables that never began, and guests who have not come back."""
    tables = await services.lobby.drop_stale()
    guests = await services.people.drop_stale_guests()
    await services.attempts.drop_old()
    if tables or guests:
        log.info("cleaned up", extra={"tables": tables, "guests": guests})
