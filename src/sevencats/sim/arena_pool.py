"""Play the sets of an arena in this process, or in several on this machine."""

from __future__ import annotations

import signal
from collections.abc import Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import active_children, get_context

from sevencats.kernel.errors import SevenCatsError
from sevencats.sim.arena import Arena, Job, Played, play_set

#: Sets that wait for each worker, so that none is idle.
_AHEAD = 4


def play_here(arena: Arena, jobs: Sequence[Job], workers: int = 1) -> Generator[Played, None, None]:
    """Play all sets; with several workers they come in the order in which they are done."""
    if workers <= 1:
        for job in jobs:
            yield play_set(arena, job)
        return
    others = set(active_children())
    # A fresh process for each worker: a copy of this one would copy the bar's thread half-way.
    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=_leave_interrupts)
    finished = False
    try:
        yield from _play(pool, arena, jobs, workers)
        finished = True
    except BrokenProcessPool as error:
        raise SevenCatsError("a worker process died; is there enough memory?") from error
    finally:
        if not finished:
            for child in set(active_children()) - others:
                child.terminate()
        pool.shutdown(cancel_futures=True)


def _play(
    pool: ProcessPoolExecutor, arena: Arena, jobs: Sequence[Job], workers: int
) -> Generator[Played, None, None]:
    queue = iter(jobs)
    running = {pool.submit(play_set, arena, job) for job in islice(queue, workers * _AHEAD)}
    while running:
        done, running = wait(running, return_when=FIRST_COMPLETED)
        running |= {pool.submit(play_set, arena, job) for job in islice(queue, len(done))}
        for future in done:
            yield future.result()


def _leave_interrupts() -> None:
    """Ctrl-C is for the main process, which ends its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
