"""The pauses before the first turn (W1), handled in ``setup.py`` and ``solo.py``."""

from __future__ import annotations

from typing import NamedTuple


class Setup(NamedTuple):
    """The set-up, stage by stage (W1); ``stage`` is a place in the list of stages."""

    stage: int


class LayPool(NamedTuple):
    """Action cards are turned up until three of cost 0 lie in the pool of a seat (W1.2)."""

    seat: int


class LayMonsters(NamedTuple):
    """Monsters go to the terrains still free; higher ``levels`` entries first (W1.4, W9.1)."""

    levels: tuple[int, ...]
    free: tuple[int, ...]


class Draft(NamedTuple):
    """Witcher boards: the first of ``waiting`` draws two and keeps one (W1.5)."""

    waiting: tuple[int, ...]
    drawn: tuple[str, ...]


class RaiseAny(NamedTuple):
    """A seat raises one attribute of its choice (W1.8)."""

    seat: int


class OneTrophy(NamedTuple):
    """Chance leaves one attribute trophy in the supply (W9.1)."""
