"""Bots think in processes of their own: a move that takes a second must not hold up a pick.

A bot gets its seat's blindfolded table as data, so it could not cheat if it wanted to. It is
created again for each question, from the table's seed and the number of the step, so a crash
changes nothing. The order of questions is decided here (``turns``), because the processes' own
queue does not know which of them people wait for.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from sevencats.kernel.decisions import Decision
from sevencats.kernel.rng import Rng
from sevencats.kernel.snapshot import digest, dump, load
from sevencats.kernel.state import State
from sevencats.kernel.views import blindfold
from sevencats.plugin.bots.base import Reason, Sight
from sevencats.plugin.odds import TRIES, Chance
from sevencats.server.games import plugin_of
from sevencats.server.tables.meter import Meter
from sevencats.server.tables.services import Workers
from sevencats.server.tables.turns import Share, Turns

_BOT_STREAM = 0xB07

_T = TypeVar("_T")

log = logging.getLogger(__name__)


class BotPool:
    """The processes in which bots think."""

    def __init__(self, workers: Workers, count: int, meter: Meter | None = None) -> None:
        self._workers = workers
        self._turns = Turns(count)
        self._meter = meter or Meter()

    def start(self) -> None:
        """Start the processes before the first question."""
        self._workers.start()

    def stop(self) -> None:
        """Stop the processes."""
        self._workers.stop()

    @property
    def waiting(self) -> int:
        """The number of questions waiting for a process."""
        return self._turns.waiting

    async def choose(
        self, state: State, decision: Decision, level: str, seed: int, share: Share
    ) -> str:
        """The key of the option a bot takes. Always returns one, even after an error: a bot must
        not block its table."""
        try:
            return (await self.advise(state, decision, level, seed, share))[0]
        except Exception:
            log.exception("a bot failed", extra={"level": level, "decision": decision.kind})
            return decision.keys[Rng(_mixed(seed, decision)).below(len(decision.keys))]

    async def advise(
        self, state: State, decision: Decision, level: str, seed: int, share: Share
    ) -> tuple[str, Reason]:
        """The key of the option a bot would take, and why."""
        loop = asyncio.get_running_loop()
        begun = loop.time()
        try:
            async with self._turns.turn(share):
                self._meter.bot_began(loop.time() - begun)
                blob = msgspec.json.encode(dump(blindfold(state, decision.seat)))
                args = (state.game.name, blob, decision.id, level, _mixed(seed, decision))
                return await self._workers.run(_think, *args)
        finally:
            self._meter.bot_answered(loop.time() - begun)

    async def run(self, share: Share, work: Callable[..., _T], *args: Any) -> _T:
        """Do other slow work that needs the games."""
        async with self._turns.turn(share):
            return await self._workers.run(work, *args)

    async def estimate(self, state: State, seat: int, against: str, share: Share) -> Chance:
        """The likely outcomes of something, estimated from what a seat knows."""
        async with self._turns.turn(share):
            known = blindfold(state, seat)
            # The seed depends only on the position: people would not believe a forecast that
            # changes.
            seed = int(digest(known)[:15], 16)
            blob = msgspec.json.encode(dump(known))
            return await self._workers.run(_estimate, state.game.name, blob, seat, against, seed)


def _mixed(seed: int, decision: Decision) -> int:
    return Rng(seed ^ _BOT_STREAM + decision.id).next()


def _think(game: str, blob: bytes, number: int, level: str, seed: int) -> tuple[str, Reason]:
    state = load(msgspec.json.decode(blob))
    decision = next(d for d in state.pending if d.id == number)
    choice = plugin_of(game).players.make(level, seed).choose(Sight(state, decision))
    return decision.keys[choice.option], choice.reason


def _estimate(game: str, blob: bytes, seat: int, against: str, seed: int) -> Chance:
    maker = plugin_of(game).odds
    assert maker is not None
    return maker.estimate(load(msgspec.json.decode(blob)), seat, against, TRIES, Rng(seed))
