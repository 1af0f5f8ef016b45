"""The modes as rule records. A mode changes numbers and names; it is not a subclass."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from sevencats.errors import nearest, said
from sevencats.kernel.errors import RulesError


class Seating(NamedTuple):
    """The seats and sides of a mode: a seat decides, a side owns a half of the board. In most modes
    they are the same; in two against two four seats share two sides."""

    seats: tuple[str, ...]
    sides: tuple[str, ...]
    side_of: tuple[int, ...]


def each_alone(*names: str) -> Seating:
    """Every seat is a side of its own."""
    return Seating(names, names, tuple(range(len(names))))


@dataclass(frozen=True, slots=True, kw_only=True)
class Mode:
    """A mode's numbers. ``gems`` 0 means points decide; ``decks`` each player brings; in ``solo``
    the last seat plays itself; ``deck_rules`` names the deck check."""

    id: str
    seatings: tuple[Seating, ...]
    gems: int = 2
    hand: int = 10
    redraws: int = 2
    decks: int = 1
    solo: bool = False
    deck_rules: str = "standard"

    def seating(self, decks: int) -> Seating:
        """The seating for a number of decks; raises with the numbers that fit."""
        for seating in self.seatings:
            if len(seating.seats) * self.decks == decks:
                return seating
        fit = " or ".join(str(len(seating.seats) * self.decks) for seating in self.seatings)
        raise RulesError(f"{self.id} is played with {fit} decks, not with {decks}")


DUEL = Mode(id="duel", seatings=(each_alone("A", "B"),))
ADVANCED = Mode(id="advanced", seatings=(each_alone("A", "B"),), deck_rules="advanced")
TOURNAMENT = Mode(id="tournament", seatings=(each_alone("A", "B"),), decks=3, deck_rules="advanced")
FREE_FOR_ALL = Mode(
    id="ffa",
    seatings=(each_alone(*"ABC"), each_alone(*"ABCD"), each_alone(*"ABCDE")),
    gems=0,
)
TEAMS = Mode(id="teams", seatings=(Seating(("A1", "B1", "A2", "B2"), ("A", "B"), (0, 1, 0, 1)),))
SOLO = Mode(id="solo", seatings=(each_alone("player", "opponent"),), solo=True, deck_rules="solo")

MODES = {mode.id: mode for mode in (DUEL, ADVANCED, TOURNAMENT, FREE_FOR_ALL, TEAMS, SOLO)}


def mode_of(name: str) -> Mode:
    """The mode of that name; raises with the list of modes."""
    if name not in MODES:
        near = nearest(name, MODES)
        raise said(RulesError, "error-no-mode", game="Gwent", mode=name, known=[*MODES], near=near)
    return MODES[name]
