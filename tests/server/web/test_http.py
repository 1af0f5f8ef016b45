"""Requests that no library sends: wrong ones are refused, odd ones are harmless."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from typing import Any, cast
from urllib.parse import urlsplit

import httpx
import pytest
import uvicorn
from helpers.transport import Recorder
from litestar import Litestar, get
from litestar.response import Stream
from uvicorn.server import ServerState

from sevencats.server.client import PATIENCE_S
from sevencats.server.local import ServerProcess
from sevencats.server.web import http_protocol
from sevencats.server.web.compression import compression
from sevencats.server.web.gathered import GatheredWrites, flush_all
from sevencats.server.web.http_protocol import MAX_HEAD, MAX_WAITING, HttpProtocol

HEALTH = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"
#: Bytes to send, and the status of the first answer.
ODD = [
    (HEALTH, 200),
    (b"GET /health HTTP/1.0\r\n\r\n", 200),
    (b"\r\n" + HEALTH, 200),
    (b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n", 200),
    (b"GET /health%00 HTTP/1.1\r\nHost: x\r\n\r\n", 404),
    (b"GET //health/../.. HTTP/1.1\r\nHost: x\r\n\r\n", 404),
    (b"GET /health HTTP/1.1\r\n\r\n", 400),
    (b"GET /health HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n", 400),
    (b"GET * HTTP/1.1\r\nHost: x\r\n\r\n", 404),
    (b"CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n", 400),
    (b"GET /\xff HTTP/1.1\r\nHost: x\r\n\r\n", 400),
    (b"GET /health HTTP/3.7\r\nHost: x\r\n\r\n", 400),
    (b"GET /health HTTP/1.1\r\nHost: x\r\nName : y\r\n\r\n", 400),
    (b"GET /health HTTP/1.1\r\nHost: x\r\nName: y\r\n folded\r\n\r\n", 400),
    (b"GET /health HTTP/1.1\r\nHost: x\r\nName: \x00\r\n\r\n", 400),
    (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400),
    (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 400),
]
#: Bodies whose end two readers might see at different places.
UNCLEAR = [
    b"Content-Length: 5\r\nTransfer-Encoding: chunked",
    b"Transfer-Encoding: chunked\r\nContent-Length: 5",
    b"Content-Length: 5\r\nContent-Length: 6",
    b"Content-Length: +5",
    b"Content-Length: 5, 6",
    b"Transfer-Encoding: chunked, identity",
    b"Transfer-Encoding: xchunked",
    b"Transfer-Encoding:\x0bchunked",
]


async def connected(server: ServerProcess) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection without a library."""
    parts = urlsplit(server.url)
    return await asyncio.open_connection(parts.hostname, parts.port)


async def answers(server: ServerProcess, data: bytes, count: int = 1) -> list[int]:
    """The statuses of this many answers and of any that follow, or of those before the server
    closes."""
    reader, writer = await connected(server)
    writer.write(data)
    statuses: list[int] = []
    while True:
        try:
            async with asyncio.timeout(PATIENCE_S if len(statuses) < count else 0.2):
                head = await reader.readuntil(b"\r\n\r\n")
        except (TimeoutError, EOFError, ConnectionError):
            writer.close()
            return statuses
        statuses.append(int(head.split()[1]))
        length = next(line for line in head.lower().splitlines() if b"content-length" in line)
        await reader.readexactly(int(length.partition(b":")[2]))


@pytest.mark.parametrize(("data", "status"), ODD)
async def test_odd_requests(lite: ServerProcess, data: bytes, status: int) -> None:
    assert await answers(lite, data) == [status]


@pytest.mark.parametrize("head", UNCLEAR)
async def test_nothing_is_smuggled_past_a_proxy(lite: ServerProcess, head: bytes) -> None:
    """A body whose end is not clear is not read at all, nor what follows it."""
    request = b"POST /api/session HTTP/1.1\r\nHost: x\r\n" + head + b"\r\n\r\n"
    assert await answers(lite, request + b"0\r\n\r\n" + HEALTH) == [400]


async def test_requests_sent_ahead_are_answered_in_turn(lite: ServerProcess) -> None:
    missing = b"GET /nothing HTTP/1.1\r\nHost: x\r\n\r\n"
    assert await answers(lite, HEALTH + missing + HEALTH, 3) == [200, 404, 200]


async def test_few_requests_may_be_sent_ahead(lite: ServerProcess) -> None:
    statuses = await answers(lite, HEALTH * (MAX_WAITING + 1), MAX_WAITING + 1)
    assert statuses == [200] * (MAX_WAITING + 1)
    assert 400 in await answers(lite, HEALTH * (MAX_WAITING + 2), MAX_WAITING + 2)


@pytest.mark.parametrize(
    ("begin", "more"),
    [
        (b"GET /", b"x" * 1000),
        (b"GET / HTTP/1.1\r\nHost: x\r\nName: ", b"x" * 1000),
        (b"GET / HTTP/1.1\r\nHost: x\r\n", b"Name: value\r\n" * 80),
        (b"\r\n", b"\r\n" * 500),
        (
            b"POST /api/session HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n",
            b"Name: value\r\n" * 80,
        ),
        (
            b"POST /api/session HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5;",
            b"x" * 1000,
        ),
    ],
)
async def test_endless_header_is_refused(begin: bytes, more: bytes) -> None:
    """All other parts of a request before its body are limited as well."""
    read = 0

    def endless() -> Iterator[bytes]:
        nonlocal read
        yield begin
        while read < 10 * MAX_HEAD:
            read += len(more)
            yield more

    _, line = await spoken(endless())
    assert line.end and line.sent[-1].startswith(b"HTTP/1.1 400")
    assert MAX_HEAD < read <= MAX_HEAD + 2000


async def test_a_large_head_that_has_an_end_is_read(lite: ServerProcess) -> None:
    head = b"GET /health HTTP/1.1\r\nHost: x\r\nName: " + b"x" * (MAX_HEAD - 100) + b"\r\n\r\n"
    reader, writer = await connected(lite)
    for _ in range(3):
        for place in range(0, len(head), 3000):
            writer.write(head[place : place + 3000])
            await asyncio.sleep(0.002)
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 200")
        await reader.read(65536)
    writer.close()


@pytest.mark.parametrize("size", [0, 1, 1499, 1500, 60_000])
@pytest.mark.parametrize("streamed", [False, True])
@pytest.mark.parametrize("wanted", ["gzip", "identity"])
async def test_large_responses_are_compressed(size: int, streamed: bool, wanted: str) -> None:
    """Clients decode answers of every size."""
    body = "x" * size

    @get("/", media_type="text/plain")
    async def give() -> str:
        return body

    @get("/stream", media_type="text/plain")
    async def stream() -> Stream:
        return Stream(iter([body[:700], body[700:]]))

    app = Litestar([give, stream], compression_config=compression(), openapi_config=None)
    line = httpx.ASGITransport(cast(Any, app))
    async with httpx.AsyncClient(transport=line, base_url="http://x") as client:
        path = "/stream" if streamed else "/"
        answer = await client.get(path, headers={"Accept-Encoding": wanted})
    packed = answer.headers.get("content-encoding") == "gzip"
    assert answer.status_code == 200 and answer.text == body
    assert packed == (wanted == "gzip" and (streamed or size >= 1500))


async def test_writes_are_coalesced() -> None:
    line = Recorder()
    gathered = GatheredWrites(line, asyncio.get_running_loop())
    gathered.write(b"one ")
    gathered.write(bytearray(b"two"))
    assert line.sent == []
    await asyncio.sleep(0)
    assert line.sent == [b"one two"]
    gathered.write(b"three")
    gathered.flush()
    gathered.flush()
    assert line.sent[1:] == [b"three"]
    gathered.write(b"x" * 100_000)
    assert len(line.sent) == 3, "much is not kept"
    gathered.write(b"bye")
    gathered.close()
    assert line.sent[-1] == b"bye" and line.end == "closed"
    gathered.write(b"too late")
    gathered.flush()
    assert line.sent[-1] == b"bye"


async def test_all_writes_can_be_sent_at_once() -> None:
    """The players of a table do not wait for others that are served in the same turn."""
    lines = [Recorder(), Recorder()]
    for line in lines:
        gathered = GatheredWrites(line, asyncio.get_running_loop())
        gathered.write(b"state ")
        gathered.write(b"ok")
    flush_all()
    assert [line.sent for line in lines] == [[b"state ok"], [b"state ok"]]
    await asyncio.sleep(0)
    assert [len(line.sent) for line in lines] == [1, 1]


async def test_a_connection_that_fails_stops_no_other() -> None:
    class Broken(Recorder):
        def write(self, data: Any) -> None:
            raise RuntimeError("closed")

    line = Recorder()
    for one in (Broken(), line):
        GatheredWrites(one, asyncio.get_running_loop()).write(b"state")
    flush_all()
    assert line.sent == [b"state"]


async def test_cut_off_connection_gets_nothing() -> None:
    line = Recorder()
    gathered = GatheredWrites(line, asyncio.get_running_loop())
    gathered.write(b"late")
    gathered.abort()
    await asyncio.sleep(0)
    assert line.sent == [] and line.end == "aborted"


async def spoken(pieces: Iterable[bytes]) -> tuple[list[dict[str, Any]], Recorder]:
    """The requests that an application gets, and its answers. Pieces are read until it closes."""
    seen: list[dict[str, Any]] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        while (await receive()).get("more_body"):
            pass
        seen.append(scope)
        head = [(b"content-length", b"2")]
        await send({"type": "http.response.start", "status": 200, "headers": head})
        await send({"type": "http.response.body", "body": b"ok"})

    config = uvicorn.Config(app, log_config=None, lifespan="off")
    config.load()
    protocol = HttpProtocol(config, ServerState(), {}, asyncio.get_running_loop())
    line = Recorder()
    protocol.connection_made(line)
    for piece in pieces:
        protocol.data_received(piece)
        await asyncio.sleep(0)
        if line.end:
            break
    for _ in range(50):  # all of it is in memory: some rounds of the loop are enough
        await asyncio.sleep(0)
    protocol.connection_lost(None)
    return seen, line


async def test_an_answer_is_sent_in_one_go() -> None:
    seen, line = await spoken([HEALTH])
    assert len(seen) == 1 and len(line.sent) == 1
    assert line.sent[0].startswith(b"HTTP/1.1 200") and line.sent[0].endswith(b"\r\n\r\nok")


async def test_a_request_may_come_letter_by_letter() -> None:
    seen, line = await spoken(bytes([letter]) for letter in HEALTH * 2)
    assert [scope["path"] for scope in seen] == ["/health"] * 2 and len(line.sent) == 2


async def test_bytes_after_body_are_not_headers() -> None:
    """Origin and session are looked up before it comes."""
    head = b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
    seen, _ = await spoken([head, b"2\r\nhi\r\n0\r\n", b"Authorization: Bearer x\r\n\r\n"])
    assert [dict(scope["headers"]) for scope in seen] == [
        {b"host": b"x", b"transfer-encoding": b"chunked"}
    ]


async def test_a_connection_without_a_request_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "HEAD_TIMEOUT_S", 0)
    assert (await spoken([b"GET / HT"]))[1].end == "closed"
