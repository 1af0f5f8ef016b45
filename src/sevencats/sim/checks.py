"""What must hold after every pick (``--debug``)."""

from __future__ import annotations

from sevencats.gwent.projection import explain, strengths
from sevencats.gwent.state import GwentState


def check_state(state: GwentState) -> None:
    """Raise AssertionError when something about the game cannot be."""
    state.check()
    _check_gems(state)
    _check_hands(state)
    _check_turn(state)
    _check_strengths(state)


def _check_gems(state: GwentState) -> None:
    most = state.table.mode.gems
    # Between the games of a match the gems of the last one still lie there.
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
    assert bool(state.pending) != state.over, "a game is over when nobody is asked any more"
    for decision in state.pending:
        seat = decision.seat
        assert decision.keys or decision.order, f"decision {decision.kind} has no option"
        assert list(decision.keys) == sorted(set(decision.keys)), f"{decision.kind} is unsorted"
        if decision.kind == "turn":
            assert not state.passed >> seat & 1, f"seat {seat} is asked after it passed"


def _check_strengths(state: GwentState) -> None:
    """The fast strengths are those that the step by step account gives."""
    table = state.table
    first = table.row(0, 0)
    for spot, values in enumerate(strengths(state)):
        side, row = divmod(spot, 3)
        sleeves = state.zones[table.row(side, row)]
        assert len(values) == len(sleeves), f"zone {first + spot} has cards without strength"
        for sleeve, value in zip(sleeves, values, strict=True):
            told = explain(state, sleeve)["result"]
            assert told == value, f"{table.labels[state.face[sleeve]]} is {value}, not {told}"
