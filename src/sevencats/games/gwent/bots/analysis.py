"""Analyse games: the win chance of every option, and the turning points of a game.

All numbers come from the search bot's simulated games. These start from the view of the seat that
decides, so an analysis of your own game reveals nothing hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from typing import NamedTuple

from sevencats.games.gwent.bots.search import (
    Judge,
    OptionScore,
    belief_of,
    evaluate,
    play_out,
    solved,
)
from sevencats.games.gwent.bots.tavern import tavern_index
from sevencats.games.gwent.state import GwentState
from sevencats.kernel.decisions import Decision
from sevencats.kernel.engine import settle, take
from sevencats.kernel.errors import BadData, RulesError
from sevencats.kernel.journal import Journal, replay
from sevencats.kernel.rng import Rng
from sevencats.kernel.state import State
from sevencats.kernel.views import View, observe
from sevencats.plugin.bots.base import Sight
from sevencats.plugin.bots.budget import Budget

#: The median of this many deals counts as typical.
DEALS = 15
#: Number of turning points that a report names.
POINTS = 3
#: Another option is clearly better than a pick if it gains this much, in chance and in standard
#: errors.
LEAST_GAIN = 0.01
SURE = 1.0


class OptionValue(NamedTuple):
    """An option with its win chance from 0 to 1, the 95 % interval and the number of games behind
    it; ``solved``: the chance comes from best play to the end, not from simulated games."""

    key: str
    chance: float
    low: float
    high: float
    games: int
    solved: bool = False


class Ply(NamedTuple):
    """One choice of an expected line; ``view`` is the view of its seat before the choice."""

    decision: Decision
    key: str
    view: View


class JudgedTurn(NamedTuple):
    """A turn of a game that was played. ``before`` is the win chance of the seat if it plays its
    best option, ``picked`` that of its pick; ``best`` is the pick if nothing was clearly better."""

    turn: int
    round: int
    decision: Decision
    view: View
    pick: str
    best: str
    before: OptionValue
    picked: OptionValue

    @property
    def drop(self) -> float:
        """The win chance that the pick lost."""
        return self.before.chance - self.picked.chance


class Point(NamedTuple):
    """The win chance of the seat of a report, at a turn of the game."""

    turn: int
    chance: float


class GameReport(NamedTuple):
    """The review of a game: all turns, the win chance of one seat (``curve``, at its own turns
    and at the end), and the turning points, the costliest first."""

    seat: int
    moves: tuple[JudgedTurn, ...]
    curve: tuple[Point, ...]
    turning_points: tuple[JudgedTurn, ...]


def analyse_decision(
    state: State, decision: Decision, budget: Budget, seed: int
) -> list[OptionValue]:
    """Rank the options of an open decision by search: the most simulated options come first, the
    best of them at the top."""
    scores = _scores(Sight(state, decision), budget, seed)
    ranked = sorted(scores, key=lambda score: (-score.games, -score.mean))
    return [_value(decision, score) for score in ranked]


def _scores(
    sight: Sight, budget: Budget, seed: int, pick: int = -1, judge: Judge | None = None
) -> list[OptionScore]:
    """Return exact values where they exist, otherwise values from simulated games or ``judge``."""
    return solved(sight, Rng(seed)) or evaluate(sight, budget, Rng(seed), pick, judge=judge)


def best_line(
    state: State, decision: Decision, option: str, seed: int, plies: int = 4
) -> list[Ply]:
    """Return an option and a likely continuation: all seats play on like the tavern bot, in the
    deal with the median outcome of ``DEALS`` likely deals of the hidden cards. The line shows an
    idea and proves nothing."""
    sight, rng = Sight(state, decision), Rng(seed)
    index = decision.keys.index(option)
    belief = belief_of(sight)
    worlds = [belief.world(rng) for _ in range(DEALS)]
    worlds.sort(key=lambda world: play_out(world, decision, index))
    world = worlds[DEALS // 2]
    line = [Ply(decision, option, observe(world, decision.seat))]
    take(world, decision, index)
    settle(world)
    while world.pending and len(line) <= plies:
        question = world.pending[0]
        index = tavern_index(world, question)
        if len(question.keys) > 1:
            line.append(Ply(question, question.keys[index], observe(world, question.seat)))
        take(world, question, index)
        settle(world)
    return line


def analyse_journal(
    journal: Journal,
    budget: Budget,
    seed: int = 0,
    seat: int = 0,
    done: Callable[[int, int], None] | None = None,
) -> GameReport:
    """Judge every turn of a game, each from the view of its own seat. ``done`` is called with the
    number of judged turns and the number of all turns."""
    total = sum(1 for _ in _turns(journal))
    final = _end(journal)
    if not 0 <= seat < len(final.table.seating.seats) or final.virtual >> seat & 1:
        raise RulesError(f"seat {seat} is not played by anybody")
    if not total:
        raise BadData("nobody has had a turn in this game yet")
    moves: list[JudgedTurn] = []
    for turn, (state, decision, pick) in enumerate(_turns(journal), 1):
        moves.append(judge_turn(state, decision, pick, turn, budget, Rng(seed + turn).next()))
        if done is not None:
            done(turn, total)
    curve = [Point(m.turn, m.before.chance) for m in moves if m.decision.seat == seat]
    if final.over:
        curve.append(Point(total + 1, _outcome(final, seat)))
    costly = sorted((m for m in moves if m.drop > 0), key=lambda m: -m.drop)
    return GameReport(seat, tuple(moves), tuple(curve), tuple(costly[:POINTS]))


def _turns(journal: Journal) -> Iterator[tuple[GwentState, Decision, str]]:
    """Yield every turn of a player: the table before it, the question and the pick."""
    for step in replay(journal):
        decision, pick = step.decision, step.pick
        if decision is not None and pick is not None and decision.kind == "turn":
            assert isinstance(step.before, GwentState)
            yield step.before, decision, pick.key


def _end(journal: Journal) -> GwentState:
    *_, last = replay(journal)
    assert isinstance(last.state, GwentState)
    return last.state


def judge_turn(
    state: GwentState,
    decision: Decision,
    pick: str,
    turn: int,
    budget: Budget,
    seed: int,
    judge: Judge | None = None,
) -> JudgedTurn:
    """Rate a pick from the view of its seat; ``judge`` as for ``evaluate``.

    The pick gets as many simulations as the best option, in the same worlds. Another option counts
    as better only if luck does not explain the difference."""
    index = decision.keys.index(pick)
    scores = _scores(Sight(state, decision), budget, seed, index, judge)
    best = _clearly_best(scores, scores[index])
    return JudgedTurn(
        turn=turn,
        round=state.round,
        decision=decision,
        view=observe(state, decision.seat),
        pick=pick,
        best=decision.keys[best.index],
        before=_value(decision, best),
        picked=_value(decision, scores[index]),
    )


def _clearly_best(scores: list[OptionScore], pick: OptionScore) -> OptionScore:
    """Return the best of the options simulated as often as the pick, or the pick itself."""
    rivals = [score for score in scores if score.games == pick.games]
    best = max(rivals, key=lambda score: score.mean)
    gains = [a - b for a, b in zip(best.results, pick.results, strict=True)]
    mean = best.mean - pick.mean
    spread = sum((gain - mean) ** 2 for gain in gains) / max(1, len(gains) - 1)
    sure = mean > SURE * sqrt(spread / len(gains))
    return best if sure and mean >= LEAST_GAIN else pick


def _outcome(state: GwentState, seat: int) -> float:
    """1 for the winner, 0 for the loser; sides that share a win share the point."""
    side = state.table.seating.side_of[seat]
    if not state.winners:
        return 1 / len(state.table.seating.sides)
    return 1 / len(state.winners) if side in state.winners else 0.0


def _value(decision: Decision, score: OptionScore) -> OptionValue:
    key, mean = decision.keys[score.index], score.mean
    low, high = interval(score.results)
    if score.solved and len(set(score.results)) == 1:
        # No draw can change it.
        low = high = mean
    return OptionValue(key, mean, low, high, score.games, score.solved)


def interval(results: Sequence[float]) -> tuple[float, float]:
    """Return the 95 % interval of the mean of results between 0 and 1 (Student's t).

    Even identical results leave some uncertainty, which shrinks with their number.
    """
    games = len(results)
    if games < 2:
        return 0.0, 1.0
    mean = sum(results) / games
    spread = sum((result - mean) ** 2 for result in results) / (games - 1)
    half = _student(games - 1) * sqrt(max(spread, 1 / (4 * games)) / games)
    return max(0.0, mean - half), min(1.0, mean + half)


def _student(freedom: int) -> float:
    """The 97.5 % point of Student's t, by the first terms of its expansion."""
    z = 1.96
    return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
