"""A random generator that is one integer (splitmix64): cheap to copy, save and branch.

Rules never call it directly: chance is a seat, and only ``engine.settle`` samples.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from functools import cache
from hashlib import shake_128

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


@cache
def _reader(n: int) -> Callable[[bytes], tuple[int, ...]]:
    """An unpacker of ``n`` little-endian 32-bit numbers."""
    return struct.Struct(f"<{n}I").unpack


class Rng:
    """A generator whose whole state is ``value``."""

    def __init__(self, value: int) -> None:
        self.value = value & _MASK

    def next(self) -> int:
        """The next 64 random bits."""
        self.value = z = (self.value + _STEP) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """An integer in ``range(n)``; the bias is under 2**-50 for anything a table holds."""
        return (self.next() * n) >> 64

    def order(self, n: int) -> tuple[int, ...]:
        """A random permutation of ``range(n)``.

        Sorts by hashed keys, which costs a third of a Fisher-Yates loop in plain Python; equal
        32-bit keys are too rare (under one shuffle in a million) to bias a deck.
        """
        stream = shake_128(self.next().to_bytes(8, "little")).digest(4 * n)
        keys = _reader(n)(stream)
        return tuple(sorted(range(n), key=keys.__getitem__))

    def weighted(self, weights: Sequence[int]) -> int:
        """An index, drawn in proportion to the integer ``weights``."""
        left = self.below(sum(weights))
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return index
        raise AssertionError("weights must sum to more than zero")
