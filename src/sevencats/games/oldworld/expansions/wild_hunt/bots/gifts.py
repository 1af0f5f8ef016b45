"""Gifts between bots: things that the other can use better than the giver."""

from __future__ import annotations

from sevencats.games.oldworld.bots.hints import OptionWorth
from sevencats.games.oldworld.expansions import bombs
from sevencats.games.oldworld.expansions.wild_hunt.board import last_round
from sevencats.games.oldworld.expansions.wild_hunt.bots.choices import fights_before
from sevencats.games.oldworld.expansions.wild_hunt.gifts import gifts
from sevencats.games.oldworld.packs.model import ATTRIBUTES, TERRAINS
from sevencats.games.oldworld.rules.spawn import lair, prey
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.zones import POTIONS
from sevencats.kernel.decisions import Decision

#: A gift costs no move and no turn, so a good one comes before all else.
_GOOD, _DONE, _NOT = 50, 1, 0


def _give(state: OldWorldState, decision: Decision, option: int) -> float:
    """Prefer a player who needs something."""
    seat, to = decision.seat, decision.args[option]
    good = any(_is_good(state, seat, to, key) for key, _ in gifts(state, seat, to))
    return _GOOD if good else -_DONE


def _gift(state: OldWorldState, decision: Decision, option: int) -> float:
    """Prefer what the other needs, until nothing is needed any more."""
    key = decision.keys[option]
    if key == "done":
        return _DONE
    to = state.table.seats.index(decision.source)
    return _GOOD if _is_good(state, decision.seat, to, key) else _NOT


def _is_good(state: OldWorldState, seat: int, to: int, key: str) -> bool:
    word, _, what = key.partition(":")
    if word == "gift":
        return _short_of_gold(state, seat, to)
    if word in ("gift_potion", "gift_bomb"):
        return _spare(state, seat) > 0 > _spare(state, to)
    return word == "gift_trail" and _hunts(state, seat, to, TERRAINS.index(what))


def _spare(state: OldWorldState, seat: int) -> int:
    """Count the potions and bombs above what a seat may use in a fight; negative if it lacks
    some."""
    held = len(state.cards(seat, POTIONS))
    if bombs.ID in state.table.config.packs:
        held += len(bombs.bombs(state, seat))
    return held - state.attr(seat, "alchemy")


def _hunts(state: OldWorldState, seat: int, to: int, terrain: int) -> bool:
    """Tell whether the other will fight the monster at their location."""
    here = prey(state, terrain) >= 0 and lair(state, terrain) == state.place[to]
    return here and fights_before(state, to, seat)


def _short_of_gold(state: OldWorldState, seat: int, to: int) -> bool:
    """Tell whether the seat's gold, too little for its own lesson, is enough for the other's."""
    gold, price = state.gold, _lesson(state, to)
    enough = gold[to] < price <= gold[to] + gold[seat]
    return enough and gold[seat] < _lesson(state, seat) and not last_round(state)


def _lesson(state: OldWorldState, seat: int) -> int:
    """Return the gold for the cheapest lesson of a seat at a school."""
    return 1 + min(state.attr(seat, name) for name in ATTRIBUTES)


def _swap(state: OldWorldState, decision: Decision, option: int) -> float:
    """Accept an exchange: the other has a use for it, and all win together."""
    return _NOT if decision.keys[option] == "refuse" else _DONE


OPTION_WORTHS: dict[str, OptionWorth] = {"phase1:give": _give, "gift": _gift, "swap": _swap}
