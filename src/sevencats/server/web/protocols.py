"""WebSocket: uvicorn's protocol with our time limits, and messages that are compressed once for all
recipients.

Uvicorn waits for a long time for a client that does not read. Its compression packs the same
message again for every connection, and keeps a window for each of them.
"""

from __future__ import annotations

import contextlib
import importlib
import struct
import zlib
from collections import OrderedDict
from collections.abc import Callable
from types import CodeType
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import PayloadTooBig, ProtocolError
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import OP_TEXT, Frame
from websockets.protocol import State
from websockets.streams import StreamReader
from websockets.utils import apply_mask

from sevencats.server.web.gathered import GatheredWrites

#: Seconds to wait for the other side's close frame.
CLOSE_TIMEOUT_S = 0.7
#: The ASGI extension of our WebSocket: see ``TableProtocol.run_asgi`` and ``send``.
EXTENSION = "sevencats.frames"
#: Shorter messages cost more to compress than to send.
_MIN_SIZE = 300
_LEVEL = 1
_KEPT = 32
#: The first byte of a whole text message, plain and compressed.
_PLAIN, _PACKED = 0x81, 0xC1
#: In the second byte: the mask bit, and the mark of a longer length.
_MASKED, _LONGER = 0x80, 126
#: The parser's waiting point between frames.
_BETWEEN_FRAMES = StreamReader.at_eof.__code__

# Three times as fast, and available on most machines; its output is standard.
_deflate: Any = zlib
#: Compression levels of most messages, and of longer ones. (With zlib 0 would not compress at all.)
_QUICK = _LEVEL
_LONG = 8192
with contextlib.suppress(ImportError):
    _deflate = importlib.import_module("isal.isal_zlib")
    _QUICK = 0


class _SharedDeflate(PerMessageDeflate):
    """Compression without context from earlier messages, so that one result fits all
    connections."""

    def encode(self, frame: Frame) -> Frame:
        """Compress a message."""
        if frame.opcode is not OP_TEXT or len(frame.data) < _MIN_SIZE:
            return frame
        return Frame(OP_TEXT, _packed(bytes(frame.data)), rsv1=True)


def _packed(data: bytes) -> bytes:
    # Short messages need little memory, and there is less of it to clear.
    level, memory = (_QUICK, 1) if len(data) < _LONG else (_LEVEL, zlib.DEF_MEM_LEVEL)
    packer = _deflate.compressobj(level, _deflate.DEFLATED, -zlib.MAX_WBITS, memory)
    packed: bytes = packer.compress(data) + packer.flush(_deflate.Z_SYNC_FLUSH)
    # The last four bytes are constant and omitted (RFC 7692).
    return packed[:-4]


_recent: OrderedDict[bytes, bytes] = OrderedDict()


def packed_frame(data: bytes) -> bytes:
    """A compressed message as a frame; a result just computed for another connection is reused."""
    if len(data) < _MIN_SIZE:
        return _frame(_PLAIN, data)
    frame = _recent.get(data)
    if frame is None:
        frame = _recent[data] = _frame(_PACKED, _packed(data))
        if len(_recent) > _KEPT:
            _recent.popitem(last=False)
    return frame


def _frame(first: int, data: bytes) -> bytes:
    """A whole frame of a server (RFC 6455, 5.2)."""
    length = len(data)
    if length < 126:
        return struct.pack("!BB", first, length) + data
    if length < 65536:
        return struct.pack("!BBH", first, 126, length) + data
    return struct.pack("!BBQ", first, 127, length) + data


def _waits_at(parser: Any) -> CodeType:
    """The functions in which a generator is suspended, outermost first."""
    while parser.gi_yieldfrom is not None:
        parser = parser.gi_yieldfrom
    code: CodeType = parser.gi_code
    return code


class _SharedDeflateFactory(ServerPerMessageDeflateFactory):
    def __init__(self) -> None:
        super().__init__(server_no_context_takeover=True, client_no_context_takeover=True)

    def process_request_params(self, params: Any, accepted_extensions: Any) -> Any:
        answer, extension = super().process_request_params(params, accepted_extensions)
        if extension.local_max_window_bits != zlib.MAX_WBITS:
            # Clients never ask for a smaller window; one that does gets its own compressor.
            return answer, extension
        return answer, _SharedDeflate(
            extension.remote_no_context_takeover,
            extension.local_no_context_takeover,
            extension.remote_max_window_bits,
            extension.local_max_window_bits,
            {},
        )


#: It has no state, so one serves all connections.
_EXTENSIONS = (_SharedDeflateFactory(),)


def _whole_text(data: bytes) -> tuple[bool, bytes] | None:
    """Return whether ``data`` is compressed and its text, if it is exactly one short text message
    of a client; None for everything else, valid or not."""
    if len(data) < 6 or data[0] not in (_PLAIN, _PACKED):
        return None
    length, mask_at = data[1] - _MASKED, 2
    if length == _LONGER:
        length, mask_at = int.from_bytes(data[2:4]), 4
    elif not 0 <= length < _LONGER:
        return None
    text_at = mask_at + 4
    if len(data) != text_at + length:
        return None
    return data[0] == _PACKED, apply_mask(data[text_at:], data[mask_at:text_at])


class TableProtocol(WebSocketsSansIOProtocol):
    """WebSocket that sends messages as they are, compresses them once, delivers incoming texts
    directly, and can be aborted."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._listener: Callable[[bytes], None] | None = None
        self._heard_at = 0.0
        self.conn.available_extensions = _EXTENSIONS

    def data_received(self, data: bytes) -> None:
        """Called with incoming data. Usually it is one whole text, which can bypass the library's
        parser, a generator of generators."""
        self._heard_at = self.loop.time()
        text = self._text_for_listener(data)
        if text is None:
            super().data_received(data)
        elif self._listener is not None:
            self._listener(text)

    def _text_for_listener(self, data: bytes) -> bytes | None:
        """The text in ``data``, if the parser would deliver exactly that. None leaves everything to
        the parser, which has seen none of it yet."""
        conn = self.conn
        if self._listener is None or self.close_sent or not self.queue.empty():
            return None
        if conn.state is not State.OPEN or conn.current_size is not None:
            return None  # closing, or in the middle of a message of several frames
        if _waits_at(conn.parser) is not _BETWEEN_FRAMES:
            return None
        found = _whole_text(data)
        if found is None or len(found[1]) > self.config.ws_max_size:
            return None
        packed, text = found
        return self._unpacked(text) if packed else text

    def _unpacked(self, data: bytes) -> bytes | None:
        extensions = self.conn.extensions
        if len(extensions) != 1 or not isinstance(extensions[0], _SharedDeflate):
            return None
        if not extensions[0].remote_no_context_takeover:
            return None  # a failed attempt would corrupt the state for later messages
        try:
            frame = Frame(OP_TEXT, data, rsv1=True)
            return bytes(extensions[0].decode(frame, max_size=self.config.ws_max_size).data)
        except (PayloadTooBig, ProtocolError):
            return None  # the parser finds the same error and closes the connection

    async def run_asgi(self) -> None:
        """Tell the application about our extension: ``write`` and ``listen``."""
        offers: dict[object, object] = {"write": self.write_message, "listen": self.listen}
        self.scope["extensions"][EXTENSION] = offers
        try:
            await super().run_asgi()
        finally:
            # Break the cycles with this protocol: frozen garbage is never found (``memory``).
            self.scope.clear()  # type: ignore[attr-defined]
            self._listener = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Called when the connection is gone."""
        super().connection_lost(exc)
        self.conn.parser.close()
        if isinstance(self.transport, GatheredWrites):
            self.transport.lost()

    def listen(self, listener: Callable[[bytes], None]) -> None:
        """Deliver texts directly to ``listener`` from now on: a queue and a task cost more than
        handling most of them. Other messages, and texts that are already queued, go the usual
        way."""
        self._listener = listener

    def send_receive_event_to_app(self) -> None:
        """Called with a whole message."""
        listener = self._listener
        if listener is None or self.curr_msg_data_type != "text" or not self.queue.empty():
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            listener(data)

    async def send(self, message: Any) -> None:
        """Handle ASGI's messages, and ``frame``, a text in UTF-8, and ``abort``, which ends the
        connection at once."""
        if message["type"] == f"{EXTENSION}.frame":
            await self._send_frame(message["data"])
        elif message["type"] == f"{EXTENSION}.abort":
            self.close_sent = True
            self.transport.abort()
        else:
            await super().send(message)
            if message["type"] == "websocket.close" and self.close_timer is not None:
                # Closing would first flush data that the client does not read.
                self.close_timer.cancel()
                self.close_timer = self.loop.call_later(CLOSE_TIMEOUT_S, self.transport.abort)

    async def _send_frame(self, data: bytes) -> None:
        await self.writable.wait()
        while not self.write_message(data):
            await self.writable.wait()

    def write_message(self, data: bytes) -> bool:
        """Send a text in UTF-8; False if it has to wait, because the other side does not read as
        fast. ``ClientDisconnected`` if the connection is gone."""
        if not self.writable.is_set():
            return False
        if not self.close_sent:
            if self.disconnected or self.conn.state is not State.OPEN:
                raise ClientDisconnected
            self.transport.write(self._framed(data))
        return True

    def _framed(self, data: bytes) -> bytes:
        extensions = self.conn.extensions
        if not extensions:
            return _frame(_PLAIN, data)
        if isinstance(extensions[0], _SharedDeflate):
            return packed_frame(data)
        self.conn.send_text(data)
        return b"".join(self.conn.data_to_send())

    def send_keepalive_ping(self) -> None:
        """Ping the client, unless it has just sent something: most have, and thousands of pings and
        pongs are a large part of a busy server's work."""
        assert self.ping_interval is not None
        left = self._heard_at + self.ping_interval - self.loop.time()
        if left > 0:
            self.ping_timer = self.loop.call_later(left, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        """Abort: without a pong there is no client to close the connection with."""
        super().keepalive_timeout()
        self.transport.abort()
