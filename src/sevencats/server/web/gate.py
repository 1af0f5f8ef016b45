"""Checks for every request: origin, rate, and size."""

from __future__ import annotations

import re
from typing import Any

from litestar.connection import Request
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from sevencats.server.errors import Refusal
from sevencats.server.operate import metrics
from sevencats.server.web.auth import check_origin
from sevencats.server.web.context import address_of, context
from sevencats.server.web.devices import DEVICE_COOKIE
from sevencats.server.web.limits import READ, SECRET, WRITE, Rate
from sevencats.server.web.patience import Patience
from sevencats.server.web.responses import problem

#: A host name that is safe in a header.
_HOST = re.compile(r"[A-Za-z0-9.-]{1,253}(:\d{1,5})?|\[[0-9A-Fa-f:.]{2,45}\](:\d{1,5})?")
_SAFE = ("GET", "HEAD", "OPTIONS")
_SECRET_PATHS = tuple(
    f"/api/account{part}" for part in ("", "/login", "/password", "/forgotten", "/reset")
)
#: The script of the page's worker.
_ENGINE = "/assets/pyworker-"
#: Seconds to receive a request's body.
_BODY_TIMEOUT_S = 20.0


def _rate(request: Request[Any, Any, Any], method: str, path: str) -> Rate:
    if method in _SAFE:
        return READ
    if path.rstrip("/") not in _SECRET_PATHS or DEVICE_COOKIE in request.cookies:
        return WRITE  # what is a device's own is found out, and counted, by its handler
    return SECRET


def _in_time(receive: Receive) -> Receive:
    """Limit the time of a request's body, against clients that send it letter by letter."""
    patience = Patience(_BODY_TIMEOUT_S)
    whole = False

    async def receive_in_time() -> Any:
        nonlocal whole
        if whole:  # after the body, only waits for a disconnect
            return await receive()
        try:
            message = await patience.wait(receive)
        except TimeoutError:
            raise Refusal("too_slow") from None
        whole = message["type"] != "http.request" or not message.get("more_body", False)
        return message

    return receive_in_time


def content_policy(host: str, path: str = "/") -> str:
    """Build the policy of a page: it may load its own files, and open sockets to the host that it
    came from. It styles what it draws, which is why styles in elements are allowed. The page's
    worker may compile WebAssembly: Python, for play without a server."""
    compiles = " 'wasm-unsafe-eval'" if path.startswith(_ENGINE) else ""
    sockets = f" ws://{host} wss://{host}" if _HOST.fullmatch(host) else ""
    return (
        f"default-src 'self'; script-src 'self'{compiles}; style-src 'self' 'unsafe-inline'; "
        f"img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'{sockets}; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )


class Gate(ASGIMiddleware):
    """Refuses foreign origins and floods, and counts the other requests."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Pass a request on or refuse it."""
        request: Request[Any, Any, Any] = Request(scope, receive, send)
        method, path = str(scope.get("method", "")), str(scope.get("path", ""))
        host = request.headers.get("host", "")

        async def counted(message: Message) -> None:
            if message["type"] == "http.response.start":
                metrics.requests.labels(method[:10], str(message["status"])).inc()
                policy = (b"content-security-policy", content_policy(host, path).encode())
                message["headers"] = [*message.get("headers", ()), policy]
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
            if not here.limiter.allow(address, _rate(request, method, path)):
                raise Refusal("rate")
