"""Selectors: the candidates of an effect. One definition serves the option list, the question
whether a card can be played, and the resolution."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sevencats.games.gwent.cards.model import ROW_NAMES, ROWS
from sevencats.games.gwent.rules.frames import Place
from sevencats.kernel.decisions import CHANCE
from sevencats.kernel.effects import Effect

if TYPE_CHECKING:
    from sevencats.games.gwent.state import GwentState


@dataclass(frozen=True, slots=True)
class Has:
    """Cards with all of ``bits`` and none of ``bar``; and, where given, of this id."""

    bits: int
    bar: int = 0
    card: str = ""

    def matches(self, state: GwentState, sleeve: int) -> bool:
        """Return whether the card in this sleeve matches."""
        card = state.face[sleeve]
        flags = state.table.flags[card]
        if flags & self.bits != self.bits or flags & self.bar:
            return False
        return not self.card or state.table.types[state.table.type_of[card]] == self.card

    def __and__(self, other: Has) -> Has:
        return Has(self.bits | other.bits, self.bar | other.bar, self.card or other.card)

    def __invert__(self) -> Has:
        """Without these bits (only of a plain ``Has(bits)``)."""
        assert not self.bar and not self.card, "only plain bits can be barred"
        return Has(0, self.bits)


def fitting(state: GwentState, zone: int, where: Has) -> list[int]:
    """The matching cards of a zone, in order."""
    # A card drawn to come back stays in its pile until its turn: it is not available.
    taken = [frame.sleeve for frame in state.stack if isinstance(frame, Place)]
    return [s for s in state.zones[zone] if s not in taken and where.matches(state, s)]


@dataclass(frozen=True, slots=True)
class Cards:
    """Cards of a pile: ``hand``, ``deck`` or ``discard`` of the acting seat, or ``enemy_discard``
    of the side that was chosen before; ``rival_hand`` and ``rival_discard`` where there are only
    two seats."""

    pile: str
    where: Has
    label: str = "target"

    def sleeves(self, state: GwentState, frame: Effect) -> list[int]:
        """The matching sleeves, in order."""
        table = state.table
        if self.pile == "hand":
            zone = table.hand(frame.seat)
        elif self.pile == "deck":
            zone = table.deck(frame.seat)
        elif self.pile == "discard":
            zone = table.discard(table.seating.side_of[frame.seat])
        elif self.pile == "rival_hand":
            zone = table.hand(1 - frame.seat)
        elif self.pile == "rival_discard":
            zone = table.discard(1 - frame.seat)
        else:
            zone = table.discard(frame.chosen)
        return fitting(state, zone, self.where)

    def items(self, state: GwentState, frame: Effect) -> Sequence[tuple[str, int]]:
        table = state.table
        return [
            (f"{self.label}:{table.types[table.type_of[state.face[s]]]}", s)
            for s in self.sleeves(state, frame)
        ]


@dataclass(frozen=True, slots=True)
class OnBoard:
    """Cards on the acting seat's own side of the board."""

    where: Has

    def items(self, state: GwentState, frame: Effect) -> Sequence[tuple[str, int]]:
        table = state.table
        side = table.seating.side_of[frame.seat]
        return [
            (f"target:{ROW_NAMES[row]}.{table.types[table.type_of[state.face[s]]]}", s)
            for row in ROWS
            for s in state.zones[table.row(side, row)]
            if self.where.matches(state, s)
        ]


@dataclass(frozen=True, slots=True)
class EnemySides:
    """The other sides with a matching card in their discard pile (G3.4)."""

    where: Has

    def items(self, state: GwentState, frame: Effect) -> Sequence[tuple[str, int]]:
        table = state.table
        own = table.seating.side_of[frame.seat]
        return [
            (f"to:{name}", side)
            for side, name in enumerate(table.seating.sides)
            if side != own and fitting(state, table.discard(side), self.where)
        ]


@dataclass(frozen=True, slots=True)
class EnemySeats:
    """The seats of the other sides with a card in hand (G3.4)."""

    def items(self, state: GwentState, frame: Effect) -> Sequence[tuple[str, int]]:
        table = state.table
        seating = table.seating
        own = seating.side_of[frame.seat]
        return [
            (f"to:{name}", seat)
            for seat, name in enumerate(seating.seats)
            if seating.side_of[seat] != own and state.zones[table.hand(seat)]
        ]


@dataclass(frozen=True, slots=True)
class Reviver:
    """Asks the player for the unit that comes back, or chance under Invader of the North."""

    def seat(self, state: GwentState, frame: Effect) -> int:
        from sevencats.games.gwent.rules.leadership import INVADER, sides_led_by

        return CHANCE if sides_led_by(state, INVADER) else frame.seat


@dataclass(frozen=True, slots=True)
class Seated:
    """Asks a fixed seat (or CHANCE)."""

    number: int

    def seat(self, state: GwentState, frame: Effect) -> int:
        return self.number
