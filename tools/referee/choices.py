"""What holds of every question of every game: what one may leave, what one must do, and that the
answers of those who are asked together do not depend on who answers first."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from sevencats.kernel import CHANCE, Decision, State, take
from sevencats.kernel.branches import enter_branch
from sevencats.kernel.registry import Game

#: Answers by which one does nothing: where the book says "must" none of them is listed.
REFUSALS = frozenset(
    {
        *("pass", "done", "end", "no", "none", "refuse", "stay_out", "withdraw", "rest", "skip"),
        *("wager:none", "not_ready", "wait", "potion_drawn"),
    }
)
#: Which answer lets a seat be, by the kind of question; None: this question leaves no way out.
Ways = Mapping[str, Callable[[Any, Decision], str | None]]


def check_may(state: State, decision: Decision, ways: Ways) -> None:
    """Where the book says "may" or "up to" there is a way not to, elsewhere there is none."""
    if decision.seat == CHANCE:
        return
    found = REFUSALS & {*decision.keys, *decision.closed}
    way = ways[decision.kind](state, decision) if decision.kind in ways else None
    if way is None:
        assert not found, f"{decision.kind}: must, and {', '.join(sorted(found))} is offered"
    else:
        assert way in decision.keys, f"{decision.kind}: may, and {way} is not offered"
        assert found <= {way}, f"{decision.kind}: {', '.join(sorted(found - {way}))} is offered too"


# -- must, if possible -----------------------------------------------------------------------------


def _content(state: State) -> tuple[Any, ...]:
    """All that an effect can change."""
    return (state.zones[:], state.face, state.known.tobytes(), state.fields())


def does_something(state: State, decision: Decision, index: int) -> bool:
    """Whether an option changes or tells anything, or leads to a question or to chance, before
    the frame that asked and all that came of it are done."""
    trial = state.copy()
    trial.log = []
    trial.pending = ()
    if decision.branch >= 0:
        enter_branch(trial, decision.branch)
    beneath = len(trial.stack) - 1
    before = _content(trial)
    frame = trial.stack[-1]
    game: Game = trial.game
    game.answers[frame.__class__](trial, frame, decision, index)
    while len(trial.stack) > beneath:
        frame = trial.stack[-1]
        asked = game.runs[frame.__class__](trial, frame)
        if asked is None:
            continue
        if len(asked) == 1 and len(asked[0].keys) == 1 and not asked[0].deliberate:
            game.answers[frame.__class__](trial, frame, asked[0], 0)
            continue
        again = [one.keys for one in asked] == [decision.keys]
        return not again or bool(trial.log) or _content(trial) != before
    return bool(trial.log) or _content(trial) != before


def check_must(state: State, decision: Decision, ways: Ways) -> None:
    """An option that does nothing is not listed beside one that does something, but for the one by
    which the book lets it be."""
    if decision.seat == CHANCE or len(decision.keys) < 2:
        return
    way = ways[decision.kind](state, decision) if decision.kind in ways else None
    works = {
        key: does_something(state, decision, index)
        for index, key in enumerate(decision.keys)
        if key != way
    }
    if any(works.values()):
        void = sorted(key for key, does in works.items() if not does)
        assert not void, f"{decision.kind} ({decision.source}): {', '.join(void)} does nothing"


# -- together --------------------------------------------------------------------------------------


def check_together(
    state: State, numbers: Callable[[int], int], ordered: frozenset[str] = frozenset()
) -> None:
    """Who is asked together with another may answer first or last: it comes to the same. Left out
    are branches, where one takes what another then has not, and what is done in the order in which
    the players do it (``ordered``). Where one answer ends the question of the other there is
    nothing to compare."""
    open_ = [one for one in state.pending if one.branch < 0 and one.kind not in ordered]
    if len(open_) < 2 or open_[0].seat == CHANCE:
        return
    one, other = open_[:2]
    picks = ((one, numbers(len(one.keys))), (other, numbers(len(other.keys))))
    ends = [_in_order(state, order) for order in (picks, picks[::-1])]
    if None not in ends:
        assert ends[0] == ends[1], f"{one.kind}: who answers first changes what comes of it"


def _in_order(state: State, picks: tuple[tuple[Decision, int], ...]) -> Any:
    trial = state.copy()
    trial.log = []
    for asked, index in picks:
        key = asked.keys[index]
        decision = next((d for d in trial.pending if d.id == asked.id and key in d.keys), None)
        if decision is None:
            return None
        take(trial, decision, decision.keys.index(key))
    asked_now = [(one.seat, one.kind, one.keys) for one in trial.pending]
    return trial.zones, trial.face, trial.fields(), sorted(asked_now)
