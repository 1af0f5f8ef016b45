"""Replays: the cost of a page depends on its length, and it shows what a whole fold would."""

from __future__ import annotations

import pytest
from helpers.server import started

from sevencats.games.gwent import GAME
from sevencats.kernel import Row, Step, digest
from sevencats.kernel.rng import Rng
from sevencats.kernel.run import lasting
from sevencats.server import wire
from sevencats.server.errors import Refusal
from sevencats.server.local import ServerProcess
from sevencats.server.store.records import SeatRecord, TableRecord, TableSetup
from sevencats.server.tables.history.replay import FinishedGame, Playback, replay
from sevencats.server.tables.run import TableRun

PAGE = 50


def played_with(seed: int) -> tuple[FinishedGame, list[Step]]:
    """A long game with many undos, and its steps."""
    config = GAME.modes["tournament"].samples()[0].config
    run = TableRun(GAME, GAME.new_game(config, seed), kept=10_000)
    run.commit(run.start())
    rng = Rng(seed)
    while run.state.pending:
        last = run.steps[-1].row.seat
        if run.can_undo(last) and (rng.below(6) == 0 or run.n % PAGE == 0):
            run.commit(run.undo(last, turn=bool(rng.below(2))))
            continue
        decision = run.state.pending[rng.below(len(run.state.pending))]
        run.commit(run.pick(decision.pick(decision.keys[rng.below(len(decision.keys))])))
    rows = [step.row for step in run.steps]
    record = TableRecord(
        id="t", code="T", status="finished", host=None, listed=False, seed=seed, created=0,
        updated=0, setup=TableSetup("gwent", "tournament", 2), config=GAME.config_data(config),
        seats=[SeatRecord(seat=seat, name=name) for seat, name in enumerate(("Ann", "Bob"))],
    )  # fmt: skip
    return FinishedGame(record, rows), list(run.steps)


@pytest.fixture(scope="module")
def game() -> tuple[FinishedGame, list[Step]]:
    """One of which an undo goes back over a place that is kept."""
    for seed in range(20):
        played, steps = played_with(seed)
        crossed = any(row.kind == "undo" and _crosses(row) for row in played.rows)
        if crossed and len(lasting(played.rows)) > PAGE + 20:
            return played, steps
    raise AssertionError("no such game")


def test_pages_show_what_was_played(game: tuple[FinishedGame, list[Step]]) -> None:
    played, steps = game
    done = {step.row.n: step for step in steps}
    kept = lasting(played.rows)
    assert len(kept) < len(played.rows)
    for order in (1, -1):
        playback = Playback(played)
        for start in range(0, len(kept), 20)[::order]:
            page = playback.steps(slice(start, start + 20))
            assert [step.row for step in page] == kept[start : start + 20]
            for step in page:
                assert digest(step.state) == digest(done[step.row.n].state)
                assert step.events == done[step.row.n].events


def _crosses(row: Row) -> bool:
    return (int(row.key) - 1) // PAGE < (row.n - 1) // PAGE


def test_page_does_not_cost_the_whole_game(
    game: tuple[FinishedGame, list[Step]], monkeypatch: pytest.MonkeyPatch
) -> None:
    played, _ = game
    folded: list[int] = []
    fold = TableRun.fold

    def counted(run: TableRun, row: Row, *, check: bool = True) -> Step:
        folded.append(row.n)
        return fold(run, row, check=check)

    monkeypatch.setattr(TableRun, "fold", counted)
    playback = Playback(played)
    for start in range(0, len(playback.rows), PAGE):
        before = len(folded)
        page = playback.steps(slice(start, start + PAGE))
        span = page[-1].row.n - page[0].row.n + 1
        assert len(folded) - before <= span + PAGE, "it began further back than at a kept place"
    folded.clear()
    playback.steps(slice(len(playback.rows) - 1, None))
    assert len(folded) <= PAGE


def test_replay_of_changed_rules_is_refused(game: tuple[FinishedGame, list[Step]]) -> None:
    played, _ = game
    rows = list(played.rows)
    rows[60] = Row(**{f: getattr(rows[60], f) for f in Row.__struct_fields__} | {"digest": "x"})
    playback = Playback(played._replace(rows=rows))
    assert playback.steps(slice(0, 5))
    with pytest.raises(Refusal) as caught:
        playback.steps(slice(len(playback.rows) - 1, None))
    assert caught.value.code == "other_rules"


def test_replay_step_has_seat_and_time_but_no_key(
    game: tuple[FinishedGame, list[Step]],
) -> None:
    played, _ = game
    playback = Playback(played)
    for step, row in zip(
        replay(playback, played.record, "public", "en", slice(3, 9)),
        playback.rows[3:9],
        strict=True,
    ):
        assert (step.n, step.at, step.kind, step.seat, step.by) == (
            row.n, row.at, row.kind, row.seat, row.by,
        )  # fmt: skip
        assert not hasattr(step, "key")


async def test_another_language_sends_the_game_once(lite: ServerProcess) -> None:
    game = await started(lite.url)
    socket = game.sockets[0]
    await socket.ask(wire.Mute("before", 1))
    await socket.send(wire.SetLang("fr"))
    await socket.send(wire.Mute("after", 1))
    received: list[str] = []
    while "Ok" not in received:
        received.append(type(await socket.receive()).__name__)
    assert received == ["TableMessage", "StateMessage", "Ok"]
    await game.close()
