"""Skellige: Dagon's track, how it emerges, the fight with it and its outcomes (W14.4, W14.5, W14.8,
W14.9, W0.2)."""

from __future__ import annotations

from typing import Any

import pytest
from helpers.oldworld.seafaring import (
    ID,
    MOUNTAIN,
    WATER,
    WATER2,
    new_game,
    played,
    refused,
    sails,
    to_island,
)

from sevencats.games.oldworld.bots.odds import odds
from sevencats.games.oldworld.expansions.skellige.dagon import shift_dagon
from sevencats.games.oldworld.language.lines import trees
from sevencats.games.oldworld.packs.load import load
from sevencats.kernel.rng import Rng

UP = {"dagon": 0}
TO_DAGON = ["sail:dagons_deep", f"pay:card.{WATER}", "sea_fight:dagon"]
WEAK = {"hand": [WATER, "dud"]}
STRONG = {"hand": [WATER, "kill"], "dagon_trail": True}


def with_life(life: int) -> dict[str, Any]:
    """Dagon with another life, so that fights are short."""
    return {"monster": [{"id": "dagon", "life": life}]}


# -- emerging --------------------------------------------------------------------------------------


@pytest.mark.rule("W14.4")
def test_a_safe_roll_on_the_upmost_spot_lets_dagon_emerge() -> None:
    outcome = played(*to_island(), dagon=1, a={"shield": 1}, chance=[5])
    witcher = outcome["seats"]["A"]
    assert outcome["dagon"] == 0 and outcome["dagon_trails"] == ["A"]
    assert witcher["shield"] == 0 and witcher["place"] == "ard_skellig"
    assert witcher["gold"] == 5, "the safe half was due"


@pytest.mark.rule("W14.4")
def test_a_half_that_moves_dagon_lets_it_emerge_beneath_the_traveller() -> None:
    given = {"danger": ["dagon +1", "gold +7"], "a": {"shield": 1}}
    outcome = played(*to_island(), dagon=1, chance=[4], **given)
    assert outcome["dagon"] == 0 and outcome["dagon_trails"] == ["A"]
    assert outcome["seats"]["A"]["shield"] == 0 and outcome["seats"]["A"]["gold"] == 7


@pytest.mark.rule("W14.4")
def test_sailor_who_saw_dagon_arrives_whatever_the_card_says() -> None:
    outcome = played(*to_island(), dagon=1, safe=["turn_back"], chance=[6])
    assert outcome["seats"]["A"]["place"] == "ard_skellig"
    other = played(*to_island(), dagon=2, safe=["turn_back"], chance=[6])
    assert other["seats"]["A"]["place"] == "cidaris", "it has not emerged here"


@pytest.mark.rule("W14.4")
def test_dagon_emerging_without_travellers_harms_nobody() -> None:
    records = {"story": [{"id": "city_debtor", "options": {"a": {"do": ["dagon +2"]}, "b": {}}}]}
    given = {"records": records, "city": ["city_debtor"], "a": {"shield": 1}}
    outcome = played("end", "explore:city", "option:a", dagon=2, **given)
    assert outcome["dagon"] == 0 and outcome["dagon_trails"] == []
    assert outcome["seats"]["A"]["shield"] == 1


@pytest.mark.rule("W14.4")
def test_while_it_is_there_travel_is_dangerous_without_a_die() -> None:
    outcome = played(*to_island(), **UP, a={"shield": 1})
    assert outcome["seats"]["A"]["gold"] == 7 and outcome["seats"]["A"]["place"] == "ard_skellig"
    assert outcome["seats"]["A"]["shield"] == 1 and outcome["dagon_trails"] == []


@pytest.mark.rule("W14.4")
def test_the_track_ends_at_both_ends() -> None:
    state = new_game(4)
    shift_dagon(state, -1)
    assert state.extra["dagon_spot"] == 4
    shift_dagon(state, 9)
    assert state.extra["dagon_spot"] == 0 and "dagon" in state.extra
    shift_dagon(state, -1)
    assert state.extra["dagon_spot"] == 0, "only a fight drives it away"


# -- sailing to it ---------------------------------------------------------------------------------


@pytest.mark.rule("W14.5")
def test_dagon_is_reachable_only_while_emerged() -> None:
    assert "dagons_deep" not in sails(played(dagon=1))
    assert "dagons_deep" in sails(played(**UP))
    assert "dagons_deep" not in sails(played(**UP, ships=["novigrad"])), "no ship is here"
    on_the_way = played("move:cidaris", f"pay:card.{WATER2}", **UP, a={"place": "novigrad"})
    assert sails(on_the_way) == ["dagons_deep"], "the action of the harbour is not needed"


@pytest.mark.rule("W14.5")
def test_the_way_costs_one_card_of_any_terrain_and_nothing_is_read() -> None:
    way = played("sail:dagons_deep", **UP, a={"hand": [MOUNTAIN, WATER], "gold": 3})
    assert way["options"] == [f"pay:card.{WATER}", f"pay:card.{MOUNTAIN}"]
    outcome = played("sail:dagons_deep", f"pay:card.{MOUNTAIN}", **UP)
    assert outcome["turn"]["phase"] == 2 and outcome["options"] == ["sea_fight:dagon"]
    assert outcome["seats"]["A"]["gold"] == 0 and outcome["seats"]["A"]["place"] == "dagons_deep"
    assert outcome["ships"] == ["dagons_deep", "doldeth", "novigrad"]


@pytest.mark.rule("W14.5")
def test_several_ships_may_be_there() -> None:
    given = {"b": {"place": "dagons_deep"}, "ships": ["cidaris", "dagons_deep"]}
    outcome = played("sail:dagons_deep", f"pay:card.{WATER}", **UP, **given)
    assert outcome["ships"] == ["dagons_deep", "dagons_deep"]


@pytest.mark.rule("W14.5", "W14.7")
def test_witcher_still_there_can_fight_again() -> None:
    there = {"a": {"place": "dagons_deep"}, "ships": ["dagons_deep"], "phase": 2}
    assert "sea_fight:dagon" in played(**UP, **there)["options"]
    assert "explore:city" in played(**UP, **there)["options"], "nobody is forced to"
    assert "sea_fight:dagon" not in played(dagon=3, **there)["options"]


# -- the fight -------------------------------------------------------------------------------------


@pytest.mark.rule("W14.5", "W6.3")
def test_its_trail_gives_the_first_turn() -> None:
    assert played(*TO_DAGON, **UP, a=STRONG)["fight"]["active"] == "A"
    fight = played(*TO_DAGON, **UP, a=WEAK)["fight"]
    assert fight["active"] == "dagon" and fight["life"]["dagon"] == 15


@pytest.mark.rule("W14.5")
def test_its_ability_takes_a_card_and_a_shield_for_each_trophy() -> None:
    trophies = ["monster.harpy", "attribute.combat"]
    own = {"hand": [WATER, "dud", "dud", "dud"], "shield": 3, "trophies": trophies}
    own |= {"attributes": {"defense": 3}, "bonus_cards": ["scales"]}
    outcome = played(*TO_DAGON, **UP, a=own)
    assert outcome["seats"]["A"]["hand"] == ["dud"] and outcome["seats"]["A"]["shield"] == 1
    assert outcome["options"] == ["bite", "charge"]


@pytest.mark.rule("W14.5", "W14.8")
def test_won_it_is_driven_away() -> None:
    given = {"a": STRONG, "b": {"dagon_trail": True}, "dagon_bonuses": ["pearl", "tooth"]}
    won = played(*TO_DAGON, "done", "play:kill", "take:free", **UP, **given)
    witcher = won["seats"]["A"]
    assert witcher["gold"] == 2 and witcher["track"] == 0
    assert witcher["trophies"] == ["dagon_bonus.pearl"]
    assert "free" in [*witcher["deck"], *witcher["discard"], *witcher["hand"]]
    assert len([*witcher["deck"], *witcher["hand"]]) == 3, "no fatigue"
    assert won["dagon"] == 3 and won["dagon_trails"] == []
    assert won["turn"]["phase"] == 3


@pytest.mark.rule("W14.5", "W14.8")
def test_lost_with_one_card_left_it_is_driven_away_too() -> None:
    given = {"a": WEAK, "records": with_life(2), "fight_deck": ["doom", "doom"]}
    outcome = played(*TO_DAGON, "charge", "take:free", **UP, dagon_bonuses=["fin"], **given)
    assert outcome["dagon"] == 3 and outcome["seats"]["A"]["gold"] == 2
    assert outcome["seats"]["A"]["trophies"] == ["dagon_bonus.fin"]


@pytest.mark.rule("W14.5", "W4.6")
@pytest.mark.parametrize("won", [True, False])
def test_with_no_free_card_in_the_pool_one_is_searched_for(won: bool) -> None:
    given: dict[str, Any] = {"pool": ["dear"] * 6, "action_deck": ["dear", "free", "dear"]}
    if won:
        outcome = played(*TO_DAGON, "done", "play:kill", **UP, **given, a=STRONG)
    else:
        doomed = {**given, "a": WEAK, "fight_deck": ["doom"] * 15}
        outcome = played(*TO_DAGON, "charge", "discard:dud", **UP, **doomed)
    assert (outcome["dagon"] > 0) == won
    taken = [event["card"] for event in outcome["events"] if event["kind"] == "taken"]
    assert taken == ["free"] and outcome["action_discard"] == ["dear"]


@pytest.mark.rule("W14.5", "W14.9")
def test_lost_it_stays_and_leaves_a_trail() -> None:
    given = {"a": {**WEAK, "deck": ["dud"] * 3}, "fight_deck": ["doom"] * 15}
    outcome = played(*TO_DAGON, "charge", "take:free", **UP, **given)
    assert outcome["dagon"] == 0 and outcome["dagon_trails"] == ["A"]
    witcher = outcome["seats"]["A"]
    assert witcher["gold"] == 0 and witcher["trophies"] == [] and witcher["trails"] == {}
    assert witcher["hand_size"] == 2, "one card fewer"


@pytest.mark.rule("W14.5")
def test_with_no_bonus_card_left_there_is_none() -> None:
    won = played(*TO_DAGON, "done", "play:kill", "take:free", **UP, a=STRONG, dagon_bonuses=[])
    assert won["seats"]["A"]["trophies"] == [] and won["dagon"] == 3


@pytest.mark.rule("W14.5", "W6.22")
def test_a_bonus_card_helps_from_the_next_fight_on() -> None:
    """After any fight of its owner Dagon moves up; not after that in which it was won."""
    won = played(
        *(*TO_DAGON, "done", "play:kill", "take:free"),
        **UP,
        a={**STRONG, "bonus_cards": ["tooth"]},
        dagon_bonuses=["pearl"],
    )
    assert won["dagon"] == 2, "the one that was there before acts"
    hunt = {"phase": 2, "monsters": {"water": {"monster": "harpy", "place": "cidaris"}}}
    own = {"hand": ["kill"], "trails": {"water": "trail"}, "bonus_cards": ["scales"]}
    after = played("fight:harpy", "done", "play:kill", "trash:kill", a=own, **hunt)
    assert after["dagon"] == 2


@pytest.mark.rule("W14.5")
@pytest.mark.parametrize(("bonus", "damage"), [([], 3), (["scales"], 2)])
def test_the_printed_bonus_card_weakens_attacks(bonus: list[str], damage: int) -> None:
    blow = [{"id": "doom", "charge": {"damage": 3}, "bite": {"damage": 3}, "copies": 20}]
    own = {"hand": [WATER], "deck": ["dud"] * 6, "shield": 0, "bonus_cards": bonus}
    given = {"records": {"fight_card": blow}, "fight_deck": ["doom"] * 15}
    outcome = played(*TO_DAGON, "charge", **UP, a=own, **given)
    assert 7 - outcome["fight"]["life"]["A"] == damage


@pytest.mark.rule("W14.8")
def test_witcher_at_vanished_place_can_only_go_back() -> None:
    there = {"a": {"place": "dagons_deep"}, "ships": ["dagons_deep", "novigrad"]}
    outcome = played(dagon=3, **there)
    assert sails(outcome) == ["cidaris", "cintra", "doldeth", "glenmore", "kaer_seren"]
    home = played("sail:cidaris", f"pay:card.{WATER}", dagon=3, **there)
    assert home["seats"]["A"]["place"] == "cidaris" and home["ships"] == ["cidaris", "novigrad"]
    assert refused("sail:dagons_deep", dagon=3)


@pytest.mark.rule("W14.9")
def test_any_trail_does_not_include_dagon() -> None:
    outcome = played(*to_island(), safe=["trail"], chance=[6])
    assert outcome["options"] == ["terrain:forest", "terrain:mountain", "terrain:water"]
    assert outcome["dagon_trails"] == []


# -- with Monster Trail ----------------------------------------------------------------------------

SPECIAL = {"expansions": [ID, "special_attacks"]}


@pytest.mark.rule("W0.2", "W11.4")
def test_dagon_uses_its_special_attacks() -> None:
    own = {"hand": [WATER, "dud"], "deck": ["dud"] * 8, "shield": 0}
    given = {**UP, **SPECIAL, "a": own, "fight_deck": ["special_2", *["scratch"] * 14]}
    outcome = played(*TO_DAGON, "charge", **given)
    assert 10 - outcome["fight"]["life"]["A"] == 5, "Mighty Ancient Power"


@pytest.mark.rule("W0.2", "W11.4")
@pytest.mark.parametrize(("water", "damage"), [(0, 4), (1, 3), (3, 1), (4, 0)])
def test_water_cards_weaken_its_ancient_power(water: int, damage: int) -> None:
    own = {"hand": [WATER, *["free"] * water, "dud"], "deck": ["dud"] * 8, "shield": 0}
    given = {**UP, **SPECIAL, "a": own, "fight_deck": ["special_1", *["scratch"] * 14]}
    outcome = played(*TO_DAGON, "charge", **given)
    assert 10 + water - outcome["fight"]["life"]["A"] == damage


@pytest.mark.rule("W0.2")
def test_weakness_tokens_do_nothing_to_it() -> None:
    given = {**UP, "expansions": [ID, "weaknesses"], "a": {**WEAK, "weaknesses": ["forest_1"]}}
    fight = played(*TO_DAGON, **given)["fight"]
    assert fight["active"] == "dagon" and fight["life"]["dagon"] == 15


@pytest.mark.rule("W0.2", "W11.4")
def test_every_part_of_its_large_card_can_be_read() -> None:
    content = load((ID, "special_attacks"))
    parts = [name for name in trees(content) if name.startswith("special:dagon:")]
    assert sorted(parts) == [f"special:dagon:{part}" for part in ("1", "2", "3", "4", "passive")]


def test_odds_know_dagon() -> None:
    state = new_game(2)
    shift_dagon(state, 9)
    found = odds(state, 0, "dagon", tries=2, rng=Rng(1))
    assert found.tried == 2
