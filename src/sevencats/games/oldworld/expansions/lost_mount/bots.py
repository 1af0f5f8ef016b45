"""Hints for bots about the lost mount."""

from __future__ import annotations

from sevencats.games.oldworld.bots.hints import Hints, add_hints
from sevencats.games.oldworld.expansions.lost_mount import ID, PLACE
from sevencats.games.oldworld.packs.model import TERRAINS
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.decisions import Decision

#: In hundredths: two thirds of a card, the average of the die.
_FOUND = 53
#: The moves to the seat's own location: away and back.
_LEAVE = 2


def _visit(state: OldWorldState, seat: int, place: int) -> int:
    return _FOUND if state.extra.get(PLACE) == place else 0


def _steps_to(state: OldWorldState, place: int) -> dict[int, int]:
    """Return the number of moves to ``place`` from every location."""
    steps, reached = {place: 0}, [place]
    for here in reached:  # the list grows during the loop
        for there in state.table.paths[here]:
            if there not in steps:
                steps[there] = steps[here] + 1
                reached.append(there)
    return steps


def _nearness(state: OldWorldState, seat: int, place: int) -> int:
    """Return how much nearer a place is to a seat than to the nearest other. The seat's own
    location is useless, since it would have to leave it first."""
    steps, nowhere = _steps_to(state, place), len(state.table.places)  # no path from an island
    own = steps.get(state.place[seat], nowhere) or _LEAVE
    others = [steps.get(at, nowhere) for other, at in enumerate(state.place) if other != seat]
    return min(others, default=own) - own


def _mount_worth(state: OldWorldState, decision: Decision, option: int) -> int:
    token = decision.args[option]
    return _nearness(state, decision.seat, state.table.token_place[state.face[token]])


def _pile_worth(state: OldWorldState, decision: Decision, option: int) -> int:
    """Rate all places of the terrain that have a token, since nobody knows which are on top."""
    terrain = TERRAINS[decision.args[option]]
    every = enumerate(state.table.places)
    places = [at for at, place in every if place.terrain == terrain and place.token]
    return sum(_nearness(state, decision.seat, place) for place in places)


add_hints(ID, Hints(option_worths={"mount": _mount_worth, "mount_pile": _pile_worth}, visit=_visit))
