"""The summary of a finished game on its end screen, and the texts that were read in it."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, get
from litestar.connection import Request
from litestar.params import FromPath, QueryParameter

from sevencats.plugin.reading import Reading
from sevencats.server.tables.history.replay import Playback
from sevencats.server.tables.history.summaries import (
    CHRONICLE,
    need_chronicle,
    read_texts,
    readings_name,
    written_chronicle,
)
from sevencats.server.web.context import context, need_share
from sevencats.server.web.responses import answers
from sevencats.server.web.routes.table import finished
from sevencats.server.wire import Lang


@get(
    "/api/tables/{table:str}/chronicle",
    tags=["tables"],
    responses=answers(404, 409, 429),
)
async def chronicle(request: Request[Any, Any, Any], table: FromPath[str]) -> Response[bytes]:
    """Curves, fights and moments of a finished game. The shape is the game's own
    (``web/generated/views/<game>.json``); a game without a summary is ``not_found``."""
    here = context(request)
    record = await finished(here, table)
    need_chronicle(record)
    playback = await here.playbacks.get(record)
    await need_share(request, _cost(playback, CHRONICLE))
    body = await here.heavy.run(written_chronicle, playback)
    return Response(body, media_type="application/json")


def _cost(playback: Playback, *name: str) -> float:
    """The cost of an answer: high only for the first request."""
    return 1 if playback.has_whole(*name) else 1 + len(playback.rows) / 25


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
    await need_share(request, _cost(playback, *readings_name(record, lang)))
    return await here.heavy.run(read_texts, playback, record, lang)


ROUTES = [chronicle, readings]
