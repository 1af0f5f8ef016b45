"""Options of effects: dice, letters, yes or no, attributes, the seat's own cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sevencats.games.oldworld.packs.model import ATTRIBUTES, Line
from sevencats.games.oldworld.zones import DISCARD, HAND
from sevencats.kernel.decisions import CHANCE
from sevencats.kernel.effects import Effect

if TYPE_CHECKING:
    from sevencats.games.oldworld.state import OldWorldState

#: The faces of a die as options of chance.
DIE = tuple((f"die:{face}", face) for face in range(1, 7))
#: Attributes run from 1 to 5; a 5 never falls (W6.8).
LOWEST, HIGHEST = 1, 5


@dataclass(frozen=True, slots=True)
class Die:
    """One six-sided die."""

    def items(self, state: OldWorldState, frame: Effect) -> Sequence[tuple[str, int]]:
        return DIE


@dataclass(frozen=True, slots=True)
class ByChance:
    """Let chance choose."""

    def seat(self, state: OldWorldState, frame: Effect) -> int:
        return CHANCE


@dataclass(frozen=True, slots=True)
class Letters:
    """The branches of a ``choose`` table, by their names."""

    names: tuple[str, ...]

    def items(self, state: OldWorldState, frame: Effect) -> Sequence[tuple[str, int]]:
        return [(f"choose:{name}", place) for place, name in enumerate(self.names)]


@dataclass(frozen=True, slots=True)
class YesOrNo:
    """An offer. Yes is listed only if its price can be paid."""

    cost: tuple[Line, ...]

    def items(self, state: OldWorldState, frame: Effect) -> Sequence[tuple[str, int]]:
        from sevencats.games.oldworld.language.lines import affordable

        if not affordable(state, frame.seat, self.cost):
            return [("no", 0)]
        return [("no", 0), ("yes", 1)]


@dataclass(frozen=True, slots=True)
class TooDear:
    """The yes of an offer whose price cannot be paid: shown, but closed."""

    cost: tuple[Line, ...]

    def items(self, state: OldWorldState, frame: Effect) -> Sequence[tuple[str, int]]:
        from sevencats.games.oldworld.language.lines import affordable

        return [] if affordable(state, frame.seat, self.cost) else [("yes", 1)]


@dataclass(frozen=True, slots=True)
class Attributes:
    """Attributes that can rise (``up``) or fall; ``which`` is any, lowest or highest of these."""

    up: bool
    which: str

    def items(self, state: OldWorldState, frame: Effect) -> Sequence[tuple[str, int]]:
        levels = [state.attr(frame.seat, attribute) for attribute in ATTRIBUTES]
        free = [
            place
            for place, level in enumerate(levels)
            if (level < HIGHEST if self.up else LOWEST < level < HIGHEST)
        ]
        if free and self.which != "any":
            best = (min if self.which == "lowest" else max)(levels[place] for place in free)
            free = [place for place in free if levels[place] == best]
        return [(f"attribute:{ATTRIBUTES[place]}", place) for place in free]


@dataclass(frozen=True, slots=True)
class Hand:
    """Cards of the hand, by id."""

    def items(self, state: OldWorldState, frame: Effect) -> Sequence[tuple[str, int]]:
        return [(f"discard:{state.ident(s)}", s) for s in state.cards(frame.seat, HAND)]


@dataclass(frozen=True, slots=True)
class Discards:
    """Cards of the seat's discard pile, while the hand has room (W5.4)."""

    def items(self, state: OldWorldState, frame: Effect) -> Sequence[tuple[str, int]]:
        if len(state.cards(frame.seat, HAND)) >= state.table.tracks.hand_limit:
            return []
        return [(f"take:{state.ident(s)}", s) for s in state.cards(frame.seat, DISCARD)]
