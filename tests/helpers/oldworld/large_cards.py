"""Fights with large cards for tests: positions in which a special card comes up, in an attack or
by damage."""

from __future__ import annotations

from typing import Any

from helpers.oldworld.arena import ATTACKS, CARDS
from sevencats.games.oldworld import GAME, Config
from sevencats.games.oldworld.packs.load import load
from sevencats.games.oldworld.positions.runner import play_position
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.engine import settle, take

PACKS = ("base", "special_attacks")
CONTENT = load(PACKS)
LEVELS = {monster.id: monster.level for monster in CONTENT.monsters.values()}
PLACE = "vizima"


def position(
    monster: str,
    pool: list[str],
    *,
    attack: str = "",
    hand: list[str] | None = None,
    deck: list[str] | None = None,
    discard: list[str] | None = None,
    turns: dict[str, int] | None = None,
    more: dict[str, Any] | None = None,
    chance: list[Any] | None = None,
    script: list[str] | None = None,
    expansions: tuple[str, ...] = ("special_attacks",),
    potions_used: int = 0,
    **seat: Any,
) -> dict[str, Any]:
    """A fight of A with a monster; ``attack`` is the one that is named, if it is its turn."""
    extra = more or {}
    given = {
        "school": "wolf",
        "place": PLACE,
        "hand": hand or [],
        "deck": ["rest"] * 8 if deck is None else deck,
        **seat,
    }
    fight = {
        "against": monster,
        "pool": pool,
        "discard": discard or [],
        "turn": "monster" if attack else "A",
        "turns": turns or {},
        "potions": {"A": potions_used},
        **({"attack": attack} if attack else {}),
    }
    return {
        "format": "oldworld-position/1",
        "expansions": list(expansions),
        "content": {
            "action": [*CARDS, *extra.get("action", [])],
            "fight_card": ATTACKS,
        },
        "seats": {"A": given, "B": {"school": "bear"}},
        "monsters": {"forest": {"monster": monster, "place": PLACE}},
        "phase": 2,
        "fight": fight,
        "chance": chance or [],
        "script": script or [],
    }


#: Questions of the fight that a test answers itself.
_FIGHT = ("attack", "combo", "fight_turn", "phase1", "phase2", "gain", "take_card")


def played(given: dict[str, Any]) -> dict[str, Any]:
    """The outcome of a position. Where a card or potion must go and there is one, it goes: a
    position asks for that too."""
    script = given["script"]
    while True:
        outcome = play_position({**given, "script": script})
        asked = outcome["questions"]
        forced = len(asked) == 1 and len(asked[0]["options"]) == 1
        if not outcome["legal"] or not forced or asked[0]["kind"] in _FIGHT:
            return outcome
        script = [*script, asked[0]["options"][0]]


def strike(
    monster: str,
    number: int,
    *script: str,
    named: str = "charge",
    pool: list[str] | None = None,
    **rest: Any,
) -> dict[str, Any]:
    """The monster's card is special, and what is scripted follows."""
    cards = pool or [f"special_{number}", *["calm"] * 8]
    turns = {"A": 1, "monster": 1, **rest.pop("turns", {})}
    given = position(monster, cards, attack=named, script=list(script), turns=turns, **rest)
    return played(given)


def wounded(
    monster: str,
    *combo: str,
    pool: list[str] | None = None,
    hand: list[str] | None = None,
    before: list[str] | None = None,
    after: list[str] | None = None,
    **rest: Any,
) -> dict[str, Any]:
    """A combo knocks cards off: the second of nine is special."""
    cards = pool or ["calm", "special_1", *["calm"] * 7]
    script = [*(before or []), "done", *(f"play:{card}" for card in combo)]
    if hand and combo:
        script += _ends(combo, hand)
    given = position(monster, cards, hand=[*combo, *(hand or [])], **rest)
    return played({**given, "script": [*script, *(after or [])]})


def _ends(combo: tuple[str, ...], hand: list[str]) -> list[str]:
    """Return whether a combo has to be ended: a card of the hand could continue it."""
    by_id = {card["id"]: card for card in CARDS}
    last = by_id[combo[-1]]["extensions"]
    colours = {by_id[card]["colour"] for card in hand if card in by_id}
    return ["done"] if colours & set(last) else []


def hurt(
    monster: str,
    *,
    attack: bool = False,
    number: int = 1,
    hand: list[str] | None = None,
    pool: list[str] | None = None,
) -> dict[str, Any]:
    """A position before the special card comes up."""
    cards = pool or (["calm"] if not attack else []) + [f"special_{number}", *["calm"] * 7]
    given = position(monster, cards, attack="charge" if attack else "", hand=hand or ["hit5"])
    if attack:
        del given["fight"]["attack"]
    return given


def started(seats: int, seed: int = 1, packs: tuple[str, ...] = PACKS) -> OldWorldState:
    """A game at its first turn."""
    schools = ("wolf", "cat", "bear")[:seats]
    config = Config(
        mode="solo" if seats == 1 else "base", seats=seats, packs=packs, schools=schools
    )
    state = GAME.new_game(config, seed)
    assert isinstance(state, OldWorldState)
    settle(state)
    while state.pending[0].kind == "monster_terrain":
        take(state, state.pending[0], 0)
        settle(state)
    return state
