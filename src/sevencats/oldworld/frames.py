"""Every pause of an Old World game, as a frozen record: what waits on the stack, and for what.

What a frame does stands in the module named in its section. Frames are tuples: two kinds with
equal fields compare equal, so tell them apart by type.
"""

from __future__ import annotations

from typing import NamedTuple

# -- cards.py -----------------------------------------------------------------------------------


class Draw(NamedTuple):
    """A seat draws so many cards. An empty deck is made anew from the discards, but not in a
    fight (W5.2, W6.4); the hand limit ends it (W5.4)."""

    seat: int
    left: int


class DrawPotions(NamedTuple):
    """A seat draws potions (W3.3); the deck is made anew from its discards (W1.11)."""

    seat: int
    left: int


class PotionLimit(NamedTuple):
    """Down to as many potions as one may hold, by choice (W3.3)."""

    seat: int


class Lose(NamedTuple):
    """A seat gives up so many cards of its choice. ``how`` is ``discarded`` or ``trashed``;
    ``where`` is ``hand``, ``deck``, ``discard``, or ``any`` for all three (fatigue, W6.15)."""

    seat: int
    left: int
    how: str
    where: str


class LosePotions(NamedTuple):
    """A seat discards so many potions of its choice."""

    seat: int
    left: int


class TakeCard(NamedTuple):
    """A card of this printed cost (-1: any) from the pool to the own discards (W4.6)."""

    seat: int
    cost: int


class Search(NamedTuple):
    """None of that cost is in the pool: cards of the action deck are turned up until one comes."""

    seat: int
    cost: int


class Refill(NamedTuple):
    """The pool is filled again on its left (W3.9)."""


class GainTrail(NamedTuple):
    """A seat takes a location token as a trail; terrain -1: of its choice (W4.6)."""

    seat: int
    terrain: int
