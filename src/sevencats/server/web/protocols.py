"""How the server speaks WebSocket: uvicorn's protocol, with time limits of our own and messages
that are compressed once for everybody who gets them.

Uvicorn waits for a long time for a client that does not read. Its compression packs the same
message anew for every connection, and keeps a window for each of them.
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

#: A socket that is closed waits so long for the other side to say so too.
CLOSE_S = 0.7
#: What our WebSocket can do besides: see ``TableProtocol.run_asgi`` and ``send``.
EXTENSION = "sevencats.frames"
#: Shorter messages cost more to pack than to send.
_WORTH_PACKING = 300
_LEVEL = 1
_KEPT = 32
#: The first byte of a whole text message, as it is and packed.
_PLAIN, _PACKED = 0x81, 0xC1
#: In the second byte: whether the message is masked, and the length of one whose length follows.
_MASKED, _LONGER = 0x80, 126
#: Where the library's parser waits when it has read whole frames and nothing of the next one.
_BETWEEN_FRAMES = StreamReader.at_eof.__code__

# Three times as fast, and there for most machines; what comes out is read by everybody.
_deflate: Any = zlib
#: How hard to try with most messages, and from which length on it is worth more. (With zlib 0 would
#: not pack at all.)
_QUICK = _LEVEL
_LONG = 8192
with contextlib.suppress(ImportError):
    _deflate = importlib.import_module("isal.isal_zlib")
    _QUICK = 0


class _SharedDeflate(PerMessageDeflate):
    """Compression without memory of earlier messages, so that one result is good for everybody."""

    def encode(self, frame: Frame) -> Frame:
        """Pack a message."""
        if frame.opcode is not OP_TEXT or len(frame.data) < _WORTH_PACKING:
            return frame
        return Frame(OP_TEXT, _packed(bytes(frame.data)), rsv1=True)


def _packed(data: bytes) -> bytes:
    # A short message needs little memory: there is less of it to clear before the work begins.
    level, memory = (_QUICK, 1) if len(data) < _LONG else (_LEVEL, zlib.DEF_MEM_LEVEL)
    packer = _deflate.compressobj(level, _deflate.DEFLATED, -zlib.MAX_WBITS, memory)
    packed: bytes = packer.compress(data) + packer.flush(_deflate.Z_SYNC_FLUSH)
    # The last four bytes are always the same and are left out (RFC 7692).
    return packed[:-4]


_recent: OrderedDict[bytes, bytes] = OrderedDict()


def packed_frame(data: bytes) -> bytes:
    """A message as it goes over the line to all who unpack; what was made just now for another
    connection is taken from there."""
    if len(data) < _WORTH_PACKING:
        return _frame(_PLAIN, data)
    frame = _recent.get(data)
    if frame is None:
        frame = _recent[data] = _frame(_PACKED, _packed(data))
        if len(_recent) > _KEPT:
            _recent.popitem(last=False)
    return frame


def _frame(first: int, data: bytes) -> bytes:
    """A whole message of a server (RFC 6455, 5.2)."""
    length = len(data)
    if length < 126:
        return struct.pack("!BB", first, length) + data
    if length < 65536:
        return struct.pack("!BBH", first, 126, length) + data
    return struct.pack("!BBQ", first, 127, length) + data


def _waits_at(parser: Any) -> CodeType:
    """In which function a generator waits that waits for another, and so on."""
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
            # Nobody asks for a smaller window; who does gets a compressor of one's own.
            return answer, extension
        return answer, _SharedDeflate(
            extension.remote_no_context_takeover,
            extension.local_no_context_takeover,
            extension.remote_max_window_bits,
            extension.local_max_window_bits,
            {},
        )


#: It keeps nothing of a connection, so one does for all.
_EXTENSIONS = (_SharedDeflateFactory(),)


def _whole_text(data: bytes) -> tuple[bool, bytes] | None:
    """Whether it is packed and what is in it, if ``data`` is just one whole text message of a
    client that is not very long; None for everything else, be it right or wrong."""
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
    """WebSocket that sends messages as they are, packs them once, hands on what comes without a
    detour, and can be cut off."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._listener: Callable[[bytes], None] | None = None
        self._heard_at = 0.0
        self.conn.available_extensions = _EXTENSIONS

    def data_received(self, data: bytes) -> None:
        """Something is here. Most often it is one whole text, which need not go through the
        library's parser, a generator of generators."""
        self._heard_at = self.loop.time()
        text = self._text_for_listener(data)
        if text is None:
            super().data_received(data)
        elif self._listener is not None:
            self._listener(text)

    def _text_for_listener(self, data: bytes) -> bytes | None:
        """The text that ``data`` is, if the listener would get it just so from the parser. None
        leaves everything to the parser, which has been told nothing yet."""
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
            return None  # to try and fail would spoil what later messages need
        try:
            frame = Frame(OP_TEXT, data, rsv1=True)
            return bytes(extensions[0].decode(frame, max_size=self.config.ws_max_size).data)
        except (PayloadTooBig, ProtocolError):
            return None  # the parser finds the same and closes the connection

    async def run_asgi(self) -> None:
        """The application learns what this protocol can do: ``write`` and ``listen``."""
        offers: dict[object, object] = {"write": self.write_message, "listen": self.listen}
        self.scope["extensions"][EXTENSION] = offers
        try:
            await super().run_asgi()
        finally:
            # All of these hold this protocol: nobody would find it, dead and frozen (``memory``).
            self.scope.clear()  # type: ignore[attr-defined]
            self._listener = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        super().connection_lost(exc)
        self.conn.parser.close()

    def listen(self, listener: Callable[[bytes], None]) -> None:
        """From now on give texts to ``listener`` as they come: the way through a queue and a task
        costs more than most of what is done with them. Other messages, and texts that came before
        and still wait, go the usual way."""
        self._listener = listener

    def send_receive_event_to_app(self) -> None:
        """A whole message is here."""
        listener = self._listener
        if listener is None or self.curr_msg_data_type != "text" or not self.queue.empty():
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            listener(data)

    async def send(self, message: Any) -> None:
        """Besides ASGI's own messages: ``frame``, a text that is UTF-8 already, and ``abort``,
        which ends the connection at once."""
        if message["type"] == f"{EXTENSION}.frame":
            await self._send_frame(message["data"])
        elif message["type"] == f"{EXTENSION}.abort":
            self.close_sent = True
            self.transport.abort()
        else:
            await super().send(message)
            if message["type"] == "websocket.close" and self.close_timer is not None:
                # Closing would first want to send what nobody reads.
                self.close_timer.cancel()
                self.close_timer = self.loop.call_later(CLOSE_S, self.transport.abort)

    async def _send_frame(self, data: bytes) -> None:
        await self.writable.wait()
        while not self.write_message(data):
            await self.writable.wait()

    def write_message(self, data: bytes) -> bool:
        """Send a text that is UTF-8 already; False where it has to wait, for the other side does
        not read as fast. ``ClientDisconnected`` when nobody is there any more."""
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
        """Ask whether somebody is there, unless they have just said something: most players have,
        and thousands of questions with their answers are a good part of a busy server's work."""
        assert self.ping_interval is not None
        left = self._heard_at + self.ping_interval - self.loop.time()
        if left > 0:
            self.ping_timer = self.loop.call_later(left, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        """No pong came: nobody is there to close the connection with."""
        super().keepalive_timeout()
        self.transport.abort()
