"""Shared by the position commands of all games: read files, print one outcome per line."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from sevencats.errors import said
from sevencats.kernel.errors import BadData, SevenCatsError

Files = Annotated[list[Path], typer.Argument(help="Position files (JSON); - reads standard input.")]


def print_outcomes(files: list[Path], play: Callable[[Any], dict[str, Any]]) -> None:
    """Play position files; print one line of JSON for each.

    A file that cannot be used prints {"error": ...}, the others continue, and the exit code is 2.
    """
    refused = False
    for path in files:
        try:
            result = play(read_file(path))
        except (SevenCatsError, OSError) as error:
            reason = error.strerror if isinstance(error, OSError) else error
            result = {"error": f"{path}: {reason}"}
            refused = True
        typer.echo(msgspec.json.encode(result).decode())
    if refused:
        raise typer.Exit(2)


def read_file(path: Path) -> Any:
    """The data of a JSON file, or of standard input (``-``)."""
    data = sys.stdin.buffer.read() if str(path) == "-" else path.read_bytes()
    try:
        return msgspec.json.decode(data)
    except msgspec.DecodeError as error:
        raise said(BadData, "error-not-json", reason=error) from error
