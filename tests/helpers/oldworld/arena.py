"""Fights of rule tests: cards, monsters and fight cards that do one thing each."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from helpers.oldworld.pinned import TRACKS
from helpers.oldworld.scenes import Scene

HERE = "novigrad"
#: Two cards of cost 0 in the pool, so that the loser of a fight must choose one.
POOL = ["block_1", "block_2", "block_3", "block_4", "precise_cut_1", "precise_cut_2"]


def card(ident: str, colour: str, symbols: Any = None, extensions: Any = None) -> dict[str, Any]:
    """An action card that costs 1, so that no effect takes it from the pool."""
    return {
        "id": ident,
        "name": ident,
        "colour": colour,
        "cost": 1,
        "terrain": "forest",
        "symbols": symbols or {},
        "extensions": extensions or {},
        "copies": 24,
    }


ALL: dict[str, dict[str, Any]] = {
    colour: {} for colour in ("green", "yellow", "purple", "blue", "red")
}
#: ``rest`` does nothing at all; ``hit`` deals 1; the others say what they do.
CARDS = [
    card("rest", "green"),
    card("hit", "blue", {"damage": 1}),
    card("hit3", "red", {"damage": 3}),
    card("hit5", "red", {"damage": 5}),
    card("guard", "yellow", {"shield": 1}),
    card("guard3", "yellow", {"shield": 3}),
    card("sign", "purple", {"damage": 2, "shield": 1, "draw": 1}, ALL),
    card("link", "blue", {"damage": 1}, ALL),
    card("green_link", "green", {}, {"green": {}, "blue": {"damage": 2}, "red": {"shield": 1}}),
    card("yellow_link", "yellow", {}, ALL),
    card("boomerang", "green", {"return_card": True}),
    card("memory", "purple", {"take_back": 1}),
    card("study", "purple", {"draw": 2}),
    card("tired", "red", {"damage": 1, "draw": -2}),
]


def attack(ident: str, charge: Mapping[str, Any], bite: Mapping[str, Any]) -> dict[str, Any]:
    """A fight card."""
    return {"id": ident, "charge": dict(charge), "bite": dict(bite), "copies": 3}


#: ``calm`` does nothing; ``c2b5`` deals 2 with its charge and 5 with its bite.
ATTACKS = [
    {**attack("calm", {}, {}), "copies": 20},
    attack("c2b5", {"damage": 2}, {"damage": 5}),
    attack("c9b1", {"damage": 9}, {"damage": 1}),
    attack("c1b1", {"damage": 1}, {"damage": 1}),
    attack("lose", {"discard": 1}, {"trash": 1}),
    attack("trash3", {"trash": 1}, {"damage": 3}),
    attack("drain", {"level": 1, "damage": -1, "lower": "combat"}, {"lower": "defense"}),
    attack("mirror", {"attribute": "alchemy"}, {"damage": 2, "level": 1}),
]
#: Monsters without an ability, one of each level, and one with two cards of life.
BEASTS = [
    {"id": "plain", "level": 1, "life": 10},
    {"id": "plain2", "level": 2, "life": 10},
    {"id": "plain3", "level": 3, "life": 10},
    {"id": "frail", "level": 1, "life": 2},
    {"id": "moth", "level": 1, "life": 1},
]
#: Schools without a specialty, so that nothing is offered unless a test wants it.
UNTRAINED: list[dict[str, Any]] = [
    {
        "id": ident,
        "location": "kaer_morhen",
        "colour": "grey",
        "specialty": "none",
        "levels": [[] for _ in range(5)],
        "trophy": [],
    }
    for ident in ("novice", "rookie")
]


def records(more: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """The components of these tests, with more of a test's own."""
    own: dict[str, list[Any]] = {
        "action": [*CARDS],
        "fight_card": [*ATTACKS],
        "monster": [*BEASTS],
        "school": [*UNTRAINED],
        "tracks": [TRACKS],
    }
    for kind, entries in (more or {}).items():
        own[kind] = [*own.get(kind, []), *entries]
    return own


class Hunt:
    """A fight of seat A with a monster, begun at once; the rest of the call is the scene's.

    ``attacks`` are the monster's cards, top first; the cards below them are ``calm``, as far as
    there are any. With ``trail`` the witcher has the first fight turn. Decks are ``rest`` cards
    unless given."""

    def __init__(self, scene: Callable[..., Scene]) -> None:
        self.scene = scene

    def __call__(
        self,
        monster: str = "plain",
        *,
        attacks: Sequence[str] = (),
        trail: bool = False,
        more: Mapping[str, Any] | None = None,
        begin: bool = True,
        seats: Sequence[str] = "AB",
        B: Mapping[str, Any] | None = None,
        tops: Mapping[str, Sequence[str]] | None = None,
        chance: Sequence[str] = (),
        monsters: Mapping[str, tuple[str, str]] | None = None,
        at: int = 2,
        **witcher: Any,
    ) -> Scene:
        one: dict[str, Any] = {"school": "novice", "place": HERE, "deck": ["rest"] * 6, **witcher}
        if trail:
            one["trails"] = {"forest": "vizima"}
        given: dict[str, Any] = {name: {} for name in seats} | {"A": one}
        if "B" in given:
            given["B"] = dict(B or {})
        game = self.scene(
            **given,
            at=at,
            pool=POOL,
            monsters={"forest": (monster, HERE), **(monsters or {})},
            tops={"fight_deck": attacks, **(tops or {})},
            records=records(more),
            chance=chance,
        )
        if begin:
            game.pick(f"fight:{monster}")
        return game


class Duel:
    """A fight of seat A with seat B, begun at once."""

    def __init__(self, scene: Callable[..., Scene]) -> None:
        self.scene = scene

    def __call__(
        self,
        A: Mapping[str, Any] | None = None,
        B: Mapping[str, Any] | None = None,
        *,
        more: Mapping[str, Any] | None = None,
        begin: bool = True,
        others: Mapping[str, Mapping[str, Any]] | None = None,
        **rest: Any,
    ) -> Scene:
        plain = {"place": HERE, "deck": ["rest"] * 6}
        game = self.scene(
            A={"school": "novice", **plain, **(A or {})},
            B={"school": "rookie", **plain, **(B or {})},
            **(others or {}),
            at=2,
            pool=POOL,
            records=records(more),
            **rest,
        )
        if begin:
            game.pick("fight:B")
        return game
