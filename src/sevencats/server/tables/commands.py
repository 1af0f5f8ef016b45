"""The commands to a table. Each command is plain data, so it can be sent to another process."""

from __future__ import annotations

from typing import Any

import msgspec

from sevencats.server import wire
from sevencats.server.errors import Refusal


class _Command(msgspec.Struct, frozen=True, tag=True):
    pass


class Attach(_Command, frozen=True):
    """Attach a connection. ``conn`` is its address: process, then number."""

    conn: str
    user: str | None
    hello: wire.Hello
    #: The people that this person has blocked.
    blocked: frozenset[str] = frozenset()


class Detach(_Command, frozen=True):
    """Detach a connection that is gone, or (``again``) that must reconnect because it may have
    missed messages."""

    conn: str
    again: bool = False


class Deliver(_Command, frozen=True):
    """A message from a connection."""

    conn: str
    message: wire.ClientMessage


class SeatToken(_Command, frozen=True):
    """Get the token of a user's seat; ``seat`` chooses among several."""

    user: str
    seat: int | None = None


class Join(_Command, frozen=True):
    """Take a given seat, or the first free one."""

    user: str
    name: str
    seat: int | None
    blocked: frozenset[str] = frozenset()
    #: A keyed hash of the client's network.
    origin: str = ""
    program: bool = False


class Leave(_Command, frozen=True):
    """Leave a seat before the game, or (as the host) remove a player."""

    user: str
    seat: int | None = None


class ChangeSeat(_Command, frozen=True):
    """Set what a seat brings and whether it is ready. The host also sets it for bots."""

    user: str
    lang: str
    seat: int | None = None
    choice: tuple[str, ...] | None = None
    ready: bool | None = None


class SetBot(_Command, frozen=True):
    """Add a bot to a free seat, change its level, or (empty) remove it. For the host."""

    user: str
    seat: int
    level: str


class Start(_Command, frozen=True):
    """Start the game. ``user`` is None when the server starts a rematch."""

    user: str | None
    lang: str = "en"


class Forget(_Command, frozen=True):
    """Erase a person from the table."""

    user: str


class Expel(_Command, frozen=True):
    """Close the connections of a banned user."""

    user: str


class Rename(_Command, frozen=True):
    """Set the name of a user renamed by an operator."""

    user: str
    name: str


class CloseTable(_Command, frozen=True):
    """End the game without a result, or delete a table that never began. For operators."""


class AskReview(_Command, frozen=True):
    """Get the review of the finished game, or its progress."""

    user: str = ""


class BotAnswer(_Command, frozen=True):
    """The option that a bot of this table has chosen."""

    decision: int
    seat: int
    key: str


class StandingAnswer(_Command, frozen=True):
    """A person's standing answer to an open question."""

    decision: int
    seat: int
    key: str


class Tick(_Command, frozen=True):
    """Check the clocks."""


class Wake(_Command, frozen=True):
    """No-op that makes a process load the table."""


Command = (
    Attach
    | Detach
    | Deliver
    | SeatToken
    | Join
    | Leave
    | ChangeSeat
    | SetBot
    | Start
    | Forget
    | Expel
    | Rename
    | CloseTable
    | AskReview
    | BotAnswer
    | StandingAnswer
    | Tick
    | Wake
)


class RefusalData(msgspec.Struct, frozen=True):
    """A refusal as plain data."""

    code: str
    detail: str
    args: dict[str, Any]


class Answer(msgspec.Struct, frozen=True):
    """The answer of a table: the JSON of a reply, or a refusal."""

    data: bytes = b"null"
    refused: RefusalData | None = None

    def result(self) -> bytes:
        """The reply; raises the refusal."""
        if self.refused is not None:
            raise Refusal(self.refused.code, self.refused.detail, **self.refused.args)
        return self.data


def refused(refusal: Refusal) -> Answer:
    """A refusal as an answer."""
    return Answer(refused=RefusalData(refusal.code, refusal.detail, refusal.args_))
