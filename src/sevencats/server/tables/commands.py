"""The commands to a table. Each command is plain data, so it may cross to another process."""

from __future__ import annotations

from typing import Any

import msgspec

from sevencats.server import wire
from sevencats.server.errors import Refusal


class _Command(msgspec.Struct, frozen=True, tag=True):
    pass


class Attach(_Command, frozen=True):
    """A connection introduces itself. ``conn`` is its address: process, then number."""

    conn: str
    user: str | None
    hello: wire.Hello
    #: The people whom this person has blocked.
    blocked: frozenset[str] = frozenset()


class Detach(_Command, frozen=True):
    """A connection is gone, or (``again``) has to come again, for it may have missed something."""

    conn: str
    again: bool = False


class Deliver(_Command, frozen=True):
    """A message from a connection."""

    conn: str
    message: wire.ClientMessage


class SeatToken(_Command, frozen=True):
    """Ask for the token of your seat; ``seat`` chooses among several."""

    user: str
    seat: int | None = None


class Join(_Command, frozen=True):
    """Sit down, at a given seat or the first free one."""

    user: str
    name: str
    seat: int | None
    blocked: frozenset[str] = frozenset()
    #: A keyed hash of where the person comes from.
    origin: str = ""
    program: bool = False


class Leave(_Command, frozen=True):
    """Stand up before the game, or (the host) ask a user to."""

    user: str
    seat: int | None = None


class ChangeSeat(_Command, frozen=True):
    """Say what one brings and whether one is ready. The host also says it for bots."""

    user: str
    lang: str
    seat: int | None = None
    choice: tuple[str, ...] | None = None
    ready: bool | None = None


class SetBot(_Command, frozen=True):
    """The host puts a bot on a free seat, changes its level, or (empty) takes it away."""

    user: str
    seat: int
    level: str


class Start(_Command, frozen=True):
    """Start the game. ``user`` None: the server itself starts a rematch."""

    user: str | None
    lang: str = "en"


class Forget(_Command, frozen=True):
    """Erase a person from the table."""

    user: str


class Expel(_Command, frozen=True):
    """Close the connections of a user whom an operator keeps out."""

    user: str


class Rename(_Command, frozen=True):
    """An operator has given a user another name."""

    user: str
    name: str


class CloseTable(_Command, frozen=True):
    """An operator ends the game without a result, or takes away a table that never began."""


class AskReview(_Command, frozen=True):
    """Look back on the finished game, or say how far that has come."""

    user: str = ""


class BotAnswer(_Command, frozen=True):
    """The choice of a bot of this table."""

    decision: int
    seat: int
    key: str


class StandingAnswer(_Command, frozen=True):
    """The standing answer of a person to a question like this."""

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
