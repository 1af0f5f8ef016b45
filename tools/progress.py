"""The steps of a set-up: run in parallel, shown with their times. Standard library only."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections.abc import Callable
from typing import TextIO

#: Seconds between progress messages.
TICK_S = 1.0
#: Seconds that an interrupted program gets to end by itself.
PATIENCE_S = 10.0


class StepFailed(Exception):
    """A failed step. The message is for the user, and so is the output, where it says why."""

    def __init__(self, message: str, output: str = "") -> None:
        super().__init__(message)
        self.output = output


class Step:
    """One named step, and when it began and ended."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.began = time.monotonic()
        self.seconds = 0.0
        self.done = False
        self.error: BaseException | None = None

    def elapsed(self) -> float:
        """Seconds from its start until now, or until it ended."""
        return self.seconds if self.done else time.monotonic() - self.began


class Progress:
    """The steps started so far. A context manager: it shows them while it is open."""

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
        """Run one step in this thread. An exception is stored with it and raised again."""
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
        """Seconds since the first step could start."""
        return time.monotonic() - self._began

    def _write(self, line: str) -> None:
        self._out.write(f"\r\x1b[K{line}\n" if self._live else f"{line}\n")
        self._out.flush()

    def _tick(self) -> None:
        """On a terminal, the last line shows what is running, and for how long."""
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
    """A function that runs in its own thread; ``wait`` raises its exception."""

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


def ended(process: subprocess.Popen[str]) -> str:
    """Wait until a process has ended, also when Ctrl-C interrupts both, and return its output.
    Otherwise npm would still be writing when the next run begins."""
    try:
        return process.communicate()[0] or ""
    except KeyboardInterrupt:
        try:
            process.wait(PATIENCE_S)
        except subprocess.TimeoutExpired:
            process.kill()
        raise
