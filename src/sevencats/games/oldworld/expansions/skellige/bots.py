"""Hints for bots about the sea: when to sail, where to, and when to fight Dagon."""

from __future__ import annotations

from collections.abc import Callable

from sevencats.games.oldworld.bots.hints import Hints, OptionWorth, Prize, add_hints
from sevencats.games.oldworld.expansions.skellige.dagon import has_trail, is_up, safe_from
from sevencats.games.oldworld.expansions.skellige.isles import PLACE_ACTIONS, any_left, raisable
from sevencats.games.oldworld.expansions.skellige.model import FACES, ID, deep, sea_of
from sevencats.games.oldworld.expansions.skellige.ships import at_sea
from sevencats.games.oldworld.expansions.skellige.words import trophies_of
from sevencats.games.oldworld.packs.model import ATTRIBUTES, TERRAINS
from sevencats.games.oldworld.rules.atoms import TOP_LEVEL
from sevencats.games.oldworld.rules.cards import has_trail as has_monster_trail
from sevencats.games.oldworld.rules.places import DONE
from sevencats.games.oldworld.rules.spawn import lair, level_of, monsters_at, prey
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.zones import DECK, DISCARD, HAND, POTIONS
from sevencats.kernel.decisions import Decision

#: All in hundredths. Winning against Dagon: a bonus card, 2 gold, a new card; losing: a trail and a
#: card fewer.
_DAGON = Prize(900, -150)
#: A card paid for the crossing, the hunt or exploration missed after it, the value of a half of a
#: card. Bots that rated a turn on the continent at 350 won no more by sailing.
_CARD, _ASHORE, _SAFE, _DANGER = 100, 1000, 150, -100
#: A level of an attribute, and more for each that it has; a trail; gold; a potion; a card; a trophy
#: without a step, by its level.
_LEVEL, _HIGHER, _TRAIL, _GOLD, _POTION, _NEW_CARD = 800, 100, 300, 90, 160, 200
#: A better potion for one of those held.
_PICKED = 30
_TROPHY = (0, 300, 450, 600)
#: Return to the continent, where there is more to do, and nearer to a monster there.
_HOME, _NEAR = 100, 200
#: The number of cards, one more for each trophy, that is enough to face Dagon's fifteen.
_ENOUGH, _TRAIL_HELPS = 16, 2
#: An island with the only monsters that are left.
_ONLY_PREY = 1000
#: Facing Dagon with at least that many cards, or with fewer.
_FACE, _FLEE = 500, -100
_HUNDREDTHS = 100


def _attribute(state: OldWorldState, seat: int) -> int:
    levels = [state.attr(seat, name) for name in ATTRIBUTES]
    best = max((level for level in levels if level < TOP_LEVEL), default=0)
    return _LEVEL + _HIGHER * best if best else 0


def _potions(state: OldWorldState, seat: int) -> int:
    """Rate the potions there is room for; beyond them only the choice counts."""
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
    """Return the value of an island's action to a seat, if it can be used."""
    name = state.table.places[place].action
    if name not in PLACE_ACTIONS or not PLACE_ACTIONS[name].possible(state, seat):
        return 0
    return _ACTIONS.get(name, _nothing)(state, seat)


def visit(state: OldWorldState, seat: int, place: int) -> int:
    """Rate the action of an island at which the seat is, or arrives."""
    if not at_sea(state, place) or state.turn[seat].acted >> place & 1:
        return 0
    return action_worth(state, seat, place)


def strength(state: OldWorldState, seat: int) -> int:
    """Return a seat's cards and shield, to compare with Dagon's life."""
    cards = sum(len(state.cards(seat, zone)) for zone in (HAND, DECK, DISCARD))
    helps = _TRAIL_HELPS if has_trail(state, seat) else 0
    return cards + state.shield[seat] + helps + state.attr(seat, "combat")


def _facing(state: OldWorldState, seat: int) -> int:
    """Rate facing Dagon, which takes a card and a shield for each trophy before it attacks."""
    need = _ENOUGH + trophies_of(state, seat)
    return _FACE if strength(state, seat) >= need else _FLEE


def _crossing(state: OldWorldState, seat: int) -> int:
    """Return the value of the card that is read, by the probability of its halves."""
    safe = 0 if is_up(state) else FACES + 1 - safe_from(state)
    return (safe * _SAFE + (FACES - safe) * _DANGER) // FACES


def _back(state: OldWorldState, decision: Decision, place: int) -> int:
    """Rate sailing back: leave an island with nothing to do or hunt, the nearer to a monster the
    better."""
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
    """Tell whether a monster is on the continent: in solo, the last one may be on an island."""
    lairs = [lair(state, n) for n in range(len(TERRAINS)) if prey(state, n) >= 0]
    return any(not at_sea(state, place) for place in lairs)


def _sail(state: OldWorldState, decision: Decision, option: int) -> int:
    return _sailing(state, decision, decision.args[option]) // _HUNDREDTHS


def _trade_worth(state: OldWorldState, decision: Decision, option: int) -> int:
    """Give the lowest trophy."""
    return -level_of(state, decision.args[option])


def _level_worth(state: OldWorldState, decision: Decision, option: int) -> int:
    """Prefer the weakest monster, which is the surest trophy."""
    return -decision.args[option]


def _die_worth(state: OldWorldState, decision: Decision, option: int) -> int:
    return decision.args[option]


def _trail_worth(state: OldWorldState, decision: Decision, option: int) -> int:
    """Prefer a monster's trail; it is worth more than the gold of a trail quest."""
    terrain = decision.args[option]
    return 0 if terrain == DONE else 1 + (prey(state, terrain) >= 0)


def _pool_worth(state: OldWorldState, decision: Decision, option: int) -> int:
    """Prefer the card that costs more."""
    return state.table.cost[state.face[decision.args[option]]]


OPTION_WORTHS: dict[str, OptionWorth] = {
    "phase1:sail": _sail,
    "isle_trade": _trade_worth,
    "isle_level": _level_worth,
    "isle_card": _pool_worth,
    "isle_trail": _trail_worth,
    "sea_die": _die_worth,
}


def _prizes(state: OldWorldState) -> dict[str, Prize]:
    return {sea_of(state.table.content).monster: _DAGON}


add_hints(ID, Hints(option_worths=OPTION_WORTHS, visit=visit, prizes=_prizes))
