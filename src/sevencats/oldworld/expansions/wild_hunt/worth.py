"""What bots know of the common choices of the Wild Hunt, gifts and support."""

from __future__ import annotations

from sevencats.kernel.decisions import Decision
from sevencats.oldworld.expansion import OptionWorth
from sevencats.oldworld.expansions.wild_hunt import board
from sevencats.oldworld.expansions.wild_hunt.fights import pool_life
from sevencats.oldworld.packs.model import TERRAINS
from sevencats.oldworld.rules.spawn import lair, prey
from sevencats.oldworld.rules.travel import distances_to
from sevencats.oldworld.state import OldWorldState
from sevencats.oldworld.zones import DECK, DISCARD, HAND

#: In tenths: a fighter whose cards and shield come to less than this share of a monster's life does
#: not fight; what a card of a supporter is worth to it, which is one off the pool and one drawn.
_TENTHS, _HOPELESS, _SUPPORT = 10, 9, 15


def _strength(state: OldWorldState, seat: int) -> int:
    """Cards to live on, shield, and cards drawn in a fight turn."""
    life = sum(len(state.cards(seat, zone)) for zone in (HAND, DECK, DISCARD))
    return life + state.shield[seat] + 2 * state.attr(seat, "combat")


def _helpers(state: OldWorldState, seat: int) -> int:
    """The cards that others at the place of a seat could give."""
    here = board.witchers_at(state, state.place[seat])
    return sum(len(state.cards(other, HAND)) for other in here if other != seat)


def _fighter(state: OldWorldState, decision: Decision, option: int) -> float:
    """The strongest fights, with the support of the others; nobody, if there is no hope."""
    seat = decision.args[option]
    if seat < 0:
        return 0
    terrain = next(
        number
        for number in range(len(TERRAINS))
        if prey(state, number) >= 0 and state.ident(prey(state, number)) == decision.source
    )
    support = _SUPPORT * _helpers(state, seat)
    life = pool_life(state, prey(state, terrain), terrain)
    return _TENTHS * _strength(state, seat) + support - _HOPELESS * life


def _support(state: OldWorldState, decision: Decision, option: int) -> float:
    """All cards are given: phase III fills the hand again. The cheapest goes first."""
    card = decision.args[option]
    return 0 if card < 0 else 10 - state.table.cost[state.face[card]]


def _near_lairs(state: OldWorldState, place: int) -> int:
    """The monsters at a location or next door."""
    near = (place, *state.table.paths[place])
    return sum(lair(state, terrain) in near for terrain in range(len(TERRAINS)))


def _hound_place(state: OldWorldState, decision: Decision, option: int) -> float:
    """Far from monsters, whose life it would raise."""
    return -_near_lairs(state, decision.args[option])


def _hound_gone(state: OldWorldState, decision: Decision, option: int) -> float:
    """The strongest, and one that helps monsters."""
    place = decision.args[option]
    return _near_lairs(state, place) + board.hound_level(state, place)


def _ride_to(state: OldWorldState, decision: Decision, option: int) -> float:
    """To whom it takes longest."""
    far = distances_to(state.table, board.hunt_place(state))
    return far[state.place[decision.args[option]]]


def _ride_step(state: OldWorldState, decision: Decision, option: int) -> float:
    """Not to a witcher, and not to a monster."""
    place = decision.args[option]
    return -2 * len(board.witchers_at(state, place)) - _near_lairs(state, place)


def _the_one(state: OldWorldState, decision: Decision, option: int) -> float:
    """Who has the most to spare."""
    seat = decision.args[option]
    return _TENTHS * state.gold[seat] + len(state.cards(seat, HAND))


def _gift(state: OldWorldState, decision: Decision, option: int) -> float:
    return 1 if decision.keys[option] == "done" else 0


OPTION_WORTHS: dict[str, OptionWorth] = {
    "fighter": _fighter,
    "support": _support,
    "hound_place": _hound_place,
    "hound_gone": _hound_gone,
    "ride_to": _ride_to,
    "ride_step": _ride_step,
    "one": _the_one,
    "gift": _gift,
}
