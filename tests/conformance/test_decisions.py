"""Every open decision of every game is well formed, and nothing but its options is accepted."""

from __future__ import annotations

import pytest
from helpers.playouts import Case, each_case, playout, seats_of, step

from sevencats.kernel import (
    CHANCE,
    IllegalPick,
    Pick,
    StaleDecision,
    State,
    WrongSeat,
    apply,
    digest,
    pending,
    returns,
)


def check_decisions(state: State) -> None:
    """Raise if an open decision is not well formed."""
    open_ = pending(state)
    assert open_ == state.pending
    ids = [decision.id for decision in open_]
    seats = [decision.seat for decision in open_]
    # Where seats act in branches, one may be asked by its own and by another's.
    askers = [(decision.branch, decision.seat) for decision in open_]
    assert len(set(ids)) == len(ids) and len(set(askers)) == len(askers)
    assert all(0 < number <= state.asked for number in ids)
    if CHANCE in seats:
        assert seats[0] == CHANCE, "chance comes first"
        assert state.branches or len(seats) == 1, "chance is asked alone"
    for decision in open_:
        assert decision.seat == CHANCE or decision.seat in seats_of(state)
        assert decision.kind
        if decision.order:
            assert decision.seat == CHANCE and decision.order > 1 and not decision.keys
            continue
        keys = decision.keys
        assert keys, f"{decision} has no options"
        assert list(keys) == sorted(set(keys)), f"{decision} is not sorted and unique"
        assert len(decision.args) == len(keys)
        assert [tuple(option) for option in decision.options] == list(
            zip(keys, decision.args, strict=True)
        )
        asked_all_the_same = len(open_) > 1 or state.confirm or decision.deliberate
        assert len(keys) > 1 or asked_all_the_same, f"{decision} is forced"
        assert len(decision.weights) in (0, len(keys))
        assert all(type(weight) is int and weight > 0 for weight in decision.weights)


@each_case(per_mode=30)
def test_open_decisions_are_well_formed_until_the_end(case: Case) -> None:
    state = case.start()
    answered: set[int] = set()
    rng = case.picks()
    steps = 0
    while state.pending:
        check_decisions(state)
        state.check()
        assert not answered & {decision.id for decision in state.pending}, "an id came twice"
        assert returns(state) == (0,) * len(seats_of(state))
        pick, _ = step(state, rng)
        answered.add(pick.decision)
        steps += 1
        assert steps < 5000
    assert steps > 10
    assert state.stack == []


@each_case()
def test_a_question_that_stays_open_keeps_its_id(case: Case) -> None:
    state = case.start()
    rng = case.picks()
    while state.pending:
        before = {decision.id: decision for decision in state.pending}
        pick, _ = step(state, rng)
        for decision in state.pending:
            if decision.id in before:
                assert decision == before[decision.id] and decision.id != pick.decision
    assert state.pending == ()


@each_case()
def test_refused_picks_leave_the_state_as_it_was(case: Case) -> None:
    state = case.start()
    last = 0
    refused = 0
    for _ in playout(state, case.picks()):
        before = (digest(state), state.rng, state.pending)
        for decision in state.pending:
            seats = (*seats_of(state), CHANCE, len(seats_of(state)), 99)
            key = decision.keys[0] if decision.keys else "order:0,1"
            wrong: list[tuple[Pick, type[Exception]]] = [
                (decision.pick("no such key"), IllegalPick),
                (decision.pick(""), IllegalPick),
                (decision.pick(f" {key}"), IllegalPick),
                (Pick(state.asked + 1, decision.seat, key), StaleDecision),
                (Pick(last, decision.seat, key), StaleDecision),
                (Pick(-decision.id, decision.seat, key), StaleDecision),
                *((Pick(decision.id, s, key), WrongSeat) for s in seats if s != decision.seat),
            ]
            if decision.order:
                doubled = ",".join(["0"] * decision.order)
                short = ",".join(map(str, range(decision.order - 1)))
                long = ",".join(map(str, range(decision.order + 1)))
                wrong += [
                    (decision.pick(f"order:{text}"), IllegalPick)
                    for text in (doubled, short, long, "", "x", "-1")
                ]
            for pick, error in wrong:
                with pytest.raises(error):
                    apply(state, pick)
                refused += 1
        assert (digest(state), state.rng, state.pending) == before
        last = state.pending[0].id if len(state.pending) == 1 else last
    with pytest.raises(StaleDecision, match="none"):
        apply(state, Pick(last, 0, "pass"))
    assert refused > 100


@each_case(per_mode=30)
def test_returns_make_sense_at_the_end(case: Case) -> None:
    state = case.start()
    for _ in playout(state, case.picks()):
        pass
    values = returns(state)
    assert len(values) == len(seats_of(state))
    assert set(values) <= {-1, 0, 1}
    # Nobody draws with a player who has won or lost.
    assert not any(values) or 0 not in values
    # One fate for all is right for who plays alone, or together against the game.
    assert not any(values) or 1 in values or len(set(values)) == 1
    sides = getattr(state.game.public(state), "side_of", list(seats_of(state)))
    outcome: dict[int, set[int]] = {}
    for side, value in zip(sides, values, strict=True):
        outcome.setdefault(side, set()).add(value)
    assert all(len(values) == 1 for values in outcome.values()), "mates share their fate"


def _forced(state: State) -> bool:
    """Return whether the kernel would have answered a question without ``confirm``."""
    return (
        len(state.pending) == 1
        and len(state.pending[0].keys) == 1
        and not state.pending[0].deliberate
    )


@each_case()
def test_confirm_keeps_forced_questions_and_plays_the_same_game(case: Case) -> None:
    """With ``confirm`` a forced question is asked; answered, the game is the same."""
    quiet, asking = case.start(), case.start()
    asking.confirm = True
    rng = case.picks()
    while quiet.pending:
        while _forced(asking):
            apply(asking, asking.pending[0].pick(asking.pending[0].keys[0]))
        pick, _ = step(quiet, rng)
        twin = next(d for d in asking.pending if d.seat == pick.seat)
        apply(asking, twin.pick(pick.key))
    while asking.pending:
        assert len(asking.pending[0].keys) == 1
        apply(asking, asking.pending[0].pick(asking.pending[0].keys[0]))
    assert asking.zones == quiet.zones and asking.face == quiet.face
    assert returns(asking) == returns(quiet)
