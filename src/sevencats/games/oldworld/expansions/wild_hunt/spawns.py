"""The arrivals of phase IV: hounds and monsters by the round track (W15.4)."""

from __future__ import annotations

from typing import NamedTuple

from sevencats.games.oldworld.expansions.wild_hunt import board
from sevencats.games.oldworld.expansions.wild_hunt.common import common_choice
from sevencats.games.oldworld.expansions.wild_hunt.model import appearing, track_of
from sevencats.games.oldworld.packs.model import TERRAINS
from sevencats.games.oldworld.rules.spawn import prey
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.atoms import tell
from sevencats.kernel.decisions import Decision
from sevencats.kernel.effects import merged
from sevencats.kernel.handlers import Handler, never_asks

#: Shields for each level of a monster for which there is no place.
_PER_LEVEL = 2


class Appears(NamedTuple):
    """A hound or a monster of a level appears."""

    what: str
    level: int


class HoundPlace(NamedTuple):
    """The Hunt's location has a hound already: the players choose a neighbour for this one."""

    level: int


class MonsterPlace(NamedTuple):
    """The players choose the terrain of a new monster."""

    level: int


class HoundGone(NamedTuple):
    """The players choose the hound that leaves the game."""


def begin_appearing(state: OldWorldState) -> None:
    """Add what the track lists for this round, in its order."""
    track = track_of(state.table.content, len(state.table.seats))
    entries = track.appear[state.round - 1]
    state.stack += [Appears(*appearing(entry)) for entry in reversed(entries)]


def _run_appears(state: OldWorldState, frame: Appears) -> None:
    state.stack.pop()
    if frame.what == "hound":
        new_hound(state, frame.level)
    elif open_terrains(state):
        common_choice(state, MonsterPlace(frame.level))
    else:
        tell(state, "no_terrain", -1, frame.level)
        board.gain_shields(state, _PER_LEVEL * frame.level)


# -- hounds ----------------------------------------------------------------------------------------


def new_hound(state: OldWorldState, level: int) -> None:
    """Add a hound: at the Hunt's location, or at a neighbour without one."""
    place = board.hunt_place(state)
    if not board.hounds_left(state) or place < 0:
        return
    if not board.hound_level(state, place):
        board.add_hound(state, place, level)
    elif _neighbours(state):
        common_choice(state, HoundPlace(level))


def _neighbours(state: OldWorldState) -> list[int]:
    paths = state.table.paths[board.hunt_place(state)]
    return [place for place in paths if not board.hound_level(state, place)]


def _run_hound(state: OldWorldState, frame: HoundPlace) -> list[Decision]:
    items = [(f"hound_at:{state.table.places[place].id}", place) for place in _neighbours(state)]
    keys, args, _ = merged(items)
    return [Decision(0, board.youngest(state), "hound_place", str(frame.level), keys, args)]


def _answer_hound(state: OldWorldState, frame: HoundPlace, decision: Decision, index: int) -> None:
    state.stack.pop()
    board.add_hound(state, decision.args[index], frame.level)


def lose_hound(state: OldWorldState) -> None:
    """Remove a hound from the game, without a bonus."""
    if board.hounds(state):
        common_choice(state, HoundGone())


def _run_gone(state: OldWorldState, frame: HoundGone) -> list[Decision]:
    places = board.hounds(state)
    keys, args, _ = merged([(f"hound_at:{state.table.places[at].id}", at) for at in places])
    return [Decision(0, board.youngest(state), "hound_gone", "", keys, args)]


def _answer_gone(state: OldWorldState, frame: HoundGone, decision: Decision, index: int) -> None:
    state.stack.pop()
    place = decision.args[index]
    board.remove_hound(state, place)
    tell(state, "hound_leaves", -1, state.table.places[place].id)


# -- monsters --------------------------------------------------------------------------------------


def open_terrains(state: OldWorldState) -> list[int]:
    """Return the terrains without a monster that have a location token left."""
    return [
        terrain
        for terrain, name in enumerate(TERRAINS)
        if prey(state, terrain) < 0 and state.common(f"tokens.{name}")
    ]


def _run_monster(state: OldWorldState, frame: MonsterPlace) -> list[Decision]:
    items = [(f"terrain:{TERRAINS[terrain]}", terrain) for terrain in open_terrains(state)]
    keys, args, _ = merged(items)
    return [Decision(0, board.youngest(state), "monster_terrain", str(frame.level), keys, args)]


def _answer_monster(
    state: OldWorldState, frame: MonsterPlace, decision: Decision, index: int
) -> None:
    state.stack.pop()
    state.table.steps.spawn_monster(state, decision.args[index], frame.level)


SPAWN_FRAMES: dict[type, Handler] = {
    Appears: Handler(_run_appears, never_asks),
    HoundPlace: Handler(_run_hound, _answer_hound),
    HoundGone: Handler(_run_gone, _answer_gone),
    MonsterPlace: Handler(_run_monster, _answer_monster),
}
