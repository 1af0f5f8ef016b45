"""What every request passes: where it comes from, how often, and how large it is."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar.connection import Request
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from sevencats.server import metrics
from sevencats.server.errors import Refusal
from sevencats.server.web.auth import check_origin
from sevencats.server.web.context import address_of, context
from sevencats.server.web.limits import READ, SECRET, WRITE, Rate
from sevencats.server.web.responses import problem

_SAFE = ("GET", "HEAD", "OPTIONS")
_SECRET_PATHS = ("/api/account", "/api/account/login", "/api/account/password")
#: A request's body has to be here after this.
_BODY_S = 20.0


def _rate(method: str, path: str) -> Rate:
    if method in _SAFE:
        return READ
    return SECRET if path.rstrip("/") in _SECRET_PATHS else WRITE


def _in_time(receive: Receive) -> Receive:
    """The body of a request, which may not come letter by letter for ever."""
    until = asyncio.get_running_loop().time() + _BODY_S
    whole = False

    async def receive_in_time() -> Any:
        nonlocal whole
        if whole:  # only whether the client is still there
            return await receive()
        try:
            async with asyncio.timeout_at(until):
                message = await receive()
        except TimeoutError:
            raise Refusal("too_slow") from None
        whole = message["type"] != "http.request" or not message.get("more_body", False)
        return message

    return receive_in_time


class Gate(ASGIMiddleware):
    """Refuses foreign pages and floods, and counts the rest."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Let a request through or refuse it."""
        request: Request[Any, Any, Any] = Request(scope, receive, send)
        method, path = str(scope.get("method", "")), str(scope.get("path", ""))

        async def counted(message: Message) -> None:
            if message["type"] == "http.response.start":
                metrics.requests.labels(method[:10], str(message["status"])).inc()
            await send(message)

        try:
            self._check(request, method, path)
        except Refusal as refusal:
            answer = problem(request, refusal).to_asgi_response(app=None, request=request)
            await answer(scope, receive, counted)
            return
        await next_app(scope, _in_time(receive), counted)

    def _check(self, request: Request[Any, Any, Any], method: str, path: str) -> None:
        here = context(request)
        if "\x00" in path:
            raise Refusal("not_found", what="")
        if method not in _SAFE:
            check_origin(
                request.headers.get("origin"),
                request.headers.get("host", ""),
                here.settings.origins,
            )
        address = address_of(request)
        if path not in ("/health", "/api/health"):
            if not here.limiter.allow(address, _rate(method, path)):
                raise Refusal("rate")
