"""A seat's view as plain lines, suitable for screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from sevencats.games.gwent.cards.catalogue import base
from sevencats.games.gwent.cards.model import ROW_NAMES
from sevencats.games.gwent.modes import mode_of
from sevencats.games.gwent.text.cards import leader_name
from sevencats.games.gwent.text.options import facts
from sevencats.games.gwent.text.words import list_cards, name_card
from sevencats.kernel.views import View
from sevencats.text import Texts, join


class TableText:
    """Describes the views of one game in words. ``names`` are the names of the players by seat."""

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self.texts = texts
        self.names = names

    def lines(self, view: View) -> list[str]:
        """Return the whole table: the other sides, then the reader's own, then the weather."""
        sides = range(len(view.public.sides))
        own = self._own_side(view)
        lines = [self.texts("table-round", round=view.public.round, scores=self.scores(view))]
        for side in sorted(sides, key=lambda side: side == own):
            lines += self._side(view, side)
        weather = [card for card in view.zones["weather"] if card]
        if weather:
            lines.append(self.texts("table-weather", cards=list_cards(self.texts, weather)))
        else:
            lines.append(self.texts("table-no-weather"))
        return lines

    def scores(self, view: View) -> str:
        """Return the totals in a line, the reader's own first."""
        own = self._own_side(view)
        totals = list(enumerate(view.public.totals))
        return ", ".join(
            self.texts("log-score", name=self.side(view, side), total=total)
            for side, total in sorted(totals, key=lambda pair: pair[0] != own)
        )

    def side(self, view: View, side: int) -> str:
        """Return the name of a side; "You" for the reader's own."""
        side_of = view.public.side_of
        if side == self._own_side(view) and side_of.count(side) == 1:
            return self.texts("log-you")
        mates = [n for n, d in zip(self.names, side_of, strict=True) if d == side]
        return join(self.texts, mates)

    def seat(self, view: View, seat: int) -> str:
        """Return the name of a seat."""
        return self.texts("log-you") if seat == view.seat else self.names[seat]

    def _own_side(self, view: View) -> int:
        return -1 if view.seat is None else int(view.public.side_of[view.seat])

    def _side(self, view: View, side: int) -> list[str]:
        public = view.public
        name = self.side(view, side)
        total, gems = public.totals[side], public.gems[side]
        if mode_of(public.mode).gems:
            head = self.texts("table-side", name=name, total=total, gems=gems)
        else:
            points = public.points[side]
            head = self.texts("table-side-points", name=name, total=total, points=points)
        pile = len(view.zones[f"{public.sides[side]}.discard"])
        lines = [f"{head} {self.texts('table-discard', count=pile)}."]
        seats = [seat for seat, d in enumerate(public.side_of) if d == side]
        lines += ["  " + self._seat(view, seat, alone=len(seats) == 1) for seat in seats]
        rows = [line for row in range(3) if (line := self._row(view, side, row))]
        return lines + ["  " + line for line in rows or [self.texts("table-empty")]]

    def _seat(self, view: View, seat: int, *, alone: bool) -> str:
        public = view.public
        name = public.seats[seat]
        words = self.texts(
            "table-seat",
            faction=self.texts(f"faction-{public.factions[seat].replace('_', '-')}"),
            hand=len(view.zones[f"{name}.hand"]),
            deck=len(view.zones[f"{name}.deck"]),
        )
        leader = public.leaders[seat]
        parts = [words if alone else f"{self.seat(view, seat)}: {words}"]
        if leader:
            key = "table-leader-ready" if public.leader_ready[seat] else "table-leader"
            passive = base().leaders[leader].passive and public.leader_works[seat]
            key = "table-leader-passive" if passive else key
            parts.append(self.texts(key, leader=leader_name(self.texts, leader)))
        if public.passed[seat]:
            parts.append(self.texts("table-passed"))
        return " ".join(parts)

    def _row(self, view: View, side: int, row: int) -> str:
        """Return a row with its cards and strengths; an empty string for an empty row."""
        name = view.public.sides[side]
        values = view.public.strengths[side * 3 + row]
        cards = view.zones[f"{name}.board.{ROW_NAMES[row]}"]
        special = [c for c in view.zones[f"{name}.row_special.{ROW_NAMES[row]}"] if c]
        words = [
            self.texts("table-card", card=name_card(self.texts, card or ""), strength=value)
            for card, value in zip(cards, values, strict=True)
        ]
        if special:
            words.append(self.texts("table-beside", cards=list_cards(self.texts, special)))
        if view.public.horns >> (side * 3 + row) & 1:
            words.append(self.texts("table-leader-horn"))
        if not words:
            return ""
        row_name = self.texts(f"row-{ROW_NAMES[row]}")
        return self.texts("table-row", row=row_name, total=sum(values), cards=", ".join(words))

    def hand(self, view: View, seat: int) -> list[str]:
        """Return a seat's hand, a line per card with its facts; hidden cards are only counted."""
        cards = view.zones[f"{view.public.seats[seat]}.hand"]
        known = sorted(card for card in cards if card)
        lines = [
            self.texts("option-card", card=name_card(self.texts, c), facts=_facts(c, self.texts))
            for c in known
        ]
        if len(known) < len(cards):
            lines.append(self.texts("log-hidden", count=len(cards) - len(known)))
        return lines


def _facts(card_id: str, texts: Texts) -> str:
    card = base().cards.get(card_id)
    return facts(card, texts) if card is not None else card_id
