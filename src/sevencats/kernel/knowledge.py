"""The knowledge that a step revealed. Nobody can forget it, so undo stops there.

There are three sources, the same for every game: an outcome of chance, a card that becomes known
(``State.known``), and an event that ``uncovers`` something no view shows.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal

from sevencats.kernel.events import Event
from sevencats.kernel.state import State, numbers_of

#: The kind of thing revealed: an outcome of chance, a text that was read out, a card; empty:
#: nothing.
Revealed = Literal["", "chance", "read", "seen"]
#: The bits of one card in the long number of all cards.
_CARD: Final = (1 << 16) - 1


def revealed(
    before: State, now: State, chance: Sequence[str], events: Sequence[Event], seat: int
) -> Revealed:
    """The kind of thing that a step revealed to any seat, from its states, its chance outcomes and
    its events. A card that ``seat`` knew and has now shown to others does not count: taking that
    back gains it nothing."""
    if chance:
        return "chance"
    if _uncovers(events):
        return "read"
    return "seen" if _anybody_learned(before, now, seat) else ""


def surprises(before: State, now: State, events: Sequence[Event], seat: int) -> bool:
    """Return whether a seat now knows a card that it did not know, or heard an uncovered text."""
    return _uncovers(events) or has_learned(before, now, seat)


def has_learned(before: State, now: State, seat: int) -> bool:
    """Return whether a seat now knows a card that it did not know before."""
    # All cards at once, as bits of one long integer: this runs for each message to a player.
    return bool(_bits(now.known) & ~_bits(before.known) & _own_bits(seat, len(now.known)))


def _anybody_learned(before: State, now: State, seat: int) -> bool:
    """Return whether any seat learned a card that ``seat`` did not know."""
    old = _bits(before.known)
    learned = _bits(now.known) & ~old
    if not learned:
        return False
    own = (old & _own_bits(seat, len(before.known))) >> seat
    return bool(learned & ~(own * _CARD))


def _uncovers(events: Sequence[Event]) -> bool:
    return any([event.uncovers for event in events])


def _bits(numbers: array[int]) -> int:
    return int.from_bytes(numbers.tobytes(), "little")


@lru_cache(maxsize=256)
def _own_bits(seat: int, cards: int) -> int:
    """The bits of a seat in an integer for this many cards."""
    return _bits(numbers_of((1 << seat,)) * cards)
