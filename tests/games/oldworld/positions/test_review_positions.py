"""Positions written from the rules alone, before anything was run: each has what the clauses that
its note names demand of it (``review/name.expect.json``, a part of the outcome)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from helpers.position_files import assert_part, decoded, expected, position_files, run_command

from sevencats.games.oldworld.positions.runner import play_position
from sevencats.kernel.errors import BadData

HERE = Path(__file__).parent / "review"
FILES = position_files(HERE)
CASES = [
    pytest.param("move_wild_to_water", marks=pytest.mark.rule("W2.1")),
    pytest.param("move_card_and_gold_last_card", marks=pytest.mark.rule("W2.1")),
    pytest.param("move_one_wrong_card_no_gold", marks=pytest.mark.rule("W2.1")),
    pytest.param("move_two_cards_no_gold", marks=pytest.mark.rule("W2.1", "W2.2")),
    pytest.param("behelt_nar_is_a_school", marks=pytest.mark.rule("W2.6", "W3.6")),
    pytest.param("same_action_twice", marks=pytest.mark.rule("W2.3")),
    pytest.param("start_place_after_return", marks=pytest.mark.rule("W2.3")),
    pytest.param("poker_at_start_place", marks=pytest.mark.rule("W2.3", "W2.4")),
    pytest.param("poker_pair_second_spare", marks=pytest.mark.rule("W2.4")),
    pytest.param("poker_pair_third_spare", marks=pytest.mark.rule("W2.4")),
    pytest.param("poker_full_house_three_first", marks=pytest.mark.rule("W2.4")),
    pytest.param("poker_two_pairs_lower_next", marks=pytest.mark.rule("W2.4")),
    pytest.param("poker_straight_over_three", marks=pytest.mark.rule("W2.5")),
    pytest.param("poker_nothing", marks=pytest.mark.rule("W2.5")),
    pytest.param("poker_dead_tie", marks=pytest.mark.rule("W2.4")),
    pytest.param("poker_reroll_order", marks=pytest.mark.rule("W2.4")),
    pytest.param("poker_two_rivals", marks=pytest.mark.rule("W2.4")),
    pytest.param("poker_then_only_the_other", marks=pytest.mark.rule("W2.4", "W4.2")),
    pytest.param("locals_right_hand", marks=pytest.mark.rule("W3.4")),
    pytest.param("locals_tie", marks=pytest.mark.rule("W3.4", "W2.4")),
    pytest.param("school_price_by_level", marks=pytest.mark.rule("W3.6")),
    pytest.param("school_defense_five", marks=pytest.mark.rule("W3.6", "W3.2")),
    pytest.param("school_fifth_potion", marks=pytest.mark.rule("W3.2", "W3.3")),
    pytest.param("place_above_level", marks=pytest.mark.rule("W3.1")),
    pytest.param("level_four_draws_two", marks=pytest.mark.rule("W6.16")),
    pytest.param("level_up_hand_limit", marks=pytest.mark.rule("W6.16", "W5.4")),
    pytest.param("level_kept_when_low", marks=pytest.mark.rule("W6.16")),
    pytest.param("potion_nothing_anywhere", marks=pytest.mark.rule("W1.11", "W3.3")),
    pytest.param("exchange_takes", marks=pytest.mark.rule("W3.5", "W3.9", "W1.9")),
    pytest.param("exchange_one_for_two", marks=pytest.mark.rule("W3.5")),
    pytest.param("rumours_redraw", marks=pytest.mark.rule("W3.7")),
    pytest.param("rumours_only_this_place_left", marks=pytest.mark.rule("W3.7")),
    pytest.param("rumours_replace_quest", marks=pytest.mark.rule("W3.7")),
    pytest.param("rumours_replace_trail", marks=pytest.mark.rule("W3.7")),
    pytest.param("trail_quest_flips", marks=pytest.mark.rule("W3.7")),
    pytest.param("alms_two_cards", marks=pytest.mark.rule("W3.8", "W3.9")),
    pytest.param("alms_short_deck", marks=pytest.mark.rule("W3.8", "W1.11")),
    pytest.param("keep_discards_come_back", marks=pytest.mark.rule("W5.1", "W5.2")),
    pytest.param("prices_by_place", marks=pytest.mark.rule("W5.3")),
    pytest.param("price_place_one", marks=pytest.mark.rule("W5.3", "W3.9")),
    pytest.param("price_place_six_two", marks=pytest.mark.rule("W5.3")),
    pytest.param("gain_none_payable", marks=pytest.mark.rule("W5.3")),
    pytest.param("gain_not_with_itself", marks=pytest.mark.rule("W5.3")),
    pytest.param("short_pool_places", marks=pytest.mark.rule("W5.3", "W1.11")),
    pytest.param("refill_remakes_deck", marks=pytest.mark.rule("W1.11")),
    pytest.param("draw_more_up_to_seven", marks=pytest.mark.rule("W5.4", "W5.2")),
    pytest.param("draw_less_than_none", marks=pytest.mark.rule("W5.2", "W4.7")),
    pytest.param("phase2_all_kinds", marks=pytest.mark.rule("W4.1", "W4.2", "W4.3")),
    pytest.param("monster_at_a_school", marks=pytest.mark.rule("W4.2")),
    pytest.param("monster_at_the_closed_tavern", marks=pytest.mark.rule("W4.2", "W6.2")),
    pytest.param("meditate_fatigue_one", marks=pytest.mark.rule("W4.3", "W6.15")),
    pytest.param("meditate_fewer_cards_than_fatigue", marks=pytest.mark.rule("W6.15", "W4.7")),
    pytest.param("meditate_last_step", marks=pytest.mark.rule("W6.17", "W4.3")),
    pytest.param("meditate_owned", marks=pytest.mark.rule("W4.3")),
    pytest.param("story_price_of_two_cards", marks=pytest.mark.rule("W4.4")),
    pytest.param("story_as_far_as_it_goes", marks=pytest.mark.rule("W4.7")),
    pytest.param("story_attribute_floor", marks=pytest.mark.rule("W4.7", "W6.8")),
    pytest.param("story_defense_takes_shield", marks=pytest.mark.rule("W6.21")),
    pytest.param("take_card_remade", marks=pytest.mark.rule("W4.6", "W1.11")),
    pytest.param("take_card_nowhere", marks=pytest.mark.rule("W4.6", "W1.11", "W4.7")),
    pytest.param("gain_trail_over_quest", marks=pytest.mark.rule("W4.6", "W3.7")),
    pytest.param("quest_other_terrain", marks=pytest.mark.rule("W4.5")),
    pytest.param("quest_no_tokens", marks=pytest.mark.rule("W4.5")),
    pytest.param("quest_resolved_token_back", marks=pytest.mark.rule("W7.1")),
    pytest.param("short_fight_event", marks=pytest.mark.rule("W7.1")),
    pytest.param("chooser_order_four", marks=pytest.mark.rule("W6.7")),
    pytest.param("chooser_not_the_fighter", marks=pytest.mark.rule("W6.7")),
    pytest.param("knocked_out_exactly", marks=pytest.mark.rule("W6.5", "W6.9", "W6.11")),
    pytest.param("beaten_draws_two", marks=pytest.mark.rule("W6.11", "W6.14", "W5.2")),
    pytest.param("beaten_quest_becomes_trail", marks=pytest.mark.rule("W6.11", "W3.7")),
    pytest.param("driven_away_one_left", marks=pytest.mark.rule("W6.11", "W6.12")),
    pytest.param("driven_away_none_left", marks=pytest.mark.rule("W6.9", "W6.11")),
    pytest.param("driven_away_comes_back", marks=pytest.mark.rule("W6.12")),
    pytest.param("played_out_driven_away", marks=pytest.mark.rule("W6.9", "W6.11")),
    pytest.param("both_empty_who_played", marks=pytest.mark.rule("W6.9")),
    pytest.param("no_cards_at_all", marks=pytest.mark.rule("W6.9", "W6.1")),
    pytest.param("matched_extension_only", marks=pytest.mark.rule("W6.4")),
    pytest.param("link_is_one_way", marks=pytest.mark.rule("W6.4")),
    pytest.param("link_three", marks=pytest.mark.rule("W6.4")),
    pytest.param("draw_modifier_below_zero", marks=pytest.mark.rule("W6.4", "W6.6")),
    pytest.param("draw_hand_limit", marks=pytest.mark.rule("W6.4", "W5.4")),
    pytest.param("no_reshuffle_in_fight", marks=pytest.mark.rule("W6.4")),
    pytest.param("shield_five_is_four", marks=pytest.mark.rule("W6.4", "W3.2")),
    pytest.param("take_back_not_the_combo", marks=pytest.mark.rule("W6.6")),
    pytest.param("take_back_top", marks=pytest.mark.rule("W6.6")),
    pytest.param("return_saves", marks=pytest.mark.rule("W6.6", "W6.9")),
    pytest.param("random_short_hand", marks=pytest.mark.rule("W6.8")),
    pytest.param("random_level_three", marks=pytest.mark.rule("W6.8")),
    pytest.param("trash_last_card", marks=pytest.mark.rule("W6.8", "W6.9")),
    pytest.param("lower_not_a_five", marks=pytest.mark.rule("W6.8")),
    pytest.param("lower_keeps_level", marks=pytest.mark.rule("W6.8", "W6.16")),
    pytest.param("card_16_bite", marks=pytest.mark.rule("W6.8", "W6.21")),
    pytest.param("card_13_bite_level_1", marks=pytest.mark.rule("W6.7", "W6.8")),
    pytest.param("victory_order", marks=pytest.mark.rule("W6.11", "W6.14", "W6.15")),
    pytest.param("fourth_wins_at_once", marks=pytest.mark.rule("W6.17")),
    pytest.param("spawn_two", marks=pytest.mark.rule("W6.12", "W6.11")),
    pytest.param("spawn_driven_reshuffled", marks=pytest.mark.rule("W6.12")),
    pytest.param("spawn_lower_twice", marks=pytest.mark.rule("W6.12")),
    pytest.param("extra_token_first", marks=pytest.mark.rule("W1.8")),
    pytest.param("extra_not_for_driven_away", marks=pytest.mark.rule("W1.8", "W6.11")),
    pytest.param("potions_gone_after", marks=pytest.mark.rule("W6.20")),
    pytest.param("duel_attacker_wins", marks=pytest.mark.rule("W6.10", "W6.14", "W6.2")),
    pytest.param("duel_gold_by_loser", marks=pytest.mark.rule("W6.10")),
    pytest.param("duel_defender_wins", marks=pytest.mark.rule("W6.10")),
    pytest.param("duel_second_victory", marks=pytest.mark.rule("W6.10")),
    pytest.param("duel_played_out", marks=pytest.mark.rule("W6.9")),
    pytest.param("duel_damage_defender_hand", marks=pytest.mark.rule("W6.5")),
    pytest.param("wagers_asked_clockwise", marks=pytest.mark.rule("W6.2")),
    pytest.param("wagers_settled", marks=pytest.mark.rule("W6.13")),
    pytest.param("wager_on_defender", marks=pytest.mark.rule("W6.13", "W6.10")),
    pytest.param("archespore_pays", marks=pytest.mark.rule("W6.3")),
    pytest.param("drowners_nest", marks=pytest.mark.rule("W6.3")),
    pytest.param("foglet_discards_over_damage", marks=pytest.mark.rule("W6.3", "W6.7")),
    pytest.param("ghouls_nest_second", marks=pytest.mark.rule("W6.3")),
    pytest.param("rotfiend", marks=pytest.mark.rule("W6.3", "W5.2")),
    pytest.param("fiend", marks=pytest.mark.rule("W6.3")),
    pytest.param("grave_hag_excess", marks=pytest.mark.rule("W6.3")),
    pytest.param("griffin_monster", marks=pytest.mark.rule("W6.3")),
    pytest.param("manticore_one_damage", marks=pytest.mark.rule("W6.3")),
    pytest.param("nightwraith", marks=pytest.mark.rule("W6.3")),
    pytest.param("noonwraith", marks=pytest.mark.rule("W6.3")),
    pytest.param("leshen_after", marks=pytest.mark.rule("W6.3", "W6.14")),
    pytest.param("leshen_bite", marks=pytest.mark.rule("W6.3", "W6.7")),
    pytest.param("weavess_five", marks=pytest.mark.rule("W6.3", "W6.8")),
    pytest.param("bruxa", marks=pytest.mark.rule("W6.3")),
    pytest.param("viper_1_order", marks=pytest.mark.rule("W8.1")),
    pytest.param("viper_4", marks=pytest.mark.rule("W8.1")),
    pytest.param("viper_potion_is_no_attack", marks=pytest.mark.rule("W8.1")),
    pytest.param("viper_short_pool", marks=pytest.mark.rule("W8.1")),
    pytest.param("viper_duel", marks=pytest.mark.rule("W8.1")),
    pytest.param("bear_next_turn", marks=pytest.mark.rule("W8.2")),
    pytest.param("bear_whispess", marks=pytest.mark.rule("W8.2")),
    pytest.param("cat_after_monster", marks=pytest.mark.rule("W8.3")),
    pytest.param("wolf_draws", marks=pytest.mark.rule("W8.4")),
    pytest.param("griffin_one", marks=pytest.mark.rule("W8.5")),
    pytest.param("griffin_any", marks=pytest.mark.rule("W8.5")),
    pytest.param("trophy_viper", marks=pytest.mark.rule("W6.22")),
    pytest.param("trophy_arachas_reshuffle", marks=pytest.mark.rule("W6.22", "W6.1")),
    pytest.param("solo_poker_table", marks=pytest.mark.rule("W9.2")),
    pytest.param("solo_attack_4", marks=pytest.mark.rule("W9.2")),
    pytest.param("solo_not_replaced", marks=pytest.mark.rule("W9.2", "W6.12")),
    pytest.param("solo_third_barred", marks=pytest.mark.rule("W9.4")),
    pytest.param("solo_third_open", marks=pytest.mark.rule("W9.4", "W9.3")),
    pytest.param("solo_one_monster_left_alone", marks=pytest.mark.rule("W9.4")),
    pytest.param("solo_sweep", marks=pytest.mark.rule("W9.2")),
    pytest.param("solo_none_gained_no_sweep", marks=pytest.mark.rule("W9.2", "W5.3")),
    pytest.param("two_offers_at_once", marks=pytest.mark.rule("W8.4", "W6.22")),
    pytest.param("offers_once_a_fight", marks=pytest.mark.rule("W8.4")),
    pytest.param("ghouls_scout_is_no_damage", marks=pytest.mark.rule("W6.3")),
    pytest.param("wyvern_knocks_out", marks=pytest.mark.rule("W6.3", "W6.9")),
    pytest.param("duel_no_monster_rules", marks=pytest.mark.rule("W6.22")),
    pytest.param("phase2_level_up_then_phase3", marks=pytest.mark.rule("W6.16", "W5.1")),
    pytest.param("solo_driven_level_empty", marks=pytest.mark.rule("W9.2", "W6.12")),
    pytest.param("solo_sweep_refills_two", marks=pytest.mark.rule("W9.2", "W3.9")),
    pytest.param("defeat_then_phase3_cap", marks=pytest.mark.rule("W6.11", "W5.2")),
    pytest.param("white_raffard_full_hand", marks=pytest.mark.rule("W5.4")),
    pytest.param("cat_potion_takes_the_last", marks=pytest.mark.rule("W6.9", "W6.4")),
    pytest.param("viper_duel_empty_deck", marks=pytest.mark.rule("W8.1", "W4.7")),
    pytest.param("alms_empty_pool", marks=pytest.mark.rule("W3.8", "W1.11")),
    pytest.param("school_once", marks=pytest.mark.rule("W2.3", "W3.6")),
    pytest.param("horse_to_behelt_nar", marks=pytest.mark.rule("W2.6", "W7.1")),
    pytest.param("script_option_not_swapped", marks=pytest.mark.rule("W4.4")),
    pytest.param("script_gain_not_swapped", marks=pytest.mark.rule("W5.3")),
    pytest.param("script_move_not_passed", marks=pytest.mark.rule("W2.1")),
    pytest.param("keep_four_equal", marks=pytest.mark.rule("W5.1")),
    pytest.param("alchemy_level_up_pays_move", marks=pytest.mark.rule("W6.16", "W2.2")),
    pytest.param("duel_loser_finds_no_zero_card", marks=pytest.mark.rule("W6.19", "W4.6", "W6.10")),
    pytest.param("played_out_by_draw_malus", marks=pytest.mark.rule("W6.9", "W6.4")),
    pytest.param("level_kept_potions_fall", marks=pytest.mark.rule("W6.4", "W6.8")),
    pytest.param("take_back_two", marks=pytest.mark.rule("W6.6")),
    pytest.param("quest_price_several_paid", marks=pytest.mark.rule("W7.1")),
    pytest.param("quest_chain", marks=pytest.mark.rule("W7.1")),
    pytest.param("event_test_low", marks=pytest.mark.rule("W7.1", "W4.7")),
    pytest.param("five_supply_of_two", marks=pytest.mark.rule("W1.3", "W4.3")),
]


@pytest.mark.parametrize("name", CASES)
def test_review_positions_match_expectation(name: str) -> None:
    path = HERE / f"{name}.json"
    assert_part(expected(path), play_position(decoded(path)))


def test_every_file_is_played_and_names_its_clauses() -> None:
    beside = sorted(HERE.glob("*.expect.json"))
    assert beside == sorted(path.with_suffix(".expect.json") for path in FILES)
    clauses = {}
    for case in CASES:
        (mark,) = case.marks
        assert isinstance(mark, pytest.MarkDecorator)
        clauses[str(case.values[0])] = ", ".join(mark.args)
    assert sorted(clauses) == [path.stem for path in FILES]
    for path in FILES:
        assert decoded(path)["note"].startswith(f"{clauses[path.stem]}: "), path.stem


def test_the_command_says_the_same() -> None:
    some = FILES[::10]
    code, lines = run_command("oldworld", *some)
    assert code == 0
    for path, line in zip(some, lines, strict=True):
        assert_part(expected(path), line, path.stem)


@pytest.mark.parametrize(
    "path", [path for path in FILES if expected(path)["legal"] is False], ids=lambda path: path.stem
)
def test_a_refused_step_changes_nothing(path: Path) -> None:
    data = decoded(path)
    outcome = play_position(data)
    step = outcome.pop("refused")["step"]
    before = play_position({**data, "script": data["script"][: step - 1]})
    assert outcome == {**before, "legal": False}


# -- files that make no sense ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (
            {"seats": {"A": {"trophies": ["attribute.combat", "attribute.combat"]}, "D": {}}},
            "seats.A.trophies[1]: nobody can have attribute.combat twice",
        ),
        (
            {"seats": {"A": {"school": "cat", "trophies": ["witcher.cat"]}}},
            "seats.A.trophies[0]: nobody can have the trophy of the own school",
        ),
        ({"seats": {"A": {"trophies": [{}]}}}, "seats.A.trophies[0]: must be a text"),
        ({"seats": {"A": {"place": ["vizima"]}}}, "seats.A.place: must be a text"),
        (
            {"seats": {"A": {"quests": [{"story": "city_bell"}]}}},
            "seats.A.quests[0].place: a location is missing",
        ),
        ({"chance": [{"shuffle": "A.dekc"}]}, "chance[0].shuffle: there is no pile 'A.dekc'"),
        ({"tavern": ["vizima"]}, "tavern: must be a text"),
    ],
)
def test_a_broken_file_names_its_fault(given: dict[str, Any], message: str) -> None:
    with pytest.raises(BadData) as caught:
        play_position({"format": "oldworld-position/1", **given})
    assert message in str(caught.value)
