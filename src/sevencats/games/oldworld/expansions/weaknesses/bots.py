"""Hints for bots about weaknesses."""

from __future__ import annotations

from sevencats.games.oldworld.bots.hints import Hints, add_hints
from sevencats.games.oldworld.expansions.weaknesses import ID, PLACE
from sevencats.games.oldworld.expansions.weaknesses.records import own_tokens
from sevencats.games.oldworld.packs.model import TERRAINS
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.decisions import Decision

#: In hundredths: the value of finding a token, and how much less for each one the seat has.
_FOUND, _LESS = 110, 25


def _visit(state: OldWorldState, seat: int, place: int) -> int:
    """Rate a token: it is worth less the more the seat already knows of that monster."""
    for name in TERRAINS:
        if state.extra.get(PLACE.format(name)) == place:
            known = sum(state.ident(t).startswith(name) for t in own_tokens(state, seat))
            return max(0, _FOUND - _LESS * known)
    return 0


def _use_worth(state: OldWorldState, decision: Decision, option: int) -> int:
    """Use all: each of them helps."""
    return int(decision.keys[option] != "done")


def _place_worth(state: OldWorldState, decision: Decision, option: int) -> int:
    """Prefer a location next to the seat, without another witcher."""
    place = decision.args[option]
    near = place in state.table.paths[state.place[decision.seat]]
    return 2 * (place not in state.place) + near


add_hints(
    ID,
    Hints(option_worths={"weakness_use": _use_worth, "weakness_place": _place_worth}, visit=_visit),
)
