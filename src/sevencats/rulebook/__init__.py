"""The rule texts, clause by clause.

The texts are the files of ``docs/rules``, one for each game; the folders in it hold the same
clauses in other languages. People read them as they are; this module cuts them into clauses, so
that tests and messages can name a rule by its id.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

_HERE = Path(__file__).resolve().parent
#: Where an installed program keeps the texts.
_INSTALLED = _HERE / "texts"
#: Where they are in a checkout: next to ``src``.
_CHECKOUT = _HERE.parents[2] / "docs" / "rules"

_SECTION = re.compile(r"## +(?P<title>\S.*)")
_CLAUSE = re.compile(r"- \*\*(?P<id>[A-Z][0-9]+(?:\.[0-9]+)?)\*\* +(?P<text>\S.*)")
#: Lines that look as if they were meant as a clause: a list item, or an id in bold.
_LIKE_A_CLAUSE = re.compile(r"\s*(?:[-*+] |\*\*[A-Z][0-9])")
_RULING = "[R]"


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause of a rule text. ``ruling`` is set where the text holds an ``[R]``."""

    id: str
    text: str
    ruling: bool
    section: str


def games() -> list[str]:
    """The games that have a rule text, in alphabetical order."""
    return sorted(path.stem for path in _texts_folder().glob("*.md"))


def languages() -> list[str]:
    """The languages that have rule texts: English, in which they are written, and the others."""
    return ["en", *sorted({path.parent.name for path in _texts_folder().glob("*/*.md")})]


def rules_text(game: str, lang: str = "en") -> str:
    """The rule text of a game, as it was written. ValueError for a game or language without one."""
    known = games()
    if game not in known:
        names = ", ".join(known) or "none at all"
        raise ValueError(f"no rules for a game named {game!r}; there are rules for: {names}")
    if lang not in languages():
        names = ", ".join(languages())
        raise ValueError(f"no rules in {lang!r}; there are rules in: {names}")
    return (_texts_folder() / _name(game, lang)).read_text(encoding="utf-8")


def clauses(game: str, lang: str = "en") -> list[Clause]:
    """All clauses of a game, in the order of its text."""
    return parse_clauses(rules_text(game, lang), name=_name(game, lang))


def _name(game: str, lang: str) -> str:
    return f"{game}.md" if lang == "en" else f"{lang}/{game}.md"


def parse_clauses(text: str, *, name: str) -> list[Clause]:
    """Cut a rule text into its clauses.

    A clause is ``- **G4.3** words``, under a ``## Section``; further lines of it are indented.
    Other paragraphs are for people only. ValueError, with ``name`` and the line, for a clause
    that is malformed or whose id was used before.
    """
    clauses: dict[str, Clause] = {}
    for number, section, line in _items(text):
        match = _CLAUSE.fullmatch(line)
        if match is None:
            raise ValueError(f"{name}, line {number}: not a clause: {line!r}")
        if not section:
            raise ValueError(f"{name}, line {number}: clause {match['id']} is under no section")
        if match["id"] in clauses:
            raise ValueError(f"{name}, line {number}: there already is a clause {match['id']}")
        words = match["text"]
        clauses[match["id"]] = Clause(match["id"], words, _RULING in words, section)
    return list(clauses.values())


def _items(text: str) -> Iterator[tuple[int, str, str]]:
    """The list items of a text: line number, section, and the item joined into one line."""
    section = ""
    start, parts = 0, list[str]()
    for number, line in enumerate(text.splitlines(), 1):
        if parts and line.startswith("  ") and not _LIKE_A_CLAUSE.match(line):
            parts.append(line.strip())
            continue
        if parts:
            yield start, section, " ".join(parts)
            parts = []
        if _LIKE_A_CLAUSE.match(line):
            start, parts = number, [line.rstrip()]
        elif match := _SECTION.fullmatch(line.rstrip()):
            section = match["title"]
    if parts:
        yield start, section, " ".join(parts)


def books_folder() -> Path:
    """The folder of the book files, which `sevencats.rulebook.books` reads."""
    return _texts_folder() / "books"


def rulings_folder() -> Path:
    """The folder of the files that `sevencats.rulebook.rulings` reads."""
    return _texts_folder() / "rulings"


def _texts_folder() -> Path:
    return _INSTALLED if _INSTALLED.is_dir() else _CHECKOUT
