"""What each kind of viewer may see, by the kernel's ``observe`` and ``redact`` and nothing else.

A viewer is a seat, ``PUBLIC`` (a spectator) or ``EVERYONE``: all that any seat knows, for delayed
spectators and for replays. What no seat knows, such as the order of a deck, stays hidden there too.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Literal

import msgspec

from sevencats.kernel.events import NONE, Event, redact
from sevencats.kernel.state import State
from sevencats.kernel.views import observe
from sevencats.server.wire import EventInfo

Viewer = int | Literal["public", "everyone"]
PUBLIC: Viewer = "public"
EVERYONE: Viewer = "everyone"


def view_data(state: State, viewer: Viewer) -> dict[str, Any]:
    """The table as a viewer sees it, as JSON-able data."""
    if viewer == PUBLIC:
        return observe(state, None).to_data()
    if isinstance(viewer, int):
        return observe(state, viewer).to_data()
    seen = observe(state, None).to_data()
    seen["private"] = {}
    for seat in range(len(state.game.seat_names(state))):
        view = observe(state, seat)
        seen["private"][str(seat)] = view.private
        for zone, cards in view.zones.items():
            known = seen["zones"][zone]
            seen["zones"][zone] = [
                mine if theirs is None else theirs
                for theirs, mine in zip(known, cards, strict=True)
            ]
    return seen


def view_digest(view: dict[str, Any]) -> str:
    """A short hash of a view. (That of the state itself would tell about hidden cards to anybody
    who tries out what they could be.)"""
    data = msgspec.json.encode(view, order="deterministic")
    return blake2b(data, digest_size=8).hexdigest()


def redacted(events: Sequence[Event], viewer: Viewer, seats: int) -> list[Event]:
    """What a viewer may know of events."""
    everything = list(events)
    if viewer == PUBLIC:
        return redact(everything, None)
    if isinstance(viewer, int):
        return redact(everything, viewer)
    shown = redact(everything, None)
    for seat in range(seats):
        shown = [
            mine if theirs.card == NONE else theirs
            for theirs, mine in zip(shown, redact(everything, seat), strict=True)
        ]
    return shown


def event_info(event: Event, state: State) -> EventInfo:
    """A redacted event as it goes over the wire."""
    return EventInfo(
        kind=event.kind,
        seat=event.seat,
        sleeve=event.sleeve,
        card=None if event.card == NONE else state.game.card_name(state, event.card),
        args=event.args,
    )
