"""Reviews of finished games."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import get
from litestar.connection import Request
from litestar.params import FromPath

from sevencats.server.errors import Refusal
from sevencats.server.games import plugin_of
from sevencats.server.store.reviews import ReviewStore
from sevencats.server.tables import commands as cmd
from sevencats.server.tables.history.reviews import Review, stored_review
from sevencats.server.web.auth import need_user
from sevencats.server.web.context import context
from sevencats.server.web.responses import answers
from sevencats.server.web.routes.table import finished

AnyRequest = Request[Any, Any, Any]


@get("/api/tables/{table:str}/review", tags=["tables"], responses=answers(401, 404, 409, 429))
async def read_review(request: AnyRequest, table: FromPath[str]) -> Review:
    """The value of every turn of a finished game: the win chance of its seat with the best option
    and with the pick, each judged by what that seat could know; the totals of the rounds; the plays
    that gained most. The first request with a session starts the computation: while ``status`` is
    ``working``, ask again in a second. ``no_review``: this game cannot be judged."""
    here = context(request)
    record = await finished(here, table)
    if plugin_of(record.setup.game).reviewer(record.setup.mode) is None:
        raise Refusal("no_review")
    stored = await stored_review(ReviewStore(here.database), table)
    if stored is not None:
        return stored
    user = await need_user(request, here.people)
    answer = await here.hub.send(table, cmd.AskReview(user.id))
    return msgspec.json.decode(answer.result(), type=Review)


ROUTES = [read_review]
