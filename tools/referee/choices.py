"""Rules for the questions of all games: which may be declined, which must be answered, and that
the order of simultaneous answers does not matter."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from sevencats.kernel import CHANCE, Decision, State, take
from sevencats.kernel.branches import enter_branch
from sevencats.kernel.registry import Game

#: Answers that do nothing; none of them is an option where the book says "must".
REFUSALS = frozenset(
    {
        *("pass", "done", "end", "no", "none", "refuse", "stay_out", "withdraw", "rest", "skip"),
        *("wager:none", "not_ready", "wait", "potion_drawn"),
    }
)
#: The answer by which a seat declines, by the kind of question; None: it cannot be declined.
Ways = Mapping[str, Callable[[Any, Decision], str | None]]


def check_may(state: State, decision: Decision, ways: Ways) -> None:
    """Check that a question can be declined exactly where the book says "may" or "up to"."""
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
    """Return everything that an effect can change."""
    return (state.zones[:], state.face, state.known.tobytes(), state.fields())


def does_something(state: State, decision: Decision, index: int) -> bool:
    """Return whether an option changes or reveals anything, or leads to a question or to chance,
    before the frame that asked and all its consequences are done."""
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
    """Check that an option without effect is not listed beside one with an effect, except the one
    by which the book allows a player to decline."""
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
    """Check that the order of answers to simultaneous questions does not change the result. This
    leaves out branches, where a seat may take something that another then lacks, and actions whose
    order is up to the players (``ordered``). If one answer ends the other question, there is
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
