"""Hope of the Aen Seidhe: the rows for the own agile units that give the side most strength.

Units of one row help each other by morale alone, and at most one agile unit that is no hero boosts
morale (``tables`` checks it). It is settled first; then every other unit has one worth in each row.
Where both rows are as good its player says which, one unit after the other.
"""

from __future__ import annotations

import jax.numpy as jnp

from sevencats.gwent.cards.flags import MORALE
from sevencats.kits.gwent.twin.asks import Ask
from sevencats.kits.gwent.twin.choices import least_of_copies
from sevencats.kits.gwent.twin.state import BOARD, FAR, SIDE_ZONES, ZONE, Array, State
from sevencats.kits.gwent.twin.strength import (
    buglers,
    has,
    horned_rows,
    on_rows,
    plain,
    weather_rows,
)
from sevencats.kits.gwent.twin.tables import ROWS_AT, STRENGTH_AT

#: More than any number that orders the cards of a row.
_NEXT_ROW = 1 << 24
# What has been said about a unit's row.
_NOTHING, _CLOSE, _RANGED = range(3)


def arrange(
    state: State, starts: Array, answered: Array, row: Array, wanted: Array
) -> tuple[State, Array]:
    """Settle the rows of the asked seat's agile units, when the leader is used and after every
    answer: the next question, or all the moves at once."""
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
    """Which units their player still has to place, as far as it can be asked yet; and which stand
    in close combat, as far as they are settled."""
    leader = agile & has(state.facts, MORALE)
    led = [_values(state, side, agile, row) for row in range(2)]
    totals = [_best(leader, agile, row, *led[row]) for row in range(2)]
    undecided = leader & (totals[0] == totals[1]) & (said == _NOTHING)
    decided = jnp.where(totals[0] == totals[1], said != _RANGED, totals[0] > totals[1])
    # Whichever row the leader takes, all units of its kind are alike.
    leads_close = jnp.all(jnp.where(leader, decided, True))
    values = jnp.where(leads_close, led[0][0], led[1][0])
    same = agile & ~leader & (values[0] == values[1])
    follow = same & (said == _NOTHING) & ~jnp.any(undecided)
    close = jnp.where(same, said == _CLOSE, values[0] > values[1])
    return undecided | follow, jnp.where(leader, leads_close, close) & agile


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


def _best(leader: Array, agile: Array, row: int, values: Array, gain: Array) -> Array:
    """What the agile units are worth at best if the one that boosts morale stands in this row."""
    best = jnp.where(leader, values[row], jnp.maximum(values[0], values[1]))
    return jnp.sum(jnp.where(agile, best, 0)) + gain
