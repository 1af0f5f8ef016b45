"""Every trophy, equipment and companion that counts in a fight (W6.22)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from helpers.oldworld.arena import Duel, Hunt
from helpers.oldworld.scenes import Scene

from sevencats.games.oldworld.packs.load import base

pytestmark = pytest.mark.rule("W6.22")

CALM = ["calm"] * 4


def pool(game: Scene) -> int:
    return len(game.zone("fight_pool"))


def trophy(name: str) -> dict[str, Any]:
    return {"trophies": [name if "." in name else f"monster.{name}"]}


# -- before the pool, after it, after the fight ---------------------------------------------------


@pytest.mark.parametrize("hand,drawn", [([], 2), (["hit"], 2), (["hit", "rest"], 0)])
def test_arachas_trophy(hunt: Hunt, hand: list[str], drawn: int) -> None:
    game = hunt(hand=hand, **trophy("arachas"))
    assert len(game.hand()) == len(hand) + drawn
    game.done("attack")


def test_arachas_trophy_draws_from_reshuffled_discards(hunt: Hunt) -> None:
    """The life pool is not made yet, so an empty deck is refilled."""
    game = hunt(hand=[], deck=["rest"], discard=["hit", "hit"], **trophy("arachas"))
    assert len(game.hand()) == 2
    assert len(game.deck()) == 1
    game.done("attack")


@pytest.mark.parametrize("shield,after", [(0, 1), (1, 1)])
def test_barghest_trophy(hunt: Hunt, shield: int, after: int) -> None:
    game = hunt(hand=["hit"], shield=shield, defense=3, **trophy("barghest"))
    assert game.shield() == after
    game.done("attack")


def test_alchemy_trophy(hunt: Hunt) -> None:
    game = hunt(hand=["hit"], tops={"potion_deck": ["swallow"]}, **trophy("attribute.alchemy"))
    assert game.zone("A.potions") == ["swallow"]
    game.done("attack")


def test_alchemy_trophy_keeps_the_limit_of_four(hunt: Hunt) -> None:
    game = hunt(hand=["hit"], tops={"potion_deck": ["thunderbolt"]}, potions=["swallow"] * 4,
                **trophy("attribute.alchemy"))  # fmt: skip
    game.expect("discard:swallow", "discard:thunderbolt")
    game.pick("discard:swallow")
    assert len(game.zone("A.potions")) == 4
    game.done("attack")


@pytest.mark.parametrize("trail,drawn", [(False, 1), (True, 0)])
def test_ekimmara_trophy(hunt: Hunt, trail: bool, drawn: int) -> None:
    game = hunt(hand=["hit", "rest"], trail=trail, **trophy("ekimmara"))
    assert len(game.hand()) == 2 + drawn
    game.done("combo" if trail else "attack")


@pytest.mark.parametrize("trail,drawn", [(False, 0), (True, 2)])
def test_penitent_trophy(hunt: Hunt, trail: bool, drawn: int) -> None:
    game = hunt(hand=["hit", "rest"], trail=trail, **trophy("penitent"))
    assert len(game.hand()) == 2 + drawn
    game.done("combo" if trail else "attack")


def test_griffin_trophy(hunt: Hunt) -> None:
    game = hunt(hand=["hit"], **trophy("griffin"))
    assert len(game.hand()) == 2
    game.done("attack")


def test_griffin_trophy_of_attacked_witcher(duel: Duel) -> None:
    game = duel({"hand": ["hit", "rest"]}, {"hand": ["hit"], **trophy("griffin")})
    assert len(game.hand("B")) == 2
    game.done("combo")


def test_drowners_nest_trophy(hunt: Hunt) -> None:
    game = hunt("frail", hand=["hit3"], trail=True, tops={"potion_deck": ["swallow"]},
                **trophy("drowners_nest"))  # fmt: skip
    game.pick("trash:rest")
    assert game.zone("A.potions") == ["swallow"]
    game.done("gain")


def test_rotfiend_trophy(hunt: Hunt) -> None:
    game = hunt("frail", hand=["hit3"], trail=True, **trophy("rotfiend"))
    game.pick("trash:rest")
    assert game.gold() == 3
    game.done("gain")


def test_a_trophy_of_victory_does_not_act_on_the_victory_that_wins_it(hunt: Hunt) -> None:
    more = {"monster": [{"id": "rotfiend", "life": 2, "traits": []}]}
    game = hunt("rotfiend", hand=["hit3", "rest"], trail=True, more=more)
    game.pick("play:hit3", "trash:rest")
    assert game.zone("A.trophies") == ["rotfiend"]
    assert game.gold() == 2  # what every monster brings, and not one more
    assert not game.events("trait")
    game.done("gain")


def test_leshen_trophy(hunt: Hunt) -> None:
    game = hunt(hand=["hit", "rest"], **trophy("leshen"))
    assert game.asked() == ("A", "combo")
    game.done("combo")


# -- in the own turn ------------------------------------------------------------------------------


def test_archespore_trophy(hunt: Hunt) -> None:
    game = hunt(hand=["hit", "rest"], trail=True, potions=["swallow"], **trophy("archespore"))
    game.expect("done", "use:trophy.archespore")
    game.pick("use:trophy.archespore")
    assert len(game.hand()) == 4
    assert game.zone("A.potions") == []
    game.done("combo")


def test_foglet_trophy(hunt: Hunt) -> None:
    game = hunt(hand=["hit", "guard"], trail=True, **trophy("foglet"))
    game.pick("use:trophy.foglet", "discard:guard")
    assert game.hand() == ["hit", "rest"]
    game.done("combo")


@pytest.mark.parametrize("name,drawn", [("ghouls_nest", 1), ("nightwraith", 2), ("striga", 3)])
def test_trophies_for_an_empty_hand(hunt: Hunt, name: str, drawn: int) -> None:
    game = hunt(hand=["hit"], trail=True, **trophy(name))
    game.pick(f"use:trophy.{name}")
    assert len(game.hand()) == 1 + drawn
    game.done("combo")


@pytest.mark.parametrize("name", ["ghouls_nest", "nightwraith", "striga"])
def test_trophies_for_an_empty_hand_with_two_cards(hunt: Hunt, name: str) -> None:
    game = hunt(hand=["hit", "rest"], trail=True, **trophy(name))
    assert game.asked() == ("A", "combo")
    game.done("combo")


def test_grave_hag_trophy(hunt: Hunt) -> None:
    game = hunt(hand=["hit", "guard"], trail=True, **trophy("grave_hag"))
    game.pick("use:trophy.grave_hag", "discard:hit")
    assert pool(game) == 9
    game.done("attack")  # guard was the only card


def test_manticore_trophy(hunt: Hunt) -> None:
    game = hunt(hand=["hit", "rest"], trail=True, potions=["swallow"], **trophy("manticore"))
    game.pick("use:trophy.manticore")
    assert pool(game) == 8
    game.done("combo")


def test_noonwraith_trophy(hunt: Hunt) -> None:
    game = hunt(hand=["hit", "rest"], trail=True, shield=0, defense=3, **trophy("noonwraith"))
    game.pick("use:trophy.noonwraith")
    assert game.shield() == 2
    game.done("combo")


@pytest.mark.parametrize("name,count", [("water_hag", 2), ("brewess", 3)])
def test_healing_trophies(hunt: Hunt, name: str, count: int) -> None:
    deck = ["rest", "hit", "guard", "study", "rest"]
    game = hunt(hand=["hit", "rest"], deck=deck, shield=0, attacks=["c9b1", "c2b5"],
                more={"fight_card": [{"id": "c9b1", "charge": {"damage": 4}, "bite": {}}]},
                **trophy(name))  # fmt: skip
    game.pick("charge")
    assert len(game.discard()) == 4
    game.pick(f"use:trophy.{name}", "heal:rest", "heal:guard")
    if count == 3:
        game.pick("heal:hit")
    assert len(game.discard()) == 4 - count
    game.done("combo")


def test_glustyworp_trophy(hunt: Hunt) -> None:
    game = hunt(hand=["hit", "rest"], trail=True, shield=0, **trophy("glustyworp"))
    game.pick("use:trophy.glustyworp")
    assert pool(game) == 8
    game.done("combo")


def test_specialty_trophy(hunt: Hunt) -> None:
    game = hunt(hand=["hit", "rest"], trail=True, **trophy("attribute.specialty"))
    game.pick("use:attribute.specialty")
    assert len(game.hand()) == 4
    game.done("combo")


def test_a_trophy_is_used_once_a_fight(hunt: Hunt) -> None:
    game = hunt(hand=["hit", "guard"], trail=True, shield=0, attacks=CALM, **trophy("glustyworp"))
    game.pick("use:trophy.glustyworp", "play:hit", "charge")
    assert game.asked() == ("A", "combo")
    game.done("combo")


# -- with a combo ---------------------------------------------------------------------------------


def test_harpy_trophy(hunt: Hunt) -> None:
    game = hunt(hand=["hit"], trail=True, **trophy("harpy"))
    assert game.asked() == ("A", "trait")
    game.pick("use:trophy.harpy")
    assert len(game.hand()) == 2
    game.done("attack")


def test_nekkers_nest_trophy(hunt: Hunt) -> None:
    game = hunt(hand=["rest"], trail=True, shield=0, **trophy("nekkers_nest"))
    game.pick("use:trophy.nekkers_nest")
    assert game.shield() == 1
    game.done("attack")


def test_weavess_trophy(hunt: Hunt) -> None:
    game = hunt(hand=["guard"], trail=True, shield=0, defense=3, **trophy("weavess"))
    game.pick("use:trophy.weavess")
    assert game.shield() == 2
    assert len(game.hand()) == 2
    game.done("attack")


def test_fiend_trophy(hunt: Hunt) -> None:
    game = hunt(hand=["study"], trail=True, **trophy("fiend"))
    game.pick("use:trophy.fiend")
    assert pool(game) == 9
    game.done("attack")


@pytest.mark.parametrize(
    "name,key,more",
    [
        ("yghern", "trophy.yghern", 2),
        ("attribute.combat", "attribute.combat", 2),
        ("witcher.wolf", "witcher.wolf", 1),
    ],
)
def test_trophies_for_three_cards(hunt: Hunt, name: str, key: str, more: int) -> None:
    game = hunt(hand=["link", "link", "hit"], trail=True, B={"school": "wolf"}, **trophy(name))
    game.pick("play:link", "play:link", "play:hit")
    game.pick(f"use:{key}")
    assert pool(game) == 7 - more
    game.done("attack")


def test_werewolf_trophy(hunt: Hunt) -> None:
    game = hunt(hand=["hit", "hit"], trail=True, attacks=CALM, **trophy("werewolf"))
    assert pool(game) == 8
    game.pick("charge")
    before = pool(game)
    game.pick("play:hit")
    assert pool(game) == before - 1
    game.done("attack")


def test_whispess_trophy(hunt: Hunt) -> None:
    game = hunt(hand=["hit", "rest"], deck=["guard", "rest"], shield=0, attacks=["c1b1"],
                **trophy("whispess"))  # fmt: skip
    game.pick("charge", "play:hit", "use:trophy.whispess")
    assert "guard" in game.hand()
    game.done("attack")


def test_bruxa_trophy(hunt: Hunt) -> None:
    game = hunt(hand=["hit", "rest"], deck=["guard", "rest"], shield=0, attacks=["c1b1"],
                **trophy("bruxa"))  # fmt: skip
    game.pick("charge", "play:hit", "use:trophy.bruxa")
    assert pool(game) == 10 - 1 - 1 - 1
    assert game.discard() == ["hit"]
    game.done("attack")


# -- against a monster's attack -------------------------------------------------------------------


@pytest.mark.parametrize("name,less", [("wyvern", 2), ("attribute.defense", 3)])
def test_trophies_against_the_first_attack(hunt: Hunt, name: str, less: int) -> None:
    game = hunt(hand=["rest"], deck=["rest"] * 12, shield=0, attacks=["c2b5", "c2b5"],
                **trophy(name))  # fmt: skip
    game.pick("bite")
    assert game.events("damage")[0].args == (5 - less,)
    game.pick("bite")
    assert game.events("damage")[0].args == (5,)
    game.done("attack")


# -- of witchers ----------------------------------------------------------------------------------


def witcher(hunt: Hunt, school: str, **given: Any) -> Scene:
    """A fight with the trophy of a school, whose witcher sits at the table."""
    return hunt(B={"school": school}, **trophy(f"witcher.{school}"), **given)


def test_bear_trophy(hunt: Hunt) -> None:
    game = witcher(hunt, "bear", hand=["hit", "rest"], trail=True, shield=0)
    game.pick("use:witcher.bear")
    assert game.shield() == 1
    game.done("combo")


def test_cat_trophy(hunt: Hunt) -> None:
    game = witcher(hunt, "cat", hand=["hit", "rest"], trail=True)
    game.pick("use:witcher.cat")
    assert len(game.hand()) == 3
    game.done("combo")


def test_griffin_school_trophy(hunt: Hunt) -> None:
    game = witcher(hunt, "griffin", hand=["hit", "rest"], deck=["guard", "rest"], shield=0,
                   attacks=["c1b1"])  # fmt: skip
    game.pick("charge", "use:witcher.griffin")
    game.expect("discard:guard", "discard:hit", "discard:rest")
    game.pick("discard:rest")
    assert game.hand() == ["guard", "hit"]
    game.done("combo")


def test_viper_trophy_acts_automatically(hunt: Hunt) -> None:
    game = witcher(hunt, "viper", hand=["hit"], trail=True, combat=2)
    assert game.asked() == ("B", "attack")
    assert pool(game) == 8
    assert len(game.hand()) == 1
    game.done("attack")


# -- equipment and companions ---------------------------------------------------------------------


def test_equipment_counts_as_well(hunt: Hunt) -> None:
    event = {"id": "1", "kept": "equipment", "do": [], "options": {},
             "traits": [{"rule": "draw", "n": 2, "only": ["first_turn"]},
                        {"rule": "shield_per:blue", "n": 1}]}  # fmt: skip
    game = hunt(hand=["hit"], trail=True, shield=0, gear=["event.1"], more={"event": [event]})
    assert len(game.hand()) == 3
    assert game.shield() == 1
    game.done("attack")


def test_every_trophy_of_the_box_is_tested_here() -> None:
    text = Path(__file__).read_text("utf-8")
    box = base()
    names = [*box.monsters, *box.attribute_trophies, *box.schools]
    assert [name for name in names if f'"{name}"' not in text and f".{name}" not in text] == []
