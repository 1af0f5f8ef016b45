"""The messages that a client sends to a table's socket (see ``wire.py``)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

#: Goes up when an old client can no longer follow; such a client is told to reload.
PROTOCOL = 1

#: No control characters: a database may refuse to keep them.
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[^\x00-\x1f]*$")]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=400)]
Lang = Literal["en", "fr", "nl", "de"]
#: Picks of one message; its id leaves room for the numbers of its rows.
Keys = Annotated[tuple[Key, ...], msgspec.Meta(min_length=1, max_length=40)]
ShortId = Annotated[str, msgspec.Meta(min_length=1, max_length=56, pattern=r"^[^\x00-\x1f]*$")]


class Message(msgspec.Struct, frozen=True, tag_field="t", rename="camel", omit_defaults=False):
    """Any message, in either direction."""


class Hello(Message, tag="hello", frozen=True):
    """The first message. A seat needs its ``token``; without one the client watches. ``last`` is
    the number of the last beat it knows: it gets what it missed, or everything anew. With
    ``insight`` each state comes with what helps a person to understand it."""

    protocol: int = PROTOCOL
    token: Annotated[str, msgspec.Meta(max_length=200)] | None = None
    last: Annotated[int, msgspec.Meta(ge=0)] | None = None
    lang: Lang | None = None
    hands: bool = False
    insight: bool = False


class MakePick(Message, tag="pick", frozen=True):
    """Answer a decision. ``id`` is the client's own: sent again, it is not done again."""

    id: Id
    decision: Annotated[int, msgspec.Meta(ge=0)]
    key: Key


class MakePicks(Message, tag="picks", frozen=True):
    """Answer a decision and what one is asked after it, all or none, as one message: it is written
    at once and taken back at once. Only the last pick may lead to something that one cannot know
    yet (``too_far``); see ``try``."""

    id: ShortId
    decision: Annotated[int, msgspec.Meta(ge=0)]
    keys: Keys


class TryPicks(Message, tag="try", frozen=True):
    """Ask what picks would come to, as far as one can know. Nothing is done."""

    id: Id
    decision: Annotated[int, msgspec.Meta(ge=0)]
    keys: Keys


class Undo(Message, tag="undo", frozen=True):
    """Take back one's last pick, or all picks since the last thing that cannot be undone."""

    id: Id
    scope: Literal["step", "turn"] = "step"


class UndoAnswer(Message, tag="undo_answer", frozen=True):
    """Allow another player's undo, or not."""

    id: Id
    yes: bool


class Resign(Message, tag="resign", frozen=True):
    """Give up."""

    id: Id


class Back(Message, tag="back", frozen=True):
    """Take one's seat back from the bot that sits in."""

    id: Id


class Rematch(Message, tag="rematch", frozen=True):
    """Want another game with sides swapped, or no longer. ``decks``: everybody keeps what they
    brought, or it is swapped, too. It begins when all people want the same."""

    id: Id
    yes: bool = True
    decks: Literal["keep", "swap"] = "keep"


class PlayWithout(Message, tag="without", frozen=True):
    """Play on without somebody who left a table that has no clock: a bot takes the seat. ``end``:
    end the game without a winner, where everybody else has left."""

    id: Id
    seat: Annotated[int, msgspec.Meta(ge=0, le=15)]
    end: bool = False


class Say(Message, tag="say", frozen=True):
    """Say one of the preset phrases."""

    id: Id
    phrase: Annotated[str, msgspec.Meta(max_length=40)]


class Mute(Message, tag="mute", frozen=True):
    """Do not read the phrases of a seat, or read them again."""

    id: Id
    seat: Annotated[int, msgspec.Meta(ge=0, le=15)]
    on: bool = True


class AskHint(Message, tag="hint", frozen=True):
    """Ask what a strong bot would answer to a decision. Only where all others are bots."""

    id: Id
    decision: Annotated[int, msgspec.Meta(ge=0)]


class AskOdds(Message, tag="odds", frozen=True):
    """Ask how something would probably end. Only where hints are given."""

    id: Id
    against: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class SetPace(Message, tag="pace", frozen=True):
    """Let bots that play alone go on at another pace, or stand still. For whoever made the table;
    a game that nobody looks at for a while is brought to its end."""

    id: Id
    delay: Annotated[int, msgspec.Meta(ge=0, le=5000)]
    paused: bool = False


class SetStanding(Message, tag="standing", frozen=True):
    """Answer questions once for all (see ``standing`` of a game); ``ask``: ask me again."""

    id: Id
    answers: Annotated[dict[str, str], msgspec.Meta(max_length=16)]


class Hurry(Message, tag="hurry", frozen=True):
    """Let the bots answer at once until a person is asked. Only where all others are bots."""

    id: Id


class LookBack(Message, tag="look", frozen=True):
    """Show me the table as I saw it after beat ``n``."""

    id: Id
    n: Annotated[int, msgspec.Meta(ge=0)]


class SetLang(Message, tag="lang", frozen=True):
    """Get texts in this language, or none."""

    lang: Lang | None = None


class Sync(Message, tag="sync", frozen=True):
    """Send everything anew."""


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
