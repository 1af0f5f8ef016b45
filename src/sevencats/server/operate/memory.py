"""Garbage collection without long pauses.

Python finds dead cycles by visiting all living objects while everything else waits: a second and
more with thousands of games in memory. Almost all our objects are freed by reference counting, so a
collection finds little. Therefore objects that survive for some seconds are *frozen*: they are
still freed when their last reference goes, but collections skip them. Each collection then only
costs as much as was created since the previous one. Cycles that die after being frozen stay until
no table is in use, when everything is collected: so short-lived objects, such as tables and
connections, must not leave any. After a collection that found nothing, the next few are skipped:
objects created then are frozen unseen.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

from sevencats.server.operate import metrics

#: New objects before Python itself collects the youngest generation. ``run`` comes first unless a
#: single step creates very many: otherwise the same objects would be visited twice.
_THRESHOLDS = (100_000, 20, 1_000_000)
#: Target duration of a collection. The number of objects to visit is unknown (Python's count of new
#: ones goes down when old ones die), so the interval follows from the duration of the last one: a
#: busy process collects often and little.
_TARGET_S = 0.01
_SHORTEST_S, _LONGEST_S = 0.05, 5.0
#: Collections to skip after one that found almost nothing, and the limit for that, in dead objects
#: per second: the memory lost, some 50 MB a day at worst, is recovered when no table is in use.
_SKIPPED = 9
_ALMOST_NOTHING = 5.0
#: Minimum interval between full collections.
_FULL_EVERY_S = 600.0


def next_wait(waited: float, took: float) -> float:
    """The time until the next collection, given the last interval and duration. It changes
    gradually, because the load changes too."""
    factor = min(2.0, max(0.5, _TARGET_S / max(took, 1e-6)))
    return min(_LONGEST_S, max(_SHORTEST_S, waited * factor))


def collections_to_skip(found: int, waited: float) -> int:
    """The number of collections to skip, given how many dead objects the last one found in how many
    seconds."""
    return _SKIPPED if found <= _ALMOST_NOTHING * waited else 0


class Collector:
    """The garbage collector of a process. ``in_use``: the number of tables in memory."""

    def __init__(self, in_use: Callable[[], int]) -> None:
        self._in_use = in_use
        self._begun = 0.0
        self._whole_at = time.monotonic()
        self._before = gc.get_threshold()

    def start(self) -> None:
        """Freeze everything that a server process has loaded, and measure every pause from now
        on."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(*_THRESHOLDS)
        gc.callbacks.append(self._measure)

    def stop(self) -> None:
        """Restore the original settings."""
        gc.callbacks.remove(self._measure)
        gc.set_threshold(*self._before)
        gc.unfreeze()

    async def run(self) -> None:
        """Collect recent objects, periodically."""
        wait, left_out = _SHORTEST_S, 0
        while True:
            await asyncio.sleep(wait)
            if left_out:
                left_out -= 1
                gc.freeze()
                continue
            begun = time.thread_time()  # independent of the load of the machine
            left_out = collections_to_skip(self.collect(), wait)
            wait = next_wait(wait, time.thread_time() - begun)

    def collect(self) -> int:
        """Collect everything that is not frozen and freeze the survivors; collect all objects when
        no table is in use. Returns the number of dead objects found."""
        if not self._in_use() and time.monotonic() - self._whole_at > _FULL_EVERY_S:
            gc.unfreeze()
            self._whole_at = time.monotonic()
        found = gc.collect()
        gc.freeze()
        return found

    def _measure(self, phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            self._begun = time.perf_counter()
        else:
            took = time.perf_counter() - self._begun
            metrics.gc_seconds.labels(str(info["generation"])).observe(took)
