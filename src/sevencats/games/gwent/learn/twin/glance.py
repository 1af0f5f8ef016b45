"""The tavern bot's estimates of every card's value: ``bots/worth.py`` for a state of the twin.

The numbers are exactly the same. They are computed for all cards at once, as seen by the seat that
decides.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import jax.numpy as jnp
import numpy as np

from sevencats.games.gwent.bots.worth import CARD, scorched_row, worth_keeping
from sevencats.games.gwent.cards.catalogue import base
from sevencats.games.gwent.cards.flags import (
    BERSERKER,
    BOND,
    CLEAR,
    DECOY,
    HERO,
    HORN,
    MARDROEME,
    MEDIC,
    MORALE,
    MUSTER,
    SCORCH,
    SPY,
    UNIT,
    flags_of,
)
from sevencats.games.gwent.cards.flags import WEATHER as IS_WEATHER
from sevencats.games.gwent.learn.twin.state import (
    BOARD,
    DECK,
    DISCARD,
    HAND,
    ROW_SPECIAL,
    SEAT_ZONES,
    SIDE_ZONES,
    Array,
    State,
)
from sevencats.games.gwent.learn.twin.strength import (
    OFF_BOARD,
    buglers,
    has,
    horned_rows,
    on_rows,
    plain,
    row_of,
    strengths,
    weather_rows,
)
from sevencats.games.gwent.learn.twin.tables import (
    NO_ROW,
    ROWS_AT,
    SCORCHED_ROW_AT,
    STRENGTH_AT,
    Ints,
    numbers,
    tables,
)

#: Smaller than any estimate.
LEAST = -10_000


class CardFacts(NamedTuple):
    """Per card number, with one more entry for an empty place: the value of keeping it, its
    position in the engine's order of options, a mark for each callable card that it musters
    itself, and a mark for the callable card it is."""

    keep: Ints
    order: Ints
    musters: Ints
    called: Ints


@cache
def card_facts() -> CardFacts:
    """Return the facts of the base catalogue."""
    names = list(numbers())
    cards = [base().cards[name] for name in names]
    keep = [worth_keeping(flags_of(card), card.strength, scorched_row(card)) for card in cards]
    callable_ = sorted({name for card in cards for name in card.musters})
    order = {name: place for place, name in enumerate(sorted(names))}
    musters = [[int(name in card.musters) for name in callable_] for card in cards]
    called = [[int(name == card.id) for name in callable_] for card in cards]
    nothing = [[0] * len(callable_)]
    return CardFacts(
        keep=np.array([*keep, 0], np.int32),
        order=np.array([*(order[name] for name in names), len(names)], np.int32),
        musters=np.array(musters + nothing, np.int32),
        called=np.array(called + nothing, np.int32),
    )


class Glance(NamedTuple):
    """The deciding seat's estimates. Per place: ``strength`` on the board, ``own`` (whether it is
    in an own row), ``gain`` of playing the card from the hand, ``units`` (the gain as a unit on
    each row), ``revived`` (the same without the gain of a medic), ``swap`` (the gain of a Decoy
    there), ``holds_calls`` (whether it would call cards of the hand). Per own row: ``plain_sum``,
    ``horn``. Per row of a side: ``weather``, ``burns`` (the gain of a row scorch), ``chill`` (the
    gain of new weather), ``clears`` (the loss by present weather)."""

    strength: Array
    own: Array
    gain: Array
    units: Array
    revived: Array
    swap: Array
    holds_calls: Array
    plain_sum: Array
    horn: Array
    weather: Array
    burns: Array
    chill: Array
    clears: Array


class _Rows(NamedTuple):
    """The cards on the rows: marks of the plain units and of all cards on each of the six, and the
    sums, counts, boosts and horns of the three own rows."""

    lying: Array
    units: Array
    plain_sum: Array
    plain_count: Array
    morale: Array
    horn: Array


def _own(values: Array, seat: Array) -> Array:
    """Return the three own rows of six."""
    return jnp.where(seat == 0, values[:3], values[3:])


def _rows(state: State, strength: Array) -> _Rows:
    seat, lying = state.seat, on_rows(state)
    units = lying & plain(state.facts)[None, :]
    horn = horned_rows(state) | buglers(state, lying)[0]
    return _Rows(
        lying=lying,
        units=units,
        plain_sum=_own(jnp.sum(jnp.where(units, strength, 0), axis=1), seat),
        plain_count=_own(jnp.sum(units, axis=1), seat),
        morale=_own(jnp.sum(lying & has(state.facts, MORALE), axis=1), seat),
        horn=_own(horn, seat),
    )


def glance(state: State) -> Glance:
    """Estimate the values of all cards."""
    seat, facts = state.seat, state.facts
    strength = strengths(state)
    rows = _rows(state, strength)
    own = jnp.any(_own(rows.lying, seat), axis=0)
    weather = weather_rows(state)
    burns = _row_burns(rows, strength, seat)
    chill, clears = _weather(state, strength)
    best_dead = _best_dead(state)
    units = _units(state, rows, burns, best_dead)
    revived = _units(state, rows, burns, jnp.int32(0))
    swap = -((strength + 1) // 2)
    swap = jnp.where(has(facts, MEDIC), best_dead - strength, swap)
    swap = jnp.where(has(facts, SPY), 2 * CARD - strength, swap)
    swap = jnp.where(own & plain(facts), swap, LEAST)
    printed = (facts[:, None] >> ROWS_AT >> jnp.arange(3) & 1) != 0
    gain = 8 * jnp.sum(own & has(facts, BERSERKER))
    gain = jnp.where(has(facts, DECOY), jnp.maximum(jnp.max(swap), -CARD), gain)
    horned = jnp.max(jnp.where(rows.horn, 0, rows.plain_sum))
    gain = jnp.where(has(facts, HORN), jnp.maximum(horned, 0), gain)
    scorched = _burn_gain(state, strength, jnp.int32(0))
    gain = jnp.where(has(facts, SCORCH), scorched, gain)
    chilled = jnp.sum(jnp.where(printed & ~weather, chill, 0), axis=1)
    gain = jnp.where(has(facts, IS_WEATHER), chilled, gain)
    gain = jnp.where(has(facts, CLEAR), -jnp.sum(jnp.where(weather, clears, 0)), gain)
    as_unit = jnp.max(jnp.where(printed, units, LEAST), axis=1)
    return Glance(
        strength=strength,
        own=own,
        gain=jnp.where(has(facts, UNIT), as_unit, gain),
        units=units,
        revived=jnp.max(jnp.where(printed, revived, LEAST), axis=1),
        swap=swap,
        holds_calls=_holds_calls(state),
        plain_sum=rows.plain_sum,
        horn=rows.horn,
        weather=weather,
        burns=burns,
        chill=chill,
        clears=clears,
    )


def _units(state: State, rows: _Rows, burns: Array, best_dead: Array) -> Array:
    """Return the gain of every card as a unit on each own row."""
    facts, seat = state.facts[:, None], state.seat
    printed = facts >> STRENGTH_AT & 31
    value = jnp.where(weather_rows(state), jnp.minimum(printed, 1), printed)
    value = value * jnp.where(has(facts, BOND), 2 * _bonds(state, rows)[:, None] + 1, 1)
    value = value + rows.morale
    value = jnp.where(rows.horn, value * 2, value)
    value = jnp.where(has(facts, HERO), printed, value)
    value += jnp.where(has(facts, MORALE), rows.plain_count, 0)
    value += jnp.where(has(facts, HORN) & ~rows.horn, rows.plain_sum, 0)
    value += jnp.where(has(facts, MEDIC), best_dead, 0)
    value += jnp.where(has(facts, MUSTER), _musters(state)[:, None], 0)
    scorched = facts >> SCORCHED_ROW_AT & 3
    value += jnp.where(scorched == NO_ROW, 0, jnp.append(burns, 0)[scorched])
    strength = strengths(state)
    value += jnp.where(has(facts, SCORCH), _burn_gain(state, strength, value), 0)
    value += jnp.where(has(facts, BERSERKER) & _mardroeme(state), 8, 0)
    has_deck = jnp.any(state.zone == seat * SEAT_ZONES + DECK)
    spied = jnp.where(has_deck, 2 * CARD - printed, -printed)
    return jnp.where(has(facts, SPY), spied, value)


def _bonds(state: State, rows: _Rows) -> Array:
    """Return for every card the number of cards of its bond on the own side."""
    own = jnp.any(_own(rows.lying, state.seat), axis=0)
    groups = tables().bonds
    group = jnp.asarray(tables().bond)[state.kind]
    counts = jnp.sum((group == jnp.arange(groups)[:, None]) & own, axis=1)
    return jnp.append(counts, 0)[group]


def _musters(state: State) -> Array:
    """Return the strength that every card would call from hand and deck."""
    facts = card_facts()
    zone = state.zone - state.seat * SEAT_ZONES
    at_hand = (zone == HAND) | (zone == DECK)
    strength = state.facts >> STRENGTH_AT & 31
    called = jnp.asarray(facts.called)[state.kind]
    each = jnp.sum(jnp.where(at_hand, strength, 0)[:, None] * called, axis=0)
    wanted = jnp.asarray(facts.musters)[state.kind]
    total = jnp.sum(wanted * each, axis=1)
    calls_itself = jnp.sum(wanted * called, axis=1) > 0
    return jnp.maximum(jnp.where(calls_itself & (total > 0), total - strength, total), 0)


def _holds_calls(state: State) -> Array:
    """Return whether each card would call others from the hand, which the deck would give for
    free."""
    facts = card_facts()
    called = jnp.asarray(facts.called)[state.kind]
    wanted = jnp.asarray(facts.musters)[state.kind]
    in_hand = state.zone == state.seat * SEAT_ZONES + HAND
    held = jnp.sum(jnp.where(in_hand[:, None], called, 0), axis=0)
    return jnp.sum(wanted * held, axis=1) > jnp.sum(wanted * called, axis=1)


def _best_dead(state: State) -> Array:
    """Return the highest gain of a unit that a medic could bring back."""
    pile = state.zone == BOARD + SIDE_ZONES * state.seat + DISCARD
    strength = state.facts >> STRENGTH_AT & 31
    value = jnp.where(has(state.facts, SPY), 2 * CARD - strength, strength)
    return jnp.max(jnp.where(pile & plain(state.facts), value, 0))


def _sides(state: State) -> Array:
    """1 for a plain unit of the other side on its rows, -1 for an own one, 0 for all else."""
    row = row_of(state.zone)
    stands = plain(state.facts) & (row < OFF_BOARD)
    return jnp.where(stands, jnp.where(row // 3 == state.seat, -1, 1), 0)


def _weather(state: State, strength: Array) -> tuple[Array, Array]:
    """Return for each row of a side the net loss of the rival by new weather, and its net gain by
    clear weather."""
    sign, row = _sides(state), row_of(state.zone) % 3
    printed = state.facts >> STRENGTH_AT & 31
    lost = jnp.where(printed > 1, strength - strength // jnp.maximum(printed, 1), 0)
    there = row == jnp.arange(3)[:, None]
    chill = jnp.sum(jnp.where(there, sign * lost, 0), axis=1)
    return chill, jnp.sum(jnp.where(there, sign * (printed - 1), 0), axis=1)


def _burn_gain(state: State, strength: Array, own: Array) -> Array:
    """Return the strength that a scorch takes from the rival, less the own loss, if the scorching
    card has strength ``own`` itself."""
    sign = _sides(state)
    most = jnp.max(jnp.where(sign != 0, strength, 0))
    net = jnp.sum(jnp.where((sign != 0) & (strength == most), sign * strength, 0))
    return jnp.where(most > own, net, jnp.where(most == own, net - own, -own))


def _row_burns(rows: _Rows, strength: Array, seat: Array) -> Array:
    """Return for each row of a side the strength that a row scorch takes from the rival."""
    totals = jnp.sum(jnp.where(rows.lying, strength, 0), axis=1)
    values = jnp.where(rows.units, strength, -1)
    most = jnp.max(values, axis=1)
    burnt = jnp.sum(values == most[:, None], axis=1) * most
    burns = jnp.where((totals >= 10) & (most > 0), burnt, 0)
    return jnp.where(seat == 0, burns[3:], burns[:3])


def _mardroeme(state: State) -> Array:
    """Return for each own row whether Mardroeme acts there."""
    zone = BOARD + SIDE_ZONES * state.seat + jnp.arange(3)[:, None]
    lies = (state.zone == zone) | (state.zone == zone + ROW_SPECIAL)
    return jnp.any(lies & has(state.facts, MARDROEME), axis=1)
