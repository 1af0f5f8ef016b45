"""Cache headers of the page's files."""

from __future__ import annotations

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

_IMMUTABLE = "public, max-age=31536000, immutable"
_REVALIDATE = "no-cache"


class PageCache(ASGIMiddleware):
    """Files with a version in their address never change; for all others, above all the page itself
    and its worker, a browser revalidates each time, so nobody plays with an old page."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Add the cache header to the answer."""
        versioned = scope["path"].startswith("/assets/") or scope["query_string"].startswith(b"v=")

        async def with_header(message: Message) -> None:
            if message["type"] == "http.response.start":
                keep = versioned and message["status"] == 200
                headers = MutableScopeHeaders.from_message(message)
                headers["cache-control"] = _IMMUTABLE if keep else _REVALIDATE
            await send(message)

        await next_app(scope, receive, with_header)
