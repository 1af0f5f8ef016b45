"""The rulebooks: the format of their files, and the commands that show them."""

from __future__ import annotations

import json
from pathlib import Path
from textwrap import dedent

import pytest

from sevencats import rulebook
from sevencats.cli import main
from sevencats.rulebook import books, clauses
from sevencats.rulebook.books import Sentence

HEAD = 'title = "Small book"\ngame = "gwent"\nlang = "fr"\n'


def book_text(*sentences: str) -> str:
    lines = "".join(f"    {{ {sentence} }},\n" for sentence in sentences)
    return f'{HEAD}\n[[sections]]\ntitle = "GAGNER"\nsentences = [\n{lines}]\n'


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder in place of the project's own books."""
    monkeypatch.setattr(rulebook, "books_folder", lambda: tmp_path)
    return tmp_path


def run(*args: str) -> int:
    with pytest.raises(SystemExit) as stop:
        main(list(args))
    return int(stop.value.code or 0)


def test_book_is_read_with_notes() -> None:
    book = books.parse(
        "small",
        book_text(
            'at = 1, words = "le plus fort", clauses = "G7.1 G7.2"',
            'at = 4, words = "perd", clauses = "G7.4", other = "", reason = "A rule after all."',
            'at = 5, words = "reste", wins = "nl", why = "The French line is garbled."',
        ),
    )
    assert (book.id, book.title, book.game, book.lang) == ("small", "Small book", "gwent", "fr")
    assert [section.title for section in book.sections] == ["GAGNER"]
    assert book.sentences() == [
        Sentence(1, "le plus fort", ("G7.1", "G7.2")),
        Sentence(4, "perd", ("G7.4",), (), "A rule after all."),
        Sentence(5, "reste", wins="nl", why="The French line is garbled."),
    ]
    assert [sentence.at for sentence in book.sections[0].without_clause()] == [5]


@pytest.mark.parametrize(
    ("sentences", "message"),
    [
        (['at = 1, words = "x", clauses = "G99"'], "GAGNER, sentence 1: there is no clause G99"),
        (['at = 1, words = "x", other = "Q1", reason = "y"'], "there is no clause Q1"),
        (['at = 1, words = "a b c d e f g"'], "sentence 1: one to 6 words, not 'a b c"),
        (['at = 1, words = ""'], "one to 6 words"),
        (['at = 1, words = "x", other = "G0"'], "'other' and 'reason' go together"),
        (['at = 1, words = "x", reason = "y"'], "'other' and 'reason' go together"),
        (['at = 1, words = "x", wins = "nl"'], "'wins' and 'why' go together"),
        (['at = 1, words = "x", wins = "it", why = "y"'], "no language 'it' can win"),
        (['at = 1, words = "x", claus = "G0"'], "there is no key 'claus'"),
        (['words = "x"'], "sentence [?]: 'at' is missing"),
        (['at = 2, words = "x"', 'at = 2, words = "y"'], "sentence 2 is out of order"),
        (['at = 0, words = "x"'], "sentence 0 is out of order"),
        (["at ="], "book small: "),
    ],
)
def test_malformed_book_is_refused_with_its_place(sentences: list[str], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        books.parse("small", book_text(*sentences))


def test_two_sections_of_one_title_are_refused() -> None:
    text = book_text('at = 1, words = "x"')
    with pytest.raises(ValueError, match="two sections are called 'GAGNER'"):
        books.parse("small", text + text.removeprefix(HEAD))


def test_clauses_without_sentence_are_found() -> None:
    book = books.parse("small", book_text('at = 1, words = "x", clauses = "G7.1"'))
    some = rulebook.parse_clauses(
        dedent("""
        ## End
        - **G7.1** Lower total loses.
        - **G7.2** All cards go.
        - **G7.3** A tie. [R]
        """),
        name="x.md",
    )
    assert [clause.id for clause in books.without_sentence([book], some)] == ["G7.2", "G7.3"]


def test_book_command_lists_books_and_shows_one(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sentences = (
        'at = 1, words = "le plus fort", clauses = "G7.1"',
        'at = 2, words = "perd", clauses = "G7.4", other = "G7.1", reason = "No gem is left."',
        'at = 3, words = "reste", clauses = "G7.3", wins = "R", why = "No book says it."',
    )
    (folder / "small.toml").write_text(book_text(*sentences), encoding="utf-8")
    assert run("rules", "book") == 0
    notes = "1 read in two ways, 1 where the books differ"
    line = f"small 3 sentences, {notes}: Small book"
    assert " ".join(capsys.readouterr().out.split()) == line
    assert run("rules", "book", "small") == 0
    lines = [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
    assert lines == [
        "Small book (small, fr)",
        "",
        "GAGNER",
        "1 le plus fort G7.1",
        "2 perd G7.4",
        "the other reading: G7.1; not taken: No gem is left.",
        "3 reste G7.3",
        "the books differ, a ruling of ours wins: No book says it.",
    ]
    assert run("rules", "book", "large") == 2
    assert capsys.readouterr().err == "sevencats: there is no book 'large'; there are: small\n"


def test_book_coverage_counts_and_fails(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sentences = ('at = 1, words = "le plus fort", clauses = "G7.1"', 'at = 3, words = "perd tout"')
    (folder / "small.toml").write_text(book_text(*sentences), encoding="utf-8")
    assert run("rules", "coverage", "--book") == 1
    lines = [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
    assert lines[:3] == ["small sentences without clause", "GAGNER 2 1", "total 2 1"]
    assert "End of a round and of the game 5 1 3" in lines
    assert "no clause carries small, GAGNER, sentence 3: perd tout" in lines
    ending = "has neither a sentence nor a ruling [R]: End of a round and of the game"
    missing = ["G7.2", "G7.4", "G7.5"]
    assert [line for line in lines if line.endswith(ending)] == [f"{x} {ending}" for x in missing]
    assert run("rules", "coverage", "--book", "--json") == 1
    report = json.loads(capsys.readouterr().out)
    assert not report["complete"]
    assert report["books"] == {"small": {"GAGNER": {"sentences": 2, "without_clause": [3]}}}
    assert {"G7.2", "G7.4", "G7.5"} < set(report["games"]["gwent"]["without_either"])
    assert "G7.3" in report["games"]["gwent"]["by_ruling_only"]
    assert run("rules", "coverage", "--book", "--game", "oldworld") == 2
    assert capsys.readouterr().err == "sevencats: there is no book of oldworld\n"


def test_book_coverage_passes_when_nothing_is_missing(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    every = " ".join(clause.id for clause in clauses("gwent"))
    text = book_text(f'at = 1, words = "le plus fort", clauses = "{every}"')
    (folder / "small.toml").write_text(text, encoding="utf-8")
    assert run("rules", "coverage", "--book") == 0
    assert "neither" not in capsys.readouterr().out


def test_every_sentence_has_a_clause_and_every_clause_a_source(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run("rules", "coverage", "--book") == 0, capsys.readouterr().out


@pytest.mark.parametrize("name", books.names())
def test_every_book_can_be_shown(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("rules", "book", name) == 0
    assert len(capsys.readouterr().out.splitlines()) > len(books.book(name).sentences())


def test_gwent_has_its_books() -> None:
    assert {book.id: len(book.sentences()) for book in books.books("gwent")} == {
        "gwent-cards": 22,
        "gwent-fr": 121,
        "gwent-nl": 128,
        "gwent-variants-de": 113,
        "gwent-variants-nl": 113,
    }


def test_language_folders_are_those_with_rule_texts() -> None:
    assert rulebook.languages() == ["en", "de", "fr", "nl", "pl"]
