"""The socket of a table: reading, sending, and the limits in between.

There are many sockets, and most of the time they are idle: a socket has one task, that of its
request, which reads; another one sends while frames wait for a slow client.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
from collections.abc import Callable
from typing import Any, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from uvicorn.protocols.utils import ClientDisconnected

from sevencats.server import wire
from sevencats.server.errors import Refusal
from sevencats.server.now import now_ms
from sevencats.server.operate import metrics
from sevencats.server.tables import commands as cmd
from sevencats.server.web.auth import check_origin, find_with_blocks, pick_lang
from sevencats.server.web.context import Context, address_of, context
from sevencats.server.web.limits import (
    FRAMES,
    HINTS,
    MAX_FRAME,
    ODDS,
    PHRASES,
    TRIES,
    WRITE,
    Bucket,
    Rate,
)
from sevencats.server.web.patience import Patience
from sevencats.server.web.protocols import EXTENSION

#: A connection that does not say hello is closed, and may come again.
_HELLO_TIMEOUT_S = 10.0
#: Queued frames at which a slow client is disconnected; it reconnects and gets one fresh view.
_OUTBOX = 300
_CLOSE_S = 1.0
#: Seconds to flush the final message before closing.
_FLUSH_TIMEOUT_S = 1.0
#: Close the socket after this many consecutive bad frames.
_MAX_BAD_FRAMES = 30
#: Rate limits for expensive messages.
_EXPENSIVE: dict[type, Rate] = {wire.Say: PHRASES, wire.AskHint: HINTS, wire.AskOdds: HINTS}

_numbers = itertools.count(1)

log = logging.getLogger(__name__)


class SocketConnection:
    """A socket, as seen by the hub."""

    def __init__(self, table: str, process: str, lang: str) -> None:
        self.table = table
        self.home = ""
        self.asked_at: float | None = None
        self.introduced = False
        #: The final message is queued; only flush it.
        self.leaving = False
        self.lang = lang
        #: Key of the rate limits: the person, or the address of an anonymous client.
        self.person = ""
        self.conn = f"{process}/{next(_numbers)}"
        self.outbox: asyncio.Queue[tuple[bytes, bool]] = asyncio.Queue(_OUTBOX)
        #: The queue was full.
        self.overflowed = False
        #: Sends a frame at once, or returns False if it has to wait; None: every frame is queued.
        self.write: Callable[[bytes], bool] | None = None
        #: Starts the writer of queued frames; None before it exists.
        self.on_queued: Callable[[], None] | None = None
        #: Ends the connection, once.
        self.on_end: Callable[[], None] | None = None
        #: Called when a queued frame is being sent.
        self.writing = False

    def push(self, frame: bytes, close: bool) -> None:
        """Send a frame, or queue it behind others."""
        waiting = self.writing or not self.outbox.empty()
        if self.write is not None and not close and not waiting:
            try:
                if self.write(frame):
                    return
            except ClientDisconnected:
                return  # the reader has noticed, too
        if self.outbox.full():
            self.overflowed = True
            self.end()
            return
        self.outbox.put_nowait((frame, close))
        if self.on_queued is not None:
            self.on_queued()

    def end(self) -> None:
        """Stop reading; drop queued frames."""
        self.on_queued = None
        on_end, self.on_end = self.on_end, None
        if on_end is not None:
            on_end()

    def say(self, message: wire.ServerMessage, close: bool = False) -> None:
        """Queue a message of the gateway itself."""
        self.push(wire.encode(message), close)


@websocket("/api/tables/{table:str}/socket", opt={"exclude_from_limits": True})
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """Play or watch a table; see docs/contribute/server.md."""
    here = context(socket)
    address = address_of(socket)
    check_origin(
        socket.headers.get("origin"), socket.headers.get("host", ""), here.settings.origins
    )
    if not here.limiter.allow(address, WRITE) or not here.places.take(address):
        raise Refusal("rate")
    metrics.sockets.inc()
    lang = pick_lang(None, socket.headers.get("accept-language", ""))
    connection = SocketConnection(table, here.hub.process, lang)
    try:
        await socket.accept()
        connection.write = _offers(socket).get("write")
        await _serve(here, socket, connection)
    except WebSocketDisconnect:
        pass
    finally:
        # Free its place first: the other side decides how long closing takes.
        metrics.sockets.dec()
        here.places.give_back(address)
        await _detach(here, connection)
        await _close(socket, connection)
        # Break the cycles with the socket: frozen garbage is never found (``memory``).
        del socket.receive, socket.send


async def _detach(here: Context, connection: SocketConnection) -> None:
    here.hub.connections.pop(connection.conn, None)
    if connection.home:
        here.hub.forward(connection, cmd.Detach(connection.conn))
    elif connection.introduced:
        # The client left during the hello, and may have been registered anyway.
        await here.hub.send(connection.table, cmd.Detach(connection.conn))


async def _close(socket: WebSocket[Any, Any, Any], connection: SocketConnection) -> None:
    with contextlib.suppress(Exception):
        if connection.overflowed and _offers(socket):
            # The client does not read, so it would not read a goodbye either.
            await socket.send(cast("Any", {"type": f"{EXTENSION}.abort"}))
        else:
            async with asyncio.timeout(_CLOSE_S):
                await socket.close(code=1012 if connection.overflowed else 1000)


def _offers(socket: WebSocket[Any, Any, Any]) -> dict[str, Any]:
    """The ASGI extension of our server, if it is ours; tests may use another one."""
    extensions = cast("dict[str, Any]", socket.scope.get("extensions") or {})
    found: dict[str, Any] = extensions.get(EXTENSION, {})
    return found


async def _serve(
    here: Context, socket: WebSocket[Any, Any, Any], connection: SocketConnection
) -> None:
    """Read until the client leaves, or until ``connection`` is to end."""
    writer = _Writer(socket, connection)
    connection.on_queued = writer.start
    here.hub.connections[connection.conn] = connection
    try:
        # A deadline that is moved to now by the code that ends the connection.
        async with asyncio.timeout(None) as stay:
            connection.on_end = lambda: stay.reschedule(0)
            try:
                await _read(here, socket, connection)
            finally:
                connection.on_end = None
    except TimeoutError:
        pass
    except WebSocketDisconnect:
        raise
    except Exception:
        log.exception("a socket's reader failed")
    finally:
        await writer.finish()


class _Writer:
    """Sends queued frames, in a task of its own while there are any."""

    def __init__(self, socket: WebSocket[Any, Any, Any], connection: SocketConnection) -> None:
        self._socket = socket
        self._connection = connection
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start sending."""
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._send_all())

    async def finish(self) -> None:
        """Stop; the last messages should still be flushed."""
        if self._task is not None and self._connection.leaving:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(asyncio.shield(self._task), _FLUSH_TIMEOUT_S)
        self._connection.on_queued = None
        if self._task is None:
            return
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _send_all(self) -> None:
        connection = self._connection
        connection.writing = True
        try:
            while not connection.outbox.empty():
                frame, close = connection.outbox.get_nowait()
                await self._send(frame)
                if close:
                    connection.end()
                    return
        except Exception:
            connection.end()  # the client is gone
        finally:
            connection.writing = False

    async def _send(self, frame: bytes) -> None:
        if _offers(self._socket):
            # The same bytes for all recipients: they are compressed once.
            await self._socket.send(cast("Any", {"type": f"{EXTENSION}.frame", "data": frame}))
        else:
            await self._socket.send_data(frame.decode(), mode="text")


class _FrameHandler:
    """Handles the frames of a connection, and counts bad ones."""

    def __init__(self, here: Context, connection: SocketConnection) -> None:
        self._here = here
        self._connection = connection
        self._bucket = Bucket(FRAMES)
        self._expensive = {kind: Bucket(rate) for kind, rate in _EXPENSIVE.items()}
        self._bad = 0

    def handle(self, text: str | bytes) -> None:
        """Pass a frame on or refuse it; raises the refusal after too many bad ones."""
        try:
            message = _decode(text)
            self._check_rate(message)
        except Refusal as refusal:
            self._bad += 1
            if self._bad > _MAX_BAD_FRAMES:
                raise
            metrics.refusals.labels(refusal.code).inc()
            lang = self._connection.lang
            self._connection.say(wire.No(None, refusal.code, refusal.text(lang)))
            return
        self._bad = 0
        _pass_on(self._here, self._connection, message)

    def handle_frame(self, data: bytes) -> None:
        """The same for frames delivered directly, until the final message."""
        if not self._connection.leaving:
            try:
                self.handle(data)
            except Refusal as refusal:
                _bye(self._connection, refusal)

    def _check_rate(self, message: wire.ClientMessage) -> None:
        scale = self._here.settings.rate_scale
        if not self._bucket.take(scale):
            raise Refusal("rate")
        expensive = self._expensive.get(type(message))
        if expensive is not None and not expensive.take(scale):
            raise Refusal("rate")
        if isinstance(message, wire.MakePicks | wire.TryPicks):
            _need_share(self._here, self._connection, TRIES, len(message.keys))
        elif isinstance(message, wire.AskOdds):
            _need_share(self._here, self._connection, ODDS, 1)


async def _read(
    here: Context, socket: WebSocket[Any, Any, Any], connection: SocketConnection
) -> None:
    """Read until the client leaves or has sent too many bad frames."""
    reader = _FrameHandler(here, connection)
    try:
        first = await _first(socket)
        await _hello(here, socket, connection, _decode(first))
        if listen := _offers(socket).get("listen"):
            listen(reader.handle_frame)
        while True:
            reader.handle(await socket.receive_data(mode="text"))
    except Refusal as refusal:
        _bye(connection, refusal)


async def _first(socket: WebSocket[Any, Any, Any]) -> str | bytes:
    try:
        return await Patience(_HELLO_TIMEOUT_S).wait(lambda: socket.receive_data(mode="text"))
    except TimeoutError:
        raise Refusal("too_slow") from None


def _need_share(here: Context, connection: SocketConnection, rate: Rate, cost: float) -> None:
    """Refuse expensive messages to a user who sent many, at any table."""
    if not here.limiter.allow(connection.person, rate, cost):
        raise Refusal("rate")


def _bye(connection: SocketConnection, refusal: Refusal) -> None:
    metrics.refusals.labels(refusal.code).inc()
    connection.leaving = True
    text = refusal.text(connection.lang)
    connection.say(wire.Bye(refusal.code, text, refusal.passing), close=True)


def _pass_on(here: Context, connection: SocketConnection, message: wire.ClientMessage) -> None:
    if isinstance(message, wire.Ping):
        connection.say(wire.Pong(message.n, now_ms()))
        return
    if isinstance(message, wire.Hello):
        refusal = Refusal("bad_message")
        connection.say(wire.No(None, refusal.code, refusal.text(connection.lang)))
        return
    if isinstance(message, wire.SetLang) and message.lang is not None:
        connection.lang = message.lang
    here.hub.forward(connection, cmd.Deliver(connection.conn, message))


async def _hello(
    here: Context,
    socket: WebSocket[Any, Any, Any],
    connection: SocketConnection,
    message: wire.ClientMessage,
) -> None:
    """Handle the first message, which identifies the client."""
    if not isinstance(message, wire.Hello):
        raise Refusal("bad_message")
    if message.lang is not None:
        connection.lang = message.lang
    if message.protocol < wire.PROTOCOL:
        raise Refusal("old_client")
    user, blocked = await find_with_blocks(socket, here.people)
    connection.person = address_of(socket) if user is None else user.id
    connection.introduced = True
    attach = cmd.Attach(connection.conn, None if user is None else user.id, message, blocked)
    await here.hub.attach(connection, attach)


def _decode(text: str | bytes) -> wire.ClientMessage:
    if len(text) > MAX_FRAME:
        raise Refusal("too_large", limit=MAX_FRAME)
    try:
        return wire.decode_client(text)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeError, RecursionError) as error:
        raise Refusal("bad_message", str(error)[:200]) from None
