"""The bench commands: how fast the engine is, and how fast its peers are on the same machine.

Each game has its own benchmarks (``Plugin.commands``); this is what they share.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from sevencats.cli.progress import Bar

if TYPE_CHECKING:
    from sevencats.bench.harness import OnProbe, Report

app = typer.Typer(
    help="Measure how fast the engine runs.", no_args_is_help=True, rich_markup_mode=None
)


@app.callback()
def _group() -> None:
    pass


AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Rounds = Annotated[int, typer.Option(min=1, help="Rounds; the median counts.")]
Seconds = Annotated[
    float, typer.Option(min=0.001, help="Minimum seconds of each probe in each round.")
]


@contextmanager
def probe_bar() -> Iterator[OnProbe]:
    """A bar for ``interleave``, drawn only between two probes."""
    with Bar("", None) as bar:
        yield lambda name, done, total: bar.show(done, name, total)


def print_report(report: Report, pairs: Sequence[tuple[str, str]], as_json: bool) -> None:
    """Print the figures of a benchmark: two tables, or JSON."""
    from sevencats.bench import harness

    if as_json:
        typer.echo(json.dumps(harness.as_json(report, pairs), indent=2))
        return
    for line in (*harness.rate_table(report), "", *harness.ratio_table(report, pairs), ""):
        typer.echo(line)
    machine = harness.machine()
    typer.echo(f"{machine['python']}, {machine['cores']} cores")
    typer.echo(report.how)


@app.command("start")
def start(rounds: Rounds = 5, as_json: AsJson = False) -> None:
    """Measure what the import, the help and a first random game cost, beside an empty Python."""
    from sevencats.bench import start as module

    costs = module.measure(rounds)
    if as_json:
        typer.echo(json.dumps(module.as_json(costs), indent=2))
        return
    for line in module.table(costs):
        typer.echo(line)
