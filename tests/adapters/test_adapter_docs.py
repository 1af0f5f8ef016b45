"""docs/adapters.md is true: its examples run and its table of sizes is right."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from sevencats.gwent import GAME

pytest.importorskip("numpy")

from sevencats.kits.gwent.learning.features import names
from sevencats.kits.gwent.learning.vocabulary import vocabulary

TEXT = (Path(__file__).parents[2] / "docs/adapters.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"<!-- run -->\n```python\n(.*?)```", TEXT, re.DOTALL)
#: The library an example needs, and what its output must contain.
NEEDS = {"pettingzoo": "over, won by", "openspiel": "[", "gymnasium": "won"}


def adapter(code: str) -> str:
    """Which adapter an example is about."""
    (found,) = set(re.findall(r"sevencats\.adapters\.(\w+)", code))
    return found


def test_there_is_an_example_of_each() -> None:
    assert sorted(map(adapter, EXAMPLES)) == sorted(NEEDS)


@pytest.mark.parametrize("code", EXAMPLES, ids=adapter)
def test_an_example_runs(code: str) -> None:
    name = adapter(code)
    pytest.importorskip("pyspiel" if name == "openspiel" else name)
    result = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stderr
    assert NEEDS[name] in result.stdout


def test_the_sizes_are_right() -> None:
    rows = dict(re.findall(r"^\| ([a-z, ]+?)(?: \(.*?\))? \| (\d+ \| \d+) \|$", TEXT, re.MULTILINE))
    told = {mode: sizes for modes, sizes in rows.items() for mode in modes.split(", ")}
    assert told == {mode: f"{len(vocabulary(mode))} | {len(names(mode))}" for mode in GAME.modes}
