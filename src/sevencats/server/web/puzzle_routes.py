"""The puzzle of the day: no session is needed. Of somebody who has one it is kept whether the
first try was right, for an achievement."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.connection import Request
from litestar.params import FromPath, JSONBody

from sevencats.kernel.decisions import Pick
from sevencats.kernel.run import Run, Step
from sevencats.kernel.state import State
from sevencats.kit import Kit, kits
from sevencats.kit.achievements import PUZZLE
from sevencats.kit.puzzles import Puzzle
from sevencats.server.errors import Refusal
from sevencats.server.store.achievements import Judged
from sevencats.server.store.database import now_ms
from sevencats.server.tables.views import StateViews, redacted
from sevencats.server.web import types
from sevencats.server.web.auth import find_user, request_lang
from sevencats.server.web.context import Context, context, need_share
from sevencats.server.web.responses import answers
from sevencats.text import Texts

AnyRequest = Request[Any, Any, Any]

#: The day of the first puzzle.
_FIRST = date(2026, 1, 1)
#: Days back that may still be solved.
_KEPT = 7
_SEAT = 0
#: What begins the note of a day whose first answer was wrong.
_MISSED = "missed:"


class PuzzleOption(types.Info, frozen=True):
    """Something to play, in words."""

    key: str
    text: str


class DailyPuzzle(types.Info, frozen=True):
    """A position and what may be played in it. ``view`` is the table of seat 0."""

    date: str
    number: int
    game: str
    names: tuple[str, ...]
    view: dict[str, Any]
    question: str
    options: tuple[PuzzleOption, ...]


class PuzzleGuess(types.Body, frozen=True):
    """What one would play."""

    key: Annotated[str, msgspec.Meta(max_length=80)]


class PuzzleStep(types.Info, frozen=True):
    """A pick of the line that wins: what it is, what happens, and the table after it."""

    pick: str
    lines: tuple[str, ...]
    view: dict[str, Any]


class PuzzleAnswer(types.Info, frozen=True):
    """Whether it was right, and the line that wins."""

    right: bool
    key: str
    steps: tuple[PuzzleStep, ...]


@get("/api/puzzles/{day:str}", tags=["tables"], responses=answers(404, 429))
async def daily_puzzle(request: AnyRequest, day: FromPath[str]) -> DailyPuzzle:
    """The puzzle of a day (``2026-05-01``, or ``today``)."""
    number, when = _number(day)
    kit, puzzle = _puzzle(number)
    await need_share(request, 1)
    here, lang = context(request), request_lang(request)
    return await here.heavy.run(_shown, kit, puzzle, number, when, lang)


@post(
    "/api/puzzles/{day:str}/answer",
    tags=["tables"],
    status_code=200,
    responses=answers(400, 403, 404, 429),
)
async def answer_puzzle(
    request: AnyRequest, day: FromPath[str], data: JSONBody[PuzzleGuess]
) -> PuzzleAnswer:
    """Say what one would play; gives the line that wins."""
    number, when = _number(day)
    kit, puzzle = _puzzle(number)
    await need_share(request, 2)
    here, lang = context(request), request_lang(request)
    steps = await here.heavy.run(solution, kit, puzzle, lang)
    right = data.key == puzzle.line[0]
    user = await find_user(request, here.people)
    if user is not None:
        await _keep_first_try(here, user.id, kit, when, right)
    return PuzzleAnswer(right, puzzle.line[0], steps)


async def _keep_first_try(here: Context, user: str, kit: Kit, when: date, right: bool) -> None:
    """Every answer shows the solution, so only the first one of a day counts."""
    store, solved, missed = here.achievements.store, f"{PUZZLE}{when}", f"{_MISSED}{when}"
    if not kit.achievements.collections or await store.has(user, kit.name, missed):
        return
    earned = {user: [solved if right else missed]}
    if right or not await store.has(user, kit.name, solved):
        await store.add(Judged(kit.name, kit.achievements, earned, now_ms()))


def _number(day: str) -> tuple[int, date]:
    """The number of a day's puzzle. Tomorrow has begun somewhere, but later days are no day yet."""
    today = datetime.now(UTC).date()
    try:
        when = today if day == "today" else date.fromisoformat(day)
    except ValueError:
        raise Refusal("not_found", what=day[:12]) from None
    if not today - timedelta(days=_KEPT) <= when <= today + timedelta(days=1):
        raise Refusal("not_found", what=day[:12])
    return (when - _FIRST).days, when


def _puzzle(number: int) -> tuple[Kit, Puzzle]:
    """Which puzzle it is: all of them in turn, then from the first again."""
    every = [(kit, puzzle) for kit in kits().values() for puzzle in kit.puzzles()]
    if not every:
        raise Refusal("not_found", what="")
    return every[number % len(every)]


def _names(kit: Kit, state: State, texts: Texts) -> tuple[str, ...]:
    seats = len(kit.game.seat_names(state))
    return (texts("puzzle-name-you"), *(texts("puzzle-name-rival") for _ in range(1, seats)))


def _view(state: State) -> dict[str, Any]:
    view: dict[str, Any] = msgspec.to_builtins(StateViews(state).data(_SEAT))
    return view


def _shown(kit: Kit, puzzle: Puzzle, number: int, when: date, lang: str) -> DailyPuzzle:
    texts, state = Texts.load(lang), puzzle.begin()
    names = _names(kit, state, texts)
    words = kit.words(state, texts, names)
    decision = state.pending[0]
    view = StateViews(state).view(_SEAT)
    return DailyPuzzle(
        date=when.isoformat(),
        number=number + 1,
        game=kit.name,
        names=names,
        view=_view(state),
        question=words.question(decision),
        options=tuple(
            PuzzleOption(key, words.option(decision, key, view)) for key in decision.keys
        ),
    )


def solution(kit: Kit, puzzle: Puzzle, lang: str) -> tuple[PuzzleStep, ...]:
    """The line that wins, pick by pick, in words of a language."""
    texts, state = Texts.load(lang), puzzle.begin()
    words = kit.words(state, texts, _names(kit, state, texts))
    seats = len(kit.game.seat_names(state))
    return tuple(
        PuzzleStep(
            pick=pick,
            lines=tuple(words.events(redacted(step.events, _SEAT, seats), _SEAT).lines),
            view=_view(step.state),
        )
        for pick, step in _played(kit, puzzle, texts)
    )


def _played(kit: Kit, puzzle: Puzzle, texts: Texts) -> Iterator[tuple[str, Step]]:
    """The steps of the line, each with its pick in words."""
    state = puzzle.begin()
    words = kit.words(state, texts, _names(kit, state, texts))
    run = Run(kit.game, state)
    for key in puzzle.line:
        decision = run.state.pending[0]
        option = words.option(decision, key, StateViews(run.state).view(_SEAT))
        yield option, run.commit(run.pick(Pick(decision.id, _SEAT, key)))


ROUTES = [daily_puzzle, answer_puzzle]
