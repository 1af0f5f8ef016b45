"""Means, intervals and Elo, against values worked out by hand."""

from __future__ import annotations

import math

import pytest

from sevencats.sim.arena import Arena, PlayedSet
from sevencats.sim.arena_report import label_report, pair_report
from sevencats.sim.statistics import ELO_LIMIT, elo, estimate, expected, t95


def test_mean_and_interval_by_hand() -> None:
    """Scores 0.25 0.5 0.75 1: mean 0.625, squares 0.3125, t(3) = 3.182."""
    mean, low, high = estimate([0.25, 0.5, 0.75, 1.0])
    half = 3.182 * math.sqrt(0.3125 / 3 / 4)
    assert mean == 0.625 and low == pytest.approx(0.625 - half)
    assert 0.625 + half > 1
    assert high == 1


def test_a_long_run_by_hand() -> None:
    """50 times 0.5 and 50 times 1: standard error 0.25 / sqrt(99)."""
    mean, low, high = estimate([0.5, 1.0] * 50)
    half = (1.96 + 2.4 / 99) * 0.25 / math.sqrt(99)
    assert mean == 0.75
    assert low == pytest.approx(0.75 - half) and high == pytest.approx(0.75 + half)


@pytest.mark.parametrize(
    ("scores", "expected_interval"),
    [
        ([1.0] * 30, (1.0, 0.9, 1.0)),
        ([0.0] * 30, (0.0, 0.0, 0.1)),
        ([0.5] * 30, (0.5, 0.45, 0.55)),
        ([1.0], (1.0, 0.0, 1.0)),
    ],
)
def test_equal_sets_keep_an_honest_interval(
    scores: list[float], expected_interval: tuple[float, float, float]
) -> None:
    assert estimate(scores) == pytest.approx(expected_interval)


def test_games_of_a_set_are_not_counted_as_if_they_stood_alone() -> None:
    """100 sets in which the deal decides all: every set is one half, and no more certain."""
    arena = Arena(("a", "b"), "duel", 1)
    played = [PlayedSet(number, 0, (1.0, 0.0, 1.0, 0.0)) for number in range(100)]
    (pair,) = pair_report(arena, played)
    assert (pair["sets"], pair["games"], pair["score"]) == (100, 400, 0.5)
    assert (pair["score_low"], pair["score_high"]) == (0.485, 0.515)
    assert (pair["wins"], pair["draws"], pair["losses"]) == (200, 0, 200)


@pytest.mark.parametrize(("freedom", "value"), [(1, 12.706), (30, 2.042), (60, 2.0), (10**6, 1.96)])
def test_student(freedom: int, value: float) -> None:
    assert t95(freedom) == pytest.approx(value, abs=0.001)


@pytest.mark.parametrize(
    ("score", "difference"), [(0.5, 0), (0.75, 190.85), (0.25, -190.85), (10 / 11, 400)]
)
def test_elo_by_hand(score: float, difference: float) -> None:
    assert elo(score) == pytest.approx(difference, abs=0.01)
    assert expected(difference) == pytest.approx(score, abs=0.0001)


def test_elo_of_a_clean_sweep_is_a_number() -> None:
    assert (elo(0), elo(1)) == (-ELO_LIMIT, ELO_LIMIT)
    assert (elo(1e-9), elo(1 - 1e-9)) == (-ELO_LIMIT, ELO_LIMIT)


def test_par_is_zero_elo() -> None:
    assert elo(0.25, par=0.25) == 0
    assert elo(0.5, par=0.25) == pytest.approx(400 * math.log10(3))
    assert expected(400 * math.log10(3), par=0.25) == pytest.approx(0.5)


def test_factions_by_hand() -> None:
    """Set 1 is monsters against nilfgaard: two games with each deck."""
    arena = Arena(("a", "b", "c"), "duel", 1)
    played = [
        PlayedSet(1, 0, (1.0, 0.5, 0.0, 0.0)),
        PlayedSet(1, 1, (1.0, 1.0, 0.0, 0.0)),
        PlayedSet(1, 2, (1.0, 1.0, 1.0, 1.0)),
    ]
    report = label_report(arena, played)
    # First line-ups: a has monsters, then nilfgaard; after the swap nilfgaard, then monsters.
    assert report["cells"] == [
        {"own": "monsters", "other": "nilfgaard", "games": 4, "score": 0.5},
        {"own": "nilfgaard", "other": "monsters", "games": 4, "score": 0.375},
    ]
    assert report["worst"]["own"] == "nilfgaard"


def test_a_run_without_a_finished_set_has_no_worst_cell() -> None:
    assert label_report(Arena(("a", "b"), "duel", 1), [])["worst"] is None
