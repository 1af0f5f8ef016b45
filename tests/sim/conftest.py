"""The command as a person runs it, for the tests of the arena."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from sevencats.cli import main


class Ran(NamedTuple):
    """What a run of the command left behind."""

    code: int
    out: str
    err: str


Cli = Callable[..., Ran]


@pytest.fixture
def arena_cli(capsys: pytest.CaptureFixture[str]) -> Cli:
    """Run ``sevencats arena`` with arguments."""

    def run(*args: object) -> Ran:
        with pytest.raises(SystemExit) as left:
            main(["arena", *map(str, args)])
        captured = capsys.readouterr()
        return Ran(int(left.value.code or 0), captured.out, captured.err)

    return run
