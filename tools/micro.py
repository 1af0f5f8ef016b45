"""Micro-Gwent: how exploitable does the way of training leave a policy? Here that can be computed.

`.venv/bin/python tools/micro.py --updates 300` trains a small network as the master is trained: PPO
by self-play, a mask over the options, entropy that falls, a critic that sees both hands, and
decisions from what a seat sees. Now and then it walks through every game that can be played and
prints the exact exploitability: what a rival who knows the policy by heart wins against it on
average, as first and as second seat (0: nothing, the game is played perfectly; 1: every game).
`--plot FILE` draws the curve.

The game: two rows, both decks have the same eight cards, five ghouls (2, close combat), two archers
(3, ranged combat, a tight bond: together they count double) and a frost (ghouls count 1). A hand of
four, two gems, and otherwise the rules of a duel: play a card or pass, the lower total loses a gem,
in a draw both do; who won a round begins the next.
"""

from __future__ import annotations

import argparse
import time
from functools import cache
from itertools import product
from math import comb
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sevencats.games.gwent.learn.train.plot import Curve, draw

GHOUL, ARCHER, FROST, PASS = range(4)
COPIES = (5, 2, 1)
HAND = 4
#: All hands, and their probabilities.
HANDS = tuple(h for h in product(*(range(n + 1) for n in COPIES)) if sum(h) == HAND)
LIKELY = np.array(
    [float(np.prod([comb(n, k) for n, k in zip(COPIES, h, strict=True)])) for h in HANDS]
)
LIKELY /= LIKELY.sum()

Floats = NDArray[np.float64]
Cards = tuple[int, int, int]
NONE: Cards = (0, 0, 0)


class Table(NamedTuple):
    """The table as both seats see it: cards played so far and in this round, gems, who has passed,
    whose turn it is."""

    played: tuple[Cards, Cards] = (NONE, NONE)
    board: tuple[Cards, Cards] = (NONE, NONE)
    gems: tuple[int, int] = (2, 2)
    passed: tuple[bool, bool] = (False, False)
    turn: int = 0

    @property
    def over(self) -> bool:
        """Return whether a side has lost."""
        return 0 in self.gems

    @property
    def worth(self) -> float:
        """The outcome for the first seat."""
        return float(np.sign(self.gems[0] - self.gems[1]))


def totals(board: tuple[Cards, Cards]) -> tuple[int, int]:
    """The strength of both sides."""
    ghoul = 1 if board[0][FROST] or board[1][FROST] else 2
    one, two = (ghoul * side[GHOUL] + 3 * side[ARCHER] ** 2 for side in board)
    return one, two


def _with(pair: tuple[Any, Any], seat: int, value: Any) -> tuple[Any, Any]:
    return (value, pair[1]) if seat == 0 else (pair[0], value)


@cache
def after(table: Table, action: int) -> Table:
    """The table after an action, played on to the next choice."""
    seat = table.turn
    if action == PASS:
        table = table._replace(passed=_with(table.passed, seat, True))
    else:
        played = tuple(n + (card == action) for card, n in enumerate(table.played[seat]))
        laid = tuple(n + (card == action) for card, n in enumerate(table.board[seat]))
        table = table._replace(
            played=_with(table.played, seat, played), board=_with(table.board, seat, laid)
        )
    return _settled(table._replace(turn=1 - seat))


def _settled(table: Table) -> Table:
    """Pass for seats without cards; score the round when both have passed."""
    while not table.over:
        empty = tuple(sum(cards) == HAND for cards in table.played)
        table = table._replace(passed=(table.passed[0] or empty[0], table.passed[1] or empty[1]))
        if not all(table.passed):
            return table._replace(turn=1 - table.turn) if table.passed[table.turn] else table
        one, two = totals(table.board)
        gems = (table.gems[0] - (one <= two), table.gems[1] - (two <= one))
        turn = table.turn if one == two else int(two > one)
        table = table._replace(board=(NONE, NONE), gems=gems, passed=(False, False), turn=turn)
    return table


@cache
def options(table: Table) -> NDArray[np.bool_]:
    """For every hand of the seat to move, the actions it can take; an empty row: the hand is no
    longer possible."""
    played = table.played[table.turn]
    left = np.array(HANDS) - np.array(played)
    legal = np.concatenate([left > 0, np.ones((len(HANDS), 1), bool)], axis=1)
    return np.asarray(legal & (left >= 0).all(axis=1)[:, None], bool)


# -- the network ----------------------------------------------------------------------------------

WIDTH = 64


def seen(table: Table) -> Floats:
    """The view of the seat to move, as numbers."""
    seat = table.turn
    order = (seat, 1 - seat)
    sums = totals(table.board)
    lead = sums[seat] - sums[1 - seat]
    counts = [n for s in order for n in (*table.played[s], *table.board[s])]
    facts = [*(table.gems[s] for s in order), table.passed[1 - seat], lead / 5, np.sign(lead)]
    return np.array([*counts, *facts, 1.0], float)


class Net:
    """Two layers with ``out`` outputs, trained by Adam."""

    def __init__(self, size: int, out: int, rng: np.random.Generator) -> None:
        self.weights = [
            rng.normal(size=(a, b)) * scale / np.sqrt(a)
            for a, b, scale in ((size, WIDTH, 1.4), (WIDTH, WIDTH, 1.4), (WIDTH, out, 0.01))
        ]
        self.means = [np.zeros_like(w) for w in self.weights]
        self.squares = [np.zeros_like(w) for w in self.weights]
        self.steps = 0

    def __call__(self, given: Floats) -> tuple[Floats, Floats, Floats]:
        one = np.maximum(given @ self.weights[0], 0)
        two = np.maximum(one @ self.weights[1], 0)
        return two @ self.weights[2], one, two

    def learn(
        self, given: Floats, layers: tuple[Floats, Floats], slope: Floats, rate: float
    ) -> None:
        """Take a step against the gradient of the outputs."""
        one, two = layers
        by_two = (slope @ self.weights[2].T) * (two > 0)
        by_one = (by_two @ self.weights[1].T) * (one > 0)
        self.steps += 1
        scale = rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        slopes = (given.T @ by_one, one.T @ by_two, two.T @ slope)
        for w, mean, square, part in zip(
            self.weights, self.means, self.squares, slopes, strict=True
        ):
            mean += 0.1 * (part - mean)
            square += 0.001 * (part**2 - square)
            w -= scale * mean / (np.sqrt(square) + 1e-6)


def masked(wishes: Floats, legal: NDArray[np.bool_]) -> Floats:
    """Probabilities of the legal actions; zeros where nothing is legal."""
    wishes = np.where(legal, wishes, -np.inf)
    top = np.max(wishes, axis=-1, keepdims=True)
    chances = np.exp(wishes - np.where(np.isfinite(top), top, 0))
    return np.asarray(chances / np.maximum(chances.sum(axis=-1, keepdims=True), 1e-300))


_HANDS = np.array(HANDS, float)


def chances_for_hands(policy: Net, tables: list[Table]) -> Floats:
    """The policy's probabilities for every hand: table, hand, action."""
    facts = np.stack([seen(table) for table in tables])
    hands = np.broadcast_to(_HANDS, (len(tables), *_HANDS.shape))
    left = hands - np.stack([np.array(t.played[t.turn], float) for t in tables])[:, None]
    wide = np.broadcast_to(facts[:, None], (*left.shape[:2], facts.shape[1]))
    wishes, _, _ = policy(np.concatenate([wide, left], axis=2))
    return masked(wishes, np.stack([options(table) for table in tables]))


# -- exact exploitability -------------------------------------------------------------------------


def all_tables() -> list[Table]:
    """Every table with a choice."""
    first = Table()
    known, waiting = {first}, [first]
    while waiting:
        table = waiting.pop()
        for action in np.flatnonzero(options(table).any(axis=0)):
            later = after(table, int(action))
            if not later.over and later not in known:
                known.add(later)
                waiting.append(later)
    return list(known)


def exploitability(policy: Net) -> tuple[float, float]:
    """The average win of the best rival (-1 to 1): as first seat, and as second."""
    tables = all_tables()
    chances: dict[Table, Floats] = {}
    for at in range(0, len(tables), 4096):
        part = tables[at : at + 4096]
        chances.update(zip(part, chances_for_hands(policy, part), strict=True))
    first, second = (_best(Table(), seat, LIKELY, chances) for seat in (0, 1))
    return float(LIKELY @ first), float(LIKELY @ second)


def _best(table: Table, seat: int, reach: Floats, chances: dict[Table, Floats]) -> Floats:
    """For each hand of the best rival its expected win from here on, weighted by ``reach``: the
    probability that the policy holds each of its hands and has come this way. The two hands are
    dealt from two decks, so they are independent."""
    if table.over:
        worth = table.worth if seat == 0 else -table.worth
        return np.full(len(HANDS), worth * reach.sum())
    legal = options(table)
    actions = [int(action) for action in np.flatnonzero(legal.any(axis=0))]
    if table.turn == seat:
        values = np.full((len(HANDS), 4), -np.inf)
        for action in actions:
            values[:, action] = _best(after(table, action), seat, reach, chances)
        best = np.where(legal, values, -np.inf).max(axis=1)
        return np.where(np.isfinite(best), best, 0.0)
    total = np.zeros(len(HANDS))
    for action in actions:
        onward = reach * chances[table][:, action]
        if onward.any():
            total += _best(after(table, action), seat, onward, chances)
    return total


# -- training -------------------------------------------------------------------------------------


class Sample(NamedTuple):
    """A decision: the seat's view, the critic's additional view, the options, the choice."""

    own: Floats
    both: Floats
    legal: NDArray[np.bool_]
    choice: int
    chance: float
    value: float


def play(policy: Net, critic: Net, games: int, rng: np.random.Generator) -> list[list[Any]]:
    """Games against itself: each a list of (seat, sample), then the outcome for seat 0."""
    tables = [Table() for _ in range(games)]
    hands = rng.choice(len(HANDS), size=(games, 2), p=LIKELY)
    logs: list[list[Any]] = [[] for _ in range(games)]
    waiting = list(range(games))
    while waiting:
        left = [
            [_HANDS[hands[g, s]] - np.array(tables[g].played[s]) for s in (t, 1 - t)]
            for g in waiting
            for t in (tables[g].turn,)
        ]
        own = np.stack([np.append(seen(tables[g]), left[n][0]) for n, g in enumerate(waiting)])
        both = np.concatenate([own, np.stack([pair[1] for pair in left])], axis=1)
        legal = np.stack([options(tables[g])[hands[g, tables[g].turn]] for g in waiting])
        chances = masked(policy(own)[0], legal)
        values = np.tanh(critic(both)[0][:, 0])
        rolls = rng.random(len(waiting))
        picks = np.minimum((chances.cumsum(axis=1) < rolls[:, None]).sum(axis=1), 3)
        for n, g in enumerate(waiting):
            pick = int(picks[n])
            sample = Sample(own[n], both[n], legal[n], pick, chances[n, pick], float(values[n]))
            logs[g].append((tables[g].turn, sample))
            tables[g] = after(tables[g], pick)
        waiting = [g for g in waiting if not tables[g].over]
    for log, table in zip(logs, tables, strict=True):
        log.append(table.worth)
    return logs


def judged(logs: list[list[Any]], trace: float) -> tuple[list[Sample], Floats, Floats]:
    """All samples, their generalised advantages, and the critic's targets."""
    samples: list[Sample] = []
    gains: list[float] = []
    targets: list[float] = []
    for *steps, worth in logs:
        later, following = 0.0, worth
        for seat, sample in reversed(steps):
            sign = 1.0 if seat == 0 else -1.0
            value = sign * sample.value
            later = following - value + trace * later
            samples.append(sample)
            gains.append(sign * later)
            targets.append(sign * (later + value))
            following = value
    return samples, np.array(gains), np.clip(np.array(targets), -1, 1)


def update(
    policy: Net, critic: Net, games: int, entropy: float, rate: float, rng: np.random.Generator
) -> None:
    """Play, then learn (PPO, two epochs of four minibatches)."""
    samples, gains, targets = judged(play(policy, critic, games, rng), 0.9)
    own, both, legal = (
        np.stack([getattr(s, name) for s in samples]) for name in ("own", "both", "legal")
    )
    choice = np.array([s.choice for s in samples])
    old = np.array([s.chance for s in samples])
    for _ in range(2):
        for part in np.array_split(rng.permutation(len(samples)), 4):
            wishes, *layers = policy(own[part])
            chances = masked(wishes, legal[part])
            gain = (gains[part] - gains[part].mean()) / (gains[part].std() + 1e-6)
            row = np.arange(len(part))
            ratio = chances[row, choice[part]] / old[part]
            flat = ((gain > 0) & (ratio > 1.2)) | ((gain < 0) & (ratio < 0.8))
            pull = np.where(flat, 0, ratio * gain)
            slope = chances * pull[:, None]
            slope[row, choice[part]] -= pull
            logs = np.log(np.maximum(chances, 1e-30))
            slope += entropy * chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
            policy.learn(own[part], (layers[0], layers[1]), slope / len(part), rate)
            before, *hidden = critic(both[part])
            value = np.tanh(before[:, 0])
            miss = 2 * (value - targets[part]) * (1 - value**2) / len(part)
            critic.learn(both[part], (hidden[0], hidden[1]), miss[:, None], 2 * rate)


def main() -> None:
    """Train, and print the exploitability."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--updates", type=int, default=300)
    parser.add_argument("--games", type=int, default=1024)
    parser.add_argument("--every", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path, help="an SVG file to write")
    asked = parser.parse_args()
    rng = np.random.default_rng(asked.seed)
    size = len(seen(Table())) + 3
    policy, critic = Net(size, 4, rng), Net(size + 3, 1, rng)
    began = time.process_time()
    measured: list[tuple[float, float]] = []
    for number in range(asked.updates + 1):
        done = number / max(1, asked.updates)
        if number % asked.every == 0:
            first, second = exploitability(policy)
            measured.append((number * asked.games / 1000, (first + second) / 2))
            print(
                f"{number:5d} updates  {number * asked.games:8,d} games  best rival wins "
                f"{first:+.3f} first, {second:+.3f} second: exploitability "
                f"{(first + second) / 2:.4f}  ({time.process_time() - began:.0f} s)",
                flush=True,
            )
        if number < asked.updates:
            update(policy, critic, asked.games, 0.05 * 0.02**done, 2e-3 * 0.05**done, rng)
    if asked.plot:
        curve = Curve("exploitability", measured)
        title = "Micro-Gwent: what the best rival wins on average"
        asked.plot.write_text(draw(title, "thousand games", [curve]), encoding="utf-8")


if __name__ == "__main__":
    main()
