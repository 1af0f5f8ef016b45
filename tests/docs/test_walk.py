"""The walk through the architecture names files and functions that exist."""

from __future__ import annotations

import ast
import re

from helpers.project import ROOT

PAGE = ROOT / "docs" / "contribute" / "architecture.md"
HOP = re.compile(r"^\d+\. `([^`]+/[^`]+)`: (.*)$", re.MULTILINE)


def _python_names(text: str) -> set[str]:
    """Functions and classes of a module, and methods as ``Class.method``."""
    names: set[str] = set()
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            names.add(node.name)
        if isinstance(node, ast.ClassDef):
            methods = (ast.FunctionDef, ast.AsyncFunctionDef)
            names |= {f"{node.name}.{one.name}" for one in node.body if isinstance(one, methods)}
    return names


def _page_names(text: str) -> set[str]:
    """Functions, methods and classes of a file of the page."""
    functions = r"^\s*(?:export )?(?:async )?(?:function )?#?(\w+)\(.*\{$"
    found = re.findall(functions, text, re.MULTILINE)
    classes = re.findall(r"\bclass (\w+)", text)
    return {*found, *classes}


def missing(page: str) -> list[str]:
    """The names of a walk that do not exist where it says."""
    wrong = []
    for file, words in HOP.findall(page):
        path = ROOT / file
        if not path.is_file():
            wrong.append(file)
            continue
        text = path.read_text(encoding="utf-8")
        known = _python_names(text) if path.suffix == ".py" else _page_names(text)
        named = [name for name in re.findall(r"`([\w.]+)`", words) if name not in ("Step", "picks")]
        assert named, f"{file}: the walk names nothing"
        wrong += [f"{file}: {name}" for name in named if name not in known]
    return wrong


def test_every_hop_of_the_walk_exists() -> None:
    page = PAGE.read_text(encoding="utf-8")
    page = page.partition("## Where a card's click goes\n")[2].partition("\n## ")[0]
    assert len(HOP.findall(page)) > 15
    assert missing(page) == []


def test_missing_names_are_found() -> None:
    assert missing("1. `src/sevencats/nowhere.py`: `gone` is missing.\n") == [
        "src/sevencats/nowhere.py"
    ]
    hub = "src/sevencats/server/hub.py"
    link = "web/src/shell/wire/link.svelte.ts"
    page = f"1. `{hub}`: `Hub.walk` is missing.\n2. `{link}`: `fly` is missing.\n"
    assert missing(page) == [f"{hub}: Hub.walk", f"{link}: fly"]


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
