"""Quick match: find a rival of similar strength."""

from __future__ import annotations

from typing import Any

from litestar import delete, get, post
from litestar.connection import Request
from litestar.params import JSONBody

from sevencats.server.asked import types
from sevencats.server.errors import Refusal
from sevencats.server.games import plugin_of
from sevencats.server.store.matches import MatchState, Ticket
from sevencats.server.store.records import TableSetup
from sevencats.server.tables import commands as cmd
from sevencats.server.tables.set_up import PACES, rated
from sevencats.server.web.auth import need_user, request_lang
from sevencats.server.web.context import address_of, context, need_share, origin_of
from sevencats.server.web.limits import MATCHES
from sevencats.server.web.responses import answers

AnyRequest = Request[Any, Any, Any]

#: Quick matches have two players.
_SEATS = 2


class QuickMatch(types.Body, frozen=True):
    """The game to play, and what the player brings."""

    game: types.Word
    mode: types.Word
    choice: types.DeckChoice = ()


def _setup(game: str, mode: str) -> TableSetup:
    """The set-up of a quick match: rated, with a clock."""
    return rated(TableSetup(game=game, mode=mode, seats=_SEATS, pace=PACES["live"]))


@post("/api/match", tags=["tables"], status_code=200, responses=answers(400, 401, 403, 404, 429))
async def enter_queue(request: AnyRequest, data: JSONBody[QuickMatch]) -> MatchState:
    """Start to look for a rival, for people only. Poll every few seconds: a client that stops is
    offered to nobody."""
    here = context(request)
    user = await need_user(request, here.people)
    if user.program:
        raise Refusal("not_offered")
    who = address_of(request) if user.login is None else user.id
    if not here.limiter.allow(who, MATCHES):
        raise Refusal("rate")
    setup = plugin_of(data.game).setup
    setup.labels(data.mode, _SEATS)
    _setup(data.game, data.mode)
    await need_share(request, 1 + sum(len(word) for word in data.choice) / 500)
    await here.heavy.run(setup.check_choice, data.mode, 0, data.choice, (), request_lang(request))
    pool = setup.pool(data.mode, _SEATS)
    ticket = Ticket(user.id, data.game, data.mode, pool, data.choice, origin_of(request))
    return await here.matches.enter(ticket)


@get("/api/match", tags=["tables"], responses=answers(401, 429))
async def queue_state(request: AnyRequest) -> MatchState:
    """The state of my search. Polling keeps my place."""
    here = context(request)
    user = await need_user(request, here.people)
    return await here.matches.look(user.id)


@post("/api/match/accept", tags=["tables"], status_code=200, responses=answers(401, 403, 429))
async def accept_rival(request: AnyRequest) -> MatchState:
    """Accept the rival who was found. When both have accepted, the game begins."""
    here = context(request)
    user = await need_user(request, here.people)
    state = await here.matches.look(user.id)
    if state.status not in ("offered", "accepted"):
        return state
    setup = _setup(state.game, state.mode)
    state, table = await here.matches.accept(user.id, setup)
    if table is not None:
        (await here.hub.send(table, cmd.Start(None, request_lang(request)))).result()
    return state


@delete("/api/match", tags=["tables"], responses=answers(401, 403, 429))
async def leave_queue(request: AnyRequest) -> None:
    """Stop looking, or decline the rival who was found."""
    here = context(request)
    user = await need_user(request, here.people)
    await here.matches.leave(user.id)


ROUTES = [enter_queue, queue_state, accept_rival, leave_queue]
