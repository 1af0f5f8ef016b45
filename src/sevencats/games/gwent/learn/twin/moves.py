"""Moves of cards: the few operations that all effects of the twin are made of.

Each takes a state and returns the next one. A condition says whether it happens at all, which
avoids branches.
"""

from __future__ import annotations

import jax.numpy as jnp

from sevencats.games.gwent.cards.flags import AVENGER, BERSERKER, MARDROEME
from sevencats.games.gwent.learn.twin.choices import least_of_copies
from sevencats.games.gwent.learn.twin.state import (
    ASIDE,
    BOARD,
    BOTH,
    DECK,
    DISCARD,
    FAR,
    HAND,
    REMOVED,
    RESERVE,
    ROW_SPECIAL,
    SEAT_ZONES,
    SIDE_ZONES,
    WEATHER,
    ZONE,
    Array,
    State,
)
from sevencats.games.gwent.learn.twin.strength import (
    OFF_BOARD,
    has,
    on_rows,
    plain,
    row_of,
    row_zone,
)
from sevencats.games.gwent.learn.twin.tables import ROWS_AT, tables

#: Maximum number of cards that a card calls at once.
_MOST_CALLED = 4


def discard_of(seat: Array | int) -> Array | int:
    """The discard pile of a seat's side."""
    return BOARD + DISCARD + SIDE_ZONES * seat


def sees(zone: Array) -> Array:
    """Return the seats that see cards entering a zone: all on the table, the owner in a hand, none
    in a deck."""
    owner = jnp.where(zone < SEAT_ZONES, 1, 2)
    part = zone % SEAT_ZONES
    private = jnp.where((part == HAND) | (part == ASIDE), owner, jnp.where(part == DECK, 0, BOTH))
    return jnp.where(zone < BOARD, private, BOTH).astype(ZONE)


def move_one(state: State, happens: Array, place: Array, zone: Array) -> State:
    """Move the card of a place to the end of a zone."""
    return move_all(state, happens & (jnp.arange(state.kind.shape[0]) == place), zone)


def move_all(state: State, moved: Array, zone: Array, order: Array | None = None) -> State:
    """Move many cards at once to the end of a zone (or each to its own), in the order of their
    places or in the given order: numbers below twice the number of places."""
    places = jnp.arange(state.kind.shape[0])
    to = jnp.asarray(zone).astype(ZONE)
    return state._replace(
        zone=jnp.where(moved, to, state.zone),
        seq=jnp.where(moved, state.arrivals + (places if order is None else order), state.seq),
        known=jnp.where(moved, state.known | sees(to), state.known),
        arrivals=state.arrivals + 2 * state.kind.shape[0],
    )


def draw(state: State, count: Array, seat: Array) -> State:
    """Draw up to two cards from the top of a deck, or fewer if it is short."""
    for number in range(2):
        deck = state.zone == seat * SEAT_ZONES + DECK
        top = jnp.argmax(jnp.where(deck, state.seq, -1))
        happens = (count > number) & jnp.any(deck)
        state = move_one(state, happens, top, seat * SEAT_ZONES + HAND)
    return state


def shuffle(state: State, luck: Array, shuffled: Array) -> State:
    """Shuffle the decks marked in ``shuffled``; a deck of one card stays as known as it was."""
    deck = jnp.arange(2)[:, None] * SEAT_ZONES + DECK == state.zone[None, :]
    many = jnp.sum(deck, axis=1) > 1
    moved = jnp.any(deck & (shuffled & many)[:, None], axis=0)
    # The place fills the lowest bits, so that all cards of a deck have different numbers.
    places = jnp.arange(state.kind.shape[0])
    order = (luck[:-1] >> 9 << 7).astype(jnp.int32) | (places & 127)
    return state._replace(
        seq=jnp.where(moved, order, state.seq),
        known=jnp.where(moved, jnp.zeros((), ZONE), state.known),
    )


def clear_weather(state: State, happens: Array) -> State:
    """Move all weather to the piles of the seats that played it (G6.6)."""
    for seat in range(2):
        moved = happens & (state.zone == WEATHER + seat)
        state = move_all(state, moved, jnp.int32(discard_of(seat)))
    return state


def muster(state: State, calls: Array, seat: Array) -> tuple[State, Array]:
    """Call all cards of these bits from hand and deck (G5.5). Also return for each seat whether a
    card came from its deck, which must then be shuffled."""
    called = (jnp.asarray(tables().called_by)[state.kind] & calls) != 0
    in_hand = called & (state.zone == seat * SEAT_ZONES + HAND)
    in_deck = called & (state.zone == seat * SEAT_ZONES + DECK)
    # The last of the hand comes first, then the top of the deck.
    waits = jnp.where(in_hand, -state.seq, jnp.where(in_deck, FAR - state.seq, FAR))
    order = _MOST_CALLED + jnp.arange(waits.shape[0])
    for number in range(_MOST_CALLED):
        first = (waits < FAR) & (jnp.arange(waits.shape[0]) == jnp.argmin(waits))
        order, waits = jnp.where(first, number, order), jnp.where(first, FAR, waits)
    state = move_all(state, in_hand | in_deck, printed_zone(state, seat), order)
    return state, jnp.any(in_deck) & (jnp.arange(2) == seat)


def printed_zone(state: State, side: Array) -> Array:
    """Return for every card the zone of its lowest printed row on a side."""
    rows = state.facts >> ROWS_AT
    row = jnp.where((rows & 1) != 0, 0, jnp.where((rows & 2) != 0, 1, 2))
    return BOARD + SIDE_ZONES * side + row


def transform(state: State, happens: Array, row: Array) -> State:
    """Let Mardroeme turn a row's berserkers into their reserve cards (G5.10, G5.11)."""
    lying = row_of(state.zone) == row
    beside = state.zone == row_zone(row) + ROW_SPECIAL
    potion = jnp.any((lying | beside) & has(state.facts, MARDROEME))
    changes = lying & plain(state.facts) & has(state.facts, BERSERKER)
    changes &= happens & potion & in_reserve(state)[state.partner] & (state.partner >= 0)
    side = jnp.broadcast_to(row // 3, changes.shape)
    state = _call(state, changes, side)
    return move_all(state, changes, jnp.int32(REMOVED))


def in_reserve(state: State) -> Array:
    """Return which cards are in a reserve."""
    return (state.zone == RESERVE) | (state.zone == SEAT_ZONES + RESERVE)


def _call(state: State, callers: Array, side: Array) -> State:
    """Put the reserve cards of these callers on the callers' side."""
    caller = state.caller
    comes = in_reserve(state) & (caller >= 0) & callers[caller]
    return move_all(state, comes, printed_zone(state, side[caller]))


def fall(state: State, fallen: Array, avenged: Array) -> State:
    """Move cards of the battlefield to their side's pile (G3.5); avengers come (G5.9)."""
    side = jnp.clip((state.zone - BOARD) // SIDE_ZONES, 0, 1)
    callers = avenged & fallen & has(state.facts, AVENGER)
    state = move_all(state, fallen, BOARD + DISCARD + SIDE_ZONES * side, _pile_order(state, fallen))
    return _call(state, callers, side)


def _pile_order(state: State, fallen: Array) -> Array:
    """Return the order in which cards reach a pile, as far as it matters: of two cards that differ
    only by owner, the one that came to the table first."""
    first = least_of_copies(state.kind, jnp.where(fallen, state.seq, FAR))
    other = jnp.where(state.twin >= 0, first[state.twin], FAR)
    size = state.kind.shape[0]
    return jnp.arange(size) + jnp.where(other < first, size, 0)


def burning(state: State, values: Array, rows: Array) -> Array:
    """Return the strongest units of these rows, including ties; heroes do not burn (G6.4)."""
    row = row_of(state.zone)
    stands = plain(state.facts) & (row < OFF_BOARD)
    stands &= jnp.concatenate([rows, jnp.zeros(1, bool)])[row]
    most = jnp.max(jnp.where(stands, values, -1))
    return stands & (values == most)


def on_side(state: State) -> Array:
    """Return for each side which cards are on its rows."""
    lying = on_rows(state)
    return jnp.stack([jnp.any(lying[:3], axis=0), jnp.any(lying[3:], axis=0)])
