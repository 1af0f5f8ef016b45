"""A new game is written, keeps every promise, and is named when it does not."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from helpers.third_game import sevencats

from sevencats.cli.new_game import write_game
from sevencats.kernel import registry
from sevencats.kernel.errors import SevenCatsError
from sevencats.plugin.modules import load_module
from sevencats.sim.conform import CHECKS, conform, find_game


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a new game, whose name nobody else uses."""
    monkeypatch.setattr("sys.path", [*sys.path])
    known = dict(registry.games())
    monkeypatch.setattr(registry, "games", lambda: known)
    load_module.cache_clear()
    return tmp_path / "game"


def faults(source: Path, old: str = "", new: str = "") -> dict[str, str]:
    """The checks that fail after a change to the game, with what they say."""
    text = source.read_text(encoding="utf-8")
    assert old in text
    source.write_text(text.replace(old, new, 1), encoding="utf-8")
    found = conform(find_game(f"{source}:GAME"), seeds=1)
    return {name: fault.message for name, fault in found if fault is not None}


def test_new_game_keeps_every_promise(folder: Path) -> None:
    source, *others = write_game("three_kings", folder)
    assert sorted(path.name for path in others) == ["README.md", "pyproject.toml"]
    assert "class ThreeKings(Game)" in source.read_text(encoding="utf-8")
    assert "@" not in (folder / "pyproject.toml").read_text(encoding="utf-8")
    printed = sevencats("dev", "conform", f"{source}:GAME")
    assert printed.count("ok   ") == len(CHECKS) == 7 and "FAULT" not in printed


@pytest.mark.parametrize(
    ("old", "new", "check", "message"),
    [
        ('own = ("points",)', "own = ()", "saved", "needs"),
        ("options = sorted(", "options = list(", "options", "not sorted and unique"),
        (
            '{"points": state.points[:]}',
            '{"points": [state.face[state.zones[DECK][0]]]}',
            "hidden",
            "the view",
        ),
        ("(0,) * len(state.points)", "(2,) * len(state.points)", "result", "other than"),
    ],
)
def test_broken_promise_is_named(
    folder: Path, old: str, new: str, check: str, message: str
) -> None:
    source, *_ = write_game("three_kings", folder)
    found = faults(source, old, new)
    assert any(check in name and message in said for name, said in found.items()), found


def test_names_and_folders_are_checked_before_anything_is_written(folder: Path) -> None:
    for name, message in (("3kings", "use small letters"), ("gwent", "already"), ("if", "use")):
        with pytest.raises(SevenCatsError, match=message):
            write_game(name, folder)
    assert not folder.exists()
    folder.mkdir()
    (folder / "README.md").write_text("mine", encoding="utf-8")
    with pytest.raises(SevenCatsError, match="is there already; nothing was written"):
        write_game("kings", folder)
    assert [path.name for path in folder.iterdir()] == ["README.md"]


def test_what_is_not_a_game_is_one_sentence(folder: Path) -> None:
    source, *_ = write_game("three_kings", folder)
    with pytest.raises(SevenCatsError, match="has no game 'DECK'"):
        find_game(f"{source}:DECK")
    with pytest.raises(SevenCatsError, match="there is no game 'chess'"):
        find_game("chess")
