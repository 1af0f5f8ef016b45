"""The messages of a table's socket, in both directions.

Every message is a JSON object whose ``t`` names its type. ``protocol`` writes the JSON Schema of
these types, from which clients make theirs. Unknown fields are ignored, so a newer client may
talk to an older server and the other way round.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from sevencats.kernel.run import By, RowKind
from sevencats.server.store.records import Result, TableSetup

#: Goes up when an old client can no longer follow; such a client is told to reload.
PROTOCOL = 1

#: No control characters: a database may refuse to keep them.
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[^\x00-\x1f]*$")]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=400)]
Lang = Literal["en", "fr", "nl", "de"]


class _Message(msgspec.Struct, frozen=True, tag_field="t", rename="camel", omit_defaults=False):
    pass


# -- what a client says ----------------------------------------------------------------------------


class Hello(_Message, tag="hello", frozen=True):
    """The first message. A seat needs its ``token``; without one the client watches. ``last`` is
    the number of the last beat it knows: it gets what it missed, or everything anew. With
    ``insight`` each state comes with what helps a person to understand it."""

    protocol: int = PROTOCOL
    token: Annotated[str, msgspec.Meta(max_length=200)] | None = None
    last: Annotated[int, msgspec.Meta(ge=0)] | None = None
    lang: Lang | None = None
    hands: bool = False
    insight: bool = False


class MakePick(_Message, tag="pick", frozen=True):
    """Answer a decision. ``id`` is the client's own: sent again, it is not done again."""

    id: Id
    decision: Annotated[int, msgspec.Meta(ge=0)]
    key: Key


class Undo(_Message, tag="undo", frozen=True):
    """Take back one's last pick, or all picks since the last thing that cannot be undone."""

    id: Id
    scope: Literal["step", "turn"] = "step"


class UndoAnswer(_Message, tag="undo_answer", frozen=True):
    """Allow another player's undo, or not."""

    id: Id
    yes: bool


class Resign(_Message, tag="resign", frozen=True):
    """Give up."""

    id: Id


class Back(_Message, tag="back", frozen=True):
    """Take one's seat back from the bot that sits in."""

    id: Id


class Rematch(_Message, tag="rematch", frozen=True):
    """Want another game with sides swapped, or no longer."""

    id: Id
    yes: bool = True


class Say(_Message, tag="say", frozen=True):
    """Say one of the preset phrases."""

    id: Id
    phrase: Annotated[str, msgspec.Meta(max_length=40)]


class Mute(_Message, tag="mute", frozen=True):
    """Do not read the phrases of a seat, or read them again."""

    id: Id
    seat: Annotated[int, msgspec.Meta(ge=0, le=15)]
    on: bool = True


class AskHint(_Message, tag="hint", frozen=True):
    """Ask what a strong bot would answer to a decision. Only where all others are bots."""

    id: Id
    decision: Annotated[int, msgspec.Meta(ge=0)]


class SetLang(_Message, tag="lang", frozen=True):
    """Get texts in this language, or none."""

    lang: Lang | None = None


class Sync(_Message, tag="sync", frozen=True):
    """Send everything anew."""


class Ping(_Message, tag="ping", frozen=True):
    """Answered by ``pong`` with the same number."""

    n: int = 0


ClientMessage = (
    Hello
    | MakePick
    | Undo
    | UndoAnswer
    | Resign
    | Back
    | Rematch
    | Say
    | Mute
    | AskHint
    | SetLang
    | Sync
    | Ping
)


# -- what the server says --------------------------------------------------------------------------


class Part(msgspec.Struct, frozen=True, rename="camel"):
    """A part of a message."""


class SeatInfo(Part, frozen=True):
    """A seat as everybody sees it. ``kind`` ``game``: the rules play it."""

    seat: int
    label: str
    kind: Literal["person", "bot", "free", "game"]
    name: str
    level: str
    ready: bool
    online: bool
    #: A bot sits in for the person.
    standin: bool
    resigned: bool
    host: bool
    #: What the person brings, as far as the others may know: empty before the game.
    chosen: bool
    rematch: bool


class TableInfo(Part, frozen=True):
    """A table as everybody sees it."""

    id: str
    code: str
    status: Literal["waiting", "playing", "finished"]
    setup: TableSetup
    listed: bool
    seats: tuple[SeatInfo, ...]
    watchers: int
    n: int
    created: int
    updated: int
    result: Result | None
    next: str | None


class EventInfo(Part, frozen=True):
    """Something that happened, with what the reader may know of it. ``card`` is the name of the
    card, or null when there is none or the reader may not know it; ``handle`` is the number under
    which views have it, 0 where ``card`` is null."""

    kind: str
    seat: int
    handle: int
    card: str | None
    args: tuple[int | str, ...]


class Beat(Part, frozen=True):
    """One numbered step of the game. ``lines`` tell it, if the client asked for a language."""

    n: int
    at: int
    kind: RowKind
    seat: int
    by: By
    events: tuple[EventInfo, ...]
    lines: tuple[str, ...]


class ReplayStep(Beat, frozen=True):
    """One step of a replay and the table after it."""

    view: dict[str, Any]
    digest: str


class QuestionText(Part, frozen=True):
    """A decision in words; ``options`` run beside the options of the decision, ``closed`` beside
    those that cannot be taken."""

    decision: int
    text: str
    options: tuple[str, ...]
    closed: tuple[str, ...] = ()


class SeatClock(Part, frozen=True):
    """A seat that is being waited for. ``until``: when its time for this decision and its bank
    are used up; ``takeover``: when a bot takes over, if that was announced."""

    seat: int
    until: int | None
    bank: int
    takeover: int | None


class Welcome(_Message, tag="welcome", frozen=True):
    """The answer to ``hello``."""

    protocol: int
    server: str
    seat: int | None
    table: TableInfo
    #: The server's time, for clocks.
    now: int
    #: The seats whose phrases one does not want to read.
    muted: tuple[int, ...] = ()


class TableMessage(_Message, tag="table", frozen=True):
    """Something about the table changed, not the game."""

    table: TableInfo


class StateMessage(_Message, tag="state", frozen=True):
    """The game as it stands after beat ``n``. ``beats`` are what happened since the last message
    (or what the client missed; null: too much, forget what you have). ``digest`` is that of
    ``view``, to notice if the two ever differ."""

    n: int
    beats: tuple[Beat, ...] | None
    view: dict[str, Any]
    digest: str
    clocks: tuple[SeatClock, ...]
    questions: tuple[QuestionText, ...]
    undo: bool
    now: int
    #: Made by the game for those who asked for it; its shape is the game's own.
    insight: dict[str, Any] | None = None


class Ok(_Message, tag="ok", frozen=True):
    """The message with this id was done, as beat ``n`` if it changed the game."""

    id: str
    n: int | None = None


class No(_Message, tag="no", frozen=True):
    """The message with this id was not done. ``retry``: send it again, with the same id."""

    id: str | None
    code: str
    message: str
    retry: bool = False


class Said(_Message, tag="said", frozen=True):
    """Somebody said a phrase."""

    at: int
    seat: int
    phrase: str
    text: str | None


class TakeoverWarning(_Message, tag="warning", frozen=True):
    """A bot will take over a seat, unless its player comes back in time."""

    seat: int
    why: Literal["clock", "offline"]
    until: int


class UndoAsked(_Message, tag="undo_asked", frozen=True):
    """A player asks to take back a pick; ``seat`` null: nobody asks any longer."""

    seat: int | None
    scope: Literal["step", "turn"] = "step"


class Hint(_Message, tag="hint", frozen=True):
    """The answer to ``hint``: the option a strong bot would take, seeing what the seat sees, why,
    and (where it is known) how many of 100 games it wins. Texts are null without a language."""

    id: str
    decision: int
    key: str
    option: str | None
    reason: str | None
    chance: int | None = None


class Pong(_Message, tag="pong", frozen=True):
    """The answer to ``ping``."""

    n: int
    now: int


class Bye(_Message, tag="bye", frozen=True):
    """The last message before the server closes the socket. ``again``: connect again."""

    code: str
    message: str
    again: bool


ServerMessage = (
    Welcome
    | TableMessage
    | StateMessage
    | Ok
    | No
    | Said
    | TakeoverWarning
    | UndoAsked
    | Hint
    | Pong
    | Bye
)

_client: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ClientMessage)
_server: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ServerMessage)
encode = msgspec.json.Encoder().encode


def decode_client(data: str | bytes) -> ClientMessage:
    """Read what a client sent; raises msgspec's errors."""
    message: ClientMessage = _client.decode(data)
    return message


def decode_server(data: str | bytes) -> ServerMessage:
    """Read what the server sent, for clients written in Python."""
    message: ServerMessage = _server.decode(data)
    return message


def protocol_schema() -> dict[str, Any]:
    """The JSON Schema of both directions."""
    (client, server), components = msgspec.json.schema_components(
        [ClientMessage, ServerMessage], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Seven Cats table protocol",
        "version": PROTOCOL,
        "$defs": {**components, "ClientMessage": client, "ServerMessage": server},
        "anyOf": [{"$ref": "#/$defs/ClientMessage"}, {"$ref": "#/$defs/ServerMessage"}],
    }
