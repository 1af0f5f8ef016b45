"""What is told of a finished game on its end screen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from litestar import Response, get
from litestar.connection import Request
from litestar.params import FromPath

from sevencats.kernel.run import Step
from sevencats.server.errors import Refusal
from sevencats.server.games import kit_of
from sevencats.server.tables.replay import Playback
from sevencats.server.web.context import context, need_share
from sevencats.server.web.responses import answers
from sevencats.server.web.table_routes import finished

#: Steps that are held in memory at once.
_PAGE = 100


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
    return msgspec.json.encode(write(_steps(playback)))


def _steps(playback: Playback) -> Iterator[Step]:
    for start in range(0, len(playback.rows), _PAGE):
        yield from playback.steps(slice(start, start + _PAGE))


ROUTES = [chronicle]
