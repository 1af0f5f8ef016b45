"""The layout of a mode's observation: a name for every number of the vector.

Seats and sides are counted from the viewer: ``seat0`` and ``side0`` are the viewer's own, the
others follow in the order of play. A table smaller than the mode's largest leaves the rest 0.

- numbers: ``round``, ``under``, ``side1.total``, ``seat1.hand_size`` ...
- marks, 0 or 1: ``question.row`` (the kind of question), ``seat0.faction.monsters``,
  ``seat1.leader.king_bran``, ``turned_up.king_bran`` (solo)
- cards, how many of each: ``asks_for.kayran`` (the card a question is about), ``weather.*``,
  ``removed.*``, ``side0.close.*``, ``side0.close_special.*``, ``side0.discard.*``,
  ``seat0.hand.*`` (of others: the known ones), ``seat0.reserve.*``, ``seat0.aside.*``,
  ``seat0.deck.*`` and, in a tournament, ``seat0.box1.*``
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from sevencats.games.gwent.cards.catalogue import base
from sevencats.games.gwent.cards.flags import (
    CLEAR,
    DECOY,
    HORN,
    MARDROEME,
    UNIT,
    WEATHER,
    flags_of,
)
from sevencats.games.gwent.cards.model import FACTIONS, ROW_NAMES
from sevencats.games.gwent.learn.features.vocabulary import kinds
from sevencats.games.gwent.modes import mode_of

TABLE_NUMBERS = ("round", "under")
SIDE_NUMBERS = (
    "gems",
    "points",
    "total",
    *(f"{row}_total" for row in ROW_NAMES),
    *(f"{row}_leader_horn" for row in ROW_NAMES),
    "last_total",
    "last_won",
)
SEAT_NUMBERS = (
    "present",
    "hand_size",
    "deck_size",
    "aside_size",
    "passed",
    "leader_ready",
    "leader_works",
    "turn",
    "starter",
    "asked",
)
#: The largest possible number, mark and count.
MOST, MARK, COPIES = 9999, 1, 99


class Layout:
    """The vector of a mode: ``names`` and ``highs`` have an entry for each number; ``first`` is
    the index at which a group such as ``seat1.hand`` begins, ``items`` its content in order."""

    def __init__(self, mode: str) -> None:
        self.mode = mode_of(mode)
        largest = self.mode.seatings[-1]
        self.seats, self.sides = len(largest.seats), len(largest.sides)
        #: Seats on the viewer's side, counted from the viewer.
        self.mates = tuple(s for s, side in enumerate(largest.side_of) if side == 0)
        self.names: list[str] = []
        self.highs: list[int] = []
        self.first: dict[str, int] = {}
        self.items: dict[str, dict[str, int]] = {}
        self._numbers()
        self._marks(mode)
        self._cards()

    def __len__(self) -> int:
        return len(self.names)

    def place(self, group: str, item: str) -> int:
        """Return the index of a group's item."""
        return self.first[group] + self.items[group][item]

    def _add(self, group: str, items: Iterable[str], high: int) -> None:
        self.first[group] = len(self.names)
        self.items[group] = {item: number for number, item in enumerate(items)}
        self.names += [f"{group}.{item}" if group else item for item in self.items[group]]
        self.highs += [high] * len(self.items[group])

    def _numbers(self) -> None:
        """Add the numbers at the head of the vector, in the order of ``features``."""
        self._add("", TABLE_NUMBERS, MOST)
        for side in range(self.sides):
            self._add(f"side{side}", SIDE_NUMBERS, MOST)
        for seat in range(self.seats):
            self._add(f"seat{seat}", SEAT_NUMBERS, MOST)

    def _marks(self, mode: str) -> None:
        self._add("question", kinds(mode), MARK)
        for seat in range(self.seats):
            self._add(f"seat{seat}.faction", FACTIONS, MARK)
            self._add(f"seat{seat}.leader", base().leaders, MARK)
        if self.mode.solo:
            self._add("turned_up", base().leaders, MARK)

    def _cards(self) -> None:
        cards = base().cards
        flags = {card.id: flags_of(card) for card in cards.values()}
        reserve = [card.id for card in cards.values() if card.reserve]
        in_decks = [card.id for card in cards.values() if not card.reserve]
        changing = [card.id for card in cards.values() if card.transforms_into]
        weather = [c for c, bits in flags.items() if bits & WEATHER and not bits & CLEAR]
        at_rows = [c for c, bits in flags.items() if bits & (HORN | MARDROEME) and not bits & UNIT]
        self._add("asks_for", cards, MARK)
        self._add("weather", weather, COPIES)
        self._add("removed", changing, COPIES)
        for side in range(self.sides):
            for row, name in enumerate(ROW_NAMES):
                lying = [c for c, bits in flags.items() if bits & DECOY or _stands(c, bits, row)]
                self._add(f"side{side}.{name}", lying, COPIES)
                self._add(f"side{side}.{name}_special", at_rows, COPIES)
            self._add(f"side{side}.discard", cards, COPIES)
        for seat in range(self.seats):
            self._add(f"seat{seat}.hand", cards, COPIES)
            self._add(f"seat{seat}.reserve", reserve, COPIES)
            for box in range(self.mode.decks if self.mode.decks > 1 else 0):
                self._add(f"seat{seat}.box{box + 1}", cards, COPIES)
        for seat in self.mates:
            self._add(f"seat{seat}.aside", in_decks, COPIES)
        self._add("seat0.deck", cards, COPIES)


def _stands(card: str, flags: int, row: int) -> bool:
    return bool(flags & UNIT) and row in base().cards[card].rows


@cache
def layout(mode: str) -> Layout:
    """Return the layout of a mode."""
    return Layout(mode)
