"""The legal choices of a state, and their numbers in the table of actions.

Inside the twin a choice is one of the words (``asks.WORDS``) or the place of a card. Copies of one
card in one place are one choice, that of the first, as in the engine.
"""

from __future__ import annotations

import jax.numpy as jnp
import numpy as np

from sevencats.games.gwent.cards.flags import BOND, DECOY, HERO, HORN, MARDROEME, SPECIAL, UNIT
from sevencats.games.gwent.cards.flags import WEATHER as IS_WEATHER
from sevencats.games.gwent.learn.twin.asks import Ask
from sevencats.games.gwent.learn.twin.state import (
    BOARD,
    DECK,
    DISCARD,
    FAR,
    HAND,
    ROW_SPECIAL,
    SIDE_ZONES,
    Array,
    State,
)
from sevencats.games.gwent.learn.twin.strength import has, leader_works, on_rows, plain
from sevencats.games.gwent.learn.twin.tables import MOST_COPIES, NOTHING, ROWS_AT, tables

_PILE = BOARD + DISCARD
#: The zones of a question's cards: the zone for seat A, seat B's offset, the number of zones.
_WHERE = {
    Ask.REDRAW: (HAND, 4, 1),
    Ask.TURN: (HAND, 4, 1),
    Ask.DECOY: (BOARD, SIDE_ZONES, 3),
    Ask.REVIVE: (_PILE, SIDE_ZONES, 1),
    Ask.RANDOM_REVIVE: (_PILE, SIDE_ZONES, 1),
    Ask.WEATHER: (DECK, 4, 1),
    Ask.TAKE_PILE: (_PILE, SIDE_ZONES, 1),
    Ask.TAKE_ENEMY: (_PILE + SIDE_ZONES, -SIDE_ZONES, 1),
    Ask.TAKE_DECK: (DECK, 4, 1),
    Ask.DISCARD: (HAND, 4, 1),
    Ask.FETCH_BOND: (DECK, 4, 1),
    Ask.FETCH_MARDROEME: (DECK, 4, 1),
    Ask.RETURN: (_PILE, SIDE_ZONES, 1),
}
#: The flags that a question's cards must have, and those they must not have.
_WHICH = {
    Ask.DECOY: (UNIT, HERO),
    Ask.REVIVE: (UNIT, HERO),
    Ask.RANDOM_REVIVE: (UNIT, HERO),
    Ask.RETURN: (UNIT, HERO),
    Ask.WEATHER: (IS_WEATHER, 0),
    Ask.TAKE_PILE: (0, HERO),
    Ask.TAKE_ENEMY: (0, HERO),
    Ask.FETCH_BOND: (UNIT | BOND, HERO),
    Ask.FETCH_MARDROEME: (SPECIAL | MARDROEME, 0),
}
_FIRST, _STEP, _COUNT = (
    np.array([_WHERE.get(ask, (0, 0, 0))[part] for ask in Ask], np.int32) for part in range(3)
)
_BITS, _BAR = (
    np.array([_WHICH.get(ask, (0, 0))[part] for ask in Ask], np.int32) for part in range(2)
)


def eligible(state: State, ask: Array, seat: Array) -> Array:
    """Return the cards that answer a question, all copies."""
    first = jnp.asarray(_FIRST)[ask] + jnp.asarray(_STEP)[ask] * seat
    lies = (state.zone >= first) & (state.zone < first + jnp.asarray(_COUNT)[ask])
    bits = jnp.asarray(_BITS)[ask]
    fits = (state.facts & bits == bits) & ~has(state.facts, jnp.asarray(_BAR)[ask])
    named = jnp.asarray(tables().leader_card)[state.leader[seat]]
    fits &= (ask != Ask.WEATHER) | (named < 0) | (state.kind == named)
    place = jnp.arange(state.kind.shape[0])
    # Cards drawn to come back stay in their pile until their turn, and cannot be chosen.
    waits = (place == state.queue[0]) | (place == state.queue[1])
    return lies & fits & ~waits


def open_rows(state: State, seat: Array) -> tuple[Array, Array]:
    """Return for each own row whether a horn and whether Mardroeme may go there (G6.1, G6.3)."""
    beside = BOARD + ROW_SPECIAL + SIDE_ZONES * seat + jnp.arange(3)
    lies = state.zone[None, :] == beside[:, None]
    horns = jnp.any(lies & has(state.facts, HORN), axis=1)
    return ~horns, ~jnp.any(lies & has(state.facts, MARDROEME), axis=1)


def leader_ready(state: State) -> Array:
    """Return for each seat whether the leader may be used (G1.6)."""
    active = jnp.asarray(tables().leader_does)[state.leader] != NOTHING
    return active & ~state.used & leader_works(state)


def _playable(state: State, seat: Array, for_horn: Array, for_mardroeme: Array) -> Array:
    """Return which cards have a place or target, if they need one."""
    lying = on_rows(state)
    mine = jnp.where(seat == 0, jnp.any(lying[:3], axis=0), jnp.any(lying[3:], axis=0))
    target = jnp.any(mine & plain(state.facts))
    special = ~has(state.facts, UNIT)
    return (
        (~has(state.facts, DECOY) | target)
        & (~(special & has(state.facts, HORN)) | jnp.any(for_horn))
        & (~(special & has(state.facts, MARDROEME)) | jnp.any(for_mardroeme))
    )


def rows_for(state: State, place: Array, seat: Array) -> Array:
    """Return for each row whether the card of this place may go there."""
    for_horn, for_mardroeme = open_rows(state, seat)
    facts = state.facts[place]
    printed = (facts >> ROWS_AT >> jnp.arange(3) & 1) != 0
    free = jnp.where(has(facts, HORN), for_horn, for_mardroeme)
    return printed & (has(facts, UNIT) | free)


def choices(state: State) -> Array:
    """Return which choices are legal: the words first, then every place."""
    ask, seat = state.ask, state.seat
    cards = eligible(state, ask, seat)
    turn = ask == Ask.TURN
    cards &= ~turn | _playable(state, seat, *open_rows(state, seat))
    words = jnp.stack(
        [
            turn,
            turn & leader_ready(state)[seat],
            ask == Ask.REDRAW,
            *((ask == Ask.ROW) & rows_for(state, state.source, seat)),
            ask == Ask.STARTER,
            ask == Ask.STARTER,
        ]
    )
    return jnp.concatenate([words, _first_copies(state, cards)])


def _first_copies(state: State, cards: Array) -> Array:
    """Return one copy of each card, the one that came first. Only a Decoy's targets are in several
    rows, and an agile unit is in one of two."""
    close = (state.ask == Ask.DECOY) & (state.zone == BOARD + SIDE_ZONES * state.seat)
    return _first_of(state, cards & close) | _first_of(state, cards & ~close)


def _first_of(state: State, cards: Array) -> Array:
    arrival = jnp.where(cards, state.seq, FAR)
    first = least_of_copies(state.kind, arrival)
    # Places of one card are adjacent in each half; the other half's least is looked up.
    across = jnp.where(state.twin >= 0, first[state.twin], FAR)
    return cards & (arrival == jnp.minimum(first, across))


def least_of_copies(kind: Array, values: Array) -> Array:
    """Return for every place the least value among the copies of its card in the same half."""
    least = values
    for step in range(1, MOST_COPIES):
        for shift in (step, -step):
            same = jnp.roll(kind, shift) == kind
            least = jnp.minimum(least, jnp.where(same, jnp.roll(values, shift), FAR))
    return least
