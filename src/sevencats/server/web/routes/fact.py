"""Printed facts of a game's components, for its page."""

from __future__ import annotations

import asyncio
from hashlib import blake2b
from typing import Annotated, Any

from litestar import Response, get
from litestar.connection import Request
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter

from sevencats.server.asked.offers import printed_facts
from sevencats.server.web.auth import request_lang
from sevencats.server.web.responses import answers

Options = Annotated[
    str, QueryParameter(max_length=200, description="The table's options, with commas between.")
]


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
    body = await asyncio.to_thread(printed_facts, game, options, request_lang(request))
    tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Language"}
    known = request.headers.get("if-none-match", "")
    if tag in known.replace("W/", ""):
        return Response(b"", status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)


ROUTES = [facts]
