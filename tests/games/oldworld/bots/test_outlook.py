"""Old World's chances to win: what counts, and how the weights are fitted."""

from __future__ import annotations

from math import exp

import pytest
from typer.testing import CliRunner

from sevencats.cli.app import app
from sevencats.games.oldworld import GAME
from sevencats.games.oldworld.bots.outlook import WEIGHTS, features, outlook, win_chances
from sevencats.games.oldworld.config import Config
from sevencats.games.oldworld.learn.outlook_fit import Example, collect, fit, mean_log_chance
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel import settle, take
from sevencats.kernel.rng import Rng


def start(seats: int, packs: tuple[str, ...] = ("base",), mode: str = "base") -> OldWorldState:
    schools = ("wolf", "bear", "cat", "viper", "griffin")[:seats]
    state = GAME.new_game(Config(mode=mode, seats=seats, packs=packs, schools=schools), 3)
    settle(state)
    while state.pending[0].kind != "phase1":
        take(state, state.pending[0], 0)
        settle(state)
    return state


@pytest.mark.parametrize("seats", [2, 5])
def test_chances_are_shares_of_one(seats: int) -> None:
    chances = win_chances(start(seats))
    assert len(chances) == seats and sum(chances) == pytest.approx(1)
    assert all(0 < chance < 1 for chance in chances)


@pytest.mark.parametrize("change", ["gold", "shield", "track"])
def test_own_features_raise_own_chance_only(change: str) -> None:
    state = start(2)
    before = win_chances(state)
    getattr(state, change)[0] += 1
    after = win_chances(state)
    assert after[0] > before[0] and after[1] < before[1]


def test_won_game_has_highest_value() -> None:
    """A player who had much once thought less of the victory than of going on."""
    rich = start(2)
    rich.track[0], rich.gold[0] = 3, 9
    won = rich.copy()
    won.track[0], won.over, won.winners = 4, True, (0,)
    assert outlook(won, 0) == 1.0 > outlook(rich, 0)
    assert outlook(won, 1) == 0.0 < outlook(rich, 1)


@pytest.mark.parametrize(
    ("seats", "packs", "mode"),
    [(1, ("base",), "solo"), (2, ("base", "legendary_hunt"), "base")],
)
def test_outlook_without_trophy_race(seats: int, packs: tuple[str, ...], mode: str) -> None:
    state = start(seats, packs, mode)
    more, won = state.copy(), state.copy()
    more.gold[0] += 5
    won.over, won.winners = True, (0,)
    assert outlook(state, 0) < outlook(more, 0) < outlook(won, 0)


def test_next_player_has_better_chance() -> None:
    state = start(4)
    names = list(WEIGHTS)
    waits = [features(state, seat)[names.index("turns_to_wait")] for seat in range(4)]
    assert waits[state.active] == 0 and sorted(waits) == [0, 0.25, 0.5, 0.75]


def test_the_fit_finds_the_weights_that_made_the_data() -> None:
    rng, true, rows = Rng(5), (0.6, -0.3), []
    for _ in range(4000):
        seats = tuple((rng.below(9) - 4.0, rng.below(9) - 4.0) for _ in range(3))
        shares = [exp(sum(w * x for w, x in zip(true, one, strict=True))) for one in seats]
        luck, winner = rng.below(1_000_000) / 1_000_000 * sum(shares), 0
        while luck > shares[winner]:
            luck -= shares[winner]
            winner += 1
        rows.append(Example(seats, winner))
    found = fit(rows)
    assert found == pytest.approx(true, abs=0.06)
    assert mean_log_chance(rows, found) > mean_log_chance(rows, (0.0, 0.0))


def test_the_command_prints_every_weight(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of one short game, since whole ones of hunters take seconds each."""
    rows = collect(1, 3, sizes=(2,))
    assert rows == collect(1, 3, sizes=(2,)) != collect(1, 4, sizes=(2,))
    assert all(len(row.seats) == 2 and len(row.seats[0]) == len(WEIGHTS) for row in rows)
    monkeypatch.setattr("sevencats.games.oldworld.learn.outlook_fit.collect", lambda *_, **__: rows)
    result = CliRunner().invoke(app, ["dev", "oldworld-outlook", "--games", "10"])
    assert result.exit_code == 0, result.output
    assert all(f"{name}: " in result.stdout for name in WEIGHTS)
    assert f"{len(rows)} turns" in result.stdout
