"""Choices that the players make together (W15.3, W15.10).

The frame of an ordinary question stays on the stack, and a ``Vote`` lies above it: it asks every
voter what the frame asks, and answers the frame when all have voted. Until then a vote can be
changed. More votes win; in a tie the youngest player decides.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from sevencats.kernel.atoms import tell
from sevencats.kernel.decisions import Decision
from sevencats.kernel.handlers import Handler
from sevencats.oldworld.expansions.wild_hunt.board import youngest
from sevencats.oldworld.state import OldWorldState

_NONE = -1


class Vote(NamedTuple):
    """The frame beneath is answered by the seats of a bit mask together. ``votes`` runs over all
    seats: the place of the option that each wants. ``tied`` are the options between which the
    youngest player decides."""

    voters: int
    votes: tuple[int, ...]
    tied: tuple[int, ...] = ()


def common_choice(state: OldWorldState, frame: tuple[Any, ...], voters: int = 0) -> None:
    """Push a frame that asks one seat a question, to be answered by all seats, or by those of a
    bit mask, together. Where one seat is left, or seats act in branches, that seat answers."""
    state.stack.append(frame)
    take_votes(state, voters)


def take_votes(state: OldWorldState, voters: int = 0) -> None:
    """Let the seats answer the frame that lies on top together."""
    seats = len(state.table.seats)
    voters = voters or (1 << seats) - 1
    if voters.bit_count() > 1 and not state.branches:
        state.stack.append(Vote(voters, (_NONE,) * seats))


def _question(state: OldWorldState, frame: Vote) -> Decision | None:
    """What the frame beneath asks; None: it has gone on by itself, and there is no vote."""
    state.stack.pop()
    beneath = state.stack[-1]
    asked = state.game.runs[beneath.__class__](state, beneath)
    if asked is None:
        return None
    state.stack.append(frame)
    (decision,) = asked
    return decision


def _run(state: OldWorldState, frame: Vote) -> list[Decision] | None:
    question = _question(state, frame)
    if question is None:
        return None
    if len(question.keys) == 1 and not question.deliberate:
        _close(state, question, 0)
        return None
    if frame.tied:
        keys = tuple(question.keys[place] for place in frame.tied)
        args = tuple(question.args[place] for place in frame.tied)
        return [question._replace(seat=youngest(state), keys=keys, args=args, closed=())]
    seats = [seat for seat in range(len(frame.votes)) if frame.voters >> seat & 1]
    asked = [
        question._replace(seat=seat, optional=frame.votes[seat] != _NONE, deliberate=True)
        for seat in seats
    ]
    return sorted(asked, key=lambda decision: decision.optional)


def _answer(state: OldWorldState, frame: Vote, decision: Decision, index: int) -> None:
    question = _question(state, frame)
    assert question is not None, "what was asked is still to be asked"
    if frame.tied:
        _close(state, question, frame.tied[index])
        return
    votes = (*frame.votes[: decision.seat], index, *frame.votes[decision.seat + 1 :])
    state.stack[-1] = frame._replace(votes=votes)
    tell_vote(state, decision, index)
    cast = [vote for seat, vote in enumerate(votes) if frame.voters >> seat & 1]
    if _NONE in cast:
        return
    best = most_voted(cast)
    deciding = votes[youngest(state)] if frame.voters >> youngest(state) & 1 else _NONE
    if len(best) == 1 or deciding in best:
        _close(state, question, best[0] if len(best) == 1 else deciding)
    else:
        state.stack[-1] = frame._replace(votes=votes, tied=best)


def tell_vote(state: OldWorldState, decision: Decision, index: int) -> None:
    """Votes are open: a player, a location, or an option by its number."""
    value = decision.keys[index].partition(":")[2]
    kind = "votes_option"
    if value in state.table.seats:
        kind = "votes_player"
    elif value in state.table.place_index:
        kind = "votes_place"
    tell(state, kind, decision.seat, value, index + 1)


def votes(state: OldWorldState) -> dict[str, str]:
    """The votes so far, which lie open: a seat's letter with the option that it wants."""
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, Vote) or frame.tied or not state.pending:
        return {}
    keys, names = state.pending[0].keys, state.table.seats
    return {names[seat]: keys[vote] for seat, vote in enumerate(frame.votes) if vote != _NONE}


def most_voted(votes: list[int]) -> tuple[int, ...]:
    """The options with the most votes."""
    counts = {option: votes.count(option) for option in votes}
    most = max(counts.values())
    return tuple(sorted(option for option, count in counts.items() if count == most))


def _close(state: OldWorldState, question: Decision, index: int) -> None:
    """The frame beneath gets its answer."""
    state.stack.pop()
    beneath = state.stack[-1]
    state.game.answers[beneath.__class__](state, beneath, question, index)


COMMON_FRAMES: dict[type, Handler] = {Vote: Handler(_run, _answer)}
