"""Worker processes, for work that would delay everybody's picks."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Any, TypeVar

_T = TypeVar("_T")


class Workers:
    """A pool of processes that have loaded the games. ``nice`` lowers their priority."""

    def __init__(self, count: int, nice: int = 0) -> None:
        self.count = count
        self.nice = nice
        self._pool: ProcessPoolExecutor | None = None

    def start(self) -> None:
        """Start the processes before the first piece of work."""
        self._executor().submit(os.getpid)

    def stop(self) -> None:
        """Stop the processes."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def run(self, work: Callable[..., _T], *args: Any) -> _T:
        """Do a piece of work in one of them. A process that was killed is replaced once."""
        loop = asyncio.get_running_loop()
        for _ in range(2):
            pool = self._executor()
            try:
                return await loop.run_in_executor(pool, work, *args)
            except BrokenProcessPool:
                # Another caller may have started a new pool already.
                if self._pool is pool:
                    self._pool = None
        raise RuntimeError("the worker processes end as soon as they begin")

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Not a fork: this process has threads and an event loop that must not be copied.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.count, context, _begin, (self.nice,))
        return self._pool


def _begin(nice: int) -> None:
    """Load the games; and exit with the server even if it is killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    # Checked only afterwards: loading takes a while, and the server may have died meanwhile.
    from sevencats.plugin import plugins

    plugins()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)
