"""The socket of a table: what is read from it and sent to it, and the limits between it and the
table.

There are many sockets, and most of the time there is nothing to do for them: a socket has one task,
that of its request, which reads; another sends while frames wait for a client that does not read as
fast.
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

from sevencats.server import metrics, wire
from sevencats.server.errors import Refusal
from sevencats.server.store.database import now_ms
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
from sevencats.server.web.protocols import EXTENSION

#: A connection that does not say hello is closed.
_HELLO_S = 10.0
#: Frames that wait for a slow client before it is closed; it comes again and gets one fresh view.
_OUTBOX = 300
_CLOSE_S = 1.0
#: What is said last has so long to get out.
_LAST_WORD_S = 1.0
#: Refused frames in a row after which a client is not worth listening to.
_MAX_BAD = 30
#: Messages that have a rate of their own.
_DEAR: dict[type, Rate] = {wire.Say: PHRASES, wire.AskHint: HINTS, wire.AskOdds: HINTS}

_numbers = itertools.count(1)

log = logging.getLogger(__name__)


class SocketConnection:
    """A socket as the hub sees it."""

    def __init__(self, table: str, process: str, lang: str) -> None:
        self.table = table
        self.home = ""
        self.asked_at: float | None = None
        self.introduced = False
        #: The last word has been said, and only has to get out.
        self.leaving = False
        self.lang = lang
        #: Whose share of costly work is used: the person, or the address of somebody unknown.
        self.person = ""
        self.conn = f"{process}/{next(_numbers)}"
        self.outbox: asyncio.Queue[tuple[bytes, bool]] = asyncio.Queue(_OUTBOX)
        #: More frames waited than may.
        self.overflowed = False
        #: Sends a frame at once, or says that it has to wait; None: every frame is queued.
        self.write: Callable[[bytes], bool] | None = None
        #: Starts to send what is queued; None before there is anybody to send it to.
        self.on_queued: Callable[[], None] | None = None
        #: Ends the connection, once.
        self.on_end: Callable[[], None] | None = None
        #: A frame that was queued is on its way.
        self.writing = False

    def push(self, frame: bytes, close: bool) -> None:
        """Send a frame, or queue it behind others that wait."""
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
        """Listen no longer, and send nothing that is not on its way."""
        self.on_queued = None
        on_end, self.on_end = self.on_end, None
        if on_end is not None:
            on_end()

    def say(self, message: wire.ServerMessage, close: bool = False) -> None:
        """Queue a message of the gateway itself."""
        self.push(wire.encode(message), close)


@websocket("/api/tables/{table:str}/socket", opt={"exclude_from_limits": True})
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """Play or watch a table; see docs/server.md."""
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
        # First of all its place is free: how long the closing takes is up to the other side.
        metrics.sockets.dec()
        here.places.give_back(address)
        await _detach(here, connection)
        await _close(socket, connection)
        # Both hold the socket, and it them: nobody would find them, dead and frozen (``memory``).
        del socket.receive, socket.send


async def _detach(here: Context, connection: SocketConnection) -> None:
    here.hub.connections.pop(connection.conn, None)
    if connection.home:
        here.hub.forward(connection, cmd.Detach(connection.conn))
    elif connection.introduced:
        # It left while it was being introduced, and may have been written down all the same.
        await here.hub.send(connection.table, cmd.Detach(connection.conn))


async def _close(socket: WebSocket[Any, Any, Any], connection: SocketConnection) -> None:
    with contextlib.suppress(Exception):
        if connection.overflowed and _offers(socket):
            # It does not read: it would not read a goodbye either.
            await socket.send(cast("Any", {"type": f"{EXTENSION}.abort"}))
        else:
            async with asyncio.timeout(_CLOSE_S):
                await socket.close(code=1012 if connection.overflowed else 1000)


def _offers(socket: WebSocket[Any, Any, Any]) -> dict[str, Any]:
    """What the server below can do besides, if it is ours; tests may use another."""
    extensions = cast("dict[str, Any]", socket.scope.get("extensions") or {})
    found: dict[str, Any] = extensions.get(EXTENSION, {})
    return found


async def _serve(
    here: Context, socket: WebSocket[Any, Any, Any], connection: SocketConnection
) -> None:
    """Listen until the client leaves, or until ``connection`` is to end."""
    writer = _Writer(socket, connection)
    connection.on_queued = writer.start
    here.hub.connections[connection.conn] = connection
    try:
        # A time that nobody knows yet: whoever ends the connection moves it to now.
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
    """Sends the frames that had to be queued, in a task of its own while there are any."""

    def __init__(self, socket: WebSocket[Any, Any, Any], connection: SocketConnection) -> None:
        self._socket = socket
        self._connection = connection
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """There is something to send."""
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._send_all())

    async def finish(self) -> None:
        """Stop; what the reader said last should still get out."""
        if self._task is not None and self._connection.leaving:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(asyncio.shield(self._task), _LAST_WORD_S)
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
            connection.end()  # nobody is there any more
        finally:
            connection.writing = False

    async def _send(self, frame: bytes) -> None:
        if _offers(self._socket):
            # The same bytes for everybody who gets them: they are packed once.
            await self._socket.send(cast("Any", {"type": f"{EXTENSION}.frame", "data": frame}))
        else:
            await self._socket.send_data(frame.decode(), mode="text")


class _Ears:
    """What is done with the frames of a connection, and how many of them are too many."""

    def __init__(self, here: Context, connection: SocketConnection) -> None:
        self._here = here
        self._connection = connection
        self._bucket = Bucket(FRAMES)
        self._dear = {kind: Bucket(rate) for kind, rate in _DEAR.items()}
        self._bad = 0

    def hear(self, text: str | bytes) -> None:
        """Pass a frame on or refuse it; raises the refusal when enough were refused."""
        try:
            message = _decode(text)
            self._check_rate(message)
        except Refusal as refusal:
            self._bad += 1
            if self._bad > _MAX_BAD:
                raise
            metrics.refusals.labels(refusal.code).inc()
            lang = self._connection.lang
            self._connection.say(wire.No(None, refusal.code, refusal.text(lang)))
            return
        self._bad = 0
        _pass_on(self._here, self._connection, message)

    def hear_at_once(self, data: bytes) -> None:
        """The same for frames that come without a detour, until the last word is said."""
        if not self._connection.leaving:
            try:
                self.hear(data)
            except Refusal as refusal:
                _bye(self._connection, refusal)

    def _check_rate(self, message: wire.ClientMessage) -> None:
        scale = self._here.settings.rate_scale
        if not self._bucket.take(scale):
            raise Refusal("rate")
        dear = self._dear.get(type(message))
        if dear is not None and not dear.take(scale):
            raise Refusal("rate")
        if isinstance(message, wire.MakePicks | wire.TryPicks):
            _need_share(self._here, self._connection, TRIES, len(message.keys))
        elif isinstance(message, wire.AskOdds):
            _need_share(self._here, self._connection, ODDS, 1)


async def _read(
    here: Context, socket: WebSocket[Any, Any, Any], connection: SocketConnection
) -> None:
    """Listen until the client leaves or is no longer worth listening to."""
    ears = _Ears(here, connection)
    try:
        async with asyncio.timeout(_HELLO_S):
            first = await socket.receive_data(mode="text")
        await _hello(here, socket, connection, _decode(first))
        if listen := _offers(socket).get("listen"):
            listen(ears.hear_at_once)
        while True:
            ears.hear(await socket.receive_data(mode="text"))
    except Refusal as refusal:
        _bye(connection, refusal)
    except TimeoutError:
        _bye(connection, Refusal("bad_message"))


def _need_share(here: Context, connection: SocketConnection, rate: Rate, cost: float) -> None:
    """Refuse what takes time to somebody who had a lot of it, at whichever table."""
    if not here.limiter.allow(connection.person, rate, cost):
        raise Refusal("rate")


def _bye(connection: SocketConnection, refusal: Refusal) -> None:
    metrics.refusals.labels(refusal.code).inc()
    connection.leaving = True
    again = refusal.code in ("busy", "store_down", "moved", "internal")
    text = refusal.text(connection.lang)
    connection.say(wire.Bye(refusal.code, text, again), close=True)


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
    """The first message says who it is."""
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
