"""The messages of a table's socket, in both directions.

Every message is a JSON object whose ``t`` names its type. ``protocol`` writes the JSON Schema of
these types, from which clients make theirs. Unknown fields are ignored, so a newer client may
talk to an older server and the other way round.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from sevencats.kernel.run import By, RowKind
from sevencats.plugin.odds import Chance
from sevencats.plugin.reading import Reading
from sevencats.server.store.records import Result, SeatRating, TableSetup
from sevencats.server.table_view import DecisionView
from sevencats.server.wire_client import (
    ANSWERED_AT_ONCE,
    PROTOCOL,
    AskHint,
    AskOdds,
    Back,
    ClientMessage,
    Hello,
    Hurry,
    Lang,
    LookBack,
    MakePick,
    MakePicks,
    Message,
    Mute,
    Ping,
    PlayWithout,
    Rematch,
    Resign,
    Say,
    SetLang,
    SetPace,
    SetStanding,
    Sync,
    TryPicks,
    Undo,
    UndoAnswer,
)

__all__ = [
    "ANSWERED_AT_ONCE",
    "PROTOCOL",
    "AskHint",
    "AskOdds",
    "Back",
    "BotsAlone",
    "Bye",
    "ClientMessage",
    "EventInfo",
    "Hello",
    "Hint",
    "Hurry",
    "Lang",
    "LookBack",
    "LookedBack",
    "MakePick",
    "MakePicks",
    "Mute",
    "No",
    "OddsMessage",
    "Ok",
    "Part",
    "Ping",
    "PlayWithout",
    "Pong",
    "QuestionText",
    "Rematch",
    "Resign",
    "Said",
    "Say",
    "SeatClock",
    "SeatInfo",
    "ServerMessage",
    "SetLang",
    "SetPace",
    "SetStanding",
    "StateMessage",
    "StepInfo",
    "StepWithView",
    "Sync",
    "TableInfo",
    "TableMessage",
    "TakeoverWarning",
    "Tried",
    "TryPicks",
    "Undo",
    "UndoAnswer",
    "UndoAsked",
    "Welcome",
    "decode_client",
    "decode_server",
    "encode",
    "protocol_schema",
]

# -- messages of the server ------------------------------------------------------------------------


class Part(msgspec.Struct, frozen=True, rename="camel"):
    """A part of a message."""


class SeatInfo(Part, frozen=True):
    """A seat as everybody sees it. ``kind`` ``game``: a virtual seat, which the rules play."""

    seat: int
    label: str
    kind: Literal["person", "bot", "free", "game"]
    name: str
    level: str
    ready: bool
    online: bool
    #: A bot plays for the person.
    standin: bool
    resigned: bool
    host: bool
    #: True if the person has chosen what to bring.
    chosen: bool
    #: The player wants a rematch, with the same decks or with decks swapped.
    rematch: Literal["", "keep", "swap"]
    #: The time when the others may go on without this person, who has left a table without a clock.
    awaited_until: int | None = None
    #: The player's rating in the ladder of this table; null: there are no ratings here.
    rating: SeatRating | None = None
    #: The player is a program with an account or session of its own.
    program: bool = False
    #: How a bot likes to play; empty without a character.
    character: str = ""


class BotsAlone(Part, frozen=True):
    """The pace of bots that play among themselves: milliseconds for each part of a turn, or
    paused."""

    delay: int
    paused: bool


class TableInfo(Part, frozen=True):
    """A table's public information. ``bots``: no person plays here."""

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
    bots: BotsAlone | None = None


class EventInfo(Part, frozen=True):
    """An event, as far as the reader may know it. ``card`` is the name of the card, or null if
    there is none or the reader may not know it; ``handle`` is its number in views, 0 where ``card``
    is null."""

    kind: str
    seat: int
    handle: int
    card: str | None
    args: tuple[int | str, ...]


class StepInfo(Part, frozen=True):
    """A numbered step of the game, as far as the reader may know it. ``lines`` tell it, if the
    client asked for a language, and ``readings`` are the texts of cards that it gives to read.
    ``part`` names the part of its turn that a pick belongs to, if the game has parts: consecutive
    steps of one seat and one part are shown together."""

    n: int
    at: int
    kind: RowKind
    seat: int
    by: By
    events: tuple[EventInfo, ...]
    lines: tuple[str, ...]
    readings: tuple[Reading, ...] = ()
    part: str = ""


class StepWithView(StepInfo, frozen=True, kw_only=True):
    """A step and the table after it, as the reader saw it then."""

    view: dict[str, Any]
    digest: str


class QuestionText(Part, frozen=True):
    """A decision in words; ``options`` are parallel to the options of the decision, ``closed`` to
    those that cannot be taken."""

    decision: int
    text: str
    options: tuple[str, ...]
    closed: tuple[str, ...] = ()


class SeatClock(Part, frozen=True):
    """The clock of a seat that is asked. ``until``: the time when its time for this decision and
    its bank are used up; ``takeover``: the time when a bot takes over, if that was announced."""

    seat: int
    until: int | None
    bank: int
    takeover: int | None


class Welcome(Message, tag="welcome", frozen=True):
    """The answer to ``hello``."""

    protocol: int
    server: str
    seat: int | None
    table: TableInfo
    #: The server's time, for clocks.
    now: int
    #: The seats whose phrases the user has muted.
    muted: tuple[int, ...] = ()
    #: The user's standing answers at this seat.
    standing: dict[str, str] = msgspec.field(default_factory=dict)
    #: The user created this table.
    host: bool = False


class TableMessage(Message, tag="table", frozen=True):
    """A change of the table, not of the game."""

    table: TableInfo


class StateMessage(Message, tag="state", frozen=True):
    """The game after step ``n``. ``steps`` are those since the last message, or those that the
    client missed. Null: discard what you have; ``past`` are the steps up to here, as far as they
    are kept. ``digest`` is that of ``view``, to detect a difference."""

    n: int
    steps: tuple[StepInfo, ...] | None
    view: dict[str, Any]
    digest: str
    clocks: tuple[SeatClock, ...]
    questions: tuple[QuestionText, ...]
    undo: bool
    now: int
    #: The game's insight, if the client asked for it; its shape is the game's own.
    insight: dict[str, Any] | None = None
    #: A card that is being read aloud and waits for a choice, if a language was asked for.
    reading: Reading | None = None
    #: Only where ``steps`` is null.
    past: tuple[StepInfo, ...] = ()
    #: Sentences about things in no zone, if a language was asked for.
    status: tuple[str, ...] = ()
    #: Why the seat cannot undo, if a language was asked for.
    no_undo: str = ""
    #: The game's state without anything the seat does not know, as a snapshot of the engine, if
    #: the client asked for it and the seat has a question.
    engine: dict[str, Any] | None = None


class LookedBack(Message, tag="looked", frozen=True):
    """The answer to ``look``."""

    id: str
    step: StepWithView


class Tried(Message, tag="tried", frozen=True):
    """The answer to ``try``: ``decisions`` are the questions that would follow, with their words in
    ``questions``. ``stop`` says why nothing more can be known: ``chance`` decides, the last pick
    would uncover something (``hidden``, it is left out of the rest), a player ``other`` is asked,
    or the game is ``over``. ``forecast`` and ``insight`` are the game's own."""

    id: str
    decision: int
    n: int
    tried: int
    stop: Literal["", "chance", "hidden", "other", "over"]
    decisions: tuple[DecisionView, ...]
    questions: tuple[QuestionText, ...]
    forecast: dict[str, Any] | None = None
    insight: dict[str, Any] | None = None


class Ok(Message, tag="ok", frozen=True):
    """The message with this id was done, as step ``n`` if it changed the game."""

    id: str
    n: int | None = None


class No(Message, tag="no", frozen=True):
    """The message with this id was refused. ``retry``: send it again, with the same id."""

    id: str | None
    code: str
    message: str
    retry: bool = False


class Said(Message, tag="said", frozen=True):
    """A player said a phrase."""

    at: int
    seat: int
    phrase: str
    text: str | None


class TakeoverWarning(Message, tag="warning", frozen=True):
    """A bot will take over a seat, unless its player comes back in time."""

    seat: int
    why: Literal["clock", "offline"]
    until: int


class UndoAsked(Message, tag="undo_asked", frozen=True):
    """A player asks to take back a pick; ``seat`` null: the request is over."""

    seat: int | None
    scope: Literal["step", "turn"] = "step"


class Hint(Message, tag="hint", frozen=True):
    """The answer to ``hint``: the option a strong bot would take, seeing what the seat sees, why,
    and (where it is known) how many of 100 games it wins. ``then`` are the keys that it would pick
    next, such as the cards of a combo. Texts are null without a language."""

    id: str
    decision: int
    key: str
    option: str | None
    reason: str | None
    chance: int | None = None
    then: tuple[str, ...] = ()


class OddsMessage(Message, tag="odds", frozen=True):
    """The answer to ``odds``. It is the same at each request, whatever is hidden."""

    id: str
    against: str
    odds: Chance


class Pong(Message, tag="pong", frozen=True):
    """The answer to ``ping``."""

    n: int
    now: int


class Bye(Message, tag="bye", frozen=True):
    """The last message before the server closes the socket. ``again``: connect again."""

    code: str
    message: str
    again: bool


ServerMessage = (
    Welcome
    | TableMessage
    | StateMessage
    | LookedBack
    | Tried
    | Ok
    | No
    | Said
    | TakeoverWarning
    | UndoAsked
    | Hint
    | OddsMessage
    | Pong
    | Bye
)

_client: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ClientMessage)
_server: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ServerMessage)
encode = msgspec.json.Encoder().encode


def decode_client(data: str | bytes) -> ClientMessage:
    """Decode a client's message; raises msgspec's errors."""
    message: ClientMessage = _client.decode(data)
    return message


def decode_server(data: str | bytes) -> ServerMessage:
    """Decode a server's message, for clients written in Python."""
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
        "answeredAtOnce": ANSWERED_AT_ONCE,
        "$defs": {**components, "ClientMessage": client, "ServerMessage": server},
        "anyOf": [{"$ref": "#/$defs/ClientMessage"}, {"$ref": "#/$defs/ServerMessage"}],
    }
