"""Accounts: what a simulation records of one game besides its result.

An account is opened with the game, sees the state after every pick and is closed at the end. It
also checks the invariants after every pick (``--debug``).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from sevencats.kernel.events import Event
from sevencats.kernel.state import State


class Score(NamedTuple):
    """The result of a game. ``labels`` name what each seat played (faction, school), or the seat
    itself; ``totals`` are added up over its rounds, per side; ``points`` are those at its end, by
    side; ``capped``: its limit of rounds ended it."""

    labels: tuple[str, ...]
    rounds: int
    totals: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    capped: bool = False


class Account(Protocol):
    """The account of one game."""

    def note(self, state: Any) -> None:
        """Record the game after a pick."""
        ...

    def close(self, state: Any) -> Score:
        """The result of the game."""
        ...

    def check(self, state: Any) -> None:
        """Raise AssertionError when an invariant is broken."""
        ...


#: Opens an account for a game that begins.
AccountMaker = Callable[[Any], Account]


class PlainAccount:
    """An account that counts nothing; its labels are the seats."""

    def __init__(self, state: State) -> None:
        self.seats = state.game.seat_names(state)

    def note(self, state: State) -> None:
        """Do nothing."""

    def close(self, state: State) -> Score:
        """Return the labels of the seats."""
        return Score(self.seats, 0)

    def check(self, state: State) -> None:
        """Check what holds for every game."""
        check_questions(state)


def check_questions(state: State) -> None:
    """Check that no card is missing and every question can be answered."""
    state.check()
    for decision in state.pending:
        assert decision.keys or decision.order, f"decision {decision.kind} has no option"
        assert list(decision.keys) == sorted(set(decision.keys)), f"{decision.kind} is unsorted"


def check_end(state: State, over: bool) -> None:
    """Check that a game is over when no seat is asked."""
    assert bool(state.pending) != over, "a game is over when nobody is asked any more"


# -- the record of a game -------------------------------------------------------------------------


class Recorder(Protocol):
    """Records data of a single game for reports over many games."""

    def note(self, state: Any, events: list[Event]) -> None:
        """Record the game after a pick, and the events of the pick."""
        ...

    def close(self, state: Any) -> dict[str, Any] | None:
        """Return the record as JSON-able data that only the plugin reads; None: nothing."""
        ...


#: Opens a recorder for a new game; ``estimates`` allows slow ones.
RecorderMaker = Callable[[Any, bool], Recorder]


class PlainRecorder:
    """A recorder that records nothing."""

    def note(self, state: State, events: list[Event]) -> None:
        """Do nothing."""

    def close(self, state: State) -> dict[str, Any] | None:
        """Return None."""
        return None


NO_RECORDER: Recorder = PlainRecorder()


def no_recorder(state: State, estimates: bool) -> Recorder:
    """The ``RecorderMaker`` of games that record nothing."""
    return NO_RECORDER
