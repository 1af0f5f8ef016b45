"""The five parts of a turn of Old World: the way, places, phase II, growth, the new card."""

from __future__ import annotations

from sevencats.games.oldworld.rules.frames import GainTrophy
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.decisions import Decision
from sevencats.plugin.parts import Part

_WAY = frozenset({"move", "pay", "end"})
_BY_PHASE = {1: "place", 2: "action", 3: "card"}


def part(state: OldWorldState, decision: Decision, key: str) -> Part:
    """The part of the turn that an answer belongs to; a whole fight is phase II."""
    return Part(state.turns, _name(state, decision, key))


def _name(state: OldWorldState, decision: Decision, key: str) -> str:
    if state.fight.kind:
        return "action"
    if decision.kind in ("phase1", "pay"):
        return "way" if key.partition(":")[0] in _WAY else "place"
    if decision.kind == "phase2":
        return "action"
    if any(isinstance(frame, GainTrophy) for frame in state.stack):
        return "growth"
    seat = state.active if state.active >= 0 else decision.seat
    return _BY_PHASE.get(state.turn[seat].phase, "place")
