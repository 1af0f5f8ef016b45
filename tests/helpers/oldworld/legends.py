"""A fight with a legendary monster: a witcher with plain cards, at the same place."""

from __future__ import annotations

from typing import Any

COLOURS = ("green", "yellow", "purple", "blue", "red")
LINKS: dict[str, dict[str, Any]] = {colour: {} for colour in COLOURS}


def card(ident: str, colour: str, damage: int = 0) -> dict[str, Any]:
    symbols = {"damage": damage}
    return {
        "id": ident,
        "colour": colour,
        "cost": 1,
        "copies": 24,
        "symbols": symbols,
        "extensions": LINKS,
    }


#: A card of each colour that does nothing but link, and some that hit.
CARDS = [card(colour, colour) for colour in COLOURS]
CARDS += [card("hit5", "red", 5), card("blue5", "blue", 5), card("hit25", "red", 25)]
FLASK = {"id": "flask", "do": ["damage 2"], "copies": 6}
NOVICE = {
    "id": "novice",
    "location": "kaer_morhen",
    "colour": "grey",
    "specialty": "none",
    "levels": [[], [], [], [], []],
}
CONTENT = {
    "action": CARDS,
    "potion": [FLASK],
    "school": [NOVICE],
}


def against(monster: str = "ice_giant", **given: Any) -> dict[str, Any]:
    """A stands where the beast does, in phase II, with 12 cards to live on and no shield."""
    one = {"school": "novice", "place": "cidaris", "deck": ["green"] * 12, "shield": 0}
    seats = {"A": {**one, **given.pop("A", {})}, "B": {"school": "bear", "place": "stygga"}}
    if given.get("mode") == "solo":
        del seats["B"]
    beast = {"monster": monster, "place": "cidaris"}
    return {"seats": seats, "beast": beast, "phase": 2, "content": CONTENT, **given}
