"""One server process: its parts put together, started in order and stopped in reverse."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import IO

from sevencats.kernel.errors import SevenCatsError
from sevencats.server import metrics
from sevencats.server.hub import Hub
from sevencats.server.memory import Collector
from sevencats.server.notices.mail import MailSender
from sevencats.server.notices.notifier import Notifier, Senders
from sevencats.server.notices.push import PushSender, load_key
from sevencats.server.notices.webhooks import WebhookSender
from sevencats.server.settings import Settings
from sevencats.server.store.attempts import Attempts
from sevencats.server.store.chat import Chat
from sevencats.server.store.database import Database
from sevencats.server.store.ids import new_id
from sevencats.server.store.journal import JournalWriter
from sevencats.server.store.leases import Leases
from sevencats.server.store.lobby import Lobby
from sevencats.server.store.matches import Matches
from sevencats.server.store.migrate import migrate
from sevencats.server.store.people import People
from sevencats.server.store.ratings import Ratings
from sevencats.server.tables.achievements import AchievementJudge
from sevencats.server.tables.bots import BotPool
from sevencats.server.tables.replay import Playbacks
from sevencats.server.tables.reviews import Reviews
from sevencats.server.tables.services import Services
from sevencats.server.web.context import Context
from sevencats.server.web.gathered import flush_all
from sevencats.server.web.heavy import HeavyWork
from sevencats.server.web.limits import Limiter, Places
from sevencats.server.web.open_tables import OpenTables

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


_BOTS_LATER_S = 3.0


class DatabaseInUse(SevenCatsError):
    """A second process wants the same SQLite file."""


def take_file(database: Path) -> IO[str]:
    """Hold the lock beside a SQLite file for as long as this process lives, however it ends."""
    database.parent.mkdir(parents=True, exist_ok=True)
    lock = database.with_name(database.name + ".lock").open("w")
    try:
        _hold(lock)
    except OSError:
        lock.close()
        raise DatabaseInUse(
            f"{database} is in use by another server. Several processes need PostgreSQL and "
            "Redis (SEVENCATS_DATABASE_URL, SEVENCATS_REDIS_URL)"
        ) from None
    return lock


def _hold(lock: IO[str]) -> None:
    """Lock a file at once or not at all (``OSError``)."""
    if sys.platform == "win32":
        msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _senders(settings: Settings, secret: bytes) -> Senders:
    """The ways to reach people that the operator has set up."""
    push = None
    if settings.push_contact:
        push = PushSender(settings.webhooks, load_key(settings.push_key), settings.push_contact)
    mail = None if settings.mail is None else MailSender(settings.mail)
    hook = WebhookSender(settings.webhooks)
    return Senders(hook, push, mail, settings.public_url, secret)


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Context]:
    """Everything a server process does besides talking HTTP."""
    path = settings.sqlite_path
    lock = take_file(path) if path is not None else None
    await migrate(settings)
    database = Database(settings)
    people = People(database)
    leases = Leases(database, new_id(), settings.lease_seconds, alone=lock is not None)
    hub = Hub(leases.process, leases)
    secret = await people.secret()
    services = Services(
        settings=settings,
        database=database,
        lobby=Lobby(database),
        people=people,
        chat=Chat(database),
        journal=JournalWriter(database, metrics.committed),
        leases=leases,
        bots=BotPool(settings.bot_workers),
        reviews=Reviews(database),
        attempts=Attempts(database, secret, settings.rate_scale),
        secret=secret,
        push=hub.push,
        flush=flush_all,
        send=hub.send,
    )
    # The bots' processes start a moment later: people should not wait for them.
    bots_later = asyncio.get_running_loop().call_later(_BOTS_LATER_S, services.bots.start)
    services.journal.start()
    await hub.start(services)
    senders = _senders(settings, services.secret)
    notifier = asyncio.create_task(Notifier(database, senders).run(settings.beat_seconds))
    heavy, playbacks = HeavyWork(), Playbacks(database)
    achievements = AchievementJudge(database, services.bots)
    judging = asyncio.create_task(achievements.run(settings.beat_seconds), name="achievements")
    collector = Collector(lambda: len(hub.actors))
    collector.start()
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
            matches=Matches(database),
            achievements=achievements,
            bots=services.bots,
            attempts=services.attempts,
            open_tables=OpenTables(services.lobby, hub.infos),
            secret=secret,
        )
    finally:
        bots_later.cancel()
        collecting.cancel()
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
