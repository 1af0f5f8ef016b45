"""The greedy bot: tries every option on a copy and takes the one with the best lead."""

from __future__ import annotations

from sevencats.games.gwent.rules.frames import Arrange
from sevencats.games.gwent.rules.strength import totals
from sevencats.games.gwent.state import GwentState
from sevencats.kernel.decisions import Decision
from sevencats.kernel.engine import settle, take
from sevencats.plugin.bots.base import Choice, Reason, Sight

#: The bot passes with this lead if it has cards to save.
ENOUGH = 12


class GreedyBot:
    """Maximises the immediate lead, without plan or memory."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, sight: Sight) -> Choice:
        table = sight.table
        assert isinstance(table, GwentState)
        decision = sight.decision
        if decision.kind == "turn":
            return _turn(table, decision)
        if decision.kind == "redraw":
            return Choice(0, Reason("keep-hand"))
        values = [_value(table, decision, index) for index in range(len(decision.keys))]
        return Choice(values.index(max(values)), Reason("gain", (("gain", max(values)),)))


def _turn(state: GwentState, decision: Decision) -> Choice:
    stop = decision.keys.index("pass")
    lead = _lead(state, decision.seat)
    values = {
        index: _value(state, decision, index)
        for index in range(len(decision.keys))
        if index != stop
    }
    if not values:
        return Choice(stop, Reason("no-cards"))
    side_of = state.table.seating.side_of
    rivals = [s for s, d in enumerate(side_of) if d != side_of[decision.seat]]
    if all(state.passed >> seat & 1 for seat in rivals) and lead > 0:
        return Choice(stop, Reason("won"))
    best = max(values, key=lambda index: (values[index], -index))
    if values[best] <= lead or lead >= ENOUGH:
        return Choice(stop, Reason("ahead" if lead > 0 else "no-gain", (("lead", lead),)))
    return Choice(best, Reason("gain", (("gain", values[best] - lead),)))


def _value(state: GwentState, decision: Decision, index: int) -> int:
    """Return the lead after an option, with the seat's own follow-up questions answered the same
    way."""
    trial = state.copy()
    before = trial.round
    take(trial, decision, index)
    settle(trial)
    while trial.pending and trial.round == before:
        question = trial.pending[0]
        if question.seat != decision.seat or question.kind in ("turn", "redraw"):
            break
        if isinstance(trial.stack[-1], Arrange):
            take(trial, question, 0)  # equally good rows: not worth trying them all
            continue
        values = [_value(trial, question, i) for i in range(len(question.keys))]
        take(trial, question, values.index(max(values)))
        settle(trial)
    if trial.round != before or trial.over:
        # The option ended the round: its record has the totals.
        if not trial.last:
            return _games_won(trial, decision.seat) - _games_won(state, decision.seat)
        *sums, _ = trial.last
        return _difference(trial, sums, decision.seat)
    return _lead(trial, decision.seat)


def _games_won(state: GwentState, seat: int) -> int:
    """Count the games won (in a tournament the next game clears the record of the last one)."""
    side = state.table.seating.side_of[seat]
    return 100 * (state.points[side] - state.points[1 - side])


def _lead(state: GwentState, seat: int) -> int:
    return _difference(state, totals(state), seat)


def _difference(state: GwentState, sums: list[int], seat: int) -> int:
    side = state.table.seating.side_of[seat]
    return sums[side] - max(total for other, total in enumerate(sums) if other != side)
