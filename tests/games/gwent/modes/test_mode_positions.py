"""Position files of the modes, played and compared as those of the duel are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from helpers.position_files import assert_part, decoded, expected, position_files, run_command

from sevencats.games.gwent.positions.runner import play_position

HERE = Path(__file__).parent / "positions"
FILES = position_files(HERE)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_mode_position(path: Path) -> None:
    data = decoded(path)
    assert data["mode"] == path.stem.partition("_")[0]
    assert_part(expected(path), play_position(data))


def test_the_command_plays_them_all() -> None:
    code, lines = run_command("gwent", *FILES)
    assert code == 0
    assert len(lines) == len(FILES) >= 25
    for path, line in zip(FILES, lines, strict=True):
        assert_part(expected(path), line, path.stem)


def test_every_position_has_its_expectation_and_names_a_clause() -> None:
    beside = sorted(HERE.glob("*.expect.json"))
    assert beside == sorted(path.with_suffix(".expect.json") for path in FILES)
    for path in FILES:
        named, _, what = decoded(path)["note"].partition(": ")
        assert re.fullmatch(r"[FPS]\d(\.\d)?(, [FPS]\d(\.\d)?)*", named), path.name
        assert what.endswith(".")
