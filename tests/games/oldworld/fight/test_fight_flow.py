"""The course of a fight: pools, turns, combos, damage (W6.1 to W6.9)."""

from __future__ import annotations

from typing import Any

import pytest
from helpers.oldworld.arena import Duel, Hunt
from helpers.oldworld.scenes import Scene


def pool(game: Scene) -> int:
    return len(game.zone("fight_pool"))


@pytest.mark.rule("W6.1", "W6.3")
def test_pools_are_made_and_the_hand_is_kept(hunt: Hunt) -> None:
    game = hunt(hand=["hit"], deck=["rest"], discard=["guard", "guard"], attacks=["calm"])
    assert pool(game) == 10
    assert sorted(game.deck()) == ["guard", "guard", "rest"]
    assert game.hand() == ["hit"]
    assert game.discard() == []
    assert game.asked() == ("B", "attack")
    game.done("attack")


@pytest.mark.rule("W6.3")
def test_a_trail_gives_the_first_turn(hunt: Hunt) -> None:
    game = hunt(hand=["hit", "rest"], trail=True)
    assert game.asked() == ("A", "combo")
    game.done("combo")


@pytest.mark.rule("W6.3")
@pytest.mark.parametrize("trail", [True, False])
def test_fight_turns_alternate(hunt: Hunt, trail: bool) -> None:
    cards: dict[str, Any] = {"hand": ["hit", "rest"], "deck": ["rest"] * 9}
    game = hunt(**cards, attacks=["calm", "calm"], trail=trail)
    order = ["A", "B", "A", "B"] if trail else ["B", "A", "B", "A"]
    asked = []
    for _ in order:
        asked.append(game.asked()[0])
        game.pick("play:rest" if asked[-1] == "A" else "charge")
    assert asked == order
    game.done("combo" if trail else "attack")


@pytest.mark.rule("W6.1")
def test_the_deck_is_shuffled_before_a_fight(hunt: Hunt) -> None:
    game = hunt(hand=["hit"], deck=["rest", "rest"], discard=["guard"], begin=False)
    game.pick("fight:plain")
    assert "A.deck" in game.shuffles()
    game.done("attack")


@pytest.mark.rule("W6.3")
@pytest.mark.parametrize("terrain", ["mountain", "water"])
def test_trail_of_another_terrain_does_not_count(hunt: Hunt, terrain: str) -> None:
    place = {"mountain": "kaer_morhen", "water": "cidaris"}[terrain]
    game = hunt(hand=["hit", "rest"], trails={terrain: place})
    assert game.trails() == {terrain: place}
    assert game.asked() == ("B", "attack")
    game.done("attack")


@pytest.mark.rule("W6.3")
def test_trail_quest_does_not_count_as_trail(hunt: Hunt) -> None:
    game = hunt(hand=["hit", "rest"], trail_quests={"forest": "vizima"})
    assert game.asked() == ("B", "attack")
    game.done("attack")


@pytest.mark.rule("W6.4")
def test_a_combo_needs_matching_colours(hunt: Hunt) -> None:
    game = hunt(hand=["green_link", "hit", "guard", "rest", "study"], trail=True)
    game.expect("play:green_link", "play:hit", "play:guard", "play:rest", "play:study")
    game.pick("play:green_link")
    game.expect("play:hit", "play:rest", "done")
    game.refuse("play:guard")
    game.pick("play:hit")  # hit has no extension: the combo is laid
    assert pool(game) == 10 - 1 - 2
    game.done("attack")


@pytest.mark.rule("W6.4")
def test_only_the_matched_extension_counts(hunt: Hunt) -> None:
    game = hunt(hand=["green_link", "rest", "hit"], trail=True)
    game.pick("play:green_link", "play:rest")
    assert pool(game) == 10
    assert game.shield() == 1
    game.done("attack")


@pytest.mark.rule("W6.4")
def test_combo_may_stop_without_extension(hunt: Hunt) -> None:
    game = hunt(hand=["green_link", "hit"], trail=True)
    game.pick("play:green_link", "done")
    assert pool(game) == 10
    game.done("attack")


@pytest.mark.rule("W6.4")
def test_non_empty_hand_must_play_a_card(hunt: Hunt) -> None:
    game = hunt(hand=["hit", "rest"], trail=True)
    game.refuse("done")
    game.done("combo")


@pytest.mark.rule("W6.4")
def test_an_empty_hand_plays_nothing_and_draws(hunt: Hunt) -> None:
    game = hunt(hand=[], combat=2, trail=True)
    assert len(game.hand()) == 2
    assert game.asked() == ("B", "attack")
    game.done("attack")


@pytest.mark.rule("W6.4")
def test_the_combo_is_discarded_first_card_lowest(hunt: Hunt) -> None:
    game = hunt(hand=["link", "green_link", "rest"], trail=True)
    game.pick("play:link", "play:green_link", "play:rest")
    assert game.discard() == ["link", "green_link", "rest"]
    game.done("attack")


@pytest.mark.rule("W6.4")
@pytest.mark.parametrize(
    "combat,card,drawn",
    [*((level, "rest", level) for level in (1, 2, 3, 4, 5)), (1, "study", 3), (5, "tired", 3)],
)
def test_the_draw_step(hunt: Hunt, combat: int, card: str, drawn: int) -> None:
    game = hunt(hand=[card], combat=combat, trail=True)
    assert len(game.hand()) == drawn
    game.done("attack")


@pytest.mark.rule("W6.4")
def test_drawing_below_zero_is_zero(hunt: Hunt) -> None:
    game = hunt(hand=["tired"], combat=1, trail=True)
    assert game.hand() == []
    assert len(game.deck()) == 6
    game.done("attack")


@pytest.mark.rule("W6.4")
def test_an_empty_deck_is_not_reshuffled(hunt: Hunt) -> None:
    game = hunt(hand=["hit", "rest"], deck=[], combat=4, trail=True)
    game.pick("play:hit")
    assert game.hand() == ["rest"]
    assert game.discard() == ["hit"]
    game.done("attack")


@pytest.mark.rule("W6.4", "W5.4")
def test_the_hand_limit_holds_in_the_draw_step(hunt: Hunt) -> None:
    game = hunt(hand=["hit"] + ["rest"] * 5, combat=4, trail=True)
    game.pick("play:hit")
    assert len(game.hand()) == 7
    game.done("attack")


@pytest.mark.rule("W6.4", "W6.6")
def test_shield_rises_up_to_the_defense_level(hunt: Hunt) -> None:
    game = hunt(hand=["guard3"], shield=0, defense=2, trail=True)
    assert game.shield() == 2
    game.done("attack")


@pytest.mark.rule("W6.6")
def test_take_back_takes_the_top_discard_not_the_combo(duel: Duel) -> None:
    game = duel({"hand": ["hit", "memory", "rest"]}, {"hand": ["hit", "rest"], "shield": 4})
    game.pick("play:hit", "play:rest")
    assert game.discard()[-1] == "hit"
    game.pick("play:memory")
    assert "hit" in game.hand()
    assert game.discard() == ["memory"]
    game.done("combo")


@pytest.mark.rule("W6.6")
def test_take_back_without_discards_does_nothing(hunt: Hunt) -> None:
    game = hunt(hand=["memory", "rest"], trail=True)
    game.pick("play:memory")
    assert game.discard() == ["memory"]
    game.done("attack")


@pytest.mark.rule("W6.6")
def test_a_returned_card_goes_to_the_hand_and_the_others_to_the_discards(hunt: Hunt) -> None:
    game = hunt(hand=["link", "boomerang"], trail=True, combat=1)
    game.pick("play:link", "play:boomerang")
    assert game.hand() == ["boomerang", "rest"]
    assert game.discard() == ["link"]
    game.done("attack")


@pytest.mark.rule("W6.6")
def test_the_choice_between_specials(hunt: Hunt) -> None:
    more = {
        "action": [
            {
                "id": "both",
                "name": "both",
                "colour": "red",
                "cost": 1,
                "terrain": "wild",
                "symbols": {"take_back": 1, "return_card": True},
            }
        ]
    }
    attacks = ["calm"] * 3
    game = hunt(hand=["both", "hit"], trail=True, more=more, attacks=attacks, combat=2)
    game.pick("play:hit")
    game.pick("charge")
    game.pick("play:both")
    game.expect("take_back", "return:both")
    game.pick("take_back")
    assert game.hand()[:2] == ["both", "hit"]
    game.done("attack")


# -- damage ---------------------------------------------------------------------------------------


@pytest.mark.rule("W6.5")
def test_damage_takes_shield_then_deck_then_chosen_hand_cards(hunt: Hunt) -> None:
    game = hunt(hand=["hit", "guard", "rest"], deck=["study"], shield=1, attacks=["c2b5", "c2b5"])
    game.pick("charge", seat="B")
    assert game.shield() == 0
    assert game.discard() == ["study"]
    game.pick("play:rest")
    assert game.hand() == ["guard", "hit"]
    game.pick("charge", seat="B")  # no deck, two cards of the hand: both go, one after the other
    game.pick("discard:guard")
    assert game.events("fight_over")[0].args == ("lost",)
    game.done("take_card")


@pytest.mark.rule("W6.5")
def test_hand_cards_are_chosen_by_their_owner(hunt: Hunt) -> None:
    game = hunt(hand=["hit", "guard", "rest"], deck=[], shield=0, attacks=["c2b5"])
    game.pick("charge", seat="B")
    assert game.asked() == ("A", "damage")
    game.expect("discard:hit", "discard:guard", "discard:rest")
    game.pick("discard:guard")
    assert game.hand() == ["hit", "rest"]
    game.pick("discard:rest")
    # The last card must be played, and with it the life pool is played out.
    assert game.told("played") == ["hit"]
    game.done("take_card")


@pytest.mark.rule("W6.5")
def test_damage_to_a_monster_discards_from_its_pool(hunt: Hunt) -> None:
    game = hunt(hand=["hit3"], trail=True, attacks=["c2b5", "c9b1", "c1b1"])
    assert pool(game) == 7
    assert sorted(game.zone("fight_discard")) == ["c1b1", "c2b5", "c9b1"]
    assert game.zone("fight_discard")[0] == "c2b5"
    game.done("attack")


@pytest.mark.rule("W6.5")
def test_damage_to_a_witcher(duel: Duel) -> None:
    game = duel(
        {"hand": ["hit5", "rest"]},
        {"hand": ["rest", "hit", "guard"], "deck": ["hit", "guard", "rest"]},
    )
    game.pick("play:hit5")  # 1 shield, 3 of the deck, 1 of choice
    assert game.asked() == ("B", "damage")
    assert game.discard("B") == ["hit", "guard", "rest"]
    game.pick("discard:hit")
    assert game.shield("B") == 0
    assert game.discard("B") == ["hit", "guard", "rest", "hit"]
    assert game.asked() == ("B", "combo")
    game.done("combo")


# -- the monster's turn ---------------------------------------------------------------------------


@pytest.mark.rule("W6.7")
def test_the_attack_is_named_before_its_card_is_seen(hunt: Hunt) -> None:
    game = hunt(hand=["rest"], attacks=["c2b5"], shield=0)
    assert all(mask == 0 for mask in (game.state.known[s] for s in game.state.common("fight_pool")))
    game.expect("bite", "charge")
    game.pick("bite", seat="B")
    assert game.zone("fight_discard") == ["c2b5"]
    assert len(game.discard()) == 5 + 1
    game.done("attack")


@pytest.mark.rule("W6.7")
def test_the_choice_goes_round_counter_clockwise_without_the_fighter(hunt: Hunt) -> None:
    game = hunt(seats="ABCD", hand=["rest"], deck=["rest"] * 9)
    asked = []
    for _ in range(5):
        asked.append(game.asked()[0])
        game.pick("charge")
    assert asked == ["D", "C", "B", "D", "C"]
    game.done("attack")


@pytest.mark.rule("W6.7", "W6.8")
def test_damage_by_level_and_by_attribute(hunt: Hunt) -> None:
    game = hunt("plain3", hand=["rest"], attacks=["mirror", "mirror"], alchemy=2, shield=0,
                deck=["rest"] * 12)  # fmt: skip
    game.pick("charge")
    assert len(game.discard()) == 2 + 1
    game.pick("bite")
    assert len(game.discard()) == 3 + 5 + 1
    game.done("attack")


@pytest.mark.rule("W6.8")
def test_random_discards_come_from_the_hand(hunt: Hunt) -> None:
    game = hunt("plain2", hand=["hit", "guard", "rest"], attacks=["lose"], shield=1,
                chance=["discard:guard", "discard:hit"])  # fmt: skip
    game.pick("charge")
    assert game.shield() == 1
    assert game.discard()[:2] == ["guard", "hit"]
    game.done("attack")


@pytest.mark.rule("W6.8")
def test_a_short_hand_discards_from_the_deck(hunt: Hunt) -> None:
    game = hunt("plain3", hand=["hit"], deck=["guard", "study", "rest"], attacks=["lose"])
    game.pick("charge")
    assert game.discard()[:3] == ["hit", "guard", "study"]
    game.done("attack")


@pytest.mark.rule("W6.8")
def test_a_chosen_card_is_trashed(hunt: Hunt) -> None:
    game = hunt(hand=["hit", "guard"], attacks=["lose"])
    game.pick("bite")
    assert game.asked() == ("A", "lose_trashed")
    game.pick("trash:guard")
    assert "guard" not in game.discard()
    assert "guard" in game.zone("box")
    game.done("attack")


@pytest.mark.rule("W6.8")
def test_with_an_empty_hand_the_top_of_the_deck_is_trashed(hunt: Hunt) -> None:
    game = hunt(hand=[], deck=["study", "rest", "rest"], attacks=["lose"])
    game.pick("bite")
    assert "study" in game.zone("box")
    assert len(game.zone("A.deck")) == 1
    game.done("attack")


@pytest.mark.rule("W6.8")
def test_attributes_fall_but_not_below_one_nor_from_five(hunt: Hunt) -> None:
    game = hunt(hand=["rest"], attacks=["drain", "drain", "drain"], combat=2)
    game.pick("charge")
    assert game.attr("combat") == 1
    game.pick("charge")
    assert game.attr("combat") == 1
    game.state.attrs[0] = 5
    game.pick("charge")
    assert game.attr("combat") == 5
    game.done("attack")


@pytest.mark.rule("W6.21", "W6.8")
def test_a_falling_defense_takes_the_shield_with_it(hunt: Hunt) -> None:
    game = hunt(hand=["rest"], attacks=["drain"], defense=3, shield=3)
    game.pick("bite")
    assert game.attr("defense") == 2
    assert game.shield() == 2
    game.done("attack")


@pytest.mark.rule("W9.2")
def test_alone_a_die_names_the_attack(hunt: Hunt) -> None:
    game = hunt(seats="A", hand=["rest", "hit"], shield=0, attacks=["c2b5", "c2b5"],
                chance=["die:3", "die:4"], deck=["rest"] * 10,
                monsters={"water": ("plain2", "cidaris")})  # fmt: skip
    assert len(game.discard()) == 2
    game.pick("play:rest")
    assert len(game.discard()) == 2 + 1 + 5
    game.done("combo")


# -- the end --------------------------------------------------------------------------------------


@pytest.mark.rule("W6.9")
def test_a_monster_whose_last_card_does_not_knock_out_is_defeated(hunt: Hunt) -> None:
    game = hunt("moth", hand=["rest", "hit"], attacks=["c1b1"])
    game.pick("charge")
    assert game.zone("A.trophies") == ["moth"]
    assert game.asked() == ("A", "lose_trashed")
    game.done("lose_trashed")


@pytest.mark.rule("W6.9", "W6.11")
def test_a_last_card_that_knocks_out_drives_the_monster_away(hunt: Hunt) -> None:
    game = hunt("moth", hand=["rest"], deck=[], shield=0, attacks=["c9b1"])
    game.pick("charge")
    assert game.events("fight_over")[0].args == ("driven_away",)
    game.done("take_card")


@pytest.mark.rule("W6.9")
def test_acting_player_wins_when_both_are_empty(hunt: Hunt) -> None:
    game = hunt("frail", hand=["link", "hit"], deck=[], trail=True)
    game.pick("play:link", "play:hit")
    assert game.zone("A.trophies") == ["frail"]
    game.done("lose_trashed")


@pytest.mark.rule("W6.9")
def test_playing_out_the_last_cards_loses(hunt: Hunt) -> None:
    game = hunt(hand=["hit"], deck=[], trail=True)
    assert game.events("fight_over")[0].args == ("lost",)
    game.done("take_card")


@pytest.mark.rule("W6.9")
def test_last_cards_that_deal_the_last_damage_win(duel: Duel) -> None:
    game = duel({"hand": ["hit3"], "deck": []}, {"hand": ["rest"], "deck": ["rest"]})
    assert game.events("fight_over")[0].args == ("attacker",)
    game.done("take_card")


@pytest.mark.rule("W6.9")
def test_a_fight_of_returning_cards_comes_to_an_end(duel: Duel) -> None:
    game = duel({"hand": ["boomerang"], "deck": []}, {"hand": ["boomerang"], "deck": []})
    assert game.events("fight_over")[0].args == ("defender",)  # as many cards on both sides
    assert len(game.events("fight_turn")) == 20
    game.done("take_card")
