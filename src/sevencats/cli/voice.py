"""One table in words, whatever the game: what terminal play and replays need to say of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from sevencats.kernel import Decision, Event
from sevencats.kernel.views import View
from sevencats.text import Texts


class Voice(Protocol):
    """Tells of one table in one language. ``shown`` are the names of the players by seat."""

    texts: Texts
    shown: Sequence[str]

    def title(self) -> str:
        """What is played: "Gwent, duel"."""
        ...

    def events(self, events: Sequence[Event], seat: int | None) -> list[str]:
        """What happened, told to a seat (None: to a spectator); events go in redacted."""
        ...

    def heading(self, event: Event) -> str:
        """The heading of the part that an event begins; empty if it begins none."""
        ...

    def question(self, decision: Decision) -> str:
        """What a decision asks."""
        ...

    def option(self, decision: Decision, key: str, view: View) -> str:
        """What an option says."""
        ...

    def shows_table(self, decision: Decision, view: View) -> bool:
        """Is the whole table told before this question?"""
        ...

    def table(self, view: View) -> list[str]:
        """The whole table."""
        ...

    def hand(self, view: View, seat: int) -> list[str]:
        """The hand of a seat, a card a line."""
        ...

    def hand_line(self, view: View, seat: int) -> str:
        """The hand of a seat in one line; empty if it holds none."""
        ...

    def standing(self, decision: Decision, events: Sequence[Event], view: View) -> str:
        """How things stand after a pick; empty where there is nothing to tell."""
        ...
