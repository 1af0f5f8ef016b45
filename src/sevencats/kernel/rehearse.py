"""Rehearsals: picks tried out on what a seat may know, before they are made.

They are played on the seat's blindfolded table, so the answer cannot reveal anything hidden: two
states that look the same to the seat give the same rehearsal. It ends at the first thing that the
seat cannot know yet: chance, a card it would learn, a text that would be read out, another player's
answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from sevencats.kernel.decisions import CHANCE, Pick
from sevencats.kernel.engine import checked, take
from sevencats.kernel.knowledge import surprises
from sevencats.kernel.state import State
from sevencats.kernel.views import blindfold

#: Why a rehearsal ends; empty: the seat has another question.
Stop = Literal["", "chance", "hidden", "other", "over"]


class Rehearsal(NamedTuple):
    """``before`` is the blindfolded table, ``after`` the table after those picks whose outcome the
    seat can know. ``tried`` counts the picks that are allowed; the last of them is not in
    ``after`` where ``stop`` is ``hidden``: it would reveal something, and is given as ``unseen``.
    ``last`` is the table before the last pick."""

    before: State
    last: State
    after: State
    tried: int
    stop: Stop
    unseen: Pick | None = None


def rehearse(state: State, seat: int, decision: int, keys: Sequence[str]) -> Rehearsal:
    """Try picks one after the other. The first answers ``decision``, each later one the seat's next
    question. ``RulesError`` for a pick that is not allowed."""
    before = blindfold(state, seat)
    last = now = before.copy()
    pick: Pick | None = Pick(decision, seat, keys[0])
    for place, key in enumerate(keys):
        if place:
            pick = next_pick(now, seat, key)
        assert pick is not None, "a rehearsal continues only where the seat is asked"
        asked, choice = checked(now, pick)
        if now.virtual:
            # Virtual seats would answer at once, from cards that are unknown here.
            return Rehearsal(before, now, now, place + 1, "hidden", pick)
        tried = now.copy()
        take(tried, asked, choice)
        if surprises(now, tried, tried.log, seat):
            return Rehearsal(before, now, now, place + 1, "hidden", pick)
        last, now = now, tried
        stop = _stop(now, seat)
        if stop:
            return Rehearsal(before, last, now, place + 1, stop)
    return Rehearsal(before, last, now, len(keys), "")


def next_pick(state: State, seat: int, key: str) -> Pick | None:
    """The pick for the next key: it answers the seat's newest question that lists the key, or else
    its newest question (and will be refused). None where the seat has no question."""
    mine = [decision for decision in state.pending if decision.seat == seat]
    if not mine:
        return None
    listed = [decision for decision in mine if key in decision.keys] or mine
    return max(listed, key=lambda decision: decision.id).pick(key)


def _stop(state: State, seat: int) -> Stop:
    if not state.pending:
        return "over"
    if state.pending[0].seat == CHANCE:
        return "chance"
    return "" if any(decision.seat == seat for decision in state.pending) else "other"
