"""The puzzle of a day: its position, its solution, and the outcome of other picks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Annotated, Any

import msgspec

from sevencats.kernel.decisions import Pick
from sevencats.kernel.run import Run, Step
from sevencats.kernel.state import State
from sevencats.plugin import Plugin, plugins
from sevencats.plugin.puzzles import Puzzle
from sevencats.server.asked.types import Body, Info
from sevencats.server.errors import Refusal
from sevencats.server.tables.views import StateViews, redacted
from sevencats.text import Texts

#: The day of the first puzzle.
_FIRST = date(2026, 1, 1)
#: Days back that can still be solved.
_KEPT = 7
_SEAT = 0


class PuzzleOption(Info, frozen=True):
    """An option of the puzzle, in words."""

    key: str
    text: str


class DailyPuzzle(Info, frozen=True):
    """A position and its options. ``view`` is the table of seat 0."""

    date: str
    number: int
    game: str
    names: tuple[str, ...]
    view: dict[str, Any]
    question: str
    options: tuple[PuzzleOption, ...]


class PuzzleGuess(Body, frozen=True):
    """The option chosen by the user."""

    key: Annotated[str, msgspec.Meta(max_length=80)]


class PuzzleStep(Info, frozen=True):
    """A pick of the winning line: its text, its events, and the table after it."""

    pick: str
    lines: tuple[str, ...]
    view: dict[str, Any]


class PuzzleAnswer(Info, frozen=True):
    """The result of a try, the winning line, and the outcome of a wrong pick."""

    right: bool
    key: str
    steps: tuple[PuzzleStep, ...]
    tried: PuzzleStep | None = None


def number_of(day: str) -> tuple[int, date]:
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


def puzzle_of(number: int) -> tuple[Plugin, Puzzle]:
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


def shown(plugin: Plugin, puzzle: Puzzle, number: int, when: date, lang: str) -> DailyPuzzle:
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
