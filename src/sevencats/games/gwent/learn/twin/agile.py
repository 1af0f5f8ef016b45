"""Hope of the Aen Seidhe: place the own agile units in the rows that give the side most strength.

Units of a row affect each other by morale alone, and at most one agile unit that is not a hero
boosts morale (``tables`` checks it). It is placed first; then every other unit has a fixed value in
each row. Where both rows are equally good the player decides, one unit after the other.
"""

from __future__ import annotations

import jax.numpy as jnp

from sevencats.games.gwent.cards.flags import MORALE
from sevencats.games.gwent.learn.twin.asks import Ask
from sevencats.games.gwent.learn.twin.choices import least_of_copies
from sevencats.games.gwent.learn.twin.state import BOARD, FAR, SIDE_ZONES, ZONE, Array, State
from sevencats.games.gwent.learn.twin.strength import (
    buglers,
    has,
    horned_rows,
    on_rows,
    plain,
    weather_rows,
)
from sevencats.games.gwent.learn.twin.tables import ROWS_AT, STRENGTH_AT

#: Larger than any number that orders the cards of a row.
_NEXT_ROW = 1 << 24
# The player's answer about a unit's row.
_NOTHING, _CLOSE, _RANGED = range(3)


def arrange(
    state: State, starts: Array, answered: Array, row: Array, wanted: Array
) -> tuple[State, Array]:
    """Place the deciding seat's agile units, when the leader is used and after every answer: ask
    the next question, or make all the moves at once."""
    side = state.seat
    place = jnp.arange(state.kind.shape[0])
    said = jnp.where(answered & (place == state.source), _CLOSE + row, state.said)
    said = jnp.where(starts, _NOTHING, said).astype(state.said.dtype)
    zone = BOARD + SIDE_ZONES * side
    rows = state.facts >> ROWS_AT & 7
    either = plain(state.facts) & (rows & (rows - 1) != 0)
    here = either & (state.zone == zone)
    agile = here | (either & (state.zone == zone + 1))
    open_, close = _settled(state, side, agile, said)
    order = jnp.where(here, 0, _NEXT_ROW) + state.seq
    group = least_of_copies(state.kind, jnp.where(agile, order, FAR))
    first = open_ & (group == jnp.min(jnp.where(open_, group, FAR)))
    unit = jnp.argmin(jnp.where(first, order, FAR))
    happens = starts | answered
    asks = happens & jnp.any(open_)
    moved = happens & ~asks & agile & (close != here)
    return state._replace(
        said=said,
        arranging=jnp.where(happens, asks, state.arranging),
        source=jnp.where(asks, unit, state.source).astype(state.source.dtype),
        zone=jnp.where(moved, jnp.where(close, zone, zone + 1).astype(ZONE), state.zone),
        seq=jnp.where(moved, state.arrivals + place, state.seq),
        arrivals=state.arrivals + moved.shape[0],
    ), jnp.where(asks, Ask.ROW, wanted)


def _settled(state: State, side: Array, agile: Array, said: Array) -> tuple[Array, Array]:
    """Return which units the player still has to place, as far as this is known yet; and which
    placed units are in close combat."""
    leader = agile & has(state.facts, MORALE)
    led = [_values(state, side, agile, row) for row in range(2)]
    totals = [_best(leader, agile, row, *led[row]) for row in range(2)]
    undecided = leader & (totals[0] == totals[1]) & (said == _NOTHING)
    decided = jnp.where(totals[0] == totals[1], said != _RANGED, totals[0] > totals[1])
    # All units of the same kind are alike, in either row of the leading unit.
    leads_close = jnp.all(jnp.where(leader, decided, True))
    values = jnp.where(leads_close, led[0][0], led[1][0])
    same = agile & ~leader & (values[0] == values[1])
    follow = same & (said == _NOTHING) & ~jnp.any(undecided)
    close = jnp.where(same, said == _CLOSE, values[0] > values[1])
    return undecided | follow, jnp.where(leader, leads_close, close) & agile


def _values(state: State, side: Array, agile: Array, lead: int) -> tuple[Array, Array]:
    """Return the value of every agile unit in close and in ranged combat if the one that boosts
    morale is in row ``lead``, and what its boost gives the other units there."""
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


def _best(leader: Array, agile: Array, row: int, values: Array, gain: Array) -> Array:
    """Return the best total of the agile units if the one that boosts morale is in this row."""
    best = jnp.where(leader, values[row], jnp.maximum(values[0], values[1]))
    return jnp.sum(jnp.where(agile, best, 0)) + gain
