"""Once all rivals have passed, the rest of a round is a puzzle without a rival: which of your own
cards to spend. This solves it by trying every order of plays, and weighs what each leaves.

Where the round decides the game nothing is left to weigh: then the solution is exact, but for
cards that are still to be drawn.
"""

from __future__ import annotations

from sevencats.gwent.rules.strength import totals
from sevencats.gwent.state import GwentState
from sevencats.kernel.decisions import CHANCE, Decision
from sevencats.kernel.engine import sample, take
from sevencats.kits.gwent.bots.outlook import outlook
from sevencats.kits.gwent.bots.tavern import tavern_index

#: Positions looked at before the best line so far is taken.
MOST_NODES = 600
#: Cards in a line.
LONGEST_LINE = 5
#: A longer line must be better by this much.
NEARLY = 0.001
#: Positions looked at for an exact solution.
EXACT_NODES = 6000


def rivals_have_passed(state: GwentState, seat: int) -> bool:
    """Are only this seat's side and those who passed left in the round?"""
    side_of = state.table.seating.side_of
    return all(state.passed >> s & 1 for s, d in enumerate(side_of) if s != seat)


def plays_for_gems(state: GwentState) -> bool:
    """Is this a single game of two sides? The outlook is made for those."""
    return state.table.mode.gems > 0 and not state.table.mode.solo and not state.picks


def decides(state: GwentState) -> bool:
    """Does this round end the game, whoever wins it?"""
    return plays_for_gems(state) and max(state.gems) == 1


def solve(world: GwentState, decision: Decision) -> tuple[int, float]:
    """The best option of a turn when everybody else has passed, and the chance it leaves.

    Lines of one card are tried first, then of two and more, as far as the effort allows.
    """
    chosen, most = decision.keys.index("pass"), -1.0
    solver = _Solver(decision.seat, world.round, MOST_NODES)
    for cards in range(1, LONGEST_LINE + 1):
        best = solver.best(world, decision, cards)
        if best[1] > most + NEARLY:
            chosen, most = best
        if solver.nodes >= MOST_NODES:
            break
    return chosen, most


def exact_values(world: GwentState, decision: Decision) -> list[float] | None:
    """What each option is worth with the best play after it, when everybody else has passed and
    the round decides the game; None where that takes too long."""
    solver = _Solver(decision.seat, world.round, EXACT_NODES)
    cards = len(world.face)
    values = [solver.value(world, decision, index, cards) for index in range(len(decision.keys))]
    return None if solver.nodes >= EXACT_NODES else values


class _Solver:
    """Tries lines of plays and keeps count of its effort."""

    def __init__(self, seat: int, current: int, most_nodes: int) -> None:
        self.seat = seat
        self.round = current
        self.nodes = 0
        self.most_nodes = most_nodes

    def best(self, state: GwentState, decision: Decision, cards: int) -> tuple[int, float]:
        """The best first move of lines with at most so many cards, and what it leads to."""
        stop = decision.keys.index("pass")
        chosen, most = stop, self.value(state, decision, stop, 0)
        if not cards or self.ahead(state):
            # More cards cannot win more than the round.
            return chosen, most
        for index in range(len(decision.keys)):
            if index != stop and most < 1.0 and self.nodes < self.most_nodes:
                value = self.value(state, decision, index, cards - 1)
                if value > most:
                    chosen, most = index, value
        return chosen, most

    def ahead(self, state: GwentState) -> bool:
        """Would the round be won by passing now?"""
        side = state.table.seating.side_of[self.seat]
        sums = totals(state)
        return sums[side] > max(total for d, total in enumerate(sums) if d != side)

    def value(self, state: GwentState, decision: Decision, index: int, cards: int) -> float:
        """What an option leads to, with so many more cards to spend."""
        self.nodes += 1
        trial = state.copy()
        take(trial, decision, index)
        while trial.pending and trial.round == self.round:
            question = trial.pending[0]
            if question.seat == CHANCE:
                take(trial, question, sample(trial, question))
            elif question.seat != self.seat or self.nodes >= self.most_nodes:
                take(trial, question, tavern_index(trial, question))
            elif question.kind == "turn":
                return self.best(trial, question, cards)[1]
            else:
                options = range(len(question.keys))
                return max([self.value(trial, question, option, cards) for option in options])
        side = trial.table.seating.side_of[self.seat]
        if trial.over:
            return 0.5 if not trial.winners else float(side in trial.winners)
        return outlook(trial, side)
