"""Whole games against their golden files. After a wanted change: ``sevencats dev golden``."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from sevencats.cli.app import app
from sevencats.sim.golden import (
    COMMAND,
    Golden,
    first_difference,
    golden_folder,
    golden_games,
    golden_text,
    regenerate,
)

HERE = Path(__file__).parent


@pytest.mark.parametrize("golden", golden_games(), ids=lambda golden: golden.file)
def test_the_game_is_as_it_was(golden: Golden) -> None:
    path = HERE / golden.file
    if not path.is_file():
        pytest.fail(f"{path.name} is missing; write it with: {COMMAND}")
    difference = first_difference(path.read_text(encoding="utf-8"), golden_text(golden))
    if difference:
        pytest.fail(
            f"{path.name} is another game {difference}\n"
            f"If that is wanted, run: {COMMAND}\nand read the difference before you commit it.",
            pytrace=False,
        )


def test_no_file_is_left_over() -> None:
    wanted = {golden.file for golden in golden_games()}
    left = sorted(path.name for path in HERE.glob("*.txt") if path.name not in wanted)
    assert left == [], f"remove them with: {COMMAND}"


def test_every_mode_has_a_golden_game() -> None:
    files = [golden.file for golden in golden_games()]
    assert len(set(files)) == len(files)
    modes = {(golden.game.name, golden.mode) for golden in golden_games()}
    assert modes == {(g.game.name, mode) for g in golden_games() for mode in g.game.modes}


def test_differences_are_shown_from_the_first_line_on() -> None:
    assert first_difference("a\nb\n", "a\nb\n") == ""
    shown = first_difference("a\nb\nc\nd\ne\n", "a\nb\nc\nx\n", around=2)
    assert shown.splitlines() == ["from line 4 on:", "  b", "  c", "- d", "- e", "+ x"]
    assert first_difference("a\n", "a\nb\n").endswith("- (the end)\n+ b")


def test_the_folder_is_found_from_inside_the_checkout(tmp_path: Path) -> None:
    assert golden_folder(HERE) == HERE
    assert golden_folder(HERE.parent.parent) == HERE
    with pytest.raises(ValueError, match="in none"):
        golden_folder(tmp_path)


def test_the_command_writes_changed_files_and_removes_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "sevencats"\n', encoding="utf-8")
    folder = tmp_path / "tests" / "golden"
    regenerate(folder)
    first = golden_games()[0]
    (folder / first.file).write_text("another game\n", encoding="utf-8")
    (folder / "old-mode.txt").write_text("gone\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(app, ["dev", "golden"])
    assert result.exit_code == 0, result.output
    assert f"changed {first.file}" in result.output
    assert "removed old-mode.txt" in result.output
    assert sorted(path.name for path in folder.iterdir()) == sorted(
        golden.file for golden in golden_games()
    )
    assert (folder / first.file).read_text(encoding="utf-8") == golden_text(first)
