"""The load command: many sockets at many tables, beside a bare echo server."""

from __future__ import annotations

import json
from typing import Annotated

import typer


def load(
    tables: Annotated[
        int, typer.Option(min=1, max=400, help="Tables, of five sockets each.")
    ] = 100,
    seconds: Annotated[float, typer.Option(min=1, max=300, help="How long to measure.")] = 20.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Play on many tables at once, on this machine only, and measure the answers.

    The same number of sockets then talks to a bare echo server of the same stack.
    """
    # Only here: the server is nothing that other commands should wait for.
    from sevencats.bench import load

    report = load.measure(tables, seconds)
    if as_json:
        typer.echo(json.dumps(report.as_json(), indent=2))
    else:
        for line in report.lines():
            typer.echo(line)
    raise typer.Exit(1 if report.faults else 0)
