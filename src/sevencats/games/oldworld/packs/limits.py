"""Within what a value of ours lies, and a printed one may be expected: in words, by kind and field.
They follow from what is known of the box, such as how many symbols a card has by its cost."""

from __future__ import annotations

from sevencats.games.oldworld.expansion import CODE
from sevencats.games.oldworld.packs.model import ATTRIBUTES, COLOURS, LOCATION_ACTIONS, TERRAINS

_TERRAINS = ", ".join((*TERRAINS, "wild"))
_COLOURS = ", ".join(COLOURS)
_TRAITS = "one ability or a few, see docs/write/packs.md"
_STORY = "a story of ours: options a, b ... with a price and what comes of them"

_LIMITS: dict[str, dict[str, str]] = {
    "action": {
        "colour": f"{_COLOURS}, or grey where an expansion has such cards",
        "cost": "0, 1 or 2",
        "terrain": f"{_TERRAINS}; even over the three, few wild",
        "symbols": "with its extensions about 1 or 2 symbols for cost 0, 3 for 1, 4 for 2",
        "extensions": f"none to five of {_COLOURS}, each with symbols or empty",
        "copies": "as often as this very printing is in the box",
    },
    "location": {
        "action": ", ".join(LOCATION_ACTIONS),
        "paths": "locations, each with a path back",
        "terrain": ", ".join((*TERRAINS, "any")),
        "x": "where it lies on the map, from the left",
        "y": "where it lies on the map, from the top",
    },
    "monster": {
        "level": "1, 2 or 3",
        "life": "10 to 12 for level I, 13 to 15 for II, 17 to 19 for III",
        "traits": _TRAITS,
        "trophy": "a condition and 2 cards (level I) up to 2 damage a fight (level III)",
    },
    "school": {
        "levels": "five, one for each level; a full specialty is worth 2 damage or 3 cards",
        "trophy": _TRAITS,
    },
    "potion": {
        "do": "damage 1 or 2, shield, draw 1 or 2, a discard back, an attack ignored",
        "copies": "4",
    },
    "attribute_trophy": {
        "trophy": "about a trophy of a monster of level II or III",
        "copies": "2",
    },
    "story": {
        "deck": "city or wilds",
        "options": _STORY,
        "half_of": "the story on the card's other half",
    },
    "event": {
        "options": _STORY,
        "do": "effect lines, see docs/write/stories.md",
        "kept": "equipment or companion, or nothing",
        "traits": _TRAITS,
    },
    "tracks": {
        "level_draw": "five numbers: 0, 1, 1, 2, 2",
        "fatigue": "five numbers, rising, the last 0",
        "gold": "five numbers, 1 to 4, rising",
        "place_cost": "six numbers from the left",
        "solo_ranks": "names with a number of turns, rising from about 12 to 25",
        "poker_solo": "nine numbers, from nothing to five of a kind",
    },
}
_ANY = {
    "attribute": ", ".join(ATTRIBUTES),
    "copies": "1 to 40",
    "do": "effect lines, see docs/write/stories.md",
    "traits": _TRAITS,
}
#: Where nobody has said more.
ELSEWHERE = "like those of the other records of its kind"


def limits_of(kind: str, field: str) -> str:
    """The limits of a field in words."""
    for limits in (_LIMITS, *(more.data.limits for more in CODE.values())):
        if field in limits.get(kind, {}):
            return limits[kind][field]
    return _ANY.get(field, ELSEWHERE)
