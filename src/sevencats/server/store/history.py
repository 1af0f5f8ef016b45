"""The finished games of a person, and their favourite choices."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
from sqlalchemy import and_, select

from sevencats.server.asked.types import Favourite, PastGame
from sevencats.server.store import schema
from sevencats.server.store.db.database import Database
from sevencats.server.store.records import Result, TableSetup

#: The number of games for counting favourites.
_COUNTED = 500


class History:
    """Finished games; running ones are not included."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def games(self, user: str, before: int, limit: int) -> list[PastGame]:
        """The last games that ended before a time, the newest first; no lessons."""
        tables, seats, changes = schema.tables.c, schema.seats.c, schema.rating_changes.c
        mine = and_(changes.table_id == tables.id, changes.seat == seats.seat)
        query = (
            select(schema.tables, seats.seat, changes.before, changes.after)
            .join(schema.seats, seats.table_id == tables.id)
            .outerjoin(schema.rating_changes, mine)
            .where(seats.user_id == user, tables.status == "finished", tables.updated < before)
            .order_by(tables.updated.desc(), tables.id)
            .limit(limit)
        )
        async with self.database.read() as tx:
            rows = (await tx.execute(query)).mappings().all()
            rows = [row for row in rows if not _setup(row).lesson]
            others = select(seats.table_id, seats.seat, seats.name, seats.bot).where(
                seats.table_id.in_([row["id"] for row in rows])
            )
            others = others.order_by(seats.seat)
            sitting = (await tx.execute(others)).mappings().all()
        return [_past(row, [s for s in sitting if s["table_id"] == row["id"]]) for row in rows]

    async def favourites(self, user: str, limit: int) -> list[Favourite]:
        """The most frequent choices in the last games, with how often they won."""
        tables, seats = schema.tables.c, schema.seats.c
        query = (
            select(tables.game, tables.result, seats.seat, seats.choice)
            .join(schema.seats, seats.table_id == tables.id)
            .where(seats.user_id == user, tables.status == "finished")
            .order_by(tables.updated.desc())
            .limit(_COUNTED)
        )
        games: Counter[tuple[str, str]] = Counter()
        wins: Counter[tuple[str, str]] = Counter()
        async with self.database.read() as tx:
            for row in (await tx.execute(query)).mappings():
                for word in set(msgspec.json.decode(row["choice"], type=tuple[str, ...])):
                    games[row["game"], word] += 1
                    wins[row["game"], word] += _returns(row) > 0
        return [
            Favourite(game, choice, count, wins[game, choice])
            for (game, choice), count in games.most_common(limit)
        ]


def _setup(row: Any) -> TableSetup:
    return msgspec.json.decode(row["setup"], type=TableSetup)


def _returns(row: Any) -> int:
    if not row["result"]:
        return 0
    result = msgspec.json.decode(row["result"], type=Result)
    returns: int = result.returns[row["seat"]]
    return returns


def _past(row: Any, sitting: list[Any]) -> PastGame:
    others = [seat for seat in sitting if seat["seat"] != row["seat"]]
    result = msgspec.json.decode(row["result"], type=Result) if row["result"] else None
    return PastGame(
        table=row["id"],
        game=row["game"],
        mode=row["mode"],
        at=row["updated"],
        seat=row["seat"],
        result=_returns(row),
        reason="" if result is None else result.reason,
        rivals=tuple(seat["name"] for seat in others),
        levels=tuple(seat["bot"] for seat in others),
        before=row["before"],
        after=row["after"],
    )
