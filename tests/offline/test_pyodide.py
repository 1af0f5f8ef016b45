"""The engine for browsers plays the same games as this Python. The rest of a thousand games:
``tools/trials browsers``."""

from __future__ import annotations

from pathlib import Path

import pytest
from bundle.conformance import golden_faults, random_faults
from bundle.modules import needed_modules
from helpers.offline.engine import need_packs

from sevencats.sim.golden import golden_games

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.timeout(300)


def test_what_play_needs_is_packed_and_nothing_else() -> None:
    modules = needed_modules(ROOT / "src")
    for name in ("server.offline.worker", "kernel.engine", "games.gwent.plugin"):
        assert f"sevencats.{name}" in modules
    # A package that imports the modules below it by name takes all of them.
    expansions = [name for name in modules if ".expansions." in name]
    folder = ROOT / "src" / "sevencats" / "games" / "oldworld" / "expansions"
    assert len(expansions) == len([*folder.rglob("*.py")]) - 1
    absent = ("cli", "server.web", "server.store.db", "bench", "sim", "games.gwent.learn.train")
    assert [
        name for name in modules if name.startswith(tuple(f"sevencats.{a}" for a in absent))
    ] == []


def test_golden_and_random_games_are_the_same(tmp_path: Path) -> None:
    need_packs()
    assert golden_faults([golden.file for golden in golden_games()], tmp_path) == []
    assert random_faults(1, 3) == []
