"""Ratings: one's own, those of bots, and what a game changed."""

from __future__ import annotations

from typing import Any

from litestar import get
from litestar.connection import Request
from litestar.params import FromPath

from sevencats.kit import kits
from sevencats.server.ratings.outcome import BOT_DEVIATION, bot_subject
from sevencats.server.store.ratings import CurvePoint, RatedResult, Standing
from sevencats.server.web import types
from sevencats.server.web.auth import need_user
from sevencats.server.web.context import context
from sevencats.server.web.responses import answers

AnyRequest = Request[Any, Any, Any]

#: Games that a curve of ratings shows at most.
_CURVE = 300


class BotStanding(types.Info, frozen=True):
    """How strong a level is. Without games it is as it was measured before."""

    level: str
    standing: Standing


class MyRatings(types.Info, frozen=True):
    """Where I stand in all ladders, and how I came there, the oldest game first."""

    standings: tuple[Standing, ...]
    curve: tuple[CurvePoint, ...]


@get("/api/me/ratings", tags=["people"], responses=answers(401, 429))
async def my_ratings(request: AnyRequest) -> MyRatings:
    """My ratings."""
    here = context(request)
    user = await need_user(request, here.people)
    standings = await here.ratings.standings([user.id])
    curve = await here.ratings.curve(user.id, _CURVE)
    return MyRatings(tuple(standings[user.id]), tuple(curve))


@get("/api/ratings/bots", tags=["people"], responses=answers(429))
async def bot_ratings(request: AnyRequest) -> list[BotStanding]:
    """How strong the bots are, by game and ladder, the easiest first."""
    here = context(request)
    levels = [level for kit in kits().values() for level in kit.players.offered]
    played = await here.ratings.standings([bot_subject(level) for level in levels])
    standings = []
    for kit in kits().values():
        for level in kit.players.offered:
            mine = [s for s in played[bot_subject(level)] if s.game == kit.name]
            start = kit.players.ratings.get(level)
            if start is not None and not any(s.pool == "duel" for s in mine):
                mine.append(Standing(kit.name, "duel", start, BOT_DEVIATION, 0, 0))
            standings += [BotStanding(level, standing) for standing in mine]
    return standings


@get("/api/tables/{table:str}/ratings", tags=["tables"], responses=answers(404, 429))
async def table_ratings(request: AnyRequest, table: FromPath[str]) -> RatedResult | None:
    """What a finished game changed; null when it was not played for ratings or is not over."""
    here = context(request)
    await here.lobby.get(table)
    return await here.ratings.result(table)


ROUTES = [my_ratings, bot_ratings, table_ratings]
