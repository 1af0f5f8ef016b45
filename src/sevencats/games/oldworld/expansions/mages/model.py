"""The records of Mages: what boards and action cards have in addition to those of witchers
(W13)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

import msgspec

from sevencats.games.oldworld.language import conditions
from sevencats.games.oldworld.packs.load import Content
from sevencats.games.oldworld.packs.model import COLOURS, Record, Symbols, Trait
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.table import OldWorldTable

ID = "mages"
#: The second deck of a mixed game, its discards and its pool (W13.1).
DECK, GONE, POOL = "mage_deck", "mage_discard", "mage_pool"
#: The mage's terms for what a witcher has (W13.2).
TERMS = {"shield": "energy", "defense": "wisdom", "witcher": "mage"}
#: The highest cost of a boost.
_MOST_ENERGY = 5


class Magic(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The symbols that only mages' cards have (W13.4): protection, discards of choice to take, and
    what is done once for each point of energy."""

    protection: int = 0
    take_any: int = 0
    damage_by_energy: bool = False
    protection_by_energy: bool = False
    draw_by_energy: bool = False


class Boost(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The effect of a card for energy, after its basic effect (W13.3). With ``all``, ``energy`` is
    the minimum, and all energy is spent."""

    energy: int
    all: bool = False
    symbols: Symbols = Symbols()
    magic: Magic = Magic()


class Spell(Record, frozen=True, kw_only=True):
    """The mage's part of an action card. ``spell`` says that it is one; ``extension_magic`` is by
    colour. ``any_colour`` is an extension of any colour, if the conditions of ``any_colour_only``
    hold. Under the conditions of ``early`` it may be played by itself, before the combo."""

    spell: bool = False
    magic: Magic = Magic()
    extension_magic: dict[str, Magic] = msgspec.field(default_factory=dict)
    boost: Boost | None = None
    any_colour: bool = False
    any_colour_only: tuple[str, ...] = ()
    early: tuple[str, ...] = ()


class Board(Record, frozen=True, kw_only=True):
    """The mage's part of a board."""

    mage: bool = False


NO_MAGIC = Magic()
_NO_SPELL = Spell(id="none")


@dataclass(frozen=True, slots=True, eq=False)
class Index:
    """The spells by physical card, and the boards that are mages'."""

    spells: tuple[Spell, ...]
    mages: frozenset[str]


@lru_cache(maxsize=64)
def index_of(table: OldWorldTable) -> Index:
    """Computed once per table: a fight uses it for every card."""
    content = table.content
    spells = [
        content.column(Spell, "action", ident) if kind == "action" else _NO_SPELL
        for kind, ident in zip(table.kind, table.ident, strict=True)
    ]
    return Index(tuple(spells), frozenset(name for name in content.schools if mage(content, name)))


def mage(content: Content, school: str) -> bool:
    """Tell whether a board is a mage's."""
    return content.column(Board, "school", school).mage


def is_mage(state: OldWorldState, seat: int) -> bool:
    """Tell whether a seat plays a mage."""
    return seat >= 0 and state.school[seat] in index_of(state.table).mages


def spell_of(state: OldWorldState, card: int) -> Spell:
    """Return the spell of a card."""
    return index_of(state.table).spells[state.face[card]]


def terms(content: Content, school: str) -> dict[str, str]:
    """The words of a mage."""
    return TERMS if school in content.schools and mage(content, school) else {}


def card_zone(content: Content, ident: str) -> str:
    """Return the zone of a card: common spells have a separate deck."""
    return DECK if content.column(Spell, "action", ident).spell else ""


def spells(content: Content) -> Iterator[Spell]:
    """All spells of the packs."""
    for record in content.more.get(f"action.{ID}", {}).values():
        assert isinstance(record, Spell)
        yield record


def early_source(ident: str) -> str:
    """Return the source of the offer to play a card before the combo."""
    return f"action.{ident}"


@lru_cache(maxsize=64)
def traits(content: Content) -> dict[str, tuple[Trait, ...]]:
    """Return the cards that may be played before the combo, as offers of the seat's own fight
    turn."""
    return {
        early_source(one.id): (
            Trait(when="my_turn", may=True, only=one.early, do=(f"play_early {one.id}",)),
        )
        for one in spells(content)
        if one.early
    }


def _abilities(content: Content) -> set[str]:
    """Return the cards that have traits while they are in the combo."""
    records = content.more.get("action.card_abilities", {}).values()
    return {f"action.{one.id}" for one in records if getattr(one, "traits", ())}


def check_spell(content: Content, one: Spell) -> Iterator[str]:
    """Find mistakes in a spell."""
    card = content.actions.get(one.id)
    if card is None:
        return
    for colour in one.extension_magic:
        if colour not in card.extensions:
            yield f"extension_magic: the card has no extension {colour!r}"
        if colour not in COLOURS:
            yield f"extension_magic: there is no colour {colour!r}"
    if one.early and f"action.{one.id}" in _abilities(content):
        yield "early: a card with traits of its own cannot be played before the combo"
    if one.boost and not 1 <= one.boost.energy <= _MOST_ENERGY:
        yield f"boost: its energy is {one.boost.energy}, not between 1 and {_MOST_ENERGY}"
    for word in (*one.any_colour_only, *one.early):
        try:
            conditions.check(word, content.vocabulary, content.locations)
        except ValueError as error:
            yield str(error)


def check_board(content: Content, one: Board) -> Iterator[str]:
    """Find mistakes in a mage's board."""
    board = content.schools.get(one.id)
    if one.mage and board is not None and board.location:
        yield "location: a mage chooses it at the set-up; leave it out"
