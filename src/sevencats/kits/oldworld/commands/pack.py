"""The pack commands of Old World: check what an owner or an author has written."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from sevencats.oldworld.packs.check import Report, check_pack

app = typer.Typer(help="Check packs of content.", no_args_is_help=True, rich_markup_mode=None)


@app.command("check")
def check(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder of the pack.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Check a pack. Prints every fault, a line for each; exit code 2 if there is one."""
    report = check_pack(folder)
    if as_json:
        typer.echo(json.dumps(asdict(report), indent=2, ensure_ascii=False))
    else:
        for line in report.faults or _summary(report):
            typer.echo(line)
    if report.faults:
        raise typer.Exit(2)


@app.callback()
def _group() -> None:
    """Keep ``check`` a command of its own while it is the only one."""


def _summary(report: Report) -> list[str]:
    """A table of what the pack holds."""
    rows = [("kind", "records", "cards", "with authored values")]
    rows += [
        (kind, str(records), str(cards), str(ours))
        for kind, (records, cards, ours) in report.counts.items()
    ]
    widths = [max(len(row[column]) for row in rows) for column in range(4)]
    lines = [f"{report.pack}: no faults; texts in {', '.join(report.languages)}"]
    for kind, *numbers in rows:
        cells = [kind.ljust(widths[0])]
        cells += [cell.rjust(width) for cell, width in zip(numbers, widths[1:], strict=True)]
        lines.append("  ".join(cells).rstrip())
    return lines
