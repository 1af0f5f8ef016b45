"""docs/write/stories.md is true: its pack is written to disk, checked and played."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from helpers.oldworld.scenes import Scene
from helpers.oldworld.tales import give_quest
from helpers.pages import Page
from typer.testing import CliRunner

from sevencats.games.oldworld.language.conditions import COUNTS
from sevencats.games.oldworld.language.tables import TABLES
from sevencats.games.oldworld.language.words import WORDS
from sevencats.games.oldworld.packs.load import load
from sevencats.games.oldworld.terminal.pack import app

PAGE = Page("write/stories.md")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return PAGE.write(tmp_path_factory.mktemp("stories")) / "tales"


def test_the_check_prints_what_the_page_says(folder: Path) -> None:
    ((_, output),) = PAGE.outputs
    result = CliRunner().invoke(app, ["check", str(folder)])
    assert (result.output, result.exit_code) == (output, 0)
    assert load((folder,)).events["302"].kept == "companion"


def test_the_story_can_be_played(folder: Path) -> None:
    records = tomllib.loads((folder / "stories.toml").read_text(encoding="utf-8"))
    seats = {"A": {"gold": 1, "hand": ["wolf_push_1"]}, "B": {}}
    game = Scene(seats, at=2, tops={"wilds": ["beekeeper"]}, records=records)
    game.pick("explore:wilds")
    game.expect("option:a", "option:b")
    game.pick("option:a")
    assert (game.gold(), len(game.zone("A.potions")), game.state.turn[0].draw) == (0, 1, 1)


@pytest.mark.parametrize(("die", "gear"), [(2, []), (6, ["302"])])
def test_the_chain_of_its_quest(folder: Path, die: int, gear: list[str]) -> None:
    records = tomllib.loads((folder / "stories.toml").read_text(encoding="utf-8"))
    seats = {"A": {"place": "vizima", "defense": 3, "hand": ["wolf_push_1"]}, "B": {}}
    game = Scene(seats, moved=True, records=records, chance=[f"die:{die}"])
    give_quest(game, "beekeeper", "at:vizima", 301)
    game.pick("quest:beekeeper")
    assert game.zone("A.gear") == gear
    assert game.gold() == (0 if gear else 2)


def test_the_page_lists_every_line_and_table() -> None:
    listed = [*((word.usage, word.does) for word in WORDS.values())]
    listed += [(table.usage, table.does) for table in TABLES.values()]
    for usages, does in listed:
        assert all(f"`{usage}`" in PAGE.text or usage.split()[0] in _ALIKE for usage in usages)
        assert f"| {does}" in PAGE.text or usages[0].split()[0] in _ALIKE
    counted = [name for name, count in COUNTS.items() if not count.fight and name != "combat"]
    assert all(f"`{name}`" in PAGE.text for name in (*counted, *_ALIKE))


#: Written like combat, and only named.
_ALIKE = ("defense", "alchemy", "specialty")
