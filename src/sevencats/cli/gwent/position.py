"""`sevencats gwent position`: set up positions, play their scripts, print the outcomes."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from sevencats.gwent.position import play_position
from sevencats.kernel.errors import BadData, SevenCatsError


def position(
    files: Annotated[
        list[Path], typer.Argument(help="Position files (JSON); - reads standard input.")
    ],
) -> None:
    """Play position files; print one line of JSON for each.

    A file that cannot be used prints {"error": ...}, the others go on, and the exit code is 2.
    """
    refused = False
    for path in files:
        try:
            result: dict[str, Any] = play_position(_read(path))
        except (SevenCatsError, OSError) as error:
            reason = error.strerror if isinstance(error, OSError) else error
            result = {"error": f"{path}: {reason}"}
            refused = True
        typer.echo(msgspec.json.encode(result).decode())
    if refused:
        raise typer.Exit(2)


def _read(path: Path) -> Any:
    data = typer.get_binary_stream("stdin").read() if str(path) == "-" else path.read_bytes()
    try:
        return msgspec.json.decode(data)
    except msgspec.DecodeError as error:
        raise BadData(f"this is no JSON: {error}") from error
