"""The web application, put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from litestar import Litestar, Router
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme, Tag
from litestar.static_files import create_static_files_router

from sevencats import __version__
from sevencats.plugin import PluginError
from sevencats.server.compiled import docs_folder, page_folder
from sevencats.server.errors import Refusal
from sevencats.server.process import running
from sevencats.server.settings import Settings
from sevencats.server.web.auth import COOKIE
from sevencats.server.web.compression import compression
from sevencats.server.web.docs import docs_routes
from sevencats.server.web.gate import Gate
from sevencats.server.web.limits import MAX_BODY
from sevencats.server.web.page_cache import PageCache
from sevencats.server.web.responses import on_error, on_http, on_plugin_error, on_refusal
from sevencats.server.web.routes import (
    achievement as achievement_routes,
)
from sevencats.server.web.routes import (
    chronicle as chronicle_routes,
)
from sevencats.server.web.routes import (
    deck as deck_routes,
)
from sevencats.server.web.routes import (
    fact as fact_routes,
)
from sevencats.server.web.routes import (
    history as history_routes,
)
from sevencats.server.web.routes import (
    lesson as lesson_routes,
)
from sevencats.server.web.routes import (
    match as match_routes,
)
from sevencats.server.web.routes import (
    misc as misc_routes,
)
from sevencats.server.web.routes import (
    notice as notice_routes,
)
from sevencats.server.web.routes import (
    operator as operator_routes,
)
from sevencats.server.web.routes import (
    people as people_routes,
)
from sevencats.server.web.routes import (
    puzzle as puzzle_routes,
)
from sevencats.server.web.routes import (
    rating as rating_routes,
)
from sevencats.server.web.routes import (
    report as report_routes,
)
from sevencats.server.web.routes import (
    review as review_routes,
)
from sevencats.server.web.routes import (
    table as table_routes,
)
from sevencats.server.web.socket import table_socket

#: The built page; a short text if it is missing.
STATIC = page_folder()
DOCS = docs_folder()
LANDING = Path(__file__).parent / "landing"


def openapi_config() -> OpenAPIConfig:
    """The head of the OpenAPI document."""
    return OpenAPIConfig(
        title="Seven Cats",
        version=__version__,
        description="Tables, decks, replays and profiles. Games themselves are played over the "
        "socket at /api/tables/{table}/socket, whose messages are in /api/protocol.json.",
        path="/api",
        render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        use_handler_docstrings=True,
        tags=[Tag(name=name) for name in ("server", "people", "decks", "tables")],
        components=Components(
            security_schemes={
                "cookie": SecurityScheme(type="apiKey", security_scheme_in="cookie", name=COOKIE),
                "bearer": SecurityScheme(type="http", scheme="bearer"),
            }
        ),
    )


def create_app(settings: Settings) -> Litestar:
    """Create the application of one process."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with running(settings) as context:
            app.state["context"] = context
            yield
            app.state["context"] = None

    api = Router(
        path="/",
        route_handlers=[
            *misc_routes.ROUTES,
            *people_routes.ROUTES,
            *notice_routes.ROUTES,
            *deck_routes.ROUTES,
            *fact_routes.ROUTES,
            *lesson_routes.ROUTES,
            *table_routes.ROUTES,
            *review_routes.ROUTES,
            *chronicle_routes.ROUTES,
            *rating_routes.ROUTES,
            *history_routes.ROUTES,
            *achievement_routes.ROUTES,
            *report_routes.ROUTES,
            *operator_routes.ROUTES,
            *match_routes.ROUTES,
            *puzzle_routes.ROUTES,
            table_socket,
        ],
    )
    built = (STATIC / "index.html").is_file()
    page = create_static_files_router(
        path="/",
        directories=[STATIC if built else LANDING],
        html_mode=True,
        middleware=[PageCache()],
        include_in_schema=False,
    )
    return Litestar(
        route_handlers=[api, *docs_routes(DOCS), page],
        lifespan=[lifespan],
        middleware=[Gate()],
        exception_handlers={
            Refusal: on_refusal,
            PluginError: on_plugin_error,
            HTTPException: on_http,
            Exception: on_error,
        },
        openapi_config=openapi_config(),
        compression_config=compression(),
        request_max_body_size=MAX_BODY,
        logging_config=None,
        pdb_on_exception=False,
        debug=False,
    )
