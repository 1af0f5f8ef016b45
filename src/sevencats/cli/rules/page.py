"""The rules as JSON files, one for each language: the page's rules panel shows the same texts
that the engine follows. One more for each game says where the page shows which ruling."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from sevencats import rulebook
from sevencats.rulebook.rulings import rulings

#: Where the page's build finds them, relative to the project's folder.
FOLDER = Path("web", "generated", "rules")
RULINGS = Path("web", "generated", "rulings")

_SECTION = re.compile(r"^## +(\S.*)$", re.MULTILINE)


def rules_page(lang: str) -> dict[str, Any]:
    """The sections of each game in order, with their introductions and clauses."""
    return {game: _game(game, lang) for game in rulebook.games()}


def rules_page_text(lang: str) -> str:
    """The contents of the file of a language."""
    return json.dumps(rules_page(lang), indent=1, ensure_ascii=False) + "\n"


def rulings_page_text(game: str) -> str:
    """The file of a game's rulings as it should be: clauses by place."""
    return json.dumps(rulings(game).places, indent=1) + "\n"


def write(root: Path) -> Path:
    """Write the files below ``root`` and return their folder."""
    folder = root / FOLDER
    if not folder.is_dir():
        raise ValueError(f"no folder {folder}: run this in the project's own folder")
    for lang in rulebook.languages():
        (folder / f"{lang}.json").write_text(rules_page_text(lang), encoding="utf-8")
    for game in rulebook.games():
        (root / RULINGS / f"{game}.json").write_text(rulings_page_text(game), encoding="utf-8")
    return folder


def _game(game: str, lang: str) -> list[dict[str, Any]]:
    notes = _notes(rulebook.rules_text(game, lang))
    # A section is known by its English name: the page has a sign for it.
    keys = {clause.id: _slug(clause.section) for clause in rulebook.clauses(game)}
    sections: dict[str, dict[str, Any]] = {}
    for clause in rulebook.clauses(game, lang):
        title = clause.section
        start = {"key": keys[clause.id], "title": title, "note": notes[title], "clauses": []}
        section = sections.setdefault(title, start)
        section["clauses"].append([clause.id, clause.text, int(clause.ruling)])
    return list(sections.values())


def _slug(title: str) -> str:
    return "-".join(re.findall(r"[a-z0-9]+", title.lower()))


def _notes(text: str) -> dict[str, str]:
    """The words between a section's title and its first clause."""
    parts = _SECTION.split(text)
    return {
        title.strip(): " ".join(re.split(r"^- ", body, maxsplit=1, flags=re.M)[0].split())
        for title, body in zip(parts[1::2], parts[2::2], strict=True)
    }
