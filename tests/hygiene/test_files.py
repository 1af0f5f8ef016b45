"""Every file is short, explained, finished, and says nothing about where it was made."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

from helpers.project import ROOT, modules

LONGEST = 420
#: The most modules in one folder, without those below it.
FULLEST = 24
#: Split, so that this file may be read by its own check.
FORBIDDEN = (
    "/wo" + "rk/",
    "pypi" + ".org",
    "python" + "hosted.org",
    "registry.npm" + "js.org",
    "gh" + "cr.io",
    "docker" + ".io",
    "qu" + "ay.io",
)
UNFINISHED = ("TO" + "DO", "FIX" + "ME", "XX" + "X")
FOLDERS = ("src", "tests", "docs", ".ci", ".github", "deploy", "tools", "web")
KINDS = (
    *(".py", ".md", ".ftl", ".toml", ".txt", ".json", ".js", ".ts", ".css", ".html", ".lock"),
    *(".yml", ".yaml", ".env", ".service", ""),
)


def files() -> list[Path]:
    """The text files of the project."""
    # In a second working tree ``.git`` is a file, and git's own.
    found = [path for path in ROOT.iterdir() if path.is_file() and path.name != ".git"]
    for folder in FOLDERS:
        found += [path for path in (ROOT / folder).rglob("*") if path.is_file()]
    return sorted(
        path
        for path in found
        if path.suffix in KINDS and not {"__pycache__", "node_modules"} & set(path.parts)
    )


def test_modules_are_short() -> None:
    long = {m.name: m.text.count("\n") for m in modules() if m.text.count("\n") > LONGEST}
    assert long == {}


def test_folders_hold_few_modules() -> None:
    held = Counter(
        path.parent.relative_to(ROOT).as_posix()
        for path in files()
        if path.suffix in (".py", ".ts", ".svelte")
        and path.name != "__init__.py"
        and not path.name.endswith(".test.ts")
    )
    assert {folder: count for folder, count in held.items() if count > FULLEST} == {}


def test_modules_have_a_docstring() -> None:
    assert [m.name for m in modules() if not ast.get_docstring(m.tree)] == []


def test_modules_annotate_the_same_way() -> None:
    line = "from __future__ import annotations"
    bare = [m.name for m in modules() if line not in m.text and len(m.tree.body) > 1]
    assert bare == []


def test_nothing_is_left_unfinished() -> None:
    wrong = []
    for path in files():
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if path.suffix == ".py" and any(word in line for word in UNFINISHED):
                wrong.append(f"{path.relative_to(ROOT)}:{number}")
    assert wrong == []


def test_no_file_names_a_machine_or_a_registry() -> None:
    wrong = []
    for path in files():
        text = path.read_text(encoding="utf-8")
        wrong += [f"{path.relative_to(ROOT)}: {word}" for word in FORBIDDEN if word in text]
    assert wrong == []


def test_the_scan_sees_the_project() -> None:
    names = {str(path.relative_to(ROOT)) for path in files()}
    assert {"pyproject.toml", "make.py", "LICENSE", "src/sevencats/kernel/engine.py"} <= names
    assert str(Path(__file__).resolve().relative_to(ROOT)) in names
