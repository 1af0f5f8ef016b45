"""Several seats act at the same time: each has its own stack, a branch.

A game opens branches where its rules let everybody act in any order. The kernel then asks all of
them at once. While one seat is in the middle of a move (it pays, or is asked again), the questions
of the others keep their ids and can be answered, with immediate effect. When every branch has
ended, the common stack continues.

A branch runs on top of the common stack, so a frame sees what it would see without branches, and a
frame that clears the whole stack ends the game. A frame that asks nobody (an empty list) waits for
what another branch does. A game that needs a value per branch swaps it when a branch is entered and
left (``State.branch_entered``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, TypeVar

from sevencats.kernel.decisions import CHANCE, Decision
from sevencats.kernel.state import State

Frame = tuple[Any, ...]
Answer = TypeVar("Answer")


class Branches(NamedTuple):
    """On the common stack while branches are open."""

    size: int


def open_branches(state: State, stacks: Sequence[Iterable[Frame]]) -> None:
    """Run each of these stacks separately, until all of them are empty."""
    assert not state.branches, "branches cannot be opened inside of branches"
    state.branches = tuple(map(tuple, stacks))
    state.branches_opened()
    state.stack.append(Branches(len(state.branches)))


def close_branches(state: State) -> None:
    """End all branches, with everything that waits in them, and continue the common stack."""
    stack = state.stack
    place = next(n for n, frame in enumerate(stack) if isinstance(frame, Branches))
    del stack[place:]
    state.branches = ()


def top_frames(state: State) -> list[Frame]:
    """The frames that make progress or ask: one, or one for each open branch."""
    if state.branches:
        return [branch[-1] for branch in state.branches if branch]
    return state.stack[-1:]


def asking_frame(state: State, decision: Decision) -> Frame:
    """The frame that asks an open question."""
    return state.branches[decision.branch][-1] if decision.branch >= 0 else state.stack[-1]


def enter_branch(state: State, number: int) -> int:
    """Put a branch on the common stack; returns the height below it, for ``leave_branch``."""
    height = len(state.stack)
    state.stack += state.branches[number]
    state.branch_entered(number)
    return height


def leave_branch(state: State, number: int, height: int) -> None:
    """Take a branch off the common stack again, as it is now."""
    stack = state.stack
    state.branch_left(number)
    if not state.branches or len(stack) < height:
        # A frame in it closed the branches or ended the game.
        state.branches = ()
        state.branches_closed()
        return
    branch = tuple(stack[height:])
    del stack[height:]
    state.branches = (*state.branches[:number], branch, *state.branches[number + 1 :])


def within_branch(state: State, decision: Decision, answer: Callable[[Decision], Answer]) -> Answer:
    """Call ``answer`` with a question while the branch that asks it is on the stack."""
    if decision.branch < 0:
        return answer(decision)
    height = enter_branch(state, decision.branch)
    result = answer(decision._replace(branch=-1))
    leave_branch(state, decision.branch, height)
    return result


def run_branches(state: State, frame: Branches) -> list[Decision] | None:
    """Run every branch until it asks. What happens in one may change the questions of another, so
    this repeats until nothing more happens; then asking again changes nothing."""
    moved = True
    asked: list[Decision] = []
    while moved:
        moved = False
        asked = []
        for number in range(frame.size):
            decisions, progress = _run_branch(state, number)
            if not state.branches:
                return None
            asked += decisions
            moved = moved or progress
    if not asked:
        assert not any(state.branches), "a branch waits and asks nobody"
        close_branches(state)
        state.branches_closed()
        return None
    asked.sort(key=_urgency)
    return asked


def _urgency(decision: Decision) -> int:
    """Sort key: chance answers at once, so it comes first; optional questions hold up nobody, so
    they come last. Otherwise the order of the branches is kept."""
    return 0 if decision.seat == CHANCE else 2 if decision.optional else 1


def _run_branch(state: State, number: int) -> tuple[list[Decision], bool]:
    """The open questions of a branch, and whether anything changed before they were asked."""
    game, progress = state.game, False
    height = enter_branch(state, number)
    decisions: list[Decision] = []
    while len(state.stack) > height:
        frame = state.stack[-1]
        asked = game.runs[frame.__class__](state, frame)
        if asked is None or (len(asked) == 1 and _answered_by_rules(state, frame, asked[0])):
            progress = True
        else:
            decisions = [decision._replace(branch=number) for decision in asked]
            break
    leave_branch(state, number, height)
    return decisions, progress


def _answered_by_rules(state: State, frame: Frame, decision: Decision) -> bool:
    """Take a single option, or the choice of a seat that the rules play."""
    seat, choice = decision.seat, 0
    if decision.deliberate or not decision.keys:
        return False
    if len(decision.keys) > 1:
        if seat < 0 or not state.virtual >> seat & 1:
            return False
        choice = state.game.scripted(state, decision)
    elif state.confirm and seat != CHANCE:
        return False
    state.game.answers[frame.__class__](state, frame, decision, choice)
    return True
