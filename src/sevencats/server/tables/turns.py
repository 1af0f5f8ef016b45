"""A fair queue: work that a person waits for comes first, and hosts take turns, so that one host
with many tables delays only those."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple


class Share(NamedTuple):
    """The host whose share is used, and whether a person waits."""

    host: str
    awaited: bool


_Queues = OrderedDict[str, deque["asyncio.Future[None]"]]


class Turns:
    """A semaphore with a fair order."""

    def __init__(self, count: int) -> None:
        self._free = count
        self._awaited: _Queues = OrderedDict()
        self._others: _Queues = OrderedDict()

    @property
    def waiting(self) -> int:
        """The number of waiting jobs."""
        return sum(map(len, self._awaited.values())) + sum(map(len, self._others.values()))

    @asynccontextmanager
    async def turn(self, share: Share) -> AsyncIterator[None]:
        """Wait for a turn, and hold it during the block."""
        await self._take(share)
        try:
            yield
        finally:
            self._pass_on()

    async def _take(self, share: Share) -> None:
        if self._free:
            self._free -= 1
            return
        queues = self._awaited if share.awaited else self._others
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queues.setdefault(share.host, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._pass_on()  # it came in the same moment
            raise

    def _pass_on(self) -> None:
        turn = _next(self._awaited) or _next(self._others)
        if turn is None:
            self._free += 1
        else:
            turn.set_result(None)


def _next(queues: _Queues) -> asyncio.Future[None] | None:
    """The first waiter of the host whose turn it is; that host goes to the end."""
    while queues:
        host, queue = queues.popitem(last=False)
        while queue and queue[0].done():  # given up
            queue.popleft()
        if queue:
            turn = queue.popleft()
            if queue:
                queues[host] = queue
            return turn
    return None
