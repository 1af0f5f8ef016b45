"""A person's finished games."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get
from litestar.connection import Request
from litestar.params import QueryParameter

from sevencats.server.asked import types
from sevencats.server.games import plugin_of
from sevencats.server.now import now_ms
from sevencats.server.store.history import History
from sevencats.server.web.auth import need_user, request_lang
from sevencats.server.web.context import context
from sevencats.server.web.responses import answers

AnyRequest = Request[Any, Any, Any]

_PAGE = 20
_FAVOURITES = 6


@get("/api/me/history", tags=["people"], responses=answers(400, 401, 429))
async def my_history(
    request: AnyRequest,
    before: Annotated[int | None, QueryParameter(ge=0, le=2**53)] = None,
) -> types.MyHistory:
    """My finished games; with the first page also my favourites."""
    here = context(request)
    user = await need_user(request, here.people)
    history = History(here.database)
    games = await history.games(user.id, now_ms() + 1 if before is None else before, _PAGE + 1)
    favourites: list[types.Favourite] = []
    if before is None:
        favourites = await history.favourites(user.id, _FAVOURITES)
    lang = request_lang(request)
    named = [
        types.NamedFavourite(plugin_of(one.game).setup.choice_name(one.choice, lang), one)
        for one in favourites
    ]
    return types.MyHistory(tuple(games[:_PAGE]), len(games) > _PAGE, tuple(named))


ROUTES = [my_history]
