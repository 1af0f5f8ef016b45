"""The tavern bot for the twin: makes the same choices as ``bots/tavern.py``.

It is a rival in training, and a measure during a run. Its habits are numbers, so that variants with
other habits can play in one batch.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import jax.numpy as jnp
import numpy as np

from sevencats.games.gwent.bots.tavern import (
    LEADER_BURNS,
    LEADER_CARDS,
    LEADER_ROWS,
    LEADER_WEATHER,
    Habits,
)
from sevencats.games.gwent.bots.worth import CARD
from sevencats.games.gwent.cards.flags import HERO, MEDIC, SPY, UNIT
from sevencats.games.gwent.cards.flags import WEATHER as IS_WEATHER
from sevencats.games.gwent.learn.twin import asks
from sevencats.games.gwent.learn.twin.asks import Ask
from sevencats.games.gwent.learn.twin.glance import LEAST, Glance, card_facts, glance
from sevencats.games.gwent.learn.twin.state import DECK, FAR, HAND, SEAT_ZONES, Array, State
from sevencats.games.gwent.learn.twin.strength import has
from sevencats.games.gwent.learn.twin.tables import (
    STRENGTH_AT,
    Ints,
    factions_that,
    leader_numbers,
)

WORDS = len(asks.WORDS)
#: Price of using a leader, when finishing a round and before that.
_LAST_LEADER, _LEADER = 2, 4
#: Cards worth this or more are not thrown back.
_DECENT = 5
#: Larger than the number of arrivals in any game.
_ARRIVALS = 1 << 25

# Ways to compute a leader's gain.
_HORN, _BURN, _CHILL, _CLEAR, _HUNT, _CARDS = range(6)


@cache
def _leaders() -> tuple[Ints, Ints]:
    """Return for each leader (one more for none) how to compute its gain, and the row or number."""
    rules = {
        **{name: (_HORN, row) for name, row in LEADER_ROWS.items()},
        **{name: (_BURN, row) for name, row in LEADER_BURNS.items()},
        **{name: (_CHILL, row) for name, row in LEADER_WEATHER.items()},
        "foltest_lord_commander_of_the_north": (_CLEAR, 0),
        "eredin_king_of_the_wild_hunt": (_HUNT, 0),
        **{name: (_CARDS, gain) for name, gain in LEADER_CARDS.items()},
    }
    listed = [rules.get(name, (_CARDS, 1)) for name in leader_numbers()] + [(_CARDS, 0)]
    how, what = (np.array(column, np.int32) for column in zip(*listed, strict=True))
    return how, what


class _Standing(NamedTuple):
    """The round for the deciding seat (see the tavern bot's own ``_Standing``)."""

    lead: Array
    threat: Array
    rival_passed: Array
    hand: Array
    deck: Array
    last_chance: Array
    can_end: Array
    need: Array


def _standing(state: State) -> _Standing:
    seat, other = state.seat, 1 - state.seat
    totals = jnp.sum(state.row_totals.reshape(2, 3), axis=1)
    lead = totals[seat] - totals[other]
    ties = jnp.asarray(factions_that("wins_ties"))[state.faction]
    wins_ties = ties[seat] & ~ties[other]

    def size(zone: Array) -> Array:
        return jnp.sum(state.zone == zone)

    return _Standing(
        lead=lead,
        threat=jnp.where(state.passed[other], 0, size(other * SEAT_ZONES + HAND)),
        rival_passed=state.passed[other],
        hand=size(seat * SEAT_ZONES + HAND),
        deck=size(seat * SEAT_ZONES + DECK),
        last_chance=state.gems[seat] == 1,
        can_end=state.gems[other] == 1,
        need=-lead + jnp.where(wins_ties, 0, 1),
    )


def tavern(state: State, options: Array, habits: Habits) -> Array:
    """Return the tavern bot's choice among ``options`` (see ``choices``). ``habits`` may contain
    arrays."""
    view = glance(state)
    ask, cards = state.ask, options[WORDS:]
    place = _answer(state, view, ask, cards)
    choice = WORDS + place
    choice = jnp.where(ask == Ask.REDRAW, _redraw(state, view, cards), choice)
    choice = jnp.where(ask == Ask.ROW, _row(state, view, options), choice)
    choice = jnp.where(ask == Ask.STARTER, asks.START_A + 1 - state.seat, choice)
    choice = jnp.where(ask == Ask.TURN, _turn(state, view, options, habits), choice)
    # If the chosen option is not open, take the first open one.
    return jnp.where(options[choice], choice, jnp.argmax(options))


def _order(state: State) -> Array:
    """Return the order of a turn's options: the leader, a pass, then cards by name."""
    words = jnp.arange(WORDS).at[jnp.array([asks.PASS, asks.LEADER])].set(jnp.array([1, 0]))
    return jnp.concatenate([words, WORDS + jnp.asarray(card_facts().order)[state.kind]])


def _first_best(values: Array, order: Array) -> Array:
    """Return the index of the highest value; of equal ones the first in order."""
    return jnp.argmin(jnp.where(values == jnp.max(values), order, FAR))


def _best_of(gains: Array, count: Array, most: int) -> Array:
    """Return the sum of the ``count`` highest gains (at most ``most``); missing ones count 0."""
    total = jnp.int32(0)
    for number in range(most):
        best = jnp.argmax(gains)
        counts = (count > number) & (gains[best] > LEAST)
        total += jnp.where(counts, gains[best], 0)
        gains = gains.at[best].set(LEAST)
    return total


# -- the turn -------------------------------------------------------------------------------------


def _turn(state: State, view: Glance, options: Array, habits: Habits) -> Array:
    standing = _standing(state)
    words = jnp.zeros(WORDS, jnp.int32).at[asks.LEADER].set(_leader_gain(state, view))
    gains = jnp.where(options, jnp.concatenate([words, view.gain]), LEAST)
    finish = _finish(state, options, gains, standing, habits)
    play = _best_play(state, options, gains, standing, habits)
    stopped = jnp.where(_may_stop(gains, standing, habits), asks.PASS, play)
    spy = options[WORDS:] & has(state.facts, SPY)
    weakest = _first_best(
        jnp.where(spy, -(state.facts >> STRENGTH_AT & 31), LEAST), _order(state)[WORDS:]
    )
    spies = jnp.any(spy) & (standing.deck > 0) & (standing.hand >= habits.spy_hand)
    going_on = jnp.where(spies, WORDS + weakest, stopped)
    return jnp.where(standing.rival_passed, finish, going_on)


def _leader_gain(state: State, view: Glance) -> Array:
    how, what = (jnp.asarray(column)[state.leader[state.seat]] for column in _leaders())
    row = jnp.minimum(what, 2)
    chill = jnp.where(view.weather, 0, view.chill)
    gains = jnp.stack(
        [
            jnp.where(view.horn[row], 0, view.plain_sum[row] - 4),
            view.burns[row],
            chill[row],
            -jnp.sum(jnp.where(view.weather, view.clears, 0)),
            jnp.max(chill),
            what,
        ]
    )
    return gains[how]


def _prices(state: State, leader: int) -> Array:
    words = jnp.zeros(WORDS, jnp.int32).at[asks.LEADER].set(leader)
    return jnp.concatenate([words, jnp.asarray(card_facts().keep)[state.kind]])


def _no_pass(options: Array) -> Array:
    return options.at[asks.PASS].set(False)


def _finish(
    state: State, options: Array, gains: Array, standing: _Standing, habits: Habits
) -> Array:
    """Win with the cheapest card that suffices, or save the cards, after the rival passed."""
    spies = jnp.concatenate([jnp.zeros(WORDS, bool), has(state.facts, SPY)])
    helps = _no_pass(options) & (gains > 0) & ~spies
    does_it = helps & (gains >= standing.need)
    prices = jnp.where(does_it, -_prices(state, _LAST_LEADER), LEAST)
    cheapest = _first_best(prices, _order(state))
    reach = _best_of(jnp.where(helps, gains, LEAST), jnp.asarray(habits.finish_cards), 3)
    hopeless = ~standing.last_chance & (reach < standing.need)
    strongest = _first_best(gains, _order(state))
    tried = jnp.where(hopeless, asks.PASS, strongest)
    choice = jnp.where(jnp.any(does_it), cheapest, tried)
    return jnp.where(standing.need <= 0, asks.PASS, choice)


def _may_stop(gains: Array, standing: _Standing, habits: Habits) -> Array:
    """Return whether the lead is safe, or the round not worth more cards, while the rival still
    plays."""
    lead, threat, hand = standing.lead, standing.threat, standing.hand
    beyond_reach = lead > habits.threat * threat
    hopeless = lead + _best_of(gains, jnp.asarray(habits.fold_cards), 4) < 0
    early = (lead >= habits.safe_lead) | ((lead > 0) & (hand <= habits.stop_hand))
    early |= hopeless | ((lead <= 0) & (hand <= habits.fold_hand))
    ahead = (hand + habits.ahead_cards >= threat) | beyond_reach | (hand <= habits.ahead_hand)
    ahead |= lead + jnp.max(gains) < -habits.ahead_fold
    stops = jnp.where(standing.last_chance, beyond_reach, jnp.where(standing.can_end, ahead, early))
    return ((lead > 0) & (threat == 0)) | stops


def _best_play(
    state: State, options: Array, gains: Array, standing: _Standing, habits: Habits
) -> Array:
    """Return the largest gain in the last round; before it, the best gain for its cost."""
    pressed = jnp.where(standing.can_end, habits.thrift_last, habits.thrift_must)
    thrift = jnp.where(standing.last_chance, pressed, habits.thrift)
    values = gains * 10 - _prices(state, _LEADER) * thrift - jnp.where(gains <= 0, 100, 0)
    best = _first_best(jnp.where(_no_pass(options), values, LEAST), _order(state))
    idle = (gains[best] <= 0) & ((standing.lead > 0) | ~standing.last_chance)
    return jnp.where(idle | ~jnp.any(_no_pass(options)), asks.PASS, best)


# -- other questions ------------------------------------------------------------------------------


def _answer(state: State, view: Glance, ask: Array, cards: Array) -> Array:
    """Return the card that answers any other question."""
    keep = jnp.asarray(card_facts().keep)[state.kind]
    medic = has(state.facts, MEDIC) & (jnp.sum(cards) > 1)
    value = keep + jnp.where(has(state.facts, HERO), 2, 0)
    value = jnp.where(ask == Ask.DISCARD, -keep, value)
    value = jnp.where(ask == Ask.WEATHER, view.gain, value)
    value = jnp.where(ask == Ask.REVIVE, view.revived + jnp.where(medic, CARD, 0), value)
    value = jnp.where(ask == Ask.DECOY, _swaps(state, view), value)
    order = jnp.asarray(card_facts().order)[state.kind]
    # Of equal targets of a Decoy take the one that came to the first row first; if none is worth
    # it, take the first option.
    within = jnp.where(_worth_a_decoy(view), jnp.minimum(state.seq, _ARRIVALS - 1), order)
    order = jnp.where(ask == Ask.DECOY, state.zone.astype(jnp.int32) * _ARRIVALS + within, order)
    return _first_best(jnp.where(cards, value, LEAST), order)


def _swaps(state: State, view: Glance) -> Array:
    """Return the gain of a Decoy for each card; if none is worth it, all are equal."""
    return jnp.where(_worth_a_decoy(view), view.swap, 0)


def _worth_a_decoy(view: Glance) -> Array:
    return jnp.max(view.swap) > -CARD


def _redraw(state: State, view: Glance, cards: Array) -> Array:
    """Redraw the least valuable card; keep anything decent."""
    keep = jnp.asarray(card_facts().keep)[state.kind]
    value = jnp.where(view.holds_calls, -1, keep)
    value = jnp.where(has(state.facts, IS_WEATHER), 0, value)
    least = _first_best(
        jnp.where(cards, -value, LEAST), jnp.asarray(card_facts().order)[state.kind]
    )
    poor = jnp.any(cards) & (value[least] < _DECENT)
    return jnp.where(poor, WORDS + least, asks.DONE)


def _row(state: State, view: Glance, options: Array) -> Array:
    """Return the row with the card's highest gain."""
    rows = options[asks.ROW_CLOSE : asks.ROW_SIEGE + 1]
    place = jnp.maximum(state.source, 0)
    unit = has(state.facts[place], UNIT)
    values = jnp.where(unit, view.units[place], jnp.where(view.horn, 0, view.plain_sum))
    return asks.ROW_CLOSE + jnp.argmax(jnp.where(rows, values, LEAST))
