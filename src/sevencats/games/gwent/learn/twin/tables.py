"""The catalogue as tables of numbers: everything the twin knows about a card or a leader.

Nothing here is repeated by hand: strengths, rows and abilities come from the catalogue, leaders
from their effect trees. The assumptions behind the twin's shortcuts are checked when the tables are
built, so a new card that breaks them raises an error.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sevencats.games.gwent.cards.catalogue import base
from sevencats.games.gwent.cards.flags import (
    BOND,
    HERO,
    HORN,
    MARDROEME,
    MORALE,
    SPY,
    UNIT,
    flags_of,
)
from sevencats.games.gwent.cards.model import FACTIONS, Card
from sevencats.games.gwent.learn.features.actions import card_numbers
from sevencats.games.gwent.learn.twin.asks import Ask
from sevencats.games.gwent.rules.leaders import LEADERS
from sevencats.games.gwent.rules.leadership import (
    DAISY,
    INVADER,
    KING_BRAN,
    TREACHEROUS,
    WHITE_FLAME,
)
from sevencats.games.gwent.rules.select import Cards, EnemySides
from sevencats.kernel.effects import Choose, Node, Op, Repeat, Seq

Ints = NDArray[np.int32]

# Bit positions in a card's facts: the flags first, then these.
STRENGTH_AT, ROWS_AT, SCORCHED_ROW_AT = 17, 22, 25
#: ``SCORCHED_ROW`` of a card that burns no row when it is placed.
NO_ROW = 3
#: Upper bound of the copies of one card in a deck.
MOST_COPIES = 5

# Effects of leaders when they are used, by the operation of the effect tree.
NOTHING, ASKS, LEADER_HORN, SCORCH_ROW, CLEAR_WEATHER, LOOK, AGILE, RETURN_PILES = range(8)
_OPERATIONS = {
    "leader_horn": LEADER_HORN,
    "scorch_row": SCORCH_ROW,
    "clear_weather": CLEAR_WEATHER,
    "look_at_hand": LOOK,
    "best_agile_rows": AGILE,
    "return_piles": RETURN_PILES,
}


class Tables(NamedTuple):
    """Per card number (one more for an empty place): ``facts`` (see above), ``bond`` (a group of
    cards that bond, the last group for those that do not), ``called_by`` (the bit by which a
    muster calls the card) and ``calls`` (the bits of all cards it brings, however indirectly).
    Per leader (one more for none): its effect, the row it names, its question and the one card
    it asks for (-1: any)."""

    facts: Ints
    bond: Ints
    bonds: int
    called_by: Ints
    calls: Ints
    leader_does: Ints
    leader_row: Ints
    leader_asks: Ints
    leader_card: Ints


@cache
def numbers() -> dict[str, int]:
    """The number of every card, as in the table of actions."""
    assert set(card_numbers()) == set(base().cards), "cards.txt does not list the catalogue"
    return card_numbers()


@cache
def leader_numbers() -> dict[str, int]:
    """The number of every leader, in the order of the catalogue."""
    return {name: number for number, name in enumerate(base().leaders)}


def leader_number(name: str) -> int:
    """The number of one leader."""
    return leader_numbers()[name]


FACTION_NUMBERS = {name: number for number, name in enumerate(FACTIONS)}


@cache
def factions_that(ability: str) -> NDArray[np.bool_]:
    """Return for each faction number whether it has this ability (a field of its record)."""
    records = [base().factions[name] for name in FACTION_NUMBERS]
    assert {record.returns_units for record in records} <= {0, 2}, "the twin returns two units"
    return np.array([bool(getattr(record, ability)) for record in records])


@cache
def tables() -> Tables:
    """The tables of the base catalogue."""
    cards = [base().cards[name] for name in numbers()]
    _check(cards)
    bonding = [card.id for card in cards if flags_of(card) & BOND]
    bond = [bonding.index(card.id) if card.id in bonding else len(bonding) for card in cards]
    called_by, calls = _musters(cards)
    leaders = [_leader(name) for name in base().leaders] + [(NOTHING, 0, Ask.NOBODY, -1)]
    does, row, asks, card = (np.array(column, np.int32) for column in zip(*leaders, strict=True))
    return Tables(
        facts=np.array([*map(_facts, cards), NO_ROW << SCORCHED_ROW_AT], np.int32),
        bond=np.array([*bond, len(bonding)], np.int32),
        bonds=len(bonding),
        called_by=np.array([*called_by, 0], np.int32),
        calls=np.array([*calls, 0], np.int32),
        leader_does=does,
        leader_row=row,
        leader_asks=asks,
        leader_card=card,
    )


#: Passive leaders, checked where they matter, like in the engine's ``leadership``.
PASSIVE = (TREACHEROUS, WHITE_FLAME, INVADER, DAISY, KING_BRAN)


def _facts(card: Card) -> int:
    rows = sum(1 << row for row in card.rows)
    burning = [row for row in range(3) if f"scorch_row_{_ROW_WORDS[row]}" in card.abilities]
    scorched = burning[0] if burning else NO_ROW
    strength = card.strength << STRENGTH_AT
    return flags_of(card) | strength | rows << ROWS_AT | scorched << SCORCHED_ROW_AT


_ROW_WORDS = ("close", "ranged", "siege")


def _musters(cards: list[Card]) -> tuple[list[int], list[int]]:
    """Return a bit for every card that can be called, and the bits of all cards that a card
    brings."""
    called = sorted({name for card in cards for name in card.musters})
    bit = {name: 1 << place for place, name in enumerate(called)}
    brings = {card.id: set(card.musters) for card in cards}
    for _ in cards:
        for names in brings.values():
            for name in list(names):
                names |= brings[name]
    return (
        [bit.get(card.id, 0) for card in cards],
        [sum(bit[name] for name in brings[card.id]) for card in cards],
    )


def _leader(name: str) -> tuple[int, int, int, int]:
    """Return a leader's effect, its row, its question and the card it asks for."""
    tree = LEADERS.get(name)
    if tree is None:
        assert name in PASSIVE, f"the twin does not know the leader {name!r}"
        return NOTHING, 0, Ask.NOBODY, -1
    first = _first(tree)
    if isinstance(first, Op):
        row = first.args[0] if first.args else 0
        assert isinstance(row, int)
        return _OPERATIONS[first.name], row, Ask.NOBODY, -1
    if isinstance(first.then, Op) and first.then.name in _OPERATIONS:
        return _OPERATIONS[first.then.name], 0, Ask.NOBODY, -1
    select = first.select
    if isinstance(select, EnemySides):
        return ASKS, 0, Ask.TAKE_ENEMY, -1
    assert isinstance(select, Cards), f"the twin does not know what {name!r} asks"
    if select.pile == "hand":
        return ASKS, 0, Ask.DISCARD, -1
    if select.pile == "discard":
        return ASKS, 0, Ask.TAKE_PILE, -1
    if first.kind == "weather":
        return ASKS, 0, Ask.WEATHER, numbers()[select.where.card] if select.where.card else -1
    return ASKS, 0, Ask.FETCH_BOND if select.where.bits & BOND else Ask.FETCH_MARDROEME, -1


def _first(node: Node) -> Op | Choose:
    """Return the first operation or question of a tree, other than looking through the deck."""
    if isinstance(node, Seq):
        parts = [part for part in node.parts if part != Op("search_deck")]
        return _first(parts[0])
    if isinstance(node, Repeat):
        return _first(node.body)
    assert isinstance(node, Op | Choose)
    return node


def _check(cards: list[Card]) -> None:
    """Check the twin's assumptions."""
    asking = {"medic", "agile"}
    for card in cards:
        bits = flags_of(card)
        called = [base().cards[name] for name in card.musters]
        called += [
            base().cards[name] for name in (card.transforms_into, card.summons) if name is not None
        ]
        for other in called:
            quiet = not asking & set(other.abilities) and not flags_of(other) & SPY
            assert quiet and len(other.rows) == 1, f"{other.id} asks something when it is called"
        agile = bits & UNIT and not bits & HERO and len(card.rows) > 1
        assert not (agile and bits & (BOND | SPY | HORN | MARDROEME)), f"{card.id} is agile"
        assert not (agile and bits & MORALE and card.copies > 1), f"{card.id} is agile"
        assert card.copies <= MOST_COPIES and card.strength < 32, card.id
        if card.transforms_into is not None:
            assert base().cards[card.transforms_into].rows == card.rows, card.id
        if card.summons is not None:
            assert card.copies == 1, f"{card.id} calls one card each"
