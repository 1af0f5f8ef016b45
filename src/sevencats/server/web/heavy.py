"""Requests that take milliseconds: decks, replays, journals.

They run in one thread beside the event loop, so that no pick waits for them, and each person has a
limited share: heavy users only delay themselves.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sevencats.server.errors import Refusal

#: Maximum waiting jobs.
_WAITING = 32

_T = TypeVar("_T")


class HeavyWork:
    """The thread and its queue."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "heavy")
        self._waiting = 0

    async def run(self, work: Callable[..., _T], *args: Any) -> _T:
        """Run a job; ``busy`` if too many wait."""
        if self._waiting >= _WAITING:
            raise Refusal("busy")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work, *args)
        finally:
            self._waiting -= 1

    def stop(self) -> None:
        """Stop the thread; waiting jobs are dropped."""
        self._thread.shutdown(wait=False, cancel_futures=True)
