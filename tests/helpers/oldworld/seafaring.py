"""Tables of Skellige for its tests: ships at Cidaris, Novigrad and Doldeth, Dagon three below."""

from __future__ import annotations

from typing import Any

from helpers.oldworld.outcomes import SCHOOLS, after_setup, legal_outcome, refusal_of
from sevencats.games.oldworld import Config
from sevencats.games.oldworld.state import OldWorldState

ID = "skellige"
#: Cards of the wolf by their terrain.
WATER, WATER2, FOREST, FOREST2 = "wolf_push_2", "wolf_aard_1", "wolf_push_1", "wolf_aard_2"
MOUNTAIN, MOUNTAIN2 = "wolf_quick_slash_1", "wolf_yrden_1"
HAND = [WATER, WATER2, FOREST, MOUNTAIN]
SHIPS = ["cidaris", "novigrad", "doldeth"]
#: The actions at two of them.
HARBOURS = [{"id": "cidaris", "action": "potion"}, {"id": "doldeth", "action": "alms"}]


def card(ident: str, cost: int, damage: int, terrain: str = "water") -> dict[str, Any]:
    """An action card of the tests' own."""
    symbols = {"damage": damage}
    common = {"name": ident, "colour": "red", "extensions": {}, "copies": 12}
    return {"id": ident, "cost": cost, "terrain": terrain, "symbols": symbols, **common}


#: A card that ends any fight, one that does nothing, and two for the pool.
CARDS = [card("kill", 1, 30), card("dud", 1, 0, "forest"), card("free", 0, 0), card("dear", 1, 0)]
#: A fight card that ends any fight, and one that does next to nothing.
FIGHT_CARDS = [
    {"id": ident, "charge": {"damage": damage}, "bite": {"damage": damage}, "copies": 20}
    for ident, damage in (("doom", 30), ("scratch", 1))
]


def halves(safe: list[Any], danger: list[Any]) -> list[dict[str, Any]]:
    """A card of the sea whose halves do these lines."""
    return [
        {"id": "sea_salt", "options": {"a": {"do": safe}}},
        {"id": "sea_salt_danger", "options": {"a": {"do": danger}}},
    ]


def position(*script: Any, **given: Any) -> dict[str, Any]:
    """A witcher at Cidaris with four cards. ``safe`` and ``danger`` are the halves of the card that
    is read, ``a`` changes the witcher, ``records`` are more content."""
    a, b = given.pop("a", {}), given.pop("b", {})
    stories = halves(given.pop("safe", ["gold +5"]), given.pop("danger", ["gold +7"]))
    content: dict[str, Any] = {
        **{"story": stories, "action": CARDS, "fight_card": FIGHT_CARDS, "location": HARBOURS}
    }
    for kind, more in given.pop("records", {}).items():
        content[kind] = [*content.get(kind, ()), *more]
    content["tracks"] = {"fatigue": [0, 1, 2, 3, 0]}
    seats = {
        "A": {"school": "wolf", "place": "cidaris", "hand": HAND, "deck": [], **a},
        "B": {"school": "bear", "place": "stygga", "deck": [], **b},
    }
    return {
        "format": "oldworld-position/1",
        "expansions": [ID],
        **{"seats": seats, "ships": SHIPS, "dagon": 3, "sea": ["sea_salt"], "content": content},
        **{"pool": ["free", "dear", "dear", "dear", "dear", "dear"], "script": list(script)},
        **given,
    }


def played(*script: Any, **given: Any) -> dict[str, Any]:
    """The outcome of a legal script that uses up all its chances."""
    return legal_outcome(position(*script, **given))


def refused(*script: Any, **given: Any) -> str:
    """Why a script is against the rules."""
    return refusal_of(position(*script, **given))


def sails(outcome: dict[str, Any]) -> list[str]:
    """Where the seat that is asked may sail."""
    return [key.partition(":")[2] for key in outcome["options"] if key.startswith("sail:")]


def to_island(place: str = "ard_skellig", pay: str = MOUNTAIN) -> list[str]:
    """The picks of a way to an island: paid with one card, and the half that is read."""
    return [f"sail:{place}", f"pay:card.{pay}", "option:a"]


def new_game(seats: int, *packs: str, seed: int = 7) -> OldWorldState:
    """A game after its set-up."""
    mode = "solo" if seats == 1 else "base"
    schools = SCHOOLS[:seats]
    config = Config(mode=mode, seats=seats, schools=schools, first=0, packs=("base", ID, *packs))
    return after_setup(config, seed)
