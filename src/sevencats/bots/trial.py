"""Trial moves: what a card would do for the one who plays it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from sevencats.bots.board import Board, card_of, cards_of, is_plain
from sevencats.gwent.model import ROW_NAMES, ROWS, Card
from sevencats.kernel.views import View

#: What a card more in the hand is worth, in strength.
CARD = 6
_LEADER_HORN = {
    "eredin_commander_of_the_red_riders": 0,
    "francesca_the_beautiful": 1,
    "foltest_the_siegemaster": 2,
}
_LEADER_SCORCH = {
    "francesca_queen_of_dol_blathanna": 0,
    "foltest_son_of_medell": 1,
    "foltest_the_steel_forged": 2,
}
_LEADER_WEATHER = {
    "eredin_king_of_the_wild_hunt": (
        "biting_frost",
        "impenetrable_fog",
        "torrential_rain",
        "skellige_storm",
    ),
    "emhyr_his_imperial_majesty": ("torrential_rain",),
    "foltest_king_of_temeria": ("impenetrable_fog",),
    "francesca_pureblood_elf": ("biting_frost",),
}
_LEADER_CLEAR = "foltest_lord_commander_of_the_north"


class Trial:
    """A seat's board, and the gain of each thing it may do: own total less the best other."""

    def __init__(self, view: View, seat: int) -> None:
        public = view.public
        self.view = view
        self.side: int = public["side_of"][seat]
        self.seat = seat
        self.board = Board.of(view)
        self.hand = cards_of(view, f"{public['seats'][seat]}.hand")
        self.deck = [card_of(card_id) for card_id in view.private.get("deck", ())]
        self.discard = cards_of(view, f"{public['sides'][self.side]}.discard")
        self.lead = self._lead(public["totals"])
        self._base = self._lead(self.board.totals())

    def _lead(self, totals: list[int]) -> int:
        others = [total for side, total in enumerate(totals) if side != self.side]
        return totals[self.side] - max(others, default=0)

    def _gain(self, boards: Iterable[Board]) -> int:
        gains = [self._lead(board.totals()) - self._base for board in boards]
        return max(gains, default=0)

    def weakest_side(self) -> int:
        """The other side with the lowest total: a spy does least harm there."""
        totals = self.view.public["totals"]
        others = [side for side in range(len(totals)) if side != self.side]
        return min(others, key=lambda side: totals[side])

    def gain(self, card: Card) -> int:
        """What playing this card is worth."""
        if card.kind in ("unit", "hero"):
            return self._gain(self._unit(card, row) for row in card.rows) + self._extra(card)
        if card.kind == "weather":
            return self._gain([self._weather(card)])
        if "decoy" in card.abilities:
            return self._decoy_gain()
        if "scorch" in card.abilities:
            board = self.board.copy()
            board.burn(range(len(board.rows)))
            return self._gain([board])
        return self._gain(self._beside(card))

    def row_gain(self, card: Card, row: int) -> int:
        """What this row is worth for the card."""
        if card.kind in ("unit", "hero"):
            return self._gain([self._unit(card, row)])
        return self._gain(self._beside(card, (row,)))

    def _unit(self, card: Card, row: int) -> Board:
        board = self.board.copy()
        spy = "spy" in card.abilities
        board.add(self.weakest_side() if spy else self.side, row, card)
        called = [c for c in self.hand + self.deck if c.id in card.musters]
        if card in self.hand and card in called:
            called.remove(card)
        for other in called:
            board.add(self.side, other.rows[0], other)
        for ability in card.abilities:
            if ability.startswith("scorch_row_"):
                board.burn_row(self.side, ROW_NAMES.index(ability.removeprefix("scorch_row_")))
            elif ability == "scorch":
                board.burn(range(len(board.rows)))
        return board

    def _extra(self, card: Card) -> int:
        """What a card brings beside its strength: cards drawn, a unit revived."""
        extra = 0
        if "spy" in card.abilities:
            extra += CARD * min(2, len(self.deck)) + CARD
        if "medic" in card.abilities:
            back = [
                self.gain(c) for c in self.discard if is_plain(c) and "medic" not in c.abilities
            ]
            extra += max(back, default=0)
        return extra

    def _weather(self, card: Card) -> Board:
        board = self.board.copy()
        if "clear_weather" in card.abilities:
            board.weather = frozenset()
        else:
            board.weather |= frozenset(card.rows)
        return board

    def _beside(self, card: Card, rows: Iterable[int] = ROWS) -> Iterator[Board]:
        """The board with a horn or Mardroeme beside each row where it may go."""
        for row in rows:
            board = self.board.copy()
            spot = self.side * 3 + row
            if any(c.id == card.id for c in board.beside[spot]):
                continue
            board.beside[spot].append(card)
            if board.rows[spot]:
                board.add(self.side, row, board.rows[spot].pop())
            yield board

    def _decoy_gain(self) -> int:
        values = [
            self.decoy_worth(card, value)
            for row in ROWS
            for card, value in zip(
                self.board.rows[self.side * 3 + row],
                self.board.strengths(self.side, row),
                strict=True,
            )
            if is_plain(card)
        ]
        return max(values, default=0)

    def decoy_worth(self, card: Card, value: int | None = None) -> int:
        """What taking this unit back is worth: it may be played again."""
        lost = card.strength if value is None else value
        return worth(card) - lost - CARD

    def leader_gain(self) -> int:
        """What the own leader would do now. It costs no card, so a little is enough."""
        leader = self.view.public["leaders"][self.seat]
        board = self.board.copy()
        if leader in _LEADER_HORN:
            board.horns |= 1 << (self.side * 3 + _LEADER_HORN[leader])
        elif leader in _LEADER_SCORCH:
            board.burn_row(self.side, _LEADER_SCORCH[leader])
        elif leader in _LEADER_WEATHER:
            found = [c for c in self.deck if c.id in _LEADER_WEATHER[leader]]
            return self._gain(self._weather(card) for card in found)
        elif leader == _LEADER_CLEAR:
            board.weather = frozenset()
        else:
            return CARD
        return self._gain([board])


def worth(card: Card) -> int:
    """What a card is worth to have in hand, whatever the board."""
    if "spy" in card.abilities:
        return 3 * CARD
    value = card.strength
    if "medic" in card.abilities:
        value += CARD
    if card.kind in ("special", "weather"):
        value += 5
    if "tight_bond" in card.abilities or "muster" in card.abilities:
        value += 3
    return value
