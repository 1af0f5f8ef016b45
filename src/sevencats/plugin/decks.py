"""Decks that people build, for games that have them: reports, and the interface that makes them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

import msgspec


class DeckFault(msgspec.Struct, frozen=True):
    """A broken clause of the rules."""

    clause: str
    text: str


class DeckReport(msgspec.Struct, frozen=True):
    """A report on a deck."""

    legal: bool
    faction: str
    leader: str
    code: str
    counts: dict[str, int]
    faults: tuple[DeckFault, ...]


class Gauge(msgspec.Struct, frozen=True):
    """A count with its lower and upper limit (null: no limit)."""

    what: str
    count: int
    least: int | None
    most: int | None


class RuleCheck(msgspec.Struct, frozen=True):
    """The result of one rule set: its numbers and its broken clauses."""

    rules: str
    legal: bool
    gauges: tuple[Gauge, ...]
    faults: tuple[DeckFault, ...]


class DeckSheet(msgspec.Struct, frozen=True):
    """A deck that was read, with its share code and the result of each rule set."""

    name: str
    faction: str
    leader: str
    cards: dict[str, int]
    reserve: dict[str, int]
    code: str
    counts: dict[str, int]
    checks: tuple[RuleCheck, ...]


class TrioReport(msgspec.Struct, frozen=True):
    """A report on whether decks may be brought to a tournament together."""

    legal: bool
    faults: tuple[DeckFault, ...]


class Decks(ABC):
    """Reads and judges decks, from a share code or the text of a deck file, never from a path.
    Unreadable input raises ``BadChoice``."""

    @abstractmethod
    def code(self, text: str) -> str:
        """The share code of a deck in any notation."""

    @abstractmethod
    def report(self, mode: str, text: str, lang: str) -> DeckReport:
        """Return whether a deck may be played in a mode, and why not."""

    @abstractmethod
    def sheet(self, text: str, lang: str) -> DeckSheet:
        """The deck with the result of every rule set."""

    @abstractmethod
    def trio(self, decks: Sequence[str], lang: str) -> TrioReport:
        """Check the decks that a player would bring to a tournament."""
