"""Printed facts of a game's components, for its page."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from hashlib import blake2b
from typing import Annotated, Any, NamedTuple

import msgspec
from litestar import Response, get
from litestar.connection import Request
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter

from sevencats.server.errors import Refusal
from sevencats.server.games import plugin_of
from sevencats.server.web.auth import request_lang
from sevencats.server.web.responses import answers
from sevencats.text import Texts

#: Cached combinations of options and languages; each takes some tens of kilobytes.
_KEPT = 32

Options = Annotated[
    str, QueryParameter(max_length=200, description="The table's options, with commas between.")
]


class _Sheet(NamedTuple):
    """Facts as JSON, and their ETag."""

    body: bytes
    tag: str


@get(
    "/api/games/{game:str}/facts",
    tags=["server"],
    responses={
        **answers(400, 404, 429),
        304: ResponseSpec(None, description="as it was"),
    },
)
async def facts(
    request: Request[Any, Any, Any], game: FromPath[str], options: Options = ""
) -> Response[bytes]:
    """The printed facts of a game with some options, in the reader's language. The shape is the
    game's own (``web/generated/views/<game>.json``)."""
    chosen = tuple(word for word in options.split(",") if word)
    plugin = plugin_of(game)
    plugin.setup.check_options(next(iter(plugin.game.modes)), chosen)
    sheet = await asyncio.to_thread(_sheet, plugin.name, chosen, request_lang(request))
    headers = {"ETag": sheet.tag, "Cache-Control": "no-cache", "Vary": "Accept-Language"}
    known = request.headers.get("if-none-match", "")
    if sheet.tag in known.replace("W/", ""):
        return Response(b"", status_code=304, headers=headers)
    return Response(sheet.body, media_type="application/json", headers=headers)


@lru_cache(maxsize=_KEPT)
def _sheet(game: str, options: tuple[str, ...], lang: str) -> _Sheet:
    make = plugin_of(game).facts
    if make is None:
        raise Refusal("not_found", what=f"{game} facts")
    body = msgspec.json.encode(make(options, Texts.load(lang)))
    return _Sheet(body, f'"{blake2b(body, digest_size=12).hexdigest()}"')


ROUTES = [facts]
