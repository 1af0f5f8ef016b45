"""The generals of the Wild Hunt: both sides of their cards, and their cards in the last fight."""

from __future__ import annotations

from typing import Any

import pytest
from helpers.oldworld.huntfights import HERE, by, last_fight, played, questions, seated, turn

CALM = ["calm"] * 6
#: The Hunt is one step away from where the first seat stands: it comes in this round's phase IV.
NEXT_DOOR = {"place": "glenmore", "shields": 5}
TRAIL = {"forest": "trail:stygga"}


def ride(*script: Any, general: str, **given: Any) -> dict[str, Any]:
    """The Hunt rides to Doldeth, where A and B are; C is far away."""
    seats = given.pop("seats", None) or seated(A={}, B={}, C={"place": "cintra"})
    chance = ["token:A", *given.pop("chance", [])]
    return played(
        *script, part="ride", hunt=NEXT_DOOR, general=general, seats=seats, chance=chance, **given
    )


def votes(key: str, seats: str = "ABC") -> list[dict[str, str]]:
    """All vote for the same."""
    return [step for seat in seats for step in by(seat, key)]


# -- side A ----------------------------------------------------------------------------------------


@pytest.mark.rule("W15.5")
def test_nithral_guards_a_hound_by_the_witchers_he_meets() -> None:
    out = ride(
        *votes("guard:cintra"),
        general="nithral",
        hounds={"cintra": 1, "vizima": 2},
    )
    assert out["hunt"]["place"] == HERE
    assert out["hound_guards"] == {"cintra": 2}


@pytest.mark.rule("W15.5")
def test_imlerith_marks_a_monster_whose_fighter_takes_the_damage() -> None:
    monsters = {
        "forest": {"monster": "frail", "place": "vizima"},
        "water": {"monster": "moth", "place": "cidaris"},
    }
    out = ride(*votes("mark:frail"), general="imlerith", monsters=monsters)
    assert out["monster_marks"] == {"forest": 2}


@pytest.mark.rule("W15.5")
def test_eredin_takes_a_shield_or_trashes_a_card() -> None:
    seats = seated(
        A={"shield": 1, "hand": ["hit"]},
        B={"hand": ["hit", "rest"], "attributes": {"defense": 3}},
        C={"place": "cintra", "shield": 1},
    )
    out = ride(*by("B", "trash:rest"), general="eredin", seats=seats)
    assert [out["seats"][name]["shield"] for name in "ABC"] == [0, 3, 1]
    assert [out["seats"][name]["hand"] for name in "AB"] == [["hit"], ["hit"]]


@pytest.mark.rule("W15.5")
def test_caranthir_sweeps_away_and_takes_potions_or_an_attribute() -> None:
    seats = seated(
        A={"potions": ["cat", "cat"], "attributes": {"combat": 2}},
        B={"attributes": {"combat": 2, "alchemy": 2}},
        C={"place": "cintra", "potions": ["cat"]},
    )
    out = ride(
        *by("B", "attribute:alchemy"),
        general="caranthir",
        seats=seats,
        chance=["place:vizima", "place:cidaris"],
    )
    assert [out["seats"][name]["place"] for name in "ABC"] == ["vizima", "cidaris", "cintra"]
    assert [out["seats"][name]["potions"] for name in "AC"] == [[], ["cat"]]
    assert out["seats"]["A"]["attributes"]["combat"] == 2
    assert out["seats"]["B"]["attributes"]["alchemy"] == 1


# -- side B ----------------------------------------------------------------------------------------


def begin(*script: Any, general: str, **given: Any) -> dict[str, Any]:
    """The last fight begins."""
    return played(*script, general=general, last_fight={"stage": "begin"}, **given)


@pytest.mark.rule("W15.7")
def test_nithral_gathers_the_hounds_and_their_shields() -> None:
    out = begin(
        general="nithral",
        shields=4,
        hounds={"cintra": 1, "vizima": 3},
        hound_guards={"vizima": 2},
        seats=seated(A={}, B={}),
    )
    assert out["hounds"] == {}
    assert out["last_fight"]["pack"] == 2
    assert out["hunt"]["shields"] == 6


@pytest.mark.rule("W15.7")
def test_eredin_trashes_a_card_of_those_who_are_elsewhere() -> None:
    seats = seated(A={}, B={"place": "cintra", "hand": ["hit"], "discard": ["guard"]})
    out = begin(*by("B", "trash:guard"), general="eredin", seats=seats)
    assert (out["seats"]["B"]["hand"], out["seats"]["B"]["deck_size"]) == (["hit"], 3)
    assert out["seats"]["A"]["deck_size"] == 3


@pytest.mark.rule("W15.7")
def test_caranthir_gains_a_shield_for_each_trophy() -> None:
    seats = seated(A={"trophies": ["plain", "frail"]}, B={"trophies": ["moth"]})
    out = begin(general="caranthir", shields=4, seats=seats)
    assert out["hunt"]["shields"] == 7


@pytest.mark.rule("W15.7")
def test_imlerith_lowers_attributes_by_the_quest_tokens() -> None:
    levels = {"combat": 3, "defense": 2, "alchemy": 1, "specialty": 5}
    seats = seated(A={"attributes": levels}, B={"attributes": levels})
    out = begin(
        *by("A", "attribute:combat", "attribute:defense"),
        *by("B", "attribute:combat", "attribute:combat"),
        general="imlerith",
        monsters={"forest": {"monster": "frail", "place": "vizima"}},
        monster_marks={"forest": 2},
        seats=seats,
    )
    assert [out["seats"]["A"]["attributes"][name] for name in ("combat", "defense")] == [2, 1]
    assert [out["seats"]["B"]["attributes"][name] for name in ("combat", "defense")] == [1, 2]


@pytest.mark.rule("W15.5")
def test_marks_harm_its_fighter_and_leave_with_the_monster() -> None:
    seats = seated(
        A={"place": "vizima", "hand": ["hit"], "deck": ["rest"] * 6, "trails": TRAIL},
        B={"place": "cintra"},
    )
    out = played(
        *by("A", "fight:frail"),
        general="imlerith",
        part="fight",
        shields=5,
        monsters={"forest": {"monster": "frail", "place": "vizima"}},
        monster_marks={"forest": 2},
        seats=seats,
    )
    assert set(questions(out, "fight_turn")) == {"A"}
    assert out["seats"]["A"]["deck_size"] == 4


# -- their cards -----------------------------------------------------------------------------------

ATTACKS = [
    ("nithral", "phantom_axe_combat", 3, {}),
    ("nithral", "phantom_axe_defense", 4, {}),
    ("nithral", "phantom_axe_alchemy", 2, {}),
    ("nithral", "phantom_axe_specialty", 5, {}),
    ("imlerith", "freeze_3", 3, {}),
    ("imlerith", "freeze_6", 6, {}),
    ("caranthir", "white_frost_combat", 4, {"combat": 1}),
    ("caranthir", "white_frost_highest", 5, {"specialty": 3}),
    ("caranthir", "white_frost_all", 3, {"combat": 1, "defense": 2, "specialty": 3}),
    ("eredin", "exploding_energy_4", 4, {}),
]


@pytest.mark.rule("W15.7")
@pytest.mark.parametrize(("general", "card", "damage", "levels"), ATTACKS)
def test_what_their_attacks_do(
    general: str, card: str, damage: int, levels: dict[str, int]
) -> None:
    attributes = {"combat": 2, "defense": 3, "alchemy": 1, "specialty": 4}
    seats = seated(A={"deck": ["rest"] * 8, "attributes": attributes}, B={"deck": []})
    picks = by("A", "attribute:specialty") if card == "white_frost_highest" else []
    out = last_fight(*picks, pool=[card, *CALM], stage="hunt", general=general, seats=seats)
    assert out["seats"]["A"]["deck_size"] == 8 - damage
    assert out["seats"]["A"]["attributes"] == {**attributes, **levels}


@pytest.mark.rule("W15.7")
def test_white_frost_lowers_an_attribute_of_choice() -> None:
    seats = seated(A={"deck": ["rest"] * 8, "attributes": {"alchemy": 3}}, B={"deck": []})
    out = last_fight(
        *by("A", "attribute:alchemy"),
        pool=["white_frost_any", *CALM],
        stage="hunt",
        general="caranthir",
        seats=seats,
    )
    assert out["seats"]["A"]["attributes"]["alchemy"] == 2


@pytest.mark.rule("W15.7")
def test_exploding_energy_takes_the_whole_shield() -> None:
    seats = seated(
        A={"deck": ["rest"] * 8, "shield": 4, "attributes": {"defense": 4}}, B={"deck": []}
    )
    out = last_fight(
        pool=["exploding_energy_3", *CALM], stage="hunt", general="eredin", seats=seats
    )
    assert (out["seats"]["A"]["shield"], out["seats"]["A"]["deck_size"]) == (0, 8)


@pytest.mark.rule("W15.7")
def test_frozen_the_shield_does_not_rise_in_the_next_turn_alone() -> None:
    seats = seated(
        A={"deck": ["rest"] * 12, "hand": ["guard", "guard"], "attributes": {"defense": 3}},
        B={"deck": []},
    )
    first = last_fight(
        *turn("A", "guard"),
        pool=["freeze_3", *CALM],
        stage="hunt",
        general="imlerith",
        seats=seats,
        shields=9,
        chance=["charge"],
    )
    assert first["seats"]["A"]["shield"] == 0
    second = last_fight(
        *turn("A", "guard"),
        *turn("A", "guard"),
        pool=["freeze_3", *CALM],
        stage="hunt",
        general="imlerith",
        seats=seats,
        shields=9,
        chance=["charge", "charge"],
    )
    assert second["seats"]["A"]["shield"] == 1


@pytest.mark.rule("W15.7")
def test_eredin_ignores_the_damage_that_is_left_in_this_turn_and_no_longer() -> None:
    seats = seated(A={"hand": ["hit5"]}, B={"hand": ["hit3"]})
    pool = ["calm", "magic_shock_wave_3", *CALM]
    out = last_fight(*turn("A", "hit5"), pool=pool, general="eredin", seats=seats)
    assert len(out["last_fight"]["pool"]) == 6, "two of five cards"
    out = last_fight(
        *turn("A", "hit5"),
        *turn("B", "hit3"),
        pool=pool,
        general="eredin",
        seats=seats,
        chance=["charge", "charge"],
    )
    assert len(out["last_fight"]["pool"]) == 2, "three more by B, and one by the Hunt's turn"


@pytest.mark.rule("W15.7")
def test_a_card_discarded_by_an_ability_acts_passively_too() -> None:
    """The potion Cat looks at three cards and discards one; then the combo does nothing."""
    seats = seated(A={"hand": ["hit3"], "potions": ["cat"]}, B={})
    picks = by(
        "A", "turn", "potion:cat", "discard:magic_shock_wave_3", "top:calm", "done", "play:hit3"
    )
    out = last_fight(
        *picks, pool=["calm", "calm", "magic_shock_wave_3", *CALM], general="eredin", seats=seats
    )
    assert len(out["last_fight"]["pool"]) == 8


@pytest.mark.rule("W15.7")
def test_nithrals_hounds_attack_all_before_the_next_turn_and_grow() -> None:
    seats = seated(A={"hand": ["hit"], "deck": ["rest"] * 8}, B={"deck": ["rest"] * 8})
    out = last_fight(
        *turn("A", "hit"),
        pool=["phantom_axe_combat", *CALM],
        general="nithral",
        seats=seats,
        where={"pack": 2},
    )
    assert [out["seats"][name]["deck_size"] for name in "AB"] == [5, 6], "A has drawn one card"
    assert out["last_fight"]["pack"] == 3


@pytest.mark.rule("W15.7")
def test_caranthir_puts_two_random_cards_of_each_hand_on_the_deck() -> None:
    seats = seated(A={"hand": ["hit", "guard", "guard", "sign"]}, B={"hand": ["hit3"]})
    out = last_fight(
        *turn("A", "hit"),
        pool=["white_frost_all", *CALM],
        general="caranthir",
        seats=seats,
        chance=["discard:guard", "discard:sign"],
    )
    assert out["seats"]["A"]["deck"][:2] == ["sign", "guard"]
    assert out["seats"]["A"]["hand_size"] == 2
    assert out["seats"]["B"]["deck"][0] == "hit3"


@pytest.mark.rule("W15.7")
def test_imlerith_gains_a_shield_for_each_player() -> None:
    seats = seated(A={"hand": ["hit"]}, B={}, C={"deck": []})
    out = last_fight(*turn("A", "hit"), pool=["freeze_3", *CALM], general="imlerith", seats=seats)
    assert out["hunt"]["shields"] == 3


@pytest.mark.rule("W15.7")
def test_a_passive_side_acts_in_a_players_turn_alone() -> None:
    seats = seated(A={"deck": ["rest"] * 8}, B={"deck": []})
    out = last_fight(pool=["freeze_3", *CALM], stage="hunt", general="imlerith", seats=seats)
    assert out["hunt"]["shields"] == 0
    assert set(questions(out, "hunt_turn")) == {"A"}
