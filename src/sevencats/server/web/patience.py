"""Time limits for clients that exclude stalls of this process.

A machine that swaps, a suspended container or a slow disk stops the process. Messages that clients
sent meanwhile wait in the system's buffers, and are not late.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

#: A stall of any length uses up at most this much of the time.
_SLICE_S = 1.0

_T = TypeVar("_T")


class Patience:
    """The time that a client has, in seconds, for one message or several."""

    def __init__(self, seconds: float) -> None:
        self.left = seconds

    async def wait(self, receive: Callable[[], Awaitable[_T]]) -> _T:
        """Return the result of ``receive``; ``TimeoutError`` when the time is up. ``receive`` is
        cancelled and called again, so it must lose nothing by that."""
        clock = asyncio.get_running_loop().time
        while True:
            begun, whole = clock(), self.left <= 0
            piece = min(_SLICE_S, max(self.left, 0))
            try:
                async with asyncio.timeout(piece):
                    return await receive()
            except TimeoutError:
                # Check once more for messages that came during a stall.
                if whole:
                    raise
            finally:
                self.left -= min(piece, clock() - begun)
