"""Refusals as HTTP answers, and their part of the OpenAPI document."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Response
from litestar.connection import Request
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from sevencats.plugin import PluginError
from sevencats.server.errors import Problem, Refusal, refusal_of
from sevencats.server.operate import metrics
from sevencats.server.web.auth import request_lang

log = logging.getLogger(__name__)

#: Litestar's message when a client leaves before its request is complete.
_GONE = "client disconnected prematurely"
_BY_STATUS = {404: "not_found", 405: "method", 413: "too_large", 429: "rate"}


def answers(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals of a route, in addition to those of all routes. One that has a body (400) may
    also be too large (413)."""
    always = (400, 413, 503) if 400 in statuses else (400, 503)
    return {
        status: ResponseSpec(Problem, description="refused", generate_examples=False)
        for status in sorted({*statuses, *always})
    }


def problem(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    """A refusal as an answer."""
    metrics.refusals.labels(refusal.code).inc()
    headers = {"Retry-After": "1"} if refusal.status in (429, 503) else {}
    return Response(
        Problem(refusal.code, refusal.text(request_lang(request))),
        status_code=refusal.status,
        media_type="application/json",
        headers=headers,
    )


def on_refusal(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    """Answer a handler's refusal."""
    return problem(request, refusal)


def on_plugin_error(request: Request[Any, Any, Any], error: PluginError) -> Response[Problem]:
    """Answer an error of a game."""
    return problem(request, refusal_of(error))


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Answer Litestar's own errors: paths, methods, bodies."""
    if error.detail == _GONE:
        # The client is gone; that is not an error of ours worth a traceback.
        return problem(request, Refusal("bad_request"))
    if error.status_code >= 500:
        return on_error(request, error)
    code = _BY_STATUS.get(error.status_code, "bad_request")
    detail = ""
    if code == "bad_request":
        extra = error.extra if isinstance(error.extra, list) else []
        errors = [f"{e.get('key', '')}: {e.get('message', '')}" for e in extra]
        detail = "; ".join(errors)[:300] or error.detail[:300]
    refusal = Refusal(code, detail, what="", limit=0)
    return problem(request, refusal)


def on_error(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Answer an internal error: the log has the traceback, the client gets a sentence."""
    if isinstance(error, RecursionError):
        return problem(request, Refusal("bad_request"))  # deeply nested JSON
    log.error("a request failed", exc_info=error, extra={"path": request.url.path})
    return problem(request, Refusal("internal"))
