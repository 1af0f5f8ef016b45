"""Changes of a game: written to the journal first, then applied, then shown."""

from __future__ import annotations

import weakref
from collections.abc import Sequence
from typing import TYPE_CHECKING

from sevencats import __version__
from sevencats.kernel.errors import SevenCatsError
from sevencats.kernel.rng import Rng
from sevencats.kernel.run import Stamp, Step
from sevencats.server.errors import Refusal
from sevencats.server.now import now_ms
from sevencats.server.store.records import Append, Result, Status
from sevencats.server.tables.clock import Clock
from sevencats.server.tables.handlers import clocks, picks, undo
from sevencats.server.tables.history.results import rated_game, result_after
from sevencats.server.tables.loading import kept_steps, rebuilt
from sevencats.server.tables.run import TableRun, due_snapshot
from sevencats.server.tables.turn_notices import asked_after, notices

if TYPE_CHECKING:
    from sevencats.server.tables.actor import TableActor

_DECK_STREAM = 0xDEC


class TableJournal:
    """The journal of one table's game."""

    def __init__(self, actor: TableActor) -> None:
        # The actor owns this; a cycle would stay when the table is put away (``operate/memory``).
        self._actor: TableActor = weakref.proxy(actor)

    async def start_game(self) -> None:
        """Build the config and commit the first row."""
        table = self._actor.table
        setup = table.record.setup
        choices = [seat.choice for seat in table.record.seats]
        try:
            rng = Rng(table.record.seed ^ _DECK_STREAM)
            config = table.plugin.setup.config(setup.mode, choices, setup.options, rng)
            # Read it back, as after a restart: equal set-ups then share their cached tables.
            config = table.plugin.game.config_from(table.plugin.game.config_data(config))
            state = table.plugin.game.new_game(config, table.record.seed)
        except SevenCatsError as error:
            raise Refusal("bad_setup", str(error)) from None
        table.run = TableRun(table.plugin.game, state, kept=kept_steps(table))
        table.clock = Clock(setup.pace, len(table.labels))
        try:
            await self.commit(table.run.start(Stamp("table", now_ms())))
        except BaseException:
            table.run = table.clock = None
            raise
        self._actor.sender.send_table()

    async def commit(self, step: Step, result: Result | None = None) -> Step:
        """Write the step, apply it, then broadcast it."""
        return await self.commit_all([step], result)

    async def commit_all(self, steps: Sequence[Step], result: Result | None = None) -> Step:
        """Write the steps of one message in one transaction, apply them, then broadcast them."""
        table, step = self._actor.table, steps[-1]
        assert table.run is not None
        result = result or result_after(table, step)
        if table.clock is not None:
            banks = table.clock.banks_after(step.row.seat, step.row.at)
            steps = [one.with_row(banks=banks) for one in steps]
        written = self._append(steps, result)
        await self._actor.services.journal.append(written)
        self._apply(steps, written)
        self._show(steps, written)
        return steps[-1]

    def _append(self, steps: Sequence[Step], result: Result | None) -> Append:
        """The rows and facts to write in one transaction."""
        table, step = self._actor.table, steps[-1]
        assert table.run is not None
        status: Status = "playing" if result is None else "finished"
        start = None
        if step.row.kind == "start":
            game, config = table.run.game, step.state.config
            start = (game.config_data(config), __version__, game.content(config))
        return Append(
            table=table.lease.table,
            owner=table.lease.owner,
            token=table.lease.token,
            row=step.row,
            snapshot=due_snapshot(steps),
            status=status,
            result=result,
            start=start,
            asked=0 if result is not None else asked_after(table, step),
            notices=notices(table, step, status),
            earlier=tuple(one.row for one in steps[:-1]),
            rated=None if result is None else rated_game(table, result),
        )

    def _apply(self, steps: Sequence[Step], written: Append) -> None:
        """Apply the stored steps to the game and the record in memory."""
        table, row = self._actor.table, written.row
        assert table.run is not None
        self._actor.services.meter.wrote(row.kind, row.by, len(steps))
        for step in steps:
            table.run.commit(step)
        record = table.record
        record.status, record.head, record.updated = written.status, row.n, row.at
        record.result, record.asked = written.result, written.asked
        if written.start is not None:
            record.config, record.engine, record.content = written.start
        if written.start is not None or written.result is not None:
            self._actor.services.lobby.version += 1

    def _show(self, steps: Sequence[Step], written: Append) -> None:
        undo.drop_request(self._actor, "stale", done=written.row.pick_id)
        clocks.update(self._actor.table)
        self._actor.sender.send_steps(steps)
        if written.result is not None:
            self._actor.sender.send_table()
        picks.wake_bots(self._actor)

    async def reload(self) -> bool:
        """Read the game again after a write of unknown outcome; True if it has changed."""
        table, services = self._actor.table, self._actor.services
        record = await services.lobby.get(table.id)
        changed = False
        if record.config is not None:
            before = table.run.n if table.run is not None else 0
            table.run = await rebuilt(table, record.config, services)
            table.clock = Clock(table.record.setup.pace, len(table.labels), table.run.banks)
            changed = table.run.n != before
        else:
            table.run = None
        table.record = record
        return changed
