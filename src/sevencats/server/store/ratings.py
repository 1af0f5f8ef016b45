"""Ratings in the database. They change in the transaction that ends a game, so a game that is over
has counted, and it has counted once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from sevencats.server.ratings.glicko import Rating, aged
from sevencats.server.ratings.outcome import BOT_DEVIATION, Contestant, RatedGame, new_ratings
from sevencats.server.store import schema
from sevencats.server.store.database import Database

#: Rated games that the same two people may play in a day.
PAIR_LIMIT = 12
_DAY_MS = 24 * 3600 * 1000

#: A game, a ladder and somebody in it.
_Key = tuple[str, str, str]


class Standing(msgspec.Struct, frozen=True, rename="camel"):
    """Where somebody stands in a ladder."""

    game: str
    pool: str
    rating: int
    deviation: int
    games: int
    wins: int


class Change(msgspec.Struct, frozen=True, rename="camel"):
    """What a game did to the rating of a seat."""

    seat: int
    before: int
    after: int
    deviation: int


class RatedResult(msgspec.Struct, frozen=True, rename="camel"):
    """Whether a game counted, and what it changed. ``reason`` says why it did not."""

    pool: str
    reason: str
    changes: tuple[Change, ...] = ()


class CurvePoint(msgspec.Struct, frozen=True, rename="camel"):
    """A rating after a game."""

    game: str
    pool: str
    table: str
    at: int
    rating: int


class Ratings:
    """Reads what ``count_games`` wrote."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def standings(self, subjects: Sequence[str]) -> dict[str, list[Standing]]:
        """The ladders that people or bots stand in, by subject."""
        columns = schema.ratings.c
        played = columns.games > 0  # a game that did not count may have begun a row
        query = select(schema.ratings).where(columns.subject.in_(subjects), played)
        query = query.order_by(columns.game, columns.pool)
        by_subject: dict[str, list[Standing]] = {subject: [] for subject in subjects}
        async with self.database.read() as tx:
            for row in (await tx.execute(query)).mappings():
                by_subject[row["subject"]].append(_standing(row))
        return by_subject

    async def curve(self, subject: str, limit: int) -> list[CurvePoint]:
        """The last ratings of somebody in all ladders, the oldest first."""
        changes, games = schema.rating_changes.c, schema.rated_games.c
        query = (
            select(games.game, games.pool, changes.table_id, changes.at, changes.after)
            .join(schema.rated_games, games.table_id == changes.table_id)
            .where(changes.subject == subject)
            .order_by(changes.at.desc())
            .limit(limit)
        )
        async with self.database.read() as tx:
            return [CurvePoint(*row) for row in (await tx.execute(query)).all()][::-1]

    async def result(self, table: str) -> RatedResult | None:
        """What a game changed; None when it was not a rated one, or is not over."""
        head = select(schema.rated_games).where(schema.rated_games.c.table_id == table)
        changes = schema.rating_changes.c
        rows = select(schema.rating_changes).where(changes.table_id == table).order_by(changes.seat)
        async with self.database.read() as tx:
            game = (await tx.execute(head)).mappings().first()
            if game is None:
                return None
            changed = (await tx.execute(rows)).mappings().all()
        return RatedResult(
            game["pool"],
            game["reason"],
            tuple(Change(r["seat"], r["before"], r["after"], r["deviation"]) for r in changed),
        )


def _standing(row: Any) -> Standing:
    return Standing(
        row["game"],
        row["pool"],
        round(row["rating"]),
        round(row["deviation"]),
        row["games"],
        row["wins"],
    )


# -- in the transaction that ends a game -----------------------------------------------------------


def count_games(tx: Connection, finished: Iterable[tuple[str, RatedGame, int]]) -> None:
    """Let games count: each is a table, what was played there, and when it ended."""
    games = list(finished)
    keys = {_key(rated, c): c for _, rated, _ in games for c in rated.contestants}
    # All rows are locked in one order before any is changed: two processes never wait for each
    # other.
    for key in sorted(keys):
        _lock(tx, key, keys[key])
    for table, rated, at in games:
        reason = _why_not(tx, table, rated, at)
        row = {"table_id": table, "game": rated.game, "pool": rated.pool, "reason": reason}
        tx.execute(insert(schema.rated_games).values(**row, at=at))
        if not reason:
            _count(tx, table, rated, at)


def _key(rated: RatedGame, contestant: Contestant) -> _Key:
    return rated.game, rated.pool, contestant.subject


def _where(key: _Key) -> Any:
    columns = schema.ratings.c
    return (columns.game == key[0]) & (columns.pool == key[1]) & (columns.subject == key[2])


def _lock(tx: Connection, key: _Key, contestant: Contestant) -> None:
    """Hold a rating until the transaction ends; one that is not there yet begins."""
    start = Rating() if contestant.person else _start_of_bot(contestant)
    values = {
        "game": key[0],
        "pool": key[1],
        "subject": key[2],
        **msgspec.structs.asdict(start),
        "games": 0,
        "wins": 0,
        "updated": 0,
    }
    dialect = sqlite if tx.dialect.name == "sqlite" else postgresql
    tx.execute(dialect.insert(schema.ratings).values(values).on_conflict_do_nothing())
    tx.execute(select(schema.ratings.c.subject).where(_where(key)).with_for_update())


def _start_of_bot(contestant: Contestant) -> Rating:
    if not contestant.start:
        return Rating()
    return Rating(float(contestant.start), BOT_DEVIATION)


def _why_not(tx: Connection, table: str, rated: RatedGame, at: int) -> str:
    """Why a game does not count; empty when it does."""
    people = [c.subject for c in rated.contestants if c.person]
    if len({c.side for c in rated.contestants}) < 2:
        return "deserted"  # somebody was erased
    if _shares_address(tx, table, people):
        return "same_address"
    if any(
        _games_of_pair(tx, one, other, at) >= PAIR_LIMIT
        for place, one in enumerate(people)
        for other in people[place + 1 :]
    ):
        return "pair_limit"
    if all(c.gone for c in rated.contestants if c.person) and len(people) > 1:
        return "deserted"
    return ""


def _shares_address(tx: Connection, table: str, people: Sequence[str]) -> bool:
    """Whether a guest sits with somebody of the same address: anybody can be many guests."""
    if len(people) < 2:
        return False
    query = (
        select(schema.seats.c.origin, schema.users.c.login)
        .join(schema.users, schema.users.c.id == schema.seats.c.user_id)
        .where(schema.seats.c.table_id == table, schema.seats.c.origin != "")
    )
    rows = tx.execute(query).all()
    return any(
        login is None and sum(origin == other for other, _ in rows) > 1 for origin, login in rows
    )


def _games_of_pair(tx: Connection, one: str, other: str, at: int) -> int:
    mine, theirs = schema.rating_changes.alias(), schema.rating_changes.alias()
    query = (
        select(func.count())
        .select_from(mine.join(theirs, mine.c.table_id == theirs.c.table_id))
        .where(mine.c.subject == one, theirs.c.subject == other, mine.c.at > at - _DAY_MS)
    )
    return int(tx.execute(query).scalar_one())


def _count(tx: Connection, table: str, rated: RatedGame, at: int) -> None:
    rows = {
        c.subject: tx.execute(select(schema.ratings).where(_where(_key(rated, c)))).mappings().one()
        for c in rated.contestants
    }
    before = {subject: _rating(row, at) for subject, row in rows.items()}
    after = new_ratings(rated, before)
    for contestant in rated.contestants:
        subject = contestant.subject
        if subject not in after:
            continue
        change = {
            "table_id": table,
            "seat": contestant.seat,
            "subject": subject,
            "before": round(before[subject].rating),
            "after": round(after[subject].rating),
            "deviation": round(after[subject].deviation),
            "at": at,
        }
        tx.execute(insert(schema.rating_changes).values(change))
    for subject, rating in after.items():
        seats = [c for c in rated.contestants if c.subject == subject]
        won = any(c.returns > 0 and not c.gone for c in seats)
        tx.execute(
            update(schema.ratings)
            .where(_where(_key(rated, seats[0])))
            .values(
                **msgspec.structs.asdict(rating),
                games=schema.ratings.c.games + 1,
                wins=schema.ratings.c.wins + int(won),
                updated=at,
            )
        )


def _rating(row: Any, at: int) -> Rating:
    stored = Rating(row["rating"], row["deviation"], row["volatility"])
    # A bot does not change while nobody plays it, and whoever is new cannot be less sure.
    if not row["updated"] or row["subject"].startswith("bot:"):
        return stored
    return aged(stored, max(0, at - row["updated"]) / _DAY_MS)
