"""G6.3: Mardroeme on a row."""

from __future__ import annotations

import pytest
from helpers.gwent.scenario import NewDuel


@pytest.mark.rule("G6.3", "G3.6", "G3.4")
def test_mardroeme_goes_to_any_row_on_own_side(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["mardroeme", "roach"]), B=dict(hand=["roach"]))
    g.expect("pass", "play:mardroeme", "play:roach")
    g.pick("play:mardroeme")
    g.expect("row:close", "row:ranged", "row:siege")
    g.pick("row:siege")
    assert g.zone("A.row_special.siege") == ["mardroeme"]


@pytest.mark.rule("G6.3")
def test_a_row_holds_one(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["mardroeme", "roach"], mardroeme=["close"]), B=dict(hand=["roach"]))
    g.pick("play:mardroeme")
    g.expect("row:ranged", "row:siege")
    g.pick("row:ranged")


@pytest.mark.rule("G6.3")
def test_with_one_on_all_rows_it_may_not_be_played(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=["mardroeme", "roach"], mardroeme=["close", "ranged", "siege"]),
        B=dict(hand=["roach"]),
    )
    g.expect("pass", "play:roach")


@pytest.mark.rule("G6.3", "G6.1")
def test_it_may_share_a_row_with_a_horn(duel: NewDuel) -> None:
    g = duel(
        A=dict(
            hand=["mardroeme", "roach"],
            close=["berserker"],
            horn=["close"],
            reserve=["transformed_vildkaarl"],
        ),
        B=dict(hand=["roach"]),
    )
    g.pick("play:mardroeme", "row:close")
    assert g.zone("A.row_special.close") == ["commanders_horn", "mardroeme"]
    assert g.strength("A", "close") == [28]


@pytest.mark.rule("G6.3", "G5.11")
def test_mardroeme_unit_does_not_prevent_special_mardroeme(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["mardroeme", "roach"], ranged=["ermion"]), B=dict(hand=["roach"]))
    g.pick("play:mardroeme")
    g.expect("row:close", "row:ranged", "row:siege")
    g.pick("row:ranged")
