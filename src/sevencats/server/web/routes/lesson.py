"""Games that begin at a position: lessons, and "play from here" of a replay."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.connection import Request
from litestar.params import FromPath, FromQuery, JSONBody

from sevencats.kernel.state import State
from sevencats.plugin import Plugin, plugins
from sevencats.plugin.lessons import Lesson, LessonInfo
from sevencats.server.errors import Refusal
from sevencats.server.games import plugin_of
from sevencats.server.store.beginnings import begin_at
from sevencats.server.store.people import User
from sevencats.server.store.records import Pace, SeatRecord, TableSetup
from sevencats.server.tables import commands as cmd
from sevencats.server.tables.handlers.seats import SeatGrant
from sevencats.server.tables.history.replay import Playback
from sevencats.server.web import types
from sevencats.server.web.auth import need_user, request_lang
from sevencats.server.web.context import Context, context, need_share, table_info
from sevencats.server.web.responses import answers
from sevencats.server.web.routes.table import finished, need_room

AnyRequest = Request[Any, Any, Any]

_UNTIMED = Pace("untimed", 0, 0, 0)


class NewBranch(types.Body, frozen=True):
    """Play on after a step of a replay, at a seat, against bots of a level (empty: the game's
    stand-ins)."""

    step: Annotated[int, msgspec.Meta(ge=0, le=100_000)]
    seat: types.SeatNumber
    level: Annotated[str, msgspec.Meta(max_length=24)] = ""


@get("/api/lessons", tags=["tables"], responses=answers(429))
async def all_lessons(game: FromQuery[str] = "") -> list[LessonInfo]:
    """The lessons of one game or of all, in order."""
    wanted = [plugin for plugin in plugins().values() if game in ("", plugin.name)]
    return [lesson.info for plugin in wanted for lesson in plugin.lessons.values()]


@post("/api/lessons/{lesson:str}", tags=["tables"], responses=answers(401, 403, 404, 429))
async def begin_lesson(request: AnyRequest, lesson: FromPath[str]) -> types.MadeTable:
    """Create a private table with the position of a lesson."""
    here = context(request)
    user = await need_user(request, here.people)
    await need_room(request, user)
    plugin, wanted = find_lesson(lesson)
    setup = TableSetup(
        game=plugin.name,
        mode=wanted.mode,
        seats=wanted.seats,
        pace=_UNTIMED,
        watch="nobody",
        lesson=lesson,
    )
    lang = request_lang(request)
    state = await here.heavy.run(wanted.begin)
    return await _begin(here, user, state, setup, 0, wanted.level, lang)


def find_lesson(name: str) -> tuple[Plugin, Lesson]:
    """The lesson of that id and its game; ``not_found`` if there is none."""
    for plugin in plugins().values():
        if name in plugin.lessons:
            return plugin, plugin.lessons[name]
    raise Refusal("not_found", what=name[:24])


@post(
    "/api/tables/{table:str}/branch",
    tags=["tables"],
    responses=answers(400, 401, 403, 404, 409, 429),
)
async def branch(
    request: AnyRequest, table: FromPath[str], data: JSONBody[NewBranch]
) -> types.MadeTable:
    """Play a finished game on from one of its steps, in any seat."""
    here = context(request)
    user = await need_user(request, here.people)
    await need_room(request, user)
    record = await finished(here, table)
    plugin = plugin_of(record.setup.game)
    if data.seat >= len(record.seats) or data.seat in plugin.setup.virtual(record.setup.mode):
        raise Refusal("bad_setup", str(data.seat))
    level = data.level or plugin.players.standin
    if level not in plugin.players.offered:
        raise Refusal("bad_setup", ", ".join(plugin.players.offered))
    playback = await here.playbacks.get(record)
    await need_share(request, 3)
    state = await here.heavy.run(_state_after, playback, data.step)
    setup = msgspec.structs.replace(
        record.setup, pace=_UNTIMED, undo="free", bot_delay=700, rated=False
    )
    return await _begin(here, user, state, setup, data.seat, level, request_lang(request))


def _state_after(playback: Playback, number: int) -> State:
    """The state after a step, with a new random generator."""
    steps = playback.steps(slice(number, number + 1))
    if not steps:
        raise Refusal("not_found", what=str(number))
    if not steps[0].state.pending:
        raise Refusal("not_playing")
    state = steps[0].state.copy()
    state.rng = secrets.randbits(63)
    return state


async def _begin(
    here: Context,
    user: User,
    state: State,
    setup: TableSetup,
    mine: int,
    level: str,
    lang: str,
) -> types.MadeTable:
    virtual = plugin_of(setup.game).setup.virtual(setup.mode)
    seats = []
    for number in range(setup.seats):
        seat = SeatRecord(seat=number)
        if number == mine:
            seat.user, seat.name, seat.generation = user.id, user.name, 1
        elif number not in virtual:
            seat.bot = level
        seats.append(seat)
    # A position has no secret of its own, and that of a finished game is known.
    state.handles = state.handles.seeded(secrets.randbits(63))
    record = await begin_at(here.database, state, setup, user.id, seats)
    answer = await here.hub.send(record.id, cmd.SeatToken(user.id))
    grant = msgspec.json.decode(answer.result(), type=SeatGrant)
    return types.MadeTable(await table_info(here, record, lang), grant)


ROUTES = [all_lessons, begin_lesson, branch]
