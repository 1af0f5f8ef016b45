"""The play command."""

from __future__ import annotations


def play() -> None:
    """Being written."""
