"""The dependencies of request handlers, stored in the application's state."""

from __future__ import annotations

import hmac
from dataclasses import dataclass

from sevencats.server.achievements import AchievementJudge
from sevencats.server.errors import Refusal
from sevencats.server.hub import Hub
from sevencats.server.notices.notifier import Senders
from sevencats.server.settings import Settings
from sevencats.server.store.attempts import Attempts
from sevencats.server.store.db.database import Database
from sevencats.server.store.lobby import Lobby
from sevencats.server.store.matches import Matches
from sevencats.server.store.people import People, User
from sevencats.server.store.ratings import Ratings
from sevencats.server.store.records import TableRecord
from sevencats.server.tables.bots import BotPool
from sevencats.server.tables.history.replay import Playbacks
from sevencats.server.web.auth import AnyConnection, find_user
from sevencats.server.web.heavy import HeavyWork
from sevencats.server.web.limits import HEAVY, SECRET, Limiter, Places, Rate, network
from sevencats.server.web.open_tables import OpenTables
from sevencats.server.wire import TableInfo


@dataclass(slots=True)
class Context:
    """One server process, for its handlers."""

    settings: Settings
    database: Database
    lobby: Lobby
    people: People
    hub: Hub
    playbacks: Playbacks
    limiter: Limiter
    places: Places
    heavy: HeavyWork
    senders: Senders
    ratings: Ratings
    matches: Matches
    achievements: AchievementJudge
    bots: BotPool
    attempts: Attempts
    open_tables: OpenTables
    #: The server's own key.
    secret: bytes


def context(connection: AnyConnection) -> Context:
    """The context of a request."""
    found = connection.app.state.get("context")
    if not isinstance(found, Context):
        raise Refusal("busy")
    return found


def address_of(connection: AnyConnection) -> str:
    """The client's network, as rate limits count it."""
    return network(connection.client.host) if connection.client else "?"


def origin_of(connection: AnyConnection) -> str:
    """A hash of the client's network: equal for all clients of one address, and useless to anybody
    who reads the database."""
    secret = context(connection).secret
    return hmac.new(secret, f"origin {address_of(connection)}".encode(), "sha256").hexdigest()[:16]


async def table_info(here: Context, record: TableRecord, lang: str) -> TableInfo:
    """A table's public information, with the players online."""
    return (await here.hub.infos([record], lang))[0]


async def need_try(connection: AnyConnection, who: str = "", rate: Rate = SECRET) -> None:
    """Refuse further tries of a secret after too many, at any process: of an address, or of ``who``
    else tries."""
    who = who or f"address {address_of(connection)}"
    if not await context(connection).attempts.allow(who, rate.burst, rate.per_second):
        raise Refusal("rate")


async def need_share(connection: AnyConnection, cost: float, user: User | None = None) -> None:
    """Refuse heavy work to a user who had a lot of it: a person (``user``, if already known), or
    an address without one."""
    here = context(connection)
    user = user or await find_user(connection, here.people)
    who = address_of(connection) if user is None else user.id
    if not here.limiter.allow(who, HEAVY, cost):
        raise Refusal("rate")
