"""The task that owns a table. Everybody else puts commands into its inbox.

It handles one command at a time: check, propose a step, write it, apply it, send it. If the
database does not say whether a row was written, the table reads the journal again before it does
anything else. If another process has taken the table over, its connections are closed, and their
clients reconnect to the new owner.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from sevencats.kernel.errors import RulesError
from sevencats.server import wire
from sevencats.server.errors import Refusal, refusal_of
from sevencats.server.now import now_ms
from sevencats.server.store.records import TableRecord
from sevencats.server.tables import commands as cmd
from sevencats.server.tables.clock import Clock
from sevencats.server.tables.handlers import (
    clocks,
    connections,
    handle_message,
    picks,
    seats,
    standing,
)
from sevencats.server.tables.history.journaling import TableJournal
from sevencats.server.tables.lease import Fenced, Lease
from sevencats.server.tables.loading import rebuilt
from sevencats.server.tables.pace import BotPace
from sevencats.server.tables.seats.presence import note_presence
from sevencats.server.tables.sender import Sender
from sevencats.server.tables.services import Services
from sevencats.server.tables.table import KEPT_PHRASES, Phrase, Table, make_table

#: Commands that may wait at a table before newer ones are refused.
INBOX = 256
#: A table retries this long after the database failed.
_DOUBT_MS = 1000

#: The answer to a command that was being handled when the table was closed.
_CLOSED = cmd.refused(Refusal("busy"))

_Item = tuple[cmd.Command, "asyncio.Future[cmd.Answer] | None"]

log = logging.getLogger(__name__)


class TableActor:
    """A table, its inbox and the task that reads it."""

    def __init__(self, table: Table, services: Services) -> None:
        self.table = table
        self.services = services
        self.sender = Sender(table, services)
        self.journal = TableJournal(self)
        self.inbox: asyncio.Queue[_Item] = asyncio.Queue(INBOX)
        self.ended = asyncio.Event()
        self.thinking: dict[int, asyncio.Task[None]] = {}
        #: Seats with a hint in progress.
        self.hinting: set[int] = set()
        #: Seats with odds in progress.
        self.estimating: set[int] = set()
        self.pace = BotPace()
        self.used = now_ms()
        #: True while a command is being handled.
        self._busy = False
        self._in_doubt = False
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self._kept: set[asyncio.Future[Any]] = set()

    # -- from outside --------------------------------------------------------------------------

    def begin(self) -> None:
        """Start the task."""
        self._task = asyncio.create_task(self._run(), name=f"table {self.table.id}")

    def keep(self, task: asyncio.Future[Any]) -> None:
        """Keep a reference to a task until it is done; the event loop keeps none."""
        self._kept.add(task)
        task.add_done_callback(self._kept.discard)

    def post(self, command: cmd.Command) -> None:
        """Queue a command without waiting for an answer; dropped if the inbox is full."""
        if not self.inbox.full():
            self.inbox.put_nowait((command, None))

    async def ask(self, command: cmd.Command) -> cmd.Answer:
        """Queue a command and wait for its answer."""
        if self.inbox.full():
            return cmd.refused(Refusal("busy"))
        answer: asyncio.Future[cmd.Answer] = asyncio.get_running_loop().create_future()
        self.inbox.put_nowait((command, answer))
        return await answer

    async def stop(self) -> None:
        """Cancel the task; the journal has everything."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            # The finished task would keep this actor alive by its exception.
            self._task = None
        self._end()

    @property
    def idle(self) -> bool:
        """Return whether the table may be dropped from memory."""
        # A command may take long if the database is slow, and its sender is waiting.
        working = self._busy or self.thinking or not self.inbox.empty()
        quiet = not working and not self.table.attached
        limit = 10_000 if self.table.record.status == "finished" else None
        patience = limit or self.services.idle_ms
        return quiet and now_ms() - self.used > patience

    # -- the loop ------------------------------------------------------------------------------

    async def _run(self) -> None:
        try:
            await self._handle(cmd.Wake(), None)
            while not self.ended.is_set():
                command, answer = await self.inbox.get()
                await self._handle(command, answer)
        finally:
            self._end()

    async def _handle(
        self, command: cmd.Command, answer: asyncio.Future[cmd.Answer] | None
    ) -> None:
        self._busy, result = True, _CLOSED
        try:
            result = await self._outcome(command)
        finally:
            self._busy = False
            if answer is not None and not answer.done():
                answer.set_result(result)
        self._set_timer()

    async def _outcome(self, command: cmd.Command) -> cmd.Answer:
        """Handle a command; errors become refusals."""
        try:
            result = cmd.Answer(data=await self._do(command))
        except Refusal as refusal:
            result = self._refused(command, refusal)
        except RulesError as error:
            result = self._refused(command, refusal_of(error))
        except Fenced:
            result = cmd.refused(Refusal("moved"))
            self.sender.close_all("moved")
            self.ended.set()
        except Exception:
            # A bug. The command is lost; read the game again, because the state in memory cannot be
            # trusted.
            log.exception("a command failed", extra={"table": self.table.id})
            self._in_doubt = True
            if isinstance(command, cmd.Deliver):
                self.sender.refuse(command, Refusal("internal"))
            result = cmd.refused(Refusal("internal"))
        self.services.flush()
        return result

    def _refused(self, command: cmd.Command, refusal: Refusal) -> cmd.Answer:
        """Tell the sender, and return the answer. (In ``_outcome`` a name for the refusal would be
        in a cycle with its traceback.)"""
        self.services.meter.refused(refusal.code)
        if refusal.code in ("store_down", "storage_full"):
            self._in_doubt = True
        if isinstance(command, cmd.Deliver):
            self.sender.refuse(command, refusal)
        return cmd.refused(refusal)

    async def _do(self, command: cmd.Command) -> bytes:
        if self._in_doubt:
            changed = await self.journal.reload()
            self._in_doubt = False
            self._wake()
            if changed:
                self.sender.send_game()
        if not isinstance(command, cmd.Tick | cmd.BotAnswer):
            self.used = now_ms()
        match command:
            case cmd.Deliver():
                attached = self.table.attached.get(command.conn)
                if attached is None:
                    # The heartbeat of its process was late, so the connection was dropped here. A
                    # refusal would leave the client on a dead connection: it must reconnect.
                    self._close_moved(command.conn)
                else:
                    await handle_message(self, attached, command.message)
            case cmd.BotAnswer():
                await picks.bot_answer(self, command)
            case cmd.StandingAnswer():
                await standing.take(self, command)
            case cmd.Attach():
                connections.attach(self, command)
            case cmd.Detach():
                if command.again:
                    self._close_moved(command.conn)
                connections.detach(self, command.conn)
            case cmd.Tick():
                await clocks.tick(self)
            case cmd.Wake():
                self._wake()
            case _:
                return await seats.act(self, command)
        return b"null"

    def _wake(self) -> None:
        """Start clocks and bots after loading."""
        note_presence(self.table, now_ms())
        clocks.update(self.table)
        picks.wake_bots(self)

    def _close_moved(self, conn: str) -> None:
        bye = wire.Bye("moved", Refusal("moved").text("en"), again=True)
        self.sender.send(conn, bye, close=True)

    def _set_timer(self) -> None:
        """Post a tick for when a clock is due or delayed spectators may see more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        due = clocks.next_due(self.table)
        if self._in_doubt:
            # Retry, because no other command may come while a bot waits; but not at once.
            due = now_ms() + _DOUBT_MS
        if due is None or self.ended.is_set():
            return
        loop = asyncio.get_running_loop()
        delay = max(0.02, (due - now_ms()) / 1000)
        self._timer = loop.call_later(delay, self.post, cmd.Tick())

    def _end(self) -> None:
        self.ended.set()
        if self._timer is not None:
            self._timer.cancel()
        for task in self.thinking.values():
            task.cancel()
        while not self.inbox.empty():
            _, answer = self.inbox.get_nowait()
            if answer is not None and not answer.done():
                answer.set_result(cmd.refused(Refusal("moved")))


def new_actor(record: TableRecord, lease: Lease, services: Services) -> TableActor:
    """The actor of a new table."""
    table = make_table(record, lease)
    table.patience_ms = services.patience_ms
    return TableActor(table, services)


async def load_actor(table_id: str, lease: Lease, services: Services) -> TableActor:
    """The actor of a stored table, with its game from the journal."""
    record = await services.lobby.get(table_id)
    actor = new_actor(record, lease, services)
    table = actor.table
    if record.config is not None:
        table.run = await rebuilt(table, record.config, services)
        table.clock = Clock(record.setup.pace, len(table.labels), table.run.banks)
    for said in await services.chat.last(table_id, KEPT_PHRASES):
        table.phrases.append(Phrase(*said))
    return actor
