"""The right to write a table, and who is connected to it, as processes tell each other."""

from __future__ import annotations

from typing import NamedTuple


class Fenced(Exception):
    """Another process owns the table now."""


class Lease(NamedTuple):
    """The right to write a table."""

    table: str
    owner: str
    token: int


#: The token of a table's first owner.
FIRST_TOKEN = 1


def first_lease(table: str, owner: str) -> Lease:
    """The lease of a new table."""
    return Lease(table, owner, FIRST_TOKEN)


class Presence(NamedTuple):
    """The connections to a table: a bit mask of seats, and the number of spectators."""

    online: int = 0
    watchers: int = 0


NOBODY = Presence()
