"""Looks at finished games for what people have earned in them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from sevencats.kernel.run import Row
from sevencats.kit.achievements import LESSON, Earned
from sevencats.server.errors import Refusal
from sevencats.server.games import kit_of
from sevencats.server.store.achievements import AchievementStore
from sevencats.server.store.database import Database, now_ms
from sevencats.server.store.lobby import Lobby
from sevencats.server.store.records import TableRecord
from sevencats.server.tables.replay import Playback, Playbacks

#: Whoever is there asks at the end of a game; the games of those who are not wait so long.
_LATER_MS = 15_000
_AT_ONCE = 20

#: Runs a function with its arguments where it holds nobody up.
RunApart = Callable[..., Awaitable[Any]]

log = logging.getLogger(__name__)


class AchievementJudge:
    """Looks at each finished game once, when somebody asks or a little later."""

    def __init__(self, database: Database, playbacks: Playbacks, run_apart: RunApart) -> None:
        self.store = AchievementStore(database)
        self._lobby = Lobby(database)
        self._playbacks = playbacks
        self._run_apart = run_apart

    async def run(self, seconds: float) -> None:
        """Look at games that nobody has asked about, again and again."""
        while True:
            await asyncio.sleep(seconds)
            try:
                await self.judge_waiting(now_ms() - _LATER_MS)
            except Refusal as refusal:
                log.warning("achievements: %s", refusal)
            except Exception:
                log.exception("achievements")

    async def judge_waiting(self, before: int) -> None:
        """Look at some games that ended before a time."""
        for table in await self.store.unjudged(before, _AT_ONCE):
            await self._judge_safely(table)

    async def settle(self, table: str) -> None:
        """Look at a game if that was not done yet."""
        if await self.store.is_unjudged(table):
            await self._judge_safely(table)

    async def _judge_safely(self, table: str) -> None:
        """Look at a game. One that cannot be read any more has earned nothing."""
        record = await self._lobby.get(table)
        earned: dict[str, frozenset[str]] = {}
        try:
            earned = await self._judge(record)
        except Refusal as refusal:
            if refusal.code in ("store_down", "busy"):
                raise
            log.warning("no achievements: %s", refusal, extra={"table": table})
        except Exception:
            log.exception("no achievements", extra={"table": table})
        offers = kit_of(record.setup.game).achievements
        await self.store.add(record.setup.game, offers, earned, record.updated, table)

    async def _judge(self, record: TableRecord) -> dict[str, frozenset[str]]:
        if record.status != "finished" or record.setup.hot_seat:
            return {}
        if record.setup.lesson:
            return _lesson(record)
        if not any(seat.user for seat in record.seats):
            return {}
        playback = await self._playbacks.get(record)
        if playback.played.base is not None:
            return {}  # it began where another game stood
        people = people_alone(record, playback.rows)
        if not people:
            return {}
        earned: Earned = await self._run_apart(_earned, record.setup.game, playback)
        return {user: earned.get(seat, frozenset()) for seat, user in people.items()}


def people_alone(record: TableRecord, rows: Sequence[Row]) -> dict[int, str]:
    """The seats for which a person has made every pick, with those persons."""
    helped = {row.seat for row in rows if row.kind == "pick" and row.by in ("bot", "standin")}
    return {
        seat.seat: seat.user
        for seat in record.seats
        if seat.user is not None and not seat.bot and seat.seat not in helped
    }


def _lesson(record: TableRecord) -> dict[str, frozenset[str]]:
    returns = record.result.returns if record.result is not None else ()
    return {
        seat.user: frozenset({LESSON + record.setup.lesson})
        for seat in record.seats
        if seat.user is not None and seat.seat < len(returns) and returns[seat.seat] > 0
    }


def _earned(game: str, playback: Playback) -> Earned:
    return kit_of(game).achievements.earned(playback.every_step())
