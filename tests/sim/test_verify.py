"""Saved runs are played again, and games become rows."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from helpers.project import ROOT

import sevencats
from sevencats.cli.game_rows import COLUMNS, Order, card, jobs, play_row
from sevencats.kernel import BadData
from sevencats.sim.verify import differences, read_run

RUNS = sorted((ROOT / "docs/research/leaderboard").glob("*.jsonl"))


@pytest.mark.parametrize("path", [p for p in RUNS if "gwent" in p.name], ids=lambda p: p.stem)
def test_the_leaderboard_can_be_played_again(path: Path) -> None:
    arena, sets = read_run(path)
    assert len(sets) >= 10
    assert differences(arena, sets, 1, seed=3) == []


def test_a_score_that_was_not_played_is_found(tmp_path: Path) -> None:
    lines = next(p for p in RUNS if "greedy-random" in p.name).read_text().splitlines()
    data = json.loads(lines[1])
    data["points"] = [1 - point for point in data["points"]]
    path = tmp_path / "claimed.jsonl"
    path.write_text("\n".join([lines[0], json.dumps(data)]) + "\n")
    arena, sets = read_run(path)
    assert [one.number for one in differences(arena, sets, 0, seed=1)] == [data["set"]]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"engine": "0.0.1"}, "version 0.0.1"),
        ({"content": "other"}, "no installed game"),
        ({"mode": "chess"}, "no installed game"),
    ],
)
def test_runs_of_other_rules_are_refused(
    tmp_path: Path, change: dict[str, str], words: str
) -> None:
    head, *_ = RUNS[0].read_text().splitlines()
    path = tmp_path / "run.jsonl"
    path.write_text(json.dumps({**json.loads(head), **change}) + "\n")
    with pytest.raises(BadData, match=words):
        read_run(path)


@pytest.mark.parametrize("text", ["", "no run\n", '{"arena": 1}\n[]\n'])
def test_what_is_no_run_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "run.jsonl"
    path.write_text(text)
    with pytest.raises(BadData):
        read_run(path)


def test_a_row_is_a_game_that_can_be_read_again() -> None:
    order = Order("gwent", "duel", ("greedy", "random"), 1)
    first, second = (play_row(job) for job in jobs(order, 2))
    assert first["bots"] == ["greedy", "random"] and second["bots"] == ["random", "greedy"]
    assert first == play_row(jobs(order, 1)[0]) and first["seed"] != second["seed"]
    assert list(first) == list(COLUMNS)
    *_, last = sevencats.replay(sevencats.read_journal(first["journal"]))
    assert list(sevencats.returns(last.state)) == first["returns"]
    text = "\n".join(card(order, 2, "sevencats dataset"))
    assert all(f"`{name}`" in text for name in COLUMNS)


def test_a_dataset_is_written_with_its_card(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    from sevencats.cli import main

    out = tmp_path / "games.parquet"
    main(["dataset", "--games", "2", "--out", str(out)])
    assert parquet.read_table(out).num_rows == 2
    assert "--games 2" in out.with_suffix(".md").read_text()
