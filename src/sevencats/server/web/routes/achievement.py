"""Achievements: the user's own, and those earned by a finished game."""

from __future__ import annotations

from typing import Any

from litestar import get
from litestar.connection import Request
from litestar.params import FromPath

from sevencats.plugin import Plugin, plugins
from sevencats.plugin.achievements import count_parts
from sevencats.server.asked import types
from sevencats.server.store.achievements import EarnedAchievement
from sevencats.server.web.auth import find_user, need_user, request_lang
from sevencats.server.web.context import context, need_share
from sevencats.server.web.responses import answers
from sevencats.text import Texts

AnyRequest = Request[Any, Any, Any]


class AchievementInfo(types.Info, frozen=True):
    """An achievement in words, and the time it was earned. ``have`` of ``need`` parts are there."""

    game: str
    id: str
    title: str
    how: str
    at: int | None
    have: int
    need: int


@get("/api/me/achievements", tags=["people"], responses=answers(401, 429))
async def my_achievements(request: AnyRequest) -> list[AchievementInfo]:
    """My achievements, and those still to earn."""
    here = context(request)
    user = await need_user(request, here.people)
    mine = await here.achievements.store.of_person(user.id)
    texts = Texts.load(request_lang(request))
    return [
        _info(plugin, id, [one for one in mine if one.game == plugin.name], texts)
        for plugin in plugins().values()
        for id in plugin.achievements.ids
    ]


@get(
    "/api/tables/{table:str}/achievements",
    tags=["tables"],
    responses=answers(404, 409, 429),
)
async def table_achievements(request: AnyRequest, table: FromPath[str]) -> list[AchievementInfo]:
    """The achievements I earned for the first time in a finished game."""
    here = context(request)
    record = await here.lobby.get(table)
    user = await find_user(request, here.people)
    if user is None or record.status != "finished":
        return []
    await need_share(request, 1)
    await here.achievements.settle(table)
    mine = await here.achievements.store.of_person(user.id)
    plugin, texts = plugins()[record.setup.game], Texts.load(request_lang(request))
    new = {one.id for one in mine if one.table == table}
    return [_info(plugin, id, mine, texts) for id in plugin.achievements.ids if id in new]


def _info(plugin: Plugin, id: str, mine: list[EarnedAchievement], texts: Texts) -> AchievementInfo:
    key = f"achievement-{plugin.name}-{id}"
    at = next((one.at for one in mine if one.id == id and one.game == plugin.name), None)
    collection = plugin.achievements.collections.get(id)
    have, need = int(at is not None), 1
    if collection is not None:
        need = collection.count
        parts = [one.id for one in mine if one.game == plugin.name]
        have = min(need, count_parts(parts, collection))
    return AchievementInfo(plugin.name, id, texts(key), texts(f"{key}.how"), at, have, need)


ROUTES = [my_achievements, table_achievements]
