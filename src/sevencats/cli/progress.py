"""The progress bar of long commands."""

from __future__ import annotations

import sys
import time
from types import TracebackType
from typing import TextIO

_CELLS = 30
#: Seconds between two redraws: a command may report thousands of steps a second.
_REDRAW_S = 0.1


class Bar:
    """One line on standard error: a bar, the work done, a note and the time left.

    It is removed when the work is done, and never drawn without a terminal.
    """

    def __init__(
        self, name: str, total: int | None, done: int = 0, out: TextIO | None = None
    ) -> None:
        self._out = sys.stderr if out is None else out
        self._name = name
        self._total = total
        self._first = self._done = done
        self._began = time.monotonic()
        self._drawn = 0.0
        self._live = self._out.isatty()

    def __enter__(self) -> Bar:
        self.show(self._first, "")
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._live:
            self._out.write("\r\x1b[K")
            self._out.flush()

    def show(self, done: int, note: str, total: int | None = None) -> None:
        """Draw the amount of work done, and a note such as the rate."""
        self._done = done
        self._total = self._total if total is None else total
        now = time.monotonic()
        if not self._live or (now - self._drawn < _REDRAW_S and done != self._total):
            return
        self._drawn = now
        self._out.write(f"\r\x1b[K{self.line(done, note, now - self._began)}")
        self._out.flush()

    def advance(self, by: int = 1) -> None:
        """Add finished work."""
        self.show(self._done + by, "")

    def line(self, done: int, note: str, seconds: float) -> str:
        """The line after this many seconds."""
        if not self._total:
            return f"{self._name} {done} {note}"
        filled = min(_CELLS, _CELLS * done // self._total)
        bar = "━" * filled + " " * (_CELLS - filled)
        return f"{self._name} {bar} {done}/{self._total} {note} {self._left(done, seconds)}"

    def _left(self, done: int, seconds: float) -> str:
        fresh = done - self._first
        if self._total is None or fresh <= 0:
            return "-:--:--"
        left = round(seconds / fresh * (self._total - done))
        return f"{left // 3600}:{left // 60 % 60:02}:{left % 60:02}"
