"""Content that tests of the core rest on, so that a change of the pack's own values breaks none.

``oak`` and ``elm`` show forest, ``peak`` mountain, ``lake`` water, ``star`` is wild; ``oak`` to
``star`` cost 0, ``coin`` 1 and ``crown`` 2. Novigrad has the poker table, and so on: see below.
"""

from __future__ import annotations

from typing import Any

_CARDS = {
    "oak": ("forest", 0),
    "elm": ("forest", 0),
    "peak": ("mountain", 0),
    "lake": ("water", 0),
    "star": ("wild", 0),
    "coin": ("forest", 1),
    "crown": ("forest", 2),
}
_ACTIONS = {
    "hengfors": "rumours",
    "ban_ard": "alchemy",
    "cidaris": "potion",
    "novigrad": "poker",
    "vizima": "rumours",
    "vengerberg": "exchange",
    "cintra": "defense",
    "beauclair": "poker",
    "glenmore": "poker",
    "doldeth": "alms",
    "loc_ichaer": "rumours",
    "dhuwod": "combat",
    "ard_modron": "potion",
}

#: The tracks as most tests know them; the pack's own may be tuned.
TRACKS: dict[str, Any] = {
    "id": "tracks",
    "shield": [1, 2, 3, 4, 4],
    "fatigue": [0, 1, 2, 3, 0],
    "gold": [1, 2, 3, 4, 4],
    "place_cost": [1, 1, 0, 0, 0, -1],
    "poker_solo": [0, 0, 1, 2, 3, 3, 4, 5, 6],
    "solo_ranks": [["legend", 14], ["master", 17], ["novice", 999]],
}


def records(**more: list[dict[str, Any]]) -> dict[str, Any]:
    """The pinned records, with more of any kind."""
    cards = [
        {"id": name, "name": name, "colour": "blue", "cost": cost, "terrain": terrain, "copies": 20}
        for name, (terrain, cost) in _CARDS.items()
    ]
    places = [{"id": place, "action": action} for place, action in _ACTIONS.items()]
    given: dict[str, Any] = {"action": cards, "location": places, "tracks": [TRACKS]}
    for kind, rows in more.items():
        given[kind] = [*given.get(kind, []), *rows]
    return given


PINNED = records()
