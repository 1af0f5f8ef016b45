"""The load command: many sockets at many tables, compared with a bare echo server."""

from __future__ import annotations

import json
from typing import Annotated

import typer


def load(
    tables: Annotated[
        int, typer.Option(min=1, max=10_000, help="Tables, of five sockets each (duels: two).")
    ] = 100,
    seconds: Annotated[float, typer.Option(min=1, max=900, help="How long to measure.")] = 20.0,
    every: Annotated[
        float, typer.Option(min=0, max=60, help="Thinking time of a person, in seconds; 0: none.")
    ] = 0.0,
    duels: Annotated[
        bool, typer.Option("--duels", help="Duels of two people alone, without spectators.")
    ] = False,
    compiled: Annotated[
        bool, typer.Option(help="Let the server use compiled rules that are up to date.")
    ] = True,
    server: Annotated[
        list[str] | None, typer.Option(help="Measure a server that runs; may be said again.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Play on many tables at once, on this machine only, and measure the answers.

    The same number of sockets then talks to a bare echo server of the same stack. Servers that run
    already need SEVENCATS_RATE_SCALE and SEVENCATS_SOCKETS_PER_ADDRESS that let one address in.
    """
    # Imported here, so that no other command waits for the server to load.
    from sevencats.bench import load

    report = load.measure(
        load.LoadPlan(tables, seconds, every, duels, compiled, tuple(server or ()))
    )
    if as_json:
        typer.echo(json.dumps(report.as_json(), indent=2))
    else:
        for line in report.lines():
            typer.echo(line)
    raise typer.Exit(1 if report.faults else 0)
