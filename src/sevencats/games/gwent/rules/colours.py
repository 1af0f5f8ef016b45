"""Cards of one name and several colours, where mates share a side (P4): they share an option, and
then the player chooses one of them.

Every action on a chosen card goes through ``act_on``.
"""

from __future__ import annotations

from collections.abc import Callable

from sevencats.games.gwent.rules.frames import Colour
from sevencats.games.gwent.rules.placing import play
from sevencats.games.gwent.rules.select import Has, Reviver, fitting
from sevencats.games.gwent.state import GwentState
from sevencats.kernel.atoms import move
from sevencats.kernel.decisions import Decision
from sevencats.kernel.effects import Effect, merged
from sevencats.kernel.handlers import Handler


def act_on(state: GwentState, seat: int, act: str, source: int, sleeve: int) -> None:
    """Carry out an action on a chosen card, once its colour is known."""
    if state.table.shared and len({key for key, _ in _alike(state, sleeve)}) > 1:
        state.stack.append(Colour(seat, act, source, sleeve))
    else:
        ACTS[act](state, seat, source, sleeve)


def _alike(state: GwentState, sleeve: int) -> list[tuple[str, int]]:
    """The cards of this name in the same place, by colour."""
    table, zone = state.table, state.where[sleeve]
    kind = table.type_of[state.face[sleeve]]
    return [
        (f"colour:{table.factions[table.home[state.face[other]]]}", other)
        for other in fitting(state, zone, Has(0))
        if table.type_of[state.face[other]] == kind
    ]


def _run_colour(state: GwentState, frame: Colour) -> list[Decision]:
    table = state.table
    keys, args, weights = merged(_alike(state, frame.sleeve))
    name = table.types[table.type_of[state.face[frame.sleeve]]]
    # A random card may come back in any colour (G9.10).
    effect = Effect("", (), frame.seat, frame.source, frame.sleeve)
    seat = Reviver().seat(state, effect) if frame.act == "revive" else frame.seat
    return [Decision(0, seat, "colour", name, keys, args, weights)]


def _answer_colour(state: GwentState, frame: Colour, decision: Decision, index: int) -> None:
    state.stack.pop()
    ACTS[frame.act](state, frame.seat, frame.source, decision.args[index])


def _revive(state: GwentState, seat: int, source: int, sleeve: int) -> None:
    play(state, seat, sleeve, "revived")


def _play(state: GwentState, seat: int, source: int, sleeve: int) -> None:
    play(state, seat, sleeve, "played")


def _decoy(state: GwentState, seat: int, source: int, sleeve: int) -> None:
    """Swap the Decoy with the unit, which goes to the hand of its player (G6.2)."""
    zone = state.where[sleeve]
    index = state.zones[zone].index(sleeve)
    move(state, sleeve, state.table.hand(seat), "decoyed", seat)
    state.by[sleeve] = -1
    state.by[source] = seat
    move(state, source, zone, "played", seat, index)


def _discard(state: GwentState, seat: int, source: int, sleeve: int) -> None:
    move(state, sleeve, state.table.discard(state.table.seating.side_of[seat]), "discarded", seat)


def _take(state: GwentState, seat: int, source: int, sleeve: int) -> None:
    move(state, sleeve, state.table.hand(seat), "taken", seat)
    state.by[sleeve] = -1


ACTS: dict[str, Callable[[GwentState, int, int, int], None]] = {
    "revive": _revive,
    "play": _play,
    "decoy": _decoy,
    "discard": _discard,
    "take": _take,
}

COLOUR_FRAMES: dict[type, Handler] = {Colour: Handler(_run_colour, _answer_colour)}
