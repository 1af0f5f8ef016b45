"""G2: setting up a game."""

from __future__ import annotations

from typing import Any

import pytest
from helpers.gwent.scenario import Duel, NewDuel

from sevencats.kernel.views import observe

# Thirteen different cards without an ability, so that every one can be followed.
DECK = [
    *("botchling", "cockatrice", "earth_elemental", "endrega", "fiend", "fire_elemental", "foglet"),
    *("forktail", "frightener", "gargoyle", "grave_hag", "griffin", "ice_giant"),
]
DONE = {"A": "done", "B": "done"}


def start(
    duel: NewDuel, A: dict[str, Any] | None = None, B: dict[str, Any] | None = None, **given: Any
) -> Duel:
    seats = {n: dict(deck=DECK, **(seat or {})) for n, seat in (("A", A), ("B", B))}
    return duel(**seats, phase="start", **given)


def finish_redraw(g: Duel) -> None:
    for seat in ("A", "B"):
        g.pick("done", seat=seat)


@pytest.mark.rule("G2.1")
@pytest.mark.parametrize("first", ["A", "B"])
def test_a_coin_decides_who_starts(duel: NewDuel, first: str) -> None:
    g = start(
        duel, A=dict(faction="monsters"), B=dict(faction="nilfgaard"), chance=[f"starter:{first}"]
    )
    finish_redraw(g)
    assert g.asked() == (first, "turn")
    assert g.round == 1


@pytest.mark.rule("G2.1", "G8.4")
@pytest.mark.parametrize("seat", ["A", "B"])
@pytest.mark.parametrize("first", ["A", "B"])
def test_a_scoiatael_player_decides_instead(duel: NewDuel, seat: str, first: str) -> None:
    g = start(duel, **{seat: dict(faction="scoiatael")})
    assert g.asked() == (seat, "starter")
    g.expect("starter:A", "starter:B")
    g.pick(f"starter:{first}")
    finish_redraw(g)
    assert g.asked() == (first, "turn")


@pytest.mark.rule("G2.1", "G8.4")
@pytest.mark.parametrize("decider", ["A", "B"])
def test_between_two_scoiatael_the_coin_says_who_decides(duel: NewDuel, decider: str) -> None:
    elves = dict(faction="scoiatael")
    g = start(duel, A=elves, B=elves, chance=[f"decides:{decider}"])
    assert g.asked() == (decider, "starter")
    g.expect("starter:A", "starter:B")
    g.pick("starter:B")
    finish_redraw(g)
    assert g.asked() == ("B", "turn")


@pytest.mark.rule("G2.2", "G2.3")
def test_each_shuffles_and_draws_ten_and_has_two_gems(duel: NewDuel) -> None:
    one, two = (start(duel, chance=["starter:A"], seed=seed) for seed in (1, 2))
    for g in (one, two):
        for seat in ("A", "B"):
            assert g.hand_size(seat) == 10
            assert len(g.deck(seat)) == 3
            assert g.gems(seat) == 2
            assert sorted(g.hand(seat) + g.deck(seat)) == DECK
        g.done("redraw")
    assert one.hand("A") != two.hand("A") or one.deck("A") != two.deck("A")


@pytest.mark.rule("G2.2")
def test_the_ten_come_from_the_top_of_the_shuffled_deck(duel: NewDuel) -> None:
    same = "order:" + ",".join(map(str, range(len(DECK))))
    g = start(duel, chance=["starter:A", same, same])
    assert g.hand("A") == sorted(DECK[:10])
    assert g.deck("A") == DECK[10:]
    g.done("redraw")


@pytest.mark.rule("G2.2")
def test_a_redraw_puts_a_card_aside_and_draws_one(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=["ves", "fiend", "ves"], deck=["griffin", "nekker", "foglet"]),
        B=dict(hand=["roach"], deck=["ghoul"]),
        phase="redraw",
    )
    g.expect("done", "redraw:fiend", "redraw:ves", seat="A")
    g.expect("done", "redraw:roach", seat="B")
    g.pick("redraw:ves", seat="A")
    assert g.hand("A") == ["fiend", "griffin", "ves"]
    assert g.zone("A.aside") == ["ves"]
    assert g.deck("A") == ["nekker", "foglet"]
    g.expect("done", "redraw:fiend", "redraw:griffin", "redraw:ves", seat="A")
    g.pick("redraw:griffin", seat="A")
    assert g.hand("A") == ["fiend", "nekker", "ves"]
    assert g.zone("A.aside") == ["ves", "griffin"]
    assert g.asked() == ("B", "redraw")
    g.pick("done")
    assert g.zone("A.aside") == []
    assert sorted(g.deck("A")) == ["foglet", "griffin", "ves"]
    assert g.asked() == ("A", "turn")


@pytest.mark.rule("G2.2")
def test_two_redraws_and_no_more(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=["ves", "fiend"], deck=["griffin", "nekker", "foglet"]),
        B=dict(hand=["roach"]),
        phase="redraw",
    )
    g.pick("redraw:ves", "redraw:fiend")
    assert g.hand("A") == ["griffin", "nekker"]
    assert g.asked() == ("A", "turn")


@pytest.mark.rule("G2.2")
def test_a_card_put_aside_cannot_come_straight_back(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=["ves", "fiend"], deck=["griffin"]), B=dict(hand=["roach"]), phase="redraw"
    )
    g.pick("redraw:ves")
    assert g.hand("A") == ["fiend", "griffin"]
    assert g.deck("A") == ["ves"], "with an empty deck there is nothing left to draw"
    assert g.asked() == ("A", "turn")


@pytest.mark.rule("G2.2")
def test_the_cards_put_aside_are_shuffled_in(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=["ves", "fiend"], deck=["griffin", "nekker"]),
        B=dict(hand=["roach"]),
        phase="redraw",
    )
    g.chance("order:1,0")
    g.pick("redraw:ves", "done")
    assert g.deck("A") == ["nekker", "ves"]
    assert observe(g.state, 0).zones["A.deck"] == [None, None]


@pytest.mark.rule("G2.2")
def test_nobody_has_to_redraw(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=["ves"], deck=["griffin"]),
        B=dict(hand=["roach"], deck=["ghoul"]),
        phase="redraw",
        turn="B",
    )
    g.pick("done", seat="B")
    g.pick("done", seat="A")
    assert (g.hand("A"), g.hand("B")) == (["ves"], ["roach"])
    assert g.asked() == ("B", "turn")


@pytest.mark.rule("G2.2")
def test_the_enemy_does_not_see_what_is_put_aside(duel: NewDuel) -> None:
    g = duel(
        A=dict(hand=["ves", "fiend"], deck=["griffin", "nekker"]),
        B=dict(hand=["roach"]),
        phase="redraw",
    )
    g.pick("redraw:ves")
    assert observe(g.state, 0).zones["A.aside"] == ["ves"]
    assert observe(g.state, 1).zones["A.aside"] == [None]
    g.pick("done")


@pytest.mark.rule("G2.5", "G1.6")
def test_leaders_are_public(duel: NewDuel) -> None:
    g = duel(
        A=dict(leader="king_bran", hand=["roach"]),
        B=dict(leader="foltest_the_siegemaster", hand=["roach"]),
    )
    for seat in (0, 1, None):
        assert observe(g.state, seat).public.leaders == ("king_bran", "foltest_the_siegemaster")


@pytest.mark.rule("G2.6")
def test_a_new_round_brings_no_new_cards(duel: NewDuel) -> None:
    g = duel(
        A=dict(faction="monsters", hand=["ves", "fiend"], deck=["griffin"] * 3),
        B=dict(faction="scoiatael", hand=["roach", "foglet"], deck=["nekker"] * 3),
    )
    g.pick("play:ves", "pass", "pass")
    assert g.round == 2
    assert (g.hand("A"), g.hand("B")) == (["fiend"], ["foglet", "roach"])
    assert len(g.deck("A")) == len(g.deck("B")) == 3
