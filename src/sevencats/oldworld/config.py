"""What is fixed before the first card is dealt."""

from __future__ import annotations

from dataclasses import dataclass

#: The two ways to play what is in the base box.
BASE, SOLO = "base", "solo"
SEAT_NAMES = "ABCDE"


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Config:
    """A set-up. Its identity is its key: games of one config share their tables.

    ``schools`` by seat when the players chose them (W1.5), else they are drafted. ``first`` is the
    first seat, -1: at random. ``rounds`` ends the game without a winner after so many rounds (0:
    never), for simulations. ``records`` is content of its own beside the packs, as JSON text.
    ``choices`` are what the players chose of their expansions: ``advanced_cards:evasion``.
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
        """What was chosen of a pack; nothing means what it is without a choice."""
        named = (choice.partition(":") for choice in self.choices)
        return tuple(word for name, _, word in named if name == pack)
