"""The summary of a finished game on its end screen, and the texts that were read in it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

import msgspec
from litestar import Response, get
from litestar.connection import Request
from litestar.params import FromPath, QueryParameter

from sevencats.kernel.run import Step
from sevencats.plugin.reading import Reading
from sevencats.server.errors import Refusal
from sevencats.server.games import plugin_of
from sevencats.server.tables.history.replay import Playback
from sevencats.server.tables.lease import Lease
from sevencats.server.tables.table import Table, make_table
from sevencats.server.tables.table_info import player_names
from sevencats.server.tables.views import PUBLIC, redacted
from sevencats.server.web.context import context, need_share
from sevencats.server.web.responses import answers
from sevencats.server.web.routes.table import finished
from sevencats.server.wire import Lang
from sevencats.text import Texts


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
    if plugin_of(record.setup.game).chronicle is None:
        raise Refusal("not_found", what=f"{record.setup.game} chronicle")
    playback = await here.playbacks.get(record)
    await need_share(request, _cost(playback, "chronicle"))
    body = await here.heavy.run(_written, record.setup.game, playback)
    return Response(body, media_type="application/json")


def _cost(playback: Playback, *name: str) -> float:
    """The cost of an answer: high only for the first request."""
    return 1 if playback.has_whole(*name) else 1 + len(playback.rows) / 25


def _written(game: str, playback: Playback) -> bytes:
    write = plugin_of(game).chronicle
    assert write is not None
    return playback.whole(lambda steps: msgspec.json.encode(write(steps)), "chronicle")


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
    table_now = make_table(record, Lease(record.id, "", 0))
    name = ("readings", lang, *player_names(table_now, lang))
    await need_share(request, _cost(playback, *name))
    return await here.heavy.run(playback.whole, lambda steps: _read(table_now, steps, lang), *name)


def _read(table: Table, steps: Iterable[Step], lang: str) -> list[Reading]:
    """Only the texts: the rest of a step costs more than the step."""
    texts, names, seats = Texts.load(lang), player_names(table, lang), len(table.labels)
    readings: list[Reading] = []
    for step in steps:
        if step.row.kind in ("start", "pick"):
            words = table.plugin.words(step.state, texts, names)
            readings += words.readings(redacted(step.events, PUBLIC, seats))
    return readings


ROUTES = [chronicle, readings]
