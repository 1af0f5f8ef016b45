"""Health, metrics, games, phrases, and the schema of the socket's messages."""

from __future__ import annotations

import hmac
from typing import Any

from litestar import Response, get
from litestar.connection import Request
from litestar.openapi.datastructures import ResponseSpec

from sevencats import __version__
from sevencats.server.asked import types
from sevencats.server.asked.offers import offered_games, offered_phrases
from sevencats.server.errors import Refusal
from sevencats.server.operate import metrics
from sevencats.server.web.auth import request_lang
from sevencats.server.web.context import context
from sevencats.server.web.responses import answers
from sevencats.server.wire import protocol_schema

AnyRequest = Request[Any, Any, Any]


@get(
    ["/health", "/api/health"],
    tags=["server"],
    responses={503: ResponseSpec(types.Health, description="cannot work")},
)
async def health(request: AnyRequest) -> Response[types.Health]:
    """Health check of this process; 503 if it is not healthy."""
    here = context(request)
    try:
        await here.database.ping()
        database = here.database.write_failure is None
    except Refusal:
        database = False
    bus = here.hub.bus
    body = types.Health(
        status="ok" if database else "degraded",
        version=__version__,
        database=database,
        redis=None if bus is None else bus.connected.is_set(),
        tables=len(here.hub.tables.actors),
        sockets=len(here.hub.connections),
    )
    return Response(body, status_code=200 if database else 503)


@get("/metrics", include_in_schema=False)
async def read_metrics(request: AnyRequest) -> Response[bytes]:
    """Metrics for Prometheus. With SEVENCATS_METRICS_TOKEN only for clients that know it."""
    expected = context(request).settings.metrics_token
    token = request.headers.get("authorization", "").removeprefix("Bearer ")
    if expected and not hmac.compare_digest(token.encode(), expected.encode()):
        raise Refusal("no_session")
    return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/api/games", tags=["server"], responses=answers(429))
async def games(request: AnyRequest) -> list[types.GameInfo]:
    """The games, their modes, and the bots."""
    return offered_games(request_lang(request))


@get("/api/phrases", tags=["server"], responses=answers(429))
async def phrases(request: AnyRequest) -> list[types.PhraseInfo]:
    """The preset phrases of the chat."""
    return offered_phrases(request_lang(request))


@get("/api/protocol.json", tags=["server"], responses=answers(429))
async def protocol() -> dict[str, Any]:
    """The JSON Schema of the messages of a table's socket."""
    return protocol_schema()


ROUTES = [health, read_metrics, games, phrases, protocol]
