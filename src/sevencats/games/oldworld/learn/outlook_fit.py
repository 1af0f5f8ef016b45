"""Fits the weights of ``bots/outlook.py`` to games between hunters."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from sevencats.games.oldworld import GAME
from sevencats.games.oldworld.bots.hunter import HunterBot
from sevencats.games.oldworld.bots.outlook import features
from sevencats.games.oldworld.config import Config
from sevencats.kernel import settle, take
from sevencats.kernel.rng import Rng
from sevencats.plugin.bots.base import Sight

#: Number of fights the hunters try for the data: fewer than when they play to win, for more games.
_TRIES = 6
_ROUNDS = 40
#: Keeps the weights of rare situations small, as a share of the number of rows.
_RIDGE = 1e-3
_STEPS = 20


class Example(NamedTuple):
    """The start of a turn: the features of each seat, and the winner."""

    seats: tuple[tuple[float, ...], ...]
    winner: int


def collect(
    games: int,
    seed: int,
    sizes: Sequence[int] = (2, 2, 4),
    on_game: Callable[[], None] = lambda: None,
) -> list[Example]:
    """Collect the starts of all turns of games at tables of these sizes in turn."""
    rows: list[Example] = []
    rng = Rng(seed)
    for number in range(games):
        seats = sizes[number % len(sizes)]
        state = GAME.new_game(Config(seats=seats, rounds=_ROUNDS), rng.next() >> 1)
        bots = [HunterBot(rng.next(), tries=_TRIES) for _ in range(seats)]
        seen, turn = [], -1
        settle(state)
        while state.pending:
            decision = state.pending[0]
            if state.turns != turn and decision.kind == "phase1":
                turn = state.turns
                seen.append(tuple(features(state, seat) for seat in range(seats)))
            take(state, decision, bots[decision.seat].choose(Sight(state, decision)).option)
            settle(state)
        if len(state.winners) == 1:
            rows += [Example(one, state.winners[0]) for one in seen]
        on_game()
    return rows


def fit(rows: Sequence[Example]) -> tuple[float, ...]:
    """Return the weights that make the winners likeliest, by Newton's method."""
    tables = [np.array(row.seats, dtype=float) for row in rows]
    spread = np.concatenate(tables).std(axis=0) + 1e-9
    scaled = [(table / spread, row.winner) for table, row in zip(tables, rows, strict=True)]
    weights = np.zeros(len(spread))
    for _ in range(_STEPS):
        step = _newton_step(scaled, weights)
        weights += step
        if np.abs(step).max() < 1e-5:
            break
    return tuple(round(float(weight), 4) for weight in weights / spread)


def mean_log_chance(rows: Sequence[Example], weights: Sequence[float]) -> float:
    """Return the mean log probability given to the winner."""
    logs = []
    for row in rows:
        scores = np.array(row.seats, dtype=float) @ np.array(weights)
        logs.append(scores[row.winner] - np.logaddexp.reduce(scores))
    return float(np.mean(logs))


def _newton_step(
    scaled: Sequence[tuple[npt.NDArray[np.float64], int]], weights: npt.NDArray[np.float64]
) -> npt.NDArray[np.float64]:
    ridge = _RIDGE * len(scaled)
    slope, bend = -ridge * weights, ridge * np.eye(len(weights))
    for table, winner in scaled:
        scores = table @ weights
        chances = np.exp(scores - scores.max())
        chances /= chances.sum()
        mean = chances @ table
        slope += table[winner] - mean
        bend += (table * chances[:, None]).T @ table - np.outer(mean, mean)
    return np.linalg.solve(bend, slope).astype(np.float64)
