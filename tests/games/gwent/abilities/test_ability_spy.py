"""G5.8: spies."""

from __future__ import annotations

import pytest
from helpers.gwent.scenario import NewDuel


@pytest.mark.rule("G5.8", "G0")
def test_spy_goes_to_enemy_side_and_draws_two(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=["stefan_skellen", "roach"], deck=["ves", "fiend", "griffin"]),
        B=dict(hand=["roach"], deck=["ghoul"]),
    )
    g.expect("pass", "play:roach", "play:stefan_skellen")
    g.pick("play:stefan_skellen")
    assert g.row("B", "close") == ["stefan_skellen"]
    assert (g.total("A"), g.total("B")) == (0, 9)
    assert g.hand("A") == ["fiend", "roach", "ves"]
    assert g.deck("A") == ["griffin"]
    assert g.hand_size("B") == 1
    assert g.asked() == ("B", "turn")


@pytest.mark.rule("G5.8", "G3.3")
def test_it_goes_to_the_row_of_its_icon(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["thaler", "roach"]), B=dict(hand=["roach"]))
    g.pick("play:thaler")
    assert g.row("B", "siege") == ["thaler"]


@pytest.mark.rule("G5.8")
@pytest.mark.parametrize("left", [0, 1])
def test_with_a_short_deck_it_draws_what_there_is(duel: NewDuel, left: int) -> None:
    g = duel(A=dict(hand=["thaler", "roach"], deck=["ves"] * left), B=dict(hand=["roach"]))
    g.pick("play:thaler")
    assert g.hand_size("A") == 1 + left
    assert g.deck("A") == []


@pytest.mark.rule("G3.5", "G7.2")
def test_card_goes_to_discard_of_its_side(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["thaler", "roach"]), B=dict(hand=["roach", "ves"]))
    g.pick("play:thaler", "pass", "pass")
    assert g.discard("B") == ["thaler"]
    assert g.discard("A") == []


@pytest.mark.rule("G3.5", "G6.4")
def test_burned_spy_goes_to_pile_of_its_side(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=["scorch", "roach"]),
        B=dict(hand=["roach"], close=["stefan_skellen"]),
        owners={"stefan_skellen": "A"},
    )
    g.pick("play:scorch")
    assert g.discard("B") == ["stefan_skellen"]
    assert g.discard("A") == ["scorch"]


@pytest.mark.rule("G5.8", "G1.5", "G1.7")
def test_a_hero_can_spy(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=["mysterious_elf", "roach"], deck=["ves", "fiend"]), B=dict(hand=["roach"])
    )
    g.pick("play:mysterious_elf")
    assert g.row("B", "close") == ["mysterious_elf"]
    assert g.hand("A") == ["fiend", "roach", "ves"]
    assert g.total("B") == 0


@pytest.mark.rule("G5.8")
def test_a_spy_gains_from_what_acts_on_the_enemy_row(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["prince_stennis", "roach"]), B=dict(hand=["roach"], horn=["close"]))
    g.pick("play:prince_stennis")
    assert g.total("B") == 10


@pytest.mark.rule("G2.6", "G5.8")
def test_a_hand_may_be_of_any_size(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=["thaler"] + ["ves"] * 12, deck=["fiend", "fiend"]), B=dict(hand=["roach"])
    )
    g.pick("play:thaler")
    assert g.hand_size("A") == 14
