"""The tool that takes pictures of a game in the terminal."""

from __future__ import annotations

import importlib.util
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = importlib.util.spec_from_file_location(
        "terminal_pictures", ROOT / "tools" / "terminal_pictures.py"
    )
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "terminal_pictures", module)
    monkeypatch.setenv("COLUMNS", "80")
    spec.loader.exec_module(module)
    return module


def test_a_turn_a_fight_and_dice(tool: ModuleType) -> None:
    """Each picture shows its scene, whatever the values of the game are now."""
    shown = {}
    for name, svg in tool.pictures("en"):
        words = "".join(ElementTree.fromstring(svg).itertext()).replace("\xa0", " ")
        shown[name] = words
    assert list(shown) == ["oldworld_map.svg", "oldworld_fight.svg", "oldworld_dice.svg"]
    assert "Your choice: map" in shown["oldworld_map.svg"]
    assert "Kaer Morhen" in shown["oldworld_map.svg"] and "···" in shown["oldworld_map.svg"]
    assert "[Combo " in shown["oldworld_fight.svg"]
    assert "Which dice do you throw again?" in shown["oldworld_dice.svg"]


def test_the_docs_show_them() -> None:
    page = (ROOT / "docs" / "play" / "first_game.md").read_text(encoding="utf-8")
    for name in ("map", "fight", "dice"):
        assert f"images/oldworld_{name}.svg" in page
        assert (ROOT / "docs" / "images" / f"oldworld_{name}.svg").exists()
