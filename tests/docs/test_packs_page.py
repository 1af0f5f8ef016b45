"""docs/write/packs.md is true: its packs are written to disk, checked and loaded."""

from __future__ import annotations

from pathlib import Path

import pytest
from helpers.pages import Page
from typer.testing import CliRunner

from sevencats.games.oldworld.language.conditions import FACTS
from sevencats.games.oldworld.language.trait_words import FLAGS, MOMENTS, NAMED_RULES, RULES
from sevencats.games.oldworld.packs.load import Content, base, load
from sevencats.games.oldworld.terminal.pack import app

PAGE = Page("write/packs.md")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return PAGE.write(tmp_path_factory.mktemp("packs"))


@pytest.fixture(scope="module")
def content(folder: Path) -> Content:
    return load((folder / "my_box",))


@pytest.mark.parametrize(
    ("pack", "exit_code", "output"),
    [
        pytest.param(pack, 2 if pack == "broken" else 0, output, id=pack)
        for pack, output in PAGE.outputs
    ],
)
def test_the_check_prints_what_the_page_says(
    folder: Path, pack: str, exit_code: int, output: str
) -> None:
    result = CliRunner().invoke(app, ["check", str(folder / pack)])
    assert result.output == output
    assert result.exit_code == exit_code


def test_the_page_writes_two_packs_and_a_drawing_and_shows_two_outputs() -> None:
    assert (len(PAGE.files), len(PAGE.outputs)) == (8, 2)


def test_what_the_pack_gives_is_changed_and_the_rest_stays(content: Content) -> None:
    box, ours = base(), content
    assert ours.locations["cintra"].action == "poker"
    assert ours.locations["cintra"].paths == box.locations["cintra"].paths
    assert ours.locations["cidaris"].action == "defense"
    assert ours.potions["swallow"].do == ("draw 3",)
    assert ours.potions["swallow"].copies == 4
    assert ours.actions["precise_cut_1"].terrain == "water"
    assert ours.actions["precise_cut_1"].symbols == box.actions["precise_cut_1"].symbols
    assert set(ours.actions["precise_cut_1"].extensions) == {"red", "purple"}
    assert ours.tracks.gold == (1, 2, 2, 3, 3)
    assert ours.tracks.fatigue == box.tracks.fatigue
    assert len(ours.monsters) == len(box.monsters) + 1
    assert "ferryman" in ours.stories
    assert "201" in ours.events


def test_a_printed_value_is_no_longer_marked_as_ours(content: Content) -> None:
    assert base().locations["cintra"].authored == ("action",)
    assert content.locations["cintra"].authored == ()
    assert content.actions["precise_cut_1"].authored == ("colour", "symbols")
    assert "gold" not in content.tracks.authored
    assert "fatigue" in content.tracks.authored


def test_the_page_names_every_word_of_traits() -> None:
    words = [*MOMENTS, *FACTS, *RULES, *FLAGS, *(f"{name}:" for name in NAMED_RULES)]
    assert [word for word in words if f"`{word}" not in PAGE.text] == []
