"""The words of traits: what is understood, what is refused, and how they hold at the table."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from helpers.oldworld.arena import Duel, Hunt

from sevencats.games.oldworld.language.conditions import parse
from sevencats.games.oldworld.language.trait_words import check_trait
from sevencats.games.oldworld.language.vocabulary import BASE_VOCABULARY
from sevencats.games.oldworld.packs.model import Trait
from sevencats.kernel.errors import BadData
from sevencats.kernel.views import observe


def trait(**given: Any) -> Trait:
    return msgspec.convert(given, Trait)


@pytest.mark.parametrize(
    "given",
    [
        {"when": "my_turn", "do": ["draw 1"], "may": True, "once": "fight"},
        {"when": "entry", "cost": ["potion -1"]},
        {"when": "link", "may": True},
        {"rule": "damage", "n": -1, "only": ["combo:green|yellow", "hand<=1|shield=0"]},
        {"rule": "mute:purple"},
        {"rule": "move:forest", "n": 1},
        {"rule": "first", "only": ["monster", "at:novigrad|vizima"]},
    ],
)
def test_good_traits(given: dict[str, Any]) -> None:
    check_trait(trait(**given), "here", BASE_VOCABULARY, ("novigrad", "vizima"))


@pytest.mark.parametrize(
    "given,message",
    [
        ({}, "either 'when' or 'rule'"),
        ({"when": "my_turn", "rule": "draw", "do": ["draw 1"]}, "either 'when' or 'rule'"),
        ({"when": "teatime", "do": ["draw 1"]}, "'teatime' is not a moment"),
        ({"when": "my_turn"}, "it does nothing"),
        ({"when": "my_turn", "do": ["draw 1"], "once": "day"}, "'once' is"),
        ({"when": "my_turn", "do": ["draw 1"], "n": 2}, "'n' belongs to a rule"),
        ({"when": "entry", "do": ["draw 1"], "cost": ["potion -1"]}, "'entry' is a cost"),
        ({"rule": "luck", "n": 1}, "there is no rule 'luck'"),
        ({"rule": "mute:pink"}, "there is no rule 'mute:pink'"),
        ({"rule": "first", "n": 1}, "has no number"),
        ({"rule": "draw", "n": 1, "do": ["draw 1"]}, "a rule has 'n' and 'only'"),
        ({"rule": "draw", "n": 1, "only": ["moonlight"]}, "'moonlight' is not a condition"),
        ({"rule": "draw", "n": 1, "only": ["hand<1"]}, "'hand<1' is not a condition"),
        ({"rule": "draw", "n": 1, "only": ["combo:pink"]}, "there is no colour 'pink'"),
        ({"rule": "draw", "n": 1, "only": ["near:novigrad"]}, "is not a condition"),
        ({"rule": "draw", "n": 1, "only": ["at:atlantis"]}, "there is no location 'atlantis'"),
    ],
)
def test_bad_traits_are_named_with_their_place(given: dict[str, Any], message: str) -> None:
    with pytest.raises(BadData, match="monster harpy, trait 1") as error:
        check_trait(trait(**given), "monster harpy, trait 1", BASE_VOCABULARY, ("novigrad",))
    assert message in str(error.value)


def test_alternatives() -> None:
    assert [c.kind for c in parse("hand<=1|shield=0")] == ["hand", "shield"]
    assert parse("combo:green|blue")[0].names == ("green", "blue")


# -- at the table ---------------------------------------------------------------------------------


def beast(*traits: dict[str, Any]) -> dict[str, Any]:
    return {"monster": [{"id": "odd", "level": 1, "life": 10, "traits": list(traits)}]}


@pytest.mark.parametrize(
    "word,holds",
    [
        ("monster", True),
        ("witcher", False),
        ("trail", True),
        ("no_trail", False),
        ("first_turn", True),
        ("first_attack", False),
        ("hand<=1", True),
        ("hand>=2", False),
        ("deck=6", True),
        ("discard=0", True),
        ("shield=1", True),
        ("gold>=3", True),
        ("potion>=1", False),
        ("pool=9", True),
        ("combo=1", True),
        ("blue=1", True),
        ("red>=1", False),
        ("combo:red|blue", True),
        ("no_combo:red|blue", False),
        ("at:novigrad", True),
        ("at:vizima|cidaris", False),
        ("hand>=2|shield=1", True),
    ],
)
@pytest.mark.rule("W6.3")
def test_conditions(hunt: Hunt, word: str, holds: bool) -> None:
    """Asked in the draw step of the first fight turn: hit was played, and the pool is down to 9."""
    more = beast({"rule": "draw", "n": 3, "only": [word]})
    game = hunt("odd", hand=["hit", "rest"], trail=True, gold=3, more=more)
    game.pick("play:hit")
    assert len(game.hand()) == 1 + 1 + 3 * holds
    game.done("attack")


@pytest.mark.rule("W6.4")
@pytest.mark.parametrize("defense,change,cap", [(2, 1, 3), (5, 1, 4), (5, -1, 4), (3, -1, 2)])
def test_defense_for_the_length_of_a_fight(hunt: Hunt, defense: int, change: int, cap: int) -> None:
    more = beast({"rule": "defense", "n": change})
    game = hunt("odd", hand=["guard3"], trail=True, shield=1, defense=defense, more=more)
    assert game.shield() == cap
    game.done("attack")


@pytest.mark.rule("W6.4")
def test_combat_may_count_as_more_too(hunt: Hunt) -> None:
    game = hunt("odd", hand=["hit"], trail=True, more=beast({"rule": "combat_is", "n": 4}))
    assert len(game.hand()) == 4
    game.done("attack")


def test_an_ability_that_acts_in_every_turn_acts_once_in_each(hunt: Hunt) -> None:
    more = beast({"when": "my_turn", "do": ["gold +1"]})
    game = hunt("odd", hand=["hit", "rest"], trail=True, more=more, attacks=["calm"] * 4)
    assert game.gold() == 1
    game.pick("play:hit", "charge")
    assert game.gold() == 2
    game.done("attack")


def test_an_offer_once_a_turn_comes_again(hunt: Hunt) -> None:
    more = {"event": [{"id": "98", "kept": "equipment", "traits": [
        {"when": "my_turn", "may": True, "once": "turn", "do": ["gold +1"]}]}]}  # fmt: skip
    game = hunt(hand=["hit", "rest"], trail=True, more=more, gear=["event.98"],
                attacks=["calm"] * 4)  # fmt: skip
    game.pick("use:event.98")
    assert game.asked() == ("A", "combo")
    game.pick("play:hit", "charge")
    game.expect("use:event.98", "done")
    game.done("fight_turn")


def test_two_offers_of_one_card_are_told_apart(hunt: Hunt) -> None:
    one = {"when": "my_turn", "may": True, "once": "fight"}
    traits = [{**one, "do": ["gold +1"]}, {**one, "do": ["gold +2"]}]
    more = {"event": [{"id": "98", "kept": "equipment", "traits": traits}]}
    game = hunt(hand=["hit", "rest"], trail=True, more=more, gear=["event.98"])
    game.expect("use:event.98.1", "use:event.98.2", "done")
    game.pick("use:event.98.2")
    assert game.gold() == 2
    game.pick("use:event.98")
    assert game.gold() == 3
    game.done("combo")


def test_self_damage_knocks_out_at_end_of_turn(duel: Duel) -> None:
    more = {"potion": [{"id": "poison", "do": ["suffer 9", "gold +1"], "copies": 1}]}
    game = duel({"hand": ["hit", "rest"], "deck": ["rest"], "potions": ["poison"]}, {}, more=more)
    game.pick("potion:poison", "discard:hit")
    assert game.events("fight_over")[0].args == ("defender",)
    assert game.gold() == 1
    game.done("take_card")


# -- what no test noticed before ------------------------------------------------------------------


def trophy(**given: Any) -> dict[str, Any]:
    """A monster whose trophy has one trait."""
    return {"monster": [{"id": "claws", "level": 1, "life": 3, "trophy": [given]}]}


@pytest.mark.rule("W6.3")
def test_a_limit_of_damage_holds_for_potion_and_combo_together(hunt: Hunt) -> None:
    beast = {"id": "thick", "level": 1, "life": 10, "traits": [{"rule": "damage_cap", "n": 3}]}
    more = {"monster": [beast], "potion": [{"id": "fire", "do": ["damage 1"], "copies": 1}]}
    game = hunt("thick", hand=["hit3"], potions=["fire"], trail=True, more=more)
    game.pick("potion:fire")
    assert len(game.zone("fight_pool")) == 10 - 3
    game.done("attack")


@pytest.mark.rule("W6.4")
def test_what_acts_when_a_combo_is_resolved_comes_before_the_draw(hunt: Hunt) -> None:
    """With the last card laid the hand is empty; after the draw step it would not be."""
    more = trophy(when="resolved", only=["hand=0"], do=["damage 2"])
    hand = ["link", "rest"]
    game = hunt(hand=hand, trail=True, trophies=["claws"], more=more, attacks=["calm"] * 5)
    before = len(game.zone("fight_pool"))
    game.pick("play:link", "play:rest")
    assert len(game.zone("fight_pool")) == before - 1 - 2
    game.done("attack")


def test_two_cards_are_put_back_one_by_one(hunt: Hunt) -> None:
    more = trophy(when="my_turn", may=True, once="fight", do=["recall 2"])
    hand = ["hit", "guard", "rest", "study"]
    game = hunt(hand=hand, trail=True, trophies=["claws"], more=more)
    game.pick("use:trophy.claws", "recall:hit", "recall:guard")
    assert game.deck()[:2] == ["guard", "hit"]
    assert game.hand() == ["rest", "study"]
    game.done(game.state.pending[0].kind)


@pytest.mark.rule("W8.1")
def test_only_attacked_witcher_sees_revealed_cards(duel: Duel) -> None:
    game = duel(
        {"shield": 0, "hand": ["rest", "hit"], "deck": ["guard", "study", "hit3", "rest"]},
        {"school": "viper", "hand": ["hit", "rest"]},
    )
    game.pick("play:rest", seat="A")
    game.pick("play:hit", seat="B")
    game.pick("use:specialty", seat="B")
    assert game.asked() == ("B", "scout_order")
    game.pick(game.state.pending[0].keys[0], seat="B")
    views = [observe(game.state, seat).zones["A.deck"][-2:] for seat in (0, 1)]
    assert None not in views[1] and views[0] == [None, None]
    game.done(game.state.pending[0].kind)
