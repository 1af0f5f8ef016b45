"""The interface between the log and the functions that put events of expansions into words."""

from __future__ import annotations

from typing import Protocol

from sevencats.games.oldworld.packs.load import Content
from sevencats.text import Texts


class _Names(Protocol):
    @property
    def content(self) -> Content:
        """The content of the table."""
        ...


class Teller(Protocol):
    """Put the events of a table into words for one reader (see ``log.py``)."""

    @property
    def texts(self) -> Texts:
        """The words of the reader's language."""
        ...

    @property
    def names(self) -> _Names:
        """The names of the table."""
        ...

    def say(self, kind: str, seat: int, **args: object) -> str:
        """A message about a seat."""
        ...
