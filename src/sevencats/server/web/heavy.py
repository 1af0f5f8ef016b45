"""Work of requests that takes milliseconds: decks, replays, journals.

It is done in one thread beside the event loop, so that nobody's pick waits for it, and each person
has a share of it: who asks for much waits alone.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sevencats.server.errors import Refusal

#: Pieces of work that may wait before others are refused.
_WAITING = 32

_T = TypeVar("_T")


class HeavyWork:
    """The thread, and how many wait for it."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "heavy")
        self._waiting = 0

    async def run(self, work: Callable[..., _T], *args: Any) -> _T:
        """Do a piece of work; ``busy`` when too many wait."""
        if self._waiting >= _WAITING:
            raise Refusal("busy")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work, *args)
        finally:
            self._waiting -= 1

    def stop(self) -> None:
        """End the thread; what waits is not done."""
        self._thread.shutdown(wait=False, cancel_futures=True)
