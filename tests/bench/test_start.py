"""The cost of a start is measured in separate processes."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from sevencats.bench import start
from sevencats.cli.app import app


def test_more_work_costs_more() -> None:
    nothing, busy = start.run(("-c", "")), start.run(("-c", "x = [0] * 10_000_000\nfor _ in x: 0"))
    assert busy.seconds > nothing.seconds > 0
    assert busy.megabytes > nothing.megabytes + 60


def test_a_probe_that_fails_is_no_figure() -> None:
    with pytest.raises(RuntimeError, match="exit code 3"):
        start.run(("-c", "raise SystemExit(3)"))


def test_the_command_prints_each_probe_with_its_ratios(monkeypatch: pytest.MonkeyPatch) -> None:
    few = [start.NOTHING, "import sevencats"]
    monkeypatch.setattr(start, "PROBES", {name: start.PROBES[name] for name in few})
    table = CliRunner().invoke(app, ["bench", "start", "--rounds", "1"])
    assert table.exit_code == 0, table.output
    names = [line.split(" | ")[0] for line in table.stdout.splitlines()[2:]]
    assert names == [f"| {name}" for name in few]
    data = json.loads(CliRunner().invoke(app, ["bench", "start", "--rounds", "1", "--json"]).stdout)
    assert [*data] == few
    assert data[start.NOTHING]["seconds_ratio"] == data[start.NOTHING]["megabytes_ratio"] == 1


@pytest.mark.parametrize("name", [name for name in start.PROBES if "game" in name])
def test_a_first_game_is_played(name: str) -> None:
    assert start.run(start.PROBES[name]).seconds > 0
