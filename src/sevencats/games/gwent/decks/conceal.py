"""A table for one seat, without the deck lists it cannot know.

A face is a physical card, a place in the lists of the config. So a seat that does not know a list
gets a table with a *wider* config: in place of that list it has every card the deck could hold. The
sleeves of the game keep their numbers. Cards the seat has seen stay in place; the others are
stand-ins, guessed from public facts, and the rest is in the zone ``unused``, which no rule reads.
To imagine another deck, swap faces between hidden and unused sleeves, without a new table.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import lru_cache

from sevencats.games.gwent.cards.catalogue import base
from sevencats.games.gwent.cards.model import DeckList
from sevencats.games.gwent.decks.prior import Clues, guess, guess_reserve
from sevencats.games.gwent.modes import mode_of
from sevencats.games.gwent.state import GwentState
from sevencats.games.gwent.table import (
    CONCEALED,
    KEPT_TABLES,
    Config,
    GwentTable,
    build_table,
    public_lists,
    with_decks,
)
from sevencats.kernel.rng import Rng

#: Copies of a card beyond the pool of its faction, by deck number: for decks outside of the rules.
Extras = tuple[tuple[int, str, int], ...]


def unknown_decks(config: Config, seat: int) -> tuple[int, ...]:
    """The numbers of the decks whose lists a seat does not know."""
    each = mode_of(config.mode).decks
    return tuple(
        number
        for number, public in enumerate(public_lists(config))
        if number // each != seat and not public
    )


def deck_of(table: GwentTable, card: int) -> int:
    """The number of the deck a physical card belongs to."""
    return table.home[card] * table.mode.decks + table.box[card]


def knows(state: GwentState, seat: int, sleeve: int) -> bool:
    """Return whether a seat knows the card, or at least that it is one of its own deck."""
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
    # Of two equal cards the one that is known comes first: the other's place is hidden.
    placed.sort(key=lambda one: not state.known[one[0]] >> seat & 1)
    for sleeve, deck, reserve, name in placed:
        face[sleeve] = free[deck, reserve, name].pop()
    for deck in unknown:
        clues = clues_of(state.config, deck, seen[deck, False], seen[deck, True])
        cards = guess(clues, Rng(0))
        for reserve, names in ((False, cards), (True, guess_reserve(clues, cards))):
            for sleeve, name in zip(hidden[deck, reserve], names, strict=True):
                face[sleeve] = free[deck, reserve, name].pop()
    unused = sorted(card for faces in free.values() for card in faces)
    return _on_table(state, config, table, face, unused)


def clues_of(config: Config, deck: int, seen: Counter[str], reserve: Counter[str]) -> Clues:
    """The public facts about a deck of which these cards were seen, and these of its reserve."""
    own = config.decks[deck]
    return Clues(
        faction=own.faction,
        leader=own.leader,
        rules=mode_of(config.mode).deck_rules,
        size=sum(own.cards.values()),
        seen=tuple(sorted(seen.items())),
        reserve=tuple(sorted(reserve.items())),
        waiting=sum(own.reserve.values()) - reserve.total(),
    )


#: The origin of a card: the number of the deck, and whether it began in the reserve.
Origin = tuple[int, bool]


def _sort_out(
    state: GwentState, seat: int, unknown: tuple[int, ...]
) -> tuple[dict[Origin, list[int]], list[tuple[int, int, bool, str]], dict[Origin, Counter[str]]]:
    """Hidden sleeves by origin; the others with their origin and name; the seen cards by origin.

    Which of the hidden cards of a pool came from which deck is hidden too, so their sleeves are
    shared out in order.
    """
    table = state.table
    origins = [(deck, reserve) for deck in unknown for reserve in (False, True)]
    hidden: dict[Origin, list[int]] = {origin: [] for origin in origins}
    seen: dict[Origin, Counter[str]] = {origin: Counter() for origin in origins}
    placed = []
    pools: dict[int, list[int]] = {}
    for sleeve, card in enumerate(state.face):
        deck, reserve = deck_of(table, card), table.reserve[card]
        name = table.types[table.type_of[card]]
        if (deck, reserve) in hidden and not knows(state, seat, sleeve):
            pools.setdefault(table.layout[state.where[sleeve]].pool, []).append(sleeve)
            continue
        placed.append((sleeve, deck, reserve, name))
        if (deck, reserve) in hidden:
            seen[deck, reserve][name] += 1
    for sleeves in pools.values():
        cards = [state.face[sleeve] for sleeve in sleeves]
        shared = sorted((deck_of(table, card), table.reserve[card]) for card in cards)
        for sleeve, origin in zip(sleeves, shared, strict=True):
            hidden[origin].append(sleeve)
    return hidden, placed, seen


def _extras(config: Config, seen: dict[Origin, Counter[str]]) -> Extras:
    extras = []
    for (deck, reserve), cards in seen.items():
        if reserve:
            continue
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
            faction=deck.faction,
            leader=deck.leader,
            cards=dict(cards),
            reserve=base().reserve_for(cards),
        )
    return replace(config, decks=tuple(decks), options=(*config.options, CONCEALED))


def _free_faces(table: GwentTable) -> dict[tuple[int, bool, str], list[int]]:
    """The physical cards of a table by deck, reserve mark and name."""
    free: dict[tuple[int, bool, str], list[int]] = {}
    for card, kind in enumerate(table.type_of):
        key = (deck_of(table, card), table.reserve[card], table.types[kind])
        free.setdefault(key, []).append(card)
    return free


def _on_table(
    state: GwentState, config: Config, table: GwentTable, face: list[int], unused: list[int]
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
