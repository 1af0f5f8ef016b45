"""Potions in a fight (W6.4, W6.20)."""

from __future__ import annotations

from pathlib import Path

import pytest
from helpers.oldworld.arena import Duel, Hunt

from sevencats.games.oldworld.packs.load import base

pytestmark = pytest.mark.rule("W6.20")


@pytest.mark.rule("W6.4")
@pytest.mark.parametrize("alchemy", [1, 2, 3, 4, 5])
def test_alchemy_says_how_many_potions_a_fight_may_see(hunt: Hunt, alchemy: int) -> None:
    potions = ["golden_oriole"] * 4
    game = hunt(hand=["hit", "rest"], trail=True, alchemy=alchemy, potions=potions)
    used = min(alchemy, 4)
    for _ in range(used):
        game.expect("done", "potion:golden_oriole")
        game.pick("potion:golden_oriole")
    assert game.asked() == ("A", "combo")
    assert len(game.zone("A.used")) == used
    assert game.zone("A.potions") == potions[used:]
    game.done("combo")


@pytest.mark.rule("W6.4")
def test_level_five_is_five_potions(hunt: Hunt) -> None:
    """Four are the most one holds: the fifth is drawn in the fight."""
    refill = {"id": "refill", "do": ["potion +1"], "copies": 1}
    game = hunt(hand=["hit", "rest"], trail=True, alchemy=5, more={"potion": [refill]},
                potions=["refill", *["golden_oriole"] * 3],
                tops={"potion_deck": ["tawny_owl", "cat"]})  # fmt: skip
    game.pick("potion:refill", *["potion:golden_oriole"] * 3)
    game.expect("done", "potion:tawny_owl")
    game.pick("potion:tawny_owl")
    assert len(game.zone("A.used")) == 5
    assert game.asked() == ("A", "combo")
    game.done("combo")


@pytest.mark.rule("W6.4")
def test_the_number_is_for_the_whole_fight(hunt: Hunt) -> None:
    game = hunt(hand=["hit", "rest", "guard"], trail=True, attacks=["calm"] * 3,
                potions=["golden_oriole", "tawny_owl"])  # fmt: skip
    game.pick("potion:golden_oriole", "play:hit", "charge")
    assert game.asked() == ("A", "combo")
    game.done("combo")


@pytest.mark.rule("W6.4")
def test_each_witcher_has_potions_of_its_own(duel: Duel) -> None:
    one = {"hand": ["hit", "rest"], "potions": ["tawny_owl"]}
    game = duel(one, {**one, "shield": 1})
    game.pick("potion:tawny_owl", "play:hit", seat="A")
    game.expect("done", "potion:tawny_owl")
    assert game.asked()[0] == "B"
    game.done("fight_turn")


@pytest.mark.rule("W6.4")
def test_the_defender_uses_as_many_as_its_own_alchemy_says(duel: Duel) -> None:
    game = duel(
        {"hand": ["rest", "hit"], "alchemy": 5},
        {"hand": ["hit", "rest"], "alchemy": 2, "potions": ["golden_oriole"] * 3},
    )
    game.pick("play:rest", seat="A")
    for _ in range(2):
        game.expect("done", "potion:golden_oriole")
        game.pick("potion:golden_oriole", seat="B")
    assert game.asked() == ("B", "combo")
    game.done("combo")


def test_swallow_shuffles_discards_back(hunt: Hunt) -> None:
    game = hunt(hand=["hit", "rest"], deck=["guard", "study", "rest"], shield=0, attacks=["c2b5"],
                potions=["swallow"])  # fmt: skip
    game.pick("charge")
    game.chance("order:1,2,0")
    game.pick("potion:swallow", "heal:guard")
    assert game.discard() == []  # study was the only one left, and followed
    assert sorted(game.deck()) == ["guard", "rest", "study"]
    deck = game.state.zones[game.state.table.zone_of["A.deck"]]
    assert all(game.state.known[sleeve] == 0 for sleeve in deck)
    game.done("combo")


def test_swallow_requires_discards(hunt: Hunt) -> None:
    game = hunt(hand=["hit", "rest"], trail=True, potions=["swallow"])
    assert game.asked() == ("A", "combo")
    game.done("combo")


def test_thunderbolt_deals_damage_at_once(hunt: Hunt) -> None:
    game = hunt(hand=["hit", "rest"], trail=True, potions=["thunderbolt"])
    game.pick("potion:thunderbolt")
    assert len(game.zone("fight_pool")) == 8
    game.done("combo")


def test_thunderbolt_meets_a_witchers_shield(duel: Duel) -> None:
    game = duel({"hand": ["hit", "rest"], "potions": ["thunderbolt"]}, {"shield": 1})
    game.pick("potion:thunderbolt")
    assert game.shield("B") == 0
    assert len(game.deck("B")) == 5
    game.done("combo")


def test_tawny_owl_draws(hunt: Hunt) -> None:
    game = hunt(hand=["hit", "rest"], trail=True, potions=["tawny_owl"])
    game.pick("potion:tawny_owl")
    assert len(game.hand()) == 4
    game.done("combo")


def test_cat_shows_the_cards_to_come(hunt: Hunt) -> None:
    game = hunt(hand=["hit", "rest"], trail=True, potions=["potion.cat"],
                attacks=["c2b5", "c9b1", "lose", "drain"])  # fmt: skip
    game.pick("potion:cat")
    game.expect("discard:c2b5", "discard:c9b1", "discard:lose")
    game.pick("discard:c9b1")
    game.expect("top:c2b5", "top:lose")
    game.pick("top:lose")
    assert game.zone("fight_pool")[::-1][:3] == ["lose", "c2b5", "drain"]
    assert game.zone("fight_discard") == ["c9b1"]
    game.done("combo")


def test_golden_oriole_raises_the_shield(hunt: Hunt) -> None:
    game = hunt(hand=["hit", "rest"], trail=True, shield=0, defense=3, potions=["golden_oriole"])
    game.pick("potion:golden_oriole")
    assert game.shield() == 2
    game.done("combo")


def test_white_raffard_takes_any_discard(hunt: Hunt) -> None:
    game = hunt(hand=["hit", "rest"], deck=["guard", "study", "rest"], shield=0, attacks=["c2b5"],
                potions=["white_raffard"])  # fmt: skip
    game.pick("charge")
    game.pick("potion:white_raffard", "take:guard")
    assert game.hand() == ["guard", "hit", "rest"]
    assert game.discard() == ["study"]
    game.done("combo")


def test_petri_philter_does_a_little_of_both(hunt: Hunt) -> None:
    game = hunt(hand=["hit", "rest"], trail=True, potions=["petri_philter"])
    game.pick("potion:petri_philter")
    assert len(game.zone("fight_pool")) == 9
    assert len(game.hand()) == 3
    game.done("combo")


def test_a_potion_that_ends_the_fight_does_nothing_more(hunt: Hunt) -> None:
    game = hunt("moth", hand=["hit", "rest"], trail=True, potions=["petri_philter"])
    game.pick("potion:petri_philter")
    assert game.zone("A.trophies") == ["moth"]
    assert game.events("drawn") == []
    game.done("lose_trashed")


def test_every_potion_of_the_box_is_tested_here() -> None:
    text = Path(__file__).read_text("utf-8")
    assert [p for p in base().potions if f'"{p}"' not in text and f".{p}" not in text] == []
