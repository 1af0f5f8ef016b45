"""Clients that do not read, or do not finish their requests: their places are free at once."""

from __future__ import annotations

import asyncio
import gc
import random
import time
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from urllib.parse import urlsplit

import pytest
from helpers.server import started, web
from helpers.server_inside import Ear, duel, inside
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame
from websockets.streams import StreamReader

from sevencats.server import wire
from sevencats.server.client import PATIENCE_S
from sevencats.server.errors import Refusal
from sevencats.server.local import ServerProcess
from sevencats.server.operate.memory import Collector, collections_to_skip, next_wait
from sevencats.server.tables import commands as cmd
from sevencats.server.tables.handlers import connections
from sevencats.server.tables.seats.seat_tokens import seat_token
from sevencats.server.web import http_protocol, protocols, socket
from sevencats.server.web.socket import SocketConnection


async def test_a_client_that_never_reads_is_cut_off(lite: ServerProcess) -> None:
    game = await started(lite.url)
    address = f"{lite.url.replace('http', 'ws', 1)}/api/tables/{game.id}/socket"
    deaf = await connect(address, max_queue=1, ping_interval=None, close_timeout=0)
    await deaf.send(wire.encode(wire.Hello()).decode())
    await deaf.recv()
    deaf.transport.pause_reading()
    sync = wire.encode(wire.Sync()).decode()
    async with asyncio.timeout(2 * PATIENCE_S):
        while (await game.people[0].get(f"/api/tables/{game.id}"))["watchers"]:
            for _ in range(100):
                try:
                    await asyncio.wait_for(deaf.send(sync), 0.5)
                except (OSError, TimeoutError, ConnectionClosed):
                    break
            await asyncio.sleep(0.02)
    async with web(lite.url) as client:
        async with asyncio.timeout(PATIENCE_S):
            while (await client.get("/health")).json()["sockets"] > 2:
                await asyncio.sleep(0.05)
    deaf.transport.abort()
    await game.close()


async def test_request_head_has_a_time_limit(tmp_path: Path) -> None:
    """The head of a request comes letter by letter; our server closes the connection."""
    server = ServerProcess(tmp_path, f"sqlite:///{tmp_path / 'tables.db'}").start()
    try:
        parts = urlsplit(server.url)
        assert parts.hostname and parts.port
        reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
        with pytest.raises((ConnectionError, EOFError, asyncio.IncompleteReadError)):
            for letter in b"GET /health HTTP/1.1\r\nX: " + b"y" * 60:
                writer.write(bytes([letter]))
                await writer.drain()
                try:
                    data = await asyncio.wait_for(reader.read(1), 0.5)
                except TimeoutError:
                    continue
                if not data:
                    raise EOFError
    finally:
        server.stop()


async def test_idle_connection_outlives_client_keepalive(lite: ServerProcess) -> None:
    """Many clients use a connection again that was quiet for up to five seconds. Closed at that
    very moment, it would leave a request without an answer."""
    parts = urlsplit(lite.url)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
    request = f"GET /health HTTP/1.1\r\nHost: {parts.netloc}\r\n\r\n".encode()
    for pause in (6, 0):
        writer.write(request)
        head = await reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 200")
        length = next(line for line in head.lower().splitlines() if b"content-length" in line)
        await reader.readexactly(int(length.partition(b":")[2]))
        await asyncio.sleep(pause)
    writer.close()


async def test_idle_socket_is_kept_open(lite: ServerProcess) -> None:
    """The time limit for the head of a request does not apply to sockets."""
    game = await started(lite.url)
    await asyncio.sleep(http_protocol.HEAD_TIMEOUT_S + 1.5)
    await game.sockets[0].send(wire.Ping(7))
    assert (await game.sockets[0].until(wire.Pong)).n == 7
    await game.close()


async def test_players_have_reserved_connections(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Spectators and dead tabs never keep players out."""
    monkeypatch.setattr(connections, "MAX_WATCHERS", 2)
    async with inside(tmp_path) as here:
        table_id, ears = await duel(here)
        table = here.hub.tables.actors[table_id].table

        async def come(name: str, token: str | None, user: str | None) -> Ear:
            ear = Ear(table_id, f"{here.hub.process}/{name}")
            here.hub.connections[ear.conn] = ear
            await here.hub.attach(ear, cmd.Attach(ear.conn, user, wire.Hello(token=token)))
            return ear

        for number in range(2):
            await come(f"w{number}", None, None)
        with pytest.raises(Exception, match="too_many"):
            await come("w2", None, None)
        user = table.record.seats[0].user
        token = seat_token(table, 0, here.hub.tables.actors[table_id].services.secret)
        tabs = [await come(f"t{n}", token, user) for n in range(connections.MAX_TABS)]
        assert isinstance(ears[0].heard[-1], wire.Bye), "the oldest tab made room"
        assert all(not isinstance(tab.heard[-1], wire.Bye) for tab in tabs)


def test_message_is_compressed_once_for_all_clients() -> None:
    data = b'{"t":"state"}' * 100
    frame = protocols.packed_frame(data)
    assert protocols.packed_frame(bytes(bytearray(data))) is frame
    packed = frame[4:] if frame[1] == 126 else frame[2:]
    assert frame[0] == 0xC1 and zlib.decompressobj(-15).decompress(packed) == data
    assert len(packed) < len(data) // 3
    for number in range(600):
        protocols.packed_frame(b"%d" % number * 200)
    assert len(protocols._recent) <= 512


@pytest.mark.parametrize("size", [10, 125, 126, 299, 300, 65535, 65536, 200_000])
@pytest.mark.parametrize("packs", [True, False])
def test_messages_of_every_size_are_read(size: int, packs: bool) -> None:
    """A WebSocket library can read the frames that the server writes itself."""
    data = random.Random(size).randbytes(size).hex()[:size].encode()
    frame = protocols.packed_frame(data) if packs else protocols._frame(protocols._PLAIN, data)
    reader = StreamReader()
    reader.feed_data(frame)
    extensions = [PerMessageDeflate(True, True, 15, 15)] if packs else []
    parser = Frame.parse(reader.read_exact, mask=False, extensions=extensions)
    with pytest.raises(StopIteration) as read:
        next(parser)
    assert bytes(read.value.value.data) == data


def test_a_queue_that_is_full_ends_the_connection() -> None:
    """At once, whatever else would notice in the end that nobody reads."""
    connection = SocketConnection("table", "process", "en")
    while not connection.outbox.full():
        connection.push(b"{}", False)
    ended: list[bool] = []
    connection.on_end = lambda: ended.append(True)
    assert not connection.overflowed
    connection.push(b"{}", False)
    assert connection.overflowed and ended
    connection.push(b"{}", False)
    assert len(ended) == 1


async def test_no_message_overtakes_another() -> None:
    """A message goes to the line at once, unless others wait: then it waits behind them."""
    line: list[bytes] = []
    open_line = False

    def write(frame: bytes) -> bool:
        if open_line:
            line.append(frame)
        return open_line

    connection = SocketConnection("table", "process", "en")
    connection.write = write
    for word in (b"one", b"two"):
        connection.push(word, False)
    open_line = True
    connection.push(b"three", False)
    assert not line
    assert [connection.outbox.get_nowait()[0] for _ in range(3)] == [b"one", b"two", b"three"]
    connection.writing = True
    connection.push(b"four", False)
    assert not line and connection.outbox.get_nowait()[0] == b"four"
    connection.writing = False
    connection.push(b"five", False)
    connection.push(b"bye", True)
    assert line == [b"five"] and connection.outbox.get_nowait() == (b"bye", True)


class SlowLine:
    """A client that reads when it is let, as ``_serve`` sees it."""

    def __init__(self) -> None:
        self.scope = {"extensions": {protocols.EXTENSION: {"write": self.write}}}
        self.reads = asyncio.Event()
        self.got: list[bytes] = []

    def write(self, frame: bytes) -> bool:
        """Send at once, if it reads."""
        if self.reads.is_set():
            self.got.append(frame)
        return self.reads.is_set()

    async def send(self, message: dict[str, bytes]) -> None:
        """Send when it reads."""
        await self.reads.wait()
        self.got.append(message["data"])


@asynccontextmanager
async def served(
    line: SlowLine, read: Callable[..., Awaitable[None]], monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[SocketConnection, asyncio.Task[None]]]:
    """A socket whose reader is ``read``."""
    monkeypatch.setattr(socket, "_read", read)
    connection = SocketConnection("table", "process", "en")
    connection.write = line.write
    here: Any = SimpleNamespace(hub=SimpleNamespace(connections={}))
    task = asyncio.create_task(socket._serve(here, cast("Any", line), connection))
    await asyncio.sleep(0)
    yield connection, task
    async with asyncio.timeout(PATIENCE_S):
        await task


async def for_ever(*_: Any) -> None:
    await asyncio.Event().wait()


async def test_queue_is_sent_in_order_and_closed_by_final_message(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    line = SlowLine()
    async with served(line, for_ever, monkeypatch) as (connection, _):
        tasks = len(asyncio.all_tasks())
        words = [b"%d" % number for number in range(9)]
        for word in words[:3]:
            connection.push(word, False)
        await asyncio.sleep(0)
        assert len(asyncio.all_tasks()) == tasks + 1, "one sends, however much there is"
        line.reads.set()
        connection.push(words[3], False)
        while len(asyncio.all_tasks()) > tasks:  # nobody waits for more
            await asyncio.sleep(0)
        connection.push(words[4], False)
        assert line.got == words[:5]
        line.reads.clear()
        connection.push(words[5], False)
        connection.push(b"bye", True)
        await asyncio.sleep(0)
        connection.push(b"too late", False)
        line.reads.set()
    assert line.got == [*words[:6], b"bye"]


async def test_client_that_reads_nothing_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    line = SlowLine()
    async with served(line, for_ever, monkeypatch) as (connection, task):
        for _ in range(302):
            connection.push(b"{}", False)
        assert connection.overflowed and not task.done()
    assert line.got == []


async def test_final_message_reaches_slow_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    line = SlowLine()

    async def refuse(_: Any, __: Any, connection: SocketConnection) -> None:
        socket._bye(connection, Refusal("old_client"))

    async with served(line, refuse, monkeypatch) as (_, task):
        await asyncio.sleep(0.05)
        assert not task.done()
        line.reads.set()
    assert [type(wire.decode_server(frame)) for frame in line.got] == [wire.Bye]


async def test_a_reader_that_fails_is_noted(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: Any) -> None:
        raise ValueError("oh")

    async with served(SlowLine(), fail, monkeypatch):
        pass
    assert "a socket's reader failed" in caplog.text


async def test_messages_are_handled_in_order(lite: ServerProcess) -> None:
    """Those that came before the welcome wait in a queue, later ones go past it."""
    game = await started(lite.url)
    address = f"{lite.url.replace('http', 'ws', 1)}/api/tables/{game.id}/socket"
    async with connect(address) as socket:
        await socket.send(wire.encode(wire.Hello()).decode())
        for number in range(40):
            await socket.send(wire.encode(wire.Ping(number)).decode())
        heard: list[int] = []
        while len(heard) < 40:
            message = wire.decode_server(await asyncio.wait_for(socket.recv(decode=False), 60))
            if isinstance(message, wire.Pong):
                heard.append(message.n)
        assert heard == list(range(40))
    await game.close()


async def test_browsers_get_packed_messages(lite: ServerProcess) -> None:
    game = await started(lite.url)
    address = f"{lite.url.replace('http', 'ws', 1)}/api/tables/{game.id}/socket"
    for _ in range(2):
        async with connect(address, compression="deflate") as packed:
            assert packed.response is not None
            agreed = packed.response.headers["Sec-WebSocket-Extensions"]
            assert "server_no_context_takeover" in agreed
            await packed.send(wire.encode(wire.Hello()).decode())
            while not isinstance(wire.decode_server(await packed.recv()), wire.StateMessage):
                pass
    await game.close()


def test_busy_process_collects_often_in_small_steps() -> None:
    wait, wait_of_quiet = 1.0, 1.0
    for _ in range(20):
        wait, wait_of_quiet = next_wait(wait, 0.02), next_wait(wait_of_quiet, 0.0001)
    assert wait == 0.05 and wait_of_quiet == 5
    # 5 ms for each second between two walks: it settles where a walk takes 10 ms.
    for _ in range(20):
        wait = next_wait(wait, 0.005 * wait)
    assert 0.009 < 0.005 * wait < 0.011


def test_idle_collections_become_rare() -> None:
    assert collections_to_skip(0, 0.1) == 9 == collections_to_skip(5, 1.0)
    assert collections_to_skip(1, 0.1) == 0 == collections_to_skip(6, 1.0)


async def test_next_collection_frees_dead_cycles(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that makes cycles all the time loses none of them for long: a walk that found some
    is followed by another."""
    monkeypatch.setattr("sevencats.server.operate.memory._SHORTEST_S", 0.01)
    monkeypatch.setattr("sevencats.server.operate.memory._LONGEST_S", 0.01)
    collector, made, freed = Collector(lambda: 1), 0, 0

    class Node:
        def __init__(self) -> None:
            self.me = self

        def __del__(self) -> None:
            nonlocal freed
            freed += 1

    collector.start()
    work = asyncio.create_task(collector.run())
    try:
        for _ in range(300):
            Node()
            made += 1
            await asyncio.sleep(0.002)
    finally:
        work.cancel()
        collector.stop()
    # Before the first walk that finds one, nine are left out.
    assert made - freed < 100


def test_garbage_collection_skips_older_objects() -> None:
    """Many living objects, and the pause of a collection with and without them frozen."""
    living = [[number] for number in range(300_000)]
    collector = Collector(lambda: 1)
    begun = time.process_time()
    gc.collect()
    whole = time.process_time() - begun
    collector.start()
    try:
        assert len(living) == 300_000 <= gc.get_freeze_count()
        begun = time.process_time()
        collector.collect()
        assert time.process_time() - begun < whole / 3
    finally:
        collector.stop()
