"""The names of a table, for its log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sevencats.games.oldworld.packs.load import Content
from sevencats.games.oldworld.state import OldWorldState


class Names(NamedTuple):
    """The facts that a log needs of a table: displayed names, zones, cards by number, the
    content."""

    seats: tuple[str, ...]
    letters: tuple[str, ...]
    zones: tuple[str, ...]
    kinds: tuple[str, ...]
    idents: tuple[str, ...]
    content: Content


def names_of(state: OldWorldState, seats: Sequence[str] = ()) -> Names:
    """The names of a table; ``seats`` are the players' own names in place of the letters."""
    table = state.table
    return Names(
        seats=tuple(seats) or table.seats,
        letters=table.seats,
        zones=tuple(zone.name for zone in table.layout),
        kinds=table.kind,
        idents=table.ident,
        content=table.content,
    )
