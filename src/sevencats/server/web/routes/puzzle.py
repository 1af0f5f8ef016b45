"""The puzzle of the day, without a session. For users with a session, the result of the first try
is stored, for an achievement."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.connection import Request
from litestar.params import FromPath, JSONBody

from sevencats.kernel.decisions import Pick
from sevencats.kernel.run import Run, Step
from sevencats.kernel.state import State
from sevencats.plugin import Plugin, plugins
from sevencats.plugin.achievements import PUZZLE
from sevencats.plugin.puzzles import Puzzle
from sevencats.server.errors import Refusal
from sevencats.server.now import now_ms
from sevencats.server.store.achievements import Judged
from sevencats.server.tables.views import StateViews, redacted
from sevencats.server.web import types
from sevencats.server.web.auth import find_user, request_lang
from sevencats.server.web.context import Context, context, need_share
from sevencats.server.web.responses import answers
from sevencats.text import Texts

AnyRequest = Request[Any, Any, Any]

#: The day of the first puzzle.
_FIRST = date(2026, 1, 1)
#: Days back that can still be solved.
_KEPT = 7
_SEAT = 0
#: Prefix of the record of a day whose first answer was wrong.
_MISSED = "missed:"


class PuzzleOption(types.Info, frozen=True):
    """An option of the puzzle, in words."""

    key: str
    text: str


class DailyPuzzle(types.Info, frozen=True):
    """A position and its options. ``view`` is the table of seat 0."""

    date: str
    number: int
    game: str
    names: tuple[str, ...]
    view: dict[str, Any]
    question: str
    options: tuple[PuzzleOption, ...]


class PuzzleGuess(types.Body, frozen=True):
    """The option chosen by the user."""

    key: Annotated[str, msgspec.Meta(max_length=80)]


class PuzzleStep(types.Info, frozen=True):
    """A pick of the winning line: its text, its events, and the table after it."""

    pick: str
    lines: tuple[str, ...]
    view: dict[str, Any]


class PuzzleAnswer(types.Info, frozen=True):
    """The result of a try, the winning line, and what a wrong pick leads to."""

    right: bool
    key: str
    steps: tuple[PuzzleStep, ...]
    tried: PuzzleStep | None = None


@get("/api/puzzles/{day:str}", tags=["tables"], responses=answers(404, 429))
async def daily_puzzle(request: AnyRequest, day: FromPath[str]) -> DailyPuzzle:
    """The puzzle of a day (``2026-05-01``, or ``today``)."""
    number, when = _number(day)
    plugin, puzzle = _puzzle(number)
    await need_share(request, 1)
    here, lang = context(request), request_lang(request)
    return await here.heavy.run(_shown, plugin, puzzle, number, when, lang)


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
    number, when = _number(day)
    plugin, puzzle = _puzzle(number)
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


def _number(day: str) -> tuple[int, date]:
    """The number of a day's puzzle. Tomorrow has begun in some time zones; later days are
    refused."""
    today = datetime.now(UTC).date()
    try:
        when = today if day == "today" else date.fromisoformat(day)
    except ValueError:
        raise Refusal("not_found", what=day[:12]) from None
    if not today - timedelta(days=_KEPT) <= when <= today + timedelta(days=1):
        raise Refusal("not_found", what=day[:12])
    return (when - _FIRST).days, when


def _puzzle(number: int) -> tuple[Plugin, Puzzle]:
    """The puzzle of a number: all of them in turn, then again from the first."""
    every = [(plugin, puzzle) for plugin in plugins().values() for puzzle in plugin.puzzles()]
    if not every:
        raise Refusal("not_found", what="")
    return every[number % len(every)]


def _names(plugin: Plugin, state: State, texts: Texts) -> tuple[str, ...]:
    seats = len(plugin.game.seat_names(state))
    return (texts("puzzle-name-you"), *(texts("puzzle-name-rival") for _ in range(1, seats)))


def _view(state: State) -> dict[str, Any]:
    view: dict[str, Any] = msgspec.to_builtins(StateViews(state).data(_SEAT))
    return view


def _shown(plugin: Plugin, puzzle: Puzzle, number: int, when: date, lang: str) -> DailyPuzzle:
    texts, state = Texts.load(lang), puzzle.begin()
    names = _names(plugin, state, texts)
    words = plugin.words(state, texts, names)
    decision = state.pending[0]
    view = StateViews(state).view(_SEAT)
    return DailyPuzzle(
        date=when.isoformat(),
        number=number + 1,
        game=plugin.name,
        names=names,
        view=_view(state),
        question=words.question(decision),
        options=tuple(
            PuzzleOption(key, words.option(decision, key, view)) for key in decision.keys
        ),
    )


def solution(plugin: Plugin, puzzle: Puzzle, lang: str) -> tuple[PuzzleStep, ...]:
    """The winning line, pick by pick, in words of a language."""
    return tuple(_told(plugin, puzzle, puzzle.line, lang))


def attempt(plugin: Plugin, puzzle: Puzzle, key: str, lang: str) -> PuzzleStep | None:
    """Play another pick than the winning one; None if it is not offered."""
    if key not in puzzle.begin().pending[0].keys:
        return None
    return next(_told(plugin, puzzle, (key,), lang))


def _told(plugin: Plugin, puzzle: Puzzle, line: Sequence[str], lang: str) -> Iterator[PuzzleStep]:
    texts, state = Texts.load(lang), puzzle.begin()
    words = plugin.words(state, texts, _names(plugin, state, texts))
    seats = len(plugin.game.seat_names(state))
    for pick, step in _played(plugin, puzzle, line, texts):
        lines = tuple(words.events(redacted(step.events, _SEAT, seats), _SEAT).lines)
        yield PuzzleStep(pick=pick, lines=lines, view=_view(step.state))


def _played(
    plugin: Plugin, puzzle: Puzzle, line: Sequence[str], texts: Texts
) -> Iterator[tuple[str, Step]]:
    """The steps of a line, each with its pick in words."""
    state = puzzle.begin()
    words = plugin.words(state, texts, _names(plugin, state, texts))
    run = Run(plugin.game, state)
    for key in line:
        decision = run.state.pending[0]
        option = words.option(decision, key, StateViews(run.state).view(_SEAT))
        yield option, run.commit(run.pick(Pick(decision.id, _SEAT, key)))


ROUTES = [daily_puzzle, answer_puzzle]
