"""The facts that the page gets, and that a view of Old World is whole."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from helpers.oldworld.scenes import Scene

from sevencats.games.oldworld.packs.catalogue import built_in
from sevencats.games.oldworld.packs.load import load
from sevencats.games.oldworld.page.facts import facts
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.views import observe
from sevencats.text import LANGUAGES, Texts


def sheet(*options: str, lang: str = "en") -> dict[str, Any]:
    """The facts as the page reads them."""
    data = msgspec.to_builtins(facts(options, Texts.load(lang)))
    assert isinstance(data, dict)
    return data


def test_every_component_of_the_packs_is_there() -> None:
    found, content = sheet(), load(("base",), "")
    assert {p["id"] for p in found["places"]} == set(content.locations)
    assert {c["id"] for c in found["cards"]} == set(content.actions)
    assert {m["id"] for m in found["monsters"]} == set(content.monsters)
    assert set(found["stories"]) == set(content.stories)
    for card in found["cards"]:
        printed = content.actions[card["id"]]
        assert card["symbols"]["takeBack"] == printed.symbols.take_back
        assert set(card["extensions"]) == set(printed.extensions)


def test_roads_are_symmetric_and_places_do_not_overlap() -> None:
    places = {place["id"]: place for place in sheet()["places"]}
    for ident, place in places.items():
        assert all(ident in places[other]["paths"] for other in place["paths"])
    assert len({(place["x"], place["y"]) for place in places.values()}) == len(places)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_name_in_every_language(lang: str) -> None:
    for pack in built_in():
        options = () if pack == "base" else (pack,)
        text = msgspec.json.encode(facts(options, Texts.load(lang))).decode()
        assert '"ow-' not in text and '"story-' not in text
        assert all(_names(sheet(*options)))


def _names(found: dict[str, Any]) -> list[str]:
    things = [*found["places"], *found["cards"], *found["monsters"], *found["gear"]]
    return [thing["name"] for thing in things]


def test_no_text_of_a_result_is_among_the_facts() -> None:
    """The result of an option stays hidden before the choice, in every language."""
    for lang in LANGUAGES:
        texts = Texts.load(lang)
        found = msgspec.json.encode(facts(("adventure_pack",), texts)).decode()
        told = [key for key in texts.ids() if key.startswith(("story-", "event-"))]
        hidden = [key for key in told if key.endswith(("-result", "-intro")) or "-band-" in key]
        assert len(hidden) > 300
        for key in hidden:
            assert texts(key) not in found, key


def test_an_expansion_brings_its_own_kinds() -> None:
    found = sheet("mutagens", "lost_mount")
    assert len(found["more"]["mutagen"]) == 15
    assert {thing["words"]["colour"] for thing in found["more"]["mutagen"]} >= {"red"}
    assert found["landmarks"] == {"lost_mount": "the lost mount"}
    assert "mutagen" not in sheet()["more"]


def names_in(state: OldWorldState) -> set[str]:
    """Every component that lies open on a table."""
    view = observe(state, 0)
    return {card for cards in view.zones.values() for card in cards if card}


def test_every_open_card_of_a_view_has_facts() -> None:
    scene = Scene(
        {
            "A": {"potions": ["swallow"], "gear": ["1"], "trails": {"forest": "novigrad"}},
            "B": {"trophies": ["arachas", "combat"], "place": "cintra"},
        },
        monsters={"forest": ("barghest", "vizima")},
        pool=["precise_cut_1"],
    )
    found = sheet()
    known = {card["id"] for card in found["cards"]}
    for kind, group in (
        ("monster", "monsters"),
        ("potion", "potions"),
        ("place", "places"),
        ("attribute", "attributeTrophies"),
        ("fight", "fightCards"),
        ("witcher", "schools"),
        ("event", "gear"),
    ):
        known |= {f"{kind}.{thing['id']}" for thing in found[group]}
    known |= {f"story.{story}" for story in found["stories"]}
    events = {f"event.{event}" for event in load(("base",), "").events}
    assert names_in(scene.state) - known <= events, "events that nobody keeps have no facts"


def test_a_view_says_what_limits_a_witcher_and_which_phase_it_is_in() -> None:
    scene = Scene({"A": {"defense": 3, "alchemy": 2, "hand": ["precise_cut_1"]}, "B": {}})
    mine, other = scene.state.game.public(scene.state).witchers
    assert (mine.phase, mine.shield_cap, mine.potion_uses) == (1, 3, 2)
    assert (other.phase, other.shield_cap, other.potion_uses) == (0, 1, 1)


def test_mages_say_what_they_have_in_place_of_a_shield() -> None:
    sheet = facts(("mages",), Texts.load("en"))
    terms = {school.id: school.terms for school in sheet.schools}
    assert terms["philippa"]["shield"] == "energy" and terms["wolf"] == {}


def test_facts_list_boosts() -> None:
    cards = {card.id: card.boost for card in facts(("mages",), Texts.load("en")).cards}
    assert cards["rain_of_bolts_6"] == "Boost for 1 energy: 1 damage."
    assert cards["philippa_fireball_1"] == "" and cards["whirl_2"] == ""
