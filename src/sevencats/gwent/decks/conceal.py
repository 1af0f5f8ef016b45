"""A table for one seat, without the deck lists it cannot know.

A face is a physical card, a place in the lists of the config. So a seat that does not know a list
gets a table with a *wider* config: in place of that list it has every card the deck could hold.
The sleeves of the game keep their numbers. Cards the seat has seen lie where they lie; the others
are stand-ins, guessed from what is public, and what the guess does not need lies in the zone
``unused``, which no rule looks at. To imagine another deck is then to change faces between hidden
sleeves and unused ones, without a new table.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import lru_cache

from sevencats.gwent.cards.catalogue import base
from sevencats.gwent.cards.model import DeckList
from sevencats.gwent.decks.prior import Clues, guess
from sevencats.gwent.modes import mode_of
from sevencats.gwent.state import GwentState
from sevencats.gwent.table import (
    CONCEALED,
    KEPT_TABLES,
    Config,
    Table,
    build_table,
    with_decks,
)
from sevencats.kernel.rng import Rng

#: Copies of a card beyond the pool of its faction, by deck number: for decks outside the rules.
Extras = tuple[tuple[int, str, int], ...]


@lru_cache(KEPT_TABLES)
def public_lists(config: Config) -> tuple[bool, ...]:
    """Per deck whether everybody knows its list: that of a starter deck in play, of the solo
    opponent (S1), and of a written position."""
    if config.labels or mode_of(config.mode).solo:
        return (True,) * len(config.decks)
    return tuple(map(_is_starter, config.decks))


def _is_starter(deck: DeckList) -> bool:
    starter = base().starters.get(deck.faction)
    return starter is None or (deck.name, deck.cards) == (starter.name, starter.cards)


def unknown_decks(config: Config, seat: int) -> tuple[int, ...]:
    """The numbers of the decks whose lists a seat does not know."""
    each = mode_of(config.mode).decks
    return tuple(
        number
        for number, public in enumerate(public_lists(config))
        if number // each != seat and not public
    )


def deck_of(table: Table, card: int) -> int:
    """The number of the deck a physical card belongs to."""
    return table.home[card] * table.mode.decks + table.box[card]


def knows(state: GwentState, seat: int, sleeve: int) -> bool:
    """Does a seat know the card, or at least that it is one of those in its own deck?"""
    own = state.table.layout[state.where[sleeve]].pool == seat
    return own or bool(state.known[sleeve] >> seat & 1)


def conceal(state: GwentState, seat: int) -> GwentState:
    """The state as ``seat`` may have it; the state itself if the seat knows all lists."""
    if CONCEALED in state.config.options:
        return state
    unknown = unknown_decks(state.config, seat)
    if not unknown:
        return state
    hidden, placed, seen = _sort_out(state, seat, unknown)
    config = _wider(state.config, unknown, _extras(state.config, seen))
    table = build_table(config)
    free = _free_faces(table)
    face = [0] * len(state.face)
    for sleeve, deck, reserve, name in placed:
        face[sleeve] = free[deck, reserve, name].pop()
    for deck, sleeves in hidden.items():
        clues = clues_of(state.config, deck, seen[deck])
        for sleeve, name in zip(sleeves, guess(clues, Rng(0)), strict=True):
            face[sleeve] = free[deck, False, name].pop()
    unused = sorted(card for faces in free.values() for card in faces)
    return _on_table(state, config, table, face, unused)


def clues_of(config: Config, deck: int, seen: Counter[str]) -> Clues:
    """What is public about a deck."""
    own = config.decks[deck]
    return Clues(
        faction=own.faction,
        leader=own.leader,
        rules=mode_of(config.mode).deck_rules,
        size=sum(own.cards.values()),
        seen=tuple(sorted(seen.items())),
        reserve=tuple(sorted(own.reserve.items())),
    )


def _sort_out(
    state: GwentState, seat: int, unknown: tuple[int, ...]
) -> tuple[dict[int, list[int]], list[tuple[int, int, bool, str]], dict[int, Counter[str]]]:
    """Hidden sleeves by deck; the others with deck, reserve mark and name; what was seen by deck.

    Which of the hidden cards of a pool came from which deck is hidden too, so their sleeves are
    shared out in order."""
    table = state.table
    hidden: dict[int, list[int]] = {deck: [] for deck in unknown}
    seen: dict[int, Counter[str]] = {deck: Counter() for deck in unknown}
    placed = []
    pools: dict[int, list[int]] = {}
    for sleeve, card in enumerate(state.face):
        deck, reserve = deck_of(table, card), table.reserve[card]
        name = table.types[table.type_of[card]]
        if deck in hidden and not reserve and not knows(state, seat, sleeve):
            pools.setdefault(table.layout[state.where[sleeve]].pool, []).append(sleeve)
            continue
        placed.append((sleeve, deck, reserve, name))
        if deck in hidden and not reserve:
            seen[deck][name] += 1
    for sleeves in pools.values():
        decks = sorted(deck_of(table, state.face[sleeve]) for sleeve in sleeves)
        for sleeve, deck in zip(sleeves, decks, strict=True):
            hidden[deck].append(sleeve)
    return hidden, placed, seen


def _extras(config: Config, seen: dict[int, Counter[str]]) -> Extras:
    extras = []
    for deck, cards in seen.items():
        beyond = cards - Counter(base().pool(config.decks[deck].faction))
        extras += [(deck, name, copies) for name, copies in sorted(beyond.items())]
    return tuple(extras)


@lru_cache(KEPT_TABLES)
def _wider(config: Config, unknown: tuple[int, ...], extras: Extras) -> Config:
    """The config with all cards a deck could hold in place of each unknown list."""
    decks = list(config.decks)
    for number in unknown:
        deck = decks[number]
        cards = Counter(base().pool(deck.faction))
        cards.update({name: copies for at, name, copies in extras if at == number})
        decks[number] = DeckList(
            faction=deck.faction, leader=deck.leader, cards=dict(cards), reserve=deck.reserve
        )
    return replace(config, decks=tuple(decks), options=(*config.options, CONCEALED))


def _free_faces(table: Table) -> dict[tuple[int, bool, str], list[int]]:
    """The physical cards of a table by deck, reserve mark and name."""
    free: dict[tuple[int, bool, str], list[int]] = {}
    for card, kind in enumerate(table.type_of):
        key = (deck_of(table, card), table.reserve[card], table.types[kind])
        free.setdefault(key, []).append(card)
    return free


def _on_table(
    state: GwentState, config: Config, table: Table, face: list[int], unused: list[int]
) -> GwentState:
    wide = state.copy()
    wide.config = config
    wide.table = with_decks(table, config, state.picks) if state.picks else table
    wide.sees, wide.marks = table.sees, table.marks
    wide.face = (*face, *unused)
    wide.where.extend([table.unused] * len(unused))
    wide.known.extend([0] * len(unused))
    wide.by += [-1] * len(unused)
    wide.handles = state.handles.extended(len(unused))
    wide.zones.append(list(range(len(face), len(wide.face))))
    # The cached strengths count card types by their old numbers.
    wide.dirty, wide.forces = -1, ()
    return wide
