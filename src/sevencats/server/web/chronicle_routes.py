"""What is told of a finished game on its end screen, and the texts that were read in it."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, get
from litestar.connection import Request
from litestar.params import FromPath, QueryParameter

from sevencats.kit.reading import Reading
from sevencats.server.errors import Refusal
from sevencats.server.games import kit_of
from sevencats.server.store.leases import Lease
from sevencats.server.store.records import TableRecord
from sevencats.server.tables.messages import beat
from sevencats.server.tables.replay import Playback
from sevencats.server.tables.table import make_table
from sevencats.server.tables.views import PUBLIC
from sevencats.server.web.context import context, need_share
from sevencats.server.web.responses import answers
from sevencats.server.web.table_routes import finished
from sevencats.server.wire import Lang


@get(
    "/api/tables/{table:str}/chronicle",
    tags=["tables"],
    responses=answers(404, 409, 429),
)
async def chronicle(request: Request[Any, Any, Any], table: FromPath[str]) -> Response[bytes]:
    """Curves, fights and moments of a finished game. The shape is the game's own
    (``web/views/<game>.json``); a game that tells nothing is ``not_found``."""
    here = context(request)
    record = await finished(here, table)
    if kit_of(record.setup.game).chronicle is None:
        raise Refusal("not_found", what=f"{record.setup.game} chronicle")
    playback = await here.playbacks.get(record)
    await need_share(request, 1 + len(playback.rows) / 25)
    body = await here.heavy.run(_written, record.setup.game, playback)
    return Response(body, media_type="application/json")


def _written(game: str, playback: Playback) -> bytes:
    write = kit_of(game).chronicle
    assert write is not None
    return msgspec.json.encode(write(playback.every_step()))


@get(
    "/api/tables/{table:str}/readings",
    tags=["tables"],
    responses=answers(400, 404, 409, 429),
)
async def readings(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    lang: Annotated[Lang, QueryParameter()] = "en",
) -> list[Reading]:
    """All that was read aloud in a finished game, in its order."""
    here = context(request)
    record = await finished(here, table)
    playback = await here.playbacks.get(record)
    await need_share(request, 1 + len(playback.rows) / 25)
    return await here.heavy.run(_read, record, playback, lang)


def _read(record: TableRecord, playback: Playback, lang: str) -> list[Reading]:
    table = make_table(record, Lease(record.id, "", 0))
    beats = (beat(table, step, PUBLIC, lang) for step in playback.every_step())
    return [reading for one in beats for reading in one.readings]


ROUTES = [chronicle, readings]
