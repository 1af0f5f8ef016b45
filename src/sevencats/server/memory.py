"""Garbage collection that stops nobody for long.

Python looks for cycles of dead objects by walking over all living ones, and nothing else happens
meanwhile: a second and more where thousands of games are in memory. Almost everything here dies by
being let go of, so the walk finds little. Therefore what has survived for some seconds is *frozen*:
it is freed like anything else when the last user lets go of it, but no more walked over. Each walk
then costs what was made since the one before. Cycles that die after they were frozen stay until
nothing is in use, when everything is looked at: so what comes and goes all the time, such as tables
and connections, must not leave any. Where a walk has found nothing, it is taken that the next few
would find nothing either: what was made then is frozen unseen.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

from sevencats.server import metrics

#: New objects before Python itself looks at the youngest. ``run`` comes first unless a single step
#: makes very many: what Python looks at would be looked at again by ``run``.
_THRESHOLDS = (100_000, 20, 1_000_000)
#: A walk should take so long. How many objects it will meet cannot be asked (Python's count of new
#: ones goes down when old ones die), so the time between two walks follows from how long the last
#: one took: a busy process walks often and never far.
_AIM_S = 0.01
_SHORTEST_S, _LONGEST_S = 0.05, 5.0
#: Walks that are left out after one that found almost nothing, and how many dead objects a second
#: that is: what is lost by it, some 50 MB a day at worst, is found when nothing is in use.
_LEFT_OUT = 9
_ALMOST_NOTHING = 5.0
#: A whole walk is made at most so often.
_WHOLE_EVERY_S = 600.0


def next_wait(waited: float, took: float) -> float:
    """The time until the next walk, if the last one took so long after so much waiting. It changes
    step by step: what there is to do changes, too."""
    factor = min(2.0, max(0.5, _AIM_S / max(took, 1e-6)))
    return min(_LONGEST_S, max(_SHORTEST_S, waited * factor))


def walks_to_leave_out(found: int, waited: float) -> int:
    """How many of the next walks are not worth their time, if the last one found so many dead
    objects of so many seconds."""
    return _LEFT_OUT if found <= _ALMOST_NOTHING * waited else 0


class Collector:
    """The garbage collection of a process. ``in_use``: how many tables are in memory."""

    def __init__(self, in_use: Callable[[], int]) -> None:
        self._in_use = in_use
        self._begun = 0.0
        self._whole_at = time.monotonic()
        self._before = gc.get_threshold()

    def start(self) -> None:
        """Freeze what a server process has loaded, and measure every pause from now on."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(*_THRESHOLDS)
        gc.callbacks.append(self._measure)

    def stop(self) -> None:
        """Leave garbage collection as it was."""
        gc.callbacks.remove(self._measure)
        gc.set_threshold(*self._before)
        gc.unfreeze()

    async def run(self) -> None:
        """Collect what was made lately, again and again."""
        wait, left_out = _SHORTEST_S, 0
        while True:
            await asyncio.sleep(wait)
            if left_out:
                left_out -= 1
                gc.freeze()
                continue
            begun = time.thread_time()  # how busy the machine is does not matter
            left_out = walks_to_leave_out(self.collect(), wait)
            wait = next_wait(wait, time.thread_time() - begun)

    def collect(self) -> int:
        """Look at what is not frozen and freeze what survives; at all when nothing is in use. Gives
        how many dead objects were found."""
        if not self._in_use() and time.monotonic() - self._whole_at > _WHOLE_EVERY_S:
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
