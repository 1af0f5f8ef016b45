"""Bots think in processes of their own: a move that takes a second must not hold up a pick.

A bot gets its seat's blindfolded table as data, so it could not cheat if it wanted to. It is made
anew for each question, from the table's seed and the number of the step: after a crash it goes on
as if nothing had happened.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait

import msgspec

from sevencats.bots.base import Sight
from sevencats.kernel.decisions import Decision
from sevencats.kernel.rng import Rng
from sevencats.kernel.snapshot import dump, load
from sevencats.kernel.state import State
from sevencats.kernel.views import blindfold
from sevencats.server import metrics
from sevencats.server.hosting import all_hostings, hosting

_BOT_STREAM = 0xB07

log = logging.getLogger(__name__)


class BotPool:
    """The processes in which bots think."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    def start(self) -> None:
        """Get ready, so that the first question need not wait for a process to start."""
        self._executor().submit(os.getpid)

    def stop(self) -> None:
        """End the processes."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Not a fork: this process has threads and an event loop that must not be copied.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, context, initializer=_begin)
        return self._pool

    async def choose(self, state: State, decision: Decision, level: str, seed: int) -> str:
        """The key of the option a bot takes. Whatever goes wrong, there is an answer: a table
        must not stand still because of a bot."""
        loop = asyncio.get_running_loop()
        begun = loop.time()
        mixed = Rng(seed ^ _BOT_STREAM + decision.id).next()
        try:
            blob = msgspec.json.encode(dump(blindfold(state, decision.seat)))
            for _ in range(2):
                try:
                    args = (state.game.name, blob, decision.id, level, mixed)
                    return await loop.run_in_executor(self._executor(), _think, *args)
                except BrokenProcessPool:
                    self._pool = None  # a worker was killed: begin anew
            raise RuntimeError("the bots' processes end as soon as they begin")
        except Exception:
            log.exception("a bot failed", extra={"level": level, "decision": decision.kind})
            return decision.keys[Rng(mixed).below(len(decision.keys))]
        finally:
            metrics.bot_seconds.observe(loop.time() - begun)


def _begin() -> None:
    """Load the games, and end with the server even if it is killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()
    all_hostings()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


def _think(game: str, blob: bytes, number: int, level: str, seed: int) -> str:
    state = load(msgspec.json.decode(blob))
    decision = next(d for d in state.pending if d.id == number)
    bot = hosting(game).make_bot(level, seed)
    return decision.keys[bot.choose(Sight(state, decision)).option]
