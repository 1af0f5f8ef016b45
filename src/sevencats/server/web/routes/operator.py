"""Routes of operators. For everybody else they do not exist."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import delete, get, patch, post
from litestar.connection import Request
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from sevencats import __version__
from sevencats.server.asked import types
from sevencats.server.asked.names import clean_name
from sevencats.server.errors import Refusal
from sevencats.server.operate import metrics
from sevencats.server.operate.unplayable import close_table
from sevencats.server.store.operators import (
    Act,
    ActKind,
    OperatorAct,
    OperatorPerson,
    OperatorReport,
    Operators,
    OperatorTable,
)
from sevencats.server.store.people import User
from sevencats.server.store.rivals import OperatorRivals, rivals
from sevencats.server.tables import commands as cmd
from sevencats.server.web.auth import find_user
from sevencats.server.web.context import Context, context

AnyRequest = Request[Any, Any, Any]
Note = Annotated[str, msgspec.Meta(max_length=500)]

_LISTED = 200


class OperatorNote(types.Body, frozen=True):
    """Reason, shown to other operators in the audit log."""

    note: Note = ""


class NewName(types.Body, frozen=True):
    """A new name for a person."""

    name: types.Name


class OperatorProcess(types.Info, frozen=True):
    """A living process, and the number of tables it owns."""

    id: str
    tables: int


class OperatorHealth(types.Info, frozen=True):
    """The health of the server. Figures are those of the answering process since its start."""

    version: str
    database: bool
    #: True if messages between processes get through; null if there is only one process.
    bus: bool | None
    process: str
    processes: tuple[OperatorProcess, ...]
    tables: int
    sockets: int
    #: Questions to bots that wait for a worker.
    bot_queue: int
    figures: tuple[metrics.Figure, ...]


async def need_operator(request: AnyRequest) -> User:
    """The operator who sends the request; anybody else gets ``not_found``."""
    try:
        user = await find_user(request, context(request).people)
    except Refusal as refusal:
        if refusal.code != "barred":
            raise
        user = None
    if user is None or not user.operator:
        raise Refusal("not_found", what="")
    return user


async def _act(
    request: AnyRequest, kind: ActKind, note: str = ""
) -> tuple[Context, Operators, Act]:
    user = await need_operator(request)
    here = context(request)
    return here, Operators(here.database), Act(user.login or user.id, kind, note.strip())


@get("/api/operator/tables", include_in_schema=False)
async def operator_tables(
    request: AnyRequest,
    status: Annotated[Literal["waiting", "playing"], QueryParameter()] = "playing",
    game: FromQuery[str] = "",
) -> list[OperatorTable]:
    """Tables that are running or waiting."""
    await need_operator(request)
    return await Operators(context(request).database).tables(status, game, _LISTED)


@post("/api/operator/tables/{table:str}/end", include_in_schema=False, status_code=204)
async def end_table(
    request: AnyRequest, table: FromPath[str], data: JSONBody[OperatorNote]
) -> None:
    """End a game without a result, or delete a waiting table."""
    here, operators, act = await _act(request, "end_table", data.note)
    record = await here.lobby.get(table)
    await close_table(here.hub, here.database, record)
    await operators.note(act, table, record.code)


@get("/api/operator/people", include_in_schema=False)
async def operator_people(
    request: AnyRequest, search: Annotated[str, QueryParameter(max_length=64)] = ""
) -> list[OperatorPerson]:
    """People by name."""
    await need_operator(request)
    return await Operators(context(request).database).people(search.strip(), _LISTED)


@post("/api/operator/people/{user:str}/bar", include_in_schema=False, status_code=204)
async def bar(request: AnyRequest, user: FromPath[str], data: JSONBody[OperatorNote]) -> None:
    """Ban a user: an account everywhere, a guest in this browser."""
    here, operators, act = await _act(request, "bar", data.note)
    await operators.bar(act, user, barred=True)
    for table in await operators.unfinished_tables_of(user):
        await here.hub.send(table, cmd.Expel(user))


@delete("/api/operator/people/{user:str}/bar", include_in_schema=False)
async def unbar(request: AnyRequest, user: FromPath[str]) -> None:
    """Lift a ban."""
    _, operators, act = await _act(request, "unbar")
    await operators.bar(act, user, barred=False)


@patch("/api/operator/people/{user:str}", include_in_schema=False, status_code=204)
async def rename(request: AnyRequest, user: FromPath[str], data: JSONBody[NewName]) -> None:
    """Rename a user."""
    here, operators, act = await _act(request, "rename")
    name = clean_name(data.name)
    await operators.rename(act, user, name)
    for table in await operators.unfinished_tables_of(user):
        await here.hub.send(table, cmd.Rename(user, name))


@get("/api/operator/reports", include_in_schema=False)
async def operator_reports(
    request: AnyRequest, closed: FromQuery[bool] = False
) -> list[OperatorReport]:
    """Open or closed reports."""
    await need_operator(request)
    return await Operators(context(request).database).reports(not closed, _LISTED)


@post("/api/operator/reports/{report:str}/close", include_in_schema=False, status_code=204)
async def close_report(
    request: AnyRequest, report: FromPath[str], data: JSONBody[OperatorNote]
) -> None:
    """Close a report."""
    _, operators, act = await _act(request, "close_report", data.note)
    await operators.close_report(act, report)


@get("/api/operator/acts", include_in_schema=False)
async def operator_acts(request: AnyRequest) -> list[OperatorAct]:
    """The audit log of operators, newest first."""
    await need_operator(request)
    return await Operators(context(request).database).acts(_LISTED)


@get("/api/operator/rivals", include_in_schema=False)
async def operator_rivals(request: AnyRequest) -> list[OperatorRivals]:
    """Pairs of people with many rated games."""
    await need_operator(request)
    return await rivals(context(request).database, _LISTED)


@get("/api/operator/health", include_in_schema=False)
async def operator_health(request: AnyRequest) -> OperatorHealth:
    """The health of the server."""
    await need_operator(request)
    here = context(request)
    bus = here.hub.bus
    owned = await here.hub.leases.owned()
    return OperatorHealth(
        version=__version__,
        database=here.database.write_failure is None,
        bus=None if bus is None else bus.connected.is_set(),
        process=here.hub.process,
        processes=tuple(OperatorProcess(id, owned[id]) for id in sorted(owned)),
        tables=len(here.hub.tables.actors),
        sockets=len(here.hub.connections),
        bot_queue=here.bots.waiting,
        figures=metrics.figures(),
    )


ROUTES = [
    operator_tables,
    end_table,
    operator_people,
    bar,
    unbar,
    rename,
    operator_reports,
    close_report,
    operator_acts,
    operator_rivals,
    operator_health,
]
