"""Errors for people: each names what is wrong and where. A refused call changes nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, NamedTuple, Self


class Phrase(NamedTuple):
    """A message of the Fluent files and its arguments; an argument may be an error itself."""

    key: str
    values: Mapping[str, Any]


class SevenCatsError(ValueError):
    """Anything a person can cause: bad input, a stale answer, a broken file.

    The message is English. ``phrases`` say the same in any language (``sevencats.errors``); without
    them there is only the English one.
    """

    phrases: tuple[Phrase, ...] = ()

    def phrased(self, key: str, /, **values: Any) -> Self:
        """This error, with the message that says the same in any language."""
        self.phrases = (Phrase(key, values),)
        return self


class RulesError(SevenCatsError):
    """An answer or a set-up that the rules do not allow.

    ``code`` and ``facts`` are for programs: terminal and server turn them into a sentence in the
    reader's language. The message is English, for logs and for callers of the engine.
    """

    code: ClassVar[str] = "rules"

    def __init__(self, message: str, **facts: Any) -> None:
        super().__init__(message)
        self.facts = facts


class IllegalPick(RulesError):
    """The key is not among the options of the decision."""

    code: ClassVar[str] = "illegal"


class StaleDecision(RulesError):
    """The decision is not open: it was answered, or never asked."""

    code: ClassVar[str] = "stale"


class WrongSeat(RulesError):
    """The decision belongs to another seat."""

    code: ClassVar[str] = "not_yours"


class NoUndo(RulesError):
    """The pick cannot be undone. ``why``: the seat has not picked (``nothing``), another player has
    since (``other``), chance has (``chance``), a text was read out (``read``), or a player has
    learned a card (``seen``)."""

    code: ClassVar[str] = "no_undo"

    def __init__(self, why: str) -> None:
        super().__init__(f"this cannot be undone: {why}", why=why)


class BadData(SevenCatsError):
    """A snapshot, journal, deck or position that cannot be read."""
