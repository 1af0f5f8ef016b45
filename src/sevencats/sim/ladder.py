"""Ratings of many bots at once: a Bradley-Terry fit, with intervals by bootstrap over deals.

All pairs play the same deals, so a deal is drawn again with the sets of all pairs. Each pair gets
an additional half set at par (for each size of table), so that a bot that never scores is rated
too.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from sevencats.kernel.rng import Rng
from sevencats.sim.arena import Arena, PlayedSet

#: Number of bootstrap draws of the deals for the intervals.
DRAWS = 400
_STREAM = 0x1ADDE2
_PRIOR = 0.5
_SCALE = 400 / math.log(10)


class Tally(NamedTuple):
    """Sets of one pair on tables of one kind, added up."""

    first: int
    second: int
    par: float
    sets: float
    score: float


Key = tuple[int, float]


def ratings(count: int, tallies: Sequence[Tally]) -> list[float]:
    """Elo ratings with mean 0 for ``count`` bots: Newton steps for one bot after the other."""
    theta = [0.0] * count
    games: list[list[tuple[float, int, float, float, float]]] = [[] for _ in theta]
    for first, second, par, sets, score in tallies:
        shift = math.log(par / (1 - par))
        games[first].append((1.0, second, shift, sets, score))
        games[second].append((-1.0, first, shift, sets, score))
    for _ in range(1000):
        moved = 0.0
        for bot, mine in enumerate(games):
            step = _step(theta, bot, mine)
            theta[bot] += step
            moved = max(moved, abs(step))
        if moved < 1e-7:
            break
    middle = sum(theta) / count
    return [_SCALE * (value - middle) for value in theta]


def _step(
    theta: list[float], bot: int, games: list[tuple[float, int, float, float, float]]
) -> float:
    """The step of a bot's rating towards the best fit, with the others fixed."""
    slope = bend = 0.0
    for sign, other, shift, sets, score in games:
        chance = 1 / (1 + math.exp(-sign * (theta[bot] - theta[other]) - shift))
        slope += sign * (score - sets * chance)
        bend += sets * chance * (1 - chance)
    return max(-1.0, min(1.0, slope / bend)) if bend else 0.0


def tally(arena: Arena, sets: Iterable[PlayedSet]) -> dict[Key, list[float]]:
    """Number and scores of sets, by pair and par."""
    tallies: dict[Key, list[float]] = {}
    for one in sets:
        entry = tallies.setdefault((one.pair, arena.deal(one.number).par), [0.0, 0.0])
        entry[0] += 1
        entry[1] += one.score
    return tallies


def fit(arena: Arena, found: dict[Key, list[float]]) -> list[float]:
    """The ratings of all bots of an arena."""
    tallies = [
        Tally(*arena.pairs[pair], par, sets + _PRIOR, score + _PRIOR * par)
        for (pair, par), (sets, score) in sorted(found.items())
    ]
    return ratings(len(arena.bots), tallies)


def ladder(arena: Arena, played: Sequence[PlayedSet], draws: int = DRAWS) -> list[dict[str, Any]]:
    """The bots from best to worst, with rating and 95 % interval; the same for the same sets."""
    deals: dict[int, list[PlayedSet]] = {}
    for one in sorted(played):
        deals.setdefault(one.number, []).append(one)
    columns = [tally(arena, sets) for sets in deals.values()]
    centre = fit(arena, _sum(columns))
    rng = Rng(arena.seed ^ _STREAM)
    drawn = [
        fit(arena, _sum(columns[rng.below(len(columns))] for _ in columns)) for _ in range(draws)
    ]
    table: list[dict[str, Any]] = []
    for place, (name, rating) in enumerate(zip(arena.bots, centre, strict=True)):
        low, high = _middle95([values[place] for values in drawn])
        shown = {"elo": rating, "elo_low": min(low, rating), "elo_high": max(high, rating)}
        table.append({"bot": name, **{key: round(value, 1) for key, value in shown.items()}})
    return sorted(table, key=lambda row: -row["elo"])


def _sum(columns: Iterable[dict[Key, list[float]]]) -> dict[Key, list[float]]:
    total: dict[Key, list[float]] = {}
    for column in columns:
        for key, (sets, score) in column.items():
            entry = total.setdefault(key, [0.0, 0.0])
            entry[0] += sets
            entry[1] += score
    return total


def _middle95(values: list[float]) -> tuple[float, float]:
    values.sort()
    cut = int(len(values) * 0.025)
    return values[cut], values[len(values) - 1 - cut]
