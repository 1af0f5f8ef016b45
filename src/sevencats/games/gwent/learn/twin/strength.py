"""Strength (G4) and active leaders, computed like the engine's ``strength`` and ``leadership``."""

from __future__ import annotations

import jax.numpy as jnp

from sevencats.games.gwent.cards.flags import BOND, HERO, HORN, MORALE, SPY, UNIT
from sevencats.games.gwent.learn.twin.state import (
    BOARD,
    FAR,
    ROW_SPECIAL,
    SIDE_ZONES,
    WEATHER,
    Array,
    State,
)
from sevencats.games.gwent.learn.twin.tables import ROWS_AT, STRENGTH_AT, leader_number, tables
from sevencats.games.gwent.rules.leadership import KING_BRAN, TREACHEROUS, WHITE_FLAME

#: Rows are counted over both sides, ``side * 3 + row``; a card on none of them is on this one.
OFF_BOARD = 6


def has(facts: Array, bits: int | Array) -> Array:
    """Return which of these cards have one of the flags."""
    return (facts & bits) != 0


def plain(facts: Array) -> Array:
    """Return which of these cards are units but not heroes."""
    return (facts & (UNIT | HERO)) == UNIT


def row_of(zone: Array) -> Array:
    """Return the row (``side * 3 + row``) of each card, ``OFF_BOARD`` for those on none."""
    at = zone - BOARD
    side, row = at // SIDE_ZONES, at % SIDE_ZONES
    return jnp.where((at >= 0) & (side < 2) & (row < 3), side * 3 + row, OFF_BOARD)


def row_zone(row: Array) -> Array:
    """Return the zone of a row (``side * 3 + row``)."""
    return BOARD + SIDE_ZONES * (row // 3) + row % 3


def leader_works(state: State) -> Array:
    """Return for each seat whether its leader's ability is not cancelled (G9)."""
    flame = state.leader == leader_number(WHITE_FLAME)
    return flame | ~flame[::-1]


def led_by(state: State, leader: str) -> Array:
    """Return for each seat whether this passive leader is in force there."""
    return (state.leader == leader_number(leader)) & leader_works(state)


def weather_rows(state: State) -> Array:
    """Return for each row of a side whether it is under weather."""
    lies = (state.zone == WEATHER) | (state.zone == WEATHER + 1)
    rows = jnp.where(lies, state.facts >> ROWS_AT, 0)
    return jnp.stack([jnp.any((rows >> row & 1) != 0) for row in range(3)])


def on_rows(state: State) -> Array:
    """Return which card is on which of the six rows, as a matrix."""
    return row_of(state.zone)[None, :] == jnp.arange(6)[:, None]


def horned_rows(state: State) -> Array:
    """Return for each row whether a leader or a special acts as a horn on all of it."""
    beside = BOARD + ROW_SPECIAL + jnp.array([0, 1, 2, 7, 8, 9])
    horns = has(state.facts, HORN) & (state.zone[None, :] == beside[:, None])
    return state.horns | jnp.any(horns, axis=1)


def buglers(state: State, lying: Array) -> tuple[Array, Array]:
    """Return for each row whether a unit acts as a horn, and the place of the first such unit,
    which does not double itself."""
    horns = lying & has(state.facts, HORN)
    first = jnp.argmin(jnp.where(horns, state.seq, FAR), axis=1)
    return jnp.any(horns, axis=1), first


def _each(rows: Array, values: Array) -> Array:
    """Return the value of each card's row; 0 off the board."""
    return jnp.concatenate([values, jnp.zeros(1, values.dtype)])[rows]


def strengths(state: State) -> Array:
    """Return the strength of every card on the board, 0 elsewhere."""
    rows, lying = row_of(state.zone), on_rows(state)
    facts = state.facts
    is_plain = plain(facts)
    value = jnp.where(has(facts, UNIT), facts >> STRENGTH_AT & 31, 0)
    doubled_spies = jnp.any(led_by(state, TREACHEROUS))
    value = jnp.where(doubled_spies & is_plain & has(facts, SPY), value * 2, value)
    bad = _each(rows, jnp.tile(weather_rows(state), 2))
    halved = _each(rows, jnp.repeat(led_by(state, KING_BRAN), 3))
    weathered = jnp.where(halved, value - value // 2, jnp.minimum(value, 1))
    changed = jnp.where(bad, weathered, value)
    changed = changed * jnp.where(has(facts, BOND), _bonds(state, rows), 1)
    morale = jnp.sum(lying & has(facts, MORALE), axis=1)
    changed += _each(rows, morale) - has(facts, MORALE)
    horned = horned_rows(state)
    bugle, bugler = buglers(state, lying)
    own_horn = _each(rows, bugler) == jnp.arange(rows.shape[0])
    doubled = _each(rows, horned) | (_each(rows, bugle) & ~own_horn)
    changed = jnp.where(doubled, changed * 2, changed)
    return jnp.where(rows == OFF_BOARD, 0, jnp.where(is_plain, changed, value))


def _bonds(state: State, rows: Array) -> Array:
    """Return for each card the number of cards with the same bond on its side."""
    groups = tables().bonds
    group = jnp.asarray(tables().bond)[state.kind]
    place = jnp.where(rows == OFF_BOARD, 2 * groups, rows // 3 * groups + group)
    place = jnp.where(group == groups, 2 * groups, place)
    counts = jnp.sum(place[None, :] == jnp.arange(2 * groups)[:, None], axis=1)
    return jnp.concatenate([counts, jnp.ones(1, counts.dtype)])[place]


def row_totals(state: State, values: Array) -> Array:
    """Return the total of every row."""
    return jnp.sum(jnp.where(on_rows(state), values[None, :], 0), axis=1)
