"""The state of a game of the twin, and its creation from decks.

A game has a *place* for every physical card: the first half for seat A's deck and reserve, the
second for seat B's, each in the order of card numbers. Zones have the engine's numbers, except that
the weather has two zones, one for each seat that played it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from sevencats.games.gwent.cards.catalogue import base
from sevencats.games.gwent.cards.model import DeckList
from sevencats.games.gwent.learn.twin.asks import Ask
from sevencats.games.gwent.learn.twin.tables import (
    FACTION_NUMBERS,
    Ints,
    factions_that,
    leader_number,
    numbers,
    tables,
)
from sevencats.games.gwent.table import is_starter
from sevencats.kernel.errors import RulesError

#: A JAX array, which mypy treats as Any, whether JAX is installed or not.
Array = Any

HAND, DECK, RESERVE, ASIDE = range(4)
SEAT_ZONES = 4
BOARD, SIDE_ZONES, ROW_SPECIAL, DISCARD = 8, 7, 3, 6
WEATHER, REMOVED, EMPTY = 22, 24, 25
#: Places of a seat; enough for any starter deck and most custom decks.
PLACES = 48
#: Cards dealt, cards that may be exchanged, and gems.
DEALT, REDRAWS, GEMS = 10, 2, 2
#: Numbers below this order the opening hands; later arrivals continue from it.
FIRST_ARRIVAL = 100
BOTH = 3
#: Larger than any number that orders cards.
FAR = 2**31 - 1
# Small types, because memory bandwidth limits the twin's speed on an accelerator.
CARD, PLACE, ZONE = jnp.uint8, jnp.int16, jnp.int8


class Decks(NamedTuple):
    """Two decks, one in each row: the card of every place, whether it is in the reserve, and the
    place of the reserve card it calls (-1: none); then whether the list is open, factions and
    leaders."""

    kind: Ints
    reserve: Ints
    partner: Ints
    open: Ints
    faction: Ints
    leader: Ints


class State(NamedTuple):
    """One game.

    Per place: ``kind`` (card number), ``facts`` (see ``tables``), ``partner`` (the place of the
    reserve card it calls; -1: none), ``caller`` (the other way round), ``twin`` (a place of the
    other half with the same card; -1: none), ``zone``, ``seq`` (the order in its zone; the top of
    a deck is the highest), ``known`` (a bit for each seat) and ``said`` (the row that its player
    has chosen for an agile unit, see ``agile``).

    Then per seat, side or row, then single numbers: ``ask`` the kind of waiting, ``seat`` the seat
    that decides, ``source`` the place of the card it is about, ``turn`` the engine's, ``upcoming``
    the seat of the next turn, ``queue`` cards waiting to come back, ``returning`` the seat whose
    units return next (-1: none), ``shuffles`` whether to shuffle a searched deck after all answers,
    ``repeat`` how many cards a leader still discards, ``arranging`` whether the row question is
    about an agile unit on the table, ``arrivals`` a count that orders arrivals in a zone,
    ``winner`` the winning seat, 2 for a draw, -1 during the game. ``chance`` is the state of the
    game's random generator."""

    kind: Array
    facts: Array
    partner: Array
    caller: Array
    twin: Array
    zone: Array
    seq: Array
    known: Array
    said: Array
    faction: Array
    leader: Array
    gems: Array
    passed: Array
    used: Array
    left: Array
    horns: Array
    queue: Array
    last: Array
    row_totals: Array
    ask: Array
    seat: Array
    source: Array
    turn: Array
    upcoming: Array
    returning: Array
    shuffles: Array
    repeat: Array
    arranging: Array
    round: Array
    starter: Array
    arrivals: Array
    winner: Array
    chance: Array


def encode_decks(decks: Sequence[DeckList], places: int = PLACES) -> Decks:
    """Encode decks as arrays, a row each. Raises ``RulesError`` for a deck that does not fit."""
    kind = np.full((len(decks), places), len(numbers()), np.int32)
    reserve = np.zeros((len(decks), places), np.int32)
    partner = np.full((len(decks), places), -1, np.int32)
    for row, deck in enumerate(decks):
        cards = sorted(
            (numbers()[name], in_reserve)
            for in_reserve, pile in ((0, deck.cards), (1, deck.reserve))
            for name, copies in pile.items()
            for _ in range(copies)
        )
        if len(cards) > places:
            raise RulesError(f"{deck.name or deck.faction}: {len(cards)} cards, not over {places}")
        for place, (number, in_reserve) in enumerate(cards):
            kind[row, place], reserve[row, place] = number, in_reserve
        partner[row, : len(cards)] = _partners([number for number, _ in cards])
    return Decks(
        kind=kind,
        reserve=reserve,
        partner=partner,
        open=np.array([is_starter(deck) for deck in decks], np.int32),
        faction=np.array([FACTION_NUMBERS[deck.faction] for deck in decks], np.int32),
        leader=np.array([leader_number(deck.leader) for deck in decks], np.int32),
    )


def _partners(cards: list[int]) -> list[int]:
    """Return for every card the place of its own reserve card: each caller has one (G1.3)."""
    names = list(numbers())
    taken: set[int] = set()
    partners = []
    for number in cards:
        card = base().cards[names[number]]
        called = card.transforms_into or card.summons
        free = [
            place
            for place, other in enumerate(cards)
            if called is not None and names[other] == called and place not in taken
        ]
        partners.append(free[0] if free else -1)
        taken.update(free[:1])
    return partners


def pair(decks: Decks, one: Array, two: Array) -> Decks:
    """Return the two decks of a game from a pool."""
    rows = jnp.stack([one, two])
    paired: Decks = jax.tree.map(lambda column: jnp.asarray(column)[rows], decks)
    return paired


def mix(value: Array) -> Array:
    """Mix the bits of 32-bit numbers (a common finaliser); the twin's only source of randomness."""
    value = (value ^ (value >> 16)) * jnp.uint32(0x7FEB352D)
    value = (value ^ (value >> 15)) * jnp.uint32(0x846CA68B)
    return value ^ (value >> 16)


def luck_of(state: State) -> Array:
    """Return the random numbers of the next tick: one for every place, and one for coins."""
    counts = jnp.arange(state.kind.shape[0] + 1, dtype=jnp.uint32)
    return mix(state.chance + mix(counts + jnp.uint32(0x9E3779B9)))


def init(decks: Decks, seed: Array) -> State:
    """Start a game of two decks: shuffled, not yet dealt. ``seed`` is any 32-bit number."""
    places = decks.kind.shape[1]
    kind = jnp.asarray(decks.kind, jnp.int32).reshape(-1)
    reserve = jnp.asarray(decks.reserve).reshape(-1) > 0
    home = jnp.arange(2 * places, dtype=jnp.int32) // places
    empty = kind == len(numbers())
    lies = home * SEAT_ZONES + jnp.where(reserve, RESERVE, DECK)
    partner = jnp.asarray(decks.partner, jnp.int32).reshape(-1)
    partner = jnp.where(partner >= 0, partner + home * places, -1)
    places_of = jnp.arange(2 * places, dtype=jnp.int32)
    called = (partner[None, :] == places_of[:, None]) & (partner >= 0)[None, :]
    same = (kind[:, None] == kind[None, :]) & (home[:, None] != home[None, :])
    zone = jnp.where(empty, EMPTY, lies)
    chance = mix(jnp.asarray(seed, jnp.uint32))
    counts = jnp.arange(2 * places, dtype=jnp.uint32)
    order = mix(chance + mix(counts + jnp.uint32(0x85EBCA6B))) >> 8
    deck_mates = zone[:, None] == zone[None, :]
    rank = jnp.sum(deck_mates & (order[None, :] < order[:, None]), axis=1)
    zero, none = jnp.int32(0), jnp.int32(-1)
    deciders = jnp.asarray(factions_that("chooses_starter"))[jnp.asarray(decks.faction)]
    decided = deciders[0] != deciders[1]
    is_open = jnp.asarray(decks.open)[home] > 0
    return State(
        kind=kind.astype(CARD),
        facts=jnp.asarray(tables().facts)[kind],
        partner=partner.astype(PLACE),
        caller=jnp.where(jnp.any(called, axis=1), jnp.argmax(called, axis=1), -1).astype(PLACE),
        twin=jnp.where(jnp.any(same, axis=1) & ~empty, jnp.argmax(same, axis=1), -1).astype(PLACE),
        zone=zone.astype(ZONE),
        seq=rank.astype(jnp.int32),
        known=jnp.where(reserve, jnp.where(is_open, BOTH, 1 << home), 0).astype(ZONE),
        said=jnp.zeros(kind.shape, ZONE),
        faction=jnp.asarray(decks.faction, jnp.int32),
        leader=jnp.asarray(decks.leader, jnp.int32),
        gems=jnp.full(2, GEMS, jnp.int32),
        passed=jnp.zeros(2, bool),
        used=jnp.zeros(2, bool),
        left=jnp.zeros(2, jnp.int32),
        horns=jnp.zeros(6, bool),
        queue=jnp.full(2, -1, jnp.int32),
        last=jnp.array([0, 0, -2], jnp.int32),
        row_totals=jnp.zeros(6, jnp.int32),
        ask=jnp.where(decided, Ask.STARTER, Ask.COIN).astype(jnp.int32),
        seat=jnp.where(decided, deciders[1], 0).astype(jnp.int32),
        source=none,
        turn=zero,
        upcoming=zero,
        returning=none,
        shuffles=jnp.bool_(False),
        repeat=zero,
        arranging=jnp.bool_(False),
        round=jnp.int32(1),
        starter=zero,
        arrivals=jnp.int32(FIRST_ARRIVAL),
        winner=none,
        chance=mix(chance ^ jnp.uint32(0xC2B2AE35)),
    )
