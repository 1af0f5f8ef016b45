"""The handler of a frame class: its functions that run and answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from sevencats.kernel.decisions import Decision


class Handler(NamedTuple):
    """``run(state, frame)`` makes progress (returns None) or asks (returns decisions, changes
    nothing); ``answer(state, frame, decision, index)`` takes the choice."""

    run: Callable[[Any, Any], list[Decision] | None]
    answer: Callable[..., None]


def never_asks(state: Any, frame: Any, decision: Decision, index: int) -> None:
    """``answer`` of a frame that never asks."""
    raise AssertionError(f"{type(frame).__name__} asks nothing")
