"""Errors are for people: each names what is wrong and where, and nothing was changed."""

from __future__ import annotations


class SevenCatsError(ValueError):
    """Anything a person can cause: bad input, a stale answer, a broken file."""


class RulesError(SevenCatsError):
    """An answer or a set-up that the rules do not allow."""


class IllegalPick(RulesError):
    """The key is not among the options of the decision."""


class StaleDecision(RulesError):
    """The decision is not open: it was answered, or never asked."""


class WrongSeat(RulesError):
    """The decision belongs to another seat."""


class BadData(SevenCatsError):
    """A snapshot, journal, deck or position that cannot be read."""
