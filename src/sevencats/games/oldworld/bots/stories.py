"""The average results of stories and events, and their value to a seat.

Nobody sees the result of an option before it is chosen, and no bot looks at it. The averages are
what anyone learns in a few games: what the cards of a deck bring, and what options with a price
bring. They leave out the card that is being read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any

from sevencats.games.oldworld.bots.hints import units_of
from sevencats.games.oldworld.bots.worth import (
    GOLD,
    POTION,
    QUEST,
    TRAIL,
    best_level,
    gold_worth,
    level_worth,
)
from sevencats.games.oldworld.language.lines import affordable
from sevencats.games.oldworld.packs.load import Content
from sevencats.games.oldworld.packs.model import ATTRIBUTES, TERRAINS, CardOption, Line
from sevencats.games.oldworld.rules.atoms import shield_cap
from sevencats.games.oldworld.rules.cards import has_trail
from sevencats.games.oldworld.rules.spawn import prey
from sevencats.games.oldworld.state import OldWorldState
from sevencats.games.oldworld.zones import POTIONS

#: Amounts by kind of effect: ``gold``, ``potion``, ``combat`` and so on.
Amounts = Mapping[str, float]

#: Estimates for amounts without a number: all gold, a shield for each card.
_ALL = 2.0
#: The share of a result's value: a quest still has to be reached, an event may be read at once,
#: equipment stays.
_QUEST, _EVENT, _GEAR = 0.6 * QUEST, 2.0, 4.0
_CARD = {"card 0": 1.2, "card 1": 2.2, "card 2": 3.2, "card any": 3.2}
#: A trashed card is one life less, a discarded one comes back; shields rise after each fight.
_TRASHED, _DISCARDED, _DRAWN, _SHIELD = -1.3, -0.8, 0.8, 0.5
#: The value of something that the seat has no room for.
_NO_ROOM = 0.2


# -- results of lines ------------------------------------------------------------------------------


def amounts(lines: Iterable[Line]) -> dict[str, float]:
    """The results of lines, by kind; for dice, tests and choices the mean."""
    total: dict[str, float] = {}
    for line in lines:
        part = _word(line) if isinstance(line, str) else _table(line)
        for kind, amount in part.items():
            total[kind] = total.get(kind, 0.0) + amount
    return total


def _word(line: str) -> dict[str, float]:
    word, *args = line.split()
    if word == "card":
        return {line: 1.0}
    if word == "attribute":
        return {word: _number(args[-1])}
    if word == "draw3":
        return {"draw": _number(args[0]) if len(args) == 1 else -1.0}
    return {word: _number(args[0]) if word not in ("quest", "event") and args else 1.0}


def _number(text: str) -> float:
    sign = -1.0 if text.startswith(("-", "=")) else 1.0
    digits = text.lstrip("+-")
    return sign * float(digits) if digits.isdecimal() else sign * _ALL


def _table(table: Mapping[str, Any]) -> dict[str, float]:
    if "may" in table:
        return _mean([amounts((*table["may"], *table.get("cost", ()))), {}])
    if "if" in table:
        return _mean([amounts(table.get(branch, ())) for branch in ("then", "else")])
    bands = table.get("roll") or table.get("bands") or table.get("choose")
    if bands is None and "fight" in table:
        bands = table["fight"].get("bands")
    if bands:
        return _mean([amounts(lines) for lines in bands.values()])
    return amounts(_own_lines(table))


def _own_lines(table: Mapping[str, Any]) -> list[Line]:
    """The lines of an expansion's table: for every player, or for one of them."""
    inner = [value for value in table.values() if isinstance(value, list | tuple)]
    return [line for lines in inner for line in lines]


def _mean(parts: list[dict[str, float]]) -> dict[str, float]:
    kinds = dict.fromkeys(kind for part in parts for kind in part)
    return {kind: sum(part.get(kind, 0.0) for part in parts) / len(parts) for kind in kinds}


# -- average results of cards ---------------------------------------------------------------------


def _price_kind(choice: CardOption) -> str:
    """The kind of an option's price, without the amount; empty if it is free."""
    return " ".join(sorted({str(line).split()[0] for line in choice.cost}))


@lru_cache(maxsize=64)
def deck_brings(content: Content, deck: str) -> Amounts:
    """The average result of a card of an exploration deck, after its prices."""
    stories = [story for story in content.stories.values() if story.deck == deck]
    options = [choice for story in stories for choice in story.options.values()]
    return _mean([amounts((*choice.cost, *choice.do)) for choice in options]) if options else {}


@lru_cache(maxsize=512)
def _price_brings(content: Content, kind: str, read: str) -> Mapping[str, Amounts]:
    """The average result of options by the kind of their price, without the card that is being
    read."""
    records = content.stories if kind == "story" else content.events
    options: dict[str, list[dict[str, float]]] = {}
    for record in records.values():
        for choice in record.options.values() if record.id != read else ():
            options.setdefault(_price_kind(choice), []).append(amounts(choice.do))
    return {price: _mean(parts) for price, parts in options.items()}


# -- values --------------------------------------------------------------------------------------


def worth_of(state: OldWorldState, seat: int, brings: Amounts) -> float:
    """The value to a seat now of these amounts by kind."""
    return sum(amount * _unit(state, seat, kind) for kind, amount in brings.items() if amount)


def _unit(state: OldWorldState, seat: int, kind: str) -> float:
    if kind in ATTRIBUTES:
        return level_worth(state, seat, kind)
    if kind in _CARD:
        return _CARD[kind]
    unit = _UNITS.get(kind)
    if unit is None:
        return units_of(state.table.config.packs).get(kind, 0.0)
    return unit(state, seat) if callable(unit) else unit


def _potion(state: OldWorldState, seat: int) -> float:
    return POTION if len(state.cards(seat, POTIONS)) < state.table.tracks.potion_limit else _NO_ROOM


def _shield(state: OldWorldState, seat: int) -> float:
    return _SHIELD if state.shield[seat] < shield_cap(state, seat) else _SHIELD / 2


def _trail(state: OldWorldState, seat: int) -> float:
    terrains = range(len(TERRAINS))
    wanted = any(prey(state, t) >= 0 and not has_trail(state, seat, t) for t in terrains)
    return TRAIL if wanted else _NO_ROOM


def _any_level(state: OldWorldState, seat: int) -> float:
    return level_worth(state, seat, best_level(state, seat))


_UNITS: dict[str, float | Callable[[OldWorldState, int], float]] = {
    "gold": gold_worth,
    "attribute": _any_level,
    "potion": _potion,
    "shield": _shield,
    "trail": _trail,
    "trash": _TRASHED,
    "discard": _DISCARDED,
    "draw": _DRAWN,
    "quest": _QUEST,
    "event": _EVENT,
    "keep": _GEAR,
}


def explore_worth(state: OldWorldState, seat: int, deck: str) -> float:
    """The value of drawing a card of a deck."""
    return max(GOLD, worth_of(state, seat, deck_brings(state.table.content, deck)))


def price_paid(state: OldWorldState, seat: int, choice: CardOption) -> list[Line]:
    """The part of an option's price that a seat has: the rest is not asked for (W4.4)."""
    return [line for line in choice.cost if affordable(state, seat, [line])]


def option_worths(state: OldWorldState, seat: int, kind: str, read: str) -> dict[str, float]:
    """The estimated values of the options of the card that is being read, by letter: the average
    result of such an option, less its price."""
    content = state.table.content
    record = content.stories[read] if kind == "story" else content.events[read]
    means = _price_brings(content, kind, read)
    free = means.get("", {})
    return {
        letter: worth_of(state, seat, means.get(_price_kind(choice), free))
        + worth_of(state, seat, amounts(price_paid(state, seat, choice)))
        for letter, choice in record.options.items()
    }
