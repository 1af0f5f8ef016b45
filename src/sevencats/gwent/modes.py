"""The ways to play, as rule records. A mode changes numbers and names; it is no subclass."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from sevencats.kernel.errors import RulesError


class Seating(NamedTuple):
    """Who sits where: a seat decides, a side owns a half of the board. In most modes they are
    the same; in two against two four seats share two sides."""

    seats: tuple[str, ...]
    sides: tuple[str, ...]
    side_of: tuple[int, ...]


def each_alone(*names: str) -> Seating:
    """Every seat is a side of its own."""
    return Seating(names, names, tuple(range(len(names))))


@dataclass(frozen=True, slots=True, kw_only=True)
class Mode:
    """A mode's numbers. ``gems`` 0 means points decide; ``deck_rules`` names the deck check."""

    id: str
    seatings: tuple[Seating, ...]
    gems: int = 2
    hand: int = 10
    redraws: int = 2
    deck_rules: str = "standard"

    def seating(self, seats: int) -> Seating:
        """The seating for a number of seats; raises with the numbers that fit."""
        for seating in self.seatings:
            if len(seating.seats) == seats:
                return seating
        fit = " or ".join(str(len(seating.seats)) for seating in self.seatings)
        raise RulesError(f"{self.id} is played by {fit} seats, not by {seats}")


DUEL = Mode(id="duel", seatings=(each_alone("A", "B"),))

MODES = {mode.id: mode for mode in (DUEL,)}


def mode_of(name: str) -> Mode:
    """The mode of that name; raises with the list of modes."""
    if name not in MODES:
        raise RulesError(f"there is no Gwent mode {name!r}; the modes are {', '.join(MODES)}")
    return MODES[name]
