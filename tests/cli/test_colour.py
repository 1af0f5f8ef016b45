"""Colours: on a terminal, unless the user wants none."""

from __future__ import annotations

import os
import pty
import re
import select
import subprocess
import sys
from pathlib import Path

import pytest

from sevencats.cli.play import colour
from sevencats.cli.play.colour import marked

_CODE = re.compile(r"\x1b\[[0-9;]*m")
GAME = ["gwent", "play", "--seed", "3", "--deck", "monsters", "--against", "monsters"]


def on_a_terminal(tmp_path: Path, **env: str) -> str:
    """Return the command's output on a terminal up to its first question."""
    ours, its = pty.openpty()
    clean = {k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "TERM", "COLUMNS")}
    with subprocess.Popen(
        [sys.executable, "-m", "sevencats", *GAME],
        stdin=its,
        stdout=its,
        stderr=its,
        env={**clean, "TERM": "xterm", "XDG_DATA_HOME": str(tmp_path), "LC_ALL": "C.UTF-8", **env},
    ) as process:
        os.close(its)
        shown = b""
        while b"Your choice:" not in shown and select.select([ours], [], [], 60)[0]:
            shown += os.read(ours, 65536)
        process.terminate()
    os.close(ours)
    return shown.decode()


def test_questions_and_numbers_stand_out_on_a_terminal(tmp_path: Path) -> None:
    shown = on_a_terminal(tmp_path)
    question, number = "\x1b[1m", "\x1b[33m\x1b[1m1."
    assert question in shown and number in shown
    assert "\x1b[0m" in shown


@pytest.mark.parametrize("env", [{"NO_COLOR": "1"}, {"TERM": "dumb"}], ids=str)
def test_colours_are_off_when_disabled(tmp_path: Path, env: dict[str, str]) -> None:
    shown = on_a_terminal(tmp_path, **env)
    assert "1. " in shown
    assert not _CODE.search(shown)


def test_signs_of_a_line_have_their_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    colours = {"♣": "green", "!": "red"}
    line = "·· ♣6 Novigrad !Ghouls I ··"
    assert marked(line, colours) == line  # no terminal
    monkeypatch.setattr(colour, "has_colours", lambda: True)
    shown = marked(line, colours)
    assert "\x1b[32m♣6\x1b[0m Novigrad \x1b[31m!Ghouls\x1b[0m I" in shown
    assert _CODE.sub("", shown) == line
