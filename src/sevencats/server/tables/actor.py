"""The one task that owns a table. Everybody else puts commands into its inbox.

It handles one command at a time: it checks, proposes, makes durable, commits, sends.
If the database does not say whether a row was written, the table is in doubt and reads the
journal again before it does anything else. If another process owns the table now, this one says
goodbye to its connections, who come back to the new owner.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence
from typing import Any

from sevencats import __version__
from sevencats.kernel.errors import RulesError, SevenCatsError
from sevencats.kernel.rng import Rng
from sevencats.kernel.run import Stamp, Step
from sevencats.server import metrics, wire
from sevencats.server.errors import Refusal, refusal_of
from sevencats.server.store.database import now_ms
from sevencats.server.store.leases import Fenced, Lease
from sevencats.server.store.records import Append, Result, Status, TableRecord
from sevencats.server.tables import commands as cmd
from sevencats.server.tables import messages
from sevencats.server.tables.clock import Clock
from sevencats.server.tables.handlers import (
    clocks,
    connections,
    handle_message,
    picks,
    seats,
    standing,
    undo,
)
from sevencats.server.tables.loading import kept_steps, rebuilt
from sevencats.server.tables.pace import BotPace
from sevencats.server.tables.run import TableRun, due_snapshot
from sevencats.server.tables.services import Services
from sevencats.server.tables.table import KEPT_PHRASES, Attached, Phrase, Table, make_table

#: Commands that may wait at a table before newer ones are refused.
INBOX = 256
_DECK_STREAM = 0xDEC
#: A table whose database does not answer tries again after this.
_DOUBT_MS = 1000

#: The answer to a command during which the table is closed: nobody knows how far it came.
_CLOSED = cmd.refused(Refusal("busy"))

_Item = tuple[cmd.Command, "asyncio.Future[cmd.Answer] | None"]

log = logging.getLogger(__name__)


class TableActor:
    """A table and the task that owns it."""

    def __init__(self, table: Table, services: Services) -> None:
        self.table = table
        self.services = services
        self.inbox: asyncio.Queue[_Item] = asyncio.Queue(INBOX)
        self.ended = asyncio.Event()
        self.thinking: dict[int, asyncio.Task[None]] = {}
        #: Seats for which a hint is being thought about.
        self.hinting: set[int] = set()
        #: Seats for which odds are being worked out.
        self.estimating: set[int] = set()
        self.pace = BotPace()
        self.used = now_ms()
        #: A command is being handled.
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
        """Hold on to a task until it is done: the event loop itself would forget it."""
        self._kept.add(task)
        task.add_done_callback(self._kept.discard)

    def post(self, command: cmd.Command) -> None:
        """Send a command without waiting for an answer; one too many is dropped."""
        if not self.inbox.full():
            self.inbox.put_nowait((command, None))

    async def ask(self, command: cmd.Command) -> cmd.Answer:
        """Send a command and wait for its answer."""
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
            # It remembers how it ended, with all that was at hand then: this actor.
            self._task = None
        self._end()

    @property
    def idle(self) -> bool:
        """Whether the table may be dropped from memory."""
        # A command may take long where the database is slow, and somebody waits for its answer.
        working = self._busy or self.thinking or not self.inbox.empty()
        quiet = not working and not self.table.attached
        limit = 10_000 if self.table.record.status == "finished" else None
        patience = limit or int(self.services.settings.idle_seconds * 1000)
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
        """Do what a command asks for, and say what came of it."""
        try:
            result = cmd.Answer(data=await self._do(command))
        except (Refusal, RulesError) as error:
            refusal = error if isinstance(error, Refusal) else refusal_of(error)
            metrics.refusals.labels(refusal.code).inc()
            if refusal.code == "store_down":
                self._in_doubt = True
            if isinstance(command, cmd.Deliver):
                self._refuse(command, refusal)
            result = cmd.refused(refusal)
        except Fenced:
            result = cmd.refused(Refusal("moved"))
            self.farewell("moved")
            self.ended.set()
        except Exception:
            # A fault of ours: the command is lost, the game is not. Memory is not trusted.
            log.exception("a command failed", extra={"table": self.table.id})
            self._in_doubt = True
            if isinstance(command, cmd.Deliver):
                self._refuse(command, Refusal("internal"))
            result = cmd.refused(Refusal("internal"))
        self.services.flush()
        return result

    async def _do(self, command: cmd.Command) -> bytes:
        if self._in_doubt:
            await self._reload()
        if not isinstance(command, cmd.Tick | cmd.BotAnswer):
            self.used = now_ms()
        match command:
            case cmd.Deliver():
                attached = self.table.attached.get(command.conn)
                if attached is None:
                    # Its process was thought dead, for it was late to say that it lives. A refusal
                    # would leave the client where nothing reaches it any more: it comes again.
                    bye = wire.Bye("moved", Refusal("moved").text("en"), again=True)
                    self.push(command.conn, bye, close=True)
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
                    bye = wire.Bye("moved", Refusal("moved").text("en"), again=True)
                    self.push(command.conn, bye, close=True)
                connections.detach(self, command.conn)
            case cmd.Tick():
                await clocks.tick(self)
            case cmd.Wake():
                self._wake()
            case _:
                return await seats.act(self, command)
        return b"null"

    def _wake(self) -> None:
        """After loading: start clocks and bots where the game stands."""
        self.table.note_presence(now_ms())
        self.update_clock()
        picks.wake_bots(self)

    async def _reload(self) -> None:
        """Read what the journal really says, and go on from there."""
        table = self.table
        record = await self.services.lobby.get(table.id)
        if record.config is not None:
            before = table.run.n if table.run is not None else 0
            table.run = await rebuilt(table, record.config, self.services)
            table.clock = Clock(table.record.setup.pace, len(table.labels), table.run.banks)
            fresh = table.run.n != before
        else:
            table.run, fresh = None, False
        table.record = record
        self._in_doubt = False
        self._wake()
        if fresh:
            self.resend()

    def _set_timer(self) -> None:
        """Wake up when a clock is due or a delayed spectator may see more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        due = clocks.next_due(self)
        if self._in_doubt:
            # Nobody else may come to ask, and a bot may be waiting: try again, but not at once.
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

    # -- the journal ---------------------------------------------------------------------------

    async def commit(self, step: Step, result: Result | None = None) -> Step:
        """Make a step durable, then true, then known."""
        return await self.commit_all([step], result)

    async def commit_all(self, steps: Sequence[Step], result: Result | None = None) -> Step:
        """Make the steps of one message durable in one transaction, then true, then known."""
        table, step = self.table, steps[-1]
        assert table.run is not None
        result = result or table.result_after(step)
        if table.clock is not None:
            banks = table.clock.banks_after(step.row.seat, step.row.at)
            steps = [one.with_row(banks=banks) for one in steps]
            step = steps[-1]
        status: Status = "playing" if result is None else "finished"
        lease = table.lease
        asked = 0 if result is not None else table.asked_after(step)
        start = None
        if step.row.kind == "start":
            game = table.run.game
            config = step.state.config
            start = (game.config_data(config), __version__, game.content(config))
        await self.services.journal.append(
            Append(
                table=lease.table,
                owner=lease.owner,
                token=lease.token,
                row=step.row,
                snapshot=due_snapshot(steps),
                status=status,
                result=result,
                start=start,
                asked=asked,
                notices=table.notices(step, status),
                earlier=tuple(one.row for one in steps[:-1]),
                rated=None if result is None else table.rated_game(result),
            )
        )
        metrics.rows.labels(step.row.kind, step.row.by).inc(len(steps))
        for one in steps:
            table.run.commit(one)
        record = table.record
        record.status, record.head, record.updated = status, step.row.n, step.row.at
        record.result, record.asked = result, asked
        if start is not None:
            record.config, record.engine, record.content = start
        if start is not None or result is not None:
            self.services.lobby.version += 1
        undo.drop_request(self, "stale", done=step.row.pick_id)
        self.update_clock()
        self.show_steps(steps)
        if result is not None:
            self.show_table()
        picks.wake_bots(self)
        return step

    async def start_game(self, lang: str) -> None:
        """Build the config and commit the first row."""
        table = self.table
        setup = table.record.setup
        choices = [seat.choice for seat in table.record.seats]
        try:
            rng = Rng(table.record.seed ^ _DECK_STREAM)
            config = table.kit.setup.config(setup.mode, choices, setup.options, rng)
            state = table.kit.game.new_game(config, table.record.seed)
        except SevenCatsError as error:
            raise Refusal("bad_setup", str(error)) from None
        table.run = TableRun(table.kit.game, state, kept=kept_steps(table))
        table.clock = Clock(setup.pace, len(table.labels))
        try:
            await self.commit(table.run.start(Stamp("table", now_ms())))
        except BaseException:
            table.run = table.clock = None
            raise
        self.show_table()

    # -- sending -------------------------------------------------------------------------------

    def push(self, to: Attached | str, message: wire.ServerMessage, close: bool = False) -> None:
        """Send a message to one connection."""
        conn = to if isinstance(to, str) else to.conn
        self.services.push(conn, wire.encode(message), close)

    def _refuse(self, command: cmd.Deliver, refusal: Refusal) -> None:
        attached = self.table.attached.get(command.conn)
        lang = attached.lang if attached is not None and attached.lang else "en"
        retry = refusal.code in ("store_down", "busy", "internal")
        number = getattr(command.message, "id", None)
        self.push(command.conn, wire.No(number, refusal.code, refusal.text(lang), retry))

    def show_steps(self, steps: Sequence[Step]) -> None:
        """Send steps to everybody who watches live; the message of a viewer is made once."""
        step = steps[-1]
        encoded: dict[tuple[object, str | None, bool], bytes] = {}
        live = [attached for attached in self.table.attached.values() if not attached.hands]
        if live:
            made = messages.StateMessages(self.table, steps, step.state, step.row.n, now_ms())
        for attached in live:
            key = (attached.viewer, attached.lang, attached.insight)
            if key not in encoded:
                encoded[key] = wire.encode(made.to(attached))
            attached.shown = step.row.n
            self.services.push(attached.conn, encoded[key], False)
        self.table.forget_views()
        if self.table.record.status == "finished":
            clocks.show_delayed(self)

    def resend(self, only: Iterable[Attached] | None = None) -> None:
        """Send the whole game anew."""
        run = self.table.run
        if run is None:
            return
        whole = messages.StateMessages(self.table, None, run.state, run.n, now_ms())
        for attached in list(self.table.attached.values()) if only is None else only:
            if not attached.hands:
                attached.shown = run.n
                self.push(attached, whole.to(attached))

    def show_table(self) -> None:
        """Send the table's facts to everybody, for something about it has changed."""
        encoded: dict[str, bytes] = {}
        for attached in self.table.attached.values():
            lang = attached.lang or "en"
            if lang not in encoded:
                encoded[lang] = wire.encode(wire.TableMessage(self.table.info(lang)))
            self.services.push(attached.conn, encoded[lang], False)

    def farewell(self, code: str) -> None:
        """Close all connections; they come again."""
        for attached in self.table.attached.values():
            text = Refusal(code).text(attached.lang or "en")
            self.push(attached, wire.Bye(code, text, again=True), close=True)
        self.table.attached.clear()

    def update_clock(self) -> None:
        """Set the clock to who is waited for."""
        table = self.table
        if table.clock is None or table.run is None:
            return
        asked: dict[int, int] = {}
        if table.record.status == "playing":
            botted = table.botted()
            pending = table.run.state.pending
            asked = {d.seat: d.id for d in pending if d.seat not in botted and not d.optional}
        table.clock.asked(asked, now_ms(), table.online(), table.beat_ms())


def new_actor(record: TableRecord, lease: Lease, services: Services) -> TableActor:
    """The actor of a table at which nothing has happened yet."""
    table = make_table(record, lease)
    table.patience_ms = int(services.settings.patience_seconds * 1000)
    return TableActor(table, services)


async def load_actor(table_id: str, lease: Lease, services: Services) -> TableActor:
    """The actor of a table, with its game as the journal has it."""
    record = await services.lobby.get(table_id)
    actor = new_actor(record, lease, services)
    table = actor.table
    if record.config is not None:
        table.run = await rebuilt(table, record.config, services)
        table.clock = Clock(record.setup.pace, len(table.labels), table.run.banks)
    for said in await services.chat.last(table_id, KEPT_PHRASES):
        table.phrases.append(Phrase(*said))
    return actor
