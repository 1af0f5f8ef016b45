"""docs/write/cards.md is true: each step is done on a copy of the project, then its test runs."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
STEP = re.compile(
    r"<!-- (?P<what>in|append to|new file) (?P<path>\S+)(?: (?P<how>after|replace): (?P<text>.+?))?"
    r" -->\n```\w*\n(?P<code>.*?)```\n",
    re.DOTALL,
)


def steps() -> list[re.Match[str]]:
    """The steps of rules and words; `web/art/walkthrough.test.ts` does those of the picture."""
    page = (ROOT / "docs/write/cards.md").read_text(encoding="utf-8")
    return [step for step in STEP.finditer(page) if not step["path"].startswith("web/art/")]


def apply_step(root: Path, step: re.Match[str]) -> None:
    path = root / step["path"]
    code = step["code"]
    if step["what"] == "new file":
        path.write_text(code, encoding="utf-8")
        return
    old = path.read_text(encoding="utf-8")
    if step["what"] == "append to":
        new = old + "\n" + code
    else:
        lines = [line for line in old.splitlines(keepends=True) if line.strip() == step["text"]]
        assert len(lines) == 1, f"{step['path']} has no single line {step['text']!r}"
        kept = lines[0] if step["how"] == "after" else ""
        new = old.replace(lines[0], kept + code)
    path.write_text(new, encoding="utf-8")


def test_the_walk_through_touches_the_gwent_package_only() -> None:
    for step in steps():
        assert step["path"].startswith(("src/sevencats/games/gwent/", "tests/games/gwent/"))


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    ignore = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=ignore)
    (tmp_path / "tests/games/gwent/abilities").mkdir(parents=True)
    (tmp_path / "tests/helpers/gwent").mkdir(parents=True)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    names = ("__init__", "dealing", "scripted", "gwent/__init__", "gwent/scenario")
    helpers = (f"helpers/{name}.py" for name in names)
    needed = ("conftest.py", "games/gwent/conftest.py", *helpers)
    for name in needed:
        shutil.copy(ROOT / "tests" / name, tmp_path / "tests" / name)
    return tmp_path


def test_the_walk_through_works(copy: Path) -> None:
    assert len(steps()) >= 12
    for step in steps():
        apply_step(copy, step)
    result = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-p",
            "no:cacheprovider",
            "tests/games/gwent/abilities",
        ],
        cwd=copy,
        env={**os.environ, "PYTHONPATH": str(copy / "src"), "PYTEST_ADDOPTS": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stdout + result.stderr
    assert "9 passed" in result.stdout
