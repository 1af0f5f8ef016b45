"""Notices: where they may go, and that no receiver costs the others anything."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import insert, select

from sevencats.server.client import PATIENCE_S
from sevencats.server.errors import Refusal
from sevencats.server.notices import outgoing
from sevencats.server.notices.notifier import Notifier, Senders
from sevencats.server.notices.outgoing import check_address
from sevencats.server.notices.webhooks import WebhookSender
from sevencats.server.settings import BadSetting, Settings, WebhookRules, driver_url, read_settings
from sevencats.server.store import schema
from sevencats.server.store.db.database import Database
from sevencats.server.store.migrate import migrate
from sevencats.server.store.people import People

_AT_HOME = WebhookRules(private=True)
_BODY = {"what": "your_turn"}


async def test_a_notice_goes_to_the_address_that_was_checked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A name that leads elsewhere when it is asked for again must not lead the server there."""
    answers = iter(["93.184.215.14", "127.0.0.1"])
    asked: list[str] = []
    got: list[httpx.Request] = []

    async def look_up(host: str, port: int, **_: object) -> list[tuple[object, ...]]:
        asked.append(host)
        return [(2, 1, 6, "", (next(answers), port))]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", look_up)
    sender = WebhookSender(WebhookRules(ports=(443, 8443)))

    def receive(request: httpx.Request) -> httpx.Response:
        got.append(request)
        return httpx.Response(204)

    sender._client = httpx.AsyncClient(transport=httpx.MockTransport(receive))
    url = "https://hooks.example.org:8443/a?b=1"
    assert await sender.send(_BODY, url, "key")
    assert asked == ["hooks.example.org"]
    (request,) = got
    assert str(request.url) == "https://93.184.215.14:8443/a?b=1"
    assert request.headers["Host"] == "hooks.example.org:8443"
    assert request.extensions["sni_hostname"] == "hooks.example.org"
    assert not await sender.send(_BODY, url, "key"), "it leads to this machine now"
    assert len(got) == 1
    await sender.close()


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.1.2.3", "169.254.169.254", "0.0.0.0", "224.0.0.1", "::1", "fd00::1",
     "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a00:1",
     "2002:7f00:1::", "2002:a00:1::1", "fec0::1", "::127.0.0.1", "::10.0.0.1",
     "2001:0:7f00:1::"],
)  # fmt: skip
async def test_webhook_to_private_address_is_refused(address: str) -> None:
    host = f"[{address}]" if ":" in address else address
    with pytest.raises(Refusal):
        await check_address(f"https://{host}/", WebhookRules())


async def test_a_webhook_goes_to_a_port_that_the_operator_allows() -> None:
    rules = read_settings({"SEVENCATS_WEBHOOK_PORTS": "443 8443"}).webhooks
    assert await check_address("https://93.184.215.14:8443/", rules) == "93.184.215.14"
    assert await check_address("https://[2606:4700::1111]/", rules) == "2606:4700::1111"
    for port in (22, 25, 6379, 5432):
        with pytest.raises(Refusal):
            await check_address(f"https://93.184.215.14:{port}/", rules)
    with pytest.raises(BadSetting, match="SEVENCATS_WEBHOOK_PORTS"):
        read_settings({"SEVENCATS_WEBHOOK_PORTS": "https"})


# -- receivers that answer badly -------------------------------------------------------------------


Answer = Callable[[asyncio.StreamWriter], Awaitable[None]]


@asynccontextmanager
async def receiver(answer: Answer) -> AsyncIterator[str]:
    """A web server that answers as it likes."""

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        with suppress(ConnectionError):
            await answer(writer)
        writer.close()

    server = await asyncio.start_server(talk, "127.0.0.1", 0)
    async with server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/"


@pytest.mark.parametrize("packed", [True, False])
async def test_the_body_of_an_answer_is_never_read(packed: bool) -> None:
    zeros = bytes(1_000_000)
    chunk = gzip.compress(zeros) if packed else zeros
    sent = 0

    async def flood(writer: asyncio.StreamWriter) -> None:
        nonlocal sent
        coding = b"Content-Encoding: gzip\r\n" if packed else b""
        writer.write(b"HTTP/1.1 200 OK\r\n" + coding + b"Content-Length: 1000000000\r\n\r\n")
        while sent < 200_000_000:
            writer.write(chunk)
            await writer.drain()
            sent += len(chunk)

    sender = WebhookSender(_AT_HOME)
    async with receiver(flood) as url:
        async with asyncio.timeout(PATIENCE_S):
            assert await sender.send(_BODY, url, "key")
    assert sent < 20_000_000, "what the sockets hold, and no more"
    await sender.close()


async def test_one_deadline_holds_for_all_of_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """A status line that comes letter by letter never lets a read run out of time."""
    monkeypatch.setattr(outgoing, "DEADLINE_S", 0.6)

    async def drip(writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 ")
        while True:
            writer.write(b"O")
            await writer.drain()
            await asyncio.sleep(0.1)

    sender = WebhookSender(_AT_HOME)
    async with receiver(drip) as url:
        async with asyncio.timeout(PATIENCE_S):
            assert not await sender.send(_BODY, url, "key")
    await sender.close()


# -- fairness --------------------------------------------------------------------------------------


class _SlowForOne:
    """A sender that never gets rid of the notices for one address."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.stuck = 0

    async def send(self, body: dict[str, Any], url: str, key: str) -> bool:
        if url == "slow":
            self.stuck += 1
            await asyncio.sleep(3600)
        if url == "failing":
            return False
        self.sent.append(url)
        return True

    async def close(self) -> None: ...


@asynccontextmanager
async def fresh_database(folder: Path) -> AsyncIterator[Database]:
    settings = Settings(database_url=driver_url(f"sqlite:///{folder / 'notices.db'}"))
    await migrate(settings)
    database = Database(settings)
    yield database
    await database.close()


async def _person(database: Database, webhook: str, notices: int) -> str:
    people = People(database)
    user, _ = await people.new_guest("Ann", "en")
    await people.change(user.id, webhook=webhook, webhook_key="k")
    async with database.write() as tx:
        for _ in range(notices):
            values = {"user_id": user.id, "body": "{}", "due": 1, "tries": 0}
            await tx.execute(insert(schema.notices).values(values))
    return user.id


async def test_slow_receiver_delays_nobody_else(tmp_path: Path) -> None:
    async with fresh_database(tmp_path) as database:
        await _person(database, "slow", 50)
        for number in range(5):
            await _person(database, f"quick {number}", 3)
        sender = _SlowForOne()
        task = asyncio.create_task(Notifier(database, Senders(sender)).run(0.05))
        async with asyncio.timeout(PATIENCE_S):
            while len(sender.sent) < 15:
                await asyncio.sleep(0.02)
        assert sender.stuck == 1, "one at a time for one person"
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def test_after_a_failure_all_notices_of_a_person_wait(tmp_path: Path) -> None:
    async with fresh_database(tmp_path) as database:
        user = await _person(database, "failing", 4)
        sender = _SlowForOne()
        task = asyncio.create_task(Notifier(database, Senders(sender)).run(0.05))
        columns = schema.notices.c
        query = select(columns.tries, columns.due).where(columns.user_id == user)
        async with asyncio.timeout(PATIENCE_S):
            while True:
                async with database.read() as tx:
                    rows = [tuple(row) for row in await tx.execute(query)]
                if all(due > 1 for _, due in rows):
                    break
                await asyncio.sleep(0.02)
        assert sorted(tries for tries, _ in rows) == [0, 0, 0, 1]
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def test_notifier_takes_no_lock_when_nothing_is_due(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Most beats of the notifier find nothing: picks must not wait for its transactions."""
    async with fresh_database(tmp_path) as database:
        asked = asyncio.Semaphore(0)
        rows = Database.rows

        async def noted(self: Database, *args: Any) -> Any:
            asked.release()
            return await rows(self, *args)

        writes: list[str] = []
        monkeypatch.setattr(Database, "rows", noted)
        monkeypatch.setattr(Database, "write", lambda self: writes.append("a transaction"))
        task = asyncio.create_task(Notifier(database, Senders(_SlowForOne())).run(0.001))
        for _ in range(5):
            await asyncio.wait_for(asked.acquire(), PATIENCE_S)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert not writes
