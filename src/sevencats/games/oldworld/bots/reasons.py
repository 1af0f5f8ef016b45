"""Reasons for a witcher's route, for spectators and hints."""

from __future__ import annotations

from sevencats.games.oldworld.bots.hunts import Hunts
from sevencats.games.oldworld.bots.plans import distances
from sevencats.games.oldworld.packs.model import TERRAINS
from sevencats.games.oldworld.rules.spawn import lair, prey
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.zones import HAND
from sevencats.plugin.bots.base import Reason

#: A hunt with a lower chance is never a reason to go; one with a higher chance needs a reason
#: against it.
_HOPE, _GOOD = 0.2, 0.5


def why_this_way(state: OldWorldState, seat: int, path: tuple[int, ...], hunts: Hunts) -> Reason:
    """The reason for a route (empty: to stay): the hunt at its end, a hunt that would cost too many
    cards, or the gains there. Only fights that are already estimated are mentioned."""
    here = state.place[seat]
    end = path[-1] if path else here
    hand = len(state.cards(seat, HAND))
    for terrain in range(len(TERRAINS)):
        monster = prey(state, terrain)
        if monster < 0:
            continue
        name = state.ident(monster)
        known = hunts.latest(state, seat, name)
        if known is None:
            continue
        far, foe = distances(state.table)[here][lair(state, terrain)], _message("monster", name)
        if lair(state, terrain) == end and known.chance >= _HOPE:
            numbers = (("won", known.won), ("tried", known.tried))
            return Reason("way-hunt", (("foe", foe), *numbers))
        if lair(state, terrain) != end and known.chance >= _GOOD and 0 < far <= hand:
            return Reason("way-dear", (("foe", foe), ("cards", far)))
    if not path:
        return Reason("way-stay")
    return Reason("way-place", (("place", _message("place", state.table.places[end].id)),))


def _message(kind: str, ident: str) -> str:
    return f"ow-{kind}-{ident.replace('_', '-')}"
