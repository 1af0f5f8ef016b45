"""Tables: create, find, join, start, and replay when they are over."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, delete, get, patch, post
from litestar.connection import Request
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from sevencats.server.asked import types
from sevencats.server.errors import Refusal
from sevencats.server.games import plugin_of
from sevencats.server.operate.unplayable import close_table, need_unplayable
from sevencats.server.store.lobby import Wanted
from sevencats.server.store.people import User
from sevencats.server.store.records import TableRecord
from sevencats.server.tables import commands as cmd
from sevencats.server.tables.handlers.seats import SeatGrant
from sevencats.server.tables.history.replay import journal_text, replay, viewer_of
from sevencats.server.tables.seats.roster import seat_of
from sevencats.server.tables.set_up import set_up
from sevencats.server.web.auth import find_user, need_user, request_lang
from sevencats.server.web.context import (
    Context,
    address_of,
    context,
    need_share,
    origin_of,
    table_info,
)
from sevencats.server.web.limits import CODES, TABLES
from sevencats.server.web.responses import answers
from sevencats.server.wire import Lang, TableInfo

#: Maximum unfinished tables that one person may host.
MAX_TABLES = 40

AnyRequest = Request[Any, Any, Any]
As = Annotated[
    str,
    QueryParameter(query="as", pattern="^([0-9]{1,2}|public|everyone)$", description="Whose eyes."),
]


@get("/api/tables", tags=["tables"], responses=answers(429))
async def open_tables(
    request: AnyRequest,
    game: FromQuery[str | None] = None,
    mode: FromQuery[str | None] = None,
    pace: Annotated[Literal["live", "turns", "untimed"] | None, QueryParameter()] = None,
    rated: FromQuery[bool | None] = None,
    status: Annotated[Literal["waiting", "playing"], QueryParameter()] = "waiting",
) -> list[TableInfo]:
    """Listed tables, the newest first: waiting ones, or running ones that can be watched."""
    here = context(request)
    user = await find_user(request, here.people)
    parted = frozenset[str]() if user is None else await here.people.parted_from(user.id)
    wanted = Wanted(game=game, mode=mode, pace=pace, rated=rated)
    tables = await here.open_tables.read(wanted, status, request_lang(request))
    return [table.info for table in tables if table.host not in parted]


async def need_room(request: AnyRequest, user: User) -> None:
    """Refuse a new table to a user who has too many, or who creates them too fast. Guests of an
    address are counted together, because anybody can create many guests."""
    here = context(request)
    if await here.lobby.count_open(user.id) >= MAX_TABLES:
        raise Refusal("too_many", limit=MAX_TABLES)
    who = address_of(request) if user.login is None else user.id
    if not here.limiter.allow(who, TABLES):
        raise Refusal("rate")


@post("/api/tables", tags=["tables"], responses=answers(400, 401, 403, 404, 409, 429))
async def new_table(request: AnyRequest, data: JSONBody[types.NewTable]) -> types.MadeTable:
    """Create a table and take a seat, or let bots play there."""
    here = context(request)
    user = await need_user(request, here.people)
    lang = request_lang(request)
    await need_room(request, user)
    choices = [word for seat in data.seats for word in seat.choice]
    await need_share(request, 1 + sum(len(word) for word in choices) / 500, user)
    if choices:  # reading decks may be slow
        setup, seats = await here.heavy.run(set_up, data, user.id, user.name, lang)
    else:
        setup, seats = set_up(data, user.id, user.name, lang)
    if data.seat is not None:
        seats[data.seat].origin = origin_of(request)
        seats[data.seat].program = user.program
    record = await here.hub.tables.create(setup, user.id, data.listed, seats)
    if data.start or data.hot_seat or data.seat is None:
        (await here.hub.send(record.id, cmd.Start(user.id, lang))).result()
    grant = None
    if data.seat is not None:
        answer = await here.hub.send(record.id, cmd.SeatToken(user.id))
        grant = msgspec.json.decode(answer.result(), type=SeatGrant)
    return types.MadeTable(await table_info(here, record, lang), grant)


@get("/api/tables/{table:str}", tags=["tables"], responses=answers(404, 429))
async def one_table(request: AnyRequest, table: FromPath[str]) -> TableInfo:
    """A table's public information."""
    here = context(request)
    return await table_info(here, await here.lobby.get(table), request_lang(request))


@get("/api/codes/{code:str}", tags=["tables"], responses=answers(404, 429))
async def find_code(request: AnyRequest, code: FromPath[str]) -> types.FoundTable:
    """The table of a short code."""
    here = context(request)
    if not here.limiter.allow(address_of(request), CODES):
        raise Refusal("rate")
    return types.FoundTable(await here.lobby.find(code))


@post(
    "/api/tables/{table:str}/seats",
    tags=["tables"],
    responses=answers(400, 401, 403, 404, 409, 429),
)
async def join(
    request: AnyRequest, table: FromPath[str], data: JSONBody[types.JoinTable]
) -> SeatGrant:
    """Take a seat. Its own player gets the token again."""
    here = context(request)
    user = await need_user(request, here.people)
    blocked = await here.people.blocked_by(user.id)
    origin = origin_of(request)
    command = cmd.Join(user.id, user.name, data.seat, blocked, origin, user.program)
    answer = await here.hub.send(table, command)
    return msgspec.json.decode(answer.result(), type=SeatGrant)


@get("/api/tables/{table:str}/seat", tags=["tables"], responses=answers(401, 403, 404, 429))
async def my_seat(
    request: AnyRequest,
    table: FromPath[str],
    seat: Annotated[int | None, QueryParameter(ge=0, le=15)] = None,
) -> SeatGrant:
    """My seat at a table and its token, for another tab or device; at a hot seat the requested
    one."""
    here = context(request)
    user = await need_user(request, here.people)
    answer = await here.hub.send(table, cmd.SeatToken(user.id, seat))
    return msgspec.json.decode(answer.result(), type=SeatGrant)


@patch(
    "/api/tables/{table:str}/seats/{seat:int}",
    tags=["tables"],
    responses=answers(400, 401, 403, 404, 409, 429),
)
async def change_seat(
    request: AnyRequest, table: FromPath[str], seat: FromPath[int], data: JSONBody[types.SeatChange]
) -> TableInfo:
    """Set what a seat brings and whether it is ready; add a bot."""
    here = context(request)
    user = await need_user(request, here.people)
    lang = request_lang(request)
    answer = None
    if data.bot is not None:
        answer = await here.hub.send(table, cmd.SetBot(user.id, seat, data.bot))
        answer.result()
    if data.choice:
        setup = (await here.lobby.get(table)).setup
        await need_share(request, 1 + sum(len(word) for word in data.choice) / 500)
        check = plugin_of(setup.game).setup.check_choice
        await here.heavy.run(check, setup.mode, seat, data.choice, setup.options, lang)
    if answer is None or data.choice is not None or data.ready is not None:
        change = cmd.ChangeSeat(user.id, lang, seat, data.choice, data.ready)
        answer = await here.hub.send(table, change)
    return msgspec.json.decode(answer.result(), type=TableInfo)


@delete(
    "/api/tables/{table:str}/seats/{seat:int}",
    tags=["tables"],
    responses=answers(401, 403, 404, 409, 429),
)
async def leave(request: AnyRequest, table: FromPath[str], seat: FromPath[int]) -> None:
    """Leave a seat before the game; the host may also remove others."""
    here = context(request)
    user = await need_user(request, here.people)
    record = await here.lobby.get(table)
    mine = any(s.seat == seat and s.user == user.id for s in record.seats)
    answer = await here.hub.send(table, cmd.Leave(user.id, None if mine else seat))
    answer.result()


@post(
    "/api/tables/{table:str}/start",
    tags=["tables"],
    status_code=200,
    responses=answers(401, 403, 404, 409, 429),
)
async def start(request: AnyRequest, table: FromPath[str]) -> TableInfo:
    """Start the game: every seat is taken and everybody else is ready."""
    here = context(request)
    user = await need_user(request, here.people)
    answer = await here.hub.send(table, cmd.Start(user.id, request_lang(request)))
    return msgspec.json.decode(answer.result(), type=TableInfo)


async def finished(here: Context, table: str) -> TableRecord:
    """A table whose game is over; refused for any other."""
    record = await here.lobby.get(table)
    if record.status != "finished":
        raise Refusal("not_finished")
    return record


@get("/api/tables/{table:str}/replay", tags=["tables"], responses=answers(400, 404, 409, 429))
async def read_replay(
    request: AnyRequest,
    table: FromPath[str],
    who: As = "public",
    start_at: Annotated[int, QueryParameter(query="from", ge=0, le=100_000)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=100)] = 50,
    lang: Annotated[Lang | None, QueryParameter()] = None,
) -> types.Replay:
    """A finished game, as seen by a seat, a spectator or everybody."""
    here = context(request)
    record = await finished(here, table)
    viewer = viewer_of(record, who)
    playback = await here.playbacks.get(record)
    part = slice(start_at, start_at + count)
    # Replaying a game takes some milliseconds, so it does not run in the event loop.
    await need_share(request, 1 + count / 25)
    steps = await here.heavy.run(replay, playback, record, viewer, lang, part)
    info = await table_info(here, record, lang or "en")
    return types.Replay(info, len(playback.rows), tuple(steps))


@post(
    "/api/tables/{table:str}/close",
    tags=["tables"],
    status_code=204,
    responses=answers(401, 403, 404, 409, 429),
)
async def close_unplayable(request: AnyRequest, table: FromPath[str]) -> None:
    """Close my game that this version of the server cannot go on with. It stays on record."""
    here = context(request)
    user = await need_user(request, here.people)
    record = await here.lobby.get(table)
    if seat_of(record, user.id) is None:
        raise Refusal("not_yours")
    await need_unplayable(here.hub, record)
    await close_table(here.hub, here.database, record)


@get(
    "/api/tables/{table:str}/journal",
    tags=["tables"],
    media_type="text/plain",
    responses=answers(404, 409, 429),
)
async def read_journal(request: AnyRequest, table: FromPath[str]) -> Response[str]:
    """The journal file of a finished game, for the terminal's replay and analysis."""
    here = context(request)
    record = await finished(here, table)
    playback = await here.playbacks.get(record)
    await need_share(request, 5)
    text = await here.heavy.run(journal_text, playback.played)
    headers = {"Content-Disposition": f'attachment; filename="sevencats-{record.code}.jsonl"'}
    return Response(text, media_type="text/plain", headers=headers)


ROUTES = [
    open_tables,
    new_table,
    one_table,
    find_code,
    join,
    my_seat,
    close_unplayable,
    change_seat,
    leave,
    start,
    read_replay,
    read_journal,
]
