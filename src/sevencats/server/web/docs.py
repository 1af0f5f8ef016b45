"""The documentation under /docs/: the built site, or instructions for building it."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response
from litestar.response.redirect import ASGIRedirectResponse
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp, ControllerRouterHandler, Middleware, Receive, Scope, Send

from sevencats.server.web.auth import request_lang
from sevencats.server.web.page_cache import PageCache
from sevencats.text import Texts

_PATH = "/docs"


def slash_at_the_end(app: ASGIApp) -> ASGIApp:
    """Redirect /docs to /docs/: links in the site are relative, and Litestar serves both."""

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["raw_path"] == _PATH.encode():
            redirect = ASGIRedirectResponse(path=f"{_PATH}/")
            await redirect(scope, receive, send)
        else:
            await app(scope, receive, send)

    return middleware


def if_built(site: Path) -> Middleware:
    """Answer everything with ``not_built`` as long as there is no site: it may be built while the
    server runs."""
    first = site / "index.html"

    def around(app: ASGIApp) -> ASGIApp:
        async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
            if first.is_file():
                await app(scope, receive, send)
            else:
                request: Request[Any, Any, Any] = Request(scope)
                answer = not_built(request_lang(request)).to_asgi_response(None, request)
                await answer(scope, receive, send)

        return middleware

    return around


def not_built(lang: str) -> Response[str]:
    """Say that this server has no documentation, and how to build it."""
    texts = Texts.load(lang)
    title, text = (escape(texts(f"server-docs-{part}")) for part in ("title", "missing"))
    command = "<code>python3 make.py docs</code>"
    page = (
        f'<!doctype html><html lang="{texts.lang}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><h1>{title}</h1><p>{text}</p><p>{command}</p></html>"
    )
    return Response(page, media_type=MediaType.HTML, headers={"cache-control": "no-store"})


def docs_routes(site: Path) -> list[ControllerRouterHandler]:
    """The handlers of /docs/, for the folder of the built site."""
    return [
        create_static_files_router(
            path=_PATH,
            directories=[site],
            html_mode=True,
            middleware=[slash_at_the_end, if_built(site), PageCache()],
            include_in_schema=False,
        )
    ]
