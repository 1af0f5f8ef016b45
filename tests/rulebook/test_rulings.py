"""Every ruling of ours is shown where a player meets it, or said to be general."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pytest

from sevencats import rulebook
from sevencats.games.oldworld.packs.load import load
from sevencats.rulebook.rulings import parse, rulings

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "sevencats" / "games"
PAGE = ROOT / "web" / "src" / "games"


def places(game: str) -> Iterator[tuple[str, str, str]]:
    """Kind, name and condition of each place."""
    for place in rulings(game).places:
        spot, _, condition = place.partition("@")
        kind, _, name = spot.partition(":")
        yield kind, name, condition


@lru_cache
def strings(game: str) -> frozenset[str]:
    """All strings in the code of a game."""
    trees = (ast.parse(path.read_bytes()) for path in (GAMES / game).rglob("*.py"))
    nodes = (node for tree in trees for node in ast.walk(tree))
    return frozenset(
        node.value for node in nodes if isinstance(node, ast.Constant) and type(node.value) is str
    )


@lru_cache
def page(game: str) -> str:
    """The code of a game's page."""
    files = [path for path in (PAGE / game).rglob("*") if path.suffix in (".ts", ".svelte")]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


@pytest.mark.parametrize("game", rulebook.games())
def test_each_ruling_has_a_place_or_a_reason(game: str) -> None:
    read = rulings(game)
    ours = {clause.id for clause in rulebook.clauses(game) if clause.ruling}
    assert read.placed() | set(read.general) == ours
    assert len(read.general) < len(ours) / 10


@pytest.mark.parametrize("game", rulebook.games())
def test_each_question_exists(game: str) -> None:
    asked = {name for kind, name, _ in places(game) if kind == "ask"}
    assert asked - strings(game) == set()


def test_each_card_of_gwent_exists() -> None:
    catalogue = json.loads((ROOT / "web" / "generated" / "catalogue.json").read_bytes())
    cards = catalogue["cards"]
    known = {
        "card": {card["id"] for card in cards},
        "ability": {ability for card in cards for ability in card.get("abilities", [])},
        "kind": {card["kind"] for card in cards if "kind" in card},
        "leader": {leader["id"] for leader in catalogue["leaders"]} | {""},
        "faction": {*catalogue["factions"], ""},
        "mode": {"ffa", "teams", "solo"},
    }
    named = [(kind, name) for kind, name, _ in places("gwent") if kind in known]
    assert [(kind, name) for kind, name in named if name not in known[kind]] == []
    assert {condition for _, _, condition in places("gwent")} <= {"", *known["mode"]}


def test_each_location_of_old_world_exists() -> None:
    content = load(("base", "skellige", "adventure_pack"), "")
    known = {
        "place": set(content.locations),
        "action": {location.action for location in content.locations.values()},
    }
    named = [(kind, name) for kind, name, _ in places("oldworld") if kind in known]
    assert [(kind, name) for kind, name in named if name not in known[kind]] == []
    packs = {path.parent.name for path in (GAMES / "oldworld" / "content").glob("*/pack.toml")}
    assert {condition for _, _, condition in places("oldworld")} <= {"", "solo", *packs}


@pytest.mark.parametrize("game", rulebook.games())
def test_the_page_shows_each_kind_of_place(game: str) -> None:
    """A place that nothing on the page names is never seen."""
    code = page(game)
    kinds = {kind for kind, _, _ in places(game)}
    unseen = [kind for kind in kinds if f"'{kind}" not in code and f"`{kind}" not in code]
    fixed = {
        f"{kind}:{name}" for kind, name, _ in places(game) if kind in ("board", "pile", "deck")
    }
    assert unseen == []
    assert [place for place in sorted(fixed) if place not in code] == []


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[places]", r"has .places. and .general."),
        ('[places]\n"ask:row" = "G3.1"\n[general]', r"G3\.1 is not a clause with .R."),
        ('[places]\n"ask:row" = "G99"\n[general]', r"G99 is not a clause with .R."),
        ('[places]\n"ask:row" = ""\n[general]', "ask:row needs clauses"),
        ('[places]\n"ask:row" = "G1.1"\n[general]', r"A1 has neither a place nor a reason"),
    ],
)
def test_ruling_faults_are_named(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        parse("gwent", text)


def test_nothing_is_both_shown_and_general() -> None:
    ours = [clause.id for clause in rulebook.clauses("gwent") if clause.ruling]
    text = f'[places]\n"ask:row" = "{" ".join(ours)}"\n[general]\n"G1.1" = "Because."'
    with pytest.raises(ValueError, match=r"G1\.1 has a place and is general too"):
        parse("gwent", text)
