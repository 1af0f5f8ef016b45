"""Facts that help a person understand a table, as far as the seat may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

#: From a state and a seat (None: a spectator) to facts for the page; None: there are none.
Insight = Callable[[Any, int | None], Any]


def no_insight(state: Any, seat: int | None) -> None:
    """For a game without insight."""
