"""Do many pieces of work in this process, or in several on this machine."""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import active_children, get_context
from typing import TypeVar

from sevencats.kernel.errors import SevenCatsError

Item = TypeVar("Item")
Result = TypeVar("Result")

#: Queued pieces for each worker, so that none is idle.
_AHEAD = 4


def map_here(
    work: Callable[[Item], Result], items: Sequence[Item], workers: int = 1
) -> Generator[Result, None, None]:
    """Do all items; with several workers the results come in the order in which they are done."""
    if workers <= 1:
        for item in items:
            yield work(item)
        return
    others = set(active_children())
    # A fresh process for each worker: a fork would copy the thread of the progress bar in an
    # undefined state.
    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=_ignore_interrupts)
    finished = False
    try:
        yield from _map(pool, work, items, workers)
        finished = True
    except BrokenProcessPool as error:
        raise SevenCatsError("a worker process died; is there enough memory?") from error
    finally:
        if not finished:
            for child in set(active_children()) - others:
                child.terminate()
        pool.shutdown(cancel_futures=True)


def _map(
    pool: ProcessPoolExecutor,
    work: Callable[[Item], Result],
    items: Sequence[Item],
    workers: int,
) -> Generator[Result, None, None]:
    queue = iter(items)
    running = {pool.submit(work, item) for item in islice(queue, workers * _AHEAD)}
    while running:
        done, running = wait(running, return_when=FIRST_COMPLETED)
        running |= {pool.submit(work, item) for item in islice(queue, len(done))}
        for future in done:
            yield future.result()


def _ignore_interrupts() -> None:
    """Ignore Ctrl-C in workers: the main process handles it and ends them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
