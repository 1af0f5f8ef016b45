"""Handles: numbers by which a viewer follows a card that it knows, and which reveal nothing else.

A sleeve number cannot be used: it reveals when the card was drawn, which a viewer may not know of a
card that was in a player's hand. A handle is a keyed hash of the sleeve and of how often it was
shuffled, so it stays the same while the card can be followed and changes with a shuffle.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import NamedTuple

#: No handle: the viewer does not know the card.
NO_HANDLE = 0
#: Long enough that two cards in a view almost never share a number, and short in JSON.
_BYTES = 4


class Handles(NamedTuple):
    """The source of a table's handles: its secret, and per sleeve how often it was shuffled. Copies
    of a state share it until the next shuffle."""

    salt: str
    shuffles: tuple[int, ...]

    def seeded(self, seed: int) -> Handles:
        """The same sleeves with the secret of a seed; the seed cannot be computed from it."""
        secret = blake2b(str(seed).encode(), digest_size=16, person=b"handles")
        return Handles(secret.hexdigest(), self.shuffles)

    def shuffled(self, sleeves: Iterable[int]) -> Handles:
        """After a shuffle of ``sleeves``, which get new handles."""
        shuffles = list(self.shuffles)
        for sleeve in sleeves:
            shuffles[sleeve] += 1
        return Handles(self.salt, tuple(shuffles))

    def extended(self, count: int) -> Handles:
        """With this many more sleeves, which were never shuffled."""
        return Handles(self.salt, self.shuffles + (0,) * count)

    def at(self, sleeve: int, shuffles: int) -> int:
        """The handle a sleeve had after this many shuffles."""
        return _handle(self.salt, sleeve, shuffles)


def no_handles(count: int) -> Handles:
    """For a table before the deal: no secret, nothing shuffled."""
    return Handles("", (0,) * count)


# Computed on the first read, and once for all states between two shuffles. There is one of these
# for each of thousands of tables: an array of numbers takes a tenth of a tuple.
@lru_cache(maxsize=4096)
def numbers(handles: Handles) -> Sequence[int]:
    """The current handle of every sleeve."""
    salt = handles.salt
    return array("I", [_handle(salt, at, times) for at, times in enumerate(handles.shuffles)])


@lru_cache(maxsize=8192)
def _handle(salt: str, sleeve: int, shuffles: int) -> int:
    text = b"%d.%d" % (sleeve, shuffles)
    hashed = blake2b(text, digest_size=_BYTES, key=salt.encode()).digest()
    return int.from_bytes(hashed, "little") or 1
