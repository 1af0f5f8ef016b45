"""Routes commands to tables, in this process or in another, and messages to connections.

A command goes to the process that owns the table. A table without a living owner is taken over by
the process that needs it. A connection belongs to the process of its socket; when the owner of its
table dies, the connection is closed and the client reconnects.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from sevencats.server import wire
from sevencats.server.errors import Refusal
from sevencats.server.local_tables import LocalTables
from sevencats.server.operate.upkeep import Upkeep
from sevencats.server.services import ServerServices
from sevencats.server.store.leases import Leases
from sevencats.server.store.records import TableRecord
from sevencats.server.tables import commands as cmd
from sevencats.server.tables.actor import TableActor
from sevencats.server.wire import TableInfo

if TYPE_CHECKING:
    from sevencats.server.bus import Bus

#: Give up on a command when its table's owner was not found after this.
_SEND_TIMEOUT_S = 12.0
_RETRY_S = 0.15

log = logging.getLogger(__name__)


class Connection(Protocol):
    """A socket, as the hub needs it."""

    table: str
    #: The process that owns the table.
    home: str
    lang: str
    #: Since when an answer of another process is due.
    asked_at: float | None

    def push(self, frame: bytes, close: bool) -> None:
        """Queue a frame; with ``close`` it is the last one."""


class Hub:
    """The routes between the connections and the tables of all processes."""

    def __init__(self, process: str, leases: Leases) -> None:
        self.process = process
        self.leases = leases
        self.bus: Bus | None = None
        self.tables = LocalTables(process, leases)
        self.connections: dict[str, Connection] = {}
        self.upkeep = Upkeep(self)

    async def start(self, services: ServerServices) -> None:
        """Join the other processes and start the heartbeat."""
        self.tables.start(services)
        if services.settings.redis_url:
            # Imported here, so that a single process does not wait for the Redis library.
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
        self.upkeep.start(services)

    async def stop(self) -> None:
        """Close all tables and give up their leases."""
        self.upkeep.stop()
        for actor in list(self.tables.actors.values()):
            await self.tables.close(actor)
        if self.bus is not None:
            await self.bus.stop()
        try:
            await self.leases.leave()
        except Refusal:
            log.warning("the database is gone; the tables are free when their leases run out")

    # -- commands ------------------------------------------------------------------------------

    async def send(self, table: str, command: cmd.Command) -> cmd.Answer:
        """Send a command to the owner of a table, retrying while the table moves."""
        until = asyncio.get_running_loop().time() + _SEND_TIMEOUT_S
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
        actor = self.tables.find(table)
        if actor is None:
            owner = await self.leases.owner_of(table)
            if owner is not None and owner != self.process:
                if self.bus is None:
                    return None
                return await self.bus.ask(owner, table, command)
            actor = await self.tables.open(table)
        return None if actor is None else await actor.ask(command)

    async def handle_remote(self, table: str, command: cmd.Command) -> cmd.Answer:
        """Handle a command from another process that considers this one the owner."""
        actor = self.tables.find(table)
        if actor is None:
            return cmd.refused(Refusal("moved"))
        if isinstance(command, cmd.Deliver | cmd.Detach):
            self._post(actor, command)
            return cmd.Answer()
        return await actor.ask(command)

    def forward(self, connection: Connection, command: cmd.Deliver | cmd.Detach) -> None:
        """Forward a connection's message to the owner of its table."""
        if connection.home != self.process:
            if isinstance(command, cmd.Deliver) and command.message.answered_at_once:
                if connection.asked_at is None:
                    connection.asked_at = asyncio.get_running_loop().time()
            if self.bus is not None:
                self.bus.forward(connection.home, connection.table, command)
            return
        actor = self.tables.find(connection.table)
        if actor is None:
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
        """Attach a connection to its table; raises the refusal."""
        answer = await self.send(connection.table, command)
        answer.result()
        owner = self.process
        if connection.table not in self.tables.actors:
            owner = await self.leases.owner_of(connection.table) or self.process
        connection.home = owner

    async def infos(self, records: Sequence[TableRecord], lang: str) -> list[TableInfo]:
        """The public information of tables, with the players online at any process."""
        away = {record.id for record in records if self.tables.find(record.id) is None}
        elsewhere = {} if self.bus is None else await self.leases.presence_of(away)
        return await self.tables.infos(records, lang, elsewhere)

    # -- connections ---------------------------------------------------------------------------

    def push(self, conn: str, data: bytes, close: bool) -> None:
        """Send a message to a connection of any process."""
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
        """Close a connection; its client reconnects."""
        text = Refusal(code).text(connection.lang)
        connection.push(wire.encode(wire.Bye(code, text, again=True)), True)

    def _on_bus_loss(self, process: str | None) -> None:
        """Messages from or to a process (None: any) were lost: a pick, its confirmation or the
        welcome may be missing. Close the connections concerned in both directions; their clients
        reconnect."""
        for connection in list(self.connections.values()):
            if connection.home != self.process and process in (None, connection.home):
                self.close(connection, "moved")
        for actor in self.tables.actors.values():
            for conn in list(actor.table.attached):
                home = conn.partition("/")[0]
                if home != self.process and process in (None, home):
                    actor.post(cmd.Detach(conn, again=True))


def _moved(answer: cmd.Answer) -> bool:
    return answer.refused is not None and answer.refused.code == "moved"
