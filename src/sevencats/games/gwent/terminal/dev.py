"""Gwent's commands for developers and for the benches."""

from __future__ import annotations

import sys
from itertools import islice
from pathlib import Path
from typing import Annotated

import typer

from sevencats.cli.bench import AsJson, Rounds, Seconds, print_report, probe_bar


def outlook(
    games: Annotated[int, typer.Option(min=10, help="Games to learn from.")] = 12_000,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 11,
) -> None:
    """Fit the search bot's outlook again and print its weights (games/gwent/bots/outlook.py)."""
    from sevencats.games.gwent.bots.outlook_fit import collect, fit

    with typer.progressbar(length=games, file=sys.stderr) as bar:
        rows = collect(games, seed, on_game=lambda: bar.update(1))
    for case, positions in rows.items():
        typer.echo(f"{case}: {fit(positions)},  # {len(positions)} positions")


def catalogue() -> None:
    """Write web/generated/catalogue.json again: the cards as the page knows them."""
    from sevencats.games.gwent.terminal.catalogue import write

    typer.echo(f"wrote {write(Path.cwd()).relative_to(Path.cwd())}")


def puzzles(
    count: Annotated[int, typer.Option(min=1, help="Puzzles to make.")] = 90,
    seed: Annotated[int, typer.Option(help="The same seed makes the same puzzles.")] = 20260101,
) -> None:
    """Make the puzzles of the day again (lessons/puzzles.jsonl), each checked by the solver."""
    from sevencats.games.gwent.lessons.puzzle_making import varied_puzzles
    from sevencats.games.gwent.lessons.puzzles import FILE, text_of

    path = Path(__file__).parents[1] / "lessons" / FILE
    with typer.progressbar(varied_puzzles(seed), length=count, file=sys.stderr) as bar:
        lines = [text_of(solution.line, data) for data, solution in islice(bar, count)]
    path.write_text("".join(lines), encoding="utf-8")
    typer.echo(f"wrote {len(lines)} puzzles")


def duel(as_json: AsJson = False, rounds: Rounds = 5, seconds: Seconds = 1.0) -> None:
    """Random play of the duel, copies, snapshots and sampled worlds, beside RLCard and OpenSpiel.

    A peer that is not installed is left out: pip install sevencats[bench].
    """
    from sevencats.games.gwent import bench

    with probe_bar() as progress:
        report = bench.measure(rounds, seconds, progress=progress)
    print_report(report, bench.PAIRS, as_json)
