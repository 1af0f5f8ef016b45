"""Position files for the tests of all games: each has what is expected beside it
(``name.expect.json``, a part of the outcome)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from typer.testing import CliRunner

from sevencats.cli.app import app


def position_files(folder: Path) -> list[Path]:
    """The position files of a folder."""
    return sorted(path for path in folder.glob("*.json") if not path.name.endswith(".expect.json"))


def decoded(path: Path) -> Any:
    """A file as data."""
    return json.loads(path.read_text(encoding="utf-8"))


def expected(path: Path) -> dict[str, Any]:
    """The expected outcome of a position file."""
    found: dict[str, Any] = decoded(path.with_suffix(".expect.json"))
    return found


def assert_part(part: Any, whole: Any, where: str = "outcome") -> None:
    """Everything in ``part`` stands in ``whole``; objects may have more there."""
    if isinstance(part, dict):
        assert isinstance(whole, dict), where
        for key, value in part.items():
            assert key in whole, f"{where}.{key} is missing"
            assert_part(value, whole[key], f"{where}.{key}")
    elif isinstance(part, list):
        assert isinstance(whole, list) and len(part) == len(whole), f"{where}: {whole}"
        for index, value in enumerate(part):
            assert_part(value, whole[index], f"{where}[{index}]")
    else:
        assert part == whole, where


def run_command(
    game: str, *files: str | Path, stdin: str | None = None
) -> tuple[int, list[dict[str, Any]]]:
    """The exit code of ``sevencats <game> position`` and its lines, decoded."""
    result = CliRunner().invoke(app, [game, "position", *map(str, files)], input=stdin)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, [json.loads(line) for line in result.stdout.splitlines()]
