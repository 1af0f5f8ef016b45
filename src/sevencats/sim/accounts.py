"""What a run writes down of one game beside its result: a class for each game.

An account is opened with the game, sees the state after every pick and is closed at the end. It
also knows what must hold after every pick (``--debug``).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from sevencats.gwent.state import GwentState
from sevencats.kernel.state import State
from sevencats.oldworld.state import OldWorldState
from sevencats.oldworld.zones import TROPHIES
from sevencats.sim.checks import check_gwent, check_oldworld
from sevencats.sim.summary import Score


class Account(Protocol):
    """The account of one game."""

    def note(self, state: Any) -> None:
        """Look at the game after a pick."""
        ...

    def close(self, state: Any) -> Score:
        """What the game came to."""
        ...

    def check(self, state: Any) -> None:
        """Raise AssertionError when something about the game cannot be."""
        ...


class GwentAccount:
    """Adds up the totals of the rounds."""

    def __init__(self, state: GwentState) -> None:
        self.rounds = 0
        self.last: tuple[int, ...] = state.last
        self.totals = [0] * len(state.gems)

    def note(self, state: GwentState) -> None:
        """A tournament forgets the last round when a new game begins."""
        if state.last is not self.last:
            self.last = state.last
            self.rounds += bool(self.last)
            played = self.last or (0,) * len(self.totals)
            self.totals = [a + b for a, b in zip(self.totals, played, strict=False)]

    def close(self, state: GwentState) -> Score:
        """Factions, rounds and totals; the points are those of a free for all or a tournament."""
        return Score(state.table.factions, self.rounds, tuple(self.totals), tuple(state.points))

    check = staticmethod(check_gwent)


class OldWorldAccount:
    """Counts the rounds; trophies are the points."""

    def __init__(self, state: OldWorldState) -> None:
        self.seats = range(len(state.table.seats))

    def note(self, state: OldWorldState) -> None:
        """All that counts is still there at the end."""

    def close(self, state: OldWorldState) -> Score:
        """Schools, rounds begun and trophies; whether the limit of rounds ended the game."""
        rounds = state.round
        trophies = tuple(len(state.cards(seat, TROPHIES)) for seat in self.seats)
        return Score(tuple(state.school), rounds, (), trophies, state.capped)

    check = staticmethod(check_oldworld)


ACCOUNTS: dict[str, Callable[[Any], Account]] = {
    "gwent": GwentAccount,
    "oldworld": OldWorldAccount,
}


def open_account(state: State) -> Account:
    """An account for a game that begins."""
    return ACCOUNTS[state.game.name](state)
