"""Achievements in the database: earned once, whatever happens twice.

The transaction that ends a game notes that it is to be looked at. Another one writes what it
earned and takes the note away, so a process that ends in between loses nothing; and what somebody
has already is not earned again.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial

import msgspec
from sqlalchemy import Connection, Table, delete, select
from sqlalchemy.dialects import postgresql, sqlite

from sevencats.kit.achievements import Achievements
from sevencats.server.store import schema
from sevencats.server.store.database import Database

_COLUMNS = schema.achievements.c


class EarnedAchievement(msgspec.Struct, frozen=True):
    """An achievement of somebody, or (its id has a colon) a part of one."""

    game: str
    id: str
    table: str
    at: int


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
        columns = schema.unjudged_games.c
        query = (
            select(columns.table_id).where(columns.at < before).order_by(columns.at).limit(limit)
        )
        return [row[0] for row in await self.database.rows(query)]

    async def is_unjudged(self, table: str) -> bool:
        """Whether a table's game is still to be looked at."""
        columns = schema.unjudged_games.c
        query = select(columns.table_id).where(columns.table_id == table)
        return bool(await self.database.rows(query))

    async def add(
        self,
        game: str,
        offers: Achievements,
        earned: Mapping[str, Iterable[str]],
        at: int,
        table: str = "",
    ) -> None:
        """Write down what people (by id) have earned, with the collections that are complete now.
        A ``table`` has been looked at with that."""
        await self.database.transact(partial(_add, game, offers, earned, at, table))

    async def has(self, user: str, game: str, id: str) -> bool:
        """Whether a person has an achievement or a part of one."""
        mine = (_COLUMNS.user_id == user) & (_COLUMNS.game == game) & (_COLUMNS.id == id)
        return bool(await self.database.rows(select(_COLUMNS.id).where(mine)))


def note_finished(tx: Connection, table: str, at: int) -> None:
    """A game is over; in the transaction that says so."""
    _insert(tx, schema.unjudged_games, table_id=table, at=at)


def _add(
    game: str,
    offers: Achievements,
    earned: Mapping[str, Iterable[str]],
    at: int,
    table: str,
    tx: Connection,
) -> None:
    # People who were erased meanwhile have nothing to earn.
    there = select(schema.users.c.id).where(schema.users.c.id.in_(list(earned)))
    for user in sorted(tx.execute(there).scalars()):
        for id in sorted(earned[user]):
            _earn(tx, user, game, id, table, at)
        mine = (_COLUMNS.user_id == user) & (_COLUMNS.game == game)
        have = list(tx.execute(select(_COLUMNS.id).where(mine)).scalars())
        for id in sorted(offers.completed(have)):
            _earn(tx, user, game, id, table, at)
    tx.execute(delete(schema.unjudged_games).where(schema.unjudged_games.c.table_id == table))


def _earn(tx: Connection, user: str, game: str, id: str, table: str, at: int) -> None:
    _insert(tx, schema.achievements, user_id=user, game=game, id=id, table_id=table, at=at)


def _insert(tx: Connection, into: Table, **values: object) -> None:
    """Insert a row unless it is there."""
    dialect = sqlite if tx.dialect.name == "sqlite" else postgresql
    tx.execute(dialect.insert(into).values(**values).on_conflict_do_nothing())
