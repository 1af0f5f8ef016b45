"""The simulate command."""

from __future__ import annotations


def simulate() -> None:
    """Being written."""
