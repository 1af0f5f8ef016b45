"""The search bot: samples deals of the hidden cards, plays each option out with tavern bots, and
keeps the options that do best (sequential halving).

All options of a turn are tried in the same worlds with the same luck, so that differences come
from the options and not from the deal.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sevencats.games.gwent.bots.belief import Belief
from sevencats.games.gwent.bots.endgame import (
    decides,
    exact_values,
    plays_for_gems,
    rivals_have_passed,
    solve,
)
from sevencats.games.gwent.bots.tavern import TAVERN, tavern_index
from sevencats.games.gwent.rules.strength import totals
from sevencats.games.gwent.state import GwentState
from sevencats.kernel.decisions import CHANCE, Decision
from sevencats.kernel.engine import sample, take
from sevencats.kernel.rng import Rng
from sevencats.plugin.bots.base import Choice, Reason, Sight
from sevencats.plugin.bots.budget import Budget, Watch

#: Questions that the tavern bot answers as well as a search would.
BY_HABIT = frozenset({"redraw", "starter", "deck"})
#: Number of worlds in which to solve the end of a round.
FINISH_WORLDS = 3
#: Standard errors by which an option must beat the habitual one.
DOUBT = 0.5
#: In one world of this many, rivals play on where the tavern bot would pass: a bot that relies on
#: a rival's pass wastes cards.
STUBBORN_WORLDS = 3
STUBBORN = TAVERN._replace(safe_lead=20, stop_hand=3, ahead_cards=-20)
#: A rollout that takes longer than this is scored as it stands.
LONGEST = 400
#: Number of worlds in which to look for an exact solution.
EXACT_WORLDS = 8


class SearchBot:
    """Searches within a budget; ``seed`` decides which worlds are sampled."""

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        self.rng = Rng(seed)
        self.budget = budget or Budget()

    def choose(self, sight: Sight) -> Choice:
        table, decision = sight.table, sight.decision
        assert isinstance(table, GwentState)
        habit = tavern_index(table, decision)
        if decision.kind in BY_HABIT or len(decision.keys) == 1:
            return Choice(habit, Reason("habit"))
        if (
            decision.kind == "turn"
            and plays_for_gems(table)
            and rivals_have_passed(table, sight.seat)
        ):
            return self._finish(sight)
        scores = evaluate(sight, self.budget, Rng(self.rng.next()), habit, _hopeless_pass(sight))
        best = pick_best(scores, habit)
        chance = round(100 * best.mean)
        return Choice(best.index, Reason("search", (("chance", chance), ("games", best.games))))

    def _finish(self, sight: Sight) -> Choice:
        """Solve the rest of the round in a few worlds, after everybody else has passed, and take
        the option that is best in most of them."""
        votes: dict[int, float] = {}
        belief = belief_of(sight)
        for _ in range(FINISH_WORLDS):
            index, chance = solve(belief.world(self.rng), sight.decision)
            votes[index] = votes.get(index, 0.0) + 1.0 + chance / 100
        best = max(votes, key=lambda index: votes[index])
        return Choice(best, Reason("finish"))


@dataclass(slots=True)
class OptionScore:
    """The results of an option so far, one for each world it was tried in. ``solved``: the
    results come from best play, not from simulated games."""

    index: int
    results: list[float]
    solved: bool = False

    @property
    def games(self) -> int:
        """The number of worlds it was tried in."""
        return len(self.results)

    @property
    def mean(self) -> float:
        """The share of games won."""
        return sum(self.results) / len(self.results) if self.results else 0.0


def belief_of(sight: Sight) -> Belief:
    """Return the belief of a sight's seat about the hidden cards."""
    table = sight.table
    assert isinstance(table, GwentState)
    return Belief(table, sight.seat)


def solved(sight: Sight, rng: Rng) -> list[OptionScore] | None:
    """Return the exact values of a turn if everybody else has passed and the round decides the
    game. Worlds then differ only by the cards that may still be drawn."""
    table, decision = sight.table, sight.decision
    assert isinstance(table, GwentState)
    if decision.kind != "turn" or not decides(table) or not rivals_have_passed(table, sight.seat):
        return None
    belief = belief_of(sight)
    scores = [OptionScore(index, [], solved=True) for index in range(len(decision.keys))]
    for _ in range(EXACT_WORLDS):
        values = exact_values(belief.world(rng), decision)
        if values is None:
            return None
        for score, value in zip(scores, values, strict=True):
            score.results.append(value)
    return scores


#: Rates an option of a decision in a world, from 0 to 1.
Judge = Callable[[GwentState, Decision, int], float]


def evaluate(
    sight: Sight,
    budget: Budget,
    rng: Rng,
    habit: int = -1,
    skip: int = -1,
    judge: Judge | None = None,
) -> list[OptionScore]:
    """Simulate the options, better ones more often; ``habit`` is never dropped and ``skip`` never
    tried (-1: none). ``judge`` rates an option in a world, by default with a simulated game.

    The worlds are the same for all options, so results can be compared world by world.
    """
    decision = sight.decision
    scores = [OptionScore(index, []) for index in range(len(decision.keys))]
    alive = [score for score in scores if score.index != skip]
    stages = max(1, (len(alive) - 1).bit_length())
    belief, watch, judged = belief_of(sight), Watch(), judge or play_out
    for stage in range(stages):
        time_is_up = budget.milliseconds * (stage + 1) / stages
        games = budget.simulations // stages
        played = 0
        while True:
            world = belief.world(rng)
            for score in alive:
                score.results.append(judged(world, decision, score.index))
            played += len(alive)
            if budget.simulations and played + len(alive) > games:
                break
            if not budget.simulations and watch.spent() >= time_is_up:
                break
        ranked = sorted(alive, key=lambda score: -score.mean)
        kept = ranked[: max(2, (len(alive) + 1) // 2)]
        alive = kept + [score for score in ranked if score.index == habit and score not in kept]
    return scores


def _hopeless_pass(sight: Sight) -> int:
    """Return the index of a pass that certainly loses the game (behind in the round, with the last
    gem), or -1. In a bad position it can look best, because it loses by the smallest margin."""
    state, decision = sight.table, sight.decision
    assert isinstance(state, GwentState)
    if decision.kind != "turn" or not plays_for_gems(state) or len(decision.keys) < 3:
        return -1
    side = state.table.seating.side_of[sight.seat]
    sums = totals(state)
    alone = len(state.table.seats_of(side)) == 1
    behind = sums[side] < max(total for other, total in enumerate(sums) if other != side)
    return decision.keys.index("pass") if alone and behind and state.gems[side] == 1 else -1


def pick_best(scores: list[OptionScore], habit: int) -> OptionScore:
    """Return the best of the most simulated options. It replaces the habitual option only if luck
    does not explain the difference: with few games the best of many is often just lucky."""
    longest = max(score.games for score in scores)
    final = [score for score in scores if score.games == longest]
    best = max(final, key=lambda score: score.mean)
    usual = next((score for score in final if score.index == habit), best)
    gains = [a - b for a, b in zip(best.results, usual.results, strict=True)]
    mean = sum(gains) / longest
    spread = sum((gain - mean) ** 2 for gain in gains) / max(1, longest - 1)
    return best if mean > DOUBT * (spread / longest) ** 0.5 else usual


def play_out(world: GwentState, decision: Decision, index: int) -> float:
    """Take an option in a world, let tavern bots finish the game, and return the result for the
    seat. Stopping at the next round and using the outlook is faster but plays worse: over 60
    quadruples against tavern, 100 games a move, it scored 0.65 +- 0.06, this 0.82 +- 0.05."""
    state = world.copy()
    seat = decision.seat
    own = state.table.seating.side_of[seat]
    # The rival depends on the world alone, so all options face the same one.
    rival = STUBBORN if world.rng % STUBBORN_WORLDS == 0 else TAVERN
    side_of = state.table.seating.side_of
    take(state, decision, index)
    for _ in range(LONGEST):
        if not state.pending:
            break
        question = state.pending[0]
        if question.seat == CHANCE:
            take(state, question, sample(state, question))
        else:
            habits = TAVERN if side_of[question.seat] == own else rival
            take(state, question, tavern_index(state, question, habits))
    return result(state, seat)


def result(state: GwentState, seat: int) -> float:
    """1 for a win, a share for a shared win or a draw, 0 for a loss, plus a little for the margin,
    so that among lost games the closer one is preferred."""
    side = state.table.seating.side_of[seat]
    if not state.over:
        return 0.5
    sums = state.last[:-1] or totals(state)
    margin = sums[side] - max(total for d, total in enumerate(sums) if d != side)
    nudge = 0.02 * max(-1.0, min(1.0, margin / 50))
    if not state.winners:
        return 0.5 + nudge
    if side not in state.winners:
        return 0.02 + nudge
    return 0.98 / len(state.winners) + nudge
