"""Notices of turn-based games: written with the pick that causes them, sent afterwards.

How a notice is delivered is an adapter (``Sender``); the one we have is a webhook. Notices that
cannot be delivered are tried again, later and later, and then given up.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import ipaddress
import logging
import socket
from typing import Any, NamedTuple, Protocol

import httpx
import msgspec
from sqlalchemy import delete, select, update

from sevencats.server import metrics
from sevencats.server.errors import Refusal
from sevencats.server.store import schema
from sevencats.server.store.database import Database, now_ms

SIGNATURE = "X-SevenCats-Signature"
_MAX_TRIES = 6
_FIRST_WAIT_MS = 5_000
_TIMEOUT_S = 5.0
_BATCH = 20

log = logging.getLogger(__name__)


class Notice(NamedTuple):
    """Something to tell one person."""

    id: int
    tries: int
    body: dict[str, Any]
    webhook: str | None
    key: str | None


class Sender(Protocol):
    """A way to reach people."""

    async def send(self, notice: Notice) -> bool:
        """Deliver; False when it should be tried again."""
        ...


async def check_webhook(url: str, private: bool) -> str | None:
    """Refuse addresses that are no web address, or lead into the operator's own network. Gives the
    number behind the name: who asks for it again may get another one (``private``: none)."""
    try:
        parts = httpx.URL(url)
    except httpx.InvalidURL:
        raise Refusal("bad_request", "webhook: https://...") from None
    if parts.scheme not in ("http", "https") or not parts.host or parts.userinfo:
        raise Refusal("bad_request", "webhook: https://...")
    if private:
        return None
    if parts.scheme != "https":
        raise Refusal("bad_request", "webhook: https://...")
    loop = asyncio.get_running_loop()
    name = parts.raw_host.decode("ascii").strip("[]")
    try:
        found = await loop.getaddrinfo(name, parts.port or 443, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Refusal("bad_request", f"webhook: {parts.host[:80]}") from None
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses or not all(map(_is_outside, addresses)):
        raise Refusal("bad_request", f"webhook: {parts.host[:80]}")
    return addresses[0]


def _is_outside(address: str) -> bool:
    found = ipaddress.ip_address(address)
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    return found.is_global and not found.is_multicast


class WebhookSender:
    """Posts notices as JSON, signed with the person's key."""

    def __init__(self, private: bool) -> None:
        self.private = private
        self._client: httpx.AsyncClient | None = None

    def _http(self) -> httpx.AsyncClient:
        """Made when it is needed: most servers never send a notice, and it takes a while."""
        if self._client is None:
            # No redirects: they could lead where check_webhook would not.
            self._client = httpx.AsyncClient(timeout=_TIMEOUT_S, follow_redirects=False)
        return self._client

    async def send(self, notice: Notice) -> bool:
        """Deliver; somebody without a webhook has nothing to be delivered."""
        if notice.webhook is None:
            return True
        data = msgspec.json.encode(notice.body)
        signature = hmac.new((notice.key or "").encode(), data, hashlib.sha256).hexdigest()
        headers = {"Content-Type": "application/json", SIGNATURE: f"sha256={signature}"}
        try:
            address = await check_webhook(notice.webhook, self.private)
            answer = await self._post(httpx.URL(notice.webhook), address, data, headers)
        except (httpx.HTTPError, httpx.InvalidURL, Refusal) as error:
            log.info("a notice was not delivered: %s", type(error).__name__)
            return False
        return answer.status_code < 400

    async def _post(
        self, url: httpx.URL, address: str | None, data: bytes, headers: dict[str, str]
    ) -> httpx.Response:
        """Post to the address that was checked, whatever the name leads to by now; the other side
        and its certificate are still asked for the name."""
        extensions = {}
        if address is not None:
            headers = {**headers, "Host": url.netloc.decode("ascii")}
            extensions = {"sni_hostname": url.raw_host.decode("ascii")}
            url = url.copy_with(host=address)
        return await self._http().post(url, content=data, headers=headers, extensions=extensions)

    async def close(self) -> None:
        """Close connections."""
        if self._client is not None:
            await self._client.aclose()


class Notifier:
    """Sends what is due. Several processes may run one each: a notice that one has taken is not
    due for the others."""

    def __init__(self, database: Database, sender: Sender) -> None:
        self.database = database
        self.sender = sender

    async def run(self, seconds: float) -> None:
        """Send what is due, again and again."""
        while True:
            try:
                while await self.send_due():
                    pass
            except Refusal:
                pass  # the database is away
            except Exception:
                log.exception("notices")
            await asyncio.sleep(seconds)

    async def send_due(self) -> int:
        """Send a batch; gives how many there were."""
        taken = await self._take()
        for notice in taken:
            done = await self.sender.send(notice)
            given_up = not done and notice.tries + 1 >= _MAX_TRIES
            metrics.notices.labels("sent" if done else "failed").inc()
            if done or given_up:
                async with self.database.write() as tx:
                    await tx.execute(delete(schema.notices).where(schema.notices.c.id == notice.id))
        return len(taken)

    async def _take(self) -> list[Notice]:
        """Take notices that are due, and set when to try each again should this fail."""
        now = now_ms()
        query = (
            select(
                schema.notices.c.id,
                schema.notices.c.tries,
                schema.notices.c.body,
                schema.users.c.webhook,
                schema.users.c.webhook_key,
            )
            .join(schema.users, schema.users.c.id == schema.notices.c.user_id)
            .where(schema.notices.c.due <= now)
            .order_by(schema.notices.c.id)
            .limit(_BATCH)
            .with_for_update(skip_locked=True, of=schema.notices)
        )
        async with self.database.write() as tx:
            found = [
                Notice(number, tries, msgspec.json.decode(body), webhook, key)
                for number, tries, body, webhook, key in await tx.execute(query)
            ]
            for notice in found:
                wait = _FIRST_WAIT_MS * 6**notice.tries
                await tx.execute(
                    update(schema.notices)
                    .where(schema.notices.c.id == notice.id)
                    .values(due=now + wait, tries=notice.tries + 1)
                )
        return found
