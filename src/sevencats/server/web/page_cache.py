"""How long browsers may keep the files of the page."""

from __future__ import annotations

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

_FOR_GOOD = "public, max-age=31536000, immutable"
_ASK_FIRST = "no-cache"


class PageCache(ASGIMiddleware):
    """Files with a version in their address never change; of all others, the page itself and its
    worker above all, a browser asks each time whether they have: nobody plays with an old page."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Say with the answer how long it is good."""
        versioned = scope["path"].startswith("/assets/") or scope["query_string"].startswith(b"v=")

        async def with_header(message: Message) -> None:
            if message["type"] == "http.response.start":
                keep = versioned and message["status"] == 200
                headers = MutableScopeHeaders.from_message(message)
                headers["cache-control"] = _FOR_GOOD if keep else _ASK_FIRST
            await send(message)

        await next_app(scope, receive, with_header)
