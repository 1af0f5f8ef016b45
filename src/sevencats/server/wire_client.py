"""The messages that a client sends to a table's socket (see ``wire.py``)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, get_args

import msgspec

#: Incremented when old clients can no longer follow; such a client is told to reload.
PROTOCOL = 2

#: No control characters: a database may refuse to store them.
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[^\x00-\x1f]*$")]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=400)]
Lang = Literal["en", "fr", "nl", "de", "pl"]
#: Maximum picks of one message; its id leaves room for the numbers of its rows.
Keys = Annotated[tuple[Key, ...], msgspec.Meta(min_length=1, max_length=40)]
ShortId = Annotated[str, msgspec.Meta(min_length=1, max_length=56, pattern=r"^[^\x00-\x1f]*$")]


class Message(msgspec.Struct, frozen=True, tag_field="t", rename="camel", omit_defaults=False):
    """Any message, in either direction."""

    #: The table answers at once. A client without an answer reconnects; the other messages may wait
    #: for a bot or a simulation.
    answered_at_once: ClassVar[bool] = False


class Hello(Message, tag="hello", frozen=True):
    """The first message. A seat needs its ``token``; without one the client watches. ``last`` is
    the number of the last step it knows: it gets what it missed, or everything again. With
    ``insight`` each state comes with what helps a person to understand it, with ``engine`` each
    state that asks the seat comes with the table for a bot."""

    protocol: int = PROTOCOL
    token: Annotated[str, msgspec.Meta(max_length=200)] | None = None
    last: Annotated[int, msgspec.Meta(ge=0)] | None = None
    lang: Lang | None = None
    hands: bool = False
    insight: bool = False
    engine: bool = False


class MakePick(Message, tag="pick", frozen=True):
    """Answer a decision. ``id`` is chosen by the client: a message with the same id is not carried
    out twice."""

    answered_at_once: ClassVar = True
    id: Id
    decision: Annotated[int, msgspec.Meta(ge=0)]
    key: Key


class MakePicks(Message, tag="picks", frozen=True):
    """Answer a decision and the questions after it, all or none, as one message: it is stored at
    once and undone at once. Only the last pick may lead to something that cannot be known yet
    (``too_far``); see ``try``."""

    answered_at_once: ClassVar = True
    id: ShortId
    decision: Annotated[int, msgspec.Meta(ge=0)]
    keys: Keys


class TryPicks(Message, tag="try", frozen=True):
    """Ask for the outcome of picks, as far as the seat can know it. Nothing is changed."""

    answered_at_once: ClassVar = True
    id: Id
    decision: Annotated[int, msgspec.Meta(ge=0)]
    keys: Keys


class Undo(Message, tag="undo", frozen=True):
    """Take back the seat's last pick, or all picks since the last thing that cannot be undone."""

    answered_at_once: ClassVar = True
    id: Id
    scope: Literal["step", "turn"] = "step"


class UndoAnswer(Message, tag="undo_answer", frozen=True):
    """Allow another player's undo, or not."""

    answered_at_once: ClassVar = True
    id: Id
    yes: bool


class Resign(Message, tag="resign", frozen=True):
    """Give up."""

    answered_at_once: ClassVar = True
    id: Id


class Back(Message, tag="back", frozen=True):
    """Take the seat back from the bot."""

    answered_at_once: ClassVar = True
    id: Id


class Rematch(Message, tag="rematch", frozen=True):
    """Ask for a rematch with sides swapped, or withdraw. ``decks``: everybody keeps what they
    brought, or it is swapped, too. It begins when all people want the same."""

    answered_at_once: ClassVar = True
    id: Id
    yes: bool = True
    decks: Literal["keep", "swap"] = "keep"


class PlayWithout(Message, tag="without", frozen=True):
    """Play on without a person who left a table without a clock: a bot takes the seat. ``end``: end
    the game without a winner, where everybody else has left."""

    answered_at_once: ClassVar = True
    id: Id
    seat: Annotated[int, msgspec.Meta(ge=0, le=15)]
    end: bool = False


class Say(Message, tag="say", frozen=True):
    """Say one of the preset phrases."""

    answered_at_once: ClassVar = True
    id: Id
    phrase: Annotated[str, msgspec.Meta(max_length=40)]


class Mute(Message, tag="mute", frozen=True):
    """Mute the phrases of a seat, or unmute them."""

    answered_at_once: ClassVar = True
    id: Id
    seat: Annotated[int, msgspec.Meta(ge=0, le=15)]
    on: bool = True


class AskHint(Message, tag="hint", frozen=True):
    """Ask for the answer of a strong bot to a decision. Only where all others are bots."""

    id: Id
    decision: Annotated[int, msgspec.Meta(ge=0)]


class AskOdds(Message, tag="odds", frozen=True):
    """Ask for likely outcomes. Only where hints are given."""

    id: Id
    against: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class SetPace(Message, tag="pace", frozen=True):
    """Change the pace of bots that play among themselves, or pause them. Only for the table's
    creator; a game that nobody watches for a while is played to its end."""

    answered_at_once: ClassVar = True
    id: Id
    delay: Annotated[int, msgspec.Meta(ge=0, le=5000)]
    paused: bool = False


class SetStanding(Message, tag="standing", frozen=True):
    """Set a standing answer (see ``standing`` of a game); ``ask``: ask me again."""

    answered_at_once: ClassVar = True
    id: Id
    answers: Annotated[dict[str, str], msgspec.Meta(max_length=16)]


class Hurry(Message, tag="hurry", frozen=True):
    """Let the bots answer at once until a person is asked. Only where all others are bots."""

    answered_at_once: ClassVar = True
    id: Id


class LookBack(Message, tag="look", frozen=True):
    """Show the table as this client saw it after step ``n``."""

    answered_at_once: ClassVar = True
    id: Id
    n: Annotated[int, msgspec.Meta(ge=0)]


class SetLang(Message, tag="lang", frozen=True):
    """Get texts in this language, or none."""

    lang: Lang | None = None


class Sync(Message, tag="sync", frozen=True):
    """Send everything again."""


class Ping(Message, tag="ping", frozen=True):
    """Answered by ``pong`` with the same number."""

    n: int = 0


ClientMessage = (
    Hello
    | MakePick
    | MakePicks
    | TryPicks
    | Undo
    | UndoAnswer
    | Resign
    | Back
    | Rematch
    | PlayWithout
    | Say
    | Mute
    | AskHint
    | AskOdds
    | SetStanding
    | SetPace
    | Hurry
    | LookBack
    | SetLang
    | Sync
    | Ping
)

#: The tags of the messages that are answered at once, for clients (see ``Message``).
ANSWERED_AT_ONCE: tuple[str, ...] = tuple(
    sorted(
        str(kind.__struct_config__.tag) for kind in get_args(ClientMessage) if kind.answered_at_once
    )
)
