"""Hope of the Aen Seidhe: the rows for the own agile units that give the side most strength.

The engine tries every way to spread them. Units of one row help each other by morale alone, and at
most one agile unit that is no hero boosts morale (``tables`` checks it); for either row of that
one, every other unit stands best where it is worth more, and stays where it is worth the same.
"""

from __future__ import annotations

from typing import NamedTuple

import jax.numpy as jnp

from sevencats.gwent.cards.flags import MORALE
from sevencats.kits.gwent.twin.choices import least_of_copies
from sevencats.kits.gwent.twin.state import BOARD, SIDE_ZONES, ZONE, Array, State
from sevencats.kits.gwent.twin.strength import (
    buglers,
    has,
    horned_rows,
    on_rows,
    plain,
    weather_rows,
)
from sevencats.kits.gwent.twin.tables import ROWS_AT, STRENGTH_AT


class _Plan(NamedTuple):
    """Which agile units stand in close combat, the strength of it, how many move."""

    close: Array
    total: Array
    moves: Array


def best_rows(state: State, happens: Array, side: Array) -> State:
    """Move the agile units of a side to their best rows."""
    zone = BOARD + SIDE_ZONES * side
    rows = state.facts >> ROWS_AT & 7
    either = plain(state.facts) & (rows & (rows - 1) != 0)
    here = either & (state.zone == zone)
    agile = here | (either & (state.zone == zone + 1))
    values = [_values(state, side, agile, row) for row in range(2)]
    plans = [_plan(state, agile, here, row, *values[row]) for row in range(2)]
    leads = jnp.any(agile & has(state.facts, MORALE) & ~here)
    now = [_worth(agile, here, *values[row]) for row in range(2)]
    better = _better(state, agile, here, plans[0], plans[1])
    chosen = jnp.where(better, plans[0].close, plans[1].close)
    total = jnp.where(better, plans[0].total, plans[1].total)
    boosts = jnp.any(agile & has(state.facts, MORALE))
    chosen = jnp.where(boosts, chosen, plans[0].close)
    total = jnp.where(boosts, total, plans[0].total)
    worth = total > jnp.where(leads, now[1], now[0])
    moved = happens & worth & agile & (chosen != here)
    return state._replace(
        zone=jnp.where(moved, jnp.where(chosen, zone, zone + 1).astype(ZONE), state.zone),
        seq=jnp.where(moved, state.arrivals + jnp.arange(moved.shape[0]), state.seq),
        arrivals=state.arrivals + moved.shape[0],
    )


def _values(state: State, side: Array, agile: Array, lead: int) -> tuple[Array, Array]:
    """What every agile unit is worth in close and in ranged combat if the one that boosts morale
    stands in row ``lead``, and what its boost gives the other units there."""
    lying = on_rows(state)
    boosts = has(state.facts, MORALE)
    printed = state.facts >> STRENGTH_AT & 31
    bad = weather_rows(state)
    horned, (bugle, bugler) = horned_rows(state), buglers(state, lying)
    leader = agile & boosts
    values, gains = [], []
    for row in range(2):
        at = side * 3 + row
        fixed = jnp.sum(lying[at] & boosts & ~agile)
        times = jnp.where(horned[at] | bugle[at], 2, 1)
        helped = jnp.any(leader) & (lead == row)
        value = jnp.where(bad[row], jnp.minimum(printed, 1), printed)
        values.append((value + fixed + jnp.where(leader, 0, helped)) * times)
        others = lying[at] & plain(state.facts) & ~agile
        place = jnp.arange(others.shape[0])
        alone = ~horned[at] & bugle[at] & (place == bugler[at])
        gains.append(jnp.where(helped, jnp.sum(others * jnp.where(alone, 1, times)), 0))
    return jnp.stack(values), gains[0] + gains[1]


def _worth(agile: Array, close: Array, values: Array, gain: Array) -> Array:
    """What the agile units are worth if these of them stand in close combat."""
    return jnp.sum(jnp.where(agile, jnp.where(close, values[0], values[1]), 0)) + gain


def _plan(state: State, agile: Array, here: Array, lead: int, values: Array, gain: Array) -> _Plan:
    """The best rows if the one that boosts morale stands in row ``lead``."""
    close = jnp.where(values[0] == values[1], here, values[0] > values[1])
    close = jnp.where(has(state.facts, MORALE), lead == 0, close) & agile
    return _Plan(close, _worth(agile, close, values, gain), jnp.sum(agile & (close != here)))


def _better(state: State, agile: Array, here: Array, one: _Plan, two: _Plan) -> Array:
    """Is the first plan better? More strength, then fewer moves; then what the engine tries first:
    fewer units in close combat, of the first kind of card in which the two differ."""
    differs = agile & (one.close != two.close)
    order = jnp.where(here, 0, 1 << 24) + state.seq
    group = least_of_copies(state.kind, jnp.where(agile, order, 1 << 30))
    first = jnp.argmin(jnp.where(differs, group, 1 << 30))
    kind = agile & (state.kind == state.kind[first])
    fewer = jnp.sum(kind & one.close) < jnp.sum(kind & two.close)
    tie = jnp.where(one.moves == two.moves, fewer, one.moves < two.moves)
    return jnp.where(one.total == two.total, tie, one.total > two.total)
