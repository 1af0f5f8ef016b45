"""Messages between processes, over Redis publish/subscribe.

Each process listens on its own channel. Waiting messages for the same process go out as one bundle,
in order and numbered. Redis does not store messages for absent listeners, so they can be lost;
every loss is detected, and the hub is told which process it concerns (``on_loss``, None: all):

- the receiver sees a gap in the numbers; without other traffic, a heartbeat carries the number;
- the sender learns from Redis that nobody was listening, or that Redis is down;
- a listener that misses even its own heartbeats has lost its subscription and creates a new one.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import msgspec
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from sevencats.server.tables.commands import Answer, Command

#: Seconds to wait for another process.
ANSWER_TIMEOUT_S = 3.0
_RETRY_S = 0.5
#: Missed heartbeats after which a listener considers its subscription lost.
_MISSED_BEATS = 4

log = logging.getLogger(__name__)


class _Envelope(msgspec.Struct, frozen=True, tag=True):
    pass


class Ask(_Envelope, frozen=True):
    """A command for a table of the receiver; ``call`` 0: no answer is wanted."""

    call: int
    sender: str
    table: str
    command: Command


class Reply(_Envelope, frozen=True):
    """The answer to a call."""

    call: int
    answer: Answer


class Push(_Envelope, frozen=True):
    """A message for a connection of the receiver."""

    conn: str
    data: bytes
    close: bool


Envelope = Ask | Reply | Push


class _Bundle(msgspec.Struct, frozen=True):
    """Envelopes from one process to another. A gap in the numbers means that some were lost."""

    sender: str
    number: int
    envelopes: list[Envelope]


_decode = msgspec.msgpack.Decoder(_Bundle).decode
_encode = msgspec.msgpack.Encoder().encode


def _redis(url: str) -> Redis:
    """A connection that does not retry by itself: a loss must be detected."""
    return Redis.from_url(
        url, retry=Retry(NoBackoff(), 0), socket_connect_timeout=3, socket_timeout=None
    )


def _channel(process: str) -> str:
    return f"sevencats.{process}"


class Bus:
    """One process's connection to the others."""

    def __init__(
        self,
        url: str,
        process: str,
        on_ask: Callable[[str, Command], Awaitable[Answer]],
        on_push: Callable[[str, bytes, bool], None],
        on_loss: Callable[[str | None], None],
        beat_seconds: float = 1.5,
    ) -> None:
        self.url = url
        self.process = process
        self.beat_seconds = beat_seconds
        self._on_ask = on_ask
        self._on_push = on_push
        self._on_loss = on_loss
        self._calls: dict[int, asyncio.Future[Answer]] = {}
        self._number = 0
        self._outgoing: asyncio.Queue[tuple[str, Envelope | None]] = asyncio.Queue(20_000)
        self._tasks: set[asyncio.Task[None]] = set()
        #: The numbers of the last bundles to and from each process.
        self._sent: dict[str, int] = {}
        self._received: dict[str, int] = {}
        self.connected = asyncio.Event()
        #: When a bundle came last; this process hears itself in every beat.
        self.heard_at = 0.0

    async def start(self) -> None:
        """Start listening; returns when this process can be reached."""
        self.heard_at = _now()
        self._spawn(self._listen())
        self._spawn(self._deliver())
        self._spawn(self._beat())
        await asyncio.wait_for(self.connected.wait(), 10)

    async def stop(self) -> None:
        """Stop listening and sending."""
        for task in list(self._tasks):
            task.cancel()

    def forget(self, living: set[str]) -> None:
        """Stop sending heartbeats to dead processes."""
        for process in self._sent.keys() - living:
            del self._sent[process]
        for process in self._received.keys() - living:
            del self._received[process]

    def _spawn(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        assert isinstance(task, asyncio.Task)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- sending -------------------------------------------------------------------------------

    async def ask(self, process: str, table: str, command: Command) -> Answer | None:
        """Ask another process; None if it does not answer in time."""
        self._number += 1
        call = self._number
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._calls[call] = answer
        self._post(process, Ask(call, self.process, table, command))
        try:
            return await asyncio.wait_for(answer, ANSWER_TIMEOUT_S)
        except TimeoutError:
            return None
        finally:
            del self._calls[call]

    def forward(self, process: str, table: str, command: Command) -> None:
        """Send a command without waiting."""
        self._post(process, Ask(0, self.process, table, command))

    def push(self, process: str, conn: str, data: bytes, close: bool) -> None:
        """Send a message to a connection of another process."""
        self._post(process, Push(conn, data, close))

    async def _beat(self) -> None:
        """Send the current numbers to all processes, including this one."""
        while True:
            for process in {self.process, *self._sent}:
                self._post(process, None)
            await asyncio.sleep(self.beat_seconds)

    def _post(self, process: str, envelope: Envelope | None) -> None:
        """Queue an envelope, or (None) a heartbeat."""
        if self._outgoing.full():
            # Redis has been down too long for these messages to be of use.
            while not self._outgoing.empty():
                lost, _ = self._outgoing.get_nowait()
                self._sent[lost] = self._sent.get(lost, 0) + 1
            self._on_loss(None)
        self._outgoing.put_nowait((process, envelope))

    async def _deliver(self) -> None:
        redis = _redis(self.url)
        try:
            while True:
                process, envelope = await self._outgoing.get()
                batches: dict[str, list[Envelope]] = {process: _some(envelope)}
                while not self._outgoing.empty():
                    process, envelope = self._outgoing.get_nowait()
                    batches.setdefault(process, []).extend(_some(envelope))
                for process, envelopes in batches.items():
                    await self._publish(redis, process, envelopes)
        finally:
            await redis.aclose()

    async def _publish(self, redis: Redis, process: str, envelopes: list[Envelope]) -> None:
        # A heartbeat repeats the previous bundle's number, so losing one is harmless.
        number = self._sent.get(process, 0) + bool(envelopes)
        self._sent[process] = number
        bundle = _encode(_Bundle(self.process, number, envelopes))
        try:
            listeners = await asyncio.wait_for(
                redis.publish(_channel(process), bundle), ANSWER_TIMEOUT_S
            )
        except Exception:
            log.warning("Redis does not take messages")
            self._on_loss(None)
            await asyncio.sleep(_RETRY_S)
            return
        if not listeners and envelopes:
            self._on_loss(process)

    # -- receiving -----------------------------------------------------------------------------

    async def _listen(self) -> None:
        """Receive bundles forever, reconnecting when the connection is lost."""
        patience = _MISSED_BEATS * self.beat_seconds
        while True:
            redis = _redis(self.url)
            try:
                async with redis.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(_channel(self.process))
                    self.connected.set()
                    until = _now() + patience
                    while _now() < until:
                        message = await channel.get_message(timeout=self.beat_seconds)
                        if message is not None:
                            self._receive(message["data"])
                            until = _now() + patience
                log.warning("nothing comes from Redis; listening anew")
            except Exception:
                log.warning("Redis is gone; trying again")
            finally:
                self.connected.clear()
                await redis.aclose()
            self._on_loss(None)
            await asyncio.sleep(_RETRY_S)

    def _receive(self, data: bytes) -> None:
        self.heard_at = _now()
        bundle = _decode(data)
        last = self._received.get(bundle.sender, 0)
        self._received[bundle.sender] = bundle.number
        if bundle.number != last + bool(bundle.envelopes) and bundle.sender != self.process:
            self._on_loss(bundle.sender)
        for envelope in bundle.envelopes:
            match envelope:
                case Ask():
                    self._spawn(self._answer(envelope))
                case Reply():
                    waiting = self._calls.get(envelope.call)
                    if waiting is not None and not waiting.done():
                        waiting.set_result(envelope.answer)
                case Push():
                    self._on_push(envelope.conn, envelope.data, envelope.close)

    async def _answer(self, envelope: Ask) -> None:
        answer = await self._on_ask(envelope.table, envelope.command)
        if envelope.call:
            self._post(envelope.sender, Reply(envelope.call, answer))


def _some(envelope: Envelope | None) -> list[Envelope]:
    return [] if envelope is None else [envelope]


def _now() -> float:
    return asyncio.get_running_loop().time()
