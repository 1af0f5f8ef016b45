"""G7: the end of a round and of the game."""

from __future__ import annotations

import pytest
from helpers.gwent.scenario import NewDuel

from sevencats.kernel.views import observe


@pytest.mark.rule("G7.1", "G7.3")
@pytest.mark.parametrize(
    ("mine", "theirs", "loser"), [("fiend", "ves", "B"), ("ves", "fiend", "A")]
)
def test_the_lower_total_loses_a_gem_and_the_winner_starts(
    duel: NewDuel, mine: str, theirs: str, loser: str
) -> None:
    g = duel(A=dict(hand=["roach"], close=[mine]), B=dict(hand=["roach"], close=[theirs]))
    g.pick("pass", "pass")
    winner = "A" if loser == "B" else "B"
    assert (g.gems(loser), g.gems(winner)) == (1, 2)
    (scored,) = g.events("scored")
    assert scored.args[0] == "AB".index(winner) and len(scored.args) == 3
    assert [event.args for event in g.events("gem_lost")] == [("AB".index(loser), 1)]
    assert g.round == 2
    assert g.asked() == (winner, "turn")


@pytest.mark.rule("G7.1", "G7.3")
@pytest.mark.parametrize("first", ["A", "B"])
def test_on_a_tie_both_lose_a_gem_and_the_same_player_starts(duel: NewDuel, first: str) -> None:
    g = duel(
        A=dict(hand=["roach"], close=["ves"]), B=dict(hand=["roach"], close=["griffin"]), turn=first
    )
    g.pick("pass", "pass")
    assert (g.gems("A"), g.gems("B")) == (1, 1)
    assert g.asked() == (first, "turn")


@pytest.mark.rule("G7.1")
def test_an_empty_round_is_a_tie(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["roach"]), B=dict(hand=["roach"]))
    g.pick("pass", "pass")
    assert (g.gems("A"), g.gems("B")) == (1, 1)


@pytest.mark.rule("G7.2", "G3.5")
def test_all_cards_go_to_the_piles_of_their_controllers(duel: NewDuel) -> None:
    g = duel(
        A=dict(
            hand=["roach"],
            close=["ves", "stefan_skellen"],
            ranged=["keira_metz", "decoy"],
            siege=["ballista"],
            horn=["close"],
            mardroeme=["siege"],
        ),
        B=dict(hand=["roach"], close=["geralt_of_rivia"]),
        weather=[("biting_frost", "A"), ("torrential_rain", "B")],
        owners={"stefan_skellen": "B"},
    )
    g.pick("pass", "pass")
    assert sorted(g.discard("A")) == [
        "ballista",
        "biting_frost",
        "commanders_horn",
        "decoy",
        "keira_metz",
        "mardroeme",
        "stefan_skellen",
        "ves",
    ]
    assert sorted(g.discard("B")) == ["geralt_of_rivia", "torrential_rain"]
    assert g.total("A") == g.total("B") == 0
    for side in ("A", "B"):
        for row in ("close", "ranged", "siege"):
            assert g.row(side, row) == g.zone(f"{side}.row_special.{row}") == []
    assert g.zone("weather") == []


@pytest.mark.rule("G7.2")
def test_the_hand_is_kept(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["roach", "ves"]), B=dict(hand=["fiend"], close=["griffin"]))
    g.pick("pass", "pass")
    assert (g.hand("A"), g.hand("B")) == (["roach", "ves"], ["fiend"])


@pytest.mark.rule("G7.3")
def test_the_winner_starts_even_if_the_other_passed_last(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["roach", "fiend"]), B=dict(hand=["ves", "nekker"]))
    g.pick("pass", "play:ves", "pass")
    assert g.asked() == ("B", "turn")
    g.pick("pass", "play:fiend", "pass")
    assert g.asked() == ("A", "turn")
    assert (g.gems("A"), g.gems("B")) == (1, 1)


@pytest.mark.rule("G7.4")
@pytest.mark.parametrize(
    ("mine", "theirs", "winner"), [("fiend", "ves", "A"), ("ves", "fiend", "B")]
)
def test_losing_last_gem_loses_the_game(duel: NewDuel, mine: str, theirs: str, winner: str) -> None:
    g = duel(
        A=dict(hand=["roach"], close=[mine], gems=1),
        B=dict(hand=["roach"], close=[theirs], gems=1),
        round=3,
    )
    g.pick("pass", "pass")
    assert g.over
    assert g.winner == winner
    assert g.events("game_over")


@pytest.mark.rule("G7.4", "G7.1")
def test_two_rounds_can_be_enough(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["fiend", "griffin"]), B=dict(hand=["roach", "nekker"]))
    g.pick("play:fiend", "pass", "pass")
    assert (g.gems("A"), g.gems("B")) == (2, 1)
    g.pick("play:griffin", "pass")
    assert g.over
    assert g.winner == "A"
    assert g.round == 2


@pytest.mark.rule("G7.4")
def test_if_both_lose_the_last_gem_the_game_is_a_draw(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["roach"], gems=1), B=dict(hand=["roach"], gems=1), round=3)
    g.pick("pass", "pass")
    assert g.over
    assert g.winner == "draw"
    assert (g.gems("A"), g.gems("B")) == (0, 0)


@pytest.mark.rule("G7.4", "G7.1")
def test_a_tie_can_decide_the_game_when_one_has_a_gem_more(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["roach"], gems=1), B=dict(hand=["roach"], gems=2), round=2)
    g.pick("pass", "pass")
    assert g.over
    assert g.winner == "B"


@pytest.mark.rule("G7.4")
def test_after_the_end_nothing_is_asked(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["roach"], gems=1), B=dict(hand=["roach"], close=["ves"]))
    g.pick("pass", "pass")
    assert g.winner == "B"
    assert g.state.pending == ()
    assert g.hand("A") == ["roach"]


@pytest.mark.rule("G7.5", "G4.7")
def test_the_running_totals_are_open_to_all(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=["ves", "roach"], ranged=["leshen"]),
        B=dict(hand=["fiend"], siege=["catapult", "catapult"]),
    )
    for seat in (0, 1, None):
        assert observe(g.state, seat).public.totals == (10, 32)
    g.pick("play:ves")
    for seat in (0, 1, None):
        assert observe(g.state, seat).public.totals == (15, 32)


@pytest.mark.rule("G7.5")
def test_totals_above_a_hundred_are_counted_on(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["roach"], siege=["catapult"] * 4))
    assert observe(g.state, None).public.totals == (128, 0)


@pytest.mark.rule("G7.1", "G2.3")
def test_gems_are_open_to_all(duel: NewDuel) -> None:
    g = duel(A=dict(hand=["roach"]), B=dict(hand=["roach"], close=["ves"]))
    g.pick("pass", "pass")
    for seat in (0, 1, None):
        assert observe(g.state, seat).public.gems == (1, 2)
