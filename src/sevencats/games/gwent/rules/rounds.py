"""The start and the end of a round."""

from __future__ import annotations

from sevencats.games.gwent.cards.model import ROW_NAMES, ROWS
from sevencats.games.gwent.rules import scoring
from sevencats.games.gwent.rules.frames import (
    OpponentLeader,
    OpponentTurn,
    Place,
    Return,
    RoundEnd,
    RoundStart,
)
from sevencats.games.gwent.rules.placing import (
    OPPONENT,
    discard_weather,
    is_plain,
    play_or_discard,
    summon_avengers,
)
from sevencats.games.gwent.rules.strength import totals
from sevencats.games.gwent.rules.turns import turn_of
from sevencats.games.gwent.state import GwentState
from sevencats.kernel.atoms import move_all, reveal, tell
from sevencats.kernel.decisions import CHANCE, Decision
from sevencats.kernel.effects import merged
from sevencats.kernel.handlers import Handler, never_asks


def _run_round_start(state: GwentState, frame: RoundStart) -> None:
    state.stack.pop()
    if scoring.nothing_left(state):
        return
    state.stack.append(frame)
    state.passed = 0
    state.idle += 1
    state.stuck = True
    state.turn = state.starter
    tell(state, "round", state.starter, state.round)
    first = turn_of(state, state.starter)
    state.stack[-1] = OpponentTurn(True) if isinstance(first, OpponentTurn) else first
    if state.round == scoring.RETURN_ROUND:
        seats = state.table.seating.seats
        order = [(state.starter + step) % len(seats) for step in range(len(seats))]
        for seat in reversed(order):
            returning = state.table.abilities[seat].returns_units
            if returning:
                state.stack.append(Return(seat, returning, ()))


def _run_return(state: GwentState, frame: Return) -> list[Decision] | None:
    table = state.table
    items = [
        (f"target:{table.types[table.type_of[state.face[s]]]}", s)
        for s in scoring.returnable(state, frame.seat)
        if s not in frame.drawn
    ]
    if frame.left and items:
        keys, args, weights = merged(items)
        name = table.seating.seats[frame.seat]
        return [Decision(0, CHANCE, "return", name, keys, args, weights)]
    state.stack.pop()
    for sleeve in reversed(frame.drawn):
        state.stack.append(Place(sleeve, frame.seat, -1, -1, "returned"))
    return None


def _answer_return(state: GwentState, frame: Return, decision: Decision, index: int) -> None:
    drawn = (*frame.drawn, decision.args[index])
    state.stack[-1] = Return(frame.seat, frame.left - 1, drawn)


_KEEP = RoundEnd("keep", 0, ())


def _run_round_end(state: GwentState, frame: RoundEnd) -> list[Decision] | None:
    solo = state.table.mode.solo
    if frame.step == "reveal" and solo:
        _reveal_hidden(state, frame)
        return None
    if frame.step == "leader":
        state.stack[-1] = frame._replace(step="score")
        if state.table.leader_pile and totals(state)[0] > totals(state)[1]:
            state.stack.append(OpponentLeader())
        return None
    if frame.step != "keep":
        if solo and state.zones[state.table.under]:
            # A Decoy played by a leader hides a card too.
            _reveal_hidden(state, frame)
            return None
        scoring.score(state, totals(state))
        state.stack[-1] = _KEEP
        return None
    for seat, faction in enumerate(state.table.abilities):
        if faction.keeps_unit and seat >= frame.seat:
            items = _keepable(state, seat, frame.kept)
            if items:
                keys, args, weights = merged(items)
                name = state.table.seating.seats[seat]
                return [Decision(0, CHANCE, "keep", name, keys, args, weights)]
    state.stack.pop()
    fallen = _clear(state, frame.kept)
    if scoring.next_round(state):
        state.stack.append(RoundStart())
        summon_avengers(state, fallen)
    return None


def _reveal_hidden(state: GwentState, frame: RoundEnd) -> None:
    """Solo: turn up and play the cards under the opponent's Decoys before the count (S4)."""
    hidden = state.zones[state.table.under]
    if hidden:
        play_or_discard(state, OPPONENT, hidden[0], "revealed")
    else:
        state.stack[-1] = frame._replace(step="leader")


def _keepable(state: GwentState, seat: int, kept: tuple[int, ...]) -> list[tuple[str, int]]:
    table = state.table
    side = table.seating.side_of[seat]
    return [
        (f"target:{ROW_NAMES[row]}.{table.types[table.type_of[state.face[s]]]}", s)
        for row in ROWS
        for s in state.zones[table.row(side, row)]
        if is_plain(state, s) and s not in kept and scoring.is_own(state, seat, s)
    ]


def _answer_round_end(state: GwentState, frame: RoundEnd, decision: Decision, index: int) -> None:
    sleeve = decision.args[index]
    seat = state.table.seating.seats.index(decision.source)
    reveal(state, sleeve, 0, "kept", seat)
    state.stack[-1] = RoundEnd("keep", seat + 1, (*frame.kept, sleeve))


def _clear(state: GwentState, kept: tuple[int, ...]) -> list[tuple[int, int]]:
    """Discard everything but the kept units; returns the fallen cards that may call avengers, with
    their places."""
    table, zones = state.table, state.zones
    fallen = []
    for side in range(len(table.seating.sides)):
        pile = table.discard(side)
        for zone in range(table.row(side, 0), pile):
            leaving = zones[zone]
            if not leaving:
                continue
            if kept:
                leaving = [sleeve for sleeve in leaving if sleeve not in kept]
            if table.avengers:
                fallen += [(sleeve, side) for sleeve in leaving]
            move_all(state, leaving, pile, "cleared", -1)
    discard_weather(state)
    state.horns = 0
    state.dirty = -1
    state.bonus = [0] * len(state.bonus)
    return fallen


ROUND_FRAMES: dict[type, Handler] = {
    RoundStart: Handler(_run_round_start, never_asks),
    Return: Handler(_run_return, _answer_return),
    RoundEnd: Handler(_run_round_end, _answer_round_end),
}
