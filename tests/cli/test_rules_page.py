"""The rules of the page are those of docs/rules."""

from __future__ import annotations

from pathlib import Path

from sevencats import rulebook
from sevencats.cli.rules_page import FILE, rules_page, rules_page_text

ROOT = Path(__file__).parents[2]


def test_the_page_has_every_clause_of_both_games() -> None:
    page = rules_page()
    assert set(page) == {"gwent", "oldworld"}
    for game, sections in page.items():
        shown = [tuple(clause) for section in sections for clause in section["clauses"]]
        told = [(c.id, c.text, int(c.ruling)) for c in rulebook.clauses(game)]
        assert shown == told


def test_words_before_the_clauses_are_shown_too() -> None:
    notes = {s["title"]: s["note"] for s in rules_page()["oldworld"]}
    assert notes["Specialties"].startswith("Each once a fight")
    assert notes["Quests"] == ""


def test_the_file_is_up_to_date() -> None:
    text = (ROOT / FILE).read_text(encoding="utf-8")
    assert text == rules_page_text(), "run: sevencats dev rules"
