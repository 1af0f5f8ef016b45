"""Plain English: turns of phrase that read translated stay out of docstrings, comments and errors.

CONTRIBUTING.md has the glossary.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from helpers.project import ROOT

_SUBORDINATE = r"(?:what|where|when|as|how|if|whom|while|until|than|unless|because)"
_VERB = (
    r"(?:may|can|cannot|could|must|should|will|would|has|had|does|did|gets|gives|goes|knows"
    r"|likes|looks|needs|plays|reads|sees|sits|takes|tries|types|wants|writes)"
)
#: The phrase, and what to write instead.
TICS = {
    r"(?<![Tt]here )\b(?:is|are|was|were) no (?!longer\b|more\b|choice\b)": "is not a ...",
    r"\bso long\b(?! (?:as|that)\b)": "for this time; ..._TIMEOUT_S",
    r"\b[Ww]ho(?:so)?ever\b": "the player, client or person who ...",
    r"\b[Oo]ne's(?:elf)?\b|\boneself\b": "your, the player's, the viewer's",
    r"\bas one (?:likes|wants)\b": "any",
    rf"\b{_SUBORDINATE} one {_VERB}\b": "the player, the caller, you",
    r"\b(?:what|where|while|how|whom) one (?:is|was)\b": "the player, the caller, you",
    rf"(?:^|[.:;] )One {_VERB}\b": "the player, the caller, you",
    r"\bfor good\b": "permanently, forever",
    r"\bwhat (?:it|they|this|that) (?:is|are|was|were) worth\b": "its value",
    r"\banew\b": "again, new",
}
#: A docstring begins with a verb in the imperative, or names the thing.
_NO_VERB = re.compile(r"(?:What|Whether|Whose|Whom|Who)\b(?![^.]*\?)")


class Prose(NamedTuple):
    """A docstring, comment or message, in one line."""

    line: int
    text: str
    #: A docstring or the comment of a name, which follows the rule for first words.
    documents: bool


def _is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _message(node: ast.expr) -> str:
    """The words of a string or f-string; empty for anything else."""
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if _is_text(part) else "…" for part in node.values)  # type: ignore[attr-defined]
    return str(node.value) if _is_text(node) else ""  # type: ignore[attr-defined]


def _python_comments(source: str) -> Iterator[Prose]:
    block: list[str] = []
    begin = 0
    for number, line in enumerate([*source.splitlines(), ""], 1):
        stripped = line.strip()
        if stripped.startswith("#"):
            begin = begin or number
            block.append(stripped.lstrip("#").lstrip(":").strip())
            continue
        if block:
            first = source.splitlines()[begin - 1].strip()
            yield Prose(begin, " ".join(block), first.startswith("#:"))
            block, begin = [], 0
        if found := re.search(r"  # (.+)$", line):
            yield Prose(number, found[1], False)


def python_prose(source: str) -> Iterator[Prose]:
    """Docstrings, comments, and the strings that errors are raised with."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            if text := ast.get_docstring(node):
                yield Prose(node.body[0].lineno, " ".join(text.split()), True)
        elif isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
            for part in (*node.exc.args, *(keyword.value for keyword in node.exc.keywords)):
                if text := _message(part):
                    yield Prose(part.lineno, text, False)
    yield from _python_comments(source)


def page_prose(source: str) -> Iterator[Prose]:
    """The comments of a TypeScript or Svelte file."""
    for found in re.finditer(
        r"(?:^[ \t]*//[^\n]*\n)+|/\*.*?\*/|<!--.*?-->| // [^\n]*$",
        source,
        re.MULTILINE | re.DOTALL,
    ):
        words = re.sub(r"^\s*(?://|/?\*+/?|<!--)|\*/|-->", " ", found[0], flags=re.MULTILINE)
        yield Prose(source.count("\n", 0, found.start()) + 1, " ".join(words.split()), False)


def offences(path: str, source: str) -> list[str]:
    """The tics of a file, each with its line and what to write instead."""
    found = []
    for line, text, documents in (python_prose if path.endswith(".py") else page_prose)(source):
        found += [
            f"{path}:{line}: {match[0].strip()!r} ({better})"
            for tic, better in TICS.items()
            for match in re.finditer(tic, text)
        ]
        if documents and _NO_VERB.match(text):
            found.append(f"{path}:{line}: {text[:40]!r} (begin with a verb, or name the thing)")
    return found


#: Written by the build of the page, and this file, which holds examples.
SKIPPED = (
    "tests/hygiene/test_english.py",
    "web/generated/",
    "web/src/shell/wire/protocol.ts",
    "web/src/games/generated/",
)


def files() -> Iterator[tuple[str, Path]]:
    """Every source file of ours, by its path in the project."""
    for folder in ("src/sevencats", "tools", "tests", "web/src", "web/art", "web/build"):
        for path in sorted((ROOT / folder).rglob("*")):
            name = path.relative_to(ROOT).as_posix()
            if path.suffix in (".py", ".ts", ".svelte") and not name.startswith(SKIPPED):
                yield name, path
    yield from ((name, ROOT / name) for name in ("make.py", "hatch_build.py"))


def test_prose_is_plain_english() -> None:
    wrong = [
        line for name, path in files() for line in offences(name, path.read_text(encoding="utf-8"))
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("path", "source", "count"),
    [
        ("a.py", '"""What a thing is worth."""', 1),
        ("a.py", '"""Return whether it fits. There is no other."""', 0),
        ("a.py", "#: Whether it fits.\nFITS = True", 1),
        ("a.py", 'raise ValueError(f"{name} is no deck")', 1),
        ("a.py", "# It waits so\n# long for whoever comes.", 2),
        ("a.py", "x = 1  # as often as one likes", 2),
        ("a.ts", "// One's own seat,\n// where one sits.\nlet a = 1;", 2),
        ("a.svelte", "<!-- Closed for good. -->\n<p>whoever</p>", 1),
    ],
)
def test_tics_are_found(path: str, source: str, count: int) -> None:
    assert len(offences(path, source)) == count
