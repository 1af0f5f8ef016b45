"""A board to think on: built from a view, changed by trial moves, never the game itself."""

from __future__ import annotations

from collections.abc import Iterable

from sevencats.gwent.catalogue import base
from sevencats.gwent.leadership import KING_BRAN, TREACHEROUS
from sevencats.gwent.model import ROW_NAMES, ROWS, Card
from sevencats.kernel.views import View


def card_of(card_id: str) -> Card:
    """The printed facts of a card; one that only this game knows counts as a blank unit."""
    return base().cards.get(card_id) or Card(id=card_id, faction="neutral", kind="unit", rows=(0,))


def cards_of(view: View, zone: str) -> list[Card]:
    """The cards of a zone that the seat knows."""
    return [card_of(card_id) for card_id in view.zones.get(zone, []) if card_id is not None]


def is_plain(card: Card) -> bool:
    """A unit that is no hero."""
    return card.kind == "unit"


class Board:
    """The rows of every side (``side * 3 + row``), what lies beside them, and the weather."""

    def __init__(
        self,
        rows: list[list[Card]],
        beside: list[list[Card]],
        weather: frozenset[int],
        horns: int,
        halved: frozenset[int],
        double_spies: bool,
    ) -> None:
        self.rows = rows
        self.beside = beside
        self.weather = weather
        self.horns = horns
        self.halved = halved
        self.double_spies = double_spies

    @classmethod
    def of(cls, view: View) -> Board:
        """The board of a view."""
        public = view.public
        spots = [f"{side}.{{}}.{row}" for side in public["sides"] for row in ROW_NAMES]
        led: dict[str, set[int]] = {}
        for seat, leader in enumerate(public["leaders"]):
            if public["leader_works"][seat]:
                led.setdefault(leader, set()).add(public["side_of"][seat])
        return cls(
            rows=[cards_of(view, spot.format("board")) for spot in spots],
            beside=[cards_of(view, spot.format("row_special")) for spot in spots],
            weather=frozenset(row for card in cards_of(view, "weather") for row in card.rows),
            horns=public["horns"],
            halved=frozenset(led.get(KING_BRAN, ())),
            double_spies=TREACHEROUS in led,
        )

    def copy(self) -> Board:
        """A board to try something on."""
        return Board(
            [row[:] for row in self.rows],
            [row[:] for row in self.beside],
            self.weather,
            self.horns,
            self.halved,
            self.double_spies,
        )

    def totals(self) -> list[int]:
        """The total of every side."""
        sides = len(self.rows) // 3
        return [sum(sum(self.strengths(side, row)) for row in ROWS) for side in range(sides)]

    def strengths(self, side: int, row: int) -> list[int]:
        """The strengths of a row (G4.1 to G4.6)."""
        cards = self.rows[side * 3 + row]
        morale = sum("morale_boost" in card.abilities for card in cards)
        horn = self.horn(side, row)
        buglers = [i for i, card in enumerate(cards) if "commanders_horn" in card.abilities]
        values = []
        for index, card in enumerate(cards):
            if not is_plain(card):
                values.append(card.strength if card.kind == "hero" else 0)
                continue
            value = self._weathered(card, side, row)
            if "tight_bond" in card.abilities:
                value *= sum(c.id == card.id for r in ROWS for c in self.rows[side * 3 + r])
            value += morale - ("morale_boost" in card.abilities)
            if horn or (buglers and buglers[0] != index):
                value *= 2
            values.append(value)
        return values

    def _weathered(self, card: Card, side: int, row: int) -> int:
        value = card.strength
        if self.double_spies and "spy" in card.abilities:
            value *= 2
        if row not in self.weather:
            return value
        return value - value // 2 if side in self.halved else min(value, 1)

    def horn(self, side: int, row: int) -> bool:
        """Does a special or a leader's horn act on this row?"""
        spot = side * 3 + row
        return bool(self.horns >> spot & 1) or any(
            "commanders_horn" in card.abilities for card in self.beside[spot]
        )

    def add(self, side: int, row: int, card: Card) -> None:
        """Put a unit on a row; a berserker transforms where Mardroeme acts."""
        spot = side * 3 + row
        self.rows[spot].append(card)
        if any("mardroeme" in c.abilities for c in self.rows[spot] + self.beside[spot]):
            self.rows[spot] = [
                card_of(c.transforms_into) if c.transforms_into else c for c in self.rows[spot]
            ]

    def burn(self, spots: Iterable[int]) -> None:
        """The strongest plain units of these rows go."""
        values = {spot: self.strengths(spot // 3, spot % 3) for spot in spots}
        plain = [
            value
            for spot, row in values.items()
            for value, card in zip(row, self.rows[spot], strict=True)
            if is_plain(card)
        ]
        most = max(plain, default=0)
        for spot, row in values.items():
            pairs = list(zip(row, self.rows[spot], strict=True))
            self.rows[spot] = [c for value, c in pairs if not (is_plain(c) and value == most)]

    def burn_row(self, own: int, row: int) -> None:
        """The row scorch: every other side's row of 10 or more."""
        for side in range(len(self.rows) // 3):
            if side != own and sum(self.strengths(side, row)) >= 10:
                self.burn([side * 3 + row])
