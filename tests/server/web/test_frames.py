"""Frames of clients: the short way for whole texts gives what the library's parser would give."""

from __future__ import annotations

import asyncio
import os
import random
import zlib
from typing import Any

import pytest
import uvicorn
from helpers.transport import Recorder
from uvicorn.server import ServerState
from websockets.utils import apply_mask

from sevencats.server.web.http_protocol import HttpProtocol
from sevencats.server.web.protocols import TableProtocol

MAX_SIZE = 16_384
HEAD = (
    b"GET /socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
DEFLATE = b"Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"


class OnlyParser(TableProtocol):
    """Everything goes through the library's parser."""

    def _text_for_listener(self, data: bytes) -> bytes | None:
        return None


def frame(data: bytes, first: int = 0x81, masked: bool = True, long: bool = False) -> bytes:
    """A frame of a client, right or wrong."""
    mask, flag = os.urandom(4), 0x80 if masked else 0
    length = len(data)
    if length < 126 and not long:
        head = bytes([first, flag | length])
    elif length < 65536:
        head = bytes([first, flag | 126]) + length.to_bytes(2)
    else:
        head = bytes([first, flag | 127]) + length.to_bytes(8)
    return head + (mask + apply_mask(data, mask) if masked else data)


def packed(data: bytes) -> bytes:
    """Compress like a client."""
    packer = zlib.compressobj(wbits=-15)
    return (packer.compress(data) + packer.flush(zlib.Z_SYNC_FLUSH))[:-4]


class Talk:
    """An open socket on a recording transport, and the messages it has received."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.line = Recorder()
        self.protocol: TableProtocol | None = None

    @classmethod
    async def begin(cls, kind: type[TableProtocol], extensions: bytes = DEFLATE) -> Talk:
        """Shake hands."""
        talk = cls()

        async def app(scope: Any, receive: Any, send: Any) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            scope["extensions"]["sevencats.frames"]["listen"](talk.heard.append)
            while (message := await receive())["type"] != "websocket.disconnect":
                talk.heard.append(message.get("text", "binary").encode())

        config = uvicorn.Config(app, ws=kind, log_config=None, lifespan="off", ws_max_size=MAX_SIZE)
        config.load()
        http = HttpProtocol(config, ServerState(), {}, asyncio.get_running_loop())
        talk.line.set_protocol = lambda protocol: setattr(talk, "protocol", protocol)  # type: ignore[method-assign]
        http.connection_made(talk.line)
        http.data_received(HEAD + extensions + b"\r\n")
        while not talk.line.sent:
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert talk.line.sent[0].startswith(b"HTTP/1.1 101")
        talk.line.sent.clear()
        return talk

    async def say(self, *pieces: bytes) -> tuple[list[bytes], bytes, str]:
        """Send pieces as they are; returns the messages received, the data sent, and how it
        ended."""
        assert self.protocol is not None
        for piece in pieces:
            if not self.line.end:
                self.protocol.data_received(piece)
                for _ in range(4):
                    await asyncio.sleep(0)
        outcome = self.heard, b"".join(self.line.sent), self.line.end
        self.protocol.connection_lost(None)
        await asyncio.sleep(0)
        return outcome


SIZES = [0, 1, 2, 125, 126, 127, 128, 2039, 2040, 2048, MAX_SIZE - 1, MAX_SIZE]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("packs", [False, True])
async def test_complete_text_frames_take_the_fast_path(size: int, packs: bool) -> None:
    """If the library changes so that they do not, it should be noticed."""
    talk = await Talk.begin(TableProtocol)
    assert talk.protocol is not None
    text = random.Random(size).randbytes(size).hex()[:size].encode()
    parser = talk.protocol.conn.receive_data
    talk.protocol.conn.receive_data = None  # type: ignore[assignment, method-assign]
    sent = frame(packed(text), 0xC1) if packs else frame(text)
    talk.protocol.data_received(sent)
    assert talk.heard == [text]
    talk.protocol.conn.receive_data = parser  # type: ignore[method-assign]
    assert (await talk.say(frame(b"more")))[0] == [text, b"more"]


#: In the longest form, of the size that a shorter form would have if 127 were a length.
LONGEST = bytes([0x81, 0xFF]) + (119).to_bytes(8) + bytes(4) + b"x" * 119
#: Frames sent between two usual texts, in one segment or cut anywhere.
ODD = {
    "the longest form": [LONGEST],
    "nothing": [],
    "a longer form than needed": [frame(b"hi", long=True)],
    "two frames": [frame(b"one ", 0x01), frame(b"message", 0x80)],
    "a ping between two frames": [frame(b"one ", 1), frame(b"p", 0x89), frame(b"two", 0x80)],
    "packed, in two frames": [frame(packed(b"one")[:3], 0x41), frame(packed(b"one")[3:], 0x80)],
    "a text within a message": [frame(b"one ", 0x01), frame(b"two")],
    "an end without a beginning": [frame(b"end", 0x80)],
    "ping": [frame(b"ping", 0x89)],
    "pong": [frame(b"pong", 0x8A)],
    "binary": [frame(b"\x00\x01", 0x82)],
    "no mask": [frame(b"hello", masked=False)],
    "a reserved bit": [frame(b"hello", 0xA1)],
    "two reserved bits": [frame(b"hello", 0xE1)],
    "an unknown kind": [frame(b"hello", 0x83)],
    "not packed but said so": [frame(b"\xff\xff\xff hello", 0xC1)],
    "packed and cut off": [frame(packed(b"hello, hello")[:-3], 0xC1)],
    "packed and too large": [frame(packed(b"x" * (MAX_SIZE + 1)), 0xC1)],
    "packed and very much too large": [frame(packed(b"x" * 10_000_000), 0xC1)],
    "too large": [frame(b"x" * (MAX_SIZE + 1))],
    "far too large": [frame(b"x" * 70_000)],
    "no text": [frame(b"\xff\xfe")],
    "close": [frame(b"\x03\xe8", 0x88)],
    "a bad close": [frame(b"\x03", 0x88)],
}


@pytest.mark.parametrize("name", ODD)
@pytest.mark.parametrize("extensions", [DEFLATE, b""])
async def test_fast_and_slow_paths_agree(name: str, extensions: bytes) -> None:
    before, odd, after = frame(b"before"), ODD[name], frame(b"after")
    middle = b"".join(odd)
    whole = before + middle + after
    cuts = [[before, *odd, after], [whole], [before + middle, after], [before, middle + after]]
    places = range(1, len(whole)) if len(whole) < 300 else range(1, 40)
    cuts += [[whole[:place], whole[place:]] for place in places]
    for pieces in cuts:
        pieces = [piece for piece in pieces if piece]
        short = await (await Talk.begin(TableProtocol, extensions)).say(*pieces)
        parser = await (await Talk.begin(OnlyParser, extensions)).say(*pieces)
        assert short == parser, pieces


@pytest.mark.parametrize("seed", range(60))
async def test_any_pieces_of_any_frames_come_to_the_same(seed: int) -> None:
    rng = random.Random(seed)
    usual = [frame(b"x" * size) for size in SIZES[:10]]
    usual += [frame(packed(b"x" * size), 0xC1) for size in SIZES[:10]]
    odd = [data for frames in ODD.values() for data in frames if len(data) < 3000]
    frames = [rng.choice(usual if rng.random() < 0.8 else odd) for _ in range(30)]
    pieces: list[bytes] = []
    for data in frames:
        place = rng.randrange(len(data) + 1) if rng.random() < 0.4 else 0
        joined = pieces and rng.random() < 0.3
        if joined:
            pieces[-1] += data[:place]
        pieces += [data[:place], data[place:]] if not joined else [data[place:]]
    pieces = [piece for piece in pieces if piece]
    short = await (await Talk.begin(TableProtocol)).say(*pieces)
    assert short == await (await Talk.begin(OnlyParser)).say(*pieces)


@pytest.mark.parametrize("known", range(2, 20))
async def test_frame_header_inside_payload_is_data(known: int) -> None:
    """The parser may have read the head of a frame and keep nothing of it."""
    inner = frame(b"{}")
    outer = bytes([0x81, 0x80 + 2 * len(inner)]) + bytes(4) + inner * 2
    for pieces in ([outer[:known], outer[known:]], [outer[:6], inner, inner]):
        talk = await Talk.begin(TableProtocol)
        assert (await talk.say(*pieces, frame(b"after")))[0] == [inner * 2, b"after"]


async def test_only_a_silent_socket_is_pinged() -> None:
    talk = await Talk.begin(TableProtocol)
    protocol = talk.protocol
    assert protocol is not None and protocol.ping_interval is not None
    protocol.data_received(frame(b"here"))
    protocol.send_keepalive_ping()
    await asyncio.sleep(0)
    assert talk.line.sent == [], "it has just sent something"
    protocol._heard_at -= protocol.ping_interval
    protocol.send_keepalive_ping()
    await asyncio.sleep(0)
    assert [message[0] for message in talk.line.sent] == [0x89]
    protocol.connection_lost(None)
    await asyncio.sleep(0)


async def test_closed_connection_is_not_read() -> None:
    talk = await Talk.begin(TableProtocol)
    assert talk.protocol is not None
    await talk.protocol.send({"type": "websocket.close", "code": 1000})
    while not talk.protocol.queue.empty():
        await asyncio.sleep(0)
    assert (await talk.say(frame(b"late")))[0] == []
