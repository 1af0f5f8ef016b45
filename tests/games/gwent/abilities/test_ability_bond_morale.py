"""G5.6 with G4.3, and G5.4 with G4.4."""

from __future__ import annotations

import pytest
from helpers.gwent.scenario import NewDuel

COMMANDO = "blue_stripes_commando"
TWIN = {"twin": dict(strength=3, abilities=["agile", "tight_bond"])}


@pytest.mark.rule("G5.6", "G4.3")
def test_three_bonded_fours_have_twelve_each(duel: NewDuel) -> None:
    g = duel(A=dict(hand=[COMMANDO, COMMANDO, COMMANDO, "roach"]), B=dict(hand=["roach", "ves"]))
    g.expect("pass", f"play:{COMMANDO}", "play:roach")
    g.pick(f"play:{COMMANDO}")
    assert g.strength("A", "close") == [4]
    g.pick("play:ves", f"play:{COMMANDO}")
    assert g.strength("A", "close") == [8, 8]
    g.pick("play:roach", f"play:{COMMANDO}")
    assert g.strength("A", "close") == [12, 12, 12]
    assert g.total("A") == 36


@pytest.mark.rule("G4.3")
def test_the_bond_reaches_over_the_rows_of_a_side(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=["twin", "roach"], close=["twin"], ranged=["twin"]),
        B=dict(hand=["roach"], close=["twin"]),
        cards=TWIN,
    )
    assert g.strength("A", "close") == [6]
    g.pick("play:twin", "row:ranged")
    assert g.strength("A", "close") == [9]
    assert g.strength("A", "ranged") == [9, 9]
    assert g.strength("B", "close") == [3]


@pytest.mark.rule("G4.3")
def test_other_names_do_not_bond(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=["roach"], close=[COMMANDO, "poor_fucking_infantry", "poor_fucking_infantry"])
    )
    assert g.strength("A", "close") == [4, 2, 2]


@pytest.mark.rule("G4.3")
def test_units_of_a_name_without_the_ability_do_not_bond(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["roach"], close=["ghoul", "ghoul"]))
    assert g.strength("A", "close") == [1, 1]


@pytest.mark.rule("G4.3", "G4.7")
def test_bond_is_recomputed_when_a_card_leaves(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["decoy", "roach"], close=[COMMANDO] * 3), B=dict(hand=["roach"]))
    g.pick("play:decoy")
    assert g.strength("A", "close") == [0, 8, 8]
    assert g.hand("A") == [COMMANDO, "roach"]


@pytest.mark.rule("G5.4", "G4.4")
def test_morale_adds_one_to_every_other_unit_of_the_row(duel: NewDuel) -> None:
    g = duel(
        A=dict(
            hand=["kaedweni_siege_expert", "roach"],
            siege=["ballista", "trebuchet"],
            close=["ves"],
        ),
        B=dict(hand=["roach"], siege=["ballista"]),
    )
    g.expect("pass", "play:kaedweni_siege_expert", "play:roach")
    g.pick("play:kaedweni_siege_expert")
    assert g.strength("A", "siege") == [7, 7, 1]
    assert g.strength("A", "close") == [5]
    assert g.strength("B", "siege") == [6]


@pytest.mark.rule("G4.4")
def test_morale_units_raise_each_other_but_not_themselves(duel: NewDuel) -> None:
    g = duel(
        A=dict(
            hand=["kaedweni_siege_expert", "roach"],
            siege=["ballista", "kaedweni_siege_expert", "kaedweni_siege_expert"],
        ),
        B=dict(hand=["roach"]),
    )
    assert g.strength("A", "siege") == [8, 2, 2]
    g.pick("play:kaedweni_siege_expert")
    assert g.strength("A", "siege") == [9, 3, 3, 3]


@pytest.mark.rule("G1.7", "G5.4")
def test_the_morale_of_a_hero_acts_on_others(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=["isengrim_faoiltiarna", "roach"], close=["ves", "geralt_of_rivia"]),
        B=dict(hand=["roach"]),
    )
    g.pick("play:isengrim_faoiltiarna")
    assert g.strength("A", "close") == [6, 15, 10]


@pytest.mark.rule("G5.4", "G4.7")
def test_morale_ends_with_its_card(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=["decoy", "roach"], ranged=["milva", "keira_metz"]), B=dict(hand=["roach"])
    )
    assert g.strength("A", "ranged") == [10, 6]
    g.pick("play:decoy", "target:ranged.milva")
    assert g.strength("A", "ranged") == [0, 5]
