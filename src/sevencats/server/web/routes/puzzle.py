"""The puzzle of the day, without a session. For users with a session, the result of the first try
is stored, for an achievement."""

from __future__ import annotations

from datetime import date
from typing import Any

from litestar import get, post
from litestar.connection import Request
from litestar.params import FromPath, JSONBody

from sevencats.plugin import Plugin
from sevencats.plugin.achievements import PUZZLE
from sevencats.server.asked.daily import (
    DailyPuzzle,
    PuzzleAnswer,
    PuzzleGuess,
    attempt,
    number_of,
    puzzle_of,
    shown,
    solution,
)
from sevencats.server.now import now_ms
from sevencats.server.store.achievements import Judged
from sevencats.server.web.auth import find_user, request_lang
from sevencats.server.web.context import Context, context, need_share
from sevencats.server.web.responses import answers

AnyRequest = Request[Any, Any, Any]

#: Prefix of the record of a day whose first answer was wrong.
_MISSED = "missed:"


@get("/api/puzzles/{day:str}", tags=["tables"], responses=answers(404, 429))
async def daily_puzzle(request: AnyRequest, day: FromPath[str]) -> DailyPuzzle:
    """The puzzle of a day (``2026-05-01``, or ``today``)."""
    number, when = number_of(day)
    plugin, puzzle = puzzle_of(number)
    await need_share(request, 1)
    here, lang = context(request), request_lang(request)
    return await here.heavy.run(shown, plugin, puzzle, number, when, lang)


@post(
    "/api/puzzles/{day:str}/answer",
    tags=["tables"],
    status_code=200,
    responses=answers(400, 403, 404, 429),
)
async def answer_puzzle(
    request: AnyRequest, day: FromPath[str], data: JSONBody[PuzzleGuess]
) -> PuzzleAnswer:
    """Answer the puzzle; returns the winning line."""
    number, when = number_of(day)
    plugin, puzzle = puzzle_of(number)
    await need_share(request, 2)
    here, lang = context(request), request_lang(request)
    steps = await here.heavy.run(solution, plugin, puzzle, lang)
    right = data.key == puzzle.line[0]
    user = await find_user(request, here.people)
    if user is not None:
        await _keep_first_try(here, user.id, plugin, when, right)
    tried = None if right else await here.heavy.run(attempt, plugin, puzzle, data.key, lang)
    return PuzzleAnswer(right, puzzle.line[0], steps, tried)


async def _keep_first_try(
    here: Context, user: str, plugin: Plugin, when: date, right: bool
) -> None:
    """Every answer shows the solution, so only the first one of a day counts."""
    store, solved, missed = here.achievements.store, f"{PUZZLE}{when}", f"{_MISSED}{when}"
    if not plugin.achievements.collections or await store.has(user, plugin.name, missed):
        return
    earned = {user: [solved if right else missed]}
    if right or not await store.has(user, plugin.name, solved):
        await store.add(Judged(plugin.name, plugin.achievements, earned, now_ms()))


ROUTES = [daily_puzzle, answer_puzzle]
