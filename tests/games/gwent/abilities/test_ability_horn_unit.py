"""G5.2 and G4.5: units that blow a horn."""

from __future__ import annotations

import pytest
from helpers.gwent.scenario import NewDuel


@pytest.mark.rule("G5.2", "G4.5")
def test_it_doubles_the_others_of_its_row_but_not_itself(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["dandelion", "roach"], close=["ves", "fiend"], ranged=["keira_metz"]))
    g.expect("pass", "play:dandelion", "play:roach")
    g.pick("play:dandelion")
    assert g.row("A", "close") == ["ves", "fiend", "dandelion"]
    assert g.strength("A", "close") == [10, 12, 2]
    assert g.strength("A", "ranged") == [5]


@pytest.mark.rule("G5.2")
def test_it_doubles_units_that_come_later(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["ves", "roach"], close=["dandelion"]), B=dict(hand=["roach"]))
    g.pick("play:ves")
    assert g.strength("A", "close") == [2, 10]


@pytest.mark.rule("G5.2")
def test_the_enemy_row_is_not_doubled(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["dandelion", "roach"]), B=dict(hand=["roach"], close=["ves"]))
    g.pick("play:dandelion")
    assert g.strength("B", "close") == [5]


@pytest.mark.rule("G5.2", "G4.5")
def test_with_a_special_horn_there_it_adds_nothing_and_is_doubled_itself(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["dandelion", "roach"], close=["ves"], horn=["close"]))
    assert g.strength("A", "close") == [10]
    g.pick("play:dandelion")
    assert g.strength("A", "close") == [10, 4]


@pytest.mark.rule("G4.5")
def test_a_special_horn_played_later_doubles_the_horn_unit_and_the_rest_once(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=["commanders_horn", "roach"], close=["dandelion", "ves"]),
        B=dict(hand=["roach"]),
    )
    g.pick("play:commanders_horn", "row:close")
    assert g.strength("A", "close") == [4, 10]


@pytest.mark.rule("G4.5")
def test_of_two_horn_units_the_first_acts_and_the_second_is_doubled(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=["dandelion", "roach"], close=["dandelion", "ves"]), B=dict(hand=["roach"])
    )
    g.pick("play:dandelion")
    assert g.strength("A", "close") == [2, 10, 4]


@pytest.mark.rule("G4.5", "G4.7")
def test_when_the_first_horn_unit_leaves_the_second_takes_over(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=["decoy", "roach"], close=["dandelion", "ves", "dandelion"]),
        B=dict(hand=["roach"]),
    )
    g.pick("play:decoy", "target:close.dandelion")
    assert g.row("A", "close") == ["decoy", "ves", "dandelion"]
    assert g.strength("A", "close") == [0, 10, 2]


@pytest.mark.rule("G4.5", "G1.6")
def test_a_leader_horn_doubles_the_horn_unit_too(duel: NewDuel) -> None:
    cards = {"herald": dict(strength=3, rows=["close"], abilities=["commanders_horn"])}
    g = duel(
        A=dict(leader="eredin_commander_of_the_red_riders", hand=["herald", "roach"]),
        B=dict(hand=["roach", "ves"]),
        cards=cards,
    )
    g.pick("leader", "play:roach", "play:herald")
    assert g.strength("A", "close") == [6]


@pytest.mark.rule("G5.2")
def test_a_horn_unit_in_the_siege_row(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["draig_bon_dhu", "roach"], siege=["war_longship", "war_longship"]))
    g.pick("play:draig_bon_dhu")
    assert g.strength("A", "siege") == [24, 24, 2]
