"""Several people act at once: their questions stay open, whatever the others do."""

from __future__ import annotations

import json

import pytest
from helpers.market import MARKET, SEATS, Market, Morning, Pay, Stroll
from hypothesis import given, settings
from hypothesis import strategies as st

from sevencats.kernel import (
    CHANCE,
    Decision,
    IllegalPick,
    Pick,
    StaleDecision,
    apply,
    digest,
    dump,
    load,
    settle,
)
from sevencats.kernel.branches import close_branches, top_frames
from sevencats.kernel.engine import recorded_key, recorded_pick
from sevencats.kernel.errors import NoUndo
from sevencats.kernel.run import Run

ADA, BO, CY, DI, ED = range(5)


def start(seed: int = 1) -> Market:
    state = MARKET.new_game({}, seed)
    settle(state)
    return state


def asked(state: Market, seat: int, kind: str = "stroll") -> Decision:
    (decision,) = (d for d in state.pending if d.seat == seat and d.kind == kind)
    return decision


def answer(state: Market, seat: int, key: str, kind: str = "stroll") -> None:
    apply(state, asked(state, seat, kind).pick(key))
    settle(state)


def test_everybody_is_asked_at_once() -> None:
    state = start()
    assert [d.seat for d in state.pending] == [ADA, BO, CY, DI, ED]
    assert len({d.id for d in state.pending}) == len(SEATS)
    assert asked(state, BO).keys == ("beg", "buy", "follow", "home", "work")


def test_a_question_stays_open_while_another_seat_pays() -> None:
    state = start()
    state.coins[ADA * 2 : ADA * 2 + 2] = [1, 1]
    before = {seat: asked(state, seat).id for seat in (BO, CY, DI, ED)}
    answer(state, ADA, "buy")
    assert asked(state, ADA, "pay").keys == ("pay:copper", "pay:silver")
    apply(state, Pick(before[CY], CY, "home"))
    answer(state, ADA, "pay:copper", "pay")
    assert {seat: asked(state, seat).id for seat in (BO, DI, ED)} == {
        seat: before[seat] for seat in (BO, DI, ED)
    }
    assert state.wares[ADA] == 1


def test_a_seat_can_be_asked_by_a_neighbour_and_go_on_with_its_own() -> None:
    state = start()
    own = asked(state, BO).id
    answer(state, ADA, "beg")
    assert {d.kind for d in state.pending if d.seat == BO} == {"stroll", "gift"}
    gift = asked(state, BO, "gift").id
    apply(state, Pick(own, BO, "home"))
    assert asked(state, BO, "gift").id == gift
    apply(state, Pick(gift, BO, "give"))
    assert (state.coins[ADA * 2], state.coins[BO * 2]) == (2, 0)


def test_options_follow_the_others_and_the_id_stays() -> None:
    state = start()
    state.stall = 1
    number = asked(state, BO).id
    answer(state, ADA, "buy")
    assert asked(state, BO).id == number
    assert "buy" not in asked(state, BO).keys
    before = digest(state)
    with pytest.raises(IllegalPick):
        apply(state, Pick(number, BO, "buy"))
    assert digest(state) == before


def test_question_is_asked_again_when_its_last_option_goes() -> None:
    """Ada opens her purse for a ware and gives her only coin away before she pays."""
    state = start()
    gift_to_ed(state)
    assert asked(state, ADA, "pay").keys == ("return_ware",)


@pytest.mark.parametrize("confirm", [True, False])
def test_no_question_is_open_without_an_option(confirm: bool) -> None:
    """A frame that asks for nothing when others have taken its last option away is at fault."""
    state, run = start(), MARKET.runs[Pay]

    def careless(state: Market, frame: Pay) -> list[Decision]:
        decisions = run(state, frame)
        assert decisions is not None
        (decision,) = decisions
        keys = tuple(key for key in decision.keys if key != "return_ware")
        return [decision._replace(keys=keys, args=decision.args[: len(keys)])]

    MARKET.runs[Pay] = careless
    try:
        with pytest.raises(AssertionError, match=r"decision pay .* has no option"):
            gift_to_ed(state, confirm)
    finally:
        MARKET.runs[Pay] = run


def gift_to_ed(state: Market, confirm: bool = True) -> None:
    """Ada, about to pay with her only coin, gives it to Ed; without ``confirm`` what is asked then
    would be answered by itself if it had a single option."""
    state.confirm = True
    answer(state, ED, "beg")
    answer(state, ADA, "buy")
    state.confirm = confirm
    answer(state, ADA, "give", "gift")


def test_an_answer_closes_its_own_question_only() -> None:
    state = start()
    number = asked(state, ADA).id
    answer(state, ADA, "home")
    with pytest.raises(StaleDecision):
        apply(state, Pick(number, ADA, "home"))
    assert asked(state, ADA).keys == ("return",), "a single option is asked where it is deliberate"


def test_the_game_goes_on_when_all_have_come_to_an_end() -> None:
    state = start()
    for seat in range(len(SEATS)):
        answer(state, seat, "home")
    assert (state.days, state.home) == (0, 0), "the second day has begun"
    for seat in range(len(SEATS)):
        answer(state, seat, "home")
    assert (state.pending, state.stack, state.branches) == ((), [], ())


def test_a_branch_may_wait_for_another() -> None:
    state = start()
    answer(state, ADA, "follow")
    assert [d.seat for d in state.pending] == [BO, CY, DI, ED], "Ada is not asked"
    loaded = load(json.loads(json.dumps(dump(state))), MARKET)
    assert loaded.pending == state.pending
    answer(state, BO, "home")
    assert state.home == 1 << ADA | 1 << BO, "she goes when Bo does"


def test_optional_branch_comes_last_and_blocks_nobody() -> None:
    state = start()
    answer(state, ADA, "home")
    assert [(d.seat, d.optional) for d in state.pending][-1] == (ADA, True)
    for seat in (BO, CY, DI, ED):
        assert state.pending[0].seat == seat and not state.pending[0].optional
        answer(state, seat, "home")
    assert state.days == 0, "the day is over, though Ada did not say that she stays at home"


def test_branches_can_be_closed_from_above_and_the_stack_cleared_from_within() -> None:
    state = start()
    assert top_frames(state) == [Stroll(seat) for seat in range(len(SEATS))]
    close_branches(state)
    assert (state.branches, top_frames(state)) == ((), [Morning()])
    state = start()
    stroll = MARKET.answers[Stroll]
    MARKET.answers[Stroll] = lambda state, *rest: state.stack.clear()
    try:
        apply(state, asked(state, CY).pick("home"))
    finally:
        MARKET.answers[Stroll] = stroll
    assert (state.pending, state.stack, state.branches) == ((), [], ())


def test_a_journal_tells_apart_what_two_branches_ask_of_one_seat() -> None:
    state = start()
    answer(state, ADA, "beg")
    gift = asked(state, BO, "gift")
    twin = gift._replace(id=99, branch=ED)
    state.pending = (*state.pending, twin)
    for decision in (gift, twin):
        written = recorded_key(state, decision, "refuse")
        assert recorded_pick(state, BO, written) == decision.pick("refuse")
    assert recorded_key(state, asked(state, BO), "home") == "home"
    assert recorded_pick(state, BO, "home") == asked(state, BO).pick("home")
    assert recorded_pick(state, CHANCE, "home") is None


def test_an_undo_leaves_the_questions_of_the_others_alone() -> None:
    run = Run(MARKET, MARKET.new_game({}, 1), new_ids=True)
    run.commit(run.start())
    assert isinstance(run.state, Market)
    own, others = asked(run.state, ADA).id, {seat: asked(run.state, seat).id for seat in (BO, ED)}
    run.commit(run.pick(Pick(own, ADA, "home")))
    run.commit(run.undo(ADA))
    assert isinstance(run.state, Market)
    assert asked(run.state, ADA).id != own, "an answer that was on its way must not count"
    assert {seat: asked(run.state, seat).id for seat in others} == others
    run.commit(run.pick(Pick(others[BO], BO, "home")))
    with pytest.raises(NoUndo):
        run.undo(ADA)


@settings(max_examples=60, deadline=None)
@given(st.data(), st.integers(0, 2**32))
def test_any_interleaving_gives_no_stale_pick(data: st.DataObject, seed: int) -> None:
    """Each seat answers questions that it saw before others acted. Its pick is never stale; it is
    refused only if its option is gone, and no question loses all of its options. Saves and undo in
    between do not change that, and the rows replay to the same game."""
    run = Run(MARKET, MARKET.new_game({}, seed), new_ids=True)
    run.commit(run.start())
    seen = {d.id: d for d in run.state.pending}
    for _ in range(data.draw(st.integers(5, 60))):
        if not run.state.pending:
            break
        if data.draw(st.integers(0, 9)) == 0:
            seat = data.draw(st.integers(0, len(SEATS) - 1))
            if run.can_undo(seat):
                run.commit(run.undo(seat))
        else:
            decision = seen[data.draw(st.sampled_from(sorted(seen)))]
            key = data.draw(st.sampled_from(decision.keys))
            current = next(d for d in run.state.pending if d.id == decision.id)
            if key in current.keys:
                run.commit(run.pick(decision.pick(key)))
                assert all(one.keys or one.order for one in run.state.pending)
            else:
                with pytest.raises(IllegalPick):
                    run.pick(decision.pick(key))
                seen[current.id] = current
        if data.draw(st.booleans()):
            loaded = load(json.loads(json.dumps(dump(run.state))), MARKET)
            assert (loaded.pending, digest(loaded)) == (run.state.pending, digest(run.state))
        # The seats whose questions are new learn of them; all others still hold their old ones.
        seen = {d.id: seen.get(d.id, d) for d in run.state.pending}
    again = Run(MARKET, MARKET.new_game({}, seed), new_ids=True)
    for step in run.steps:
        again.fold(step.row)
    assert digest(again.state) == digest(run.state)
