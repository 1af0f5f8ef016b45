"""The probes of Old World do real work, and the command says what it measured. No timing here."""

from __future__ import annotations

import json
from random import Random

import pytest
from typer.testing import CliRunner

from sevencats.bench import playout
from sevencats.bench.harness import interleave
from sevencats.cli.app import app
from sevencats.games.oldworld import GAME
from sevencats.games.oldworld import bench as oldworld
from sevencats.kernel import digest, engine, observe, settle
from sevencats.kernel.rng import Rng

pytestmark = pytest.mark.skipif(
    not engine.__file__.endswith(".py"), reason="deepcopy does not work on compiled states"
)

TINY = 0.01


@pytest.fixture(autouse=True)
def short_hunt(monkeypatch: pytest.MonkeyPatch) -> None:
    """One round of the Wild Hunt is enough to see that it is played, and a few fights for odds."""
    monkeypatch.setattr(oldworld, "TOGETHER_ROUNDS", 1)
    monkeypatch.setattr(oldworld, "TRIES", 10)


def test_rounds_are_those_of_the_games_played() -> None:
    _, rounds, _ = playout.playouts(
        GAME, [oldworld.config(5)], playout.play, TINY, 1, oldworld.rounds
    )
    state = GAME.new_game(oldworld.config(5), int(Random(1).random() * 2**53))
    settle(state)
    assert rounds >= 1
    state.round = 3
    assert oldworld.rounds(state) == 3, "a round that has begun counts"


def test_the_states_are_of_all_sizes_and_open() -> None:
    states = oldworld.mid_game_states()
    assert len(states) == oldworld.STATES
    assert {len(state.table.seats) for state in states} == {1, 2, 3, 4, 5}
    assert all(state.pending for state in states)
    assert len({digest(state) for state in states}) == len(states)


@pytest.mark.parametrize("copy", [oldworld.deep_copy, oldworld.deep_copy_strict])
def test_a_deep_copy_is_an_equal_state_of_its_own(copy: object) -> None:
    for state in oldworld.mid_game_states()[:5]:
        twin = copy(state)  # type: ignore[operator]
        assert digest(twin) == digest(state) and twin.table is state.table
        twin.gold[0] += 1
        twin.zones[0] = [*twin.zones[0], -1]
        assert digest(twin) != digest(state)
        state.check()


def test_snapshots_and_worlds_are_whole() -> None:
    for state in oldworld.mid_game_states()[:5]:
        assert digest(playout.read(playout.save(state))) == digest(state)
        seat = state.pending[0].seat
        world = playout.sample_world(state, Rng(1))
        assert observe(world, seat).to_data() == observe(state, seat).to_data()


def test_every_probe_counts_something() -> None:
    report = interleave(oldworld.probes(TINY), 1, warm_up=False)
    assert all(rate is not None and rate.median > 0 for rate in report.rates.values())
    for pair in oldworld.PAIRS:
        assert report.ratio(*pair) is not None


def test_the_command_prints_rates_and_ratios() -> None:
    args = ["bench", "oldworld", "--rounds", "1", "--seconds", str(TINY)]
    data = json.loads(CliRunner().invoke(app, [*args, "--json"]).stdout)
    assert set(data["ratios"]) == {f"{top} / {bottom}" for top, bottom in oldworld.PAIRS}
    assert data["rates"][oldworld.PLAYOUT]["unit"] == "decision/s"
    assert data["rates"][oldworld.TOGETHER]["unit"] == "game/s"
    table = CliRunner().invoke(app, args)
    assert table.exit_code == 0 and "rounds of five seats" in table.stdout
