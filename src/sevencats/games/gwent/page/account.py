"""The records of a simulated game of Gwent, and the invariants after every pick."""

from __future__ import annotations

from sevencats.games.gwent.rules.strength import explain, strengths
from sevencats.games.gwent.state import GwentState
from sevencats.plugin.account import Score, check_end, check_questions


class GwentAccount:
    """Adds up the totals of the rounds."""

    def __init__(self, state: GwentState) -> None:
        self.rounds = 0
        self.last: tuple[int, ...] = state.last
        self.totals = [0] * len(state.gems)

    def note(self, state: GwentState) -> None:
        """Record the rounds, which a tournament clears when a new game begins."""
        if state.last is not self.last:
            self.last = state.last
            self.rounds += bool(self.last)
            played = self.last or (0,) * len(self.totals)
            self.totals = [a + b for a, b in zip(self.totals, played, strict=False)]

    def close(self, state: GwentState) -> Score:
        """Return factions, rounds and totals, and the points of a free for all or a tournament."""
        return Score(state.table.factions, self.rounds, tuple(self.totals), tuple(state.points))

    def check(self, state: GwentState) -> None:
        """Check gems, hands, turns and strengths."""
        check_questions(state)
        check_end(state, state.over)
        _check_gems(state)
        _check_hands(state)
        _check_turn(state)
        _check_strengths(state)


def _check_gems(state: GwentState) -> None:
    most = state.table.mode.gems
    # Between the games of a match, the gems of the last game are still on the table.
    done = state.over or any(decision.kind == "deck" for decision in state.pending)
    for side, gems in enumerate(state.gems):
        assert most == 0 or 0 <= gems <= most, f"side {side} has {gems} gems"
        assert most == 0 or done or gems > 0, f"side {side} plays on without a gem"


def _check_hands(state: GwentState) -> None:
    table = state.table
    for seat, name in enumerate(table.seating.seats):
        for sleeve in state.zones[table.hand(seat)]:
            assert state.known[sleeve] >> seat & 1, f"{name} does not know a card of its hand"
            assert not table.reserve[state.face[sleeve]] or state.known[sleeve] == -1, (
                f"{name} holds a reserve card that never lay on the table"
            )


def _check_turn(state: GwentState) -> None:
    for decision in state.pending:
        if decision.kind == "turn":
            seat = decision.seat
            assert not state.passed >> seat & 1, f"seat {seat} is asked after it passed"


def _check_strengths(state: GwentState) -> None:
    """Check that the fast strengths equal those of the step-by-step computation."""
    table = state.table
    first = table.row(0, 0)
    for spot, values in enumerate(strengths(state)):
        side, row = divmod(spot, 3)
        sleeves = state.zones[table.row(side, row)]
        assert len(values) == len(sleeves), f"zone {first + spot} has cards without strength"
        for sleeve, value in zip(sleeves, values, strict=True):
            explained = explain(state, sleeve)["result"]
            assert explained == value, (
                f"{table.labels[state.face[sleeve]]} is {value}, not {explained}"
            )
