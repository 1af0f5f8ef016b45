"""The interfaces that a table needs from its surroundings.

A server has a database, processes for bots and sockets. Nothing here imports them, so that tables
can also run where there are none.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from sevencats.kernel.decisions import Decision
from sevencats.kernel.run import Row
from sevencats.kernel.state import State
from sevencats.plugin.bots.base import Reason
from sevencats.plugin.odds import Chance
from sevencats.server.store.records import Append, SeatRecord, Snapshot, TableRecord, TableSetup
from sevencats.server.tables.commands import Answer, Command
from sevencats.server.tables.lease import Lease
from sevencats.server.tables.meter import Meter
from sevencats.server.tables.turns import Share

if TYPE_CHECKING:
    from sevencats.server.tables.history.reviews import Review

_T = TypeVar("_T")

#: Sends a message to a connection, wherever it is; the last argument says whether to close it.
Push = Callable[[str, bytes, bool], None]
Send = Callable[[str, Command], Awaitable[Answer]]


class TableStore(Protocol):
    """The stored tables, without their games."""

    #: Incremented when a list of tables has changed.
    version: int

    async def get(self, table: str) -> TableRecord:
        """A table; raises a refusal if there is none."""
        ...

    async def create(
        self,
        setup: TableSetup,
        host: str | None,
        listed: bool,
        seats: list[SeatRecord],
        after: Lease | None = None,
    ) -> TableRecord:
        """Store a new table; ``after``: it follows this one as a rematch."""
        ...

    async def save_seats(self, lease: Lease, record: TableRecord) -> None:
        """Store the seats of a table that waits or plays."""
        ...

    async def drop(self, lease: Lease) -> None:
        """Delete a table that never began."""
        ...


class GameStore(Protocol):
    """The stored games."""

    async def rows(self, table: str) -> Sequence[Row]:
        """The journal of a game."""
        ...

    async def snapshots(self, table: str) -> Sequence[Snapshot]:
        """The snapshots that are kept of a game."""
        ...

    async def beginning(self, table: str) -> Snapshot | None:
        """The state that a game begins with; None if it begins with the deal."""
        ...


class Workers(Protocol):
    """Does work that would delay everybody's picks."""

    def start(self) -> None:
        """Prepare for the first piece of work."""
        ...

    def stop(self) -> None:
        """Stop."""
        ...

    async def run(self, work: Callable[..., _T], *args: Any) -> _T:
        """Do a piece of work with plain data in another process or worker."""
        ...


class ReviewStore(Protocol):
    """The stored reviews, as JSON."""

    async def get(self, table: str, version: int) -> str | None:
        """The review of a game, if there is one of this version."""
        ...

    async def put(self, table: str, version: int, data: str) -> None:
        """Store a review."""
        ...


class JournalWriter(Protocol):
    """Writes journals."""

    async def append(self, append: Append) -> None:
        """Write rows, and all that belongs to them, in one transaction."""
        ...


class ChatStore(Protocol):
    """The chat of tables."""

    async def add(self, table: str, user: str | None, seat: int, phrase: str, at: int) -> None:
        """Store a phrase."""
        ...

    async def last(self, table: str, count: int) -> Iterable[tuple[int, int, str | None, str]]:
        """The last phrases of a table."""
        ...


class PeopleStore(Protocol):
    """The blocks between people."""

    async def is_blocked_by(self, others: Collection[str], user: str) -> bool:
        """Return whether one of these people has blocked a user."""
        ...


class Bots(Protocol):
    """Computes bots' choices outside the table's task."""

    async def choose(
        self, state: State, decision: Decision, level: str, seed: int, share: Share
    ) -> str:
        """The key of the option that a bot takes; never raises."""
        ...

    async def advise(
        self, state: State, decision: Decision, level: str, seed: int, share: Share
    ) -> tuple[str, Reason]:
        """The key of the option that a bot would take, and why."""
        ...

    async def estimate(self, state: State, seat: int, against: str, share: Share) -> Chance:
        """The likely outcomes of something, estimated from what a seat knows."""
        ...


class Reviewing(Protocol):
    """Reviews finished games."""

    async def look(self, record: TableRecord, user: str = "") -> Review:
        """The review of a game, or its progress."""
        ...


@dataclass(slots=True)
class Services:
    """Services shared by the tables of a process."""

    lobby: TableStore
    games: GameStore
    journal: JournalWriter
    chat: ChatStore
    people: PeopleStore
    bots: Bots
    reviews: Reviewing
    meter: Meter
    #: Signs the tokens of seats.
    secret: bytes
    #: Drop an unused table from memory after this time.
    idle_ms: int
    #: Time to wait for an absent player, at a table without a clock.
    patience_ms: int
    push: Push
    #: Flushes pushed frames.
    flush: Callable[[], None]
    send: Send
