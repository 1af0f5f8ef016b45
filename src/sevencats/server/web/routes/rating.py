"""Ratings: the user's own, those of bots, and the changes by a game."""

from __future__ import annotations

from typing import Any

from litestar import get
from litestar.connection import Request
from litestar.params import FromPath

from sevencats.plugin import plugins
from sevencats.server.asked import types
from sevencats.server.ratings.outcome import BOT_DEVIATION, bot_subject
from sevencats.server.store.ratings import CurvePoint, RatedResult, Standing
from sevencats.server.web.auth import need_user
from sevencats.server.web.context import context
from sevencats.server.web.responses import answers

AnyRequest = Request[Any, Any, Any]

#: Maximum games of a rating curve.
_CURVE = 300


class BotStanding(types.Info, frozen=True):
    """A level's rating. Without games it is the one measured beforehand."""

    level: str
    standing: Standing


class MyRatings(types.Info, frozen=True):
    """My standing in all ladders, and its history, the oldest game first."""

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
    """The ratings of bots, by game and ladder, the easiest first."""
    here = context(request)
    levels = [level for plugin in plugins().values() for level in plugin.players.offered]
    played = await here.ratings.standings([bot_subject(level) for level in levels])
    standings = []
    for plugin in plugins().values():
        for level in plugin.players.offered:
            mine = [s for s in played[bot_subject(level)] if s.game == plugin.name]
            start = plugin.players.ratings.get(level)
            if start is not None and not any(s.pool == "duel" for s in mine):
                mine.append(Standing(plugin.name, "duel", start, BOT_DEVIATION, 0, 0))
            standings += [BotStanding(level, standing) for standing in mine]
    return standings


@get("/api/tables/{table:str}/ratings", tags=["tables"], responses=answers(404, 429))
async def table_ratings(request: AnyRequest, table: FromPath[str]) -> RatedResult | None:
    """The rating changes of a finished game; null if it was unrated or is not over."""
    here = context(request)
    await here.lobby.get(table)
    return await here.ratings.result(table)


ROUTES = [my_ratings, bot_ratings, table_ratings]
