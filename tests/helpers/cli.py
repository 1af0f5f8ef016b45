"""The command as a person runs it: arguments and typed lines in, exit code and text out."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from sevencats.cli import main


class Ran(NamedTuple):
    """The result of a run of the command."""

    code: int
    out: str
    err: str


Cli = Callable[..., Ran]


@pytest.fixture(autouse=True)
def no_columns(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Set a width at which lines are not wrapped (parallel tests set one), and a last game of this
    test's own."""
    monkeypatch.delenv("COLUMNS", raising=False)
    monkeypatch.delenv("LINES", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture
def cli(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Cli:
    """Run ``sevencats`` with arguments; ``typed`` are the lines at the keyboard."""

    def run(*args: object, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as left:
            main([str(arg) for arg in args])
        captured = capsys.readouterr()
        return Ran(int(left.value.code or 0), captured.out, captured.err)

    return run
