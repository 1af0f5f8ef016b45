"""Messages between processes, over Redis by Litestar's channels backend.

Each process listens on one channel of its own. What waits for the same process goes out as one
message, in order. When Redis is lost, so may be messages: the hub is notified, and lets the clients
whose table lives elsewhere come again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import msgspec
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from sevencats.server.tables.commands import Answer, Command

#: How long another process may take to answer.
ANSWER_S = 3.0
_RETRY_S = 0.5

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
    """Envelopes from one process to another. A missing number tells that some were lost."""

    sender: str
    number: int
    envelopes: list[Envelope]


_decode = msgspec.msgpack.Decoder(_Bundle).decode
_encode = msgspec.msgpack.Encoder().encode


def _redis(url: str) -> Redis:
    """A connection that does not try again by itself: a loss must be noticed."""
    return Redis.from_url(
        url, retry=Retry(NoBackoff(), 0), health_check_interval=5, socket_connect_timeout=3
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
        on_loss: Callable[[], None],
    ) -> None:
        self.url = url
        self.process = process
        self._on_ask = on_ask
        self._on_push = on_push
        self._on_loss = on_loss
        self._calls: dict[int, asyncio.Future[Answer]] = {}
        self._number = 0
        self._outgoing: asyncio.Queue[tuple[str, Envelope]] = asyncio.Queue(20_000)
        self._tasks: set[asyncio.Task[None]] = set()
        self._received: dict[str, int] = {}
        self.connected = asyncio.Event()

    async def start(self) -> None:
        """Begin to listen; returns when this process can be reached."""
        self._spawn(self._listen())
        self._spawn(self._deliver())
        await asyncio.wait_for(self.connected.wait(), 10)

    async def stop(self) -> None:
        """Stop listening and sending."""
        for task in list(self._tasks):
            task.cancel()

    def _spawn(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        assert isinstance(task, asyncio.Task)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- sending -------------------------------------------------------------------------------

    async def ask(self, process: str, table: str, command: Command) -> Answer | None:
        """The answer of another process; None when there is none in time."""
        self._number += 1
        call = self._number
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._calls[call] = answer
        self._post(process, Ask(call, self.process, table, command))
        try:
            return await asyncio.wait_for(answer, ANSWER_S)
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

    def _post(self, process: str, envelope: Envelope) -> None:
        if self._outgoing.full():
            # Redis has been gone for long: nothing in here is of use any more.
            while not self._outgoing.empty():
                self._outgoing.get_nowait()
            self._on_loss()
        self._outgoing.put_nowait((process, envelope))

    async def _deliver(self) -> None:
        backend = RedisChannelsPubSubBackend(redis=_redis(self.url))
        sent: dict[str, int] = {}
        while True:
            process, envelope = await self._outgoing.get()
            batches: dict[str, list[Envelope]] = {process: [envelope]}
            while not self._outgoing.empty():
                process, envelope = self._outgoing.get_nowait()
                batches.setdefault(process, []).append(envelope)
            for process, envelopes in batches.items():
                sent[process] = sent.get(process, 0) + 1
                bundle = _Bundle(self.process, sent[process], envelopes)
                try:
                    await backend.publish(_encode(bundle), [_channel(process)])
                except Exception:
                    log.warning("Redis does not take messages")
                    self._on_loss()
                    await asyncio.sleep(_RETRY_S)

    # -- receiving -----------------------------------------------------------------------------

    async def _listen(self) -> None:
        """Receive envelopes for ever; a lost connection is made anew."""
        while True:
            redis = _redis(self.url)
            backend = RedisChannelsPubSubBackend(redis=redis)
            try:
                await backend.subscribe([_channel(self.process)])
                self.connected.set()
                async for _, data in backend.stream_events():
                    self._receive(data)
            except asyncio.CancelledError:
                await redis.aclose()
                raise
            except Exception:
                log.warning("Redis is gone; trying again")
            self._on_loss()
            await asyncio.sleep(_RETRY_S)

    def _receive(self, data: bytes) -> None:
        bundle = _decode(data)
        if bundle.number != self._received.get(bundle.sender, bundle.number - 1) + 1:
            self._on_loss()
        self._received[bundle.sender] = bundle.number
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
