"""How long a bot may think, and the notation behind its name: ``search@50ms``."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

#: On a busy machine a time budget may take up to this many times as long.
PATIENCE = 3
#: Python in a browser knows no processor time.
_thread_time: Callable[[], float] = getattr(time, "thread_time", perf_counter)


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think: milliseconds of computing, or a number of simulated games (0: no
    limit of that kind). Only simulations give the same move on every machine."""

    milliseconds: int = 50
    simulations: int = 0


def read_budget(text: str) -> Budget | None:
    """Read ``50ms`` or ``256`` (simulated games); None if it is neither."""
    number = text.removesuffix("ms")
    if not number.isdigit() or int(number) == 0:
        return None
    if text.endswith("ms"):
        return Budget(milliseconds=int(number))
    return Budget(milliseconds=0, simulations=int(number))


class Watch:
    """Counts the milliseconds of processor time of this thread. Waiting for other programs counts
    less, so that a bot does not play worse on a busy machine."""

    def __init__(self) -> None:
        self.began = perf_counter()
        self.computed = _thread_time()

    def spent(self) -> float:
        """Milliseconds of the budget that are used up."""
        computed = _thread_time() - self.computed
        return 1000 * max(computed, (perf_counter() - self.began) / PATIENCE)
