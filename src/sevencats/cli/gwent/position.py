"""The position command."""

from __future__ import annotations


def position() -> None:
    """Being written."""
