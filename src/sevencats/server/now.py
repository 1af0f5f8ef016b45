"""The time, as everything of a server measures it."""

from __future__ import annotations

import sys
import time

#: It continues while the machine sleeps, where the system has such a clock; Python in a browser
#: names it and has none.
_STEADY = None if sys.platform == "emscripten" else getattr(time, "CLOCK_BOOTTIME", None)


def _steady_ns() -> int:
    return time.monotonic_ns() if _STEADY is None else time.clock_gettime_ns(_STEADY)


#: The wall-clock time at zero of that clock.
_EPOCH_NS = time.time_ns() - _steady_ns()


def now_ms() -> int:
    """The time, in milliseconds since 1970. It never jumps: setting the system's clock must not use
    up a player's time."""
    return (_EPOCH_NS + _steady_ns()) // 1_000_000
