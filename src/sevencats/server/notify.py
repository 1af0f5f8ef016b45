"""Notices of turn-based games: written with the pick that causes them, sent afterwards.

How a notice is delivered is an adapter (``Sender``); the one we have is a webhook. Notices that
cannot be delivered are tried again, later and later, and then given up. Many are sent at the same
time and one person's one after the other, so that a receiver that is slow, on purpose or not, keeps
nobody else waiting.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any, NamedTuple, Protocol

import msgspec
from sqlalchemy import delete, func, select, update

from sevencats.server import metrics
from sevencats.server.errors import Refusal
from sevencats.server.store import schema
from sevencats.server.store.database import Database, now_ms

_MAX_TRIES = 6
_FIRST_WAIT_MS = 5_000
#: Notices that are on their way at the same time.
_AT_ONCE = 32

log = logging.getLogger(__name__)


class Notice(NamedTuple):
    """Something one person wants to know."""

    id: int
    user: str
    tries: int
    body: dict[str, Any]
    webhook: str | None
    key: str | None


class Sender(Protocol):
    """A way to reach people."""

    async def send(self, body: dict[str, Any], url: str, key: str) -> bool:
        """Deliver; False when it should be tried again."""
        ...


class Notifier:
    """Sends what is due. Several processes may run one each: a notice that one has taken is not
    due for the others."""

    def __init__(self, database: Database, sender: Sender) -> None:
        self.database = database
        self.sender = sender
        #: Whom a notice is on its way to, and the tasks that see to it.
        self._sending: dict[str, asyncio.Task[None]] = {}

    async def run(self, seconds: float) -> None:
        """Send what is due, again and again."""
        try:
            while True:
                if not await self._start_due():
                    await self._wait(seconds)
        finally:
            for task in self._sending.values():
                task.cancel()

    async def _wait(self, seconds: float) -> None:
        """Until one of those on their way has arrived, or for some time."""
        if not self._sending:
            await asyncio.sleep(seconds)
            return
        tasks = self._sending.values()
        await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)

    async def _start_due(self) -> int:
        """Begin to send what is due, as far as there is room; gives how many were begun."""
        try:
            notices = await self._take(_AT_ONCE - len(self._sending))
        except Refusal:
            return 0  # the database is away
        except Exception:
            log.exception("notices")
            return 0
        for notice in notices:
            task = asyncio.create_task(self._deliver(notice), name="notice")
            self._sending[notice.user] = task
        return len(notices)

    async def _deliver(self, notice: Notice) -> None:
        try:
            if notice.webhook is None:
                done = True  # nowhere to send it
            else:
                done = await self.sender.send(notice.body, notice.webhook, notice.key or "")
            metrics.notices.labels("sent" if done else "failed").inc()
            with contextlib.suppress(Refusal):  # the database is away: it is due again later
                await self._settle(notice, done)
        except Exception:
            log.exception("a notice")
        finally:
            del self._sending[notice.user]

    async def _settle(self, notice: Notice, done: bool) -> None:
        """Forget a notice that arrived or was tried often enough. Where it did not arrive, the
        person's other notices wait as long as this one."""
        columns = schema.notices.c
        async with self.database.write() as tx:
            if done or notice.tries + 1 >= _MAX_TRIES:
                await tx.execute(delete(schema.notices).where(columns.id == notice.id))
            if not done:
                later = now_ms() + _wait_ms(notice.tries)
                others = (columns.user_id == notice.user) & (columns.due < later)
                await tx.execute(update(schema.notices).where(others).values(due=later))

    async def _take(self, room: int) -> list[Notice]:
        """Take notices that are due, the oldest of each person, and set when to try each again
        should this fail."""
        if room <= 0:
            return []
        now = now_ms()
        columns = schema.notices.c
        oldest = (
            select(func.min(columns.id))
            .where(columns.due <= now, columns.user_id.not_in(list(self._sending)))
            .group_by(columns.user_id)
            .order_by(func.min(columns.id))
            .limit(room)
        )
        users = schema.users.c
        query = (
            select(
                columns.id,
                columns.user_id,
                columns.tries,
                columns.body,
                users.webhook,
                users.webhook_key,
            )
            .join(schema.users, users.id == columns.user_id)
            .where(columns.id.in_(oldest.scalar_subquery()))
            .order_by(columns.id)
            .with_for_update(skip_locked=True, of=schema.notices)
        )
        async with self.database.write() as tx:
            notices = [
                Notice(number, user, tries, msgspec.json.decode(body), webhook, key)
                for number, user, tries, body, webhook, key in await tx.execute(query)
            ]
            for notice in notices:
                await tx.execute(
                    update(schema.notices)
                    .where(columns.id == notice.id)
                    .values(due=now + _wait_ms(notice.tries), tries=notice.tries + 1)
                )
        return notices


def _wait_ms(tries: int) -> int:
    """How long to wait after a failure."""
    return int(_FIRST_WAIT_MS * 6**tries)
