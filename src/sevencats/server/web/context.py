"""What request handlers need, kept in the application's state."""

from __future__ import annotations

from dataclasses import dataclass

from sevencats.server.errors import Refusal
from sevencats.server.hub import Hub
from sevencats.server.settings import Settings
from sevencats.server.store.database import Database
from sevencats.server.store.lobby import Lobby
from sevencats.server.store.people import People
from sevencats.server.tables.replay import Playbacks
from sevencats.server.web.auth import AnyConnection
from sevencats.server.web.limits import Limiter, Places


@dataclass(slots=True)
class Context:
    """One server process, as its handlers see it."""

    settings: Settings
    database: Database
    lobby: Lobby
    people: People
    hub: Hub
    playbacks: Playbacks
    limiter: Limiter
    places: Places


def context(connection: AnyConnection) -> Context:
    """The context of a request."""
    found = connection.app.state.get("context")
    if not isinstance(found, Context):
        raise Refusal("busy")
    return found
