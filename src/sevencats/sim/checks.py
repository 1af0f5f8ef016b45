"""What must hold after every pick (``--debug``)."""

from __future__ import annotations

from sevencats.gwent.rules.strength import explain, strengths
from sevencats.gwent.state import GwentState
from sevencats.kernel.state import State
from sevencats.oldworld.state import OldWorldState


def check_gwent(state: GwentState) -> None:
    """Raise AssertionError when something about a game of Gwent cannot be."""
    check_questions(state, state.over)
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
    for decision in state.pending:
        if decision.kind == "turn":
            seat = decision.seat
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


def check_oldworld(state: OldWorldState) -> None:
    """Raise AssertionError when something about a game of Old World cannot be."""
    check_questions(state, state.over)
    tracks = state.table.tracks
    assert not state.winners or not state.capped, "a game that was won ended by its limit"
    for sleeve, where in enumerate(state.where):
        zone = state.layout[where]
        if zone.sees == -1:
            assert state.known[sleeve] == -1, f"a card lies open in {zone.name} and is not known"
    for seat, name in enumerate(state.table.seats):
        if state.over and not state.capped and seat in state.winners and not state.table.solo:
            assert state.track[seat] == tracks.top, f"{name} won below the top of the track"


def check_questions(state: State, over: bool) -> None:
    """The cards are all there, and whoever is asked can answer."""
    state.check()
    assert bool(state.pending) != over, "a game is over when nobody is asked any more"
    for decision in state.pending:
        assert decision.keys or decision.order, f"decision {decision.kind} has no option"
        assert list(decision.keys) == sorted(set(decision.keys)), f"{decision.kind} is unsorted"
