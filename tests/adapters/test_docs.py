"""docs/research/adapters.md: its table of sizes is right (``tests/docs`` runs its examples)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sevencats.games.gwent import GAME

pytest.importorskip("numpy")

from sevencats.games.gwent.learn.features.features import names
from sevencats.games.gwent.learn.features.vocabulary import vocabulary
from sevencats.games.oldworld.learn.features import actions, layout

TEXT = (Path(__file__).parents[2] / "docs/research/adapters.md").read_text(encoding="utf-8")


def test_the_sizes_are_right() -> None:
    rows = dict(re.findall(r"^\| ([a-z, ]+?)(?: \(.*?\))? \| (\d+ \| \d+) \|$", TEXT, re.MULTILINE))
    told = {mode: sizes for modes, sizes in rows.items() for mode in modes.split(", ")}
    assert told == {mode: f"{len(vocabulary(mode))} | {len(names(mode))}" for mode in GAME.modes}


def test_the_sizes_of_old_world_are_right() -> None:
    told = re.search(r"Old World has (\d+) actions .* and (\d+) numbers .*\((\d+) in solo\)", TEXT)
    assert told is not None
    sizes = [len(layout.names(mode)) for mode in ("base", "solo")]
    assert [*map(int, told.groups())] == [len(actions.vocabulary()), *sizes]
    assert f"the {actions.SPARE} *spare* numbers" in TEXT
