"""Achievements in the database, each earned once, even if its game is processed twice.

The transaction that ends a game queues it. Another one writes the achievements and removes the game
from the queue, so a process that dies in between loses nothing; achievements that a player already
has are not earned again.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from functools import cache, partial
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, Table, bindparam, delete, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.expression import Executable

from sevencats.plugin.achievements import Achievements
from sevencats.server.store import schema
from sevencats.server.store.db.database import Database

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
    """A player's achievement, or (its id has a colon) a part of one."""

    game: str
    id: str
    table: str
    at: int


class Judged(NamedTuple):
    """The achievements earned by people (by id) at a time, at a ``table`` that this takes off the
    queue, or without one."""

    game: str
    offers: Achievements
    earned: Mapping[str, Collection[str]]
    at: int
    table: str = ""


class AchievementStore:
    """The achievements of all people."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of_person(self, user: str) -> list[EarnedAchievement]:
        """All achievements of a person, including parts of collections."""
        query = select(_COLUMNS.game, _COLUMNS.id, _COLUMNS.table_id, _COLUMNS.at)
        rows = await self.database.rows(query.where(_COLUMNS.user_id == user))
        return [EarnedAchievement(*row) for row in rows]

    async def unjudged(self, before: int, limit: int) -> list[str]:
        """Tables whose games ended before a time and are still queued, the oldest first."""
        found = await self.database.rows(_UNJUDGED, {"before": before, "most": limit})
        return [row[0] for row in found]

    async def is_unjudged(self, table: str) -> bool:
        """Return whether a table's game is still queued."""
        columns = schema.unjudged_games.c
        query = select(columns.table_id).where(columns.table_id == table)
        return bool(await self.database.rows(query))

    async def add(self, *all_judged: Judged) -> None:
        """Store achievements, with the collections that are now complete."""
        if all_judged:
            await self.database.transact(partial(_add_all, all_judged))

    async def has(self, user: str, game: str, id: str) -> bool:
        """Return whether a person has an achievement or a part of one."""
        mine = (_COLUMNS.user_id == user) & (_COLUMNS.game == game) & (_COLUMNS.id == id)
        return bool(await self.database.rows(select(_COLUMNS.id).where(mine)))


def note_finished(tx: Connection, table: str, at: int) -> None:
    """Queue a finished game, in the transaction that ends it."""
    _insert(tx, schema.unjudged_games, table_id=table, at=at)


def _add_all(all_judged: Iterable[Judged], tx: Connection) -> None:
    for judged in all_judged:
        _add(judged, tx)


def _add(judged: Judged, tx: Connection) -> None:
    game, offers, earned, at, table = judged
    # People who were erased meanwhile earn nothing.
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
    """Insert a row unless it exists."""
    tx.execute(_insert_if_new(tx.dialect.name, into), values)


@cache
def _insert_if_new(dialect: str, into: Table) -> Executable:
    insert = sqlite.insert if dialect == "sqlite" else postgresql.insert
    return insert(into).on_conflict_do_nothing()
