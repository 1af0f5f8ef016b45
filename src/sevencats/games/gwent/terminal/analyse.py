"""`sevencats gwent analyse`: the values of a position's options, or a game's turning points."""

from __future__ import annotations

import importlib
import json
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from sevencats.cli.options import Lang
from sevencats.cli.progress import Bar
from sevencats.games.gwent import GAME
from sevencats.games.gwent.bots.analysis import (
    GameReport,
    JudgedTurn,
    OptionValue,
    analyse_decision,
    analyse_journal,
    best_line,
)
from sevencats.games.gwent.bots.chart import Chart, Mark, draw
from sevencats.games.gwent.positions.file import FORMAT as POSITION
from sevencats.games.gwent.positions.file import read_position
from sevencats.games.gwent.positions.runner import play_script
from sevencats.games.gwent.state import GwentState
from sevencats.games.gwent.text.cards import leader_name
from sevencats.games.gwent.text.log import describe_option
from sevencats.games.gwent.text.words import name_card
from sevencats.kernel import BadData, Decision, Journal, RulesError, read_journal
from sevencats.kernel.journal import FORMAT as JOURNAL
from sevencats.plugin.bots import Budget
from sevencats.text import Texts


def analyse(
    file: Annotated[Path, typer.Argument(help="A position or the journal of a game.")],
    seat: Annotated[
        str,
        typer.Option(
            help="Whose choice, or whose win chance (A, B ...). By default the first to act."
        ),
    ] = "",
    simulations: Annotated[
        int, typer.Option(min=1, help="Simulated games for each decision.")
    ] = 400,
    seed: Annotated[int, typer.Option(help="The same seed gives the same numbers.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    plot: Annotated[
        Path | None, typer.Option(help="Draw the win chance over a game: a name.svg or name.png.")
    ] = None,
    lang: Lang = "",
) -> None:
    """Show what each option of a position is worth, or where a game was won and lost.

    Every decision is judged by what its own seat could know.
    """
    texts = Texts.load(lang)
    budget = Budget(milliseconds=0, simulations=simulations)
    save = None if plot is None else _saver(plot)
    found = _read(file)
    if isinstance(found, Journal):
        report, state = _judge(found, budget, seed, seat, texts)
        words = _Words(state, texts)
        title = texts(
            "analysis-game",
            mode=texts(f"mode-{state.table.mode.id}").capitalize(),
            seed=str(found.seed),
            simulations=str(simulations),
        )
        _print(_report_data(report, words) if as_json else [title, "", *_report(report, words)])
        if save is not None:
            save(draw(_chart(report, words)))
            typer.echo(texts("chart-saved", file=str(plot)), err=True)
        return
    if save is not None:
        raise RulesError("--plot draws a whole game: it needs a journal, not a position")
    _print(_analyse_position(found, _open_decision(found, seat), budget, seed, as_json, texts))


def _analyse_position(
    state: GwentState, decision: Decision, budget: Budget, seed: int, as_json: bool, texts: Texts
) -> dict[str, Any] | list[str]:
    """Judge each option of a decision: as data, or as lines."""
    words = _Words(state, texts)
    values = analyse_decision(state, decision, budget, seed)
    line = best_line(state, decision, values[0].key, seed)
    if as_json:
        return {
            "seat": words.seats[decision.seat],
            "round": state.round,
            "kind": decision.kind,
            "options": [_value_data(value) for value in values],
            "line": [{"seat": words.seats[p.decision.seat], "pick": p.key} for p in line],
        }
    view = line[0].view
    rows = [
        (*words.chance(value), describe_option(decision, value.key, view, texts, words.shown))
        for value in values
    ]
    heads = ("chance", "interval", "tried", "option")
    plies = [
        texts(
            "analysis-ply",
            name=words.shown[ply.decision.seat],
            option=describe_option(ply.decision, ply.key, ply.view, texts, words.shown),
        )
        for ply in line
    ]
    return [
        texts("analysis-title", round=state.round, name=words.shown[decision.seat]),
        texts("analysis-solved")
        if values[0].solved
        else texts("analysis-games", simulations=str(budget.simulations)),
        "",
        *_table([texts(f"analysis-{head}") for head in heads], rows, right=3),
        "",
        texts("analysis-line"),
        *plies,
    ]


# -- what is read ---------------------------------------------------------------------------------


def _read(file: Path) -> Journal | GwentState:
    """Read a journal, or a position and play its script."""
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadData(f"{file}: this is neither a position nor a journal") from error
    try:
        if _format(text.partition("\n")[0]) == JOURNAL:
            journal = read_journal(text)
            if journal.game != GAME.name:
                raise BadData(f"this is a game of {journal.game}, not of {GAME.name}")
            return journal
        if _format(text) == POSITION:
            return _position(msgspec.json.decode(text))
    except BadData as error:
        raise BadData(f"{file}: {error}") from error
    raise BadData(f"{file}: this is neither a position ({POSITION}) nor a journal ({JOURNAL})")


def _format(text: str) -> object:
    try:
        data = msgspec.json.decode(text)
    except msgspec.DecodeError:
        return None
    return data.get("format") if isinstance(data, dict) else None


def _position(data: Any) -> GwentState:
    state, refusal = play_script(read_position(data))
    if refusal is not None:
        raise BadData(f"script[{refusal.step - 1}]: {refusal}")
    return state


def _open_decision(state: GwentState, seat: str) -> Decision:
    """Return the decision to judge: that of the seat if given, else the first open one."""
    if not state.pending:
        raise RulesError("nobody is to choose anything in this position: the game is over")
    if not seat:
        return state.pending[0]
    number = _seat(state, seat)
    decision = next((d for d in state.pending if d.seat == number), None)
    if decision is None:
        asked = ", ".join(state.table.seating.seats[d.seat] for d in state.pending)
        raise RulesError(f"{seat} has nothing to choose in this position; it is up to {asked}")
    return decision


def _seat(state: GwentState, name: str) -> int:
    seats = state.table.seating.seats
    if name not in seats:
        raise RulesError(f"there is no seat {name!r}; choose from {', '.join(seats)}")
    return seats.index(name)


# -- a game ---------------------------------------------------------------------------------------


def _judge(
    journal: Journal, budget: Budget, seed: int, seat: str, texts: Texts
) -> tuple[GameReport, GwentState]:
    state = GAME.new_game(GAME.config_from(journal.config), journal.seed)
    number = _seat(state, seat) if seat else 0
    with _bar(texts) as done:
        return analyse_journal(journal, budget, seed, number, done), state


@contextmanager
def _bar(texts: Texts) -> Iterator[Callable[[int, int], None] | None]:
    """Show a progress bar on stderr if it is a terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    began = time.monotonic()
    with Bar(texts("analysis-progress"), None) as bar:

        def done(turn: int, total: int) -> None:
            rate = turn / max(time.monotonic() - began, 1e-6)
            bar.show(turn, f"{rate:.0f}/s", total)

        yield done


class _Words:
    """Formats names and numbers for a reader."""

    def __init__(self, state: GwentState, texts: Texts) -> None:
        self.texts = texts
        self.seats = state.table.seating.seats
        self.leaders = state.table.leaders
        self.shown: tuple[str, ...] = self.seats
        if state.table.mode.solo:
            self.shown = texts("play-name-solo"), texts("play-name-opponent")

    def chance(self, value: OptionValue) -> tuple[str, str, str]:
        """Return the chance, its interval, and the number of games behind it."""
        low, high = percent(value.low), percent(value.high)
        span = self.texts("analysis-range", low=low, high=high)
        return self.percent(value.chance), span, str(value.games)

    def percent(self, chance: float) -> str:
        """A chance in per cent."""
        return self.texts("analysis-percent", value=percent(chance))

    def short(self, move: JudgedTurn, key: str) -> str:
        """Return an option of a turn in a word or two: the card, the leader, or pass."""
        form, _, card = key.partition(":")
        if form == "play":
            return name_card(self.texts, card)
        leader = move.view.public.leaders[move.decision.seat]
        if form == "leader" and leader:
            return leader_name(self.texts, leader)
        return describe_option(move.decision, key, move.view, self.texts, self.shown).rstrip(".")

    def point(self, message: str, move: JudgedTurn, number: int = 0) -> str:
        """Describe a turning point."""
        return self.texts(
            message,
            number=number,
            round=move.round,
            turn=move.turn,
            name=self.shown[move.decision.seat],
            pick=self.short(move, move.pick),
            better=self.short(move, move.best),
            picked=percent(move.picked.chance),
            before=percent(move.before.chance),
        )


def percent(chance: float) -> str:
    """Format a chance as a whole percentage."""
    return str(round(100 * chance))


def _report(report: GameReport, words: _Words) -> list[str]:
    rows = [
        (
            str(move.turn),
            str(move.round),
            words.percent(move.before.chance),
            words.percent(move.picked.chance),
            words.shown[move.decision.seat],
            words.short(move, move.pick),
            words.short(move, move.best) if move.drop > 0 else "",
        )
        for move in report.moves
    ]
    heads = ("turn", "round", "before", "picked", "seat", "pick", "better")
    lines = _table([words.texts(f"analysis-{head}") for head in heads], rows, right=4)
    points = [
        words.point("analysis-point", move, number)
        for number, move in enumerate(report.turning_points, 1)
    ]
    return [
        *lines,
        "",
        words.texts("analysis-turning"),
        *(points or [words.texts("analysis-none")]),
    ]


def _report_data(report: GameReport, words: _Words) -> dict[str, Any]:
    def turn(move: JudgedTurn) -> dict[str, Any]:
        return {
            "turn": move.turn,
            "round": move.round,
            "seat": words.seats[move.decision.seat],
            "pick": move.pick,
            "best": move.best,
            "drop": round(move.drop, 4),
            "chance_before": _value_data(move.before),
            "chance_picked": _value_data(move.picked),
        }

    return {
        "seat": words.seats[report.seat],
        "curve": [{"turn": p.turn, "chance": round(p.chance, 4)} for p in report.curve],
        "turning_points": [turn(move) for move in report.turning_points],
        "moves": [turn(move) for move in report.moves],
    }


def _value_data(value: OptionValue) -> dict[str, Any]:
    rounded = {name: round(getattr(value, name), 4) for name in ("chance", "low", "high")}
    return {"option": value.key, **rounded, "games": value.games, "solved": value.solved}


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]], right: int) -> list[str]:
    """Format columns; the first ``right`` of them hold numbers and are right-aligned."""
    grid = [heads, *rows]
    widths = [max(len(row[place]) for row in grid) for place in range(len(heads))]
    lines = []
    for row in grid:
        cells = [
            f"{cell:>{width}}" if place < right else f"{cell:<{width}}"
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
    return lines


def _print(what: dict[str, Any] | list[str]) -> None:
    lines = [json.dumps(what, indent=2)] if isinstance(what, dict) else what
    for line in lines:
        typer.echo(line)


# -- the chart ------------------------------------------------------------------------------------


def _saver(path: Path) -> Callable[[str], None]:
    """Return a function that saves a chart to this file; refuse the name before any work."""
    kind = path.suffix.lower()
    if kind == ".svg":
        return lambda svg: _write(path, svg)
    if kind != ".png":
        raise RulesError(f"{path}: a chart is saved as .svg or .png")
    try:
        cairo = importlib.import_module("cairosvg")
    except ImportError as error:
        raise RulesError(
            f"{path}: a .png needs the package cairosvg, which is not here; use .svg"
        ) from error
    return lambda svg: cairo.svg2png(bytestring=svg.encode(), write_to=str(path))


def _write(path: Path, svg: str) -> None:
    path.write_text(svg, encoding="utf-8")


def _chart(report: GameReport, words: _Words) -> Chart:
    texts, name = words.texts, words.shown[report.seat]
    chances = [point.chance for point in report.curve]
    marks = [Mark(m.turn, words.point("chart-point", m)) for m in report.turning_points]
    first = report.moves[0]
    starts = [first, *(b for a, b in pairwise(report.moves) if a.round != b.round)]
    points = " ".join(f"{number}. {mark.text}." for number, mark in enumerate(marks, 1))
    desc = texts(
        "chart-desc",
        name=name,
        turns=len(report.moves),
        first=percent(chances[0]) if chances else "-",
        last=percent(chances[-1]) if chances else "-",
        least=percent(min(chances, default=0)),
        most=percent(max(chances, default=0)),
        points=points,
    )
    return Chart(
        title=texts("chart-title", name=name),
        desc=desc.strip(),
        turn_word=texts("chart-turn"),
        points=[(point.turn, point.chance) for point in report.curve],
        rounds=[(m.turn, texts("chart-round", round=m.round), m.round) for m in starts],
        marks=marks,
    )
