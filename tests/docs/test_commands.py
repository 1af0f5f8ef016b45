"""Commands in the pages exist, with their options and values; the quick ones are run."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
import typer
from helpers.command_lines import (
    assert_has_options,
    assert_is_a_command,
    click_command,
    is_pattern,
    make_files,
    words_of,
)
from helpers.pages import ROOT, Block, Page, blocks, pages
from make_commands import COMMANDS
from trials.__main__ import app as trials

import sevencats
from sevencats.cli import main

#: The first words of our own command lines.
_OURS = re.compile(
    r"^(?:\$ )?(?:[A-Z_]+=\S+ )*(?:compose (?:exec|run --rm) cats )?"
    r"(?:sevencats(?:-admin)?|python3 (?:make\.py|tools/\S+)|\.venv/bin/python tools/\S+)(?: |$)"
)
_INLINE = re.compile(r"(?<!`)`([^`\n]+(?:\n[^`\n]+)?)`(?!`)")
_SPLIT = re.compile(r" *\\\n *")
#: Commands that take a second or less.
QUICK = (
    "rules show",
    "rules book",
    "gwent deck",
    "gwent analyse",
    "gwent position",
    "oldworld expansions",
    "oldworld pack authored",
    "oldworld pack check",
    "oldworld pack preview",
    "oldworld position",
    "replay",
)


class Line(NamedTuple):
    """A command line of a page. In a block it is ``whole``; a sentence may name a command only."""

    place: str
    words: list[str]
    whole: bool


def lines(page: Path) -> Iterator[Line]:
    """The commands of a page: in blocks, and in sentences."""
    text = page.read_text(encoding="utf-8")
    for block in blocks(page):
        if block.language in ("sh", "text"):
            for line in _SPLIT.sub(" ", block.code).splitlines():
                if _OURS.match(line.strip()):
                    yield Line(block.place, words_of(line.strip()), True)
        if block.mark.startswith("prints"):
            yield Line(block.place, words_of(block.mark.partition(": ")[2]), True)
    prose = re.sub(r"^( *)```.*?^\1```$", "", text, flags=re.DOTALL | re.MULTILINE)
    for code in _INLINE.findall(prose):
        if _OURS.match(code.replace("\n", " ")):
            yield Line(str(page.relative_to(ROOT)), words_of(code.replace("\n", " ")), False)


LINES = [line for page in pages() for line in lines(page)]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files that the pages write, and a game."""
    home = tmp_path_factory.mktemp("reader")
    for path in pages():
        if path.name != "cards.md":  # changes the project itself
            Page(path).write(home)
    journal = sevencats.play("gwent", ["greedy", "random"], seed=1).text()
    (home / "game.jsonl").write_text(journal, encoding="utf-8")
    return home


def of_sevencats(words: list[str]) -> list[str] | None:
    """The words after ``sevencats``, or after what starts it; None for another program."""
    if words[0] == "compose":
        words = words[words.index("cats") + 1 :]
    if words[0] in ("sevencats", "sevencats-admin"):
        return words[1:]
    if words[:3] == ["python3", "make.py", "play"]:
        return [word for word in words[3:] if word != "--compiled"]
    return None


def test_there_are_commands() -> None:
    assert len(LINES) > 100
    assert {of_sevencats(line.words) is None for line in LINES} == {True, False}


def test_commands_of_sevencats_exist(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    wrong = []
    for place, words, whole in LINES:
        mine = of_sevencats(words)
        if mine:
            make_files(mine, folder)
            try:
                if whole and not is_pattern(mine):
                    assert_is_a_command(mine)
                else:
                    assert_has_options(mine)
            except AssertionError as error:
                wrong.append(f"{place}: {shlex.join(mine)}: {error}")
    assert wrong == []


def test_commands_of_make_exist() -> None:
    written = {name for page in pages() for name, _ in Page(page).files}
    for place, words, _ in LINES:
        if words[:2] == ["python3", "make.py"] and words[2:]:
            assert words[2] in COMMANDS, place
            for word in words[3:]:
                if word.startswith("tests/"):
                    assert word in written or (ROOT / word).exists(), place


def test_tools_exist_and_have_these_options() -> None:
    for place, words, _ in LINES:
        tool = next((word for word in words[:2] if word.startswith("tools/")), "")
        if not tool:
            continue
        assert (ROOT / tool).exists(), place
        rest = words[words.index(tool) + 1 :]
        if tool == "tools/trials":
            assert_is_a_command(rest, trials, "trials")
        elif rest and tool == "tools/page.py":
            assert f"{tool} {rest[0]}" in (ROOT / tool).read_text(encoding="utf-8"), place
        elif rest:
            group = [] if rest[0].startswith("-") else rest[:1]
            command = [sys.executable, str(ROOT / tool), *group, "--help"]
            done = subprocess.run(command, capture_output=True, text=True, check=True)
            options = [word for word in rest if word.startswith("--")]
            assert [option for option in options if option not in done.stdout] == [], place


def complete(words: list[str]) -> bool:
    """Return whether a command has all its arguments."""
    try:
        assert_is_a_command(words)
    except AssertionError:
        return False
    return True


def run(words: list[str], monkeypatch: pytest.MonkeyPatch) -> int:
    """Run ``sevencats`` in this process and return the exit code."""
    monkeypatch.setattr(typer.main, "get_command", click_command)
    try:
        main(words)
    except SystemExit as stop:
        return int(stop.code or 0)
    return 0


def test_quick_commands_run(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(folder)
    monkeypatch.setenv("SEVENCATS_LANG", "en")
    done = set()
    for place, words, whole in LINES:
        mine = of_sevencats(words)
        if not mine or is_pattern(mine) or not shlex.join(mine).startswith(QUICK):
            continue
        if shlex.join(mine) in done or (not whole and not complete(mine)):
            continue
        files = [folder / word for word in mine if "." in word and not word.startswith("G")]
        if any(path.exists() and not path.stat().st_size for path in files):
            continue  # it reads what a command that is not quick writes
        # A check of a deck or of a pack that is broken says so.
        allowed = (0, 2) if "check" in mine else (0,)
        assert run(mine, monkeypatch) in allowed, place
        assert "".join(capsys.readouterr()), place
        done.add(shlex.join(mine))
    assert len(done) >= 12, done


@pytest.mark.parametrize(
    "block",
    [b for page in pages() for b in blocks(page) if b.mark.startswith("prints")],
    ids=lambda block: block.mark.partition(": ")[2],
)
def test_commands_print_what_the_page_says(
    block: Block,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    Page(block.page).write(tmp_path)
    how, _, command = block.mark.partition(": ")
    if how != "prints":
        old, new = how.removeprefix("prints with ").split(" -> ")
        for path in tmp_path.iterdir():
            text = path.read_text(encoding="utf-8")
            path.write_text(text.replace(old, new), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SEVENCATS_LANG", "en")
    run(words_of(command)[1:], monkeypatch)
    assert "".join(capsys.readouterr()) == block.code
