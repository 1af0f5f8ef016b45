"""What a step lets somebody know. Nobody can forget it again: undo goes back to it and no further.

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

#: What came to light: an outcome of chance, a text that was read out, a card; empty: nothing.
Revealed = Literal["", "chance", "read", "seen"]
#: The bits of one card in the long number of all cards.
_CARD: Final = (1 << 16) - 1


def revealed(
    before: State, now: State, chance: Sequence[str], events: Sequence[Event], seat: int
) -> Revealed:
    """What a step revealed to anybody at the table, from its states, its outcomes of chance and its
    events. That others now know a card which ``seat`` knew is left out: it showed them its own, and
    gains nothing by taking that back.
    """
    if chance:
        return "chance"
    if _uncovers(events):
        return "read"
    return "seen" if _anybody_learned(before, now, seat) else ""


def surprises(before: State, now: State, events: Sequence[Event], seat: int) -> bool:
    """Whether a seat knows a card now that it did not know before, or heard what nobody knew."""
    return _uncovers(events) or has_learned(before, now, seat)


def has_learned(before: State, now: State, seat: int) -> bool:
    """Whether a seat knows a card now that it did not know before."""
    # All cards at once, as bits of one long number: this is asked for each message to a player.
    return bool(_bits(now.known) & ~_bits(before.known) & _own_bits(seat, len(now.known)))


def _anybody_learned(before: State, now: State, seat: int) -> bool:
    """Whether anybody learned a card that ``seat`` did not know."""
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
    """The bits of a seat in the number of so many cards."""
    return _bits(numbers_of((1 << seat,)) * cards)
