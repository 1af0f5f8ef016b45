"""The bodies of requests and answers."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from sevencats.plugin.setup import ModeOffer
from sevencats.server.tables.handlers.seats import SeatGrant
from sevencats.server.wire import Lang, StepWithView, TableInfo

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
Login = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9][A-Za-z0-9._-]{2,31}$")]
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
#: An option of a set-up, with a choice within it: <option>:<choice>.
OptionWord = Annotated[str, msgspec.Meta(min_length=1, max_length=48)]
#: A faction's name or a share code.
DeckWord = Annotated[str, msgspec.Meta(min_length=1, max_length=700)]
DeckText = Annotated[str, msgspec.Meta(min_length=1, max_length=10_000)]
DeckChoice = Annotated[tuple[DeckWord, ...], msgspec.Meta(max_length=8)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]
Seconds = Annotated[int, msgspec.Meta(ge=1, le=30 * 24 * 3600)]


class Body(msgspec.Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """A request's body: an unknown field is an error of the client."""


class Info(msgspec.Struct, frozen=True, rename="camel"):
    """An answer's body."""


# -- people ----------------------------------------------------------------------------------------


class NewGuest(Body, frozen=True):
    """Play as a guest. ``token``: give me a bearer token instead of a cookie. ``program``: a bot
    plays in this name, also when it becomes an account."""

    name: Name
    lang: Lang = "en"
    token: bool = False
    program: bool = False


class Credentials(Body, frozen=True):
    """An account."""

    login: Login
    password: Password
    token: bool = False


class ForgottenPassword(Body, frozen=True):
    """Ask for a link by mail with which a new password can be chosen."""

    login: Login


class ResetPassword(Body, frozen=True):
    """Choose a new password with such a link."""

    link: Annotated[str, msgspec.Meta(max_length=120)]
    password: Password
    token: bool = False


class NewPassword(Body, frozen=True):
    """Change the password."""

    old: Password
    new: Password


class ProfileChange(Body, frozen=True):
    """Change what is given. An empty webhook removes it."""

    name: Name | None = None
    lang: Lang | None = None
    webhook: Annotated[str, msgspec.Meta(max_length=500)] | None = None


class Me(Info, frozen=True):
    """The person of a session."""

    id: str
    name: str
    login: str | None
    lang: str
    webhook: str | None
    #: The receiver of notices uses it to verify them; shown only when it is created.
    webhook_key: str | None = None
    token: str | None = None
    #: True if the person may use the page for operators.
    operator: bool = False
    #: True if a program plays in this name.
    program: bool = False


class NoticeWishes(Body, frozen=True):
    """The kinds of notice to get; the others are off."""

    wants: Annotated[tuple[Literal["your_turn", "invited"], ...], msgspec.Meta(max_length=2)]


class NewBrowser(Body, frozen=True):
    """A browser's push subscription."""

    endpoint: Annotated[str, msgspec.Meta(min_length=9, max_length=1000)]
    p256dh: Annotated[str, msgspec.Meta(max_length=100)]
    auth: Annotated[str, msgspec.Meta(max_length=40)]


class NewMail(Body, frozen=True):
    """A mail address; empty: none."""

    address: Annotated[
        str,
        msgspec.Meta(
            max_length=200, pattern=r"^$|^[^@\s<>,;:\"]+@[^@\s<>,;:\"]+\.[^@\s<>,;:\".]+$"
        ),
    ]


class NoticeChannel(Info, frozen=True):
    """A channel for notices: a browser or an address."""

    id: str
    kind: Literal["push", "mail"]
    address: str
    confirmed: bool


class NoticeSettings(Info, frozen=True):
    """Notification settings. ``push_key`` and ``mail``: what this server supports; a browser needs
    the key to subscribe."""

    wants: tuple[str, ...]
    push_key: str | None
    mail: bool
    channels: tuple[NoticeChannel, ...]


class NewInvitation(Body, frozen=True):
    """Invite the owner of an account to a table."""

    login: Login


class NewBlock(Body, frozen=True):
    """Block the player of this seat."""

    table: Word
    seat: SeatNumber


class Blocked(Info, frozen=True):
    """A person that the user has blocked."""

    id: str
    name: str


class NewDeck(Body, frozen=True):
    """Save a deck: a share code, or the text of a deck file."""

    game: Word
    name: Name
    deck: DeckText


class DeckQuestion(Body, frozen=True):
    """Ask whether a deck may be played."""

    game: Word
    mode: Word
    deck: DeckText


class SavedDeck(msgspec.Struct, frozen=True, rename="camel"):
    """A saved deck, as a share code."""

    id: str
    game: str
    name: str
    code: str
    updated: int


class DeckToRead(Body, frozen=True):
    """A share code, or the text of a deck file."""

    game: Word
    deck: DeckText


class DecksToBring(Body, frozen=True):
    """The decks for a tournament."""

    game: Word
    decks: Annotated[tuple[DeckText, ...], msgspec.Meta(max_length=4)]


class PastGame(msgspec.Struct, frozen=True, rename="camel"):
    """A finished game, from the view of one of its players. ``before`` and ``after`` are the
    player's rating, if the game was rated."""

    table: str
    game: str
    mode: str
    at: int
    seat: int
    #: 1 won, 0 drawn, -1 lost.
    result: int
    reason: str
    #: The others: their names, empty for bots, whose levels are in ``levels``.
    rivals: tuple[str, ...]
    levels: tuple[str, ...]
    before: int | None = None
    after: int | None = None


class Favourite(msgspec.Struct, frozen=True, rename="camel"):
    """A choice brought to games, how often, and how often it won."""

    game: str
    choice: str
    games: int
    wins: int


class NamedFavourite(Info, frozen=True):
    """A favourite, with its display name."""

    name: str
    favourite: Favourite


class MyHistory(Info, frozen=True):
    """Finished games, the newest first, and my favourites. ``more``: ask again with ``before`` the
    time of the last one."""

    games: tuple[PastGame, ...]
    more: bool
    favourites: tuple[NamedFavourite, ...]


# -- tables ----------------------------------------------------------------------------------------


class NewPace(Body, frozen=True):
    """The pace; missing fields take the default of the kind."""

    kind: Literal["live", "turns", "untimed"] = "live"
    move: Seconds | None = None
    bank: Annotated[int, msgspec.Meta(ge=0, le=30 * 24 * 3600)] | None = None
    grace: Seconds | None = None


class NewSeat(Body, frozen=True):
    """A seat of a new table: a bot, or (no level) a person's; and what it brings. ``name`` is for a
    person at the creator's own screen (``hotSeat``)."""

    bot: Annotated[str, msgspec.Meta(max_length=24)] = ""
    choice: DeckChoice = ()
    name: Name | None = None


class NewTable(Body, frozen=True):
    """A table to create. Its creator takes ``seat``; null: watches while bots play. ``start``:
    begin at once. ``hotSeat``: every seat without a bot is a person at the creator's screen. The
    first game and mode are the default."""

    game: Word | None = None
    mode: Word | None = None
    seats: Annotated[tuple[NewSeat, ...], msgspec.Meta(min_length=1, max_length=8)] = (
        NewSeat(),
        NewSeat(),
    )
    seat: SeatNumber | None = 0
    options: Annotated[tuple[OptionWord, ...], msgspec.Meta(max_length=40)] = ()
    pace: NewPace = NewPace()
    watch: Literal["nobody", "public", "hands"] = "public"
    delay: Annotated[int, msgspec.Meta(ge=5, le=3600)] = 180
    undo: Literal["free", "ask", "off"] = "free"
    bot_delay: Annotated[int, msgspec.Meta(ge=0, le=3000)] = 700
    listed: bool = False
    #: Rated. Needs a clock; without undo and open hands.
    rated: bool = False
    start: bool = False
    hot_seat: bool = False
    #: Texts go first to the player who reads them aloud; ignored by games without texts to read.
    read_aloud: bool = False


class MadeTable(Info, frozen=True):
    """A new table and its creator's seat; null if only bots play."""

    table: TableInfo
    seat: SeatGrant | None


class JoinTable(Body, frozen=True):
    """Take a seat, or the first free one."""

    seat: SeatNumber | None = None


class SeatChange(Body, frozen=True):
    """Change what is given. ``bot`` is for the host: a level, or empty for none."""

    choice: DeckChoice | None = None
    ready: bool | None = None
    bot: Annotated[str, msgspec.Meta(max_length=24)] | None = None


class NewBranch(Body, frozen=True):
    """Play on after a step of a replay, at a seat, against bots of a level (empty: the game's
    stand-ins)."""

    step: Annotated[int, msgspec.Meta(ge=0, le=100_000)]
    seat: SeatNumber
    level: Annotated[str, msgspec.Meta(max_length=24)] = ""


class FoundTable(Info, frozen=True):
    """The table of a short code."""

    table: str


class MyTable(Info, frozen=True):
    """A table of the user."""

    table: TableInfo
    seat: int
    your_turn: bool


class Replay(Info, frozen=True):
    """A part of a finished game. ``total`` counts all its steps; undone ones are left out."""

    table: TableInfo
    total: int
    steps: tuple[StepWithView, ...]


# -- the rest --------------------------------------------------------------------------------------


class GameInfo(Info, frozen=True):
    """A game and its modes. ``page`` names the page's module for it; a game without one is shown in
    lists."""

    id: str
    title: str
    page: str
    modes: tuple[ModeOffer, ...]
    levels: tuple[str, ...]
    #: Questions that have standing answers, with the answers besides ``ask``.
    standing: dict[str, tuple[str, ...]] = {}
    #: Cards are read aloud there.
    reads: bool = False


class PhraseInfo(Info, frozen=True):
    """A preset phrase."""

    id: str
    text: str


class Health(Info, frozen=True):
    """The health of the server."""

    status: Literal["ok", "degraded"]
    version: str
    database: bool
    redis: bool | None
    tables: int
    sockets: int
