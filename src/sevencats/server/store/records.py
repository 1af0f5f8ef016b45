"""Records of a table in the database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from sevencats.kernel.run import Row
from sevencats.server.ratings.outcome import RatedGame

Status = Literal["waiting", "playing", "finished"]


class Pace(msgspec.Struct, frozen=True, rename="camel"):
    """The pace of a table. ``move`` seconds for each decision, ``bank`` in reserve for the whole
    game, then a warning, ``grace`` seconds, and a bot takes over. ``untimed`` has none."""

    kind: Literal["live", "turns", "untimed"] = "live"
    move: int = 60
    bank: int = 120
    grace: int = 30


class TableSetup(msgspec.Struct, frozen=True, rename="camel"):
    """The terms of a table, fixed when it is created."""

    game: str
    mode: str
    seats: int
    options: tuple[str, ...] = ()
    pace: Pace = Pace()
    watch: Literal["nobody", "public", "hands"] = "public"
    #: Delay in seconds for spectators who see hands.
    delay: int = 180
    undo: Literal["free", "ask", "off"] = "free"
    #: Minimum milliseconds before a bot's move, so that people can follow.
    bot_delay: int = 700
    #: The lesson of this table, if it is one.
    lesson: str = ""
    #: True if the game is rated: with a clock, without undo, hints and odds.
    rated: bool = False
    #: True if all people of this table share one screen and hand it to each other.
    hot_seat: bool = False
    #: True if texts go first to the player who reads them aloud; the others may uncover them.
    read_aloud: bool = False


class SeatRating(msgspec.Struct, frozen=True):
    """A player's rating in the ladder of the table."""

    rating: int
    deviation: int


class SeatRecord(msgspec.Struct):
    """The player of a seat: a person (``user``), a bot (``bot`` is its level), or nobody."""

    seat: int
    user: str | None = None
    name: str = ""
    bot: str = ""
    choice: tuple[str, ...] = ()
    ready: bool = False
    generation: int = 0
    #: Bit mask of seats whose phrases this person has muted.
    muted: int = 0
    #: The person's standing answers.
    standing: dict[str, str] = {}
    origin: str = ""
    #: The player is a program.
    program: bool = False
    #: The rating, read with the seat, never written here.
    rating: SeatRating | None = None

    @property
    def free(self) -> bool:
        """Return whether a user may take the seat."""
        return self.user is None and not self.bot


class Result(msgspec.Struct, frozen=True):
    """The result of a game: per seat 1, 0 or -1, and how it ended."""

    returns: tuple[int, ...]
    reason: Literal["played", "resigned", "abandoned"] = "played"
    resigned: tuple[int, ...] = ()


class TableRecord(msgspec.Struct):
    """A table without its game."""

    id: str
    code: str
    status: Status
    setup: TableSetup
    host: str | None
    listed: bool
    seed: int
    created: int
    updated: int
    config: dict[str, Any] | None = None
    engine: str = ""
    content: str = ""
    head: int = 0
    asked: int = 0
    result: Result | None = None
    next_id: str | None = None
    #: The ladder of its ratings; empty: such games are never rated.
    pool: str = ""
    seats: list[SeatRecord] = []


class Snapshot(msgspec.Struct, frozen=True):
    """The state after row ``n`` in the format of ``kernel.snapshot``."""

    n: int
    data: Any


class Append(msgspec.Struct, frozen=True):
    """A journal row to write, with everything that must be stored in the same transaction;
    ``earlier`` are the previous rows of the same message."""

    table: str
    owner: str
    token: int
    row: Row
    snapshot: Any = None
    status: Status = "playing"
    result: Result | None = None
    start: tuple[dict[str, Any], str, str] | None = None
    #: Bit mask of the seats that have an open decision.
    asked: int = 0
    notices: Sequence[tuple[str, dict[str, Any]]] = ()
    earlier: tuple[Row, ...] = ()
    #: The players, if the game is over with this row and may be rated.
    rated: RatedGame | None = None


def encode(value: Any) -> str:
    """JSON text of a value."""
    return msgspec.json.encode(value).decode()
