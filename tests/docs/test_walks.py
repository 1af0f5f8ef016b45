"""The walks of the architecture page lead past files and names that exist."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from helpers.project import ROOT

PAGE = ROOT / "docs" / "contribute" / "architecture.md"
#: The headings of the walks, and the fewest hops of each.
WALKS = {"Where a card's click goes": 15, "Where to add an expansion": 10}
#: Words of a walk that name a type of another file, or a message.
NO_NAMES = {"Step", "picks", "order", "expects"}
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
    """The names that a file defines: functions, classes, methods (alone and as ``Class.method``),
    and the constants of a module or of a file of the page."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        return _python_names(ast.parse(text).body)
    functions = r"^\s*(?:export )?(?:async )?(?:function )?#?(\w+)\(.*\{$"
    values = r"^\s*(?:export )?(?:abstract )?(?:class|const|let|interface|type) (\w+)"
    return {*re.findall(functions, text, re.MULTILINE), *re.findall(values, text, re.MULTILINE)}


def _python_names(body: list[ast.stmt]) -> set[str]:
    names: set[str] = set()
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            names.add(node.name)
        if isinstance(node, ast.ClassDef):
            names |= {f"{node.name}.{name}" for name in _python_names(node.body)}
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        names |= {target.id for target in targets if isinstance(target, ast.Name)}
    return names


def faults(hop: str) -> list[str]:
    """The files of a hop that are not there, and the names that none of its files defines."""
    words = [word for word in WORD.findall(hop) if word not in NO_NAMES]
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
    assert faults("`src/sevencats/server/hub.py`: `Hub.forward`, `Hub.walk`") == ["no Hub.walk"]
    assert faults("`web/src/shell/wire/link.svelte.ts`: `pick`, `fly`") == ["no fly"]


def test_the_places_in_the_table_exist() -> None:
    table = PAGE.read_text(encoding="utf-8").partition("## The kernel\n")[0]
    folders = [ROOT / name for name in ("src", "web/src", "web/art", "tools", "docs", "bench")]
    paths = [path for folder in folders for path in (folder, *folder.rglob("*"))]
    everything = "\n".join(path.relative_to(ROOT).as_posix() for path in paths)
    places = {
        place
        for line in table.splitlines()
        if line.startswith("| ")
        for place in re.findall(r"`(\w[\w./<>*]*)`", line.split("|")[2])
    }
    assert len(places) > 80
    missing = []
    for place in sorted(places - {"tests/"}):
        words = re.sub(r"<\w+>|\\\*", r"[^/\n]+", re.escape(place.rstrip("/")))
        if not re.search(rf"(?:^|/){words}$", everything, re.MULTILINE):
            missing.append(place)
    assert missing == []
