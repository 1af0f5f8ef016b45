"""The opening hands and the end of a round."""

from __future__ import annotations

from typing import NamedTuple

import jax.numpy as jnp

from sevencats.games.gwent.learn.twin.asks import Ask
from sevencats.games.gwent.learn.twin.moves import move_all, on_side
from sevencats.games.gwent.learn.twin.state import (
    ASIDE,
    BOARD,
    DEALT,
    DECK,
    DISCARD,
    HAND,
    REDRAWS,
    SEAT_ZONES,
    SIDE_ZONES,
    ZONE,
    Array,
    State,
)
from sevencats.games.gwent.learn.twin.strength import led_by, plain
from sevencats.games.gwent.learn.twin.tables import factions_that
from sevencats.games.gwent.rules.leadership import DAISY

#: ``winner`` of a drawn game.
DRAW = 2


def _can(state: State, ability: str) -> Array:
    """Return for each seat whether its faction has this ability."""
    return jnp.asarray(factions_that(ability))[state.faction]


def deal(state: State, happens: Array, starter: Array) -> State:
    """Deal the top cards of both decks (G2.2); Daisy has one more (G9.0)."""
    half = state.kind.shape[0] // 2
    home = jnp.arange(2 * half) // half
    in_deck = state.zone == home * SEAT_ZONES + DECK
    size = jnp.sum(in_deck.reshape(2, half), axis=1)[home]
    dealt = (DEALT + led_by(state, DAISY))[home]
    top = happens & in_deck & (state.seq >= size - dealt)
    return state._replace(
        zone=jnp.where(top, (home * SEAT_ZONES + HAND).astype(ZONE), state.zone),
        seq=jnp.where(top, size - state.seq, state.seq),
        known=jnp.where(top, state.known | (1 << home).astype(ZONE), state.known),
        left=jnp.where(happens, REDRAWS, state.left),
        starter=jnp.where(happens, starter, state.starter),
        turn=jnp.where(happens, starter, state.turn),
        upcoming=jnp.where(happens, starter, state.upcoming),
    )


def end_redraw(state: State, happens: Array) -> tuple[State, Array]:
    """Return the cards set aside to the decks. Also return for each seat whether to shuffle its
    deck."""
    changed = []
    for seat in range(2):
        aside = happens & (state.zone == seat * SEAT_ZONES + ASIDE)
        changed.append(jnp.any(aside))
        state = move_all(state, aside, jnp.int32(seat * SEAT_ZONES + DECK))
    return state, jnp.stack(changed)


class Result(NamedTuple):
    """The consequences of a round's end: whether the game goes on, the winner, and how many cards
    the victor draws."""

    goes_on: Array
    victor: Array
    drawn: Array


def score_round(state: State, happens: Array) -> tuple[State, Result]:
    """Score (G7.1) and begin the next round or end the game. The table is cleared afterwards."""
    totals = jnp.sum(state.row_totals.reshape(2, 3), axis=1)
    emperor = _can(state, "wins_ties")
    tied = jnp.where(emperor[0] == emperor[1], -1, jnp.where(emperor[0], 0, 1))
    winner = jnp.where(totals[0] == totals[1], tied, jnp.where(totals[0] > totals[1], 0, 1))
    seats = jnp.arange(2)
    gems = state.gems - (happens & (seats != winner))
    won = happens & (winner >= 0)
    victor = jnp.maximum(winner, 0)
    north = won & _can(state, "draws_for_win")[victor]
    starter = jnp.where(won, victor, state.starter)
    over = happens & jnp.any(gems == 0)
    champion = jnp.where(gems[0] > 0, 0, jnp.where(gems[1] > 0, 1, DRAW))
    goes_on = happens & ~over
    third = goes_on & (state.round == 2)
    skellige = _can(state, "returns_units")
    returning = jnp.where(
        skellige[starter], starter, jnp.where(skellige[1 - starter], 1 - starter, -1)
    )
    state = state._replace(
        gems=gems,
        starter=starter,
        horns=state.horns & ~happens,
        last=jnp.where(happens, jnp.concatenate([totals, winner[None]]), state.last),
        winner=jnp.where(over, champion, state.winner),
        round=state.round + goes_on,
        passed=state.passed & ~goes_on,
        turn=jnp.where(goes_on, starter, state.turn),
        upcoming=jnp.where(goes_on, starter, state.upcoming),
        returning=jnp.where(third, returning, state.returning),
        ask=jnp.where(over, Ask.OVER, state.ask),
    )
    return state, Result(goes_on, victor, jnp.where(north, 1, 0))


def leaves(state: State, luck: Array) -> Array:
    """Return the cards that leave the battlefield after a round (G7.2): all except the unit that
    Monsters keep (G8.1)."""
    sides = on_side(state)
    mine = sides & plain(state.facts) & _can(state, "keeps_unit")[:, None]
    chosen = jnp.argmax(jnp.where(mine, luck[None, :-1] >> 1, 0).astype(jnp.int32), axis=1)
    places = jnp.arange(state.kind.shape[0])
    kept = jnp.any(mine & (places[None, :] == chosen[:, None]), axis=0)
    at = state.zone - BOARD
    lies = (at >= 0) & (at < 2 * SIDE_ZONES) & (at % SIDE_ZONES != DISCARD)
    return lies & ~kept
