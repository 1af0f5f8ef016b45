"""One tick: carry out a choice, or the next automatic step of the game.

The engine keeps a stack of frames; here each of the few things that can wait has its own field in
``State``, and a tick handles at most one of them. So a tick is short, has no branches and no loops,
and games at different points of the rules can run in one batch.
"""

from __future__ import annotations

from typing import NamedTuple

import jax.numpy as jnp

from sevencats.games.gwent.cards.flags import (
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
from sevencats.games.gwent.cards.flags import WEATHER as IS_WEATHER
from sevencats.games.gwent.learn.twin import asks
from sevencats.games.gwent.learn.twin.agile import arrange
from sevencats.games.gwent.learn.twin.asks import Ask
from sevencats.games.gwent.learn.twin.choices import eligible, rows_for
from sevencats.games.gwent.learn.twin.moves import (
    burning,
    clear_weather,
    discard_of,
    draw,
    fall,
    move_all,
    move_one,
    muster,
    shuffle,
    transform,
)
from sevencats.games.gwent.learn.twin.rounds import deal, end_redraw, leaves, score_round
from sevencats.games.gwent.learn.twin.state import (
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
from sevencats.games.gwent.learn.twin.strength import (
    buglers,
    has,
    horned_rows,
    led_by,
    on_rows,
    row_of,
    row_totals,
    strengths,
)
from sevencats.games.gwent.learn.twin.tables import (
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
from sevencats.games.gwent.rules.leadership import INVADER


def tick(state: State, choice: Array, luck: Array | None = None) -> State:
    """Carry out a choice (ignored without a question). ``luck`` has a random number for every
    place and one for coins; by default they come from the game's own generator."""
    rolled = luck_of(state) if luck is None else luck
    after = _acted(state, jnp.asarray(choice, jnp.int32), rolled)
    after = after._replace(row_totals=row_totals(after, strengths(after)))
    return after._replace(chance=mix(state.chance + jnp.uint32(0x9E3779B9)))


class _Moved(NamedTuple):
    """The result of moving a tick's card: it landed on a row, was put beside one, or was played and
    discarded; and the question that it leads to."""

    lands: Array
    beside: Array
    played: Array
    wanted: Array


class _Done(NamedTuple):
    """Effects that plays share with ends of rounds, so that they are computed once for both: cards
    that burn, how many are drawn, whether weather clears; and per seat whether its deck is to be
    shuffled."""

    burnt: Array
    drawn: Array
    clears: Array
    shuffled: Array


class _Act(NamedTuple):
    """The action of a tick: ``card`` is the place of its card, ``seat`` the acting seat,
    ``row`` the chosen row (-1: none), ``pool`` the cards from which chance may draw, and
    ``drawn`` the one it would draw."""

    ask: Array
    seat: Array
    word: Array
    card: Array
    row: Array
    pool: Array
    drawn: Array


def _acted(state: State, choice: Array, luck: Array) -> State:
    ask, seat = state.ask, state.seat
    word = jnp.where(choice < len(asks.WORDS), choice, -1)
    pool = eligible(state, ask, jnp.where(ask == Ask.RETURN, jnp.maximum(state.returning, 0), seat))
    drawn = _luckiest(pool, luck)
    card = _card(state, choice, drawn)
    act = _Act(ask, seat, word, card, word - asks.ROW_CLOSE, pool, drawn)
    state = state._replace(ask=jnp.where(ask == Ask.OVER, Ask.OVER, Ask.NOBODY))
    state = _before_the_game(state, act, luck)
    state = _turn_taken(state, act)
    state, moved = _card_moved(state, act)
    state, done = _effects(state, act, moved)
    state, wanted, mixed = _leader_used(state, act, moved.wanted, luck)
    state = _returns_drawn(state, act, luck)
    state = _shared(state, act, done, luck)
    state, returned = end_redraw(state, (act.ask == Ask.REDRAW) & jnp.all(state.left == 0))
    return _asks_next(state, wanted, done.shuffled | mixed | returned, luck)


def _card(state: State, choice: Array, drawn: Array) -> Array:
    """Return a tick's card: chosen, waiting for its row, coming back, or drawn by chance."""
    place = choice - len(asks.WORDS)
    place = jnp.where(state.ask == Ask.ROW, state.source, place)
    place = jnp.where(state.ask == Ask.PLACE, state.queue[0], place)
    return jnp.where(state.ask == Ask.RANDOM_REVIVE, drawn, place)


def _luckiest(cards: Array, luck: Array) -> Array:
    return jnp.argmax(jnp.where(cards, luck[:-1] >> 1, 0).astype(jnp.int32))


def _before_the_game(state: State, act: _Act, luck: Array) -> State:
    """Handle the starting player, the opening hands, and the exchange of cards (G2)."""
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
    left = jnp.where(kept, 0, state.left[act.seat] - 1)
    mine = redraws & (jnp.arange(2) == act.seat)
    return state._replace(left=jnp.where(mine, left, state.left))


def _turn_taken(state: State, act: _Act) -> State:
    """Use up a turn, by a pass or otherwise (G3)."""
    turn = act.ask == Ask.TURN
    mine = turn & (jnp.arange(2) == act.seat)
    place = act.ask == Ask.PLACE
    return state._replace(
        upcoming=jnp.where(turn, 1 - act.seat, state.upcoming),
        passed=state.passed | (mine & (act.word == asks.PASS)),
        used=state.used | (mine & (act.word == asks.LEADER)),
        queue=jnp.where(place, jnp.stack([state.queue[1], jnp.int32(-1)]), state.queue),
    )


def _card_moved(state: State, act: _Act) -> tuple[State, _Moved]:
    """Play, revive, take, discard or swap a card."""
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
    goes = (ask == Ask.ROW) & ~state.arranging
    lands = (plays & unit & ~many) | (goes & unit)
    first = jnp.where((rows & 1) != 0, 0, jnp.where((rows & 2) != 0, 1, 2))
    row = jnp.where(ask == Ask.ROW, act.row, first)
    side = jnp.where(has(facts, SPY), 1 - seat, seat)
    hand, pile = seat * SEAT_ZONES + HAND, discard_of(seat)
    zone = jnp.where(lands, BOARD + SIDE_ZONES * side + row, pile)
    put_beside = goes & ~unit
    zone = jnp.where(put_beside, BOARD + SIDE_ZONES * seat + ROW_SPECIAL + row, zone)
    zone = jnp.where(plays & has(facts, IS_WEATHER) & ~has(facts, CLEAR), WEATHER + seat, zone)
    takes = (ask == Ask.TAKE_PILE) | (ask == Ask.TAKE_ENEMY) | (ask == Ask.TAKE_DECK)
    swaps = ask == Ask.DECOY
    target = state.zone[card], state.seq[card]
    zone = jnp.where(takes | swaps, hand, zone)
    waits = asks_row | decoys
    moves = ((plays | goes | takes | (ask == Ask.DISCARD)) & ~waits) | swaps
    shown = waits & (jnp.arange(state.kind.shape[0]) == card)
    state = state._replace(known=jnp.where(shown, jnp.full((), BOTH, ZONE), state.known))
    state = _swap(move_one(state, moves, card, zone), swaps, target)
    may_go = jnp.any(rows_for(state, card, seat))
    wanted = jnp.where(asks_row & may_go, Ask.ROW, Ask.NOBODY)
    wanted = jnp.where(decoys, Ask.DECOY, wanted)
    medic = jnp.where(jnp.any(led_by(state, INVADER)), Ask.RANDOM_REVIVE, Ask.REVIVE)
    wanted = jnp.where(lands & has(facts, MEDIC), medic, wanted)
    state = state._replace(source=jnp.where(waits, card, state.source))
    return state, _Moved(lands, put_beside, plays & ~waits & ~unit, wanted)


_PLAYED = (
    Ask.REVIVE,
    Ask.RANDOM_REVIVE,
    Ask.PLACE,
    Ask.WEATHER,
    Ask.FETCH_BOND,
    Ask.FETCH_MARDROEME,
)


def _swap(state: State, swaps: Array, target: tuple[Array, Array]) -> State:
    """Put the Decoy in the unit's place (G6.2)."""
    decoy = swaps & (jnp.arange(state.kind.shape[0]) == state.source)
    return state._replace(
        zone=jnp.where(decoy, target[0], state.zone), seq=jnp.where(decoy, target[1], state.seq)
    )


def _effects(state: State, act: _Act, moved: _Moved) -> tuple[State, _Done]:
    """Apply the effects of a card that was placed or played (G5, G6), and of a leader that works
    like a card."""
    seat, facts, lands = act.seat, state.facts[act.card], moved.lands
    acts = lands | moved.played
    leads = (act.ask == Ask.TURN) & (act.word == asks.LEADER)
    does = jnp.where(leads, jnp.asarray(tables().leader_does)[state.leader[seat]], 0)
    named = jnp.asarray(tables().leader_row)[state.leader[seat]]
    calls = jnp.where(lands, jnp.asarray(tables().calls)[state.kind[act.card]], 0)
    state, shuffled = muster(state, calls, seat)
    changes = (lands & (has(facts, BERSERKER) | has(facts, MARDROEME))) | (
        moved.beside & has(facts, MARDROEME)
    )
    row = row_of(state.zone)[act.card]
    row = jnp.where(moved.beside, seat * 3 + act.row, row)
    state = transform(state, changes, row)
    scorched = jnp.where(lands, facts >> SCORCHED_ROW_AT & 3, NO_ROW)
    scorched = jnp.where(does == SCORCH_ROW, named, scorched)
    values = strengths(state)
    totals = row_totals(state, values)
    rows = jnp.arange(6)
    hot = (rows == (1 - seat) * 3 + scorched) & (scorched != NO_ROW) & (totals >= 10)
    everywhere = acts & has(facts, SCORCH)
    return state, _Done(
        burnt=burning(state, values, hot | everywhere),
        drawn=jnp.where(lands & has(facts, SPY), 2, 0),
        clears=(acts & has(facts, CLEAR)) | (does == CLEAR_WEATHER),
        shuffled=shuffled,
    )


def _shared(state: State, act: _Act, done: _Done, luck: Array) -> State:
    """Apply the effects that plays and ends of rounds share: cards are drawn, weather clears, cards
    fall. A tick is one or the other, so each effect is computed once."""
    ends = act.ask == Ask.ROUND_END
    state, result = score_round(state, ends)
    exchanged = (act.ask == Ask.REDRAW) & (act.word != asks.DONE)
    count = jnp.where(exchanged, 1, jnp.where(ends, result.drawn, done.drawn))
    state = draw(state, count, jnp.where(ends, result.victor, act.seat))
    fallen = done.burnt | (ends & leaves(state, luck))
    state = fall(state, fallen, ~ends | result.goes_on)
    return clear_weather(state, done.clears | ends)


def _leader_used(state: State, act: _Act, wanted: Array, luck: Array) -> tuple[State, Array, Array]:
    """Apply the effects that only leaders have (G9), the questions a leader asks in turn, and
    whether decks are to be shuffled."""
    seat = act.seat
    leads = (act.ask == Ask.TURN) & (act.word == asks.LEADER)
    leader = state.leader[seat]
    does = jnp.where(leads, jnp.asarray(tables().leader_does)[leader], 0)
    row = jnp.asarray(tables().leader_row)[leader]
    blown = horned_rows(state) | buglers(state, on_rows(state))[0]
    horn = (does == LEADER_HORN) & (jnp.arange(6) == seat * 3 + row)
    state = state._replace(horns=state.horns | (horn & ~blown))
    state = _look(state, does == LOOK, 1 - seat, seat, luck)
    back = does == RETURN_PILES
    for side in range(2):
        pile = back & (state.zone == discard_of(side))
        state = move_all(state, pile, jnp.int32(side * SEAT_ZONES + DECK))
    opens = jnp.asarray(tables().leader_asks)[leader]
    wanted = jnp.where(leads, opens, wanted)
    arranged = (act.ask == Ask.ROW) & state.arranging
    state, wanted = arrange(state, does == AGILE, arranged, act.row, wanted)
    discards = act.ask == Ask.DISCARD
    repeat = jnp.where(leads & (opens == Ask.DISCARD), 2, state.repeat - discards)
    wanted = jnp.where(discards, jnp.where(repeat > 0, Ask.DISCARD, Ask.TAKE_DECK), wanted)
    empty = ~jnp.any(state.zone == seat * SEAT_ZONES + HAND)
    wanted = jnp.where((wanted == Ask.DISCARD) & empty, Ask.TAKE_DECK, wanted)
    searches = jnp.bool_(False)
    for kind in (Ask.WEATHER, Ask.TAKE_DECK, Ask.FETCH_BOND, Ask.FETCH_MARDROEME):
        searches |= wanted == kind
    seen = searches & (state.zone == seat * SEAT_ZONES + DECK)
    state = state._replace(
        repeat=repeat,
        shuffles=state.shuffles | searches,
        known=jnp.where(seen, state.known | (1 << seat).astype(ZONE), state.known),
    )
    return state, wanted, back


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
    """Draw two random units of Skellige's pile, then place them (G8.5)."""
    happens = act.ask == Ask.RETURN
    seat = jnp.maximum(state.returning, 0)
    dead, one = act.pool, act.drawn
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


def _asks_next(state: State, wanted: Array, shuffled: Array, luck: Array) -> State:
    """Choose the next question: the one just opened, if it has an answer; else the next that waits.
    Decks are shuffled here: those in ``shuffled``, and a searched one after all answers."""
    seat = state.seat
    cards = eligible(state, wanted, seat)
    open_ = (wanted == Ask.ROW) | jnp.any(cards)
    wanted = jnp.where(open_ & (wanted != Ask.NOBODY), wanted, Ask.NOBODY)
    ask = jnp.where(state.ask == Ask.NOBODY, wanted, state.ask)
    free = ask == Ask.NOBODY
    searched = free & state.shuffles
    state = shuffle(state, luck, shuffled | (searched & (jnp.arange(2) == seat)))
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
