"""The probes of the duel do real work, and the command says what it measured. No timing here."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

from sevencats.bench import peers, playout
from sevencats.bench.harness import as_json, interleave
from sevencats.cli.app import app
from sevencats.games.gwent import GAME
from sevencats.games.gwent import bench as duel
from sevencats.games.gwent.state import GwentState
from sevencats.kernel import digest, engine, observe, settle
from sevencats.kernel.rng import Rng

pytestmark = pytest.mark.skipif(
    not engine.__file__.endswith(".py"), reason="deepcopy does not work on compiled states"
)

TINY = 0.01
OURS = (
    duel.PLAYOUT,
    duel.GAMES,
    duel.CHECKED,
    duel.VIEWED,
    playout.COPY,
    playout.DEEPCOPY,
    playout.DEEPCOPY_STRICT,
    playout.SAVE,
    playout.LOAD,
    playout.SAMPLE,
    playout.DIGEST,
)


@pytest.fixture
def no_peers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "_load", lambda module: None)


def new_game(number: int) -> GwentState:
    configs = duel.pairings()
    state = GAME.new_game(configs[number % len(configs)], number)
    settle(state)
    return state


@pytest.mark.parametrize("play", [playout.play, playout.play_checked, playout.play_viewed])
def test_a_playout_is_a_whole_game(play: playout.Play) -> None:
    for number in range(5):
        state = new_game(number)
        assert play(state, Random(number).random) > 10
        assert state.over and not state.pending


def test_the_three_ways_to_play_are_one_game() -> None:
    for number in range(25):
        ends = set()
        for play in (playout.play, playout.play_checked, playout.play_viewed):
            state = new_game(number)
            ends.add((play(state, Random(number).random), digest(state)))
        assert len(ends) == 1


def test_only_the_answers_of_players_are_counted() -> None:
    """``asked`` numbers every question; those of chance make up the difference."""
    state = new_game(3)
    assert playout.play(state, Random(3).random) < state.asked


def test_playouts_are_whole_games_of_all_pairings() -> None:
    assert len(duel.pairings()) == 25
    seen: list[object] = []

    def play(state: GwentState, random: object) -> int:
        seen.append(state.config)
        return playout.play(state, Random(1).random)

    decisions, games, spent = duel.playouts(play, TINY, 1)
    assert games == len(seen) >= 1 and decisions > 10 * games and spent >= TINY
    assert seen == [duel.pairings()[n % 25] for n in range(games)]


def test_states_are_in_the_middle_of_different_games() -> None:
    states = duel.mid_game_states()
    assert len({digest(state) for state in states}) == duel.STATES
    assert all(state.pending and not state.over and state.pending[0].seat >= 0 for state in states)
    assert {state.round for state in states} >= {1, 2}


def test_copy_and_deepcopy_give_the_same_state() -> None:
    for state in duel.mid_game_states():
        before = digest(state)
        twins = state.copy(), duel.deep_copy(state), duel.deep_copy_strict(state)
        assert [digest(twin) for twin in twins] == [before] * 3
        for twin in twins:
            assert twin.table is state.table and twin.stack == state.stack
            assert twin.zones is not state.zones and twin.known is not state.known
            playout.play(twin, Random(5).random)
        assert digest(twins[0]) == digest(twins[1]) != before == digest(state)


def test_snapshots_and_worlds_are_real() -> None:
    rng = Rng(1)
    for state in duel.mid_game_states():
        loaded = playout.read(playout.save(state))
        assert isinstance(loaded, GwentState) and digest(loaded) == digest(state)
        seat = state.pending[0].seat
        world = playout.sample_world(state, rng)
        assert world.face != state.face
        here, there = observe(state, seat), observe(world, seat)
        assert (there.zones, there.public) == (here.zones, here.public)
        assert [d.keys for d in there.decisions] == [d.keys for d in here.decisions]


def test_every_probe_does_work(no_peers: None) -> None:
    for probe in duel.probes(TINY):
        if probe.name in OURS:
            assert probe.run is not None
            units, spent = probe.run(1)
            assert units >= 1 and spent >= TINY
        else:
            assert probe.run is None and probe.note == peers.MISSING


def test_report_without_peers(no_peers: None) -> None:
    report = duel.measure(1, TINY)
    assert "deepcopy, strict also shares" in report.how and "1 rounds" in report.how
    data: Any = json.loads(json.dumps(as_json(report, duel.PAIRS)))
    assert set(data["rates"]) == {*OURS, peers.UNO, peers.HEARTS}
    assert data["rates"][peers.UNO] is data["rates"][peers.HEARTS] is None
    assert data["ratios"][f"playout / {peers.UNO}"] is None
    assert data["ratios"]["copy / deepcopy"]["value"] > 0


def test_ratios_to_peers_when_installed() -> None:
    pytest.importorskip("rlcard")
    pytest.importorskip("pyspiel")
    report = interleave(duel.probes(TINY)[:3], 1, warm_up=False)
    for top, bottom in duel.PAIRS[:2]:
        ratio = report.ratio(top, bottom)
        assert ratio is not None and ratio.value > 0


def test_command_prints_json(no_peers: None) -> None:
    args = ["bench", "duel", "--json", "--rounds", "1", "--seconds", str(TINY)]
    result = CliRunner().invoke(app, args)
    assert result.exit_code == 0, result.output
    data = json.loads(result.stdout)
    assert set(data) == {"machine", "rounds", "rates", "ratios", "notes", "how"}
    assert data["rounds"] == 1 and data["notes"][peers.UNO] == peers.MISSING
    for name in OURS:
        rate = data["rates"][name]
        assert set(rate) == {"unit", "median", "low", "high", "spread"}
        assert rate["unit"].endswith("/s") and rate["median"] > 0


def test_command_prints_tables(no_peers: None) -> None:
    args = ["bench", "duel", "--rounds", "1", "--seconds", str(TINY)]
    result = CliRunner().invoke(app, args, env={"COLUMNS": "160"})
    assert result.exit_code == 0, result.output
    for words in (*OURS, peers.UNO, peers.MISSING, "Ratios", "cores", "mid-game states"):
        assert words in result.stdout
