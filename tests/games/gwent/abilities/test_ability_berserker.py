"""G5.10 and G5.11: berserkers and Mardroeme."""

from __future__ import annotations

import pytest
from helpers.gwent.scenario import NewDuel

BEAR = "transformed_vildkaarl"
CUB = "transformed_young_vildkaarl"


@pytest.mark.rule("G5.10")
def test_without_mardroeme_a_berserker_is_just_a_unit(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["berserker", "roach"], reserve=[BEAR]), B=dict(hand=["roach"]))
    g.expect("pass", "play:berserker", "play:roach")
    g.pick("play:berserker")
    assert g.row("A", "close") == ["berserker"]
    assert g.zone("A.reserve") == [BEAR]


@pytest.mark.rule("G5.10", "G5.11", "G1.3")
def test_later_berserker_transforms_and_leaves_the_game(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=["berserker", "roach"], reserve=[BEAR], mardroeme=["close"], close=["ves"]),
        B=dict(hand=["roach"]),
    )
    g.pick("play:berserker")
    assert g.row("A", "close") == ["ves", BEAR]
    assert g.strength("A", "close") == [6, 14]
    assert g.zone("removed") == ["berserker"]
    assert g.zone("A.reserve") == []
    g.pick("pass", "pass")
    assert "berserker" not in g.discard("A")
    assert g.zone("removed") == ["berserker"]


@pytest.mark.rule("G5.11", "G6.3", "G3.6")
def test_the_special_transforms_all_of_its_row_at_once(duel: NewDuel) -> None:
    g = duel(
        A=dict(
            hand=["mardroeme", "roach"],
            close=["berserker", "ves", "berserker"],
            reserve=[BEAR, BEAR],
        ),
        B=dict(hand=["roach"]),
    )
    g.pick("play:mardroeme")
    g.expect("row:close", "row:ranged", "row:siege")
    g.pick("row:close")
    assert g.row("A", "close") == ["ves", BEAR, BEAR]
    assert g.strength("A", "close") == [7, 15, 15]
    assert g.zone("removed") == ["berserker", "berserker"]
    assert g.zone("A.row_special.close") == ["mardroeme"]


@pytest.mark.rule("G5.11", "G1.7")
def test_the_unit_transforms_those_in_its_row(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=["ermion", "roach"], ranged=["young_berserker"] * 3, reserve=[CUB, CUB, CUB]),
        B=dict(hand=["roach"]),
    )
    g.pick("play:ermion")
    assert g.row("A", "ranged") == ["ermion", CUB, CUB, CUB]
    assert g.strength("A", "ranged") == [8, 24, 24, 24]


@pytest.mark.rule("G5.11")
def test_the_unit_transforms_one_that_arrives_later(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=["young_berserker", "roach"], ranged=["ermion"], reserve=[CUB]),
        B=dict(hand=["roach"]),
    )
    g.pick("play:young_berserker")
    assert g.row("A", "ranged") == ["ermion", CUB]


@pytest.mark.rule("G5.11")
def test_another_row_is_left_alone(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=["mardroeme", "roach"], close=["berserker"], reserve=[BEAR]),
        B=dict(hand=["roach"]),
    )
    g.pick("play:mardroeme", "row:ranged")
    assert g.row("A", "close") == ["berserker"]


@pytest.mark.rule("G5.10")
def test_the_enemy_berserkers_are_left_alone(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=["mardroeme", "roach"]),
        B=dict(hand=["roach"], close=["berserker"], reserve=[BEAR]),
    )
    g.pick("play:mardroeme", "row:close")
    assert g.row("B", "close") == ["berserker"]


@pytest.mark.rule("G5.11", "G4.7")
def test_a_mardroeme_unit_that_left_transforms_no_more(duel: NewDuel) -> None:
    cards = {"druid": dict(strength=2, abilities=["mardroeme"])}
    g = duel(
        A=dict(hand=["decoy", "berserker"], close=["druid"], reserve=[BEAR]),
        B=dict(hand=["roach", "ves"]),
        cards=cards,
    )
    g.pick("play:decoy", "play:ves", "play:berserker")
    assert g.row("A", "close") == ["decoy", "berserker"]


@pytest.mark.rule("G5.11", "G7.2")
def test_the_effect_ends_with_the_round(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=["berserker", "roach"], mardroeme=["close"], close=["ves"], reserve=[BEAR]),
        B=dict(hand=["roach"]),
    )
    g.pick("pass", "pass")
    assert g.discard("A") == ["ves", "mardroeme"]
    g.pick("play:berserker")
    assert g.row("A", "close") == ["berserker"]


@pytest.mark.rule("G3.3", "G5.10")
def test_the_abilities_of_the_transformed_card_act(duel: NewDuel) -> None:
    cards = {
        "larva": dict(strength=1, abilities=["berserker"], transforms_into="queen"),
        "queen": dict(strength=4, abilities=["scorch_row_close"], side_deck=True),
    }
    g = duel(
        A=dict(hand=["larva", "roach"], mardroeme=["close"], reserve=["queen"]),
        B=dict(hand=["roach"], close=["fiend", "ves"]),
        cards=cards,
    )
    g.pick("play:larva")
    assert g.row("A", "close") == ["queen"]
    assert g.row("B", "close") == ["ves"]
