"""Likely outcomes of something a person may start: computed on request, not stored."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from sevencats.kernel.rng import Rng

#: Tries for one estimate.
TRIES = 200


class Chance(msgspec.Struct, frozen=True):
    """A probability with the bounds of a 95 % interval, from a number of tries; ``other`` are the
    shares of other outcomes, by name."""

    chance: float
    low: float
    high: float
    tried: int
    other: dict[str, float] = {}


def _nothing(state: Any, seat: int) -> Sequence[str]:
    return ()


@dataclass(frozen=True)
class OddsMaker:
    """``against`` lists the things a seat may ask about; ``estimate`` tries one on its blindfolded
    table (state, seat, what, tries, luck)."""

    estimate: Callable[[Any, int, str, int, Rng], Chance]
    against: Callable[[Any, int], Sequence[str]] = _nothing
