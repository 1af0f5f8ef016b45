"""Detects stalls of the process: suspended, swapped out, or kept from the processor."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from sevencats.server.now import now_ms

_BEAT_MS = 500
#: Shorter stalls are ignored.
_WORTH_MS = 1000


class Stalls:
    """Calls ``told`` with the milliseconds of each stop, before anything that became due in the
    meantime is carried out by a task."""

    def __init__(self, told: Callable[[int], None]) -> None:
        self._told = told
        self._seen = now_ms()
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Start the detection."""
        self._seen = now_ms()
        self._wait()

    def stop(self) -> None:
        """Stop the detection."""
        if self._timer is not None:
            self._timer.cancel()

    def _wait(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(_BEAT_MS / 1000, self._look)

    def _look(self) -> None:
        now = now_ms()
        lost, self._seen = now - self._seen - _BEAT_MS, now
        self._wait()
        if lost >= _WORTH_MS:
            self._told(lost)
