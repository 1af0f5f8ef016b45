"""The configuration of a game, fixed before the first card is dealt."""

from __future__ import annotations

from dataclasses import dataclass

#: The two modes of the base box.
BASE, SOLO = "base", "solo"
SEAT_NAMES = "ABCDE"


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Config:
    """A set-up. It is hashed by its key, so games of one config share their tables.

    ``schools`` are the boards by seat if the players chose them (W1.5); otherwise they are drafted.
    ``first`` is the first seat, -1 for a random one. ``rounds`` ends the game without a winner
    after this many rounds (0: never), for simulations. ``records`` is content besides the packs, as
    JSON text. ``choices`` are what the players chose about their expansions, as ``<pack>:<word>``.
    """

    mode: str = BASE
    seats: int = 2
    packs: tuple[str, ...] = ("base",)
    schools: tuple[str, ...] = ()
    first: int = -1
    rounds: int = 0
    records: str = ""
    choices: tuple[str, ...] = ()

    def chosen(self, pack: str) -> tuple[str, ...]:
        """Return the choices made for a pack; empty for its defaults."""
        named = (choice.partition(":") for choice in self.choices)
        return tuple(word for name, _, word in named if name == pack)
