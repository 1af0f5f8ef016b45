"""Services shared by the tables and the hub of a server process."""

from __future__ import annotations

from dataclasses import dataclass

from sevencats.server.settings import Settings
from sevencats.server.store.attempts import Attempts
from sevencats.server.store.journal import JournalWriter
from sevencats.server.store.lobby import Lobby
from sevencats.server.store.people import People
from sevencats.server.tables.bots import BotPool
from sevencats.server.tables.history.reviews import Reviews
from sevencats.server.tables.services import Services


@dataclass(slots=True)
class ServerServices(Services):
    """The parts of a server process."""

    lobby: Lobby
    people: People
    journal: JournalWriter
    bots: BotPool
    reviews: Reviews
    settings: Settings
    attempts: Attempts
