"""A seat's observation as the adapters' vector: the same numbers in the same places.

``features/layout.py`` names every number. Cards are counted where the seat knows them.
"""

from __future__ import annotations

from functools import cache

import jax.numpy as jnp
import numpy as np

from sevencats.games.gwent.cards.model import ROW_NAMES
from sevencats.games.gwent.learn.features.layout import (
    SEAT_NUMBERS,
    SIDE_NUMBERS,
    Layout,
    layout,
)
from sevencats.games.gwent.learn.twin.asks import KINDS, Ask
from sevencats.games.gwent.learn.twin.choices import leader_ready
from sevencats.games.gwent.learn.twin.state import (
    ASIDE,
    BOARD,
    DECK,
    DISCARD,
    EMPTY,
    HAND,
    REMOVED,
    RESERVE,
    ROW_SPECIAL,
    SEAT_ZONES,
    SIDE_ZONES,
    WEATHER,
    Array,
    State,
)
from sevencats.games.gwent.learn.twin.strength import leader_works
from sevencats.games.gwent.learn.twin.tables import Ints, numbers

MODE = "duel"
#: The first numbers of the vector: of the table, the sides and the seats.
HEAD = 2 + 2 * len(SIDE_NUMBERS) + 2 * len(SEAT_NUMBERS)


def size() -> int:
    """Return the length of the vector."""
    return len(layout(MODE))


@cache
def _columns() -> Ints:
    """Return the index in the vector by viewer, zone and card; the vector's length for none."""
    form = layout(MODE)
    columns = np.full((2, EMPTY + 1, len(numbers()) + 1), len(form), np.int32)
    for seat in range(2):
        for zone, group in _groups(seat):
            for card, place in form.items[group].items():
                columns[seat, zone, numbers()[card]] = form.first[group] + place
    return columns


def _groups(seat: int) -> list[tuple[int, str]]:
    """Return the zones whose cards are counted, and their groups."""
    found = [(WEATHER, "weather"), (WEATHER + 1, "weather"), (REMOVED, "removed")]
    for number in range(2):
        other = (seat + number) % 2
        first = BOARD + SIDE_ZONES * other
        for row, name in enumerate(ROW_NAMES):
            found.append((first + row, f"side{number}.{name}"))
            found.append((first + ROW_SPECIAL + row, f"side{number}.{name}_special"))
        found.append((first + DISCARD, f"side{number}.discard"))
        found.append((other * SEAT_ZONES + HAND, f"seat{number}.hand"))
        found.append((other * SEAT_ZONES + RESERVE, f"seat{number}.reserve"))
    found.append((seat * SEAT_ZONES + ASIDE, "seat0.aside"))
    found.append((seat * SEAT_ZONES + DECK, "seat0.deck"))
    return found


def _question_places(form: Layout) -> Ints:
    """Return the index of each question's mark; the end for automatic steps."""
    places = [form.place("question", kind) for kind in KINDS]
    return np.array(places + [len(form)] * (len(Ask) - len(KINDS)), np.int32)


def observe(state: State, seat: Array) -> Array:
    """Return the table as ``seat`` sees it, as 32-bit floats."""
    form = layout(MODE)
    end = len(form)
    column = jnp.asarray(_columns())[seat, state.zone, state.kind]
    own_deck = state.zone == seat * SEAT_ZONES + DECK
    column = jnp.where((state.known >> seat & 1 != 0) | own_deck, column, end)
    marks = _marks(state, seat, form)
    vector = jnp.zeros(end + 1, jnp.float32).at[jnp.concatenate([column, marks])].add(1.0)
    return vector[:end].at[:HEAD].set(_numbers(state, seat))


def _marks(state: State, seat: Array, form: Layout) -> Array:
    """Return the indices that hold a 1: the question, the card it is about, factions, leaders."""
    end = len(form)
    asked = _asked(state)[seat]
    # Both may exchange cards at the same time, though here they answer in turn.
    question = jnp.asarray(_question_places(form))[state.ask]
    about = form.first["asks_for"] + jnp.asarray(_catalogue_order())[state.kind[state.source]]
    other = 1 - seat
    return jnp.stack(
        [
            jnp.where(asked, question, end),
            jnp.where(asked & (state.ask == Ask.ROW), about, end),
            form.first["seat0.faction"] + state.faction[seat],
            form.first["seat1.faction"] + state.faction[other],
            form.first["seat0.leader"] + state.leader[seat],
            form.first["seat1.leader"] + state.leader[other],
        ]
    )


@cache
def _catalogue_order() -> Ints:
    """Return the index of every card number in the layout's groups of all cards."""
    order = layout(MODE).items["asks_for"]
    return np.array([*(order[card] for card in numbers()), 0], np.int32)


def _asked(state: State) -> Array:
    """Return for each seat whether it has a question."""
    player = (state.ask <= Ask.FETCH_MARDROEME) & (jnp.arange(2) == state.seat)
    return jnp.where(state.ask == Ask.REDRAW, state.left > 0, player)


def _numbers(state: State, seat: Array) -> Array:
    """Return the numbers at the head of the vector, in the layout's order."""
    order = jnp.stack([seat, 1 - seat])
    totals = jnp.sum(state.row_totals.reshape(2, 3), axis=1)
    played = state.last[2] > -2
    zones = jnp.arange(2)[:, None] * SEAT_ZONES
    sizes = [jnp.sum(state.zone[None, :] == zones + part, axis=1) for part in (HAND, DECK, ASIDE)]
    seats = jnp.arange(2)
    none = jnp.zeros(2, jnp.int32)
    sides = [
        state.gems,
        none,
        totals,
        *state.row_totals.reshape(2, 3).T,
        *state.horns.reshape(2, 3).T,
        state.last[:2],
        played & (state.last[2] == seats),
    ]
    people = [
        none + 1,
        *sizes,
        state.passed,
        leader_ready(state),
        leader_works(state),
        state.turn == seats,
        state.starter == seats,
        _asked(state),
    ]
    side_part = jnp.stack([jnp.asarray(row, jnp.float32) for row in sides])[:, order].T
    seat_part = jnp.stack([jnp.asarray(row, jnp.float32) for row in people])[:, order].T
    head = jnp.stack([state.round, jnp.int32(0)]).astype(jnp.float32)
    return jnp.concatenate([head, side_part.reshape(-1), seat_part.reshape(-1)])
