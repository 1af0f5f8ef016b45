"""Hosts the tables of one person, without web framework, database and other processes.

A connection is two functions instead of a socket; requests are answered by ``routes``. Everything
between them is the server's own code (``server/tables``).
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable

import msgspec

from sevencats.server import wire
from sevencats.server.errors import Refusal
from sevencats.server.now import now_ms
from sevencats.server.offline.bots import OfflineBots
from sevencats.server.offline.person import Person
from sevencats.server.offline.shelf import Shelf
from sevencats.server.offline.stores import NoOthers, OfflineReviews, OfflineTables
from sevencats.server.store.records import TableRecord
from sevencats.server.tables import commands as cmd
from sevencats.server.tables.actor import TableActor, load_actor
from sevencats.server.tables.history.replay import Playbacks
from sevencats.server.tables.history.reviews import Reviews
from sevencats.server.tables.lease import Lease, first_lease
from sevencats.server.tables.meter import Meter
from sevencats.server.tables.services import Services, Workers
from sevencats.server.tables.table import make_table
from sevencats.server.tables.table_info import table_info
from sevencats.server.wire import TableInfo

#: Receives the frames of a connection: its name, a frame, and whether it is the last one.
Receiver = Callable[[str, bytes, bool], None]

#: Drop an unused table from memory after this time.
_IDLE_MS = 60_000
_OWNER = "here"


class OfflineHost:
    """The tables of one person, their connections, and the services that they share."""

    def __init__(self, shelf: Shelf, workers: Workers, receive: Receiver) -> None:
        self.shelf = shelf
        self.person = Person(shelf)
        self.tables = OfflineTables(shelf)
        self.reviews = OfflineReviews(shelf)
        self.playbacks = Playbacks(self.tables)
        self.actors: dict[str, TableActor] = {}
        self._opening: dict[str, asyncio.Task[TableActor]] = {}
        self._receive = receive
        #: The table of each connection; None before its hello.
        self._connections: dict[str, tuple[str, bool]] = {}
        others, meter = NoOthers(), Meter()
        self._services = Services(
            lobby=self.tables,
            games=self.tables,
            journal=self.tables,
            chat=others,
            people=others,
            bots=OfflineBots(workers, 1, meter),
            reviews=Reviews(self.tables, self.reviews, workers, meter),
            meter=meter,
            # Clients request their tokens again after each start.
            secret=secrets.token_bytes(32),
            idle_ms=_IDLE_MS,
            patience_ms=_IDLE_MS,
            push=self._push,
            flush=lambda: None,
            send=self.send,
        )

    # -- tables --------------------------------------------------------------------------------

    async def send(self, table: str, command: cmd.Command) -> cmd.Answer:
        """Send a command to a table; loads it if necessary."""
        try:
            actor = await self.open(table)
        except Refusal as refusal:
            return cmd.refused(refusal)
        return await actor.ask(command)

    async def open(self, table: str) -> TableActor:
        """The actor of a table; raises the refusal if it cannot be loaded."""
        actor = self.actors.get(table)
        if actor is not None and not actor.ended.is_set():
            return actor
        if table not in self._opening:
            task = asyncio.create_task(self._load(table))
            self._opening[table] = task
            task.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(self._opening[table])

    async def _load(self, table: str) -> TableActor:
        for idle in [actor for actor in self.actors.values() if actor.idle]:
            await self._stop(idle)
        actor = await load_actor(table, first_lease(table, _OWNER), self._services)
        self.actors[table] = actor
        actor.begin()
        return actor

    async def _stop(self, actor: TableActor) -> None:
        await actor.stop()
        if self.actors.get(actor.table.id) is actor:
            del self.actors[actor.table.id]

    async def stop(self) -> None:
        """Close all tables; their journals have everything."""
        for actor in list(self.actors.values()):
            actor.sender.close_all("moved")
            await self._stop(actor)

    async def forget_everything(self) -> None:
        """Delete all tables, decks and the person."""
        await self.stop()
        drops = ("table/", "row/", "state/", "review/", "deck/", "me")
        await self.shelf.write({}, drops)

    def info(self, record: TableRecord, lang: str) -> TableInfo:
        """A table's public information."""
        actor = self.actors.get(record.id)
        table = make_table(record, Lease(record.id, "", 0)) if actor is None else actor.table
        return table_info(table, lang)

    # -- connections ---------------------------------------------------------------------------

    def connect(self, conn: str, table: str) -> None:
        """Open a connection to a table."""
        self._connections[conn] = (table, False)

    async def hear(self, conn: str, text: str) -> None:
        """Handle a message of a connection, as a socket would deliver it."""
        if conn not in self._connections:
            return
        table, introduced = self._connections[conn]
        try:
            message = wire.decode_client(text)
        except (msgspec.DecodeError, RecursionError):
            self._say(conn, wire.No(None, "bad_message", Refusal("bad_message").text("en")))
            return
        if isinstance(message, wire.Ping):
            self._say(conn, wire.Pong(message.n, now_ms()))
        elif isinstance(message, wire.Hello):
            self._connections[conn] = (table, True)
            await self._attach(conn, table, message)
        elif introduced:
            (await self.open(table)).post(cmd.Deliver(conn, message))

    async def _attach(self, conn: str, table: str, hello: wire.Hello) -> None:
        me = await self.person.me()
        answer = await self.send(table, cmd.Attach(conn, None if me is None else me.id, hello))
        try:
            answer.result()
        except Refusal as refusal:
            text = refusal.text(hello.lang or "en")
            self._say(conn, wire.Bye(refusal.code, text, refusal.passing), close=True)

    def disconnect(self, conn: str) -> None:
        """Close a connection."""
        table, _ = self._connections.pop(conn, ("", False))
        actor = self.actors.get(table)
        if actor is not None:
            actor.post(cmd.Detach(conn))

    def complain(self, refusal: Refusal) -> None:
        """Tell all connections that something could not be stored, such as a bot's pick."""
        for conn, (table, _) in self._connections.items():
            actor = self.actors.get(table)
            attached = None if actor is None else actor.table.attached.get(conn)
            lang = (None if attached is None else attached.lang) or "en"
            self._say(conn, wire.No(None, refusal.code, refusal.text(lang)))

    def _say(self, conn: str, message: wire.ServerMessage, close: bool = False) -> None:
        self._push(conn, wire.encode(message), close)

    def _push(self, conn: str, data: bytes, close: bool) -> None:
        if conn in self._connections:
            if close:
                del self._connections[conn]
            self._receive(conn, data, close)
