"""The ladder: a fit that finds known ratings, and the order of the real bots."""

from __future__ import annotations

from functools import partial

import pytest

from sevencats.kernel.rng import Rng
from sevencats.sim.arena import Arena, PlayedSet, make_arena, make_jobs, play_set
from sevencats.sim.ladder import Tally, ladder, ratings
from sevencats.sim.pool import map_here
from sevencats.sim.statistics import elo, expected


def test_two_bots_differ_by_their_elo() -> None:
    one, two = ratings(2, [Tally(0, 1, 0.5, 100, 75)])
    assert one - two == pytest.approx(elo(0.75))
    assert one + two == pytest.approx(0)


def test_par_is_taken_into_account() -> None:
    one, two = ratings(2, [Tally(0, 1, 0.25, 100, 25)])
    assert one == pytest.approx(two)


def test_known_ratings_are_found_again() -> None:
    true = [150.0, 50.0, -200.0]
    tallies = [
        Tally(a, b, par, 500, 500 * expected(true[a] - true[b], par))
        for a, b, par in ((0, 1, 0.5), (0, 2, 0.25), (1, 2, 0.5))
    ]
    assert ratings(3, tallies) == pytest.approx(true, abs=0.01)


def made_up(true: list[float], sets: int) -> tuple[Arena, list[PlayedSet]]:
    arena = Arena(tuple(f"bot{place}" for place in range(len(true))), "duel", 1)
    rng = Rng(5)
    played = []
    for job in make_jobs(arena, sets):
        one, two = arena.pairs[job.pair]
        chance = int(expected(true[one] - true[two]) * 2**32)
        played.append(PlayedSet(*job, tuple(float(rng.next() >> 32 < chance) for _ in range(4))))
    return arena, played


def test_intervals_hold_the_truth_and_repeat() -> None:
    true = [-100.0, 100.0, 0.0]
    arena, played = made_up(true, 200)
    table = ladder(arena, played, draws=100)
    assert [row["bot"] for row in table] == ["bot1", "bot2", "bot0"]
    for row, rating in zip(table, (100, 0, -100), strict=True):
        assert row["elo_low"] - 10 <= rating <= row["elo_high"] + 10
        assert 20 < row["elo_high"] - row["elo_low"] < 120
    assert ladder(arena, played[::-1], draws=100) == table


def test_a_bot_that_never_scores_has_a_rating() -> None:
    arena = Arena(("good", "bad"), "duel", 1)
    table = ladder(arena, [PlayedSet(n, 0, (1.0,) * 4) for n in range(10)], draws=20)
    assert table[0]["bot"] == "good"
    assert 100 < table[0]["elo"] < 1200


def test_random_below_greedy_below_tavern() -> None:
    arena = make_arena(("random", "tavern", "greedy"), "duel", 1)
    played = list(map_here(partial(play_set, arena), make_jobs(arena, 25)))
    table = ladder(arena, played, draws=50)
    assert [row["bot"] for row in table] == ["tavern", "greedy", "random"]
    assert all(row["elo_low"] <= row["elo"] <= row["elo_high"] for row in table)
