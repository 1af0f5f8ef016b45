"""Undo in the toy games, where every kind of reveal comes up at every turn."""

from __future__ import annotations

import pytest
from helpers.market import MARKET
from helpers.peeking import leaks, undoable
from helpers.toy import TOY
from hypothesis import given, settings
from hypothesis import strategies as st

from sevencats.kernel.registry import Game
from sevencats.kernel.rng import Rng
from sevencats.kernel.run import new_run


@pytest.mark.parametrize("game", [TOY, MARKET], ids=["toy", "market"])
@settings(max_examples=30, deadline=None)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_undo_leaves_nobody_knowing_more_than_before(
    game: Game, data: st.DataObject, seed: int
) -> None:
    run, rng = new_run(game, {}, seed), Rng(seed)
    for _ in range(data.draw(st.integers(1, 25))):
        if not run.state.pending:
            break
        decision = data.draw(st.sampled_from(run.state.pending))
        run.commit(run.pick(decision.pick(data.draw(st.sampled_from(decision.keys)))))
        for seat in range(len(run.seats)):
            assert list(leaks(run, seat, rng)) == []
            told = [event for step in undoable(run, seat) for event in step.events]
            assert not {"read", "rolled"} & {event.kind for event in told}
