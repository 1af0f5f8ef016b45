"""Choices that the players make together (W15.3, W15.10).

The frame of an ordinary question stays on the stack with a ``Vote`` above it, which asks every
voter the same question and answers the frame when all have voted. Until then a vote can be changed.
The option with most votes wins; in a tie the youngest player decides. In phase I a vote is in the
branch of the seat that caused it. The others move on meanwhile, and a vote for an option that is no
longer available is void.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from sevencats.games.oldworld.expansions.wild_hunt.board import youngest
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.atoms import tell
from sevencats.kernel.branches import top_frames
from sevencats.kernel.decisions import Decision
from sevencats.kernel.handlers import Handler

_NONE = ""


class Vote(NamedTuple):
    """The seats of a bit mask answer the frame beneath together. ``votes`` runs over all
    seats: the key of the option that each wants. ``tied`` are the options between which the
    youngest player decides."""

    voters: int
    votes: tuple[str, ...]
    tied: tuple[str, ...] = ()


def common_choice(state: OldWorldState, frame: tuple[Any, ...], voters: int = 0) -> None:
    """Push a frame that asks one seat a question, to be answered by all seats, or by those of a
    bit mask, together. A single seat answers by itself."""
    state.stack.append(frame)
    take_votes(state, voters)


def take_votes(state: OldWorldState, voters: int = 0) -> None:
    """Let the seats answer the top frame together."""
    seats = len(state.table.seats)
    voters = voters or (1 << seats) - 1
    if voters.bit_count() > 1:
        state.stack.append(Vote(voters, (_NONE,) * seats))


def _question(state: OldWorldState, frame: Vote) -> Decision | None:
    """Return the question of the frame beneath; None if it has moved on by itself and there is no
    vote."""
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
        _close(state, question, question.keys[0])
        return None
    if frame.tied:
        return _run_tie(state, frame, question)
    asked = [
        question._replace(seat=seat, optional=vote in question.keys, deliberate=True)
        for seat, vote in enumerate(frame.votes)
        if frame.voters >> seat & 1
    ]
    return sorted(asked, key=lambda decision: decision.optional)


def _run_tie(state: OldWorldState, frame: Vote, question: Decision) -> list[Decision] | None:
    """Let the youngest decide between the options with the most votes that are still available."""
    left = [number for number, key in enumerate(question.keys) if key in frame.tied]
    if not left:
        state.stack[-1] = frame._replace(tied=())
        return None
    keys, args = question.keys, question.args
    asked = question._replace(
        seat=youngest(state),
        keys=tuple(keys[number] for number in left),
        args=tuple(args[number] for number in left),
        closed=(),
    )
    return [asked]


def _answer(state: OldWorldState, frame: Vote, decision: Decision, index: int) -> None:
    question = _question(state, frame)
    assert question is not None, "what was asked is still to be asked"
    if frame.tied:
        _close(state, question, decision.keys[index])
        return
    votes = (*frame.votes[: decision.seat], decision.keys[index], *frame.votes[decision.seat + 1 :])
    state.stack[-1] = frame._replace(votes=votes)
    tell_vote(state, decision, index)
    cast = [vote for seat, vote in enumerate(votes) if frame.voters >> seat & 1]
    if not set(cast) <= set(question.keys):
        return
    best = most_voted(cast)
    deciding = votes[youngest(state)]
    if len(best) == 1 or deciding in best:
        _close(state, question, best[0] if len(best) == 1 else deciding)
    else:
        state.stack[-1] = frame._replace(votes=votes, tied=best)


def tell_vote(state: OldWorldState, decision: Decision, index: int) -> None:
    """Describe a vote, which is public: a player, a location, or an option by its number."""
    value = decision.keys[index].partition(":")[2]
    kind = "votes_option"
    if value in state.table.seats:
        kind = "votes_player"
    elif value in state.table.place_index:
        kind = "votes_place"
    tell(state, kind, decision.seat, value, index + 1)


def votes(state: OldWorldState) -> dict[str, str]:
    """Return the votes so far, which are public: a seat's letter with the option that it wants."""
    names = state.table.seats
    return {
        names[seat]: vote
        for frame in top_frames(state)
        if isinstance(frame, Vote) and not frame.tied
        for seat, vote in enumerate(frame.votes)
        if vote != _NONE
    }


def most_voted(votes: list[str]) -> tuple[str, ...]:
    """Return the options with the most votes."""
    counts = {option: votes.count(option) for option in votes}
    most = max(counts.values())
    return tuple(sorted(option for option, count in counts.items() if count == most))


def _close(state: OldWorldState, question: Decision, key: str) -> None:
    """Answer the frame beneath."""
    state.stack.pop()
    beneath = state.stack[-1]
    state.game.answers[beneath.__class__](state, beneath, question, question.keys.index(key))


COMMON_FRAMES: dict[type, Handler] = {Vote: Handler(_run, _answer)}
