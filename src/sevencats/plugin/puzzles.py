"""Puzzles: positions in which one pick is right, with the line that shows why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sevencats.kernel.state import State


@dataclass(frozen=True)
class Puzzle:
    """A position for seat 0, whose first pick is the question. ``line`` are the best picks of that
    seat, the right one first. Nothing is hidden from it, and nothing is left to luck."""

    line: tuple[str, ...]
    begin: Callable[[], State]


def no_puzzles() -> Sequence[Puzzle]:
    """``puzzles`` of a game without any."""
    return ()
