"""Events: what happened, as data. Atoms append them to ``state.log``; log texts come from them."""

from __future__ import annotations

from typing import Final, NamedTuple

#: Every seat may see it.
ALL: Final = -1
#: No sleeve or no card in this event.
NONE: Final = -1


class Event(NamedTuple):
    """One observable change.

    ``card`` is the physical card (an index into the game's card list) and is shown only to the
    seats in the bit mask ``known``. ``args`` holds numbers and words that everybody may see.
    ``shuffles``: how often the sleeve had been shuffled, for its handle (see ``handles.py``).
    ``uncovers``: it told something that nobody could know before and that no view shows, such as
    the result of a story. For cards ``known`` says it.
    """

    kind: str
    seat: int = NONE
    sleeve: int = NONE
    card: int = NONE
    known: int = ALL
    args: tuple[int | str, ...] = ()
    shuffles: int = 0
    uncovers: bool = False


def redact(events: list[Event], seat: int | None) -> list[Event]:
    """The events as ``seat`` (None: a spectator) may see them.

    A hidden card becomes ``NONE``, and the list of other seats that know it is removed too.
    """
    bit = 0 if seat is None else 1 << seat
    shown = []
    for event in events:
        if event.known == ALL:
            shown.append(event)
        elif event.known & bit:
            shown.append(event._replace(known=ALL))
        else:
            shown.append(event._replace(card=NONE, known=0))
    return shown
