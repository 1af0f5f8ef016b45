"""What the database holds about a table, as the program handles it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from sevencats.kernel.run import Row
from sevencats.server.ratings.outcome import RatedGame

Status = Literal["waiting", "playing", "finished"]


class Pace(msgspec.Struct, frozen=True, rename="camel"):
    """How fast a table plays. ``move`` seconds for each decision, ``bank`` in reserve for the
    whole game, then a warning, ``grace`` seconds, and a bot takes over. ``untimed`` has none."""

    kind: Literal["live", "turns", "untimed"] = "live"
    move: int = 60
    bank: int = 120
    grace: int = 30


class TableSetup(msgspec.Struct, frozen=True, rename="camel"):
    """What was agreed when the table was made; it never changes afterwards."""

    game: str
    mode: str
    seats: int
    options: tuple[str, ...] = ()
    pace: Pace = Pace()
    watch: Literal["nobody", "public", "hands"] = "public"
    #: Seconds that spectators who see hands stay behind.
    delay: int = 180
    undo: Literal["free", "ask", "off"] = "free"
    #: Milliseconds a bot waits at least, so that people can follow.
    bot_delay: int = 700
    #: The lesson that is played here, if it is one.
    lesson: str = ""
    #: Whether it counts for ratings: with a clock, without undo, hints and odds.
    rated: bool = False
    #: All people at this table sit at one screen and hand it to each other.
    hot_seat: bool = False
    #: What is read goes to the player who reads it aloud; the others may uncover it.
    read_aloud: bool = False


class SeatRating(msgspec.Struct, frozen=True):
    """How strong somebody at a seat is in the ladder of the table."""

    rating: int
    deviation: int


class SeatRecord(msgspec.Struct):
    """Who sits where. A seat is a person's (``user``), a bot's (``bot`` is its level) or free."""

    seat: int
    user: str | None = None
    name: str = ""
    bot: str = ""
    choice: tuple[str, ...] = ()
    ready: bool = False
    generation: int = 0
    #: Bit mask of seats whose phrases this person does not want to read.
    muted: int = 0
    #: Questions that the person has answered once for all, with the answers.
    standing: dict[str, str] = {}
    origin: str = ""
    #: Read with the seat, never written.
    rating: SeatRating | None = None

    @property
    def free(self) -> bool:
        """Whether somebody may sit down here."""
        return self.user is None and not self.bot


class Result(msgspec.Struct, frozen=True):
    """How a game ended: per seat 1, 0 or -1, and why."""

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
    #: The ladder its ratings belong to; empty: there is none for such games.
    pool: str = ""
    seats: list[SeatRecord] = []


class Snapshot(msgspec.Struct, frozen=True):
    """The state after row ``n`` as the kernel dumps it."""

    n: int
    data: Any


class Append(msgspec.Struct, frozen=True):
    """One journal row to be written, with everything that must be on disk together with it;
    ``earlier`` are the rows of the same message before it."""

    table: str
    owner: str
    token: int
    row: Row
    snapshot: Any = None
    status: Status = "playing"
    result: Result | None = None
    start: tuple[dict[str, Any], str, str] | None = None
    #: Bit mask of the seats that are asked something now.
    asked: int = 0
    notices: Sequence[tuple[str, dict[str, Any]]] = ()
    earlier: tuple[Row, ...] = ()
    #: Who played, if the game is over with this row and may count for ratings.
    rated: RatedGame | None = None


def encode(value: Any) -> str:
    """JSON text of a value."""
    return msgspec.json.encode(value).decode()
