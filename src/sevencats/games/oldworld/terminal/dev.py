"""Commands and benchmarks for developers of Old World."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from sevencats.cli.bench import AsJson, Rounds, Seconds, print_report, probe_bar


def oldworld(as_json: AsJson = False, rounds: Rounds = 5, seconds: Seconds = 1.0) -> None:
    """Random play of Old World, copies, snapshots and sampled worlds; five seats beside two."""
    from sevencats.games.oldworld import bench

    with probe_bar() as progress:
        report = bench.measure(rounds, seconds, progress=progress)
    print_report(report, bench.PAIRS, as_json)


def outlook(
    games: Annotated[int, typer.Option(min=10, help="Games to learn from.")] = 750,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 11,
) -> None:
    """Fit Old World's chances to win again and print the weights (bots/outlook.py)."""
    from sevencats.games.oldworld.bots.outlook import WEIGHTS
    from sevencats.games.oldworld.learn.outlook_fit import collect, fit, mean_log_chance

    with typer.progressbar(length=games, file=sys.stderr) as bar:
        rows = collect(games, seed, on_game=lambda: bar.update(1))
    weights = fit(rows)
    for name, weight in zip(WEIGHTS, weights, strict=True):
        typer.echo(f"{name}: {weight}")
    fitted, shipped = mean_log_chance(rows, weights), mean_log_chance(rows, tuple(WEIGHTS.values()))
    typer.echo(f"{len(rows)} turns; mean log chance of the winner {fitted:.4f}, now {shipped:.4f}")
