"""The rule texts can be read, and every clause in them is well formed."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from sevencats import rulebook
from sevencats.rulebook import Clause, clauses, parse_clauses, rules_text

GOOD = """\
# Rules

An introduction that is no clause, with **bold** words.

## Cards

- **G1.1** A deck has
  22 units. [R]
- **G1.2** All of one colour.

## Tournament

- **T1** Three decks.
"""


def test_clauses_are_cut_from_the_text() -> None:
    assert parse_clauses(GOOD, name="x.md") == [
        Clause("G1.1", "A deck has 22 units. [R]", True, "Cards"),
        Clause("G1.2", "All of one colour.", False, "Cards"),
        Clause("T1", "Three decks.", False, "Tournament"),
    ]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("## Cards\n\n- G1.1 No bold.\n", r"x\.md, line 3: not a clause: '- G1\.1 No bold\.'"),
        ("## Cards\n- **G1.1**\n", r"line 2: not a clause"),
        ("## Cards\n- **G1.x** Words.\n", r"line 2: not a clause"),
        ("## Cards\n**G1.1** Words.\n", r"line 2: not a clause"),
        ("## Cards\n- **G1.1** Words.\n  - **G1.2** Indented.\n", r"line 3: not a clause"),
        ("## Cards\n- **G1** A.\n- **G1** B.\n", r"line 3: there already is a clause G1"),
        ("- **G1** A.\n", r"line 1: clause G1 is under no section"),
    ],
)
def test_a_bad_clause_is_refused_with_its_line(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        parse_clauses(text, name="x.md")


def test_gwent_has_all_its_clauses() -> None:
    groups: dict[str, list[str]] = {}
    for clause in clauses("gwent"):
        groups.setdefault(clause.id.split(".")[0], []).append(clause.id)
    assert {name: len(ids) for name, ids in groups.items() if name[0] == "G"} == {
        "G0": 1,
        "G1": 7,
        "G2": 7,
        "G3": 6,
        "G4": 7,
        "G5": 12,
        "G6": 6,
        "G7": 5,
        "G8": 5,
        "G9": 25,
    }
    assert [ids for name, ids in groups.items() if name[0] != "G"] == [
        *[["A1"], ["T1"], ["T2"], ["T3"], ["T4"]],
        *[["F1", "F1.1"], ["F2"], ["F3"], ["F4", "F4.1"], ["F5"], ["F6"]],
        *[["P1"], ["P2", "P2.1"], ["P3", "P3.1", "P3.2"], ["P4"], ["P5"], ["P6"]],
        *[["S1"], ["S2", "S2.1"], ["S3"], ["S4"], ["S5"], ["S6", "S6.1"], ["S7"], ["S8"]],
    ]


def test_every_leader_clause_begins_with_the_id_of_its_leader() -> None:
    texts = [c.text for c in clauses("gwent") if c.id.startswith("G9.") and c.id != "G9.0"]
    matches = [re.match(r"`([a-z_]+)` (Active|Passive): ", text) for text in texts]
    assert None not in matches
    assert len({match[1] for match in matches if match}) == 24


def test_rulings_are_marked() -> None:
    by_id = {clause.id: clause for clause in clauses("gwent")}
    assert by_id["G8.2"].ruling
    assert not by_id["G8.3"].ruling
    assert by_id["G8.3"].section == "Factions"


def test_references_between_clauses_hold() -> None:
    every = clauses("gwent")
    known = {clause.id for clause in every} | {clause.id.split(".")[0] for clause in every}
    for clause in every:
        named = set(re.findall(r"\b[GATFPS]\d+(?:\.\d+)?\b", clause.text))
        # P2 speaks of the players A1 and A2, which are not clauses.
        assert clause.id == "P2" or named <= known, clause.id


def marks(clause: Clause) -> tuple[str, int, list[str], list[str]]:
    """The parts that a translation must keep: the id, rulings, card names, clauses it names."""
    named = re.findall(r"\b[A-Z]\d+(?:\.\d+)?\b", clause.text)
    names = re.findall(r"`[^`]*`", clause.text)
    return clause.id, clause.text.count("[R]"), sorted(names), sorted(named)


@pytest.mark.parametrize("game", ["gwent", "oldworld"])
@pytest.mark.parametrize("lang", ["fr", "nl", "de", "pl"])
def test_other_languages_say_the_same_clauses(game: str, lang: str) -> None:
    own, other = clauses(game), clauses(game, lang)
    assert [marks(clause) for clause in other] == [marks(clause) for clause in own]
    # Sections are cut at the same places, and no words were left in English.
    cuts = [[c.section == d.section for c, d in pairwise(some)] for some in (own, other)]
    assert cuts[0] == cuts[1]
    assert [c.id for c, d in zip(own, other, strict=True) if c.text == d.text] == []


def test_an_unknown_language_is_a_clear_error() -> None:
    with pytest.raises(ValueError, match=r"no rules in 'la'.*en, de, fr, nl, pl"):
        rules_text("gwent", "la")


def test_an_unknown_game_is_a_clear_error() -> None:
    with pytest.raises(ValueError, match=r"no rules for a game named 'chess'.*gwent"):
        rules_text("chess")
    with pytest.raises(ValueError, match="no rules for a game"):
        rules_text("../gwent")


def test_an_installed_program_reads_the_texts_of_its_own_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "tiny.md").write_text("## A\n\n- **A1** Only this.\n", encoding="utf-8")
    monkeypatch.setattr(rulebook, "_INSTALLED", tmp_path)
    assert rulebook.games() == ["tiny"]
    assert clauses("tiny") == [Clause("A1", "Only this.", False, "A")]
