"""Solve the end of a round. Once all rivals have passed, only one question is left: which of your
own cards to spend. The solver tries every order of plays and weighs the cards that each leaves.

Where the round decides the game, cards that are left have no value, and the solution is exact
except for cards that are still to be drawn.
"""

from __future__ import annotations

from sevencats.games.gwent.bots.outlook import outlook
from sevencats.games.gwent.bots.tavern import tavern_index
from sevencats.games.gwent.rules.strength import totals
from sevencats.games.gwent.state import GwentState
from sevencats.kernel.decisions import CHANCE, Decision
from sevencats.kernel.engine import sample, take

#: Maximum number of positions to search before taking the best line found.
MOST_NODES = 600
#: Maximum number of cards in a line.
LONGEST_LINE = 5
#: Minimum gain of a longer line over a shorter one.
NEARLY = 0.001
#: Maximum number of positions to search for an exact solution.
EXACT_NODES = 6000


def rivals_have_passed(state: GwentState, seat: int) -> bool:
    """Return whether everybody outside this seat's side has passed."""
    side_of = state.table.seating.side_of
    return all(state.passed >> s & 1 for s, d in enumerate(side_of) if s != seat)


def plays_for_gems(state: GwentState) -> bool:
    """Return whether this is a single game of two sides, which the outlook is made for."""
    return state.table.mode.gems > 0 and not state.table.mode.solo and not state.picks


def decides(state: GwentState) -> bool:
    """Return whether this round ends the game with any outcome."""
    return plays_for_gems(state) and max(state.gems) == 1


def solve(world: GwentState, decision: Decision) -> tuple[int, float]:
    """Return the best option of a turn after everybody else has passed, and its win chance.

    Lines of one card are tried first, then of two and more, within the node limit.
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
    """Return each option's value under best play, when everybody else has passed and the round
    decides the game; None if that takes too long."""
    solver = _Solver(decision.seat, world.round, EXACT_NODES)
    cards = len(world.face)
    values = [solver.value(world, decision, index, cards) for index in range(len(decision.keys))]
    return None if solver.nodes >= EXACT_NODES else values


class _Solver:
    """Tries lines of plays and counts the positions searched."""

    def __init__(self, seat: int, current: int, most_nodes: int) -> None:
        self.seat = seat
        self.round = current
        self.nodes = 0
        self.most_nodes = most_nodes

    def best(self, state: GwentState, decision: Decision, cards: int) -> tuple[int, float]:
        """Return the best first move of lines with at most ``cards`` cards, and its value."""
        stop = decision.keys.index("pass")
        chosen, most = stop, self.value(state, decision, stop, 0)
        if not cards or self.ahead(state):
            # The round is won: more cards gain nothing.
            return chosen, most
        for index in range(len(decision.keys)):
            if index != stop and most < 1.0 and self.nodes < self.most_nodes:
                value = self.value(state, decision, index, cards - 1)
                if value > most:
                    chosen, most = index, value
        return chosen, most

    def ahead(self, state: GwentState) -> bool:
        """Return whether passing now wins the round."""
        side = state.table.seating.side_of[self.seat]
        sums = totals(state)
        return sums[side] > max(total for d, total in enumerate(sums) if d != side)

    def value(self, state: GwentState, decision: Decision, index: int, cards: int) -> float:
        """Return the value of an option, with ``cards`` more cards to spend."""
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
