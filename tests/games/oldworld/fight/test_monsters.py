"""The ability of every monster of the box (W6.3)."""

from __future__ import annotations

from pathlib import Path

import pytest
from helpers.oldworld.arena import Hunt, attack
from helpers.oldworld.scenes import Scene

from sevencats.games.oldworld.packs.load import base

pytestmark = pytest.mark.rule("W6.3")

CALM = ["calm"] * 3


def pool(game: Scene) -> int:
    return len(game.zone("fight_pool"))


# -- level I --------------------------------------------------------------------------------------


def test_arachas_takes_a_card_before_the_pool_is_made(hunt: Hunt) -> None:
    game = hunt("arachas", hand=["hit", "guard"], deck=["rest"], discard=["study"])
    assert game.asked() == ("A", "lose_discarded")
    assert game.discard() == ["study"]
    game.pick("discard:guard")
    assert sorted(game.deck()) == ["guard", "rest", "study"]  # it is part of the life pool
    assert game.hand() == ["hit"]
    game.done("attack")


def test_archespore_wants_a_potion(hunt: Hunt) -> None:
    game = hunt("archespore", hand=["hit"], potions=["swallow", "cat"])
    assert game.asked() == ("A", "lose_potion")
    game.pick("discard:swallow")
    assert game.zone("A.potions") == ["cat"]
    assert game.zone("potion_discard") == ["swallow"]
    assert game.state.fight.potions == (0, 0)
    game.done("attack")


def test_archespore_cannot_be_fought_without_a_potion(hunt: Hunt) -> None:
    game = hunt("archespore", hand=["hit"], begin=False)
    game.refuse("fight:archespore")
    game.done("phase2")


def test_barghest_lowers_the_shield(hunt: Hunt) -> None:
    game = hunt("barghest", hand=["hit"], shield=2, defense=3)
    assert game.shield() == 1
    game.done("attack")


def test_drowners_nest_takes_a_card_of_the_deck(hunt: Hunt) -> None:
    game = hunt("drowners_nest", hand=["hit"], deck=["rest", "guard"], discard=["study"])
    assert game.asked() == ("A", "lose_discarded")
    game.expect("discard:rest", "discard:guard", "discard:study")
    game.pick("discard:guard")
    assert game.discard() == ["guard"]
    assert sorted(game.deck()) == ["rest", "study"]
    assert game.hand() == ["hit"]
    game.done("attack")


def test_ekimmara_takes_a_card_from_those_without_its_trail(hunt: Hunt) -> None:
    game = hunt("ekimmara", hand=["hit", "guard"], deck=["rest"], discard=["study"])
    assert sorted(game.deck()) == ["rest", "study"]
    game.pick("discard:hit")
    assert game.discard() == ["hit"]
    assert game.hand() == ["guard"]
    game.done("attack")


def test_ekimmara_spares_those_with_its_trail(hunt: Hunt) -> None:
    game = hunt("ekimmara", hand=["hit", "guard"], trail=True)
    assert game.asked() == ("A", "combo")
    game.done("combo")


@pytest.mark.parametrize(
    "card,shield,side",
    [("c2b5", 0, "bite"), ("c9b1", 0, "charge"), ("trash3", 2, "bite"), ("lose", 4, "charge")],
)
def test_foglet_attacks_with_worse_side_first(
    hunt: Hunt, card: str, shield: int, side: str
) -> None:
    hand = ["hit", "guard"] if card == "lose" else ["hit"]
    game = hunt("foglet", hand=hand, attacks=[card, *CALM], shield=shield, defense=4,
                deck=["rest"] * 12, chance=["discard:hit"] * (card == "lose"))  # fmt: skip
    assert game.events("attack")[0].args == (side,)
    if game.asked()[1] == "combo":
        game.pick("play:guard", seat="A")
    assert game.asked() == ("B", "attack")  # the second attack is named as ever
    game.done("attack")


def test_the_worst_attack_is_found_with_what_changes_its_damage(hunt: Hunt) -> None:
    """A weakness takes 2 from a charge of 2, so a bite that discards one card is worse."""
    weak = {"id": "weak_foglet", "level": 1, "life": 10}
    weak["traits"] = [{"rule": "worst_attack"}, {"rule": "attack", "n": -2}]
    more = {"monster": [weak], "fight_card": [attack("c2d1", {"damage": 2}, {"discard": 1})]}
    game = hunt("weak_foglet", hand=["hit"], attacks=["c2d1", *CALM], shield=0, more=more,
                deck=["rest"] * 12)  # fmt: skip
    assert game.events("attack")[0].args == ("bite",)
    game.done("attack")


def test_foglet_is_named_when_both_sides_are_as_bad(hunt: Hunt) -> None:
    game = hunt("foglet", hand=["hit"], attacks=["c1b1", *CALM], shield=0)
    assert game.asked() == ("B", "attack")
    assert game.zone("fight_discard") == ["c1b1"]
    game.pick("bite")
    assert len(game.discard()) == 2
    game.done("attack")


def test_ghouls_nest_loses_two_cards_at_most_in_the_first_turn(hunt: Hunt) -> None:
    game = hunt("ghouls_nest", hand=["hit5", "hit3"], trail=True, attacks=CALM * 2)
    game.pick("play:hit5")
    assert pool(game) == 12 - 2
    game.pick("charge")
    game.pick("play:hit3")
    assert pool(game) == 12 - 2 - 1 - 3
    game.done("attack")


def test_ghouls_nest_counts_potions_too(hunt: Hunt) -> None:
    game = hunt("ghouls_nest", hand=["hit3"], trail=True, potions=["petri_philter"])
    game.pick("potion:petri_philter")
    game.pick("play:hit3")
    assert pool(game) == 12 - 2
    game.done("attack")


def test_harpy_stops_drawing_by_combat_in_the_first_turn(hunt: Hunt) -> None:
    game = hunt("harpy", hand=["study", "hit"], combat=3, trail=True, deck=["rest"] * 9,
                attacks=CALM * 2)  # fmt: skip
    game.pick("play:study")
    assert len(game.hand()) == 1 + 2
    game.pick("charge")
    game.pick("play:hit")
    assert len(game.hand()) == 2 + 3
    game.done("attack")


@pytest.mark.parametrize("card,drawn", [("hit", 1), ("rest", 2)])
def test_nekkers_nest_draws_less_without_green(hunt: Hunt, card: str, drawn: int) -> None:
    game = hunt("nekkers_nest", hand=[card], combat=2, trail=True)
    assert len(game.hand()) == drawn
    game.done("attack")


def test_nekkers_nest_counts_a_green_card_that_returned(hunt: Hunt) -> None:
    game = hunt("nekkers_nest", hand=["boomerang"], combat=2, trail=True)
    assert len(game.hand()) == 1 + 2
    game.done("attack")


def test_rotfiend_leaves_one_card_for_phase_three(hunt: Hunt) -> None:
    more = {"monster": [{"id": "rotfiend", "life": 2}]}
    game = hunt("rotfiend", hand=["hit3", "rest"], trail=True, more=more)
    game.pick("play:hit3", "trash:rest")
    assert game.asked()[1] == "gain"
    assert len(game.hand()) == 1
    game.done("gain")


def test_rotfiend_changes_nothing_for_those_it_beats(hunt: Hunt) -> None:
    game = hunt("rotfiend", hand=["rest"], deck=["rest"] * 2, shield=0, attacks=["c9b1"])
    game.pick("charge")
    game.pick("take:precise_cut_1")
    assert len(game.hand()) == 2
    game.done("gain")


# -- level II -------------------------------------------------------------------------------------


def test_fiend_mutes_purple(hunt: Hunt) -> None:
    game = hunt("fiend", hand=["sign", "hit"], shield=0, combat=1, trail=True)
    game.pick("play:sign", "play:hit")
    assert pool(game) == 13 - 1
    assert game.shield() == 0
    assert len(game.hand()) == 1
    game.done("attack")


def test_grave_hag_hits_the_hand_first(hunt: Hunt) -> None:
    game = hunt("grave_hag", hand=["hit", "guard", "rest"], shield=1,
                attacks=["c2b5", "calm", "c2b5"])  # fmt: skip
    game.pick("charge")
    assert game.asked() == ("A", "damage")
    game.pick("discard:guard", "discard:rest")
    assert game.shield() == 1
    game.pick("charge")  # hit was played by itself and took a card; now damage goes as ever
    assert game.shield() == 0
    game.done("attack")


@pytest.mark.rule("W6.5")
@pytest.mark.parametrize("first,last", [("guard", "hit"), ("hit", "guard")])
def test_grave_hag_takes_the_excess_as_usual(hunt: Hunt, first: str, last: str) -> None:
    """The whole hand goes, in an order of choice: it decides what lies on top."""
    game = hunt("grave_hag", hand=["hit", "guard"], shield=1, attacks=["c2b5"])
    game.pick("bite", f"discard:{first}")
    assert game.shield() == 0
    assert game.discard()[:4] == [first, last, "rest", "rest"]
    game.done("attack")


@pytest.mark.parametrize("combat,card,drawn", [(1, "rest", 1), (2, "rest", 1), (3, "rest", 2)])
def test_griffin_slows_drawing(hunt: Hunt, combat: int, card: str, drawn: int) -> None:
    game = hunt("griffin", hand=[card], combat=combat, trail=True)
    assert len(game.hand()) == drawn
    game.done("attack")


def test_manticore_trades_damage_for_a_card(hunt: Hunt) -> None:
    game = hunt("manticore", hand=["hit", "guard"], shield=0, attacks=["c2b5", "lose"],
                chance=["discard:guard"])  # fmt: skip
    game.pick("charge")
    assert game.discard()[:2] == ["rest", "guard"]
    game.done("attack")


def test_manticore_without_damage_takes_no_card(hunt: Hunt) -> None:
    game = hunt("manticore", hand=["hit", "guard", "rest"], attacks=["lose"])
    game.pick("bite")
    game.pick("trash:guard")
    assert game.hand() == ["hit", "rest"]
    game.done("combo")


def test_nightwraith_draws_the_first_card_of_the_first_combo(hunt: Hunt) -> None:
    game = hunt("nightwraith", hand=["hit", "green_link", "guard"], trail=True, attacks=CALM,
                chance=["play:green_link"])  # fmt: skip
    assert game.asked() == ("A", "combo")
    game.expect("play:hit", "done")
    game.pick("done")
    game.pick("charge")
    game.expect("play:guard", "play:hit", "play:rest")
    game.done("combo")


def test_noonwraith_lets_the_shield_rise_by_one_a_turn(hunt: Hunt) -> None:
    game = hunt("noonwraith", hand=["guard3", "guard3"], shield=0, defense=4, trail=True,
                potions=["golden_oriole"], attacks=CALM)  # fmt: skip
    game.pick("potion:golden_oriole")
    assert game.shield() == 1
    assert game.events("put_away")  # both cards are alike: one was played by itself
    game.pick("charge")
    game.pick("play:guard3")
    assert game.shield() == 2
    game.done("attack")


def test_penitent_takes_no_damage_from_the_first_turn_without_its_trail(hunt: Hunt) -> None:
    game = hunt("penitent", hand=["hit3", "hit5"], attacks=CALM, potions=["thunderbolt"])
    game.pick("charge")
    game.pick("potion:thunderbolt")
    game.pick("play:hit3")
    assert pool(game) == 14 - 1
    game.pick("charge")
    game.pick("play:hit5")
    assert pool(game) == 14 - 2 - 5
    game.done("attack")


def test_penitent_with_its_trail_is_normal(hunt: Hunt) -> None:
    game = hunt("penitent", hand=["hit3"], trail=True)
    assert pool(game) == 14 - 3
    game.done("attack")


def test_water_hag_allows_one_potion(hunt: Hunt) -> None:
    game = hunt("water_hag", hand=["hit", "rest"], trail=True, alchemy=3,
                potions=["thunderbolt", "tawny_owl"])  # fmt: skip
    game.pick("potion:thunderbolt")
    assert game.asked() == ("A", "combo")
    game.done("combo")


def test_weavess_lowers_defense_permanently(hunt: Hunt) -> None:
    game = hunt("weavess", hand=["hit"], defense=3, shield=3)
    assert game.attr("defense") == 2
    assert game.shield() == 2
    game.done("attack")


def test_werewolf_lowers_the_shield_by_two(hunt: Hunt) -> None:
    game = hunt("werewolf", hand=["hit"], defense=3, shield=3)
    assert game.shield() == 1
    game.done("attack")


def test_whispess_punishes_yellow(hunt: Hunt) -> None:
    game = hunt("whispess", hand=["guard", "hit"], defense=4, shield=4, trail=True, attacks=CALM)
    game.pick("play:guard")
    assert game.shield() == 4 - 2 + 1
    game.pick("charge")
    game.pick("play:hit")
    assert game.shield() == 3
    game.done("attack")


def test_wyvern_takes_a_random_card_after_its_first_attack(hunt: Hunt) -> None:
    game = hunt("wyvern", hand=["hit", "guard"], attacks=CALM, chance=["discard:hit"])
    game.pick("charge")
    assert game.discard() == ["hit", "guard"]  # guard was the last card and had to be played
    assert len(game.hand()) == 1
    game.pick("charge")
    assert game.discard() == ["hit", "guard", "rest"]
    game.done("attack")


# -- level III ------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", ["green_link", "yellow_link"])
def test_brewess_weakens_green_and_yellow_combos(hunt: Hunt, first: str) -> None:
    game = hunt("brewess", hand=[first, "hit"], trail=True)
    game.pick(f"play:{first}", "play:hit")
    extension = 2 if first == "green_link" else 0
    assert pool(game) == 17 - (1 + extension - 1)
    game.done("attack")


def test_brewess_minds_no_other_combo(hunt: Hunt) -> None:
    game = hunt("brewess", hand=["hit3"], trail=True)
    assert pool(game) == 14
    game.done("attack")


def test_bruxa_is_fierce_with_her_last_two_cards(hunt: Hunt) -> None:
    more = {"monster": [{"id": "bruxa", "life": 3}]}
    game = hunt("bruxa", hand=["rest"], shield=0, deck=["rest"] * 16, more=more,
                attacks=["c2b5", "c2b5", "c2b5"])  # fmt: skip
    taken = []
    for _ in range(2):
        before = len(game.deck())
        game.pick("charge")
        taken.append(before - len(game.deck()) - 1)
    assert taken == [2, 4]  # three cards left, then two
    game.pick("charge")
    assert game.events("damage")[0].args == (4,)  # the last one
    game.done("gain")


def test_bruxa_adds_nothing_to_an_attack_without_damage(hunt: Hunt) -> None:
    more = {"monster": [{"id": "bruxa", "life": 2}]}
    game = hunt("bruxa", hand=["rest"], shield=0, more=more, attacks=["lose"])
    game.pick("bite")
    assert game.discard() == []
    assert len(game.zone("A.deck")) == 5
    game.done("attack")


def test_glustyworp_takes_one_damage_in_the_first_turn(hunt: Hunt) -> None:
    game = hunt("glustyworp", hand=["hit5", "hit3"], trail=True, attacks=CALM,
                potions=["thunderbolt"])  # fmt: skip
    game.pick("potion:thunderbolt")
    assert pool(game) == 17
    game.pick("play:hit5")
    assert pool(game) == 17
    game.pick("charge")
    game.pick("play:hit3")
    assert pool(game) == 13
    game.done("attack")


@pytest.mark.rule("W6.21")
def test_leshen_weakens_defense_for_the_fight_only(hunt: Hunt) -> None:
    more = {"monster": [{"id": "leshen", "life": 3}]}
    game = hunt("leshen", hand=["guard3", "hit3"], defense=3, shield=3, trail=True, more=more,
                attacks=CALM)  # fmt: skip
    assert game.shield() == 2
    assert game.attr("defense") == 3
    game.state.shield[0] = 0
    game.pick("play:guard3")
    assert game.shield() == 2
    game.pick("charge")
    game.pick("play:hit3")
    assert game.shield() == 3  # the fight is over
    game.done("lose_trashed")


def test_leshen_lowers_no_defense_below_one(hunt: Hunt) -> None:
    game = hunt("leshen", hand=["guard"], defense=1, shield=1)
    assert game.shield() == 1
    game.done("attack")


def test_striga_lowers_the_shield_by_the_cards_of_the_hand(hunt: Hunt) -> None:
    game = hunt("striga", hand=["hit", "rest"], defense=4, shield=4)
    assert game.shield() == 2
    game.done("attack")


def test_yghern_weakens_blue_combos(hunt: Hunt) -> None:
    game = hunt("yghern", hand=["link", "hit3", "hit"], trail=True, attacks=CALM)
    game.pick("play:link", "play:hit3")
    assert pool(game) == 18 - 3
    game.done("attack")


def test_yghern_damage_is_never_negative(hunt: Hunt) -> None:
    game = hunt("yghern", hand=["hit"], trail=True)
    assert pool(game) == 18
    game.done("attack")


def test_every_monster_of_the_box_is_tested_here() -> None:
    """A new monster needs a scenario of its own."""
    text = Path(__file__).read_text("utf-8")
    assert [m for m in base().monsters if f'"{m}"' not in text] == []
