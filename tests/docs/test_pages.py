"""Counts in pages of docs are right, and the pages stay short."""

from __future__ import annotations

import re

from helpers.pages import DOCS

from sevencats.plugin import plugins

#: Words of all pages together, besides the rules.
_MOST_WORDS = 45_000


def test_the_first_game_counts_the_lessons() -> None:
    text = (DOCS / "play" / "first_game.md").read_text(encoding="utf-8")
    told = re.search(r"There are (\d+) lessons for Gwent, .*? and (\d+) for Old World", text, re.S)
    assert told
    lessons = {name: len(plugin.lessons) for name, plugin in plugins().items() if plugin.lessons}
    assert lessons == {"gwent": int(told[1]), "oldworld": int(told[2])}


def test_the_pages_stay_short() -> None:
    pages = [path for path in DOCS.rglob("*.md") if "rules" not in path.parts]
    words = sum(len(path.read_text(encoding="utf-8").split()) for path in pages)
    assert 10_000 < words < _MOST_WORDS
