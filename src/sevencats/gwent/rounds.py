"""The course of a game: set-up, turns, the end of a round. The frames read like the rulebook."""

from __future__ import annotations

from typing import NamedTuple

from sevencats.gwent import scoring
from sevencats.gwent.leadership import DAISY, leader_ready, leader_works
from sevencats.gwent.model import ROWS
from sevencats.gwent.placing import (
    Place,
    can_play,
    discard_weather,
    draw,
    is_plain,
    play,
    summon_avengers,
)
from sevencats.gwent.projection import totals
from sevencats.gwent.state import GwentState
from sevencats.gwent.table import ASIDE, SEAT_ZONES
from sevencats.kernel.atoms import Shuffle, move, move_all, tell
from sevencats.kernel.decisions import CHANCE, Decision
from sevencats.kernel.effects import begin, merged
from sevencats.kernel.handlers import Handler, never_asks

PASS, LEADER = -1, -2


# -- set-up -------------------------------------------------------------------------------------


class Starter(NamedTuple):
    """Who starts (G2.1)? ``decider`` is the Scoia'tael seat that says so, -1 while unknown."""

    decider: int


def _run_starter(state: GwentState, frame: Starter) -> list[Decision] | None:
    table = state.table
    names = table.seating.seats
    if frame.decider >= 0:
        keys = tuple(f"starter:{name}" for name in names)
        return [Decision(0, frame.decider, "starter", "", keys, tuple(range(len(names))))]
    deciders = [seat for seat, f in enumerate(table.factions) if f == "scoiatael"]
    if len(deciders) == 1:
        state.stack[-1] = Starter(deciders[0])
        return None
    if deciders:
        keys = tuple(f"decides:{names[seat]}" for seat in deciders)
        return [Decision(0, CHANCE, "decider", "", keys, tuple(deciders))]
    firsts = [table.seats_of(side)[0] for side in range(len(table.seating.sides))]
    keys = tuple(f"starter:{names[seat]}" for seat in firsts)
    return [Decision(0, CHANCE, "coin", "", keys, tuple(firsts))]


def _answer_starter(state: GwentState, frame: Starter, decision: Decision, index: int) -> None:
    seat = decision.args[index]
    if decision.kind == "decider":
        state.stack[-1] = Starter(seat)
        tell(state, "decides", seat)
        return
    state.stack.pop()
    state.starter = state.turn = seat
    tell(state, "starts", seat)
    state.stack.append(Deal())
    for other in range(len(state.table.seating.seats)):
        state.stack.append(Shuffle(state.table.deck(other)))


class Deal(NamedTuple):
    """The decks are shuffled: draw the opening hands (G2.2; G9.0 for Daisy's extra card)."""


def _run_deal(state: GwentState, frame: Deal) -> None:
    mode = state.table.mode
    seats = range(len(state.table.seating.seats))
    for seat in seats:
        daisy = state.table.leaders[seat] == DAISY and leader_works(state, seat)
        deck = state.zones[state.table.deck(seat)]
        hand = deck[: -mode.hand - daisy - 1 : -1]
        move_all(state, hand, state.table.hand(seat), "dealt", seat)
    state.stack[-1] = Redraw(tuple(mode.redraws for _ in seats))


class Redraw(NamedTuple):
    """Everybody may exchange cards at the same time (G2.2); ``left`` runs over the seats."""

    left: tuple[int, ...]


def _run_redraw(state: GwentState, frame: Redraw) -> list[Decision] | None:
    table = state.table
    asked = []
    for seat, left in enumerate(frame.left):
        hand = state.zones[table.hand(seat)]
        if left and hand and state.zones[table.deck(seat)]:
            first = _one_of_each(state, hand)
            kinds = sorted(first)
            keys = ("done", *map(table.redraw_key.__getitem__, kinds))
            args = (PASS, *map(first.__getitem__, kinds))
            asked.append(Decision(0, seat, "redraw", "", keys, args))
    if asked:
        return asked
    state.stack[-1] = RoundStart()
    for seat in range(len(frame.left)):
        aside = state.zones[seat * SEAT_ZONES + ASIDE]
        if aside:
            state.stack.append(Shuffle(table.deck(seat)))
            for sleeve in aside[:]:
                move(state, sleeve, table.deck(seat), "put_back", seat)
    return None


def _answer_redraw(state: GwentState, frame: Redraw, decision: Decision, index: int) -> None:
    seat, sleeve = decision.seat, decision.args[index]
    left = list(frame.left)
    left[seat] = 0 if sleeve == PASS else left[seat] - 1
    state.stack[-1] = Redraw(tuple(left))
    if sleeve != PASS:
        move(state, sleeve, seat * SEAT_ZONES + ASIDE, "set_aside", seat)
        draw(state, seat, 1)


# -- turns --------------------------------------------------------------------------------------


class RoundStart(NamedTuple):
    """A round begins; in the third, Skellige's dead return first (G8.5)."""


def _run_round_start(state: GwentState, frame: RoundStart) -> None:
    state.passed = 0
    state.idle += 1
    state.turn = state.starter
    tell(state, "round", state.starter, state.round)
    state.stack[-1] = Turn(state.starter)
    if state.round == 3:
        seats = state.table.seating.seats
        order = [(state.starter + step) % len(seats) for step in range(len(seats))]
        for seat in reversed(order):
            if state.table.factions[seat] == "skellige":
                state.stack.append(Return(seat, 2, ()))


class Return(NamedTuple):
    """Random units of the discard pile come back: drawn first, then put down together."""

    seat: int
    left: int
    drawn: tuple[int, ...]


def _run_return(state: GwentState, frame: Return) -> list[Decision] | None:
    table = state.table
    side = table.seating.side_of[frame.seat]
    items = [
        (f"target:{table.types[table.type_of[state.face[s]]]}", s)
        for s in state.zones[table.discard(side)]
        if is_plain(state, s) and s not in frame.drawn and scoring.is_own(state, frame.seat, s)
    ]
    if frame.left and items:
        keys, args, weights = merged(items)
        return [Decision(0, CHANCE, "return", "", keys, args, weights)]
    state.stack.pop()
    for sleeve in reversed(frame.drawn):
        state.stack.append(Place(sleeve, frame.seat, -1, -1, "returned"))
    return None


def _answer_return(state: GwentState, frame: Return, decision: Decision, index: int) -> None:
    drawn = (*frame.drawn, decision.args[index])
    state.stack[-1] = Return(frame.seat, frame.left - 1, drawn)


class Turn(NamedTuple):
    """Turns go round until all have passed; ``seat`` is next (G3.1, G3.2, P2)."""

    seat: int


def _run_turn(state: GwentState, frame: Turn) -> list[Decision] | None:
    seat = frame.seat
    if state.passed >> seat & 1:
        state.stack[-1] = (
            RoundEnd("score", 0, ()) if _all_passed(state) else _turn_after(state, seat)
        )
        return None
    state.turn = seat
    table = state.table
    first = _one_of_each(state, state.zones[seat * SEAT_ZONES])
    for kind in table.choosy_types.intersection(first):
        if not can_play(state, seat, first[kind]):
            del first[kind]
    kinds = sorted(first)
    cards = map(table.play_key.__getitem__, kinds)
    sleeves = map(first.__getitem__, kinds)
    if leader_ready(state, seat):
        keys, args = ("leader", "pass", *cards), (LEADER, PASS, *sleeves)
    else:
        keys, args = ("pass", *cards), (PASS, *sleeves)
    return [Decision(state.asked + 1, seat, "turn", "", keys, args)]


def _one_of_each(state: GwentState, sleeves: list[int]) -> dict[int, int]:
    """The first sleeve of each card type, by type number."""
    type_of, face = state.table.type_of, state.face
    return {type_of[face[sleeve]]: sleeve for sleeve in reversed(sleeves)}


def _all_passed(state: GwentState) -> bool:
    return state.passed == (1 << len(state.table.factions)) - 1


def _turn_after(state: GwentState, seat: int) -> Turn:
    return _TURNS[(seat + 1) % len(state.table.factions)]


# Frames are frozen, so the few there are can be shared.
_TURNS = tuple(map(Turn, range(5)))


def _answer_turn(state: GwentState, frame: Turn, decision: Decision, index: int) -> None:
    seat, sleeve = frame.seat, decision.args[index]
    state.stack[-1] = _turn_after(state, seat)
    if sleeve == PASS:
        state.passed |= 1 << seat
        tell(state, "passed", seat)
        return
    state.idle = 0
    if sleeve == LEADER:
        state.used |= 1 << seat
        tell(state, "leader", seat, state.table.leaders[seat])
        begin(state, f"leader:{state.table.leaders[seat]}", seat, -1)
    else:
        play(state, seat, sleeve, "played")


# -- the end of a round -------------------------------------------------------------------------


class RoundEnd(NamedTuple):
    """The round is over: score, keep (G8.1), clear (G7.2). ``seat`` is the next one that may keep
    a unit, ``kept`` the sleeves that stay."""

    step: str
    seat: int
    kept: tuple[int, ...]


def _run_round_end(state: GwentState, frame: RoundEnd) -> list[Decision] | None:
    if frame.step == "score":
        scoring.score(state, totals(state))
        state.stack[-1] = frame._replace(step="keep")
        return None
    for seat, faction in enumerate(state.table.factions):
        if faction == "monsters" and seat >= frame.seat:
            items = _keepable(state, seat, frame.kept)
            if items:
                keys, args, weights = merged(items)
                name = state.table.seating.seats[seat]
                return [Decision(0, CHANCE, "keep", name, keys, args, weights)]
    state.stack.pop()
    fallen = _clear(state, frame.kept)
    scoring.next_round(state)
    if not state.over:
        state.stack.append(RoundStart())
        summon_avengers(state, fallen)
    return None


def _keepable(state: GwentState, seat: int, kept: tuple[int, ...]) -> list[tuple[str, int]]:
    table = state.table
    side = table.seating.side_of[seat]
    return [
        (f"target:{row}.{table.types[table.type_of[state.face[s]]]}", s)
        for row in ROWS
        for s in state.zones[table.row(side, row)]
        if is_plain(state, s) and s not in kept and scoring.is_own(state, seat, s)
    ]


def _answer_round_end(state: GwentState, frame: RoundEnd, decision: Decision, index: int) -> None:
    sleeve = decision.args[index]
    seat = state.table.seating.seats.index(decision.source)
    tell(state, "kept", seat, sleeve)
    state.stack[-1] = RoundEnd("keep", seat + 1, (*frame.kept, sleeve))


def _clear(state: GwentState, kept: tuple[int, ...]) -> list[tuple[int, int]]:
    """Everything but the kept units goes to the piles; gives what fell, and where."""
    table = state.table
    fallen = []
    for side in range(len(table.seating.sides)):
        pile = table.discard(side)
        for zone in range(table.row(side, 0), pile):
            leaving = state.zones[zone]
            if kept:
                leaving = [sleeve for sleeve in leaving if sleeve not in kept]
            if leaving:
                fallen += [(sleeve, side) for sleeve in leaving]
                move_all(state, leaving, pile, "cleared", -1)
    discard_weather(state)
    state.horns = 0
    state.bonus = [0] * len(state.bonus)
    return fallen


ROUND_FRAMES: dict[type, Handler] = {
    Starter: Handler(_run_starter, _answer_starter),
    Deal: Handler(_run_deal, never_asks),
    Redraw: Handler(_run_redraw, _answer_redraw),
    RoundStart: Handler(_run_round_start, never_asks),
    Return: Handler(_run_return, _answer_return),
    Turn: Handler(_run_turn, _answer_turn),
    RoundEnd: Handler(_run_round_end, _answer_round_end),
}
