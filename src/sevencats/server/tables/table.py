"""A table in memory: its record, its game, its connections. Only its actor changes it."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from sevencats.kernel.state import State
from sevencats.plugin import Plugin
from sevencats.server.games import plugin_of
from sevencats.server.store.records import TableRecord
from sevencats.server.tables.clock import Clock
from sevencats.server.tables.lease import Lease
from sevencats.server.tables.run import TableRun
from sevencats.server.tables.views import EVERYONE, PUBLIC, StateViews, Viewer

KEPT_PHRASES = 30

#: Decks in a rematch: each player keeps their own, or they are swapped.
Decks = Literal["keep", "swap"]


@dataclass(slots=True)
class Attached:
    """A connection at a table: a seat may have several, a spectator has no seat."""

    conn: str
    user: str | None
    seat: int | None
    lang: str | None
    hands: bool
    blocked: frozenset[str]
    insight: bool = False
    engine: bool = False
    #: The last step this connection was sent.
    shown: int = 0

    @property
    def viewer(self) -> Viewer:
        """The kind of viewer."""
        if self.seat is not None:
            return self.seat
        return EVERYONE if self.hands else PUBLIC


class Phrase(NamedTuple):
    """A preset phrase said at the table."""

    at: int
    seat: int
    user: str | None
    phrase: str


class UndoRequest(NamedTuple):
    """An undo that needs the consent of the seats in ``waiting``."""

    conn: str
    id: str
    seat: int
    scope: Literal["step", "turn"]
    n: int
    waiting: set[int]


@dataclass(slots=True)
class Table:
    """Everything about one table."""

    record: TableRecord
    lease: Lease
    plugin: Plugin
    labels: tuple[str, ...]
    virtual: frozenset[int]
    run: TableRun | None = None
    clock: Clock | None = None
    attached: dict[str, Attached] = field(default_factory=dict)
    phrases: deque[Phrase] = field(default_factory=lambda: deque(maxlen=KEPT_PHRASES))
    undo_request: UndoRequest | None = None
    #: The decks that each seat wants for a rematch.
    rematch: dict[int, Decks] = field(default_factory=dict)
    #: Time to wait for an absent player, at a table without a clock.
    patience_ms: int = 60_000
    #: When each person who is away left.
    left: dict[int, int] = field(default_factory=dict)
    #: Where bots play alone: the pause before an answer, if the host has changed it, and whether
    #: they are paused.
    bot_delay: int | None = None
    paused: bool = False
    #: The time when the last connection closed; None while there is one.
    unwatched_since: int | None = None
    _views: StateViews | None = None

    @property
    def id(self) -> str:
        """The id of the table."""
        return self.record.id

    @property
    def playing(self) -> bool:
        """Return whether a game is running."""
        return self.record.status == "playing" and self.run is not None

    def views_of(self, state: State) -> StateViews:
        """The views of a committed state; those of the last state asked for are cached."""
        if self._views is None or self._views.state is not state:
            self._views = StateViews(state)
        return self._views

    def forget_views(self) -> None:
        """Drop the cached views after sending them: otherwise they would be most of what garbage
        collection visits."""
        self._views = None

    def online(self) -> set[int]:
        """The seats that are connected; at a hot seat one connection serves all people."""
        connected = {a.seat for a in self.attached.values() if a.seat is not None}
        return self.people() if connected and self.record.setup.hot_seat else connected

    def people(self) -> set[int]:
        """The seats of people."""
        return {seat.seat for seat in self.record.seats if seat.user is not None}

    @property
    def bots_alone(self) -> bool:
        """Return whether only bots play."""
        return not self.people() and all(s.bot or s.seat in self.virtual for s in self.record.seats)

    def bot_seats(self) -> set[int]:
        """The seats that a bot answers for now: its own, and those of people it replaces."""
        standins = self.run.standins | self.run.resigned if self.run is not None else set()
        bots = {s.seat for s in self.record.seats if s.user is None and s.seat not in self.virtual}
        return bots | standins

    @property
    def think_ms(self) -> int:
        """The minimum pause before a bot answers while a player is watching."""
        return self.record.setup.bot_delay if self.bot_delay is None else self.bot_delay

    @property
    def deserted(self) -> bool:
        """Return whether everybody has left: nobody is watching, and bots have replaced all
        people."""
        return not self.attached and self.people() <= self.bot_seats()


def make_table(record: TableRecord, lease: Lease) -> Table:
    """A table without its game."""
    plugin = plugin_of(record.setup.game)
    return Table(
        record=record,
        lease=lease,
        plugin=plugin,
        labels=plugin.setup.labels(record.setup.mode, len(record.seats), record.setup.options),
        virtual=plugin.setup.virtual(record.setup.mode),
    )
