"""Fights and purchases with the action cards of Monster Trail, as positions."""

from __future__ import annotations

from typing import Any

from sevencats.games.oldworld.positions.runner import play_position

BOTH = ["unique_cards", "advanced_cards"]
LIFE = 12


def position(expansions: list[str], **given: Any) -> dict[str, Any]:
    return {"format": "oldworld-position/1", "expansions": expansions, **given}


def played(expansions: list[str], **given: Any) -> dict[str, Any]:
    outcome = play_position(position(expansions, **given))
    assert outcome["legal"], outcome.get("refused")
    return outcome


def own_turn(
    hand: list[str],
    *script: str,
    expansions: list[str] = BOTH,
    school: str = "wolf",
    ability: Any = (),
    turns: int = 2,
    chance: Any = (),
    content: Any = None,
    **seat: Any,
) -> dict[str, Any]:
    """A's own fight turn against a beast of 12 cards. The script begins with the combo."""
    beast = {"id": "beast", "level": 1, "life": LIFE, "traits": list(ability)}
    given = {"school": school, "place": "vizima", "hand": hand, **seat}
    return played(
        expansions,
        content={"monster": [beast], **(content or {})},
        seats={"A": given, "B": {"school": "viper" if school == "bear" else "bear"}},
        monsters={"forest": {"monster": "beast", "place": "vizima"}},
        phase=2,
        fight={"against": "beast", "turn": "A", "turns": {"A": turns, "monster": 1}},
        chance=list(chance),
        script=["done", *script],
    )


def beast_turn(
    damage: int, *script: str, pool: int = 2, expansions: list[str] = BOTH, **seat: Any
) -> dict[str, Any]:
    """The beast bites for this much damage, with this many cards in its pool."""
    beast = {"id": "beast", "level": 1, "life": 9}
    snap = {"id": "snap", "bite": {"damage": damage}, "charge": {}, "copies": pool}
    return played(
        expansions,
        content={"monster": [beast], "fight_card": [snap]},
        seats={"A": {"place": "vizima", "shield": 0, **seat}, "B": {"school": "bear"}},
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


def dealt(outcome: dict[str, Any]) -> int:
    """The damage that the beast of ``own_turn`` has taken."""
    return LIFE - int(outcome["fight"]["life"]["beast"])
