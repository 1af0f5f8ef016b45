"""The steps of a set-up: run side by side, shown with their times. Standard library only."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable
from typing import TextIO

#: A person is told at least this often what is going on.
TICK_S = 1.0


class StepFailed(Exception):
    """A step could not be done. The message is for the person who waits."""


class Step:
    """One named step, and when it began and ended."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.began = time.monotonic()
        self.seconds = 0.0
        self.done = False
        self.error: BaseException | None = None

    def elapsed(self) -> float:
        """Seconds until now, or until it ended."""
        return self.seconds if self.done else time.monotonic() - self.began


class Progress:
    """Steps that were begun. A context manager: it shows them while it is open."""

    def __init__(self, out: TextIO = sys.stderr) -> None:
        self.steps: list[Step] = []
        self._began = time.monotonic()
        self._out = out
        self._lock = threading.Lock()
        self._closed = threading.Event()
        self._live = out.isatty()
        self._ticker = threading.Thread(target=self._tick, daemon=True)

    def __enter__(self) -> Progress:
        self._ticker.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._closed.set()
        self._ticker.join()

    def step(self, name: str, do: Callable[[], None]) -> None:
        """Do one step in this thread. Whatever it raises is kept with it and raised again."""
        step = Step(name)
        with self._lock:
            self.steps.append(step)
            self._write(f"  {name} ...")
        try:
            do()
        except BaseException as error:
            step.error = error
            raise
        finally:
            step.seconds, step.done = step.elapsed(), True
            with self._lock:
                mark = "✗" if step.error else "✓"
                self._write(f"  {mark} {name} {step.seconds:.1f} s")

    def elapsed(self) -> float:
        """Seconds since the first step could begin."""
        return time.monotonic() - self._began

    def _write(self, line: str) -> None:
        self._out.write(f"\r\x1b[K{line}\n" if self._live else f"{line}\n")
        self._out.flush()

    def _tick(self) -> None:
        """On a terminal the last line tells what is running, and for how long."""
        while not self._closed.wait(TICK_S):
            with self._lock:
                running = [step for step in self.steps if not step.done]
                if self._live and running:
                    names = ", ".join(f"{step.name} {step.elapsed():.0f} s" for step in running)
                    self._out.write(f"\r\x1b[K  {names}")
                    self._out.flush()
        if self._live:
            self._out.write("\r\x1b[K")
            self._out.flush()


class Background:
    """A function that runs in a thread of its own; ``wait`` raises what it raised."""

    def __init__(self, do: Callable[[], None]) -> None:
        self._error: BaseException | None = None
        self._thread = threading.Thread(target=self._run, args=(do,), daemon=True)
        self._thread.start()

    def _run(self, do: Callable[[], None]) -> None:
        try:
            do()
        except BaseException as error:
            self._error = error

    def wait(self) -> None:
        """Wait until it has ended."""
        self._thread.join()
        if self._error is not None:
            raise self._error
