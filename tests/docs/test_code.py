"""Code blocks of the pages are what they say, and Python runs, in order and page by page."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import tomllib
from pathlib import Path

import pytest
from helpers.pages import Block, Page, blocks, pages

LANGUAGES = {"python", "sh", "text", "json", "toml", "ftl", "ts", "nginx"}
BLOCKS = [block for page in pages() for block in blocks(page)]
#: Changes to files: the walk-throughs in docs/write are tested apart.
_CHANGE = re.compile(r"^(in|append to|new file) ")
#: Fragments are the exception.
_MOST_FRAGMENTS = 4


def python_blocks(page: Path) -> list[Block]:
    """The blocks that run, in order."""
    return [
        block
        for block in blocks(page)
        if block.language == "python" and block.mark != "fragment" and not _CHANGE.match(block.mark)
    ]


def test_every_block_says_what_it_is() -> None:
    assert len(BLOCKS) > 80
    assert [block.place for block in BLOCKS if block.language not in LANGUAGES] == []


def test_every_comment_before_a_block_is_known() -> None:
    known = re.compile(
        r"^(new file \S+|output \S+|fragment|needs \w+|append to \S+|in \S+ (after|replace): .+|"
        r"prints(?: with .+? -> .+?)?: sevencats .+)$"
    )
    assert [f"{b.place}: {b.mark}" for b in BLOCKS if b.mark and not known.match(b.mark)] == []


def test_data_can_be_read() -> None:
    readers = {"json": json.loads, "toml": tomllib.loads}
    for block in BLOCKS:
        if block.language in readers:
            try:
                readers[block.language](block.code)
            except ValueError as error:
                pytest.fail(f"{block.place}: {error}")


def test_shell_can_be_read() -> None:
    for block in BLOCKS:
        if block.language == "sh":
            done = subprocess.run(["bash", "-n"], input=block.code, capture_output=True, text=True)
            assert done.returncode == 0, f"{block.place}: {done.stderr}"


def test_there_are_few_fragments() -> None:
    fragments = [block for block in BLOCKS if block.mark == "fragment"]
    assert len(fragments) <= _MOST_FRAGMENTS
    for block in fragments:
        ast.parse(block.code)


@pytest.mark.parametrize(
    "page", [path for path in pages() if python_blocks(path)], ids=lambda path: path.stem
)
def test_the_python_of_a_page_runs(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(Page(page).write(tmp_path))
    names: dict[str, object] = {"__name__": "__main__"}
    missing = []
    for block in python_blocks(page):
        module = block.mark.removeprefix("needs ")
        if module and not _installed(module):
            missing.append(module)
            continue
        exec(compile("\n" * block.line + block.code, str(page), "exec"), names)
    if missing:
        pytest.skip(f"not run without {', '.join(missing)}")


def _installed(module: str) -> bool:
    try:
        __import__(module)
    except ImportError:
        return False
    return True
