"""Pairs of people who play rated games with each other, for operators: ratings can be passed on by
losing on purpose."""

from __future__ import annotations

import msgspec
from sqlalchemy import case, func, select

from sevencats.server.now import now_ms
from sevencats.server.store import schema
from sevencats.server.store.db.database import Database

_WEEK_MS = 7 * 24 * 3600 * 1000
#: Pairs with fewer games are shown only if they share an address.
_MANY = 4


class OperatorRivals(msgspec.Struct, frozen=True, rename="camel"):
    """Two people and their rated games of a week."""

    one: str
    one_name: str
    other: str
    other_name: str
    games: int
    counted: int
    given_up: int
    same_address: bool
    last: int


async def rivals(database: Database, limit: int) -> list[OperatorRivals]:
    """The pairs with most rated games of the last week, those of one address first."""
    games, users = schema.rated_games.c, schema.users
    one, other = schema.seats.alias(), schema.seats.alias()
    first, second = users.alias(), users.alias()
    same = func.max(case(((one.c.origin != "") & (one.c.origin == other.c.origin), 1), else_=0))
    count = func.count(games.table_id.distinct())
    query = (
        select(
            first.c.id,
            first.c.name,
            second.c.id,
            second.c.name,
            count,
            func.sum(case((games.reason == "", 1), else_=0)),
            func.sum(case((games.given_up, 1), else_=0)),
            same,
            func.max(games.at),
        )
        .join(one, one.c.table_id == games.table_id)
        .join(other, other.c.table_id == games.table_id)
        .join(first, first.c.id == one.c.user_id)
        .join(second, second.c.id == other.c.user_id)
        .where(games.at > now_ms() - _WEEK_MS, one.c.user_id < other.c.user_id)
        .group_by(first.c.id, first.c.name, second.c.id, second.c.name)
        .having((count >= _MANY) | (same == 1))
        .order_by(same.desc(), count.desc(), first.c.id, second.c.id)
        .limit(limit)
    )
    found = await database.rows(query)
    return [OperatorRivals(*[*row[:7], bool(row[7]), row[8]]) for row in found]
