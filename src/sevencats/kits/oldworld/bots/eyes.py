"""What bots see of the options that expansions bring (``Expansion.eyes``)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from sevencats.kernel.decisions import Decision
from sevencats.oldworld.expansion import Eye
from sevencats.oldworld.state import OldWorldState


class Seen(NamedTuple):
    """An option by its place, and what it is worth."""

    place: int
    worth: float


def best_seen(state: OldWorldState, decision: Decision, eyes: Mapping[str, Eye]) -> Seen | None:
    """The best of the options that an eye looks at; None where none does."""
    best = None
    for place, key in enumerate(decision.keys):
        form = f"{decision.kind}:{key.partition(':')[0]}"
        eye = eyes.get(decision.kind) or eyes.get(form)
        if eye is None:
            continue
        worth = eye(state, decision, place)
        if best is None or worth > best.worth:
            best = Seen(place, worth)
    return best
