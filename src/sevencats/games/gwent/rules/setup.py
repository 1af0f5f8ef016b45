"""Before the first round: who starts, the opening hands, the redraw."""

from __future__ import annotations

from sevencats.games.gwent.rules import scoring
from sevencats.games.gwent.rules.frames import Deal, Redraw, RoundStart, Starter
from sevencats.games.gwent.rules.leadership import DAISY, leader_works
from sevencats.games.gwent.rules.placing import draw, is_automatic
from sevencats.games.gwent.rules.turns import PASS, one_of_each
from sevencats.games.gwent.state import GwentState
from sevencats.games.gwent.table import ASIDE, SEAT_ZONES
from sevencats.kernel.atoms import Shuffle, move, move_all, tell
from sevencats.kernel.decisions import CHANCE, Decision
from sevencats.kernel.effects import merged
from sevencats.kernel.handlers import Handler, never_asks


def _run_starter(state: GwentState, frame: Starter) -> list[Decision] | None:
    table = state.table
    names = table.seating.seats
    if frame.decider >= 0:
        keys, args, _ = merged([(f"starter:{name}", seat) for seat, name in enumerate(names)])
        return [Decision(0, frame.decider, "starter", "", keys, args)]
    if table.mode.solo:
        _start_with(state, scoring.solo_starter(state))
        return None
    deciders = [seat for seat, f in enumerate(table.abilities) if f.chooses_starter]
    if len(deciders) == 1:
        state.stack[-1] = Starter(deciders[0])
        return None
    if deciders:
        keys, args, _ = merged([(f"decides:{names[seat]}", seat) for seat in deciders])
        return [Decision(0, CHANCE, "decider", "", keys, args)]
    firsts = [table.seats_of(side)[0] for side in range(len(table.seating.sides))]
    keys = tuple(f"starter:{names[seat]}" for seat in firsts)
    return [Decision(0, CHANCE, "coin", "", keys, tuple(firsts))]


def _answer_starter(state: GwentState, frame: Starter, decision: Decision, index: int) -> None:
    seat = decision.args[index]
    if decision.kind == "decider":
        state.stack[-1] = Starter(seat)
        tell(state, "decides", seat)
        return
    _start_with(state, seat)


def _start_with(state: GwentState, seat: int) -> None:
    state.stack.pop()
    state.starter = state.turn = seat
    tell(state, "starts", seat)
    state.stack.append(Deal())
    for other in range(len(state.table.seating.seats)):
        state.stack.append(Shuffle(state.table.deck(other)))


def _run_deal(state: GwentState, frame: Deal) -> None:
    mode = state.table.mode
    seats = range(len(state.table.seating.seats))
    for seat in seats:
        if is_automatic(state, seat):
            continue
        daisy = state.table.leaders[seat] == DAISY and leader_works(state, seat)
        deck = state.zones[state.table.deck(seat)]
        hand = deck[: -mode.hand - daisy - 1 : -1]
        move_all(state, hand, state.table.hand(seat), "dealt", seat)
    state.stack[-1] = Redraw(tuple(mode.redraws for _ in seats))


def _run_redraw(state: GwentState, frame: Redraw) -> list[Decision] | None:
    table = state.table
    asked = []
    open_before = {d.seat: d for d in state.pending if d.kind == "redraw"}
    for seat, left in enumerate(frame.left):
        if left and seat != frame.changed and seat in open_before:
            asked.append(open_before[seat])
            continue
        hand = state.zones[table.hand(seat)]
        if left and hand and state.zones[table.deck(seat)]:
            first = one_of_each(state, hand)
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
    state.stack[-1] = Redraw(tuple(left), seat)
    if sleeve != PASS:
        move(state, sleeve, seat * SEAT_ZONES + ASIDE, "set_aside", seat)
        draw(state, seat, 1)


SETUP_FRAMES: dict[type, Handler] = {
    Starter: Handler(_run_starter, _answer_starter),
    Deal: Handler(_run_deal, never_asks),
    Redraw: Handler(_run_redraw, _answer_redraw),
}
