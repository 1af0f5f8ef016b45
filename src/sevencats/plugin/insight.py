"""Insight: facts that help a person understand a table, as far as the seat may know them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

#: From a state and a seat (None: a spectator) to facts for the page; None: no facts.
Insight = Callable[[Any, int | None], Any]


def no_insight(state: Any, seat: int | None) -> None:
    """``Insight`` of a game without insight."""
