"""Who runs the server, what they see of tables, people and reports, and what they have done.

Every act is written down in the transaction that does it.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, delete, func, insert, or_, select, update

from sevencats.server.errors import Refusal
from sevencats.server.store import schema
from sevencats.server.store.database import Database, now_ms
from sevencats.server.store.records import TableSetup
from sevencats.server.store.reports import Evidence

ActKind = Literal["end_table", "bar", "unbar", "rename", "close_report"]

_USERS, _REPORTS, _TABLES, _SEATS = (
    schema.users.c,
    schema.reports.c,
    schema.tables.c,
    schema.seats.c,
)


class OperatorSeat(msgspec.Struct, frozen=True):
    """Who sits at a table: a person, or a bot of a level."""

    seat: int
    name: str
    user: str | None
    bot: str


class OperatorTable(msgspec.Struct, frozen=True):
    """A table as an operator sees it: nothing of the game that is played there."""

    id: str
    code: str
    status: str
    game: str
    mode: str
    pace: str
    lesson: bool
    created: int
    #: When something last happened there.
    updated: int
    seats: tuple[OperatorSeat, ...]


class OperatorPerson(msgspec.Struct, frozen=True):
    """A person as an operator sees it. ``seen``: the last session begun or move at a table."""

    id: str
    name: str
    login: str | None
    created: int
    seen: int
    tables: int
    reports: int
    barred: int | None
    operator: bool


class OperatorReport(msgspec.Struct, frozen=True, rename="camel"):
    """A report; who made it is told as an id only, to notice one who reports everybody."""

    id: str
    table: str
    code: str
    reporter: str | None
    reported: str
    #: The name that the reported person has now; empty: is gone.
    name: str
    barred: bool
    reason: str
    words: str
    evidence: Evidence
    at: int
    closed: int | None
    closed_by: str
    note: str


class OperatorAct(msgspec.Struct, frozen=True):
    """Something that an operator has done."""

    at: int
    operator: str
    act: str
    subject: str
    name: str
    note: str


class Act(msgspec.Struct, frozen=True):
    """What an operator does now, and why."""

    operator: str
    kind: ActKind
    note: str = ""


class Operators:
    """What operators read and do."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # -- who they are ----------------------------------------------------------------------------

    async def appoint(self, login: str, operator: bool) -> bool:
        """Give an account the role or take it away; False when there is no such account."""

        def change(tx: Connection) -> int:
            mine = _USERS.login == login.lower()
            values = {"operator": operator}
            return int(tx.execute(update(schema.users).where(mine).values(values)).rowcount)

        return bool(await self.database.transact(change))

    async def names(self) -> list[str]:
        """The accounts that have the role."""
        query = select(_USERS.login).where(_USERS.operator).order_by(_USERS.login)
        async with self.database.read() as tx:
            return [str(login) for login in (await tx.execute(query)).scalars()]

    # -- what they see ---------------------------------------------------------------------------

    async def tables(self, status: str, game: str, limit: int) -> list[OperatorTable]:
        """Tables that wait or are played, those where something happened last first."""
        query = select(schema.tables).where(_TABLES.status == status)
        if game:
            query = query.where(_TABLES.game == game)
        query = query.order_by(_TABLES.updated.desc()).limit(limit)
        async with self.database.read() as tx:
            rows = (await tx.execute(query)).mappings().all()
            ids = [row["id"] for row in rows]
            there = select(schema.seats).where(_SEATS.table_id.in_(ids)).order_by(_SEATS.seat)
            seats: dict[str, list[OperatorSeat]] = {id: [] for id in ids}
            for row in (await tx.execute(there)).mappings():
                seat = OperatorSeat(row["seat"], row["name"], row["user_id"], row["bot"])
                seats[row["table_id"]].append(seat)
        return [_table(row, tuple(seats[row["id"]])) for row in rows]

    async def people(self, search: str, limit: int) -> list[OperatorPerson]:
        """People by a part of the name or the login, or by the id; the newest first."""
        seen = (
            select(func.max(schema.sessions.c.created))
            .where(schema.sessions.c.user_id == _USERS.id)
            .scalar_subquery()
        )
        played = (
            select(func.max(_TABLES.updated))
            .join(schema.seats, _SEATS.table_id == _TABLES.id)
            .where(_SEATS.user_id == _USERS.id)
            .scalar_subquery()
        )
        tables = select(func.count()).where(_SEATS.user_id == _USERS.id).scalar_subquery()
        reports = select(func.count()).where(_REPORTS.reported == _USERS.id).scalar_subquery()
        query = select(schema.users, seen, played, tables, reports)
        if search:
            wanted = search.lower()
            query = query.where(
                or_(
                    func.lower(_USERS.name).contains(wanted, autoescape=True),
                    _USERS.login.contains(wanted, autoescape=True),
                    _USERS.id == search,
                )
            )
        query = query.order_by(_USERS.created.desc(), _USERS.id).limit(limit)
        async with self.database.read() as tx:
            return [_person(row) for row in await tx.execute(query)]

    async def reports(self, open_ones: bool, limit: int) -> list[OperatorReport]:
        """Reports that wait for somebody to look at them, or those that were closed."""
        waiting = _REPORTS.closed.is_(None)
        query = (
            select(schema.reports, _USERS.name, _USERS.barred)
            .outerjoin(schema.users, _USERS.id == _REPORTS.reported)
            .where(waiting if open_ones else ~waiting)
            .order_by(_REPORTS.at.desc())
            .limit(limit)
        )
        async with self.database.read() as tx:
            return [_report(row) for row in (await tx.execute(query)).mappings()]

    async def acts(self, limit: int) -> list[OperatorAct]:
        """What was done, the last first."""
        columns = schema.operator_acts.c
        query = select(schema.operator_acts).order_by(columns.id.desc()).limit(limit)
        async with self.database.read() as tx:
            rows = (await tx.execute(query)).mappings()
            return [
                OperatorAct(**{name: row[name] for name in OperatorAct.__struct_fields__})
                for row in rows
            ]

    async def unfinished_tables_of(self, user: str) -> list[str]:
        """Where somebody sits and the game is not over."""
        query = (
            select(_TABLES.id)
            .join(schema.seats, _SEATS.table_id == _TABLES.id)
            .where(_SEATS.user_id == user, _TABLES.status != "finished")
            .distinct()
        )
        async with self.database.read() as tx:
            return list((await tx.execute(query)).scalars())

    # -- what they do ----------------------------------------------------------------------------

    async def note(self, act: Act, subject: str, name: str) -> None:
        """Write down something that is done elsewhere."""
        await self.database.transact(partial(_note, act, subject, name))

    async def bar(self, act: Act, user: str, barred: bool) -> None:
        """Keep somebody out, or let them in again. Operators cannot be kept out."""

        def change(tx: Connection) -> None:
            name = _need_person(tx, user)
            mine = _USERS.id == user
            values = {"barred": now_ms() if barred else None}
            tx.execute(update(schema.users).where(mine).values(values))
            tx.execute(delete(schema.match_queue).where(schema.match_queue.c.user_id == user))
            _note(act, user, name, tx)

        await self.database.transact(change)

    async def rename(self, act: Act, user: str, name: str) -> None:
        """Give somebody another name, at finished tables too."""
        over = select(_TABLES.id).where(_TABLES.status == "finished")

        def change(tx: Connection) -> None:
            before = _need_person(tx, user)
            tx.execute(update(schema.users).where(_USERS.id == user).values(name=name))
            mine = (_SEATS.user_id == user) & _SEATS.table_id.in_(over)
            tx.execute(update(schema.seats).where(mine).values(name=name))
            _note(msgspec.structs.replace(act, note=f"{before} -> {name}"), user, name, tx)

        await self.database.transact(change)

    async def close_report(self, act: Act, report: str) -> None:
        """Be done with a report."""

        def change(tx: Connection) -> None:
            mine = (_REPORTS.id == report) & _REPORTS.closed.is_(None)
            values = {"closed": now_ms(), "closed_by": act.operator, "note": act.note}
            code = tx.execute(select(_REPORTS.code).where(mine)).scalar_one_or_none()
            if code is None:
                raise Refusal("not_found", what="")
            tx.execute(update(schema.reports).where(mine).values(values))
            _note(act, report, code, tx)

        await self.database.transact(change)


def _need_person(tx: Connection, user: str) -> str:
    """The name of somebody who is no operator."""
    query = select(_USERS.name).where(_USERS.id == user, ~_USERS.operator)
    name = tx.execute(query).scalar_one_or_none()
    if name is None:
        raise Refusal("not_found", what="")
    return str(name)


def _note(act: Act, subject: str, name: str, tx: Connection) -> None:
    row = {"at": now_ms(), "operator": act.operator, "act": act.kind, "note": act.note[:500]}
    tx.execute(insert(schema.operator_acts).values(**row, subject=subject, name=name))


def _table(row: Any, seats: tuple[OperatorSeat, ...]) -> OperatorTable:
    setup = msgspec.json.decode(row["setup"], type=TableSetup)
    return OperatorTable(
        row["id"],
        row["code"],
        row["status"],
        setup.game,
        setup.mode,
        setup.pace.kind,
        bool(setup.lesson),
        row["created"],
        row["updated"],
        seats,
    )


def _person(row: Any) -> OperatorPerson:
    begun, played, tables, reports = tuple(row)[-4:]
    fields = row._mapping
    return OperatorPerson(
        fields["id"],
        fields["name"],
        fields["login"],
        fields["created"],
        max(begun or 0, played or 0, fields["created"]),
        tables,
        reports,
        fields["barred"],
        bool(fields["operator"]),
    )


def _report(row: Any) -> OperatorReport:
    return OperatorReport(
        id=row["id"],
        table=row["table_id"],
        code=row["code"],
        reporter=row["reporter"],
        reported=row["reported"],
        name=row["name"] or "",
        barred=row["barred"] is not None,
        reason=row["reason"],
        words=row["words"],
        evidence=msgspec.json.decode(row["evidence"], type=Evidence),
        at=row["at"],
        closed=row["closed"],
        closed_by=row["closed_by"],
        note=row["note"],
    )
