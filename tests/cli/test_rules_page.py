"""The rules of the page are those of docs/rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from sevencats import rulebook
from sevencats.cli.rules.page import (
    FOLDER,
    RULINGS,
    rules_page,
    rules_page_text,
    rulings_page_text,
)

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "fr", "nl", "de", "pl")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_has_every_clause_of_both_games(lang: str) -> None:
    page = rules_page(lang)
    assert set(page) == {"gwent", "oldworld"}
    for game, sections in page.items():
        shown = [tuple(clause) for section in sections for clause in section["clauses"]]
        told = [(c.id, c.text, int(c.ruling)) for c in rulebook.clauses(game, lang)]
        assert shown == told


def test_words_before_the_clauses_are_shown_too() -> None:
    notes = {s["title"]: s["note"] for s in rules_page("en")["gwent"]}
    assert notes["Strength"].startswith("The steps below are taken in this order")
    assert notes["Setup"] == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_files_are_up_to_date(lang: str) -> None:
    text = (ROOT / FOLDER / f"{lang}.json").read_text(encoding="utf-8")
    assert text == rules_page_text(lang), "run: sevencats dev rules"


@pytest.mark.parametrize("game", rulebook.games())
def test_the_places_of_rulings_are_up_to_date(game: str) -> None:
    text = (ROOT / RULINGS / f"{game}.json").read_text(encoding="utf-8")
    assert text == rulings_page_text(game), "run: sevencats dev rules"
