"""The words of the abilities of action cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from sevencats.games.oldworld.expansions.card_abilities.extensions import muted, start_extension
from sevencats.games.oldworld.expansions.card_abilities.model import PASSIVE
from sevencats.games.oldworld.fight.frames import Specials
from sevencats.games.oldworld.fight.record import NOBODY
from sevencats.games.oldworld.fight.sides import note_fight, side_of
from sevencats.games.oldworld.language.conditions import Fact
from sevencats.games.oldworld.language.vocabulary import Vocabulary
from sevencats.games.oldworld.language.words import Word
from sevencats.games.oldworld.packs.model import COLOURS, Symbols
from sevencats.games.oldworld.rules.atoms import change_shield
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.zones import COMBO, DECK, DISCARD, HAND, POTIONS, USED
from sevencats.kernel.atoms import move, push_shuffle
from sevencats.kernel.effects import Choose, Effect, Node, Op, Select

_EMPTY = Symbols()


def _has_room(state: OldWorldState, seat: int) -> bool:
    return len(state.cards(seat, HAND)) < state.table.tracks.hand_limit


# -- a card of the deck ----------------------------------------------------------------------------


def _deck_idents(state: OldWorldState, seat: int) -> list[str]:
    return sorted({state.ident(card) for card in state.cards(seat, DECK)})


@dataclass(frozen=True, slots=True)
class _Deck:
    """Cards of the seat's own deck by name, since nobody knows their order in it."""

    def items(self, state: OldWorldState, frame: Effect) -> Sequence[tuple[str, int]]:
        if not _has_room(state, frame.seat):
            return []
        idents = _deck_idents(state, frame.seat)
        return [(f"take:{ident}", place) for place, ident in enumerate(idents)]


def _take_from_deck(state: OldWorldState, frame: Effect) -> None:
    seat, table = frame.seat, state.table
    ident = _deck_idents(state, seat)[frame.chosen]
    card = next(card for card in state.cards(seat, DECK) if state.ident(card) == ident)
    push_shuffle(state, table.zone(seat, DECK))
    move(state, card, table.zone(seat, HAND), "fetched", seat)


# -- another discard -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _OtherDiscards:
    """The seat's own discards without the card that acts."""

    def items(self, state: OldWorldState, frame: Effect) -> Sequence[tuple[str, int]]:
        if not _has_room(state, frame.seat):
            return []
        pile = state.cards(frame.seat, DISCARD)
        return [(f"take:{state.ident(card)}", card) for card in pile if card != frame.source]


# -- an effect of the last card's extensions -------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Extensions:
    """The extensions of the last card of the combo that have an effect, by colour."""

    def items(self, state: OldWorldState, frame: Effect) -> Sequence[tuple[str, int]]:
        card = state.cards(frame.seat, COMBO)[-1]
        if muted(state, frame.seat, card):
            return []
        printed = state.table.extensions[state.face[card]]
        return [
            (f"effect:{colour}", COLOURS.index(colour))
            for colour, symbols in printed.items()
            if symbols != _EMPTY or f"extension:{state.ident(card)}:{colour}" in state.trees
        ]


def _extension_effect(state: OldWorldState, frame: Effect) -> None:
    seat, card = frame.seat, state.cards(frame.seat, COMBO)[-1]
    colour = COLOURS[frame.chosen]
    symbols = state.table.extensions[state.face[card]][colour]
    if symbols.take_back or symbols.return_card:
        back = (card,) if symbols.return_card else ()
        state.stack.append(Specials(seat, symbols.take_back, back))
    start_extension(state, seat, card, colour)
    fight = state.fight
    note_fight(state, damage=fight.damage + symbols.damage, draw=fight.draw + symbols.draw)
    if symbols.shield:
        change_shield(state, seat, symbols.shield)


# -- a potion again --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _UsedPotions:
    """Potions used in this fight."""

    def items(self, state: OldWorldState, frame: Effect) -> Sequence[tuple[str, int]]:
        if len(state.cards(frame.seat, POTIONS)) >= state.table.tracks.potion_limit:
            return []
        return [(f"refresh:{state.ident(s)}", s) for s in state.cards(frame.seat, USED)]


def _refresh_potion(state: OldWorldState, frame: Effect) -> None:
    """Allow the potion to be used again; its first use does not count."""
    move(state, frame.chosen, state.table.zone(frame.seat, POTIONS), "refreshed", frame.seat)
    mine = side_of(state, frame.seat)
    counts = [n - (side == mine) for side, n in enumerate(state.fight.potions)]
    note_fight(state, potions=tuple(counts))


# -- conditions ------------------------------------------------------------------------------------


def _rival_turn(state: OldWorldState, seat: int) -> bool:
    return state.fight.active not in (seat, NOBODY)


def _bare(node: Node) -> Callable[[list[str], str], Node | None]:
    """A word without arguments."""

    def build(args: list[str], at: str) -> Node | None:
        return None if args else node

    return build


def _word(name: str, does: str, kind: str, select: Select, op: str) -> tuple[str, Word]:
    choice = Choose(kind, select, Op(op))
    return name, Word((name,), f"fights only: {does}", _bare(choice))


_WORDS = dict(
    [
        _word(
            "take_deck",
            "take a card of choice out of the own deck, which is then shuffled",
            "take_deck",
            _Deck(),
            "take_from_deck",
        ),
        _word(
            "take_other",
            "take a discard of choice that is not this card",
            "take_back",
            _OtherDiscards(),
            "take_chosen",
        ),
        _word(
            "extension_effect",
            "what an extension of the combo's last card shows is done",
            "extension_effect",
            _Extensions(),
            "extension_effect",
        ),
        _word(
            "refresh_potion",
            "a potion used in this fight may be used again, and its use does not count",
            "refresh_potion",
            _UsedPotions(),
            "refresh_potion",
        ),
    ]
)
OPS: dict[str, Callable[[Any, Effect], None]] = {
    "take_from_deck": _take_from_deck,
    "extension_effect": _extension_effect,
    "refresh_potion": _refresh_potion,
}
VOCABULARY = Vocabulary(
    words=_WORDS,
    fight_words=frozenset(OPS),
    facts={"rival_turn": Fact("the opponent's fight turn", _rival_turn)},
    moments={
        PASSIVE[0]: "damage has discarded this card, from deck or hand",
        PASSIVE[1]: "damage has discarded this card from the deck",
    },
    forms={"effect": "colour", "refresh": "potion"},
)
