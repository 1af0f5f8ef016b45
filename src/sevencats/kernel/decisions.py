"""The one question shape: a decision with listed options, answered by a pick.

Bots, the page, replays, tests and adapters all see these objects and nothing else of the rules.
"""

from __future__ import annotations

from typing import Final, NamedTuple

#: The seat that rolls dice, tosses coins and shuffles.
CHANCE: Final = -1


class Option(NamedTuple):
    """One listed answer. ``arg`` is what the key stands for (a sleeve, a row, a seat ...)."""

    key: str
    arg: int


class Pick(NamedTuple):
    """An answer: valid while the decision with this id is open."""

    decision: int
    seat: int
    key: str


class Decision(NamedTuple):
    """A question to one seat.

    ``keys`` are readable, unique and sorted; ``args`` are in the same order. A chance decision has
    integer ``weights``. A shuffle lists no keys: any order of ``order`` things is an answer,
    written ``order:2,0,1``. ``closed`` are options that exist and cannot be taken now: they are
    shown, never accepted. A ``deliberate`` decision is asked even when one option is open, because
    the player should see it. ``branch`` is the branch that asks (see ``branches.py``), -1 for none.
    An ``optional`` decision holds up nobody: it lets a seat change its mind, and the game continues
    when the others have answered.
    """

    id: int
    seat: int
    kind: str
    source: str
    keys: tuple[str, ...]
    args: tuple[int, ...]
    weights: tuple[int, ...] = ()
    order: int = 0
    closed: tuple[str, ...] = ()
    deliberate: bool = False
    branch: int = -1
    optional: bool = False

    @property
    def options(self) -> tuple[Option, ...]:
        """The options as objects, in key order."""
        return tuple(map(Option, self.keys, self.args))

    def pick(self, key: str) -> Pick:
        """The pick that answers this decision with ``key``."""
        return Pick(self.id, self.seat, key)


def order_key(order: tuple[int, ...]) -> str:
    """How a shuffle's outcome is written in a journal."""
    return "order:" + ",".join(map(str, order))


def parse_order(key: str, size: int) -> tuple[int, ...] | None:
    """Read ``order_key`` back; None if it is not a permutation of ``size`` things."""
    if not key.startswith("order:"):
        return None
    parts = key[6:].split(",")
    if not all(part.isascii() and part.isdigit() for part in parts):
        return None
    order = tuple(map(int, parts))
    return order if sorted(order) == list(range(size)) else None
