"""The bench commands: how fast the engine is, and how fast its peers are on the same machine."""

from __future__ import annotations

import json
from typing import Annotated

import typer

app = typer.Typer(
    help="Measure how fast the engine runs.", no_args_is_help=True, rich_markup_mode=None
)


@app.callback()
def _group() -> None:
    pass


@app.command()
def duel(
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    rounds: Annotated[int, typer.Option(min=1, help="Rounds; the median counts.")] = 5,
    seconds: Annotated[
        float, typer.Option(min=0.001, help="The least time of each probe in each round.")
    ] = 1.0,
) -> None:
    """Random play of the duel, copies, snapshots and sampled worlds, beside RLCard and OpenSpiel.

    A peer that is not installed is left out: pip install sevencats[bench].
    """
    # Only here: the games load all their cards, which no other command should wait for.
    from rich.console import Console

    from sevencats.bench import duel, harness

    report = duel.measure(rounds, seconds)
    if as_json:
        typer.echo(json.dumps(harness.as_json(report, duel.PAIRS), indent=2))
        return
    console = Console()
    console.print(harness.rate_table(report))
    console.print(harness.ratio_table(report, duel.PAIRS))
    machine = harness.machine()
    typer.echo(f"{machine['python']}, {machine['cores']} cores")
    typer.echo(report.how)
