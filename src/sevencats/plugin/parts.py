"""The parts of a turn, so that people can follow bots that answer at once.

A bot waits once for each part of a turn, not for each pick; the page shows a part at once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from sevencats.kernel.decisions import Decision


class Part(NamedTuple):
    """A part: the number of the turn, and the part's name in it."""

    turn: int
    name: str


#: From a state, an open decision and the key that answers it to the part of a turn that the answer
#: belongs to; None: it is a part by itself.
Parts = Callable[[Any, Decision, str], Part | None]


def no_parts(state: Any, decision: Decision, key: str) -> None:
    """``Parts`` of a game in which each pick is shown alone."""
