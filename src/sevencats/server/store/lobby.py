"""Tables and their seats in the database, apart from the games played on them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    bindparam,
    delete,
    exists,
    func,
    literal,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from sevencats.server.errors import Refusal
from sevencats.server.ids import new_code
from sevencats.server.now import now_ms
from sevencats.server.ratings.outcome import bot_subject
from sevencats.server.store import schema
from sevencats.server.store.db.bulk import fetch, insert_rows
from sevencats.server.store.db.database import Database
from sevencats.server.store.leases import INSERT_LEASE, fence
from sevencats.server.store.records import (
    Result,
    SeatRating,
    SeatRecord,
    Status,
    TableRecord,
    TableSetup,
    encode,
)
from sevencats.server.tables.lease import Fenced, Lease, first_lease
from sevencats.server.tables.set_up import new_table

#: A finished table's code expires after this time; its link never does.
_CODE_LASTS_MS = 24 * 3600 * 1000
#: Abandoned games against bots only are hidden from lists after this time.
_ALONE_LASTS_MS = 2 * 24 * 3600 * 1000
#: Tables that never began are deleted after this time.
_WAITING_LASTS_MS = 14 * 24 * 3600 * 1000


class Wanted(msgspec.Struct, frozen=True):
    """Filters of the list of tables; empty ones match everything."""

    game: str | None = None
    mode: str | None = None
    pace: str | None = None
    rated: bool | None = None

    def conditions(self) -> list[ColumnElement[bool]]:
        """The filters as SQL conditions."""
        return [
            schema.tables.c[name] == value
            for name, value in msgspec.structs.asdict(self).items()
            if value is not None
        ]


class Lobby:
    """All tables."""

    def __init__(self, database: Database) -> None:
        self.database = database
        #: Incremented when this process changes a table that may be on a list.
        self.version = 0

    async def create(
        self,
        setup: TableSetup,
        host: str | None,
        listed: bool,
        seats: list[SeatRecord],
        after: Lease | None = None,
        owner: str | None = None,
    ) -> TableRecord:
        """Create a table that waits for players; ``after`` another one, whose rematch it is.
        ``owner``: the process that owns it from the start (``first_lease``)."""
        record = new_table(setup, host, listed, seats)

        def make(tx: Connection) -> dict[str, SeatRating | None]:
            insert_table(record, after, tx)
            if owner is not None:
                tx.execute(INSERT_LEASE, first_lease(record.id, owner)._asdict())
            return _ratings(record, tx)

        for attempt in range(5):
            try:
                _put_ratings(record, await self.database.transact(make))
                self.version += 1
                return record
            except IntegrityError:
                if attempt == 4:
                    raise
                record.code = new_code()  # taken: one in 900 million per table
        raise AssertionError("not reached")

    async def get(self, table: str) -> TableRecord:
        """A table by its id; ``not_found`` if there is none."""
        return await self.database.find(partial(_get, table))

    async def find(self, code: str) -> str:
        """The id of the table with a short code."""
        fresh = schema.tables.c.updated > now_ms() - _CODE_LASTS_MS
        query = select(schema.tables.c.id).where(
            schema.tables.c.code == code.upper(), (schema.tables.c.status != "finished") | fresh
        )
        async with self.database.read() as tx:
            table: str | None = (await tx.execute(query)).scalar_one_or_none()
        if table is None:
            raise Refusal("not_found", what=code[:12])
        return table

    async def list_listed(
        self, wanted: Wanted, limit: int, status: Status = "waiting"
    ) -> list[TableRecord]:
        """Listed tables that wait for players (or are in play), newest first."""
        order = (schema.tables.c.created.desc(),)
        query = (
            select(schema.tables.c.id)
            .where(schema.tables.c.status == status, schema.tables.c.listed, *wanted.conditions())
            .order_by(*order)
            .limit(limit)
        )
        return await self._many(query, order)

    async def list_of(self, user: str, limit: int) -> list[TableRecord]:
        """The tables of a person, active ones first."""
        sits = exists().where(
            schema.seats.c.table_id == schema.tables.c.id, schema.seats.c.user_id == user
        )
        order = (schema.tables.c.status == "finished", schema.tables.c.updated.desc())
        query = (
            select(schema.tables.c.id)
            .where(sits, ~_left_alone(literal(user), literal(now_ms() - _ALONE_LASTS_MS)))
            .order_by(*order)
            .limit(limit)
        )
        return await self._many(query, order)

    async def count_open(self, user: str) -> int:
        """How many unfinished tables a person hosts."""
        asked = {"user": user, "old": now_ms() - _ALONE_LASTS_MS}
        return int((await self.database.find(lambda tx: fetch(tx, _COUNT_OPEN, asked)))[0][0])

    async def _many(self, query: Any, order: Sequence[ColumnElement[Any]]) -> list[TableRecord]:
        """The tables of a query, with their seats and ratings, in one statement."""
        chosen = query.subquery()
        both = (
            select(schema.tables, *_SEAT_COLUMNS)
            .join(chosen, chosen.c.id == schema.tables.c.id)
            .outerjoin(schema.seats, schema.seats.c.table_id == schema.tables.c.id)
            .outerjoin(schema.ratings, _RATING_OF_SEAT)
            .order_by(*order, schema.tables.c.id, schema.seats.c.seat)
        )
        async with self.database.read() as tx:
            rows = (await tx.execute(both)).mappings().all()
        heads = {row["id"]: row for row in rows}
        seats: dict[str, list[SeatRecord]] = {table: [] for table in heads}
        for row in rows:
            if row["seat_seat"] is not None:
                seats[row["id"]].append(_seat(row))
        return [_record(head, seats[table]) for table, head in heads.items()]

    async def save_seats(self, lease: Lease, record: TableRecord) -> None:
        """Write the players of the seats, and put their ratings beside them; ``Fenced`` if the
        table has another owner."""

        def save(tx: Connection) -> dict[str, SeatRating | None]:
            if not fence(tx, [lease]):
                raise Fenced(lease.table)
            tx.execute(_DROP_SEATS, {"of": lease.table})
            _insert_seats(lease.table, record.seats, tx)
            tx.execute(_SET_HOST, {"of": lease.table, "host": record.host, "updated": now_ms()})
            return _ratings(record, tx)

        _put_ratings(record, await self.database.transact(save))
        self.version += 1

    async def drop_stale(self) -> int:
        """Delete old tables that never began; returns how many."""
        old = schema.tables.c.updated < now_ms() - _WAITING_LASTS_MS
        free = ~exists().where(
            schema.leases.c.table_id == schema.tables.c.id, schema.leases.c.owner.is_not(None)
        )
        waiting = schema.tables.c.status == "waiting"

        def drop(tx: Connection) -> int:
            stale = select(schema.tables.c.id).where(waiting, old, free)
            tx.execute(delete(schema.leases).where(schema.leases.c.table_id.in_(stale)))
            return int(tx.execute(delete(schema.tables).where(waiting, old, free)).rowcount)

        return await self.database.transact(drop)

    async def drop(self, lease: Lease) -> None:
        """Delete a table that never began and that everybody has left."""
        async with self.database.write() as tx:
            if not await tx.run_sync(fence, [lease]):
                raise Fenced(lease.table)
            await tx.execute(delete(schema.leases).where(schema.leases.c.table_id == lease.table))
            await tx.execute(
                delete(schema.tables).where(
                    schema.tables.c.id == lease.table, schema.tables.c.status == "waiting"
                )
            )
        self.version += 1


def _left_alone(user: ColumnElement[str], old: ColumnElement[int]) -> ColumnElement[bool]:
    """A game that only this person plays, and that they have not touched since ``old``."""
    others = exists().where(
        schema.seats.c.table_id == schema.tables.c.id,
        schema.seats.c.user_id.is_not(None),
        schema.seats.c.user_id != user,
    )
    return and_(schema.tables.c.status == "playing", schema.tables.c.updated < old, ~others)


_COUNT_OPEN = select(func.count()).where(
    schema.tables.c.host == bindparam("user"),
    schema.tables.c.status != "finished",
    ~_left_alone(bindparam("user"), bindparam("old")),
)


def insert_table(record: TableRecord, after: Lease | None, tx: Connection) -> None:
    """Insert a table; ``after`` another one, whose rematch it is."""
    if after is not None:
        if not fence(tx, [after]):
            raise Fenced(after.table)
        old = schema.tables.c.id == after.table
        tx.execute(update(schema.tables).where(old).values(next_id=record.id))
    row = {
        "id": record.id,
        "code": record.code,
        "status": record.status,
        "setup": encode(record.setup),
        "game": record.setup.game,
        "mode": record.setup.mode,
        "pace": record.setup.pace.kind,
        "pool": record.pool,
        "rated": record.setup.rated,
        "host": record.host,
        "listed": record.listed,
        "seed": str(record.seed),
        "head": 0,
        "asked": 0,
        "created": record.created,
        "updated": record.updated,
    }
    insert_rows(tx, schema.tables, [row])
    _insert_seats(record.id, record.seats, tx)


def _insert_seats(table: str, seats: list[SeatRecord], tx: Connection) -> None:
    rows = [
        {
            "table_id": table,
            "seat": seat.seat,
            "user_id": seat.user,
            "name": seat.name,
            "bot": seat.bot,
            "choice": encode(seat.choice),
            "ready": seat.ready,
            "generation": seat.generation,
            "muted": seat.muted,
            "standing": encode(seat.standing),
            "origin": seat.origin,
            "program": seat.program,
        }
        for seat in seats
    ]
    insert_rows(tx, schema.seats, rows)


def _get(table: str, tx: Connection) -> TableRecord:
    found = tx.execute(_TABLE, {"of": table}).mappings().first()
    if found is None:
        raise Refusal("not_found", what="")
    seats = tx.execute(_SEATS, {"of": table}).mappings()
    return _record(found, [_seat(row) for row in seats])


def _ratings(record: TableRecord, tx: Connection) -> dict[str, SeatRating | None]:
    """The current ratings of the players of a table."""
    if not record.pool:
        return {}
    subjects = [_subject(seat) for seat in record.seats]
    asked = {"game": record.setup.game, "pool": record.pool, "subjects": subjects}
    return {row[0]: _seat_rating(row[1], row[2]) for row in tx.execute(_RATINGS, asked)}


def _put_ratings(record: TableRecord, ratings: dict[str, SeatRating | None]) -> None:
    for seat in record.seats:
        seat.rating = ratings.get(_subject(seat))


def _record(found: Any, seats: list[SeatRecord]) -> TableRecord:
    result = found["result"]
    return TableRecord(
        id=found["id"],
        code=found["code"],
        status=found["status"],
        setup=msgspec.json.decode(found["setup"], type=TableSetup),
        host=found["host"],
        listed=found["listed"],
        seed=int(found["seed"]),
        created=found["created"],
        updated=found["updated"],
        config=msgspec.json.decode(found["config"]) if found["config"] else None,
        engine=found["engine"] or "",
        content=found["content"] or "",
        head=found["head"],
        asked=found["asked"],
        result=msgspec.json.decode(result, type=Result) if result else None,
        next_id=found["next_id"],
        pool=found["pool"],
        seats=seats,
    )


#: The columns of a seat and of its rating, without those of its table.
_SEAT_COLUMNS = (
    *(column.label(f"seat_{column.name}") for column in schema.seats.c),
    schema.ratings.c.rating.label("seat_rating"),
    schema.ratings.c.deviation.label("seat_deviation"),
)
_RATING_OF_SEAT = and_(
    schema.ratings.c.subject
    == func.coalesce(schema.seats.c.user_id, literal(bot_subject("")) + schema.seats.c.bot),
    schema.ratings.c.game == schema.tables.c.game,
    schema.ratings.c.pool == schema.tables.c.pool,
    schema.ratings.c.games > 0,
)
#: Statements for every new table, compiled once.
_TABLE = select(schema.tables).where(schema.tables.c.id == bindparam("of"))
_SEATS = (
    select(*_SEAT_COLUMNS)
    .join(schema.tables, schema.tables.c.id == schema.seats.c.table_id)
    .outerjoin(schema.ratings, _RATING_OF_SEAT)
    .where(schema.seats.c.table_id == bindparam("of"))
    .order_by(schema.seats.c.seat)
)
_RATINGS = select(
    schema.ratings.c.subject, schema.ratings.c.rating, schema.ratings.c.deviation
).where(
    schema.ratings.c.game == bindparam("game"),
    schema.ratings.c.pool == bindparam("pool"),
    schema.ratings.c.games > 0,
    schema.ratings.c.subject.in_(bindparam("subjects", expanding=True)),
)
_DROP_SEATS = delete(schema.seats).where(schema.seats.c.table_id == bindparam("of"))
_SET_HOST = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("of"))
    .values(host=bindparam("host"), updated=bindparam("updated"))
)


def _seat(row: Any) -> SeatRecord:
    return SeatRecord(
        seat=row["seat_seat"],
        user=row["seat_user_id"],
        name=row["seat_name"],
        bot=row["seat_bot"],
        choice=msgspec.json.decode(row["seat_choice"], type=tuple[str, ...]),
        ready=row["seat_ready"],
        generation=row["seat_generation"],
        muted=row["seat_muted"],
        standing=msgspec.json.decode(row["seat_standing"], type=dict[str, str]),
        origin=row["seat_origin"],
        program=row["seat_program"],
        rating=_seat_rating(row["seat_rating"], row["seat_deviation"]),
    )


def _seat_rating(rating: float | None, deviation: float) -> SeatRating | None:
    return None if rating is None else SeatRating(round(rating), round(deviation))


def _subject(seat: SeatRecord) -> str:
    """The subject whose rating belongs to a seat."""
    return seat.user or bot_subject(seat.bot)
