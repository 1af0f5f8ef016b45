"""The queue of players who look for a rival of similar strength.

It is in the database, so all processes share it. A row is a person: waiting, offered to another
one, or at the table that both have accepted. A client that stops polling is offered to nobody, but
keeps its place for a while: its server or database may be what has stopped. All changes are made
under one lock: the queue is short, and two processes must not offer one person to two others.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Literal, NamedTuple

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    text,
    update,
)

from sevencats.server.now import now_ms
from sevencats.server.ratings.glicko import START_RATING
from sevencats.server.store import schema
from sevencats.server.store.db.database import Database
from sevencats.server.store.lobby import insert_table
from sevencats.server.store.records import SeatRating, SeatRecord, TableSetup
from sevencats.server.tables.set_up import new_table

#: A client that does not poll for this long is not offered, and loses an offer.
_SILENT_MS = 20_000
#: A client that does not poll for this long has left.
_GONE_MS = 600_000
#: Time for both to accept.
OFFER_MS = 25_000
#: A rival whom a player declined is not offered to them again within this time.
_DECLINED_MS = 24 * 3600 * 1000
#: Time during which the found table is reported.
_FOUND_MS = 120_000
#: Maximum rating difference: at first, added per second of waiting, and at most.
_NEAR, _WIDER, _FAR = 120.0, 12.0, 900.0
_LOCK = 7131

_queue = schema.match_queue
_mine = _queue.c


class Ticket(msgspec.Struct, frozen=True):
    """A search for a rival, as the player started it."""

    user: str
    game: str
    mode: str
    pool: str
    choice: tuple[str, ...] = ()
    origin: str = ""


class Rival(msgspec.Struct, frozen=True):
    """The rival who was found."""

    name: str
    rating: SeatRating | None


class MatchState(msgspec.Struct, frozen=True, rename="camel"):
    """The state of a search. ``waiting``: no rival yet; ``offered``: accept before ``until``;
    ``accepted``: the other one is still asked; ``found``: both accepted, the game has begun."""

    status: Literal["idle", "waiting", "offered", "accepted", "found"] = "idle"
    game: str = ""
    mode: str = ""
    since: int = 0
    until: int = 0
    now: int = 0
    #: Other players who search for the same game.
    others: int = 0
    rival: Rival | None = None
    table: str | None = None


class Times(NamedTuple):
    """The current time, and the time by which clients that do not poll are judged."""

    now: int
    judged: int


class Matches:
    """The queue."""

    def __init__(self, database: Database) -> None:
        self.database = database
        #: The time for which this process was stalled, and until when that excuses clients that did
        #: not poll or answer.
        self._lost, self._excused_until = 0, 0

    def give_back(self, ms: int) -> None:
        """Charge nobody for time in which the server was stalled."""
        self._lost, self._excused_until = ms, now_ms() + _SILENT_MS

    def _times(self) -> Times:
        now = now_ms()
        return Times(now, now - self._lost if now < self._excused_until else now)

    async def enter(self, ticket: Ticket) -> MatchState:
        """Start a search; an existing one restarts."""
        return await self.database.transact(partial(_enter, ticket, self._times()))

    async def look(self, user: str) -> MatchState:
        """The state of the search; polling also keeps its place, and looks for a rival."""
        return await self.database.transact(partial(_look, user, self._times()))

    async def leave(self, user: str) -> None:
        """Stop searching. The rival who was offered continues."""
        await self.database.transact(partial(_leave, user, now_ms()))

    async def accept(self, user: str, setup: TableSetup) -> tuple[MatchState, str | None]:
        """Accept. If the rival has too, a table is created in the same transaction; returns its id
        to the second one to accept, who has to start it."""
        return await self.database.transact(partial(_accept, user, setup, self._times()))


def _lock(tx: Connection) -> None:
    if tx.dialect.name == "postgresql":
        tx.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))


def _row(tx: Connection, user: str | None) -> Any:
    return tx.execute(select(_queue).where(_mine.user_id == user)).mappings().first()


def _set(tx: Connection, where: ColumnElement[bool], **values: Any) -> None:
    tx.execute(update(_queue).where(where).values(values))


_WAITING = {"rival": None, "offered": None, "accepted": False}


def _enter(ticket: Ticket, times: Times, tx: Connection) -> MatchState:
    _lock(tx)
    _leave(ticket.user, times.now, tx)
    rating = tx.execute(
        select(schema.ratings.c.rating).where(
            schema.ratings.c.subject == ticket.user,
            schema.ratings.c.game == ticket.game,
            schema.ratings.c.pool == ticket.pool,
        )
    ).scalar_one_or_none()
    tx.execute(
        insert(_queue).values(
            user_id=ticket.user,
            game=ticket.game,
            mode=ticket.mode,
            pool=ticket.pool,
            rating=START_RATING if rating is None else rating,
            choice=msgspec.json.encode(ticket.choice).decode(),
            origin=ticket.origin,
            since=times.now,
            seen=times.now,
            accepted=False,
        )
    )
    return _look(ticket.user, times, tx)


def _look(user: str, times: Times, tx: Connection) -> MatchState:
    _lock(tx)
    _drop_gone(tx, times.judged)
    _set(tx, _mine.user_id == user, seen=times.now)
    row = _row(tx, user)
    if row is None:
        return MatchState(now=times.now)
    if row["table_id"] is None and row["rival"] is None:
        _offer(tx, row, times)
    return _state(tx, user, times)


def _polls(times: Times) -> ColumnElement[bool]:
    return _mine.seen >= times.judged - _SILENT_MS


def _drop_gone(tx: Connection, now: int) -> None:
    """Remove players who left or saw an offer and did not answer, and end offers to others."""
    searching = _mine.table_id.is_(None)
    silent = and_(_mine.seen < now - _SILENT_MS, searching)
    late = and_(_mine.offered < now - OFFER_MS, ~_mine.accepted, searching, ~silent)
    gone = and_(_mine.seen < now - _GONE_MS, searching)
    done = and_(_mine.table_id.is_not(None), _mine.offered < now - _FOUND_MS)
    tx.execute(delete(_queue).where(or_(late, gone, done)))
    _set(tx, silent, **_WAITING)
    other = _queue.alias()
    partner = exists().where(other.c.user_id == _mine.rival, other.c.rival == _mine.user_id)
    _set(tx, and_(_mine.rival.is_not(None), searching, ~partner), **_WAITING)


def _offer(tx: Connection, row: Any, times: Times) -> None:
    """Offer the nearest waiting player, within the range that the longer wait of the two allows."""
    now = times.now
    blocks = schema.blocks.c
    blocked = exists().where(
        or_(
            and_(blocks.user_id == row["user_id"], blocks.other_id == _mine.user_id),
            and_(blocks.other_id == row["user_id"], blocks.user_id == _mine.user_id),
        )
    )
    declined = schema.match_declines.c
    parted = exists().where(
        declined.at > now - _DECLINED_MS,
        or_(
            and_(declined.user_id == row["user_id"], declined.other_id == _mine.user_id),
            and_(declined.other_id == row["user_id"], declined.user_id == _mine.user_id),
        ),
    )
    distance = func.abs(_mine.rating - row["rating"])
    query = (
        select(_mine.user_id, _mine.since, distance.label("distance"))
        .where(
            _mine.game == row["game"],
            _mine.mode == row["mode"],
            _mine.user_id != row["user_id"],
            _mine.rival.is_(None),
            _mine.table_id.is_(None),
            _polls(times),
            ~blocked,
            ~parted,
        )
        .order_by(distance, _mine.since)
        .limit(1)
    )
    nearest = tx.execute(query).mappings().first()
    if nearest is None or nearest["distance"] > _reach(now - min(row["since"], nearest["since"])):
        return
    for one, other in ((row["user_id"], nearest["user_id"]), (nearest["user_id"], row["user_id"])):
        _set(tx, _mine.user_id == one, rival=other, offered=now, accepted=False)


def _reach(waited_ms: int) -> float:
    return min(_FAR, _NEAR + _WIDER * waited_ms / 1000)


def _leave(user: str, now: int, tx: Connection) -> None:
    _lock(tx)
    row = _row(tx, user)
    if row is not None and row["rival"] is not None and row["table_id"] is None:
        _note_decline(tx, user, row["rival"], now)
    tx.execute(delete(_queue).where(_mine.user_id == user))
    _set(tx, and_(_mine.rival == user, _mine.table_id.is_(None)), **_WAITING)


def _note_decline(tx: Connection, user: str, rival: str, now: int) -> None:
    table, columns = schema.match_declines, schema.match_declines.c
    same = and_(columns.user_id == user, columns.other_id == rival)
    tx.execute(delete(table).where(or_(same, columns.at < now - _DECLINED_MS)))
    tx.execute(insert(table).values(user_id=user, other_id=rival, at=now))


def _accept(
    user: str, setup: TableSetup, times: Times, tx: Connection
) -> tuple[MatchState, str | None]:
    _lock(tx)
    now = times.now
    _set(tx, _mine.user_id == user, seen=now)
    _drop_gone(tx, times.judged)
    row = _row(tx, user)
    if row is None or row["rival"] is None or row["table_id"] is not None:
        return _state(tx, user, times), None
    _set(tx, _mine.user_id == user, accepted=True)
    rival = _row(tx, row["rival"])
    if rival is None or not rival["accepted"]:
        return _state(tx, user, times), None
    pair = sorted((row, rival), key=lambda one: (one["since"], one["user_id"]))
    names = [_name(tx, one["user_id"]) for one in pair]
    if names[0] == names[1]:
        names[1] = f"{names[1]} 2"
    seats = [
        SeatRecord(
            seat=number,
            user=one["user_id"],
            name=names[number],
            choice=msgspec.json.decode(one["choice"], type=tuple[str, ...]),
            ready=True,
            generation=1,
            origin=one["origin"],
        )
        for number, one in enumerate(pair)
    ]
    record = new_table(setup, pair[0]["user_id"], False, seats)
    insert_table(record, None, tx)
    both = _mine.user_id.in_([one["user_id"] for one in pair])
    _set(tx, both, table_id=record.id, offered=now)
    return _state(tx, user, times), record.id


def _name(tx: Connection, user: str) -> str:
    name: str = tx.execute(
        select(schema.users.c.name).where(schema.users.c.id == user)
    ).scalar_one()
    return name


def _state(tx: Connection, user: str, times: Times) -> MatchState:
    row = _row(tx, user)
    if row is None:
        return MatchState(now=times.now)
    same = and_(_mine.game == row["game"], _mine.mode == row["mode"], _mine.table_id.is_(None))
    others = select(func.count()).where(same, _mine.user_id != user, _polls(times))
    status: Literal["waiting", "offered", "accepted", "found"] = "waiting"
    rival = None
    if row["rival"] is not None:
        status = "accepted" if row["accepted"] else "offered"
        rival = _rival(tx, row)
    if row["table_id"] is not None:
        status = "found"
    return MatchState(
        status=status,
        game=row["game"],
        mode=row["mode"],
        since=row["since"],
        until=0 if row["offered"] is None else row["offered"] + OFFER_MS,
        now=times.now,
        others=tx.execute(others).scalar_one(),
        rival=rival,
        table=row["table_id"],
    )


def _rival(tx: Connection, row: Any) -> Rival:
    rating = (
        tx.execute(
            select(schema.ratings.c.rating, schema.ratings.c.deviation).where(
                schema.ratings.c.subject == row["rival"],
                schema.ratings.c.game == row["game"],
                schema.ratings.c.pool == row["pool"],
                schema.ratings.c.games > 0,
            )
        )
        .mappings()
        .first()
    )
    known = (
        None if rating is None else SeatRating(round(rating["rating"]), round(rating["deviation"]))
    )
    return Rival(_name(tx, row["rival"]), known)
