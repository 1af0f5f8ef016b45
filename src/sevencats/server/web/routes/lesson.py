"""Games that begin at a position: lessons, and "play from here" of a replay."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import get, post
from litestar.connection import Request
from litestar.params import FromPath, FromQuery, JSONBody

from sevencats.kernel.state import State
from sevencats.plugin.lessons import LessonInfo
from sevencats.server.asked import types
from sevencats.server.asked.offers import offered_lessons
from sevencats.server.store.beginnings import begin_at
from sevencats.server.store.people import User
from sevencats.server.store.records import TableSetup
from sevencats.server.tables import commands as cmd
from sevencats.server.tables.handlers.seats import SeatGrant
from sevencats.server.tables.positions import (
    branch_setup,
    find_lesson,
    lesson_setup,
    seats_around,
    state_after,
)
from sevencats.server.web.auth import need_user, request_lang
from sevencats.server.web.context import Context, context, need_share, table_info
from sevencats.server.web.responses import answers
from sevencats.server.web.routes.table import finished, need_room

AnyRequest = Request[Any, Any, Any]


@get("/api/lessons", tags=["tables"], responses=answers(429))
async def all_lessons(game: FromQuery[str] = "") -> list[LessonInfo]:
    """The lessons of one game or of all, in order."""
    return offered_lessons(game)


@post("/api/lessons/{lesson:str}", tags=["tables"], responses=answers(401, 403, 404, 429))
async def begin_lesson(request: AnyRequest, lesson: FromPath[str]) -> types.MadeTable:
    """Create a private table with the position of a lesson."""
    here = context(request)
    user = await need_user(request, here.people)
    await need_room(request, user)
    plugin, wanted = find_lesson(lesson)
    setup = lesson_setup(plugin, lesson, wanted)
    lang = request_lang(request)
    state = await here.heavy.run(wanted.begin)
    return await _begin(here, user, state, setup, 0, wanted.level, lang)


@post(
    "/api/tables/{table:str}/branch",
    tags=["tables"],
    responses=answers(400, 401, 403, 404, 409, 429),
)
async def branch(
    request: AnyRequest, table: FromPath[str], data: JSONBody[types.NewBranch]
) -> types.MadeTable:
    """Play a finished game on from one of its steps, in any seat."""
    here = context(request)
    user = await need_user(request, here.people)
    await need_room(request, user)
    record = await finished(here, table)
    setup, level = branch_setup(record, data)
    playback = await here.playbacks.get(record)
    await need_share(request, 3)
    state = await here.heavy.run(state_after, playback, data.step)
    return await _begin(here, user, state, setup, data.seat, level, request_lang(request))


async def _begin(
    here: Context,
    user: User,
    state: State,
    setup: TableSetup,
    mine: int,
    level: str,
    lang: str,
) -> types.MadeTable:
    seats = seats_around(setup, user.id, user.name, mine, level)
    record = await begin_at(here.database, state, setup, user.id, seats)
    answer = await here.hub.send(record.id, cmd.SeatToken(user.id))
    grant = msgspec.json.decode(answer.result(), type=SeatGrant)
    return types.MadeTable(await table_info(here, record, lang), grant)


ROUTES = [all_lessons, begin_lesson, branch]
