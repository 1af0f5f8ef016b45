"""The bench commands: how fast the engine is, and how fast its peers are on the same machine."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from sevencats.bench.harness import Report

app = typer.Typer(
    help="Measure how fast the engine runs.", no_args_is_help=True, rich_markup_mode=None
)


@app.callback()
def _group() -> None:
    pass


_Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
_Rounds = Annotated[int, typer.Option(min=1, help="Rounds; the median counts.")]
_Seconds = Annotated[
    float, typer.Option(min=0.001, help="The least time of each probe in each round.")
]


@app.command()
def duel(as_json: _Json = False, rounds: _Rounds = 5, seconds: _Seconds = 1.0) -> None:
    """Random play of the duel, copies, snapshots and sampled worlds, beside RLCard and OpenSpiel.

    A peer that is not installed is left out: pip install sevencats[bench].
    """
    # Only here: the games load all their cards, which no other command should wait for.
    from sevencats.bench import duel

    _print(duel.measure(rounds, seconds), duel.PAIRS, as_json)


@app.command()
def oldworld(as_json: _Json = False, rounds: _Rounds = 5, seconds: _Seconds = 1.0) -> None:
    """Random play of Old World, copies, snapshots and sampled worlds; five seats beside two."""
    from sevencats.bench import oldworld

    _print(oldworld.measure(rounds, seconds), oldworld.PAIRS, as_json)


def _print(report: Report, pairs: Sequence[tuple[str, str]], as_json: bool) -> None:
    from rich.console import Console

    from sevencats.bench import harness

    if as_json:
        typer.echo(json.dumps(harness.as_json(report, pairs), indent=2))
        return
    console = Console()
    console.print(harness.rate_table(report))
    console.print(harness.ratio_table(report, pairs))
    machine = harness.machine()
    typer.echo(f"{machine['python']}, {machine['cores']} cores")
    typer.echo(report.how)
