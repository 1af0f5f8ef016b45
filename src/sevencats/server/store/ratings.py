"""Ratings in the database. They change in the transaction that ends a game, so every finished game
is counted exactly once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, case, exists, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from sevencats.server.ratings.glicko import Rating, aged
from sevencats.server.ratings.outcome import (
    BOT_DEVIATION,
    Contestant,
    RatedGame,
    new_ratings,
    score,
)
from sevencats.server.store import schema
from sevencats.server.store.db.database import Database

#: Rated games per day between the same two people.
PAIR_LIMIT = 12
#: How many more of these one may have won than the other: wins can be given away.
LEAD_LIMIT = 4
#: Of these, games that one of the two gave up.
GIVEN_UP_LIMIT = 3
#: Rated games that accounts of one address may play with each other in a day.
ADDRESS_LIMIT = 3
_DAY_MS = 24 * 3600 * 1000

#: A game, a ladder, and the player in it.
_Key = tuple[str, str, str]


class Standing(msgspec.Struct, frozen=True, rename="camel"):
    """A player's place in a ladder."""

    game: str
    pool: str
    rating: int
    deviation: int
    games: int
    wins: int


class Change(msgspec.Struct, frozen=True, rename="camel"):
    """The change of a seat's rating by a game."""

    seat: int
    before: int
    after: int
    deviation: int


class RatedResult(msgspec.Struct, frozen=True, rename="camel"):
    """The result of a rated game: the changes, or in ``reason`` why it was not rated."""

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
        """The standings of people or bots in all ladders, by subject."""
        columns = schema.ratings.c
        played = columns.games > 0  # an unrated game may have created a row
        query = select(schema.ratings).where(columns.subject.in_(subjects), played)
        query = query.order_by(columns.game, columns.pool)
        by_subject: dict[str, list[Standing]] = {subject: [] for subject in subjects}
        async with self.database.read() as tx:
            for row in (await tx.execute(query)).mappings():
                by_subject[row["subject"]].append(_standing(row))
        return by_subject

    async def curve(self, subject: str, limit: int) -> list[CurvePoint]:
        """The last ratings of a user in all ladders, the oldest first."""
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
        """The rating changes of a game; None if it was unrated, or is not over."""
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
    """Rate finished games: each is a table, its setup, and its end time."""
    games = list(finished)
    keys = {_key(rated, c): c for _, rated, _ in games for c in rated.contestants}
    # All rows are locked in a fixed order before any is changed, so two processes never deadlock.
    for key in sorted(keys):
        _lock(tx, key, keys[key])
    for table, rated, at in games:
        reason = _why_not(tx, table, rated, at)
        before = _ratings_before(tx, rated, at)
        after = {} if reason else new_ratings(rated, before)
        if not reason and not after:
            reason = "early" if rated.early and rated.given_up else "unsettled"
        row = {"table_id": table, "game": rated.game, "pool": rated.pool, "reason": reason}
        tx.execute(insert(schema.rated_games).values(**row, given_up=rated.given_up, at=at))
        _write_changes(tx, table, rated, before, after, at)


def _key(rated: RatedGame, contestant: Contestant) -> _Key:
    return rated.game, rated.pool, contestant.subject


def _where(key: _Key) -> Any:
    columns = schema.ratings.c
    return (columns.game == key[0]) & (columns.pool == key[1]) & (columns.subject == key[2])


def _lock(tx: Connection, key: _Key, contestant: Contestant) -> None:
    """Lock a rating until the transaction ends; a missing one is created."""
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
    """Why a game is not rated; empty if it is."""
    people = [c for c in rated.contestants if c.person]
    if len({c.side for c in rated.contestants}) < 2:
        return "deserted"  # a player was erased
    if len(people) > 1 and (reason := _why_not_together(tx, table, people, rated.given_up, at)):
        return reason
    if all(c.gone for c in people) and len(people) > 1:
        return "deserted"
    return ""


def _why_not_together(
    tx: Connection, table: str, people: Sequence[Contestant], given_up: bool, at: int
) -> str:
    """Why a game of several people does not count, as far as that depends on who they are."""
    for origin, guest in _shared_origins(tx, table):
        if guest:
            return "same_address"  # anybody can be many guests
        if _games_of_origin(tx, origin, at) >= ADDRESS_LIMIT:
            return "address_limit"
    for place, one in enumerate(people):
        for other in people[place + 1 :]:
            games, ended, lead = _games_of_pair(tx, one, other, at)
            if games >= PAIR_LIMIT or (given_up and ended >= GIVEN_UP_LIMIT):
                return "pair_limit"
            if lead >= LEAD_LIMIT:
                return "pair_limit"
    return ""


def _shared_origins(tx: Connection, table: str) -> list[tuple[str, bool]]:
    """The addresses from which several people of a table came, and whether a guest is among
    them."""
    guests = func.max(case((schema.users.c.login.is_(None), 1), else_=0))
    query = (
        select(schema.seats.c.origin, guests)
        .join(schema.users, schema.users.c.id == schema.seats.c.user_id)
        .where(schema.seats.c.table_id == table, schema.seats.c.origin != "")
        .group_by(schema.seats.c.origin)
        .having(func.count() > 1)
    )
    return [(origin, bool(guest)) for origin, guest in tx.execute(query)]


def _counted_games(at: int) -> tuple[Any, Any, Any]:
    """Two seats of a game that counted on the day before ``at``, and what joins the three."""
    one, other, games = schema.seats.alias(), schema.seats.alias(), schema.rated_games
    joined = games.join(one, one.c.table_id == games.c.table_id).join(
        other, other.c.table_id == games.c.table_id
    )
    counted = select(func.count(games.c.table_id.distinct())).select_from(joined)
    return one, other, counted.where(games.c.reason == "", games.c.at > at - _DAY_MS)


def _games_of_origin(tx: Connection, origin: str, at: int) -> int:
    one, other, counted = _counted_games(at)
    here = (one.c.origin == origin) & (other.c.origin == origin) & (one.c.seat < other.c.seat)
    return int(tx.execute(counted.where(here)).scalar_one())


def _games_of_pair(
    tx: Connection, one: Contestant, other: Contestant, at: int
) -> tuple[int, int, int]:
    """The games of two people that counted in a day, how many of them were resigned, and the lead
    of this game's winner."""
    mine, theirs, counted = _counted_games(at)
    counted = counted.where(mine.c.user_id == one.subject, theirs.c.user_id == other.subject)
    ended = counted.where(schema.rated_games.c.given_up)
    won = [int(tx.execute(_won_by(counted, who.subject)).scalar_one()) for who in (one, other)]
    result = score(one, other)
    lead = 0 if result in (None, 0.5) else won[0] - won[1] if result else won[1] - won[0]
    return int(tx.execute(counted).scalar_one()), int(tx.execute(ended).scalar_one()), lead


def _won_by(counted: Any, subject: str) -> Any:
    """The games in which a user's rating went up."""
    changes = schema.rating_changes.c
    mine = (changes.table_id == schema.rated_games.c.table_id) & (changes.subject == subject)
    return counted.where(exists().where(mine, changes.after > changes.before))


def _ratings_before(tx: Connection, rated: RatedGame, at: int) -> dict[str, Rating]:
    return {
        c.subject: _rating(
            tx.execute(select(schema.ratings).where(_where(_key(rated, c)))).mappings().one(), at
        )
        for c in rated.contestants
    }


def _write_changes(
    tx: Connection,
    table: str,
    rated: RatedGame,
    before: Mapping[str, Rating],
    after: Mapping[str, Rating],
    at: int,
) -> None:
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
    # Bots do not age while nobody plays them, and a new player cannot be less certain.
    if not row["updated"] or row["subject"].startswith("bot:"):
        return stored
    return aged(stored, max(0, at - row["updated"]) / _DAY_MS)
