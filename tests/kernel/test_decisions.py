"""Decisions, the orders of a shuffle, and questions to several seats at once."""

from __future__ import annotations

import pytest
from helpers.toy import DECK, Both, Menu, Roll, with_frame

from sevencats.kernel import (
    CHANCE,
    Decision,
    IllegalPick,
    Option,
    Pick,
    StaleDecision,
    WrongSeat,
    apply,
    digest,
    settle,
)
from sevencats.kernel.decisions import order_key, parse_order
from sevencats.kernel.engine import settle_one


def test_options_and_picks_of_a_decision() -> None:
    decision = Decision(7, 1, "menu", "", ("a", "b"), (3, 4))
    assert decision.options == (Option("a", 3), Option("b", 4))
    assert decision.pick("b") == Pick(7, 1, "b")


@pytest.mark.parametrize("order", [(0,), (1, 0), (2, 0, 1), tuple(range(40))])
def test_an_order_is_read_as_written(order: tuple[int, ...]) -> None:
    assert parse_order(order_key(order), len(order)) == order


@pytest.mark.parametrize(
    "key",
    [
        "",
        "order:",
        "order:0,1",
        "order:0,1,1",
        "order:0,1,3",
        "order:0,1,2,3",
        "order:0, 1,2",
        "order:-0,1,2",
        "order:0,1,²",
        "order:0,1,٢",
        "0,1,2",
        "Order:0,1,2",
        "order:0,1,2,",
    ],
)
def test_unknown_order_is_ignored(key: str) -> None:
    assert parse_order(key, 3) is None


def test_a_question_that_stays_open_keeps_its_id() -> None:
    state = with_frame(Both((2, 1)))
    ann, ben = state.pending
    assert (ann.seat, ben.seat) == (0, 1) and ann.id != ben.id
    apply(state, ann.pick("yes"))
    again, still = state.pending
    assert still == ben
    assert again.id not in (ann.id, ben.id)
    with pytest.raises(StaleDecision):
        apply(state, ann.pick("yes"))
    apply(state, ben.pick("no"))
    assert state.pending == (again,), "the first seat's question is still the same one"
    apply(state, again.pick("yes"))
    assert not state.pending and state.score == 2


def test_answers_may_come_in_any_order() -> None:
    ends = set()
    for first, second in ((0, 1), (1, 0)):
        state = with_frame(Both((1, 1)))
        open_ = state.pending
        apply(state, open_[first].pick("yes"))
        apply(state, open_[second].pick("yes"))
        ends.add(digest(state))
    assert len(ends) == 1


def test_refused_picks_say_what_is_wrong() -> None:
    state = with_frame(Menu(1))
    number = state.pending[0].id
    before = digest(state)
    with pytest.raises(IllegalPick, match=r"'dance' is not an option .* draw, end, peek"):
        apply(state, Pick(number, 1, "dance"))
    with pytest.raises(StaleDecision, match=rf"decision 99 is not open \(open: {number}\)"):
        apply(state, Pick(99, 1, "stay"))
    with pytest.raises(WrongSeat, match="asks Ben, not Ann"):
        apply(state, Pick(number, 0, "stay"))
    with pytest.raises(WrongSeat, match="asks Ben, not chance"):
        apply(state, Pick(number, CHANCE, "stay"))
    assert digest(state) == before


def test_shuffle_takes_any_order_and_hides_cards() -> None:
    state = with_frame(Menu(0))
    apply(state, state.pending[0].pick("peek"))
    assert any(state.known)
    apply(state, state.pending[0].pick("shuffle"))
    (decision,) = state.pending
    assert (decision.seat, decision.order, decision.keys) == (CHANCE, 6, ())
    with pytest.raises(IllegalPick, match="not an order of 6 cards"):
        apply(state, decision.pick("order:0,1,2"))
    apply(state, decision.pick("order:5,4,3,2,1,0"))
    assert [state.face[s] for s in state.zones[DECK]] == [5, 4, 3, 2, 1, 0]
    assert not any(state.known)


def test_chance_draws_from_the_state_and_can_be_told() -> None:
    state = with_frame(Roll())
    twin = state.copy()
    pick, events = settle_one(state)
    assert pick.seat == CHANCE and [event.kind for event in events] == ["rolled"]
    assert apply(twin, pick) == events
    assert digest(twin) == digest(state)
    assert twin.rng != state.rng, "an outcome that is told costs no random number"


def test_settle_stops_at_a_player() -> None:
    state = with_frame(Menu(0))
    apply(state, state.pending[0].pick("roll"))
    assert state.pending[0].seat == CHANCE
    events = settle(state)
    assert [event.kind for event in events] == ["rolled"]
    assert state.pending[0].seat == 0 and settle(state) == []
