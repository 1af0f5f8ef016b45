"""All texts that people read, by language: messages of the games and the page, and the rules."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from sevencats.rulebook import clauses
from sevencats.text import LANGUAGES, entries

from .project import ROOT

#: Texts of each game: its own messages, those of the page, and the descriptions of its pictures.
HOMES = {
    "gwent": (
        "src/sevencats/games/gwent/locales/{lang}",
        "web/src/games/gwent/words/{lang}",
        "web/src/shell/words/{lang}",
        "web/art/looks/{lang}.ftl",
    ),
    "oldworld": (
        "src/sevencats/games/oldworld/locales/{lang}",
        "src/sevencats/games/oldworld/content/*/locales/{lang}",
        "web/src/games/oldworld/words/{lang}",
        "web/art/looks/oldworld/{lang}.ftl",
    ),
    "shared": ("src/sevencats/locales/{lang}", "tools/setup_words/{lang}.ftl"),
}
GLOSSARY = "src/sevencats/locales/{lang}/glossary.toml"
_KEY = re.compile(r"^\S+ =\s*")
#: Names of arguments, other messages and variants, which are not shown.
_NAMES = re.compile(r"\$\w+|\{ -?[a-z][\w-]*(?:\([^)]*\))? \}|^\s*\*?\[[\w-]+\]", re.MULTILINE)
_STORY = re.compile(r"(?:stories|events|paragraphs)(?:_\w+)?\.ftl$")


class Message(NamedTuple):
    """A message of a Fluent file, with its source after the key."""

    key: str
    source: str
    file: str

    @property
    def story(self) -> bool:
        """Return whether it belongs to a story, an event or a numbered paragraph."""
        return _STORY.search(self.file) is not None

    @property
    def prose(self) -> bool:
        """Return whether it is told: a story, or the description of a picture."""
        return self.story or self.file.startswith("web/art/")

    @property
    def words(self) -> str:
        """The source without the names in it."""
        return _NAMES.sub("", self.source)


def _files(pattern: str) -> Iterator[Path]:
    for place in sorted(ROOT.glob(pattern)):
        yield from sorted(place.rglob("*.ftl")) if place.is_dir() else (place,)


@cache
def messages(lang: str, *homes: str) -> dict[str, Message]:
    """The messages of these homes (all of them without a name) by their key."""
    found: dict[str, Message] = {}
    for home in homes or tuple(HOMES):
        for pattern in HOMES[home]:
            for path in _files(pattern.format(lang=lang)):
                name = path.relative_to(ROOT).as_posix()
                for key, source in entries(path.read_text(encoding="utf-8")):
                    # The set-up script has messages of its own with the same names.
                    found.setdefault(key, Message(key, _KEY.sub("", source), name))
    return found


@cache
def rules(lang: str, game: str) -> dict[str, str]:
    """The clauses of a game's rules, by their id."""
    return {clause.id: clause.text for clause in clauses(game, lang)}


@cache
def terms(lang: str) -> dict[str, dict[str, Any]]:
    """The glossary of a language, by the id of the term."""
    source = (ROOT / GLOSSARY.format(lang=lang)).read_text(encoding="utf-8")
    return {term["id"]: term for term in tomllib.loads(source)["term"]}


def translated() -> list[str]:
    """The languages other than English."""
    return [lang for lang in LANGUAGES if lang != "en"]
