"""What every table of a process shares."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from sevencats.server.settings import Settings
from sevencats.server.store.attempts import Attempts
from sevencats.server.store.chat import Chat
from sevencats.server.store.database import Database
from sevencats.server.store.journal import JournalWriter
from sevencats.server.store.leases import Leases
from sevencats.server.store.lobby import Lobby
from sevencats.server.store.people import People
from sevencats.server.tables.bots import BotPool
from sevencats.server.tables.commands import Answer, Command
from sevencats.server.tables.reviews import Reviews

#: Sends a message to a connection, wherever it is; the last argument says whether to close it.
Push = Callable[[str, bytes, bool], None]
Send = Callable[[str, Command], Awaitable[Answer]]


@dataclass(slots=True)
class Services:
    """The parts of the server that a table uses."""

    settings: Settings
    database: Database
    lobby: Lobby
    people: People
    chat: Chat
    journal: JournalWriter
    leases: Leases
    bots: BotPool
    reviews: Reviews
    attempts: Attempts
    secret: bytes
    push: Push
    #: Lets what was pushed go out at once.
    flush: Callable[[], None]
    send: Send
