"""What a simulation records of one game besides its result.

An account is opened with the game, sees the state after every pick and is closed at the end. It
also checks the invariants after every pick (``--debug``).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from sevencats.kernel.events import Event
from sevencats.kernel.state import State


class Score(NamedTuple):
    """The result of a game. ``labels`` are what the seats played with (factions, schools), or their
    names; ``totals`` are added up over its rounds, per side; ``points`` are those at its end, by
    side; ``capped``: its limit of rounds ended it."""

    labels: tuple[str, ...]
    rounds: int
    totals: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    capped: bool = False


class Account(Protocol):
    """The account of one game."""

    def note(self, state: Any) -> None:
        """Look at the game after a pick."""
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
    """Counts nothing; the seats are the labels."""

    def __init__(self, state: State) -> None:
        self.seats = state.game.seat_names(state)

    def note(self, state: State) -> None:
        """There is nothing to count."""

    def close(self, state: State) -> Score:
        """The seats."""
        return Score(self.seats, 0)

    def check(self, state: State) -> None:
        """What holds for every game."""
        check_questions(state)


def check_questions(state: State) -> None:
    """The cards are all there, and whoever is asked can answer."""
    state.check()
    for decision in state.pending:
        assert decision.keys or decision.order, f"decision {decision.kind} has no option"
        assert list(decision.keys) == sorted(set(decision.keys)), f"{decision.kind} is unsorted"


def check_end(state: State, over: bool) -> None:
    """A game is over when nobody is asked any more."""
    assert bool(state.pending) != over, "a game is over when nobody is asked any more"


# -- the record of a game -------------------------------------------------------------------------


class Recorder(Protocol):
    """Records data of a single game for reports over many games."""

    def note(self, state: Any, events: list[Event]) -> None:
        """Look at the game after a pick, and at the events of the pick."""
        ...

    def close(self, state: Any) -> dict[str, Any] | None:
        """The record as JSON-able data that only the kit reads; None: nothing."""
        ...


#: Opens a recorder for a new game; it may be slow where estimates are wanted.
RecorderMaker = Callable[[Any, bool], Recorder]


class PlainRecorder:
    """Writes nothing down."""

    def note(self, state: State, events: list[Event]) -> None:
        """Nothing is written down."""

    def close(self, state: State) -> dict[str, Any] | None:
        """There is nothing."""
        return None


NO_RECORDER: Recorder = PlainRecorder()


def no_recorder(state: State, estimates: bool) -> Recorder:
    """For games that record nothing."""
    return NO_RECORDER
