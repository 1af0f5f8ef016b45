"""The rules as one JSON file: the page's rules panel shows the very texts the engine follows."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from sevencats import rulebook

#: Where the page's build finds it, seen from the project's folder.
FILE = Path("web", "rules.json")

_SECTION = re.compile(r"^## +(\S.*)$", re.MULTILINE)


def rules_page() -> dict[str, Any]:
    """Each game's sections in order, with what stands before their clauses, and the clauses."""
    return {game: _game(game) for game in rulebook.games()}


def rules_page_text() -> str:
    """The file as it should be."""
    return json.dumps(rules_page(), indent=1, ensure_ascii=False) + "\n"


def write(root: Path) -> Path:
    """Write the file below ``root`` and return its path."""
    path = root / FILE
    if not path.parent.is_dir():
        raise ValueError(f"no folder {path.parent}: run this in the project's own folder")
    path.write_text(rules_page_text(), encoding="utf-8")
    return path


def _game(game: str) -> list[dict[str, Any]]:
    notes = _notes(rulebook.rules_text(game))
    sections: dict[str, dict[str, Any]] = {}
    for clause in rulebook.clauses(game):
        start = {"title": clause.section, "note": notes.get(clause.section, ""), "clauses": []}
        section = sections.setdefault(clause.section, start)
        section["clauses"].append([clause.id, clause.text, int(clause.ruling)])
    return list(sections.values())


def _notes(text: str) -> dict[str, str]:
    """The words between a section's title and its first clause."""
    parts = _SECTION.split(text)
    return {
        title.strip(): " ".join(re.split(r"^- ", body, maxsplit=1, flags=re.M)[0].split())
        for title, body in zip(parts[1::2], parts[2::2], strict=True)
    }
