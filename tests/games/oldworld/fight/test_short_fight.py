"""The short fight of an event (W7.1)."""

from __future__ import annotations

from typing import Any

import pytest
from helpers.oldworld.arena import HERE, POOL, records

from sevencats.kernel.effects import begin
from sevencats.kernel.engine import advance

pytestmark = pytest.mark.rule("W7.1")

BANDS = {"0-2": ["gold +1"], "3-4": ["gold +5"], "5+": ["gold +9"]}


def fight(scene: Any, shield: int = -1, draw: int = 2, more: Any = None, **witcher: Any) -> Any:
    event = {
        "id": "99",
        "do": [{"fight": {"shield": shield, "draw": draw, "bands": BANDS}}],
        "authored": ["*"],
    }
    one = {"school": "novice", "place": HERE, "deck": ["rest"] * 4, **witcher}
    game = scene(A=one, B={}, at=2, pool=POOL, records=records({"event": [event], **(more or {})}))
    begin(game.state, "event:99", 0, -1)
    advance(game.state)
    game._settle()
    return game


def test_one_combo_decides(scene: Any) -> None:
    game = fight(scene, hand=["link", "hit3"], deck=["guard", "study"], shield=-1)
    assert game.shield() == 0
    assert game.hand() == ["guard", "hit3", "link", "study"]
    assert game.asked() == ("A", "combo")
    game.pick("play:link", "play:hit3")
    assert game.gold() == 5
    assert game.discard() == ["link", "hit3"]
    assert not game.state.fight.kind
    game.done("phase2")


def test_only_damage_and_shield_count(scene: Any) -> None:
    game = fight(scene, draw=0, hand=["sign", "boomerang"], discard=["rest"])
    game.pick("play:sign", "play:boomerang")
    assert game.gold() == 1
    assert game.shield() == 1  # up to the defense level
    assert game.hand() == []
    assert game.discard() == ["rest", "sign", "boomerang"]
    game.done("phase2")


def test_empty_deck_is_refilled(scene: Any) -> None:
    game = fight(scene, draw=2, hand=["hit5"], deck=["rest"], discard=["guard"])
    assert game.hand() == ["guard", "hit5", "rest"]
    game.pick("play:hit5")
    assert game.gold() == 9
    game.done("phase2")


def test_without_cards_nothing_is_dealt(scene: Any) -> None:
    game = fight(scene, draw=0, hand=[], deck=[])
    assert game.gold() == 1
    game.done("phase2")


def test_short_fight_offers_no_specialty(scene: Any) -> None:
    game = fight(scene, draw=0, school="wolf", hand=["link", "link", "hit"])
    game.pick("play:link", "play:link", "play:hit")
    assert game.gold() == 5
    game.done("phase2")


def test_no_potion_is_used_and_no_effect_is_offered(scene: Any) -> None:
    """Effects of step 1 of a fight turn, and those that act automatically there."""
    own_turn = {"when": "my_turn", "once": "fight", "only": ["shield=0"], "do": ["damage 5"]}
    claws = {"id": "claws", "level": 1, "life": 3, "trophy": [own_turn, {**own_turn, "may": True}]}
    given: dict[str, Any] = {"potions": ["swallow"], "trophies": ["claws"]}
    game = fight(scene, draw=0, hand=["hit"], more={"monster": [claws]}, **given)
    assert game.gold() == 1, "the only card is laid, and nothing was asked before it"
    assert game.zone("A.potions") == ["swallow"]
    game.done("phase2")


def test_no_ability_counts(scene: Any) -> None:
    """Only what is printed on the cards laid: traits neither mute a card nor extend a combo."""
    traits = [{"rule": "mute:red"}, {"when": "link", "may": True}]
    claws = {"id": "claws", "level": 1, "life": 3, "trophy": traits}
    hand = ["hit3", "guard"]
    game = fight(scene, draw=0, hand=hand, trophies=["claws"], more={"monster": [claws]})
    game.pick("play:hit3")  # it has no extension, so the combo is laid
    assert game.gold() == 5
    assert game.hand() == ["guard"]
    game.done("phase2")
