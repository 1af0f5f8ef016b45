"""Achievements in the database: earned once, whatever happens twice.

The transaction that ends a game notes that it is to be looked at. Another one writes what it
earned and takes the note away, so a process that ends in between loses nothing; and what somebody
has already is not earned again.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from functools import cache, partial
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, Table, bindparam, delete, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.expression import Executable

from sevencats.kit.achievements import Achievements
from sevencats.server.store import schema
from sevencats.server.store.database import Database

_COLUMNS = schema.achievements.c
_WAITING = schema.unjudged_games.c
_THERE = select(schema.users.c.id).where(schema.users.c.id.in_(bindparam("ids", expanding=True)))
_MINE = select(_COLUMNS.id).where(
    _COLUMNS.user_id == bindparam("user"), _COLUMNS.game == bindparam("of")
)
_LOOKED_AT = delete(schema.unjudged_games).where(_WAITING.table_id == bindparam("table"))
_UNJUDGED = (
    select(_WAITING.table_id)
    .where(_WAITING.at < bindparam("before"))
    .order_by(_WAITING.at)
    .limit(bindparam("most"))
)


class EarnedAchievement(msgspec.Struct, frozen=True):
    """An achievement of somebody, or (its id has a colon) a part of one."""

    game: str
    id: str
    table: str
    at: int


class Judged(NamedTuple):
    """What people (by id) have earned at a time, at a ``table`` that has been looked at with that,
    or without one."""

    game: str
    offers: Achievements
    earned: Mapping[str, Collection[str]]
    at: int
    table: str = ""


class AchievementStore:
    """Who has earned what."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of_person(self, user: str) -> list[EarnedAchievement]:
        """All that a person has, parts of collections too."""
        query = select(_COLUMNS.game, _COLUMNS.id, _COLUMNS.table_id, _COLUMNS.at)
        rows = await self.database.rows(query.where(_COLUMNS.user_id == user))
        return [EarnedAchievement(*row) for row in rows]

    async def unjudged(self, before: int, limit: int) -> list[str]:
        """Tables whose games ended before a time and are to be looked at, the oldest first."""
        found = await self.database.rows(_UNJUDGED, {"before": before, "most": limit})
        return [row[0] for row in found]

    async def is_unjudged(self, table: str) -> bool:
        """Whether a table's game is still to be looked at."""
        columns = schema.unjudged_games.c
        query = select(columns.table_id).where(columns.table_id == table)
        return bool(await self.database.rows(query))

    async def add(self, *all_judged: Judged) -> None:
        """Write down what people have earned, with the collections that are complete now."""
        if all_judged:
            await self.database.transact(partial(_add_all, all_judged))

    async def has(self, user: str, game: str, id: str) -> bool:
        """Whether a person has an achievement or a part of one."""
        mine = (_COLUMNS.user_id == user) & (_COLUMNS.game == game) & (_COLUMNS.id == id)
        return bool(await self.database.rows(select(_COLUMNS.id).where(mine)))


def note_finished(tx: Connection, table: str, at: int) -> None:
    """A game is over; in the transaction that says so."""
    _insert(tx, schema.unjudged_games, table_id=table, at=at)


def _add_all(all_judged: Iterable[Judged], tx: Connection) -> None:
    for judged in all_judged:
        _add(judged, tx)


def _add(judged: Judged, tx: Connection) -> None:
    game, offers, earned, at, table = judged
    # People who were erased meanwhile have nothing to earn.
    there = tx.execute(_THERE, {"ids": list(earned)}).scalars() if any(earned.values()) else ()
    for user in sorted(there):
        for id in sorted(earned[user]):
            _earn(tx, user, game, id, table, at)
        have = list(tx.execute(_MINE, {"user": user, "of": game}).scalars())
        for id in sorted(offers.completed(have)):
            _earn(tx, user, game, id, table, at)
    if table:
        tx.execute(_LOOKED_AT, {"table": table})


def _earn(tx: Connection, user: str, game: str, id: str, table: str, at: int) -> None:
    _insert(tx, schema.achievements, user_id=user, game=game, id=id, table_id=table, at=at)


def _insert(tx: Connection, into: Table, **values: object) -> None:
    """Insert a row unless it is there."""
    tx.execute(_insert_if_new(tx.dialect.name, into), values)


@cache
def _insert_if_new(dialect: str, into: Table) -> Executable:
    insert = sqlite.insert if dialect == "sqlite" else postgresql.insert
    return insert(into).on_conflict_do_nothing()
