"""Hints for bots about the common choices of the Wild Hunt, its monsters and support."""

from __future__ import annotations

from sevencats.games.oldworld.bots.hints import OptionWorth
from sevencats.games.oldworld.expansions.wild_hunt import board
from sevencats.games.oldworld.expansions.wild_hunt.bots import hounds
from sevencats.games.oldworld.expansions.wild_hunt.fights import pool_life
from sevencats.games.oldworld.expansions.wild_hunt.generals import generals
from sevencats.games.oldworld.language.lines import affordable
from sevencats.games.oldworld.language.words import price_lines
from sevencats.games.oldworld.packs.model import TERRAINS
from sevencats.games.oldworld.rules.cards import has_trail
from sevencats.games.oldworld.rules.spawn import lair, level_of, prey
from sevencats.games.oldworld.rules.travel import distances_to
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.zones import DECK, DISCARD, HAND, QUESTS
from sevencats.kernel.decisions import Decision

#: In tenths: the share of a monster's life below which a fighter's cards and shield are hopeless;
#: the value of a card to a supporter, which is one off the pool and one drawn.
_TENTHS, _HOPELESS, _SUPPORT = 10, 9, 15
#: In hundredths: a trophy by what it does; a shield of the Hunt for each level of its monster, and
#: where all terrains have one, the shields that the next monster would bring; to support another.
_TROPHY, _LEVEL, _CROWDED, _HELP = 900, 150, 200, 250
#: A rating for options that this rule never chooses.
_NEVER = -1
#: In hundredths: a quest, and that it is not there in the last fight.
_QUEST, _FEARED = 400, 500


def _strength(state: OldWorldState, seat: int) -> int:
    """Add up life cards, shield, and cards drawn in a fight turn."""
    life = sum(len(state.cards(seat, zone)) for zone in (HAND, DECK, DISCARD))
    return life + state.shield[seat] + 2 * state.attr(seat, "combat")


def _helpers(state: OldWorldState, seat: int) -> int:
    """Count the cards that others at a seat's location could give."""
    here = board.witchers_at(state, state.place[seat])
    return sum(len(state.cards(other, HAND)) for other in here if other != seat)


def _fighter(state: OldWorldState, decision: Decision, option: int) -> float:
    """Choose the strongest fighter."""
    return _hope(state, decision.args[option], decision)


def _wish(state: OldWorldState, decision: Decision, option: int) -> float:
    """Let the strongest of several fight, if the others' support gives hope. A seat that is alone,
    or not the strongest, goes by its own odds."""
    seat = decision.seat
    others = [one for one in board.witchers_at(state, state.place[seat]) if one != seat]
    if not others or any(fights_before(state, one, seat) for one in others):
        return _NEVER
    return _hope(state, seat, decision)


def _hope(state: OldWorldState, seat: int, decision: Decision) -> float:
    terrain = next(
        number
        for number in range(len(TERRAINS))
        if prey(state, number) >= 0 and state.ident(prey(state, number)) == decision.source
    )
    support = _SUPPORT * _helpers(state, seat)
    life = pool_life(state, prey(state, terrain), terrain)
    return _TENTHS * _strength(state, seat) + support - _HOPELESS * life


def _support(state: OldWorldState, decision: Decision, option: int) -> float:
    """Give all cards, the cheapest first: phase III refills the hand."""
    card = decision.args[option]
    return 0 if card < 0 else 10 - state.table.cost[state.face[card]]


def _near_lairs(state: OldWorldState, place: int) -> int:
    """Count the monsters at a location or its neighbours."""
    near = (place, *state.table.paths[place])
    return sum(lair(state, terrain) in near for terrain in range(len(TERRAINS)))


def _hound_place(state: OldWorldState, decision: Decision, option: int) -> float:
    """Prefer places far from monsters, whose life it would raise."""
    return -_near_lairs(state, decision.args[option])


def _hound_gone(state: OldWorldState, decision: Decision, option: int) -> float:
    """Prefer the strongest hound, and one that helps monsters."""
    place = decision.args[option]
    return _near_lairs(state, place) + board.hound_level(state, place)


def _ride_to(state: OldWorldState, decision: Decision, option: int) -> float:
    """Choose the seat that takes longest to reach."""
    far = distances_to(state.table, board.hunt_place(state))
    return far[state.place[decision.args[option]]]


def _ride_step(state: OldWorldState, decision: Decision, option: int) -> float:
    """Prefer places without witchers and monsters."""
    place = decision.args[option]
    return -2 * len(board.witchers_at(state, place)) - _near_lairs(state, place)


def _the_one(state: OldWorldState, decision: Decision, option: int) -> float:
    """Choose the player with the most to spare."""
    seat = decision.args[option]
    return _TENTHS * state.gold[seat] + len(state.cards(seat, HAND))


def _monster_terrain(state: OldWorldState, decision: Decision, option: int) -> float:
    """Prefer a terrain of which players have trails: a new monster keeps them."""
    terrain = decision.args[option]
    return sum(has_trail(state, seat, terrain) for seat in range(len(state.table.seats)))


# -- monsters --------------------------------------------------------------------------------------


def trophy(state: OldWorldState, seat: int, terrain: int) -> int:
    """Return the value of a terrain's monster trophy to a seat, in hundredths (-1: an attribute
    trophy): its effect, and the shields that the Hunt loses. If a stronger witcher is already
    there, only support counts."""
    if terrain < 0:
        return _TROPHY
    there = [other for other in board.witchers_at(state, lair(state, terrain)) if other != seat]
    if any(fights_before(state, other, seat) for other in there):
        return _HELP
    crowded = all(prey(state, number) >= 0 for number in range(len(TERRAINS)))
    return _TROPHY + _LEVEL * level_of(state, prey(state, terrain)) + _CROWDED * crowded


def visit(state: OldWorldState, seat: int, place: int) -> int:
    """Return the value of arriving at a location: a hound, and quests, which are open for all. The
    seat's own quests are counted elsewhere. If the general weakens all for each quest that is left,
    one less is worth more."""
    own, worth = state.table.zone(seat, QUESTS), hounds.visit(state, seat, place)
    for quest in state.spots:
        if quest.place == place and affordable(state, seat, price_lines(quest.price)):
            worth += 0 if state.where[quest.card] == own else _QUEST
            worth += _FEARED if _weakens(state) else 0
    return worth


def _weakens(state: OldWorldState) -> bool:
    """Tell whether the general lowers attributes for each quest token before the last fight."""
    return "lower_per_token" in generals(state.table.content)[board.general(state)].last


def fights_before(state: OldWorldState, one: int, other: int) -> bool:
    """Tell whether, of two seats at a monster, the first one fights: the stronger, of equals the
    lower seat, by public information."""
    return (_strength(state, one), -one) > (_strength(state, other), -other)


OPTION_WORTHS: dict[str, OptionWorth] = {
    "fighter": _fighter,
    "phase2:fight": _wish,
    "support": _support,
    "hound_place": _hound_place,
    "hound_gone": _hound_gone,
    "monster_terrain": _monster_terrain,
    "ride_to": _ride_to,
    "ride_step": _ride_step,
    "one": _the_one,
}
