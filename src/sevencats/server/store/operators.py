"""Operators: what they see of tables, people and reports, and the log of their actions.

Every action is logged in the transaction that carries it out.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, delete, func, insert, or_, select, update

from sevencats.server.errors import Refusal
from sevencats.server.now import now_ms
from sevencats.server.store import schema
from sevencats.server.store.db.database import Database
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
    """The player of a seat: a person, or a bot of a level."""

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
    """A person in an operator's list. ``seen``: the last session begun or move at a table."""

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
    """A report; its author appears as an id only, to notice one who reports everybody."""

    id: str
    table: str
    code: str
    reporter: str | None
    reported: str
    #: The current name of the reported person; empty: they have left.
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
    """A logged action of an operator."""

    at: int
    operator: str
    act: str
    subject: str
    name: str
    note: str


class Act(msgspec.Struct, frozen=True):
    """An action of an operator, and its reason."""

    operator: str
    kind: ActKind
    note: str = ""


class Operators:
    """The data and actions of operators."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # -- who they are ----------------------------------------------------------------------------

    async def appoint(self, login: str, operator: bool) -> bool:
        """Give an account the role or remove it; False if the account does not exist."""

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
        """Waiting or running tables, the most recently active first."""
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
        """Open reports, or closed ones."""
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
        """The log of actions, newest first."""
        columns = schema.operator_acts.c
        query = select(schema.operator_acts).order_by(columns.id.desc()).limit(limit)
        async with self.database.read() as tx:
            rows = (await tx.execute(query)).mappings()
            return [
                OperatorAct(**{name: row[name] for name in OperatorAct.__struct_fields__})
                for row in rows
            ]

    async def unfinished_tables_of(self, user: str) -> list[str]:
        """The unfinished tables of a person."""
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
        """Log an action that is carried out elsewhere."""
        await self.database.transact(partial(_note, act, subject, name))

    async def bar(self, act: Act, user: str, barred: bool) -> None:
        """Ban a user, or lift a ban. Operators cannot be banned."""

        def change(tx: Connection) -> None:
            name = _need_person(tx, user)
            mine = _USERS.id == user
            values = {"barred": now_ms() if barred else None}
            tx.execute(update(schema.users).where(mine).values(values))
            tx.execute(delete(schema.match_queue).where(schema.match_queue.c.user_id == user))
            _note(act, user, name, tx)

        await self.database.transact(change)

    async def rename(self, act: Act, user: str, name: str) -> None:
        """Rename a user, also at finished tables."""
        over = select(_TABLES.id).where(_TABLES.status == "finished")

        def change(tx: Connection) -> None:
            before = _need_person(tx, user)
            tx.execute(update(schema.users).where(_USERS.id == user).values(name=name))
            mine = (_SEATS.user_id == user) & _SEATS.table_id.in_(over)
            tx.execute(update(schema.seats).where(mine).values(name=name))
            _note(msgspec.structs.replace(act, note=f"{before} -> {name}"), user, name, tx)

        await self.database.transact(change)

    async def close_report(self, act: Act, report: str) -> None:
        """Close a report."""

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
    """The name of a person who is not an operator."""
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
