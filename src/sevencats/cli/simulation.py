"""Shared by the simulate commands of all games: the run with its bar, the table, the errors."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import typer

from sevencats.cli.progress import Bar
from sevencats.sim import runner
from sevencats.sim.runner import SimulationPlan
from sevencats.sim.summary import Summary
from sevencats.text import Texts

Row = tuple[str, str]


def report(
    plan: SimulationPlan,
    workers: int,
    texts: Texts,
    head: dict[str, Any],
    figures: Callable[[Summary], dict[str, Any]],
    rows: Callable[[dict[str, Any]], Sequence[Row]],
    command: str,
    *,
    as_json: bool,
) -> None:
    """Run a plan and print its ``figures``: as JSON after ``head``, or as a table of the common
    rows and the game's own ``rows``. A failed game is reported with the ``command`` that repeats
    it, and the exit code is 1."""
    began = time.monotonic()
    summary = Summary()
    for part in _with_bar(plan, workers, texts):
        summary.merge(part)
    data = figures(summary)
    if as_json:
        typer.echo(json.dumps({**head, **data}, indent=2))
    else:
        _print_table([*_first(data, texts), *rows(data), *_last(data, texts)])
        _print_time(plan.games, time.monotonic() - began, texts)
    _print_errors(summary, command, texts)
    if summary.errors:
        raise typer.Exit(1)


def share(wins: int, rate: float) -> str:
    """A number of wins and their share of the games."""
    return f"{wins} ({rate:.1%})"


def _with_bar(plan: SimulationPlan, workers: int, texts: Texts) -> Iterator[Summary]:
    """Yield the parts of a run; on a terminal a bar shows the rate and the time left."""
    if not sys.stderr.isatty():
        yield from runner.run(plan, workers)
        return
    began = time.monotonic()
    with Bar(texts("sim-progress"), plan.games) as bar:
        done = 0
        for part in runner.run(plan, workers):
            done += part.games + len(part.errors)
            rate = done / max(time.monotonic() - began, 1e-6)
            bar.show(done, f"{rate:.0f}/s")
            yield part


def _first(data: dict[str, Any], texts: Texts) -> Iterator[Row]:
    yield texts("sim-games"), str(data["games"])
    yield texts("sim-decisions"), str(data["decisions"])
    yield texts("sim-per-game"), f"{data['decisions_per_game']:.1f}"
    yield texts("sim-rounds"), f"{data['rounds_per_game']:.2f}"
    if data["won_together"] or data["lost_together"]:
        won, lost = data["won_together"], data["lost_together"]
        yield texts("sim-won-together"), share(won, won / (won + lost))
        yield texts("sim-lost-together"), share(lost, lost / (won + lost))
        return
    for name, wins in data["wins"].items():
        yield texts("sim-wins", name=name), share(wins, data["win_rates"][name])
    yield texts("sim-draws"), str(data["draws"])


def _last(data: dict[str, Any], texts: Texts) -> Iterator[Row]:
    yield texts("sim-longest"), str(data["longest"]["decisions"])
    yield texts("sim-errors"), str(len(data["errors"]))


def _print_table(rows: Sequence[Row]) -> None:
    width = max(len(label) for label, _ in rows)
    for label, value in rows:
        typer.echo(f"{label:<{width}}  {value}")


def _print_time(games: int, seconds: float, texts: Texts) -> None:
    rate = f"{games / max(seconds, 1e-6):.0f}"
    line = texts("sim-time", games=str(games), seconds=f"{seconds:.1f}", rate=rate)
    typer.echo(line, err=True)


def _print_errors(summary: Summary, command: str, texts: Texts) -> None:
    for game in summary.errors:
        words = texts("sim-error", number=str(game.number), seed=str(game.seed), error=game.error)
        typer.echo(words, err=True)
        repeat = f"{command} --start {game.number} --games 1 --debug"
        typer.echo(texts("sim-repeat", command=repeat), err=True)
