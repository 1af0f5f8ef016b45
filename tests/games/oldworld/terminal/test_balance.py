"""``sevencats oldworld balance``: a run that goes on from its file, and what ``simulate`` gives."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from helpers.cli import Cli

SHORT = ("oldworld", "balance", "--bots", "random", "--rounds", 3, "--games", 4, "--seats", "2,3")


def test_the_command_goes_on_where_it_was_interrupted(cli: Cli, tmp_path: Path) -> None:
    ran = cli(*SHORT, "--out", tmp_path, "--json")
    assert ran.code == 0 and json.loads(ran.out)["games"] == 4
    games = tmp_path / "games.jsonl"
    whole = games.read_bytes()
    games.write_bytes(whole[: whole.rindex(b'{"game"') + 30])
    again = cli(*SHORT, "--out", tmp_path, "--json")
    assert again == ran and games.read_bytes() == whole
    other = cli(*SHORT, "--out", tmp_path, "--seed", 2)
    assert other.code and "belongs to another run, with seed 1 (asked: 2)" in other.err
    games.write_bytes(whole + b"{}\n")
    broken = cli(*SHORT, "--out", tmp_path)
    assert "line 6 is not a game of this run" in broken.err


def test_the_command_says_which_seats_it_wants(cli: Cli, tmp_path: Path) -> None:
    ran = cli("oldworld", "balance", "--seats", "two", "--out", tmp_path)
    assert ran.code and "numbers with commas between them" in ran.err


def test_simulate_gives_what_the_report_needs(cli: Cli) -> None:
    args = ("oldworld", "simulate", "--games", 2, "--rounds", 2)
    data = json.loads(cli(*args, "--json").out)["balance"]
    assert data["games"] == 2 and data["course"]["gold"][0]["n"] == 4
