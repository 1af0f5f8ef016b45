"""Fights of mages as positions, with spells that do one thing each."""

from __future__ import annotations

from typing import Any

from helpers.oldworld.cards_fights import LIFE, played

MAGES = ["mages"]
ALL: dict[str, dict[str, Any]] = {
    colour: {} for colour in ("green", "yellow", "purple", "blue", "red")
}


def spell(ident: str, colour: str = "blue", **given: Any) -> dict[str, Any]:
    """A spell that any card may follow."""
    plain = {"name": ident, "cost": 0, "terrain": "forest", "extensions": ALL, "copies": 9}
    return {"id": ident, "colour": colour, "spell": True, **plain, **given}


#: ``wait`` does nothing; the others say what they do, and what for.
SPELLS = [
    spell("wait", "green"),
    spell("hit", symbols={"damage": 1}),
    spell("gather", "yellow", symbols={"shield": 2}),
    spell("study", "purple", symbols={"draw": 1}),
    spell("ward", "yellow", magic={"protection": 2}),
    spell("bolt", "red", symbols={"damage": 1}, boost={"energy": 1, "symbols": {"damage": 2}}),
    spell("storm", "red", boost={"energy": 2, "all": True, "symbols": {"damage": 4}}),
    spell("rest", "green", boost={"energy": 1, "symbols": {"draw": 2}}),
    spell("loop", "purple", boost={"energy": 1, "symbols": {"return_card": True}}),
    spell("shelter", "green", boost={"energy": 1, "magic": {"protection": 3}}),
    spell("recall", "blue", magic={"take_any": 1}),
    spell("flare", "red", magic={"damage_by_energy": True}),
    spell("dome", "yellow", magic={"protection_by_energy": True}),
    spell("trance", "purple", magic={"draw_by_energy": True}),
    spell("prism", "purple", extensions={}, any_colour=True),
    spell("slot", "blue", extensions={"red": {}}, extension_magic={"red": {"protection": 1}}),
]
DECK = ["wait", "wait", "wait", "hit", "hit"]


def own_turn(
    hand: list[str],
    *script: str,
    mage: str = "alzur",
    expansions: list[str] = MAGES,
    ability: Any = (),
    chance: Any = (),
    content: Any = None,
    first: str = "done",
    **seat: Any,
) -> dict[str, Any]:
    """A's own fight turn against a beast of 12 cards. The script begins with the combo, or without
    ``first`` with what comes before it."""
    beast = {"id": "beast", "level": 1, "life": LIFE, "traits": list(ability)}
    given = {"school": mage, "place": "vizima", "home": "kaer_morhen", "deck": DECK, **seat}
    more = content or {}
    return played(
        expansions,
        content={"monster": [beast], **more, "action": [*SPELLS, *more.get("action", ())]},
        seats={"A": {**given, "hand": hand}, "B": {"school": "bear"}},
        monsters={"forest": {"monster": "beast", "place": "vizima"}},
        phase=2,
        fight={"against": "beast", "turn": "A", "turns": {"A": 1, "monster": 1}},
        chance=list(chance),
        script=[first, *script] if first else list(script),
    )


def beast_turn(
    bite: dict[str, Any], *script: str, mage: str = "alzur", pool: int = 3, **seat: Any
) -> dict[str, Any]:
    """The beast bites, with so many cards in its pool."""
    beast = {"id": "beast", "level": 1, "life": 9}
    snap = {"id": "snap", "charge": {}, "bite": bite, "copies": 9}
    given = {"school": mage, "place": "vizima", "home": "kaer_morhen", "deck": DECK, **seat}
    return played(
        MAGES,
        content={"monster": [beast], "fight_card": [snap], "action": SPELLS},
        seats={"A": given, "B": {"school": "bear"}},
        monsters={"forest": {"monster": "beast", "place": "vizima"}},
        phase=2,
        fight={
            "against": "beast",
            "turn": "monster",
            "pool": ["snap"] * pool,
            "attack": "bite",
            "turns": {"A": 1, "monster": 1},
        },
        script=list(script),
    )


def mine(outcome: dict[str, Any]) -> dict[str, Any]:
    """The part of seat A in an outcome."""
    seat = outcome["seats"]["A"]
    assert isinstance(seat, dict)
    return seat


def protection(outcome: dict[str, Any]) -> int:
    """The protection of seat A in an outcome."""
    return int(outcome["protection"].get("A", 0))
