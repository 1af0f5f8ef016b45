"""The search bot's outlook: a chance for each side, fitted to games."""

from __future__ import annotations

from math import exp
from typing import Any

import pytest
from typer.testing import CliRunner

from sevencats.cli.app import app
from sevencats.games.gwent.bots.outlook import OUTLOOK, features, outlook
from sevencats.games.gwent.bots.outlook_fit import collect, fit
from sevencats.games.gwent.positions.file import read_position
from sevencats.games.gwent.positions.runner import set_up
from sevencats.kernel.rng import Rng


def table(gems: tuple[int, int], mine: list[str], theirs: list[str]) -> Any:
    seats = {
        "A": {"gems": gems[0], "hand": mine},
        "B": {"gems": gems[1], "hand": theirs},
    }
    return set_up(read_position({"format": "gwent-position/1", "seats": seats, "round": 2}))


@pytest.mark.parametrize("gems", [(2, 1), (1, 2), (1, 1)])
def test_the_chances_of_both_sides_add_up(gems: tuple[int, int]) -> None:
    state = table(gems, ["draug#1", "fiend#1"], ["ghoul#1"])
    assert outlook(state, 0) + outlook(state, 1) == pytest.approx(1)


def test_better_cards_and_more_gems_are_better() -> None:
    even = table((1, 1), ["draug#1"], ["imlerith#1"])
    rich = table((1, 1), ["draug#1", "fiend#1"], ["imlerith#1"])
    ahead = table((2, 1), ["draug#1"], ["imlerith#1"])
    assert outlook(rich, 0) > outlook(even, 0)
    assert outlook(ahead, 0) > outlook(even, 0)


def test_features_are_differences() -> None:
    state = table((1, 1), ["draug#1", "fiend#1"], ["ghoul#1"])
    mine, theirs = features(state, 0), features(state, 1)
    assert mine[0] == theirs[0] == 1
    assert [a + b for a, b in zip(mine[1:], theirs[1:], strict=True)] == [0] * 5


def test_the_fit_finds_the_weights_that_made_the_data() -> None:
    rng = Rng(1)
    rows: list[tuple[tuple[float, ...], float]] = []
    for _ in range(4000):
        x = (1.0, rng.below(21) - 10.0)
        chance = 1 / (1 + exp(-(0.5 + 0.3 * x[1])))
        rows.append((x, 1.0 if rng.below(1_000_000) < chance * 1_000_000 else 0.0))
    constant, slope = fit(rows)
    assert constant == pytest.approx(0.5, abs=0.15)
    assert slope == pytest.approx(0.3, abs=0.05)


def test_the_same_seed_collects_the_same_positions() -> None:
    assert collect(12, 3) == collect(12, 3) != collect(12, 4)


def test_the_command_prints_weights() -> None:
    result = CliRunner().invoke(app, ["dev", "outlook", "--games", "30", "--seed", "2"])
    assert result.exit_code == 0, result.output
    for case in OUTLOOK:
        assert f"{case}: (" in result.stdout
