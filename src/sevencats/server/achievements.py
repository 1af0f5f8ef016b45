"""Checks finished games for achievements.

That replays the whole game, so it is done in the bots' processes.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import NamedTuple

from sevencats.kernel.run import Row
from sevencats.plugin.achievements import LESSON
from sevencats.server.errors import Refusal
from sevencats.server.games import plugin_of
from sevencats.server.now import now_ms
from sevencats.server.store.achievements import AchievementStore, Judged
from sevencats.server.store.beginnings import read_beginning
from sevencats.server.store.db.database import Database
from sevencats.server.store.journal import StoredRow, rows_from, stored_rows
from sevencats.server.store.lobby import Lobby
from sevencats.server.store.records import TableRecord
from sevencats.server.tables.bots import BotPool
from sevencats.server.tables.history.replay import FinishedGame, Playback
from sevencats.server.tables.turns import Share

#: Check games that no client asked about after this time; clients of connected players ask at the
#: end.
_LATER_MS = 15_000
_AT_ONCE = 20

_Earned = dict[str, frozenset[str]]

log = logging.getLogger(__name__)


class AchievementJudge:
    """Checks each finished game once, when a user asks or a little later."""

    def __init__(self, database: Database, pool: BotPool) -> None:
        self.store = AchievementStore(database)
        self._database = database
        self._lobby = Lobby(database)
        self._pool = pool

    async def run(self, seconds: float) -> None:
        """Check games that nobody has asked about, forever."""
        while True:
            await asyncio.sleep(seconds)
            try:
                await self.judge_waiting(now_ms() - _LATER_MS)
            except Refusal as refusal:
                log.warning("achievements: %s", refusal)
            except Exception:
                log.exception("achievements")

    async def judge_waiting(self, before: int) -> None:
        """Check some games that ended before a time."""
        judged = []
        for table in await self.store.unjudged(before, _AT_ONCE):
            try:
                judged.append(await self._judge(table, awaited=False))
            except Exception as error:
                if isinstance(error, Refusal) and error.code == "store_down":
                    raise
                # It stays queued; continue with the others.
                log.exception("a finished game is not looked at", extra={"table": table})
        await self.store.add(*judged)

    async def settle(self, table: str) -> None:
        """Check a game, unless that was done before."""
        if await self.store.is_unjudged(table):
            await self.store.add(await self._judge(table, awaited=True))

    async def _judge(self, table: str, awaited: bool) -> Judged:
        record = await self._lobby.get(table)
        earned = await self._earned(record, awaited)
        game = record.setup.game
        return Judged(game, plugin_of(game).achievements, earned, record.updated, table)

    async def _earned(self, record: TableRecord, awaited: bool) -> _Earned:
        if record.status != "finished" or record.setup.hot_seat:
            return {}
        if record.setup.lesson:
            return _lesson(record)
        if not any(seat.user for seat in record.seats):
            return {}
        if await read_beginning(self._database, record.id) is not None:
            return {}  # it began where another game stood
        rows = await stored_rows(self._database, record.id)
        share = Share(record.host or record.id, awaited)
        found = await self._pool.run(share, _read_game, record, rows)
        if found.problem:
            log.warning("no achievements: %s", found.problem, extra={"table": record.id})
        return found.earned


class _Found(NamedTuple):
    """The achievements earned in a game, or the reason why it cannot be read any more."""

    earned: _Earned
    problem: str = ""


def _read_game(record: TableRecord, stored: Sequence[StoredRow]) -> _Found:
    try:
        playback = Playback(FinishedGame(record, rows_from(record.id, stored)))
        people = people_alone(record, playback.rows)
        if not people:
            return _Found({})
        earned = plugin_of(record.setup.game).achievements.earned(playback.every_step())
    except Exception as error:
        return _Found({}, f"{type(error).__name__}: {error}")
    return _Found({user: earned.get(seat, frozenset()) for seat, user in people.items()})


def people_alone(record: TableRecord, rows: Sequence[Row]) -> dict[int, str]:
    """The seats for which a person has made every pick, with those persons."""
    helped = {row.seat for row in rows if row.kind == "pick" and row.by in ("bot", "standin")}
    return {
        seat.seat: seat.user
        for seat in record.seats
        if seat.user is not None and not seat.bot and seat.seat not in helped
    }


def _lesson(record: TableRecord) -> _Earned:
    returns = record.result.returns if record.result is not None else ()
    return {
        seat.user: frozenset({LESSON + record.setup.lesson})
        for seat in record.seats
        if seat.user is not None and seat.seat < len(returns) and returns[seat.seat] > 0
    }
