"""A step is built once for all viewers who see the same, and is sent at once."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from helpers.server_inside import duel, inside

from sevencats.kernel.decisions import Pick
from sevencats.kernel.run import Stamp
from sevencats.plugin import Plugin, plugins
from sevencats.server import wire
from sevencats.server.client import first_option
from sevencats.server.store.records import SeatRecord, TableRecord, TableSetup
from sevencats.server.tables import commands as cmd
from sevencats.server.tables.lease import Lease
from sevencats.server.tables.run import TableRun
from sevencats.server.tables.steps import StepDisplay
from sevencats.server.tables.table import Table
from sevencats.server.tables.views import EVERYONE, PUBLIC, Viewer

_PICKS = 60


def _begun(plugin: Plugin, mode: str, luck: Random) -> Table:
    sample = luck.choice(plugin.game.modes[mode].samples())
    state = plugin.game.new_game(sample.config, luck.getrandbits(63))
    labels = plugin.game.seat_names(state)
    seats = [SeatRecord(number, f"user{number}", f"Ann {number}") for number in range(len(labels))]
    setup = TableSetup(game=plugin.name, mode=mode, seats=len(labels))
    record = TableRecord(
        "table", "CODE", "playing", setup, None, False, 0, created=0, updated=0, seats=seats
    )
    run = TableRun(plugin.game, state)
    run.commit(run.start(Stamp("table")))
    return Table(record, Lease("table", "", 0), plugin, labels, frozenset(), run)


@pytest.mark.parametrize("name", ["gwent", "oldworld"])
def test_shared_step_is_what_each_viewer_would_be_told_alone(name: str) -> None:
    plugin, luck = plugins()[name], Random(3)
    shared = 0
    for mode in plugin.game.modes:
        table = _begun(plugin, mode, luck)
        run = table.run
        assert run is not None
        viewers: list[Viewer] = [*range(len(table.labels)), PUBLIC, EVERYONE]
        for _ in range(_PICKS):
            if not run.state.pending:
                break
            decision = luck.choice(run.state.pending)
            key = luck.choice(decision.keys)
            step = run.commit(run.pick(Pick(decision.id, decision.seat, key)))
            together = StepDisplay(table)
            told = [
                together.show(step, viewer, "en") for viewer in luck.sample(viewers, len(viewers))
            ]
            shared += len(told) - len(set(map(id, told)))
            for viewer in viewers:
                alone = StepDisplay(table)
                assert together.show(step, viewer, "en") == alone.show(step, viewer, "en"), (
                    mode,
                    viewer,
                )
    assert shared > _PICKS


async def test_a_pick_is_sent_as_soon_as_its_table_is_done(tmp_path: Path) -> None:
    """The sockets hold back their data until the test releases it: other tables may be served in
    the same iteration of the event loop."""
    async with inside(tmp_path) as context:
        table, ears = await duel(context)
        asked = next(ear for ear in ears if ear.state.view["decisions"])
        decision = asked.state.view["decisions"][0]
        sent: list[wire.ServerMessage] = []
        context.hub.tables.actors[table].services.flush = lambda: sent.append(asked.last)
        pick = wire.MakePick("a1", decision["id"], first_option(decision))
        await context.hub.send(table, cmd.Deliver(asked.conn, pick))
        assert isinstance(sent[-1], wire.Ok)
