"""The walks of the architecture page lead past files and names that exist."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "contribute" / "architecture.md"
#: The headings of the walks, and the fewest hops of each.
WALKS = {"Where one adds an expansion": 10}
WORD = re.compile(r"`([^`]+)`")


def hops(heading: str) -> list[str]:
    """The numbered lines below a heading."""
    text = PAGE.read_text(encoding="utf-8")
    part = re.split(rf"^#+ {heading}\n", text, flags=re.MULTILINE)[1]
    return re.findall(r"^\d+\. (.+)$", re.split(r"^#", part, flags=re.MULTILINE)[0], re.MULTILINE)


def is_file(word: str) -> bool:
    """Return whether a word in backticks names a file."""
    return "/" in word and "." in word.rpartition("/")[2]


def names_in(path: Path) -> set[str]:
    """The names that a file defines or uses: a module's, an export's, or the keys of a table."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        return set(re.findall(r"\w+", text))
    nodes = list(ast.walk(ast.parse(text)))
    defined = {n.name for n in nodes if isinstance(n, ast.FunctionDef | ast.ClassDef)}
    return defined | {n.id for n in nodes if isinstance(n, ast.Name)}


def faults(hop: str) -> list[str]:
    """The files of a hop that are not there, and the names that none of its files has."""
    words = WORD.findall(hop)
    files = [ROOT / word for word in words if is_file(word)]
    missing = [f"there is no {path.relative_to(ROOT)}" for path in files if not path.is_file()]
    known = {name for path in files if path.is_file() for name in names_in(path)}
    return missing + [f"no {word}" for word in words if not is_file(word) and word not in known]


@pytest.mark.parametrize("heading", WALKS)
def test_each_hop_of_a_walk_exists(heading: str) -> None:
    lines = hops(heading)
    assert len(lines) >= WALKS[heading]
    assert all(any(map(is_file, WORD.findall(line))) for line in lines), "a hop without a file"
    assert [(line, wrong) for line in lines for wrong in faults(line)] == []


def test_the_check_finds_what_is_missing() -> None:
    place = "`src/sevencats/games/oldworld/expansion.py`"
    assert faults(f"{place}: `add_expansion` and `Rules`") == []
    assert faults(f"{place}: `add_nothing`") == ["no add_nothing"]
    assert faults("`src/nowhere.py`: `x`") == ["there is no src/nowhere.py", "no x"]
