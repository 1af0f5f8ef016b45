"""Fit the weights of ``outlook`` to games of tavern bots against each other."""

from __future__ import annotations

from collections.abc import Callable
from math import exp

from sevencats.games.gwent import GAME
from sevencats.games.gwent.bots.outlook import OUTLOOK, features
from sevencats.games.gwent.bots.tavern import tavern_index
from sevencats.kernel import settle, take
from sevencats.kernel.rng import Rng

Row = tuple[tuple[float, ...], float]
#: One pick in this many is random, so that the data also has unusual hands.
STRAY = 8


def collect(
    games: int, seed: int, on_game: Callable[[], None] = lambda: None
) -> dict[tuple[int, int], list[Row]]:
    """Collect positions at the start of a round with the result of their game, by gems left."""
    samples = GAME.modes["duel"].samples()
    rows: dict[tuple[int, int], list[Row]] = {case: [] for case in OUTLOOK}
    rng = Rng(seed)
    for number in range(games):
        state = GAME.new_game(samples[number % len(samples)].config, rng.next() >> 1)
        settle(state)
        seen: list[tuple[int, tuple[int, int], tuple[float, ...]]] = []
        current = state.round
        while state.pending:
            decision = state.pending[0]
            stray = rng.below(100) < STRAY
            index = rng.below(len(decision.keys)) if stray else tavern_index(state, decision)
            take(state, decision, index)
            settle(state)
            if state.round != current and not state.over:
                current = state.round
                seen += [
                    (side, (state.gems[side], state.gems[1 - side]), features(state, side))
                    for side in (0, 1)
                ]
        on_game()
        for side, case, values in seen:
            if case in rows and state.winners:
                rows[case].append((values, 1.0 if side in state.winners else 0.0))
    return rows


def fit(rows: list[Row], steps: int = 400) -> tuple[float, ...]:
    """Fit a logistic regression by plain gradient steps on scaled features."""
    size = len(rows[0][0])
    scale = [max(1e-9, (sum(x[k] * x[k] for x, _ in rows) / len(rows)) ** 0.5) for k in range(size)]
    scaled = [([x[k] / scale[k] for k in range(size)], y) for x, y in rows]
    weights = [0.0] * size
    for _ in range(steps):
        slope = [0.0] * size
        for x, y in scaled:
            error = y - 1.0 / (1.0 + exp(-sum([w * v for w, v in zip(weights, x, strict=True)])))
            for k in range(size):
                slope[k] += error * x[k]
        weights = [w + 2.0 * s / len(rows) for w, s in zip(weights, slope, strict=True)]
    return tuple(round(w / s, 4) for w, s in zip(weights, scale, strict=True))
