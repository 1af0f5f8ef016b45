"""G3 and G1.6: turns."""

from __future__ import annotations

import pytest
from helpers.gwent.scenario import NewDuel


@pytest.mark.rule("G3.1")
def test_a_turn_is_a_card_a_leader_or_a_pass(duel: NewDuel) -> None:
    g = duel(
        A=dict(leader="eredin_commander_of_the_red_riders", hand=["ves", "fiend", "ves"]),
        B=dict(hand=["roach"]),
    )
    assert g.asked() == ("A", "turn")
    g.expect("leader", "pass", "play:fiend", "play:ves")
    g.pick("play:fiend")
    assert g.asked() == ("B", "turn")
    g.expect("pass", "play:roach")


@pytest.mark.rule("G3.1", "G1.6")
def test_an_active_leader_is_used_once_a_game_in_place_of_a_card(duel: NewDuel) -> None:
    g = duel(
        A=dict(leader="eredin_commander_of_the_red_riders", hand=["ves", "fiend"]),
        B=dict(hand=["roach", "foglet"]),
    )
    g.pick("leader")
    assert g.asked() == ("B", "turn")
    g.pick("play:roach")
    g.expect("pass", "play:fiend", "play:ves")
    g.pick("pass", "pass")
    assert g.round == 2
    assert g.asked() == ("B", "turn")
    g.pick("play:foglet")
    g.expect("pass", "play:fiend", "play:ves")


@pytest.mark.rule("G1.6", "G3.1")
def test_a_passive_leader_is_never_offered(duel: NewDuel) -> None:
    g = duel(A=dict(leader="king_bran", hand=["ves"]), B=dict(hand=["roach"]))
    g.expect("pass", "play:ves")


@pytest.mark.rule("G3.1")
def test_a_player_with_no_card_and_no_leader_passes(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["ves", "fiend"]), B=dict(close=["griffin"]))
    g.pick("play:ves")
    assert g.passed("B")
    assert g.asked() == ("A", "turn")
    g.pick("play:fiend")
    assert g.over, "nobody has anything left, so the rounds pass by themselves"
    assert g.winner == "A"


@pytest.mark.rule("G3.1", "G1.6")
def test_a_spent_leader_does_not_keep_a_player_in(duel: NewDuel) -> None:
    leader = dict(leader="foltest_lord_commander_of_the_north", leader_used=True)
    g = duel(A=dict(hand=["ves", "fiend"]), B=leader)
    g.pick("play:ves")
    assert g.passed("B")


@pytest.mark.rule("G3.1", "G3.2")
def test_the_forced_pass_counts_as_a_pass(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["ves", "fiend", "foglet"]), B=dict(hand=["roach"]))
    g.pick("play:ves", "play:roach", "play:fiend")
    assert g.passed("B")
    assert g.asked() == ("A", "turn")


@pytest.mark.rule("G3.1", "G3.4")
def test_a_hand_of_cards_that_cannot_be_played_is_a_forced_pass(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["ves", "fiend"]), B=dict(hand=["decoy"]))
    g.pick("play:ves")
    assert g.passed("B")
    assert g.hand("B") == ["decoy"]


@pytest.mark.rule("G3.1")
def test_a_leader_alone_keeps_a_player_in(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["ves", "fiend"]), B=dict(leader="foltest_lord_commander_of_the_north"))
    g.pick("play:ves")
    assert g.asked() == ("B", "turn")
    g.expect("leader", "pass")


@pytest.mark.rule("G3.2")
def test_passed_player_is_skipped(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["ves", "fiend", "foglet", "griffin"]), B=dict(hand=["roach", "nekker"]))
    g.pick("play:ves", "pass")
    for card in ("fiend", "foglet"):
        assert g.asked() == ("A", "turn")
        g.pick(f"play:{card}")
    assert g.round == 1
    assert g.passed("B")
    g.expect("pass", "play:griffin")
    g.pick("pass")
    assert g.round == 2
    assert not g.passed("A") and not g.passed("B")


@pytest.mark.rule("G3.2")
def test_a_pass_holds_although_cards_come_to_hand(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=["ves", "fiend"]),
        B=dict(faction="northern_realms", hand=["roach"], deck=["foglet"], passed=True),
    )
    g.pick("play:ves")
    assert g.asked() == ("A", "turn")


@pytest.mark.rule("G3.3", "G3.1")
def test_turns_alternate_and_units_go_to_own_side(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=["ves", "fiend", "foglet"]), B=dict(hand=["ballista", "griffin", "foglet"])
    )
    g.pick("play:ves", "play:ballista", "play:fiend", "play:griffin")
    assert g.row("A", "close") == ["ves", "fiend"]
    assert g.row("B", "siege") == ["ballista"]
    assert g.row("B", "close") == ["griffin"]
    assert g.asked() == ("A", "turn")


@pytest.mark.rule("G3.4")
def test_an_effect_without_target_does_not_forbid_its_card(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=["villentretenmerth", "scorch", "clear_weather", "dun_banner_medic", "nekker"]),
        B=dict(hand=["roach"]),
    )
    g.expect(
        "pass",
        "play:clear_weather",
        "play:dun_banner_medic",
        "play:nekker",
        "play:scorch",
        "play:villentretenmerth",
    )


@pytest.mark.rule("G3.1")
def test_confirm_keeps_the_forced_pass_as_a_question(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["ves"]), B=dict(), confirm=True)
    g.pick("play:ves")
    assert g.asked() == ("B", "turn")
    g.expect("pass")
