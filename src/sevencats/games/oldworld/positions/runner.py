"""Positions: set one up, play its script, tell the outcome."""

from __future__ import annotations

from typing import Any

from sevencats.games.oldworld.positions.chance import ScriptedChance
from sevencats.games.oldworld.positions.file import Move, Position, read_position
from sevencats.games.oldworld.positions.outcome import outcome, told
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.decisions import CHANCE, Decision
from sevencats.kernel.engine import advance, take
from sevencats.kernel.errors import BadData, RulesError
from sevencats.kernel.events import Event

#: How answers to a question begin, where a question of that kind may have several forms.
_FORMS: dict[str, tuple[str, ...]] = {
    "phase1": ("move", "act", "poker", "quest", "use", "end"),
    "phase2": ("fight", "meditate", "explore"),
    "keep": ("discard", "done"),
    "alms": ("trash", "done"),
    "reroll": ("reroll", "done"),
    "may": ("yes", "no"),
    "fight_turn": ("potion", "use", "done"),
    "trait": ("use", "done"),
    "combo": ("play", "use", "done"),
    "special": ("take_back", "return"),
}


class Refused(RulesError):
    """A step of the script that the rules do not allow; ``step`` is its number."""

    step = 0


class Run:
    """A position being played: the state, what chance still has to say, and what happened."""

    def __init__(self, state: OldWorldState, chance: ScriptedChance, events: list[Event]) -> None:
        self.state = state
        self.chance = chance
        self.events = events

    def copy(self) -> Run:
        """An independent copy."""
        return Run(self.state.copy(), self.chance.copy(), self.events[:])

    def take(self, decision: Decision, choice: int | tuple[int, ...]) -> None:
        """Answer a question, and let chance answer until a player is asked again."""
        self.events += take(self.state, decision, choice)
        self.settle()

    def settle(self) -> None:
        """Let chance answer what it is asked."""
        state = self.state
        while state.pending and state.pending[0].seat == CHANCE:
            decision = state.pending[0]
            self.events += take(state, decision, self.chance.answer(state, decision))


def play_position(data: Any) -> dict[str, Any]:
    """Set up a decoded position file, play its script, return the outcome.

    Raises ``BadData`` for a file that makes no sense. A step against the rules is not an error but
    an outcome with ``legal`` false, and the position as before that step.
    """
    run, refusal = play_script(read_position(data))
    result: dict[str, Any] = {"legal": refusal is None}
    if refusal is not None:
        result["refused"] = {"step": refusal.step, "reason": str(refusal)}
    return {
        **result,
        **outcome(run.state),
        "events": [told(run.state, event) for event in run.events],
        "chance_left": run.chance.left,
    }


def play_script(position: Position) -> tuple[Run, Refused | None]:
    """Set a position up and play its script as far as it is legal.

    Gives what was reached, and the refusal of the step that was against the rules, if any.
    """
    run = set_up(position)
    for step, move in enumerate(position.script, 1):
        before = run.copy()
        try:
            _play(run, move)
        except Refused as refusal:
            refusal.step = step
            return before, refusal
    return run, None


def set_up(position: Position) -> Run:
    """The table of a position, advanced to its first question.

    Forced questions are kept (``confirm``): a script says each move itself, or leaves them to be
    answered when its next step needs it.
    """
    run = Run(position.state.copy(), position.chance.copy(), [])
    advance(run.state)
    run.events += run.state.log
    run.settle()
    if position.attack:
        asked = run.state.pending[0] if run.state.pending else None
        if asked is None or asked.kind != "attack":
            raise BadData("fight.attack: nobody is asked to name the attack")
        run.take(asked, asked.keys.index(position.attack))
    return run


def _play(run: Run, move: Move) -> None:
    """Answer the open question with a step. A question that has one answer is passed over with it,
    unless the step is of the kind that answers such a question: then it is refused."""
    while True:
        state = run.state
        if not state.pending:
            raise Refused("the game is over")
        decision = _meant(state, move)
        if decision is not None:
            run.take(decision, decision.keys.index(move.key))
            return
        forced = state.pending[0]
        if len(state.pending) > 1 or len(forced.keys) != 1 or _answers(forced, move):
            raise Refused(_reason(state, move))
        run.take(forced, 0)


def _meant(state: OldWorldState, move: Move) -> Decision | None:
    """The open question that a step answers."""
    for decision in state.pending:
        if move.key in decision.keys and move.seat in (-1, decision.seat):
            return decision
    return None


def _answers(decision: Decision, move: Move) -> bool:
    """Tell whether a step has a form that can answer this kind of question."""
    form, _, _ = move.key.partition(":")
    own, _, _ = decision.keys[0].partition(":")
    return form in _FORMS.get(decision.kind, (own,)) and move.seat in (-1, decision.seat)


def _reason(state: OldWorldState, move: Move) -> str:
    names = state.table.seats
    for decision in state.pending:
        if move.key in decision.keys:
            return f"{names[move.seat]} is not asked, {names[decision.seat]} is ({decision.kind})"
    asked = state.pending[0]
    return (
        f"{move.key!r} is not an option of {names[asked.seat]} ({asked.kind}); "
        f"the options are {', '.join(asked.keys)}"
    )
