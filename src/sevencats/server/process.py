"""One server process: its parts are put together, started in order and stopped in reverse."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import IO

from sevencats.errors import said
from sevencats.kernel.errors import SevenCatsError
from sevencats.server.achievements import AchievementJudge
from sevencats.server.hub import Hub
from sevencats.server.ids import new_id
from sevencats.server.notices.mail import MailSender
from sevencats.server.notices.notifier import Notifier, Senders
from sevencats.server.notices.push import PushSender, load_key
from sevencats.server.notices.webhooks import WebhookSender
from sevencats.server.operate import metrics
from sevencats.server.operate.memory import Collector
from sevencats.server.operate.stalls import Stalls
from sevencats.server.services import ServerServices
from sevencats.server.settings import Settings
from sevencats.server.store.attempts import Attempts
from sevencats.server.store.chat import Chat
from sevencats.server.store.db.database import Database
from sevencats.server.store.games import Games
from sevencats.server.store.journal import JournalWriter
from sevencats.server.store.leases import Leases
from sevencats.server.store.lobby import Lobby
from sevencats.server.store.matches import Matches
from sevencats.server.store.migrate import migrate
from sevencats.server.store.people import People
from sevencats.server.store.ratings import Ratings
from sevencats.server.store.reviews import ReviewStore
from sevencats.server.tables.bots import BotPool
from sevencats.server.tables.history.replay import Playbacks
from sevencats.server.tables.history.reviews import Reviews
from sevencats.server.web.context import Context
from sevencats.server.web.gathered import flush_all
from sevencats.server.web.heavy import HeavyWork
from sevencats.server.web.limits import Limiter, Places
from sevencats.server.web.open_tables import OpenTables
from sevencats.server.workers import Workers

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

log = logging.getLogger(__name__)

#: Files that the server writes are private.
OWN_FILES = 0o077
_BOTS_LATER_S = 3.0
#: Reviews give way to everything else on the machine.
_REVIEW_NICE = 5


class DatabaseInUse(SevenCatsError):
    """Another process uses the same SQLite file."""


def take_file(database: Path) -> IO[str]:
    """Hold the lock beside a SQLite file until this process ends, in whatever way."""
    database.parent.mkdir(parents=True, exist_ok=True)
    lock = database.with_name(database.name + ".lock").open("w")
    try:
        _hold(lock)
    except OSError:
        lock.close()
        raise said(DatabaseInUse, "error-database-in-use", file=database) from None
    return lock


def _hold(lock: IO[str]) -> None:
    """Lock a file without waiting (``OSError`` if it is taken)."""
    if sys.platform == "win32":
        msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _senders(settings: Settings, secret: bytes) -> Senders:
    """The channels for notices that the operator has set up."""
    push = None
    if settings.push_contact:
        push = PushSender(settings.webhooks, load_key(settings.push_key), settings.push_contact)
    mail = None if settings.mail is None else MailSender(settings.mail)
    hook = WebhookSender(settings.webhooks)
    return Senders(hook, push, mail, settings.public_url, secret)


def _give_back(hub: Hub, matches: Matches, ms: int) -> None:
    log.warning("this process stood still for %.1f s", ms / 1000)
    hub.tables.give_back(ms)
    hub.tables.show_given()
    matches.give_back(ms)


def _services(
    settings: Settings, database: Database, people: People, hub: Hub, secret: bytes
) -> ServerServices:
    """Make the services that the tables of this process share."""
    games, meter = Games(database), metrics.PrometheusMeter()
    review_workers = Workers(1, nice=_REVIEW_NICE)
    return ServerServices(
        lobby=Lobby(database),
        games=games,
        journal=JournalWriter(database, metrics.committed),
        chat=Chat(database),
        people=people,
        bots=BotPool(Workers(settings.bot_workers), settings.bot_workers, meter),
        reviews=Reviews(games, ReviewStore(database), review_workers, meter),
        meter=meter,
        secret=secret,
        idle_ms=int(settings.idle_seconds * 1000),
        patience_ms=int(settings.patience_seconds * 1000),
        push=hub.push,
        flush=flush_all,
        send=hub.send,
        settings=settings,
        attempts=Attempts(database, secret, settings.rate_scale),
    )


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Context]:
    """Everything that a server process runs besides HTTP."""
    path = settings.sqlite_path
    lock = take_file(path) if path is not None else None
    await migrate(settings)
    database = Database(settings)
    people = People(database)
    leases = Leases(database, new_id(), settings.lease_seconds, alone=lock is not None)
    hub = Hub(leases.process, leases)
    secret = await people.secret()
    services = _services(settings, database, people, hub, secret)
    # Start the bots' processes a moment later: clients should not wait for them.
    bots_later = asyncio.get_running_loop().call_later(_BOTS_LATER_S, services.bots.start)
    services.journal.start()
    await hub.start(services)
    senders = _senders(settings, services.secret)
    notifier = asyncio.create_task(Notifier(database, senders).run(settings.beat_seconds))
    heavy, playbacks = HeavyWork(), Playbacks(services.games)
    achievements = AchievementJudge(database, services.bots)
    judging = asyncio.create_task(achievements.run(settings.beat_seconds), name="achievements")
    collector = Collector(lambda: len(hub.tables.actors))
    collector.start()
    matches = Matches(database)
    stalls = Stalls(lambda ms: _give_back(hub, matches, ms))
    stalls.start()
    collecting = asyncio.create_task(collector.run(), name="garbage collection")
    try:
        yield Context(
            settings=settings,
            database=database,
            lobby=services.lobby,
            people=people,
            hub=hub,
            playbacks=playbacks,
            limiter=Limiter(settings.rate_scale),
            places=Places(settings.sockets_per_address),
            heavy=heavy,
            senders=senders,
            ratings=Ratings(database),
            matches=matches,
            achievements=achievements,
            bots=services.bots,
            attempts=services.attempts,
            open_tables=OpenTables(services.lobby, hub.infos),
            secret=secret,
        )
    finally:
        bots_later.cancel()
        collecting.cancel()
        stalls.stop()
        collector.stop()
        notifier.cancel()
        judging.cancel()
        heavy.stop()
        await hub.stop()
        await services.journal.stop()
        services.bots.stop()
        await services.reviews.stop()
        await senders.close()
        await database.close()
        if lock is not None:
            lock.close()
