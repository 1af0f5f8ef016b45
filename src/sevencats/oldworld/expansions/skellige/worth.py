"""What bots see of the sea: when to sail, where to, and when to fight Dagon."""

from __future__ import annotations

from collections.abc import Callable

from sevencats.kernel.decisions import Decision
from sevencats.oldworld.expansion import OptionWorth
from sevencats.oldworld.expansions.skellige.dagon import has_trail, is_up, safe_from
from sevencats.oldworld.expansions.skellige.isles import PLACE_ACTIONS, any_left, raisable
from sevencats.oldworld.expansions.skellige.model import FACES, deep
from sevencats.oldworld.expansions.skellige.ships import at_sea
from sevencats.oldworld.expansions.skellige.words import trophies_of
from sevencats.oldworld.packs.model import ATTRIBUTES, TERRAINS
from sevencats.oldworld.rules.atoms import TOP_LEVEL
from sevencats.oldworld.rules.cards import has_trail as has_monster_trail
from sevencats.oldworld.rules.places import DONE
from sevencats.oldworld.rules.spawn import lair, level_of, monsters_at, prey
from sevencats.oldworld.state import OldWorldState
from sevencats.oldworld.zones import DECK, DISCARD, HAND, POTIONS

#: All in hundredths. Winning against Dagon: a bonus card, 2 gold, a new card; losing: a trail and a
#: card fewer.
WON, LOST = 900, -150
#: A card given for the way, the hunting or exploring that is not to be had after it, what a half
#: of a card brings. Bots who thought a turn on the continent worth 350 won no more by sailing.
_CARD, _ASHORE, _SAFE, _DANGER = 100, 1000, 150, -100
#: A level of an attribute, and more for each that it has; a trail; gold; a potion; a card; a trophy
#: without a step, by its level.
_LEVEL, _HIGHER, _TRAIL, _GOLD, _POTION, _NEW_CARD = 800, 100, 300, 90, 160, 200
#: A better potion for one of those held.
_PICKED = 30
_TROPHY = (0, 300, 450, 600)
#: Back to the continent, where there is more to do, and nearer to a monster there.
_HOME, _NEAR = 100, 200
#: So many cards, for each trophy one more, are enough to face Dagon's fifteen.
_ENOUGH, _TRAIL_HELPS = 16, 2
#: An island where the only monsters are that are left.
_ONLY_PREY = 1000
#: Facing Dagon with as many cards as that, or with fewer.
_FACE, _FLEE = 500, -100
_HUNDREDTHS = 100


def _attribute(state: OldWorldState, seat: int) -> int:
    levels = [state.attr(seat, name) for name in ATTRIBUTES]
    best = max((level for level in levels if level < TOP_LEVEL), default=0)
    return _LEVEL + _HIGHER * best if best else 0


def _potions(state: OldWorldState, seat: int) -> int:
    """Those there is room for; the others are a choice."""
    limit = state.table.tracks.potion_limit
    held = len(state.cards(seat, POTIONS))
    return _POTION * (limit - held) + _PICKED * held


def _gold(state: OldWorldState, seat: int) -> int:
    return 3 * _GOLD


def _trails(state: OldWorldState, seat: int) -> int:
    return _TRAIL * sum(not has_monster_trail(state, seat, n) for n in range(len(TERRAINS)))


def _trade(state: OldWorldState, seat: int) -> int:
    own = raisable(state, seat)
    if not own:
        return _TROPHY[1] if any_left(state, 1) else 0
    level = min(level_of(state, card) for card in own)
    return _TROPHY[level + 1] - _TROPHY[level]


def _trophy(state: OldWorldState, seat: int) -> int:
    return _TROPHY[1]


def _card(state: OldWorldState, seat: int) -> int:
    return _NEW_CARD


def _nothing(state: OldWorldState, seat: int) -> int:
    return 0


_ACTIONS: dict[str, Callable[[OldWorldState, int], int]] = {
    "mastery": _attribute,
    "brewery": _potions,
    "treasure": _gold,
    "tracks": _trails,
    "offering": _trade,
    "relic": _trophy,
    "salvage": _card,
}


def action_worth(state: OldWorldState, seat: int, place: int) -> int:
    """What the action of an island is worth to a seat, if it can be used."""
    name = state.table.places[place].action
    if name not in PLACE_ACTIONS or not PLACE_ACTIONS[name].possible(state, seat):
        return 0
    return _ACTIONS.get(name, _nothing)(state, seat)


def visit(state: OldWorldState, seat: int, place: int) -> int:
    """The action of an island that one stands on, or comes to."""
    if not at_sea(state, place) or state.turn[seat].acted >> place & 1:
        return 0
    return action_worth(state, seat, place)


def strength(state: OldWorldState, seat: int) -> int:
    """A seat's cards and shield, against Dagon's life."""
    cards = sum(len(state.cards(seat, zone)) for zone in (HAND, DECK, DISCARD))
    helps = _TRAIL_HELPS if has_trail(state, seat) else 0
    return cards + state.shield[seat] + helps + state.attr(seat, "combat")


def _facing(state: OldWorldState, seat: int) -> int:
    """Dagon takes a card and a shield for each trophy before it attacks."""
    need = _ENOUGH + trophies_of(state, seat)
    return _FACE if strength(state, seat) >= need else _FLEE


def _crossing(state: OldWorldState, seat: int) -> int:
    """What the card that is read brings, by how likely its halves are."""
    safe = 0 if is_up(state) else FACES + 1 - safe_from(state)
    return (safe * _SAFE + (FACES - safe) * _DANGER) // FACES


def _back(state: OldWorldState, decision: Decision, place: int) -> int:
    """Nobody stays where there is nothing to do or to hunt; the nearer to a monster the better."""
    seat = decision.seat
    here = state.place[seat]
    useful = "act" in decision.keys and action_worth(state, seat, here) > 0
    if useful or monsters_at(state, here):
        return -_HOME
    near = [place, *state.table.paths[place]]
    return _HOME + _NEAR * any(monsters_at(state, one) for one in near)


def _sailing(state: OldWorldState, decision: Decision, place: int) -> int:
    seat = decision.seat
    if at_sea(state, state.place[seat]):
        return _back(state, decision, place)
    if place == deep(state.table):
        return _facing(state, seat)
    worth = action_worth(state, seat, place) + _crossing(state, seat) - _CARD
    there = monsters_at(state, place)
    barred = state.table.steps.phase2_barred(state, seat)
    if there and not barred and not _prey_ashore(state):
        return worth + _ONLY_PREY
    hunted = any(has_monster_trail(state, seat, terrain) for terrain in there)
    return worth if hunted else worth - _ASHORE


def _prey_ashore(state: OldWorldState) -> bool:
    """Whether a monster stands on the continent: alone, the last one may live on an island."""
    lairs = [lair(state, n) for n in range(len(TERRAINS)) if prey(state, n) >= 0]
    return any(not at_sea(state, place) for place in lairs)


def _sail(state: OldWorldState, decision: Decision, option: int) -> int:
    return _sailing(state, decision, decision.args[option]) // _HUNDREDTHS


def _trade_worth(state: OldWorldState, decision: Decision, option: int) -> int:
    """The lowest one goes."""
    return -level_of(state, decision.args[option])


def _level_worth(state: OldWorldState, decision: Decision, option: int) -> int:
    """The weakest monster is the surest trophy."""
    return -decision.args[option]


def _die_worth(state: OldWorldState, decision: Decision, option: int) -> int:
    return decision.args[option]


def _trail_worth(state: OldWorldState, decision: Decision, option: int) -> int:
    """The trail of a monster first; it is worth more than the gold of a trail quest."""
    terrain = decision.args[option]
    return 0 if terrain == DONE else 1 + (prey(state, terrain) >= 0)


def _pool_worth(state: OldWorldState, decision: Decision, option: int) -> int:
    """A card that costs more says more."""
    return state.table.cost[state.face[decision.args[option]]]


OPTION_WORTHS: dict[str, OptionWorth] = {
    "phase1:sail": _sail,
    "isle_trade": _trade_worth,
    "isle_level": _level_worth,
    "isle_card": _pool_worth,
    "isle_trail": _trail_worth,
    "sea_die": _die_worth,
}
