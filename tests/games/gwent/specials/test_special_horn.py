"""G6.1: the Commander's Horn."""

from __future__ import annotations

import pytest
from helpers.gwent.scenario import NewDuel

HORN = "commanders_horn"


@pytest.mark.rule("G6.1", "G3.6", "G4.5")
def test_horn_doubles_row_on_own_side(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=[HORN, "roach"], close=["ves"], ranged=["keira_metz", "dethmold"]),
        B=dict(hand=["roach"], ranged=["keira_metz"]),
    )
    g.expect("pass", f"play:{HORN}", "play:roach")
    g.pick(f"play:{HORN}")
    assert g.asked() == ("A", "row")
    g.expect("row:close", "row:ranged", "row:siege")
    g.pick("row:ranged")
    assert g.zone("A.row_special.ranged") == [HORN]
    assert g.strength("A", "ranged") == [10, 12]
    assert g.strength("A", "close") == [5]
    assert g.strength("B", "ranged") == [5]
    assert g.asked() == ("B", "turn")


@pytest.mark.rule("G6.1")
def test_a_second_may_not_be_played_on_the_row(duel: NewDuel) -> None:
    g = duel(A=dict(hand=[HORN, "roach"], horn=["close"]), B=dict(hand=["roach"]))
    g.pick(f"play:{HORN}")
    g.expect("row:ranged", "row:siege")
    g.refuse("row:close")
    g.pick("row:siege")
    assert g.zone("A.row_special.siege") == [HORN]


@pytest.mark.rule("G6.1")
def test_enemy_horn_does_not_prevent_own_horn(duel: NewDuel) -> None:
    g = duel(A=dict(hand=[HORN, "roach"]), B=dict(hand=["roach"], horn=["close"]))
    g.pick(f"play:{HORN}")
    g.expect("row:close", "row:ranged", "row:siege")
    g.pick("row:close")


@pytest.mark.rule("G6.1")
def test_with_a_horn_on_all_rows_it_may_not_be_played(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=[HORN, "roach"], horn=["close", "ranged", "siege"]), B=dict(hand=["roach"])
    )
    g.expect("pass", "play:roach")
    g.refuse(f"play:{HORN}")


@pytest.mark.rule("G6.1")
def test_the_last_free_row_is_taken_unasked(duel: NewDuel) -> None:
    g = duel(A=dict(hand=[HORN, "roach"], horn=["close", "siege"]), B=dict(hand=["roach"]))
    g.pick(f"play:{HORN}")
    assert g.zone("A.row_special.ranged") == [HORN]


@pytest.mark.rule("G6.1", "G5.2")
def test_horn_unit_does_not_prevent_special_horn(duel: NewDuel) -> None:
    g = duel(A=dict(hand=[HORN, "roach"], close=["dandelion"]), B=dict(hand=["roach"]))
    g.pick(f"play:{HORN}")
    g.expect("row:close", "row:ranged", "row:siege")
    g.pick("row:close")
    assert g.strength("A", "close") == [4]


@pytest.mark.rule("G6.1", "G3.4")
def test_it_may_be_played_on_an_empty_row(duel: NewDuel) -> None:
    g = duel(A=dict(hand=[HORN, "keira_metz"]), B=dict(hand=["roach", "ves"]))
    g.pick(f"play:{HORN}", "row:ranged", "play:roach", "play:keira_metz")
    assert g.strength("A", "ranged") == [10]


@pytest.mark.rule("G7.2", "G4.7")
def test_it_goes_to_the_pile_at_the_end_of_the_round(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["ves"], horn=["close"], close=["roach"]), B=dict(hand=["roach", "fiend"]))
    g.pick("pass", "pass")
    assert g.discard("A") == ["roach", HORN]
    g.pick("play:ves")
    assert g.strength("A", "close") == [5]


@pytest.mark.rule("G7.2", "G4.5")
def test_a_leader_horn_ends_with_the_round(duel: NewDuel) -> None:
    g = duel(
        A=dict(leader="eredin_commander_of_the_red_riders", hand=["ves", "roach"], close=["fiend"]),
        B=dict(hand=["roach", "fiend"]),
    )
    g.pick("leader", "pass", "pass")
    g.pick("play:ves")
    assert g.strength("A", "close") == [5]


@pytest.mark.rule("G6.1", "G4.5")
def test_special_horn_fits_beside_leader_horn(duel: NewDuel) -> None:
    g = duel(
        A=dict(
            leader="eredin_commander_of_the_red_riders",
            hand=["commanders_horn", "ves"],
            close=["fiend"],
        ),
        B=dict(hand=["ves", "ves"]),
    )
    g.pick("leader", "play:ves", "play:commanders_horn")
    g.expect("row:close", "row:ranged", "row:siege")
    g.pick("row:close")
    assert g.zone("A.row_special.close") == ["commanders_horn"]
    assert g.strength("A", "close") == [12]
