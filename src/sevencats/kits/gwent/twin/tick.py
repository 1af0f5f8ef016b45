"""One tick: a choice is carried out, or the game goes on by itself to the next thing.

The engine keeps a stack of frames; here the few things that can wait have a field each (``State``),
and every tick does at most one of them. So a tick is short, has no branches and no loops, and games
at different points of the rules can run side by side.
"""

from __future__ import annotations

from typing import NamedTuple

import jax.numpy as jnp

from sevencats.gwent.cards.flags import (
    BERSERKER,
    CLEAR,
    DECOY,
    HORN,
    MARDROEME,
    MEDIC,
    SCORCH,
    SPY,
    UNIT,
)
from sevencats.gwent.cards.flags import WEATHER as IS_WEATHER
from sevencats.gwent.rules.leadership import INVADER
from sevencats.kits.gwent.twin import asks
from sevencats.kits.gwent.twin.agile import best_rows
from sevencats.kits.gwent.twin.asks import Ask
from sevencats.kits.gwent.twin.choices import eligible, rows_for
from sevencats.kits.gwent.twin.moves import (
    burn,
    clear_weather,
    discard_of,
    draw,
    move_all,
    move_one,
    muster,
    shuffle,
    transform,
)
from sevencats.kits.gwent.twin.rounds import deal, end_redraw, end_round
from sevencats.kits.gwent.twin.state import (
    BOARD,
    BOTH,
    DECK,
    HAND,
    ROW_SPECIAL,
    SEAT_ZONES,
    SIDE_ZONES,
    WEATHER,
    ZONE,
    Array,
    State,
    luck_of,
    mix,
)
from sevencats.kits.gwent.twin.strength import (
    buglers,
    has,
    horned_rows,
    led_by,
    on_rows,
    row_of,
    row_totals,
    strengths,
)
from sevencats.kits.gwent.twin.tables import (
    AGILE,
    CLEAR_WEATHER,
    LEADER_HORN,
    LOOK,
    NO_ROW,
    RETURN_PILES,
    ROWS_AT,
    SCORCH_ROW,
    SCORCHED_ROW_AT,
    factions_that,
    tables,
)


def tick(state: State, choice: Array, luck: Array | None = None) -> State:
    """Carry out a choice (ignored where nobody is asked). ``luck`` holds a random number for every
    place and one for coins; without it the game's own generator gives them."""
    rolled = luck_of(state) if luck is None else luck
    after = _acted(state, jnp.asarray(choice, jnp.int32), rolled)
    after = after._replace(row_totals=row_totals(after, strengths(after)))
    return after._replace(chance=mix(state.chance + jnp.uint32(0x9E3779B9)))


class _Act(NamedTuple):
    """What a tick does: ``card`` is the place of the card it is about, ``seat`` who does it,
    ``row`` the row it was given (-1: none)."""

    ask: Array
    seat: Array
    word: Array
    card: Array
    row: Array


def _acted(state: State, choice: Array, luck: Array) -> State:
    ask, seat = state.ask, state.seat
    word = jnp.where(choice < len(asks.WORDS), choice, -1)
    act = _Act(ask, seat, word, _card(state, choice, luck), word - asks.ROW_CLOSE)
    state = state._replace(ask=jnp.where(ask == Ask.OVER, Ask.OVER, Ask.NOBODY))
    state = _before_the_game(state, act, luck)
    state = _turn_taken(state, act)
    state, wanted = _card_moved(state, act, luck)
    state, wanted = _leader_used(state, act, wanted, luck)
    state = _returns_drawn(state, act, luck)
    state = end_round(state, act.ask == Ask.ROUND_END, luck)
    return _asks_next(state, act, wanted, luck)


def _card(state: State, choice: Array, luck: Array) -> Array:
    """The card a tick is about: chosen, waiting for its row, coming back, or drawn by chance."""
    place = choice - len(asks.WORDS)
    place = jnp.where(state.ask == Ask.ROW, state.source, place)
    place = jnp.where(state.ask == Ask.PLACE, state.queue[0], place)
    drawn = _luckiest(eligible(state, state.ask, state.seat), luck)
    return jnp.where(state.ask == Ask.RANDOM_REVIVE, drawn, place)


def _luckiest(cards: Array, luck: Array) -> Array:
    return jnp.argmax(jnp.where(cards, luck[:-1] >> 1, 0).astype(jnp.int32))


def _before_the_game(state: State, act: _Act, luck: Array) -> State:
    """Who starts, the opening hands, and the cards that are exchanged (G2)."""
    coin = (luck[-1] >> 31).astype(jnp.int32)
    tossed = act.ask == Ask.COIN
    deciders = jnp.all(jnp.asarray(factions_that("chooses_starter"))[state.faction])
    decides = tossed & deciders
    starts = jnp.where(tossed, coin, act.word - asks.START_A)
    state = deal(state, (act.ask == Ask.STARTER) | (tossed & ~deciders), starts)
    state = state._replace(
        ask=jnp.where(decides, Ask.STARTER, state.ask), seat=jnp.where(decides, coin, state.seat)
    )
    redraws = act.ask == Ask.REDRAW
    kept = act.word == asks.DONE
    aside = act.seat * SEAT_ZONES + 3
    state = move_one(state, redraws & ~kept, act.card, aside)
    state = draw(state, jnp.where(redraws & ~kept, 1, 0), act.seat)
    left = jnp.where(kept, 0, state.left[act.seat] - 1)
    mine = redraws & (jnp.arange(2) == act.seat)
    state = state._replace(left=jnp.where(mine, left, state.left))
    return end_redraw(state, redraws & jnp.all(state.left == 0), luck)


def _turn_taken(state: State, act: _Act) -> State:
    """A turn is used up, by a pass or otherwise (G3)."""
    turn = act.ask == Ask.TURN
    mine = turn & (jnp.arange(2) == act.seat)
    place = act.ask == Ask.PLACE
    return state._replace(
        upcoming=jnp.where(turn, 1 - act.seat, state.upcoming),
        passed=state.passed | (mine & (act.word == asks.PASS)),
        used=state.used | (mine & (act.word == asks.LEADER)),
        queue=jnp.where(place, jnp.stack([state.queue[1], jnp.int32(-1)]), state.queue),
    )


def _card_moved(state: State, act: _Act, luck: Array) -> tuple[State, Array]:
    """A card is played, revived, taken, discarded or swapped. Gives the question it leads to."""
    ask, seat, card = act.ask, act.seat, act.card
    facts = state.facts[card]
    unit = has(facts, UNIT)
    plays = (ask == Ask.TURN) & (act.word < 0)
    for kind in _PLAYED:
        plays |= ask == kind
    rows = facts >> ROWS_AT & 7
    many = (rows & (rows - 1)) != 0
    beside = ~unit & (has(facts, HORN) | has(facts, MARDROEME))
    asks_row = plays & (beside | (unit & many))
    decoys = plays & has(facts, DECOY)
    lands = (plays & unit & ~many) | ((ask == Ask.ROW) & unit)
    first = jnp.where((rows & 1) != 0, 0, jnp.where((rows & 2) != 0, 1, 2))
    row = jnp.where(ask == Ask.ROW, act.row, first)
    side = jnp.where(has(facts, SPY), 1 - seat, seat)
    hand, pile = seat * SEAT_ZONES + HAND, discard_of(seat)
    zone = jnp.where(lands, BOARD + SIDE_ZONES * side + row, pile)
    put_beside = (ask == Ask.ROW) & ~unit
    zone = jnp.where(put_beside, BOARD + SIDE_ZONES * seat + ROW_SPECIAL + row, zone)
    zone = jnp.where(plays & has(facts, IS_WEATHER) & ~has(facts, CLEAR), WEATHER + seat, zone)
    takes = (ask == Ask.TAKE_PILE) | (ask == Ask.TAKE_ENEMY) | (ask == Ask.TAKE_DECK)
    swaps = ask == Ask.DECOY
    target = state.zone[card], state.seq[card]
    zone = jnp.where(takes | swaps, hand, zone)
    waits = asks_row | decoys
    moves = ((plays | (ask == Ask.ROW) | takes | (ask == Ask.DISCARD)) & ~waits) | swaps
    shown = waits & (jnp.arange(state.kind.shape[0]) == card)
    state = state._replace(known=jnp.where(shown, jnp.full((), BOTH, ZONE), state.known))
    state = _swap(move_one(state, moves, card, zone), swaps, target)
    played = plays & ~waits
    state = _effects(state, act, lands | (played & ~unit), lands, put_beside, luck)
    may_go = jnp.any(rows_for(state, card, seat))
    wanted = jnp.where(asks_row & may_go, Ask.ROW, Ask.NOBODY)
    wanted = jnp.where(decoys, Ask.DECOY, wanted)
    medic = jnp.where(jnp.any(led_by(state, INVADER)), Ask.RANDOM_REVIVE, Ask.REVIVE)
    wanted = jnp.where(lands & has(facts, MEDIC), medic, wanted)
    return state._replace(source=jnp.where(waits, card, state.source)), wanted


_PLAYED = (
    Ask.REVIVE,
    Ask.RANDOM_REVIVE,
    Ask.PLACE,
    Ask.WEATHER,
    Ask.FETCH_BOND,
    Ask.FETCH_MARDROEME,
)


def _swap(state: State, swaps: Array, target: tuple[Array, Array]) -> State:
    """The Decoy lies where the unit lay (G6.2)."""
    decoy = swaps & (jnp.arange(state.kind.shape[0]) == state.source)
    return state._replace(
        zone=jnp.where(decoy, target[0], state.zone), seq=jnp.where(decoy, target[1], state.seq)
    )


def _effects(
    state: State, act: _Act, acts: Array, lands: Array, put_beside: Array, luck: Array
) -> State:
    """What the card does now that it lies on its row or was played (G5, G6); and what a leader
    does that works like a card."""
    seat, facts = act.seat, state.facts[act.card]
    leads = (act.ask == Ask.TURN) & (act.word == asks.LEADER)
    does = jnp.where(leads, jnp.asarray(tables().leader_does)[state.leader[seat]], 0)
    named = jnp.asarray(tables().leader_row)[state.leader[seat]]
    clears = (acts & has(facts, CLEAR)) | (does == CLEAR_WEATHER)
    state = clear_weather(state, clears)
    calls = jnp.where(lands, jnp.asarray(tables().calls)[state.kind[act.card]], 0)
    state = muster(state, calls, seat, luck)
    changes = (lands & (has(facts, BERSERKER) | has(facts, MARDROEME))) | (
        put_beside & has(facts, MARDROEME)
    )
    row = row_of(state.zone)[act.card]
    row = jnp.where(put_beside, seat * 3 + act.row, row)
    state = transform(state, changes, row)
    scorched = jnp.where(lands, facts >> SCORCHED_ROW_AT & 3, NO_ROW)
    scorched = jnp.where(does == SCORCH_ROW, named, scorched)
    totals = row_totals(state, strengths(state))
    rows = jnp.arange(6)
    hot = (rows == (1 - seat) * 3 + scorched) & (scorched != NO_ROW) & (totals >= 10)
    everywhere = acts & has(facts, SCORCH)
    state = burn(state, hot | everywhere)
    return draw(state, jnp.where(lands & has(facts, SPY), 2, 0), seat)


def _leader_used(state: State, act: _Act, wanted: Array, luck: Array) -> tuple[State, Array]:
    """What a leader does that no card does (G9), and the questions it asks one after the other."""
    seat = act.seat
    leads = (act.ask == Ask.TURN) & (act.word == asks.LEADER)
    leader = state.leader[seat]
    does = jnp.where(leads, jnp.asarray(tables().leader_does)[leader], 0)
    row = jnp.asarray(tables().leader_row)[leader]
    blown = horned_rows(state) | buglers(state, on_rows(state))[0]
    horn = (does == LEADER_HORN) & (jnp.arange(6) == seat * 3 + row)
    state = state._replace(horns=state.horns | (horn & ~blown))
    state = _look(state, does == LOOK, 1 - seat, seat, luck)
    state = best_rows(state, does == AGILE, seat)
    back = does == RETURN_PILES
    for side in range(2):
        pile = back & (state.zone == discard_of(side))
        state = move_all(state, pile, jnp.int32(side * SEAT_ZONES + DECK))
    state = shuffle(state, luck, jnp.broadcast_to(back, 2))
    opens = jnp.asarray(tables().leader_asks)[leader]
    wanted = jnp.where(leads, opens, wanted)
    discards = act.ask == Ask.DISCARD
    repeat = jnp.where(leads & (opens == Ask.DISCARD), 2, state.repeat - discards)
    wanted = jnp.where(discards, jnp.where(repeat > 0, Ask.DISCARD, Ask.TAKE_DECK), wanted)
    empty = ~jnp.any(state.zone == seat * SEAT_ZONES + HAND)
    wanted = jnp.where((wanted == Ask.DISCARD) & empty, Ask.TAKE_DECK, wanted)
    searches = jnp.bool_(False)
    for kind in (Ask.WEATHER, Ask.TAKE_DECK, Ask.FETCH_BOND, Ask.FETCH_MARDROEME):
        searches |= wanted == kind
    seen = searches & (state.zone == seat * SEAT_ZONES + DECK)
    return state._replace(
        repeat=repeat,
        shuffles=state.shuffles | searches,
        known=jnp.where(seen, state.known | (1 << seat).astype(ZONE), state.known),
    ), wanted


def _look(state: State, happens: Array, seat: Array, by: Array, luck: Array) -> State:
    """Look at three random cards of a hand."""
    hidden = state.zone == seat * SEAT_ZONES + HAND
    places = jnp.arange(state.kind.shape[0])
    seen = jnp.zeros_like(hidden)
    for _ in range(3):
        seen |= hidden & ~seen & (places == _luckiest(hidden & ~seen, luck))
    learned = state.known | (1 << by).astype(ZONE)
    return state._replace(known=jnp.where(happens & seen, learned, state.known))


def _returns_drawn(state: State, act: _Act, luck: Array) -> State:
    """Skellige's dead: two random units of the pile are drawn, then put down (G8.5)."""
    happens = act.ask == Ask.RETURN
    seat = jnp.maximum(state.returning, 0)
    dead = eligible(state, jnp.int32(Ask.RETURN), seat)
    one = _luckiest(dead, luck)
    others = dead & (jnp.arange(dead.shape[0]) != one)
    two = _luckiest(others, luck)
    drawn = jnp.stack(
        [jnp.where(jnp.any(dead), one, -1), jnp.where(jnp.any(others), two, -1)]
    ).astype(jnp.int32)
    returns = jnp.asarray(factions_that("returns_units"))[state.faction]
    then = jnp.where((seat == state.starter) & returns[1 - seat], 1 - seat, -1)
    return state._replace(
        queue=jnp.where(happens, drawn, state.queue),
        returning=jnp.where(happens, then, state.returning),
        seat=jnp.where(happens, seat, state.seat),
    )


def _asks_next(state: State, act: _Act, wanted: Array, luck: Array) -> State:
    """What comes next: the question that was opened, if it has an answer; else what waits."""
    seat = state.seat
    cards = eligible(state, wanted, seat)
    open_ = (wanted == Ask.ROW) | jnp.any(cards)
    wanted = jnp.where(open_ & (wanted != Ask.NOBODY), wanted, Ask.NOBODY)
    ask = jnp.where(state.ask == Ask.NOBODY, wanted, state.ask)
    free = ask == Ask.NOBODY
    searched = free & state.shuffles
    state = shuffle(state, luck, searched & (jnp.arange(2) == seat))
    state = state._replace(shuffles=state.shuffles & ~searched)
    redraws = jnp.any(state.left > 0)
    redrawer = jnp.where(state.left[0] > 0, 0, 1)
    comes_back = state.queue[0] >= 0
    returns = state.returning >= 0
    next_turn = jnp.where(state.passed[state.upcoming], 1 - state.upcoming, state.upcoming)
    turn = jnp.where(jnp.all(state.passed), Ask.ROUND_END, Ask.TURN)
    ask = jnp.where(
        free,
        jnp.where(
            redraws,
            Ask.REDRAW,
            jnp.where(comes_back, Ask.PLACE, jnp.where(returns, Ask.RETURN, turn)),
        ),
        ask,
    )
    is_turn = free & (ask == Ask.TURN)
    seat = jnp.where(free & redraws, redrawer, jnp.where(is_turn, next_turn, seat))
    return state._replace(
        ask=ask.astype(jnp.int32),
        seat=seat.astype(jnp.int32),
        turn=jnp.where(is_turn, next_turn, state.turn),
    )
