"""Undo cannot be used to peek: no step that it offers to take back has revealed anything."""

from __future__ import annotations

import pytest
from helpers.peeking import leaks, undoable
from helpers.playouts import Case, cases, chosen_index, seats_of

from sevencats.kernel import Run
from sevencats.kernel.registry import games

#: Picks of a game, enough to come to every part of a turn.
PICKS = 120


def undo_cases() -> list[Case]:
    """Some samples of every mode, and those in which several people act at the same time."""
    found = cases(per_mode=3)
    for game in games().values():
        for mode, info in game.modes.items():
            together = [sample for sample in info.samples() if "wild_hunt" in sample.name]
            found += [Case(game, mode, sample, seed) for seed, sample in enumerate(together, 50)]
    return found


def _id(case: Case) -> str:
    return f"{case.game.name}-{case.mode}-{case.sample.name}"


@pytest.mark.parametrize("case", undo_cases(), ids=_id)
def test_undo_leaves_nobody_knowing_more_than_before(case: Case) -> None:
    rng = case.picks()
    run = Run(case.game, case.start(), seed=case.seed, kept=1)
    run.commit(run.start())
    offered = 0
    for _ in range(PICKS):
        if not run.state.pending:
            break
        decision = run.state.pending[rng.below(len(run.state.pending))]
        run.commit(run.pick(decision.pick(decision.keys[chosen_index(decision, rng)])))
        for seat in seats_of(run.state):
            offered += bool(undoable(run, seat))
            assert list(leaks(run, seat, rng)) == []
    # Against a virtual seat every act turns up its next card.
    assert offered > 5 or run.state.virtual
