"""The kernel: state as plain data, frames for paused effects, one question shape for everybody.

It knows no game. Games register themselves (``registry``) and bring their frames, zones and
effects; players ask ``pending`` and answer with ``apply``.
"""

from __future__ import annotations

from sevencats.kernel.decisions import CHANCE, Decision, Option, Pick
from sevencats.kernel.engine import apply, pending, settle, take
from sevencats.kernel.errors import (
    BadData,
    IllegalPick,
    NoUndo,
    RulesError,
    SevenCatsError,
    StaleDecision,
    WrongSeat,
)
from sevencats.kernel.events import Event, redact
from sevencats.kernel.journal import Journal, read_journal, replay
from sevencats.kernel.run import Row, Run, Step
from sevencats.kernel.snapshot import digest, dump, load
from sevencats.kernel.state import State
from sevencats.kernel.views import View, blindfold, observe, redeterminise, returns

__all__ = [
    "CHANCE",
    "BadData",
    "Decision",
    "Event",
    "IllegalPick",
    "Journal",
    "NoUndo",
    "Option",
    "Pick",
    "Row",
    "RulesError",
    "Run",
    "SevenCatsError",
    "StaleDecision",
    "State",
    "Step",
    "View",
    "WrongSeat",
    "apply",
    "blindfold",
    "digest",
    "dump",
    "load",
    "observe",
    "pending",
    "read_journal",
    "redact",
    "redeterminise",
    "replay",
    "returns",
    "settle",
    "take",
]
