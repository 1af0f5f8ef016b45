"""A turn: play a card, use the leader, or pass (G3)."""

from __future__ import annotations

from typing import Final

from sevencats.games.gwent.rules.colours import act_on
from sevencats.games.gwent.rules.frames import OpponentTurn, RoundEnd, Turn
from sevencats.games.gwent.rules.leadership import leader_ready
from sevencats.games.gwent.rules.placing import can_play, land, play
from sevencats.games.gwent.state import GwentState
from sevencats.games.gwent.table import SEAT_ZONES
from sevencats.kernel.atoms import tell
from sevencats.kernel.decisions import Decision
from sevencats.kernel.effects import begin
from sevencats.kernel.handlers import Handler

PASS: Final = -1
LEADER: Final = -2


def _run_turn(state: GwentState, frame: Turn) -> list[Decision] | None:
    seat = frame.seat
    if state.passed >> seat & 1:
        state.stack[-1] = OVER if _all_passed(state) else turn_after(state, seat)
        return None
    state.turn = seat
    table = state.table
    first = one_of_each(state, state.zones[seat * SEAT_ZONES])
    if not table.choosy_types.isdisjoint(first):
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


def one_of_each(state: GwentState, sleeves: list[int]) -> dict[int, int]:
    """The first sleeve of each card type, by type number."""
    type_of, face = state.table.type_of, state.face
    return {type_of[face[sleeve]]: sleeve for sleeve in reversed(sleeves)}


def _all_passed(state: GwentState) -> bool:
    return state.passed == (1 << len(state.table.factions)) - 1


def turn_after(state: GwentState, seat: int) -> Turn | OpponentTurn:
    """The frame of the next seat; a seat that has passed is skipped when it runs."""
    return turn_of(state, (seat + 1) % len(state.table.factions))


def turn_of(state: GwentState, seat: int) -> Turn | OpponentTurn:
    """The frame of a seat's turn."""
    return OpponentTurn(False) if state.virtual >> seat & 1 else _TURNS[seat]


# Frames are frozen, so they can be shared.
_TURNS = tuple(map(Turn, range(5)))
OVER = RoundEnd("reveal", 0, ())


def _answer_turn(state: GwentState, frame: Turn, decision: Decision, index: int) -> None:
    seat, sleeve = frame.seat, decision.args[index]
    state.stack[-1] = turn_after(state, seat)
    if len(decision.keys) > 1:
        state.stuck = False
    if sleeve == PASS:
        state.passed |= 1 << seat
        tell(state, "passed", seat)
        return
    state.idle = 0
    if sleeve == LEADER:
        state.used |= 1 << seat
        tell(state, "leader", seat, state.table.leaders[seat])
        begin(state, f"leader:{state.table.leaders[seat]}", seat, -1)
        return
    table = state.table
    row = table.plain_row[state.face[sleeve]]
    if table.shared:
        act_on(state, seat, "play", -1, sleeve)
    elif row >= 0:
        # Most plays: a unit that goes straight to its row.
        land(state, sleeve, seat, table.seating.side_of[seat], row, "played")
    else:
        play(state, seat, sleeve, "played")


TURN_FRAMES: dict[type, Handler] = {Turn: Handler(_run_turn, _answer_turn)}
