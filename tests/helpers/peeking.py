"""Check that undo lets no seat keep knowledge: games in which every offer of undo is tested in
sampled worlds.

A seat knows no more than before exactly if the same picks show it the same in every world that
looked the same to it before them. Such worlds are dealt, and the picks are made again in them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sevencats.kernel import CHANCE, NoUndo, RulesError, Run, State, Step, apply, observe, redact
from sevencats.kernel.engine import derive_pending, recorded_pick
from sevencats.kernel.rng import Rng
from sevencats.kernel.views import redeterminise


def undoable(run: Run, seat: int) -> list[Step]:
    """The steps that undo would take back for a seat at most."""
    try:
        row = run.undo(seat, turn=True).row
    except NoUndo:
        return []
    return [mark for mark in run.marks if mark.row.n >= int(row.key)]


def leaks(run: Run, seat: int, rng: Rng) -> Iterator[str]:
    """The knowledge of all seats by the steps that ``seat`` may take back, apart from its own
    cards."""
    steps = undoable(run, seat)
    for viewer in range(len(run.seats)) if steps else ():
        before = steps[0].before
        if before.virtual >> viewer & 1:
            continue
        world = _world(before, seat, viewer, rng)
        if world is None:
            continue
        pairs = zip(_shown(before.copy(), steps, viewer), _shown(world, steps, viewer), strict=True)
        for step, (here, there) in zip([None, *steps], pairs, strict=True):
            if here != there:
                pick = step and step.decision and (step.row.seat, step.decision.kind, step.row.key)
                yield f"{run.seats[viewer]} has learned by {pick} what {run.seats[seat]} takes back"
                break


def _world(state: State, seat: int, viewer: int, rng: Rng) -> State | None:
    """Another world that looks the same to both seats; None if this deal does not fit what is
    asked: with a single answer to a question, nobody would have been asked it."""
    together = state.copy()
    for sleeve, known in enumerate(state.known):
        if known >> viewer & 1:
            together.known[sleeve] |= 1 << seat
    world = redeterminise(together, seat, rng)
    world.known = state.known[:]
    fits = derive_pending(world, [decision.id for decision in state.pending])
    forced = any(len(d.keys) == 1 and not d.deliberate for d in world.pending)
    return world if fits and not forced else None


def _shown(state: State, steps: list[Step], viewer: int) -> Iterator[Any]:
    """The views of a seat while the picks of the steps are made: before them, and after each. Where
    that takes chance, or a pick is not allowed in this world, the views equal no others."""
    yield observe(state, viewer).to_data()
    for step in steps:
        pick = recorded_pick(state, step.row.seat, step.row.key)
        try:
            events = apply(state, pick) if pick else None
        except RulesError:
            events = None
        if events is None or any(decision.seat == CHANCE for decision in state.pending):
            yield object()
        else:
            yield redact(events, viewer), observe(state, viewer).to_data()
