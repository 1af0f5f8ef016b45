"""The Hunt's move to one of the witchers at the end of a round (W15.5)."""

from __future__ import annotations

from typing import NamedTuple

from sevencats.games.oldworld.expansions.wild_hunt import board, generals
from sevencats.games.oldworld.expansions.wild_hunt.common import common_choice
from sevencats.games.oldworld.rules.travel import distances_to
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.atoms import tell
from sevencats.kernel.decisions import CHANCE, Decision
from sevencats.kernel.effects import merged
from sevencats.kernel.handlers import Handler

#: The number of steps in a round.
STEPS = 2
_TAVERN = -1


class Ride(NamedTuple):
    """A token of the movement pool is drawn: a player's, or that of the closed tavern."""


class RideTo(NamedTuple):
    """The token of the closed tavern was drawn: the players choose the seat that the Hunt goes
    to."""


class RideStep(NamedTuple):
    """The Hunt goes to a seat, ``left`` more steps. The players choose between equally short
    ways."""

    seat: int
    left: int


def ride(state: OldWorldState) -> None:
    """Move the Hunt, unless a witcher is at its location."""
    if board.witchers_at(state, board.hunt_place(state)):
        tell(state, "hunt_waits", -1)
    elif len(state.table.seats) == 1:
        go_on(state, 0, STEPS)
    else:
        state.stack.append(Ride())


def _run_ride(state: OldWorldState, frame: Ride) -> list[Decision]:
    names = state.table.seats
    items = [("token:tavern", _TAVERN), *((f"token:{name}", n) for n, name in enumerate(names))]
    keys, args, _ = merged(items)
    return [Decision(0, CHANCE, "hunt_token", "", keys, args)]


def _answer_ride(state: OldWorldState, frame: Ride, decision: Decision, index: int) -> None:
    state.stack.pop()
    seat = decision.args[index]
    if seat == _TAVERN:
        tell(state, "hunt_token_tavern", -1)
        common_choice(state, RideTo())
    else:
        tell(state, "hunt_token", seat)
        go_on(state, seat, STEPS)


def _run_to(state: OldWorldState, frame: RideTo) -> list[Decision]:
    items = [(f"player:{name}", seat) for seat, name in enumerate(state.table.seats)]
    keys, args, _ = merged(items)
    return [Decision(0, board.youngest(state), "ride_to", "", keys, args)]


def _answer_to(state: OldWorldState, frame: RideTo, decision: Decision, index: int) -> None:
    state.stack.pop()
    go_on(state, decision.args[index], STEPS)


def go_on(state: OldWorldState, seat: int, left: int) -> None:
    """Take the next step of the shortest way; the players choose between several."""
    if left and state.place[seat] != board.hunt_place(state):
        common_choice(state, RideStep(seat, left))


def ways(state: OldWorldState, seat: int) -> list[int]:
    """Return the neighbours of the Hunt that are nearest to a seat."""
    far = distances_to(state.table, state.place[seat])
    paths = state.table.paths[board.hunt_place(state)]
    nearest = min(far[place] for place in paths)
    return [place for place in paths if far[place] == nearest]


def _run_step(state: OldWorldState, frame: RideStep) -> list[Decision] | None:
    if state.place[frame.seat] == board.hunt_place(state):  # it has arrived there during the vote
        state.stack.pop()
        return None
    items = [(f"ride:{state.table.places[at].id}", at) for at in ways(state, frame.seat)]
    keys, args, _ = merged(items)
    return [Decision(0, board.youngest(state), "ride_step", "", keys, args)]


def _answer_step(state: OldWorldState, frame: RideStep, decision: Decision, index: int) -> None:
    """End the move where it meets any player, and let its ability act there."""
    state.stack.pop()
    board.put_hunt(state, decision.args[index])
    if board.witchers_at(state, decision.args[index]):
        generals.enter_ability(state)
    else:
        go_on(state, frame.seat, frame.left - 1)


RIDE_FRAMES: dict[type, Handler] = {
    Ride: Handler(_run_ride, _answer_ride),
    RideTo: Handler(_run_to, _answer_to),
    RideStep: Handler(_run_step, _answer_step),
}
