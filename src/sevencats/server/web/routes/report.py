"""Reports: a player reports another one to the operator."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import post
from litestar.connection import Request
from litestar.params import FromPath, JSONBody

from sevencats.server.asked import types
from sevencats.server.errors import Refusal
from sevencats.server.store.reports import Reason, ReportStore
from sevencats.server.tables.seats.roster import seats_of
from sevencats.server.web.auth import need_user
from sevencats.server.web.context import address_of, context
from sevencats.server.web.limits import REPORTS
from sevencats.server.web.responses import answers


class NewReport(types.Body, frozen=True):
    """The reported seat and the reason; ``other`` needs words."""

    seat: types.SeatNumber
    reason: Reason
    words: Annotated[str, msgspec.Meta(max_length=500)] = ""


@post(
    "/api/tables/{table:str}/reports",
    tags=["tables"],
    status_code=204,
    responses=answers(400, 401, 403, 404, 409, 429),
)
async def report(
    request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[NewReport]
) -> None:
    """Report a user at one of my tables to the operator."""
    here = context(request)
    user = await need_user(request, here.people)
    record = await here.lobby.get(table)
    if not seats_of(record, user.id):
        raise Refusal("not_yours")
    seat = record.seats[data.seat] if data.seat < len(record.seats) else None
    if seat is None or seat.user is None or seat.user == user.id:
        raise Refusal("not_found", what=str(data.seat))
    words = " ".join(data.words.split())
    if data.reason == "other" and not words:
        raise Refusal("bad_request", "words")
    who = address_of(request) if user.login is None else user.id
    if not here.limiter.allow(f"report {who}", REPORTS):
        raise Refusal("rate")
    await ReportStore(here.database).add(user.id, record, seat, data.reason, words)


ROUTES = [report]
