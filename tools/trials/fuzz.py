"""The socket fuzzer: sends broken, reordered and hostile frames to a running game.

One seat of a duel sends them, the other watches. The server must answer or close, never fail, and
never show the fuzzing seat a card it may not know.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import string
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from sevencats.server import wire
from sevencats.server.client import Person, TableSocket
from trials.kills import GONE

_KINDS = ("hello", "pick", "undo", "undo_answer", "resign", "back", "rematch", "say", "mute",
          "lang", "sync", "ping", "welcome", "state", "", "PICK", "__class__")  # fmt: skip
_FIELDS = ("id", "decision", "key", "scope", "yes", "phrase", "seat", "on", "lang", "n", "token",
           "last", "hands", "protocol", "t", "view", "digest")  # fmt: skip
_WORDS = ("pass", "done", "play:ghoul", "order:0,1", "hello", "step", "turn", "en", "fr", "",
          "' OR 1=1 --", "<script>", "../../etc/passwd", "\u202e", "\x00", "A" * 500,
          "{ $who }", "%s%n", "🐱" * 50)  # fmt: skip
#: Number of frames between two valid ones, so that the server does not close the socket.
_PAUSE = 12
#: Seconds to wait for the last answers on a busy machine.
_PATIENCE_S = 30.0


@dataclass(slots=True)
class FuzzReport:
    """The server's responses. ``faults`` is empty if all is well."""

    frames: int = 0
    answers: int = 0
    codes: dict[str, int] = field(default_factory=dict)
    connections: int = 0
    faults: list[str] = field(default_factory=list)


def frame(rng: random.Random, open_ids: list[int]) -> str | bytes:
    """Make a frame that no client should send."""
    kind = rng.randrange(8)
    if kind == 0:
        return "".join(rng.choice(string.printable) for _ in range(rng.randrange(60)))
    if kind == 1:
        return rng.randbytes(rng.randrange(40))
    if kind == 2:
        return "[" * rng.randrange(1, 2000)
    if kind == 3:
        return json.dumps(_value(rng, 4))
    message: dict[str, Any] = {"t": rng.choice(_KINDS)}
    for name in rng.sample(_FIELDS, rng.randrange(6)):
        message[name] = _value(rng, 2)
    if kind >= 6:
        message |= {"t": "pick", "id": f"f{rng.randrange(50)}", "key": rng.choice(_WORDS)}
        message["decision"] = rng.choice([*open_ids, 0, 1, 2**31, -5, 10**30])
    text = json.dumps(message)
    if kind == 5 and len(text) > 2:
        place = rng.randrange(len(text))
        text = text[:place] + rng.choice(string.printable) + text[place + 1 :]
    return text


def _value(rng: random.Random, depth: int) -> Any:
    choice = rng.randrange(9 if depth else 6)
    if choice == 0:
        return rng.choice([0, -1, 1, 2**31, 2**63, 10**40, 1.5, 1e308])
    if choice in (1, 2):
        return rng.choice(_WORDS)
    if choice == 3:
        return rng.choice([None, True, False])
    if choice in (4, 5):
        return rng.randrange(40)
    if choice == 6:
        return [_value(rng, depth - 1) for _ in range(rng.randrange(4))]
    return {rng.choice(_FIELDS): _value(rng, depth - 1) for _ in range(rng.randrange(4))}


class Fuzzer:
    """Sends frames to one table after another."""

    def __init__(self, url: str, seed: int) -> None:
        self.url = url
        self.rng = random.Random(seed)
        self.report = FuzzReport()
        #: The number of the last ping that was answered.
        self._pong = 0

    async def run(
        self, frames: int, on_frames: Callable[[int], None] = lambda _: None
    ) -> FuzzReport:
        """Send a number of frames, in rounds with a new table each."""
        while self.report.frames < frames:
            count = min(2000, frames - self.report.frames)
            await self._round(count)
            on_frames(count)
        return self.report

    async def _round(self, count: int) -> None:
        ann, bob = [await Person.guest(self.url, name) for name in ("Ann", "Bob")]
        seats = [{"choice": ["monsters"]}, {"choice": ["nilfgaard"]}]
        body = {"seats": seats, "pace": {"kind": "untimed"}, "undo": "ask"}
        created = await ann.post("/api/tables", body)
        table = created["table"]["id"]
        grant = await bob.post(f"/api/tables/{table}/seats", {})
        await bob.call("PATCH", f"/api/tables/{table}/seats/1", {"ready": True})
        await ann.post(f"/api/tables/{table}/start")
        other = await bob.sit(grant)
        await other.reach(1)
        assert other.state is not None
        zones = other.state.view["zones"]
        own: set[str] = set()
        done = 0
        while done < count:
            socket = await ann.sit(created["seat"])
            self.report.connections += 1
            await socket.reach(1)
            assert socket.state is not None
            own |= set(socket.state.view["zones"]["A.hand"])
            own |= {card for own in socket.state.view["private"].values() for card in own["deck"]}
            hidden = {c for c in zones["B.hand"] if c} - own
            done += await self._storm(socket, count - done, hidden)
            await socket.close()
        await self._still_there(bob, grant, other)
        for person in (ann, bob):
            await person.close()

    async def _storm(self, socket: TableSocket, most: int, hidden: set[str]) -> int:
        """Send frames until there are enough or the server hangs up; return how many."""
        assert socket.ws is not None
        reader = asyncio.create_task(self._listen(socket.ws, hidden))
        open_ids = [decision["id"] for decision in socket.decisions]
        sent = 0
        try:
            while sent < most:
                await socket.ws.send(frame(self.rng, open_ids))
                sent += 1
                if sent % _PAUSE == 0:
                    await socket.send(wire.Ping(sent))
        except ConnectionClosed:
            pass
        else:
            await self._all_answered(socket, reader, sent)
        self.report.frames += sent
        reader.cancel()
        await asyncio.gather(reader, return_exceptions=True)
        return max(sent, 1)

    async def _all_answered(
        self, socket: TableSocket, reader: asyncio.Task[None], sent: int
    ) -> None:
        """Wait for the answer to one more ping, by which the server has read all other frames."""
        with contextlib.suppress(ConnectionClosed):
            await socket.send(wire.Ping(-sent))
        until = time.monotonic() + _PATIENCE_S
        while self._pong != -sent and not reader.done() and time.monotonic() < until:
            await asyncio.sleep(0.02)

    async def _listen(self, ws: ClientConnection, hidden: set[str]) -> None:
        """Check everything that comes back."""
        try:
            while True:
                data = await ws.recv(decode=False)
                self.report.answers += 1
                self._look(data, hidden)
        except GONE:
            pass

    def _look(self, data: bytes, hidden: set[str]) -> None:
        message = wire.decode_server(data)
        if isinstance(message, wire.Pong):
            self._pong = message.n
        if isinstance(message, wire.No | wire.Bye):
            self.report.codes[message.code] = self.report.codes.get(message.code, 0) + 1
            if message.code in ("internal", "store_down"):
                self.report.faults.append(f"the server failed: {message.message}")
        # Look for hidden cards only until the rival shows some of them by playing on.
        text = data.decode()
        shown = [card for card in hidden if f'"{card}"' in text or f":{card}" in text]
        if shown:
            self.report.faults.append(f"hidden cards in a frame: {shown}")

    async def _still_there(self, bob: Person, grant: dict[str, Any], other: TableSocket) -> None:
        """Check that the other player's game changed only by the rules."""
        again = await bob.sit(grant)
        await again.catch_up()
        await other.catch_up()
        if again.state is None or other.state is None or again.state.digest != other.state.digest:
            self.report.faults.append("two views of one seat differ")
        await again.close()
        await other.close()
