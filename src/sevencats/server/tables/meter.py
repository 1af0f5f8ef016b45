"""Measurements of a table."""

from __future__ import annotations


class Meter:
    """Counts nothing. A server overrides this to fill its metrics."""

    def refused(self, code: str) -> None:
        """A command was refused."""

    def wrote(self, kind: str, by: str, count: int) -> None:
        """Rows of one message were written."""

    def picked(self, seconds: float) -> None:
        """A pick was confirmed this long after its arrival."""

    def bot_began(self, seconds: float) -> None:
        """A bot's question waited this long for its turn."""

    def bot_answered(self, seconds: float) -> None:
        """A bot's question was answered this long after it was asked."""

    def reviewed(self, seconds: float) -> None:
        """A review took this long."""
