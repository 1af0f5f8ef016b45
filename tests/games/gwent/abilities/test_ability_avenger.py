"""G5.9: cards that call an avenger."""

from __future__ import annotations

import pytest
from helpers.gwent.scenario import NewDuel

KAMBI = dict(close=["kambi"], reserve=["hemdall"])
COW = dict(ranged=["cow"], reserve=["bovine_defense_force"])


@pytest.mark.rule("G5.9")
def test_nothing_happens_when_it_is_played(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["kambi", "roach"], reserve=["hemdall"]), B=dict(hand=["roach"]))
    g.expect("pass", "play:kambi", "play:roach")
    g.pick("play:kambi")
    assert g.row("A", "close") == ["kambi"]
    assert g.zone("A.reserve") == ["hemdall"]


@pytest.mark.rule("G5.9", "G6.4", "G1.3")
def test_burned_by_scorch_it_is_replaced_at_once(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["roach"], **KAMBI), B=dict(hand=["scorch", "roach"]), turn="B")
    g.pick("play:scorch")
    assert g.row("A", "close") == ["hemdall"]
    assert g.strength("A", "close") == [11]
    assert g.discard("A") == ["kambi"]
    assert g.zone("A.reserve") == []
    assert g.told("summoned") == ["hemdall"]


@pytest.mark.rule("G5.9")
def test_avenger_returns_to_row_of_its_icon(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["roach"], **COW), B=dict(hand=["scorch", "roach"]), turn="B")
    g.pick("play:scorch")
    assert g.row("A", "ranged") == []
    assert g.row("A", "close") == ["bovine_defense_force"]


@pytest.mark.rule("G5.9", "G5.7")
def test_burned_with_its_row_each_is_replaced(duel: NewDuel) -> None:
    cards = {
        "egg": dict(strength=6, abilities=["summon_avenger"], summons="bird"),
        "bird": dict(strength=9, rows=["siege"], side_deck=True),
    }
    g = duel(
        A=dict(hand=["roach"], close=["egg", "egg", "ves"], reserve=["bird", "bird"]),
        B=dict(hand=["villentretenmerth", "roach"]),
        cards=cards,
        turn="B",
    )
    g.pick("play:villentretenmerth")
    assert g.row("A", "close") == ["ves"]
    assert g.row("A", "siege") == ["bird", "bird"]


@pytest.mark.rule("G5.9", "G7.2")
def test_at_the_end_of_a_round_the_avenger_stands_in_the_next(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["roach"], **KAMBI), B=dict(hand=["roach"]))
    g.pick("pass", "pass")
    assert g.round == 2
    assert g.row("A", "close") == ["hemdall"]
    assert g.discard("A") == ["kambi"]
    assert (g.total("A"), g.total("B")) == (11, 0)


@pytest.mark.rule("G5.9", "G7.1")
def test_it_does_not_count_in_the_round_that_ends(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["roach"], **KAMBI), B=dict(hand=["roach"], close=["ves"]))
    g.pick("pass", "pass")
    assert (g.gems("A"), g.gems("B")) == (1, 2)
    assert g.asked() == ("B", "turn")


@pytest.mark.rule("G5.9", "G7.2")
def test_the_avenger_itself_goes_to_the_pile_a_round_later(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["roach"], gems=2, **COW), B=dict(hand=["roach"], gems=2, close=["fiend"]))
    g.pick("pass", "pass", "pass", "pass")
    assert g.round == 3
    assert g.row("A", "close") == []
    assert sorted(g.discard("A")) == ["bovine_defense_force", "cow"]


@pytest.mark.rule("G5.9")
def test_both_sides_get_their_own(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["roach"], **COW), B=dict(hand=["roach"], **COW))
    g.pick("pass", "pass")
    assert g.row("A", "close") == g.row("B", "close") == ["bovine_defense_force"]


@pytest.mark.rule("G5.9", "G6.2")
def test_returned_to_hand_by_a_decoy_it_is_not_avenged(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["decoy", "roach"], **KAMBI), B=dict(hand=["roach"]))
    g.pick("play:decoy", "pass", "pass")
    assert g.round == 2
    assert g.row("A", "close") == []
    assert g.zone("A.reserve") == ["hemdall"]
    assert g.hand("A") == ["kambi", "roach"]


@pytest.mark.rule("G5.9", "G8.1")
def test_kept_by_monsters_it_is_not_avenged(duel: NewDuel) -> None:
    g = duel(A=dict(faction="monsters", hand=["roach"], **COW), B=dict(hand=["roach"]))
    g.pick("pass", "pass")
    assert g.row("A", "ranged") == ["cow"]
    assert g.row("A", "close") == []
    assert g.zone("A.reserve") == ["bovine_defense_force"]


@pytest.mark.rule("G5.9", "G8.1")
def test_avenged_when_monsters_keep_another(duel: NewDuel) -> None:
    g = duel(
        A=dict(faction="monsters", hand=["roach"], close=["fiend"], **COW), B=dict(hand=["roach"])
    )
    g.chance("target:close.fiend")
    g.pick("pass", "pass")
    assert g.row("A", "close") == ["fiend", "bovine_defense_force"]
    assert g.discard("A") == ["cow"]


@pytest.mark.rule("G5.9", "G3.4")
def test_empty_reserve_brings_no_avenger(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["roach"], close=["kambi"]), B=dict(hand=["roach"]))
    g.pick("pass", "pass")
    assert g.row("A", "close") == []
    assert g.discard("A") == ["kambi"]


@pytest.mark.rule("G3.3", "G5.9", "G5.3")
def test_the_abilities_of_the_avenger_act(duel: NewDuel) -> None:
    cards = {
        "egg": dict(strength=0, abilities=["summon_avenger"], summons="stork"),
        "stork": dict(strength=2, rows=["siege"], abilities=["medic"], side_deck=True),
    }
    g = duel(
        A=dict(hand=["roach"], close=["egg"], reserve=["stork"], discard=["ves", "fiend"]),
        B=dict(hand=["scorch", "roach"]),
        cards=cards,
        turn="B",
    )
    g.pick("play:scorch")
    assert g.asked() == ("A", "revive")
    g.expect("target:egg", "target:fiend", "target:ves")
    g.pick("target:fiend")
    assert g.row("A", "close") == ["fiend"]
    assert g.row("A", "siege") == ["stork"]
    assert g.asked() == ("A", "turn")


@pytest.mark.rule("G5.3", "G5.9")
def test_a_revived_card_can_be_avenged_again(duel: NewDuel) -> None:
    g = duel(
        A=dict(
            hand=["siege_technician", "roach"],
            discard=["cow"],
            reserve=["bovine_defense_force", "bovine_defense_force"],
        ),
        B=dict(hand=["roach"]),
    )
    g.pick("play:siege_technician", "pass", "pass")
    assert g.row("A", "close") == ["bovine_defense_force"]
    assert g.zone("A.reserve") == ["bovine_defense_force"]


@pytest.mark.rule("G5.9")
def test_avenger_discarded_from_hand_is_not_avenged(duel: NewDuel) -> None:
    g = duel(
        A=dict(
            leader="eredin_destroyer_of_worlds",
            hand=["cow", "ves", "roach"],
            deck=["fiend", "griffin"],
            reserve=["bovine_defense_force"],
        ),
        B=dict(hand=["roach"]),
    )
    g.pick("leader", "discard:cow", "discard:ves", "take:fiend")
    assert g.row("A", "close") == []
    assert g.zone("A.reserve") == ["bovine_defense_force"]
