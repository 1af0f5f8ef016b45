"""Notices of turn-based games: stored with the pick that causes them, sent afterwards.

A notice is first split by the channels the person chose (webhook, browsers, mail), and then each of
these is delivered independently (``Senders``). Failed deliveries are retried with growing delays,
and finally dropped. Many are sent concurrently, but those of one channel one after the other, so
that a slow receiver, malicious or not, delays nobody else.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any, Literal, NamedTuple, Protocol

import msgspec
from sqlalchemy import bindparam, delete, func, insert, select, update

from sevencats.server.errors import Refusal
from sevencats.server.notices.mail import MailSender
from sevencats.server.notices.push import PushSender, Subscription
from sevencats.server.notices.words import link_token, notice_text
from sevencats.server.now import now_ms
from sevencats.server.operate import metrics
from sevencats.server.store import schema
from sevencats.server.store.db.database import Database, Tx
from sevencats.text import FALLBACK, LANGUAGES, Texts

_MAX_TRIES = 6
_FIRST_WAIT_MS = 5_000
#: Maximum number of concurrent deliveries.
_MAX_CONCURRENT = 32

log = logging.getLogger(__name__)


#: Maximum number of mails a person gets in a day, for people with many slow games.
_MAILS_A_DAY = 40
_DAY_MS = 24 * 3600 * 1000
_WEBHOOK = "webhook"
#: The setting that controls each kind of notice.
_COUNTS_AS = {"game_over": "your_turn"}

#: Selects a row if there is anything to do.
_DUE = select(schema.notices.c.id).where(schema.notices.c.due <= bindparam("now")).limit(1)

Outcome = Literal["sent", "again", "gone"]


class Notice(NamedTuple):
    """A notice for one person, on one of their channels."""

    id: int
    user: str
    tries: int
    body: dict[str, Any]
    channel: str
    lang: str
    webhook: str | None
    key: str | None
    kind: str | None
    address: str | None
    keys: str | None

    @property
    def lane(self) -> str:
        """Notices of one lane are sent one after the other."""
        return f"{self.user}/{self.channel}"


class Hook(Protocol):
    """Posts to a webhook."""

    async def send(self, body: dict[str, Any], url: str, key: str) -> bool:
        """Deliver; False if it should be retried."""
        ...

    async def close(self) -> None:
        """Close connections."""
        ...


class Senders:
    """The channels that this server supports."""

    def __init__(
        self,
        hook: Hook,
        push: PushSender | None = None,
        mail: MailSender | None = None,
        public_url: str = "",
        secret: bytes = b"",
    ) -> None:
        self.hook = hook
        self.push = push
        self.mail = mail
        self.public_url = public_url
        self.secret = secret
        #: Mails sent today, by address.
        self._mails: dict[str, tuple[int, int]] = {}

    async def close(self) -> None:
        """Close connections."""
        await self.hook.close()
        if self.push is not None:
            await self.push.close()

    async def send(self, notice: Notice) -> Outcome:
        """Deliver a notice on its channel; unsupported channels drop it."""
        if notice.channel == _WEBHOOK:
            if notice.webhook is None:
                return "gone"
            done = await self.hook.send(notice.body, notice.webhook, notice.key or "")
            return "sent" if done else "again"
        if notice.kind == "push" and self.push is not None:
            return await self._push(self.push, notice)
        if notice.kind == "mail" and self.mail is not None:
            return await self._mail(self.mail, notice)
        return "sent"

    async def _push(self, push: PushSender, notice: Notice) -> Outcome:
        words = notice_text(notice.body, notice.lang)
        keys = msgspec.json.decode(notice.keys or "{}", type=dict[str, str])
        where = Subscription(notice.address or "", keys["p256dh"], keys["auth"])
        # One notification per table: a newer one replaces the older.
        tag = str(notice.body.get("table", ""))
        message = {"title": words.title, "text": words.text, "path": words.path, "tag": tag}
        return await push.send(where, msgspec.json.encode(message))

    async def _mail(self, mail: MailSender, notice: Notice) -> Outcome:
        address = notice.address or ""
        if not self._may_mail(address):
            return "sent"
        texts = Texts.load(notice.lang if notice.lang in LANGUAGES else FALLBACK)
        words = notice_text(notice.body, notice.lang)
        token = link_token(self.secret, "unsubscribe", notice.channel, address)
        text = texts(
            "notice-mail",
            text=words.text,
            link=f"{self.public_url}{words.path}",
            unsubscribe=f"{self.public_url}/#/notices/unsubscribe?token={token}",
        )
        one_click = f"{self.public_url}/api/notices/unsubscribe/{token}"
        return await mail.send(address, f"{words.title}: {words.text}", text, one_click)

    def _may_mail(self, address: str) -> bool:
        day = now_ms() // _DAY_MS
        if len(self._mails) > 20_000:
            self._mails.clear()
        seen, count = self._mails.get(address, (day, 0))
        count = count if seen == day else 0
        self._mails[address] = (day, count + 1)
        return count < _MAILS_A_DAY


class Notifier:
    """Sends due notices. Several processes may each run one: a notice taken by one is not due for
    the others."""

    def __init__(self, database: Database, senders: Senders) -> None:
        self.database = database
        self.senders = senders
        #: The lanes in use, and their tasks.
        self._sending: dict[str, asyncio.Task[None]] = {}

    async def run(self, seconds: float) -> None:
        """Send due notices, forever."""
        try:
            while True:
                if not await self._start_due():
                    await self._wait(seconds)
        finally:
            for task in self._sending.values():
                task.cancel()

    async def _wait(self, seconds: float) -> None:
        """Wait until a delivery has finished, or for some time."""
        if not self._sending:
            await asyncio.sleep(seconds)
            return
        tasks = self._sending.values()
        await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)

    async def _start_due(self) -> int:
        """Start sending due notices, as far as there is room; returns how many were started."""
        try:
            if not await self.database.rows(_DUE, {"now": now_ms()}):
                return 0  # usually: no lock needed
            await self._share_out()
            notices = await self._take(_MAX_CONCURRENT - len(self._sending))
        except Refusal:
            return 0  # the database is down
        except Exception:
            log.exception("notices")
            return 0
        for notice in notices:
            task = asyncio.create_task(self._deliver(notice), name="notice")
            self._sending[notice.lane] = task
        return len(notices)

    async def _deliver(self, notice: Notice) -> None:
        try:
            outcome = await self.senders.send(notice)
            metrics.notices.labels("failed" if outcome == "again" else "sent").inc()
            with contextlib.suppress(Refusal):  # the database is down: it becomes due again later
                await self._settle(notice, outcome)
        except Exception:
            log.exception("a notice")
        finally:
            del self._sending[notice.lane]

    async def _settle(self, notice: Notice, outcome: Outcome) -> None:
        """Delete a notice that was delivered or has failed too often. After a failure, the other
        notices of its lane wait as long as this one. A channel that is gone is deleted."""
        columns = schema.notices.c
        async with self.database.write() as tx:
            if outcome != "again" or notice.tries + 1 >= _MAX_TRIES:
                await tx.execute(delete(schema.notices).where(columns.id == notice.id))
            if outcome == "gone":
                await tx.execute(
                    delete(schema.channels).where(schema.channels.c.id == notice.channel)
                )
            if outcome == "again":
                later = now_ms() + _wait_ms(notice.tries)
                lane = (columns.user_id == notice.user) & (columns.channel == notice.channel)
                others = lane & (columns.due < later)
                await tx.execute(update(schema.notices).where(others).values(due=later))

    async def _share_out(self) -> None:
        """Split new notices by the channels of their person."""
        columns = schema.notices.c
        query = (
            select(columns.id, columns.user_id, columns.body, columns.due, schema.users.c.wants)
            .join(schema.users, schema.users.c.id == columns.user_id)
            .where(columns.channel == "", columns.due <= now_ms())
            .order_by(columns.id)
            .limit(_MAX_CONCURRENT)
        )
        async with self.database.write() as tx:
            locked = query.with_for_update(skip_locked=True, of=schema.notices)
            for number, user, body, due, wants in (await tx.execute(locked)).all():
                ways = await _ways(tx, user, msgspec.json.decode(body), wants.split())
                for way in ways:
                    values = {"user_id": user, "body": body, "due": due, "tries": 0}
                    await tx.execute(insert(schema.notices).values(channel=way, **values))
                await tx.execute(delete(schema.notices).where(columns.id == number))

    async def _take(self, room: int) -> list[Notice]:
        """Take due notices, the oldest of each lane, and set their next try in case this one
        fails."""
        if room <= 0:
            return []
        now = now_ms()
        columns, users, ways = schema.notices.c, schema.users.c, schema.channels.c
        lane = columns.user_id + "/" + columns.channel
        oldest = (
            select(func.min(columns.id))
            .where(columns.channel != "", columns.due <= now, lane.not_in(list(self._sending)))
            .group_by(columns.user_id, columns.channel)
            .order_by(func.min(columns.id))
            .limit(room)
        )
        query = (
            select(
                columns.id,
                columns.user_id,
                columns.tries,
                columns.body,
                columns.channel,
                users.lang,
                users.webhook,
                users.webhook_key,
                ways.kind,
                ways.address,
                ways["keys"],
            )
            .join(schema.users, users.id == columns.user_id)
            .outerjoin(schema.channels, ways.id == columns.channel)
            .where(columns.id.in_(oldest.scalar_subquery()))
            .order_by(columns.id)
            .with_for_update(skip_locked=True, of=schema.notices)
        )
        async with self.database.write() as tx:
            notices = [
                Notice(number, user, tries, msgspec.json.decode(body), *rest)
                for number, user, tries, body, *rest in await tx.execute(query)
            ]
            for notice in notices:
                await tx.execute(
                    update(schema.notices)
                    .where(columns.id == notice.id)
                    .values(due=now + _wait_ms(notice.tries), tries=notice.tries + 1)
                )
        return notices


async def _ways(tx: Tx, user: str, body: dict[str, Any], wants: list[str]) -> list[str]:
    """The channels for a notice to a person: the webhook gets everything."""
    hooked = select(schema.users.c.webhook).where(schema.users.c.id == user)
    ways = [] if (await tx.execute(hooked)).scalar_one_or_none() is None else [_WEBHOOK]
    what = str(body.get("what", ""))
    if _COUNTS_AS.get(what, what) in wants:
        columns = schema.channels.c
        mine = select(columns.id).where(columns.user_id == user, columns.confirmed)
        ways += (await tx.execute(mine)).scalars().all()
    return ways


def _wait_ms(tries: int) -> int:
    """The delay after a failure."""
    return int(_FIRST_WAIT_MS * 6**tries)
