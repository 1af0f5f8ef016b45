"""G5.1: agile units."""

from __future__ import annotations

import pytest
from helpers.gwent.scenario import NewDuel


@pytest.mark.rule("G5.1", "G1.4")
@pytest.mark.parametrize("row", ["close", "ranged"])
def test_the_player_chooses_close_or_ranged(duel: NewDuel, row: str) -> None:
    g = duel(A=dict(hand=["harpy", "roach"]), B=dict(hand=["roach"]))
    g.pick("play:harpy")
    assert g.asked() == ("A", "row")
    g.expect("row:close", "row:ranged")
    g.pick(f"row:{row}")
    assert g.row("A", row) == ["harpy"]
    assert g.asked() == ("B", "turn")


@pytest.mark.rule("G5.1")
def test_an_agile_hero_chooses_too(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["kayran", "roach"]), B=dict(hand=["roach"]))
    g.pick("play:kayran")
    g.expect("row:close", "row:ranged")
    g.pick("row:ranged")
    assert g.row("A", "ranged") == ["kayran"]


@pytest.mark.rule("G5.1")
def test_once_placed_it_stays_where_it_is(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=["biting_frost", "roach"], close=["harpy"]),
        B=dict(hand=["roach", "ghoul"]),
    )
    g.expect("pass", "play:biting_frost", "play:roach")
    g.pick("play:biting_frost", "play:ghoul")
    g.expect("pass", "play:roach")
    assert g.row("A", "close") == ["harpy"]


@pytest.mark.rule("G1.4", "G3.3")
@pytest.mark.parametrize(
    ("card", "row"), [("fiend", "close"), ("cockatrice", "ranged"), ("ice_giant", "siege")]
)
def test_other_units_go_to_the_row_of_their_icon(duel: NewDuel, card: str, row: str) -> None:
    g = duel(A=dict(hand=[card, "roach"]), B=dict(hand=["roach"]))
    g.pick(f"play:{card}")
    assert g.row("A", row) == [card]
    assert g.asked() == ("B", "turn")


@pytest.mark.rule("G5.1", "G3.3")
def test_last_card_in_hand_chooses_its_row(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["harpy"]), B=dict(hand=["roach"]))
    g.pick("play:harpy", "row:close", "pass")
    assert g.round == 2
