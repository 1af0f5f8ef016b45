"""The tool that measures what bots gain by what expansions tell them."""

from __future__ import annotations

from pathlib import Path

import knowledge
import pytest

from sevencats.games.oldworld.bots.hints import HINTS, option_worths_of, visits_of
from sevencats.games.oldworld.config import Config

PACKS = ("base", "lost_mount")


def test_closed_hints_have_no_values_until_reopened() -> None:
    doors = knowledge.Doors()
    try:
        doors.close(frozenset({"lost_mount"}))
        assert not visits_of(PACKS) and not option_worths_of(PACKS)
        doors.close(frozenset({"lost_mount.visit"}))
        assert not visits_of(PACKS) and "mount" in option_worths_of(PACKS)
    finally:
        doors.close(frozenset())
    assert visits_of(PACKS) and doors.usual == HINTS


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(SystemExit, match="lost_sheep"):
        knowledge.closed_doors(["lost_sheep"])
    with pytest.raises(SystemExit, match="no_door"):
        knowledge.closed_doors(["lost_mount.no_door"])


def test_scores_are_kept_and_played_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played: list[int] = []

    def score(trial: knowledge.Trial, number: int) -> float:
        played.append(number)
        return number / 2

    monkeypatch.setattr(knowledge.Trial, "score", score)
    given = ["--expansions", "lost_mount", "--without", "lost_mount"]
    given += ["--out", str(tmp_path / "scores.jsonl"), "--pairs"]
    assert knowledge.main([*given, "2"]) == 0
    assert knowledge.main([*given, "3"]) == 0
    assert played == [0, 1, 2]
    assert "3 pairs, score 0.500" in capsys.readouterr().out


def test_a_hunter_that_knows_as_much_scores_one_half() -> None:
    config = Config(seats=2, packs=PACKS, rounds=1)
    trial = knowledge.Trial(config, frozenset(), 1, 3)
    assert trial.score(0) == 0.5
