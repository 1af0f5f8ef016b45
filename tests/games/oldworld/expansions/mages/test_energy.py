"""Mages in fights: energy, and cards that are resolved one by one (W13.2, W13.3)."""

from __future__ import annotations

from typing import Any

import pytest
from helpers.oldworld.cards_fights import dealt, played
from helpers.oldworld.spellcraft import DECK, SPELLS, beast_turn, mine, own_turn


@pytest.mark.rule("W13.2")
def test_energy_may_exceed_wisdom_in_a_fight() -> None:
    outcome = own_turn(["gather", "gather"], "play:gather", "play:gather", energy=1)
    assert mine(outcome)["shield"] == 5


@pytest.mark.rule("W13.2")
def test_energy_is_reset_after_a_fight() -> None:
    for energy, hand in ((4, ["hit"]), (0, ["hit"])):
        won = own_turn(
            hand,
            "play:hit",
            energy=energy,
            attributes={"defense": 2},
            content={"monster": [{"id": "beast", "life": 1}]},
        )
        assert won["seats"]["A"]["trophies"] == ["monster.beast"]
        assert mine(won)["shield"] == 2


@pytest.mark.rule("W13.2", "W13.4")
def test_damage_never_lowers_energy_and_takes_the_deck_then_the_hand() -> None:
    bitten = beast_turn({"damage": 3}, energy=4, hand=["hit", "gather"])
    assert mine(bitten)["shield"] == 4 and mine(bitten)["deck_size"] == 2
    deep = beast_turn({"damage": 6}, "discard:hit", energy=4, hand=["hit", "gather"])
    assert mine(deep)["deck_size"] == 0 and mine(deep)["hand"] == ["gather"]


@pytest.mark.rule("W13.2")
def test_defense_effects_apply_to_wisdom_for_mages() -> None:
    wise: dict[str, Any] = {"attributes": {"defense": 3}, "energy": 3}
    outcome = beast_turn({"attribute": "defense"}, **wise)
    assert mine(outcome)["deck_size"] == 2, "damage equal to wisdom"
    lowered = beast_turn({"lower": "defense"}, **wise)
    assert mine(lowered)["attributes"]["defense"] == 2
    assert mine(lowered)["shield"] == 3, "in a fight energy may be above wisdom"


@pytest.mark.rule("W13.2")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_more_wisdom_is_more_energy_at_level_five_too(level: int) -> None:
    outcome = played(
        ["mages"],
        seats={
            "A": {
                "school": "ardea",
                "place": "kaer_seren",
                "home": "kaer_seren",
                "gold": 9,
                "attributes": {"defense": level},
                "shield": level - 1,
            },
        },
        moved=True,
        script=["act", "attribute:defense"],
    )
    assert mine(outcome)["attributes"]["defense"] == level + 1
    assert mine(outcome)["shield"] == level


@pytest.mark.rule("W13.2")
@pytest.mark.parametrize("energy", [0, 4, 5, 7])
def test_after_a_fight_energy_is_as_high_as_wisdom_at_level_five_too(energy: int) -> None:
    won = own_turn(
        ["hit"],
        "play:hit",
        energy=energy,
        attributes={"defense": 5},
        content={"monster": [{"id": "beast", "life": 1}]},
    )
    assert won["seats"]["A"]["trophies"] == ["monster.beast"]
    assert mine(won)["shield"] == 5


@pytest.mark.rule("W13.2")
def test_outside_a_fight_energy_rises_up_to_the_wisdom_level() -> None:
    tale = {"id": "tale", "deck": "city", "options": {"a": {"do": ["shield +3"]}}}
    outcome = played(
        ["mages"],
        content={"story": [tale]},
        seats={
            "A": {
                "school": "othar",
                "place": "vizima",
                "shield": 3,
                "attributes": {"defense": 5},
            }
        },
        phase=2,
        city=["tale"],
        script=["explore:city", "option:a"],
    )
    assert mine(outcome)["shield"] == 5


@pytest.mark.rule("W13.2")
def test_stories_conditions_and_prices_mean_energy() -> None:
    story = {
        "id": "tale",
        "deck": "city",
        "options": {"a": {"cost": ["shield -1"], "do": ["gold +1"]}, "b": {"do": ["shield +1"]}},
    }
    for energy in (0, 1):  # a price is paid as far as possible
        outcome = played(
            ["mages"],
            content={"story": [story]},
            seats={"A": {"school": "othar", "place": "vizima", "energy": energy}},
            phase=2,
            city=["tale"],
            script=["explore:city", "option:a"],
        )
        assert mine(outcome)["shield"] == 0 and mine(outcome)["gold"] == 1
    gained = played(
        ["mages"],
        content={"story": [story]},
        seats={"A": {"school": "othar", "place": "vizima", "energy": 1}},
        phase=2,
        city=["tale"],
        script=["explore:city", "option:b"],
    )
    assert mine(gained)["shield"] == 1, "outside a fight energy is at most wisdom"


@pytest.mark.rule("W13.2")
def test_a_potion_and_what_a_monster_allows() -> None:
    potion = {"potion": [{"id": "draught", "do": ["shield +3"], "copies": 2}]}
    drunk = own_turn(
        ["wait"], "potion:draught", first="", content=potion, potions=["draught"], energy=1
    )
    assert mine(drunk)["shield"] == 4
    held = [{"rule": "shield_gain_cap", "n": 1}]
    assert mine(own_turn(["gather"], "play:gather", energy=1, ability=held))["shield"] == 2


@pytest.mark.rule("W13.2", "W13.3")
def test_a_short_fight_counts_damage_and_energy_with_boosts() -> None:
    bands = {"0-2": ["gold +1"], "3+": ["gold +3"]}
    event = {"id": "99", "do": [{"fight": {"shield": -1, "draw": 0, "bands": bands}}]}
    story = {"id": "tale", "deck": "city", "options": {"a": {"do": ["event 99"]}}}
    spells = {"action": SPELLS, "event": [event], "story": [story]}
    combo = ["play:gather", "play:bolt"]
    for last, gold, energy in (("boost:bolt", 3, 1), ("done", 1, 1)):
        outcome = played(
            ["mages"],
            content=spells,
            seats={
                "A": {
                    "school": "othar",
                    "place": "vizima",
                    "energy": 1,
                    "hand": ["gather", "bolt"],
                    "deck": DECK,
                }
            },
            phase=2,
            city=["tale"],
            script=["explore:city", "option:a", *combo, last],
        )
        assert mine(outcome)["gold"] == gold and mine(outcome)["shield"] == energy


# -- card by card ----------------------------------------------------------------------------------


@pytest.mark.rule("W13.3")
def test_cards_are_resolved_one_by_one_with_boosts_between() -> None:
    """Energy that a card gives pays for the next one; the first one comes too early for it."""
    late = own_turn(["gather", "bolt"], "play:gather", "play:bolt", energy=0)
    assert late["options"] == ["boost:bolt", "done"] and dealt(late) == 1
    done = own_turn(["gather", "bolt"], "play:gather", "play:bolt", "boost:bolt", energy=0)
    assert dealt(done) == 3 and mine(done)["shield"] == 1
    early = own_turn(["bolt", "gather"], "play:bolt", "play:gather", energy=0)
    assert dealt(early) == 1 and mine(early)["shield"] == 2, "nothing was asked"


@pytest.mark.rule("W13.3")
def test_a_boost_may_be_refused_and_all_energy_may_be_asked_for() -> None:
    refused = own_turn(["bolt"], "play:bolt", "done", energy=1)
    assert dealt(refused) == 1 and mine(refused)["shield"] == 1
    spent = own_turn(["storm"], "play:storm", "boost:storm", energy=4)
    assert dealt(spent) == 4 and mine(spent)["shield"] == 0
    poor = own_turn(["storm"], "play:storm", energy=1)
    assert dealt(poor) == 0 and mine(poor)["shield"] == 1


@pytest.mark.rule("W13.3")
def test_draw_changes_wait_for_the_draw_step() -> None:
    asked = own_turn(["rest", "bolt"], "play:rest", "play:bolt", "boost:rest", energy=2)
    assert asked["options"] == ["boost:bolt", "done"] and mine(asked)["hand"] == []
    drawn = own_turn(["rest", "bolt"], "play:rest", "play:bolt", "boost:rest", "done", energy=2)
    assert mine(drawn)["hand_size"] == 3, "combat and 2 more"


@pytest.mark.rule("W13.3")
def test_a_boost_returns_its_card_before_the_next_one() -> None:
    outcome = own_turn(
        ["loop", "bolt"], "play:loop", "play:bolt", "boost:loop", "return:loop", energy=2
    )
    assert outcome["options"] == ["boost:bolt", "done"] and mine(outcome)["hand"] == ["loop"]


@pytest.mark.rule("W13.3")
def test_limits_hold_for_the_combo_as_a_whole() -> None:
    weak = [{"rule": "damage", "n": -2}]
    cards = ("play:hit", "play:hit", "play:hit")
    assert dealt(own_turn(["hit", "hit", "hit"], *cards, ability=weak, energy=0)) == 1
    strong = [{"rule": "damage", "n": 2}]
    assert dealt(own_turn(["hit"], "play:hit", ability=strong, energy=0)) == 3
    cap = [{"rule": "damage_cap", "n": 2}]
    assert dealt(own_turn(["hit", "hit", "hit"], *cards, ability=cap, energy=0)) == 2


@pytest.mark.rule("W13.3", "W13.6")
def test_a_muted_card_does_nothing_and_has_no_boost() -> None:
    mute = [{"rule": "mute:red"}]
    outcome = own_turn(["bolt", "hit"], "play:bolt", "play:hit", ability=mute, energy=2)
    assert dealt(outcome) == 1 and mine(outcome)["shield"] == 2


@pytest.mark.rule("W13.3")
def test_the_last_card_and_the_killing_blow() -> None:
    beast = {"monster": [{"id": "beast", "life": 3}]}
    won = own_turn(["bolt"], "play:bolt", "boost:bolt", energy=1, content=beast)
    assert mine(won)["trophies"] == ["monster.beast"]
