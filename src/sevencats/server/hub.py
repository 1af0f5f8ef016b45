"""The tables of this process, and the way to those of others.

A command goes to the table's owner, wherever that is. A table without a living owner is taken
over by whoever needs it. Connections belong to the process their socket is at; when the owner of
their table is gone, they are closed and come again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from sevencats.server import metrics, wire
from sevencats.server.errors import Refusal
from sevencats.server.store.leases import NOBODY, Lease, Leases, Presence, first_lease
from sevencats.server.store.records import SeatRecord, TableRecord, TableSetup
from sevencats.server.tables import commands as cmd
from sevencats.server.tables.actor import TableActor, load_actor, new_actor
from sevencats.server.tables.services import Services
from sevencats.server.tables.table import make_table
from sevencats.server.wire import TableInfo

if TYPE_CHECKING:
    from sevencats.server.bus import Bus

#: A command looks for its table's owner for so long.
_PATIENCE_S = 12.0
_RETRY_S = 0.15
#: A table elsewhere that says nothing for so long after a message has not got it.
_UNANSWERED_S = 6.0
#: Messages that are answered at once.
_ANSWERED = (
    wire.MakePick,
    wire.MakePicks,
    wire.TryPicks,
    wire.SetStanding,
    wire.Resign,
    wire.Back,
    wire.Rematch,
    wire.Say,
    wire.Mute,
    wire.Undo,
    wire.UndoAnswer,
)
_CLEAN_EVERY_S = 3600.0
#: Tables taken over in one go.
_ORPHANS = 50

log = logging.getLogger(__name__)


class Connection(Protocol):
    """A socket as the hub sees it."""

    table: str
    #: The process that owns the table.
    home: str
    lang: str
    #: Since when an answer of another process is waited for.
    asked_at: float | None

    def push(self, frame: bytes, close: bool) -> None:
        """Queue a frame; with ``close`` it is the last one."""


class Hub:
    """What one process knows of tables and connections."""

    def __init__(self, process: str, leases: Leases) -> None:
        self.process = process
        self.leases = leases
        self.bus: Bus | None = None
        self.actors: dict[str, TableActor] = {}
        self.connections: dict[str, Connection] = {}
        #: What other processes were told about who is connected to tables of this one.
        self._told: dict[Lease, Presence] = {}
        #: How many beats from now on look for tables that others have taken over.
        self._doubts = 0
        self._opening: dict[str, asyncio.Task[TableActor | None]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._services: Services | None = None

    async def start(self, services: Services) -> None:
        """Say that this process lives, and keep saying so."""
        self._services = services
        if services.settings.redis_url:
            # Only here: a server that is alone should not wait for Redis' library.
            from sevencats.server.bus import Bus

            self.bus = Bus(
                services.settings.redis_url,
                self.process,
                self.handle_remote,
                self.push,
                self._on_bus_loss,
                services.settings.beat_seconds,
            )
            await self.bus.start()
        await self.leases.beat()
        self._tasks = [
            asyncio.create_task(self._repeat(self._beat), name="heartbeat"),
            asyncio.create_task(self._repeat(self._maintain), name="maintenance"),
            asyncio.create_task(self._repeat(self._clean_up, _CLEAN_EVERY_S), name="cleaning up"),
        ]

    async def stop(self) -> None:
        """Close all tables and give up their leases."""
        for task in self._tasks:
            task.cancel()
        for actor in list(self.actors.values()):
            actor.farewell("moved")
            await actor.stop()
        self.actors.clear()
        if self.bus is not None:
            await self.bus.stop()
        try:
            await self.leases.leave()
        except Refusal:
            log.warning("the database is gone; the tables are free when their leases run out")

    # -- commands ------------------------------------------------------------------------------

    async def send(self, table: str, command: cmd.Command) -> cmd.Answer:
        """Send a command to a table's owner, who may be this process."""
        until = asyncio.get_running_loop().time() + _PATIENCE_S
        while asyncio.get_running_loop().time() < until:
            try:
                answer = await self._try(table, command)
            except Refusal as refusal:
                return cmd.refused(refusal)
            if answer is not None and not _moved(answer):
                return answer
            await asyncio.sleep(_RETRY_S)
        return cmd.refused(Refusal("busy"))

    async def _try(self, table: str, command: cmd.Command) -> cmd.Answer | None:
        actor = self.actors.get(table)
        if actor is None or actor.ended.is_set():
            owner = await self.leases.owner_of(table)
            if owner is not None and owner != self.process:
                if self.bus is None:
                    return None
                return await self.bus.ask(owner, table, command)
            actor = await self.open(table)
        return None if actor is None else await actor.ask(command)

    async def handle_remote(self, table: str, command: cmd.Command) -> cmd.Answer:
        """Do a command that another process sent, for it thinks that this one is the owner."""
        actor = self.actors.get(table)
        if actor is None or actor.ended.is_set():
            return cmd.refused(Refusal("moved"))
        if isinstance(command, cmd.Deliver | cmd.Detach):
            self._post(actor, command)
            return cmd.Answer()
        return await actor.ask(command)

    def forward(self, connection: Connection, command: cmd.Deliver | cmd.Detach) -> None:
        """Pass a connection's message on."""
        if connection.home != self.process:
            if isinstance(command, cmd.Deliver) and isinstance(command.message, _ANSWERED):
                if connection.asked_at is None:
                    connection.asked_at = asyncio.get_running_loop().time()
            if self.bus is not None:
                self.bus.forward(connection.home, connection.table, command)
            return
        actor = self.actors.get(connection.table)
        if actor is None or actor.ended.is_set():
            self.close(connection, "moved")
        else:
            self._post(actor, command)

    def _post(self, actor: TableActor, command: cmd.Deliver | cmd.Detach) -> None:
        if isinstance(command, cmd.Deliver) and actor.inbox.full():
            number = getattr(command.message, "id", None)
            text = Refusal("busy").text("en")
            self.push(command.conn, wire.encode(wire.No(number, "busy", text, True)), False)
            return
        actor.post(command)

    async def attach(self, connection: Connection, command: cmd.Attach) -> None:
        """Introduce a connection to its table; raises the refusal."""
        answer = await self.send(connection.table, command)
        answer.result()
        owner = self.process
        if connection.table not in self.actors:
            owner = await self.leases.owner_of(connection.table) or self.process
        connection.home = owner

    async def open(self, table: str) -> TableActor | None:
        """Become the owner of a table and load it; None when another process was first."""
        # Whoever asks has waited for the database since it last looked: a second actor would take
        # the place of the first, whose connections nobody would hear any more.
        actor = self.actors.get(table)
        if actor is not None and not actor.ended.is_set():
            return actor
        task = self._opening.get(table)
        if task is None:
            task = asyncio.create_task(self._open(table))
            self._opening[table] = task
            task.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(task)

    async def _open(self, table: str) -> TableActor | None:
        assert self._services is not None
        await self._services.lobby.get(table)  # refuses what does not exist
        lease = await self.leases.acquire(table)
        if lease is None:
            return None
        try:
            actor = await load_actor(table, lease, self._services)
        except BaseException:
            # A table that cannot be loaded must not look as if it were at home here, nor be due
            # again and again.
            with contextlib.suppress(Refusal):
                await self.leases.release(lease, None)
            raise
        self._begin(actor)
        return actor

    async def create(
        self, setup: TableSetup, host: str | None, listed: bool, seats: list[SeatRecord]
    ) -> TableRecord:
        """A new table that is at home here: nothing about it has to be read again."""
        assert self._services is not None
        record = await self._services.lobby.create(setup, host, listed, seats, owner=self.process)
        self._begin(new_actor(record, first_lease(record.id, self.process), self._services))
        return record

    def _begin(self, actor: TableActor) -> None:
        actor.begin()
        self.actors[actor.table.id] = actor
        metrics.tables.set(len(self.actors))

    async def infos(self, records: Sequence[TableRecord], lang: str) -> list[TableInfo]:
        """Tables as everybody sees them, with who is online, wherever they are at home."""
        away = {record.id for record in records if self._at_home(record.id) is None}
        elsewhere = {} if self.bus is None else await self.leases.presence_of(away)
        found = []
        for record in records:
            actor = self._at_home(record.id)
            if actor is not None:
                found.append(actor.table.info(lang))
            else:
                table = make_table(record, Lease(record.id, "", 0))
                found.append(table.info(lang, elsewhere.get(record.id, NOBODY)))
        return found

    def _at_home(self, table: str) -> TableActor | None:
        actor = self.actors.get(table)
        return None if actor is None or actor.ended.is_set() else actor

    # -- connections ---------------------------------------------------------------------------

    def push(self, conn: str, data: bytes, close: bool) -> None:
        """Send a message to a connection, wherever it is."""
        process = conn.partition("/")[0]
        if process != self.process:
            if self.bus is not None:
                self.bus.push(process, conn, data, close)
            return
        connection = self.connections.get(conn)
        if connection is not None:
            connection.asked_at = None
            connection.push(data, close)

    def close(self, connection: Connection, code: str) -> None:
        """Close a connection, which may come again."""
        text = Refusal(code).text(connection.lang)
        connection.push(wire.encode(wire.Bye(code, text, again=True)), True)

    def _on_bus_loss(self, process: str | None) -> None:
        """Messages from or to a process (None: any) were lost. The connections concerned come
        again, those of this process to tables there and those from there to tables here: what is
        missing may have been a pick, its confirmation or the greeting."""
        for connection in list(self.connections.values()):
            if connection.home != self.process and process in (None, connection.home):
                self.close(connection, "moved")
        for actor in self.actors.values():
            for conn in list(actor.table.attached):
                home = conn.partition("/")[0]
                if home != self.process and process in (None, home):
                    actor.post(cmd.Detach(conn, again=True))

    # -- the heartbeat -------------------------------------------------------------------------

    async def _clean_up(self) -> None:
        """Forget tables that never began and guests who are long gone."""
        assert self._services is not None
        tables = await self._services.lobby.drop_stale()
        guests = await self._services.people.drop_stale_guests()
        await self._services.attempts.drop_old()
        if tables or guests:
            log.info("cleaned up", extra={"tables": tables, "guests": guests})

    async def _repeat(self, work: Callable[[], Awaitable[None]], seconds: float = 0) -> None:
        """Repeat a task for as long as the hub runs. The heartbeat has a task of its own: taking
        over tables may last, and meanwhile this process must not be thought dead."""
        assert self._services is not None
        while True:
            try:
                await work()
            except Refusal as refusal:
                log.warning("%s", refusal)
            except Exception:
                log.exception("the hub's maintenance")
            await asyncio.sleep(seconds or self._services.settings.beat_seconds)

    async def _beat(self) -> None:
        """Say that this process lives. If it was too late to say so, look twice whether others have
        taken over tables: one may be doing so right now."""
        if not await self.leases.beat():
            self._doubts = 2
        if self._doubts:
            await self._drop_lost()
            self._doubts -= 1

    async def _drop_lost(self) -> None:
        """Close tables that another process has taken over. Their connections would wait here for
        moves that are made there, and be refused what is allowed there."""
        held = await self.leases.held()
        for table, actor in list(self.actors.items()):
            if actor.table.lease not in held:
                actor.farewell("moved")
                await actor.stop()
                if self.actors.get(table) is actor:
                    del self.actors[table]

    async def _maintain(self) -> None:
        """Take over orphaned tables, close stray connections, drop idle tables."""
        for table in await self.leases.orphans(_ORPHANS):
            await self._take_over(table)
        if self.bus is not None:
            await self._check_homes()
            await self._tell_presence()
        await self._evict_idle()

    async def _take_over(self, table: str) -> None:
        try:
            if await self.open(table) is not None:
                metrics.takeovers.inc()
                log.info("took over a table", extra={"table": table})
        except Refusal as refusal:
            # One table that cannot be played must not keep the others waiting.
            log.error("cannot take over a table: %s", refusal, extra={"table": table})
        except Exception:
            log.exception("cannot take over a table", extra={"table": table})

    async def _check_homes(self) -> None:
        """Close connections whose table has another owner than they think or does not answer, and
        forget those of processes that are gone."""
        assert self.bus is not None
        living = await self.leases.living()
        self.bus.forget(living)
        for actor in self.actors.values():
            for conn in list(actor.table.attached):
                if conn.partition("/")[0] not in living:
                    actor.post(cmd.Detach(conn))
        far = [c for c in self.connections.values() if c.home not in ("", self.process)]
        owners = await self.leases.owners_of({connection.table for connection in far})
        overdue = asyncio.get_running_loop().time() - _UNANSWERED_S
        for connection in far:
            asked = connection.asked_at
            silent = asked is not None and asked < overdue
            if silent or owners.get(connection.table) != connection.home:
                self.close(connection, "moved")

    async def _tell_presence(self) -> None:
        """Tell other processes who is connected to tables of this one, where that has changed."""
        now = {actor.table.lease: actor.table.presence for actor in self.actors.values()}
        changed = {lease: who for lease, who in now.items() if self._told.get(lease, NOBODY) != who}
        await self.leases.tell(changed)
        self._told = now

    async def _evict_idle(self) -> None:
        """Drop tables that ended, and those that nobody has used for long."""
        for table, actor in list(self.actors.items()):
            if actor.ended.is_set():
                self.actors.pop(table, None)
            elif actor.idle:
                due = None
                if actor.table.playing and actor.table.clock is not None:
                    due = actor.table.clock.next_due()
                await actor.stop()
                if self.actors.get(table) is actor:  # somebody may have opened it again
                    del self.actors[table]
                await self.leases.release(actor.table.lease, due)
        metrics.tables.set(len(self.actors))


def _moved(answer: cmd.Answer) -> bool:
    return answer.refused is not None and answer.refused.code == "moved"
