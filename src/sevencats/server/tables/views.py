"""The views of each kind of viewer, by the kernel's ``observe`` and ``redact`` and nothing else.

A viewer is a seat, ``PUBLIC`` (a spectator) or ``EVERYONE``: all that any seat knows, for delayed
spectators and for replays. What no seat knows, such as the order of a deck, stays hidden there too.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Literal, NamedTuple

import msgspec

from sevencats.kernel.events import NONE, Event, redact
from sevencats.kernel.handles import NO_HANDLE
from sevencats.kernel.state import State
from sevencats.kernel.views import View, common, observe
from sevencats.server.table_view import TableView, table_view
from sevencats.server.wire import EventInfo

Viewer = int | Literal["public", "everyone"]
PUBLIC: Viewer = "public"
EVERYONE: Viewer = "everyone"


class EncodedView(NamedTuple):
    """A view as it is sent: its JSON, and the digest of it."""

    json: bytes
    digest: str


class StateViews:
    """The views of a committed state; the common parts and each view are computed once."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._common = common(state)
        #: The public part is encoded once for all viewers.
        self._public = msgspec.Raw(_encode(self._common.public))
        self._views: dict[int | None, View] = {}
        self._encoded: dict[Viewer, EncodedView] = {}

    def view(self, seat: int | None) -> View:
        """The view of a seat (None: a spectator)."""
        if seat not in self._views:
            self._views[seat] = observe(self.state, seat, self._common)
        return self._views[seat]

    def encoded(self, viewer: Viewer) -> EncodedView:
        """The table as a viewer sees it, encoded."""
        seen = self._encoded.get(viewer)
        if seen is None:
            data = _encode(msgspec.structs.replace(self.data(viewer), public=self._public))
            seen = self._encoded[viewer] = EncodedView(data, _hash(data))
        return seen

    def data(self, viewer: Viewer) -> TableView:
        """The table as a viewer sees it."""
        if isinstance(viewer, int):
            return table_view(self.view(viewer))
        seen = table_view(self.view(None))
        return seen if viewer == PUBLIC else self._everything(seen)

    def _everything(self, seen: TableView) -> TableView:
        """A spectator's view with what any seat knows added to it."""
        private, zones, handles = {}, seen.zones.copy(), seen.handles.copy()
        for seat in range(len(self.state.game.seat_names(self.state))):
            view = self.view(seat)
            if view.private is not None:
                private[str(seat)] = view.private
            for zone, cards in view.zones.items():
                zones[zone] = [
                    mine if theirs is None else theirs
                    for theirs, mine in zip(zones[zone], cards, strict=True)
                ]
            for zone, numbers in view.handles.items():
                others = handles.get(zone, numbers)
                handles[zone] = [
                    theirs or mine for theirs, mine in zip(others, numbers, strict=True)
                ]
        return msgspec.structs.replace(seen, private=private, zones=zones, handles=handles)


def view_digest(view: dict[str, Any]) -> str:
    """A short hash of a view, for the clients that got it. (A hash of the state would reveal hidden
    cards to a client that tries all possibilities.)"""
    return _hash(_encode(view))


#: Keys are sorted, so that equal views have equal digests.
_encode = msgspec.json.Encoder(order="sorted").encode


def _hash(data: bytes) -> str:
    return sha256(data).hexdigest()[:16]  # processors have an instruction for it


def redacted(events: Sequence[Event], viewer: Viewer, seats: int) -> list[Event]:
    """Redact events for a viewer."""
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
    """A redacted event for the wire."""
    hidden = event.card == NONE
    return EventInfo(
        kind=event.kind,
        seat=event.seat,
        handle=NO_HANDLE if hidden else state.handles.at(event.sleeve, event.shuffles),
        card=None if hidden else state.game.card_name(state, event.card),
        args=event.args,
    )
