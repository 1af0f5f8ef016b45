"""The values of cards and attributes to a witcher, in points of damage."""

from __future__ import annotations

from functools import lru_cache

from sevencats.games.oldworld.bots.hints import card_worth_of, trophy_worth_of
from sevencats.games.oldworld.packs.model import ATTRIBUTES, Symbols
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.table import OldWorldTable
from sevencats.games.oldworld.zones import TROPHIES

#: A step on the trophy track: four of them win the game.
STEP = 20.0
GOLD = 0.9
#: Gold that is still missing for the lesson towards a trophy.
_WANTED_GOLD = 2.2
POTION = 1.6
TRAIL = 3.5
QUEST = 4.0
#: Expansions give the values of cards in hundredths.
_HUNDREDTHS = 100

#: One more level of an attribute, from level 1 up: cards drawn, shield, potions, specialty.
_LEVEL = {
    "combat": (5.0, 5.0, 4.0, 0.5),
    "defense": (3.5, 3.0, 2.5, 0.5),
    "alchemy": (3.0, 2.5, 2.0, 1.0),
    "specialty": (2.5, 2.5, 2.5, 0.5),
}
#: A new witcher level: cards drawn, and attributes may be raised further for free. It comes with
#: the last attribute that is behind, so each of these counts for a part of it.
_WITCHER_LEVEL = 4.0
#: Added when the attribute's trophy can still be won: level 5 is a step on the track.
_TOWARDS_TROPHY = (1.0, 2.0, 4.0, 9.0)


def symbols_worth(symbols: Symbols) -> float:
    """The value of the symbols of a card or an extension."""
    return (
        1.2 * symbols.damage
        + 0.9 * symbols.shield
        + 0.7 * symbols.draw
        + 0.9 * symbols.take_back
        + 0.9 * symbols.return_card
    )


@lru_cache(maxsize=64)
def card_worths(table: OldWorldTable) -> tuple[float, ...]:
    """The values of all physical cards of a game; 0 for those that are not action cards."""
    return tuple(
        symbols_worth(table.symbols[card])
        + sum(0.3 + 0.45 * symbols_worth(more) for more in table.extensions[card].values())
        + (0.2 if table.terrain[card] == "wild" else 0.0)
        + (_ability_worth(table, card) if table.kind[card] == "action" else 0.0)
        for card in range(len(table.kind))
    )


def _ability_worth(table: OldWorldTable, card: int) -> float:
    """The value that expansions add to a card."""
    return card_worth_of(table.content, table.ident[card]) / _HUNDREDTHS


def card_worth(state: OldWorldState, sleeve: int) -> float:
    """The value of an action card to its owner."""
    return card_worths(state.table)[state.face[sleeve]]


def level_worth(state: OldWorldState, seat: int, attribute: str) -> float:
    """The value of one more level of an attribute; 0 at the top."""
    now = state.attr(seat, attribute)
    if now > len(_TOWARDS_TROPHY):
        return 0.0
    worth = _LEVEL[attribute][now - 1]
    if now <= state.level[seat]:
        behind = sum(state.attr(seat, name) <= state.level[seat] for name in ATTRIBUTES)
        worth += _WITCHER_LEVEL / behind
    if wants_trophy(state, seat, attribute):
        worth += _TOWARDS_TROPHY[now - 1]
    return worth


def lost_worth(state: OldWorldState, seat: int, attribute: str) -> float:
    """The value of the present level of an attribute that may fall by one."""
    return ([0.0, *_LEVEL[attribute]])[state.attr(seat, attribute) - 1]


def towards_trophy(state: OldWorldState, seat: int) -> float:
    """The level of the attribute whose trophy is nearest, of those that can still be won."""
    wanted = [state.attr(seat, name) for name in ATTRIBUTES if wants_trophy(state, seat, name)]
    return max([sum(_TOWARDS_TROPHY[: level - 1]) for level in wanted], default=0.0)


def wants_trophy(state: OldWorldState, seat: int, attribute: str) -> bool:
    """Return whether the attribute's trophy can be won and would be a step."""
    if state.track[seat] + 1 >= state.table.tracks.top and not state.table.solo:
        return False
    if trophy_worth_of(state.table.config.packs) is not None:
        return False
    owned = {state.table.types[state.face[s]] for s in state.cards(seat, TROPHIES)}
    there = {state.table.types[state.face[s]] for s in state.common("supply")}
    return f"attribute.{attribute}" in there - owned


def gold_worth(state: OldWorldState, seat: int) -> float:
    """The value of one more gold: higher while gold is missing for a lesson towards a trophy."""
    short = any(
        state.gold[seat] <= state.attr(seat, name) <= len(_TOWARDS_TROPHY)
        and wants_trophy(state, seat, name)
        for name in ATTRIBUTES
        if state.attr(seat, name) > 1
    )
    return _WANTED_GOLD if short or (state.table.solo and state.gold[seat] < 2) else GOLD


def best_level(state: OldWorldState, seat: int, attributes: tuple[str, ...] = ATTRIBUTES) -> str:
    """The attribute to raise first."""
    return max(attributes, key=lambda name: level_worth(state, seat, name))
