"""A run proposes, commits, replays rows, and undoes what may be undone."""

from __future__ import annotations

import msgspec
import pytest
from helpers.market import MARKET
from helpers.toy import TOY
from hypothesis import given, settings
from hypothesis import strategies as st

from sevencats.kernel import NoUndo, Row, RulesError, Run, Step, digest, observe
from sevencats.kernel.run import RowError, lasting, new_run


def toy_run() -> Run:
    return new_run(TOY, {}, 5)


def do(run: Run, key: str) -> Step:
    """The seat that is asked picks ``key``."""
    return run.commit(run.pick(run.state.pending[0].pick(key)))


def undo(run: Run, seat: int, turn: bool = False) -> Step:
    return run.commit(run.undo(seat, turn))


def rows(run: Run) -> list[Row]:
    """The remaining picks."""
    return [row for row in lasting([step.row for step in run.steps]) if row.kind == "pick"]


def refused(run: Run, seat: int) -> str:
    """Return why undo is refused, and check that the game is unchanged."""
    before, n = digest(run.state), run.n
    assert not run.can_undo(seat)
    expected = run.why_no_undo(seat)
    with pytest.raises(NoUndo) as caught:
        run.undo(seat)
    assert (digest(run.state), run.n) == (before, n)
    assert caught.value.code == "no_undo"
    why = caught.value.facts["why"]
    assert isinstance(why, str) and why == expected != ""
    return why


def test_a_pick_gives_its_events_and_those_of_chance() -> None:
    run = toy_run()
    step = do(run, "roll")
    assert [event.kind for event in step.events] == ["rolled"]
    assert (step.row.key, len(step.row.chance)) == ("roll", 1)
    assert step.decision is not None and step.decision.kind == "menu"


def test_a_refused_pick_is_not_recorded() -> None:
    run = toy_run()
    before = digest(run.state)
    with pytest.raises(RulesError):
        do(run, "dance")
    assert rows(run) == [] and digest(run.state) == before
    assert refused(run, 0) == "nothing"


def test_undo_takes_back_the_last_pick() -> None:
    run = toy_run()
    before = digest(run.state)
    do(run, "stay")
    after = digest(run.state)
    do(run, "yield")
    undo(run, 0)
    assert digest(run.state) == after and len(rows(run)) == 1
    undo(run, 0)
    assert digest(run.state) == before and rows(run) == []
    assert run.state.pending[0].seat == 0
    do(run, "stay")
    assert digest(run.state) == after


def test_no_undo_without_a_pick() -> None:
    assert refused(toy_run(), 0) == "nothing"


@pytest.mark.parametrize("key", ["roll", "shuffle"])
def test_no_undo_after_chance(key: str) -> None:
    run = toy_run()
    do(run, key)
    assert refused(run, 0) == "chance"


@pytest.mark.parametrize("key", ["peek", "draw"])
def test_no_undo_after_a_card_was_revealed(key: str) -> None:
    run = toy_run()
    do(run, key)
    assert refused(run, 0) == "seen"


def test_no_undo_after_a_text_was_read_out() -> None:
    """The state is as before: only the event says that a player knows more now."""
    run = toy_run()
    before = observe(run.state, 0).public
    do(run, "read")
    assert observe(run.state, 0).public == before
    assert refused(run, 0) == "read"
    do(run, "stay")
    undo(run, 0, turn=True)
    assert [row.key for row in rows(run)] == ["read"]


def test_revealing_own_card_can_be_undone() -> None:
    """Others have seen it, and the seat that takes it back has learned nothing."""
    run = toy_run()
    do(run, "draw")
    before = digest(run.state)
    assert [event.known for event in do(run, "play").events] == [-1]
    undo(run, 0)
    assert digest(run.state) == before
    assert refused(run, 0) == "seen"


def test_no_undo_after_another_seat_acted() -> None:
    run = toy_run()
    do(run, "yield")
    do(run, "stay")
    assert refused(run, 0) == "other"
    undo(run, 1)
    undo(run, 0)
    assert rows(run) == []


def test_a_proposal_changes_nothing() -> None:
    run = toy_run()
    before, log = digest(run.state), len(run.steps)
    step = run.pick(run.state.pending[0].pick("roll"))
    assert (digest(run.state), len(run.steps), run.n) == (before, log, 1)
    assert step.before is run.state and step.row.digest == digest(step.state) != before


def test_a_refused_pick_has_a_code_and_facts() -> None:
    run = toy_run()
    asked = run.state.pending[0]
    with pytest.raises(RulesError) as caught:
        run.pick(asked.pick("dance"))
    assert (caught.value.code, caught.value.facts) == ("illegal", {"key": "dance"})
    with pytest.raises(RulesError) as caught:
        run.pick(asked._replace(seat=1).pick("stay"))
    assert (caught.value.code, caught.value.facts) == ("not_yours", {"seat": 0})
    with pytest.raises(RulesError) as caught:
        run.pick(asked._replace(id=99).pick("stay"))
    assert (caught.value.code, caught.value.facts) == ("stale", {"decision": 99})


def test_undo_of_turn_stops_where_it_must() -> None:
    run = toy_run()
    do(run, "roll")
    before = digest(run.state)
    for _ in range(3):
        do(run, "stay")
    undo(run, 0, turn=True)
    assert digest(run.state) == before and len(rows(run)) == 1


def test_rows_are_done_again_with_what_was_taken_back() -> None:
    """Where picks come from far away, the reopened questions have new ids in both games."""
    run = Run(TOY, TOY.new_game({}, 5), new_ids=True)
    run.commit(run.start())
    asked = run.state.pending[0].id
    for key in ("stay", "yield", "roll"):
        do(run, key)
    do(run, "stay")
    assert undo(run, 1).state.pending[0].id > asked + 4
    do(run, "end")
    again = Run(TOY, TOY.new_game({}, 5), new_ids=True)
    for step in run.steps:
        assert again.fold(step.row).events == step.events
    assert digest(again.state) == digest(run.state) and again.state.rng == run.state.rng


def test_a_recorded_row_that_does_not_fit_is_refused() -> None:
    run = toy_run()
    row = run.pick(run.state.pending[0].pick("roll")).row
    for change, place in (
        ({"digest": "0" * 16}, 1),
        ({"chance": ("9",)}, 1),
        ({"chance": (*row.chance, "1")}, 2),
        ({"key": "dance"}, 0),
        ({"seat": 1}, 0),
        ({"kind": "undo", "key": "7"}, 0),
    ):
        with pytest.raises(RowError) as caught:
            run.fold(msgspec.structs.replace(row, **change))
        assert caught.value.place == place, change
    assert run.n == 1


@settings(max_examples=40, deadline=None)
@given(st.data(), st.integers(0, 2**32))
def test_several_seats_at_once_play_undo_and_are_folded_alike(
    data: st.DataObject, seed: int
) -> None:
    """Where everybody acts in any order, rows give the same game again, undo included."""
    run = Run(MARKET, MARKET.new_game({}, seed), new_ids=True)
    again = Run(MARKET, MARKET.new_game({}, seed), new_ids=True)
    again.fold(run.commit(run.start()).row)
    for _ in range(data.draw(st.integers(5, 40))):
        if not run.state.pending:
            break
        decision = data.draw(st.sampled_from(run.state.pending))
        if data.draw(st.integers(0, 3)) == 0 and run.can_undo(decision.seat):
            step = run.commit(run.undo(decision.seat))
        else:
            step = run.pick(decision.pick(data.draw(st.sampled_from(decision.keys))))
            assert step.decision == decision
            run.commit(step)
        again.fold(step.row)
        assert digest(again.state) == digest(run.state) and again.state.rng == run.state.rng
