"""The rulebooks, sentence by sentence, with the clauses that carry each sentence.

``docs/rules/books`` holds one TOML file per book. A file lists where each rule-bearing sentence is
and a few words to find it by, never the whole sentence: the text belongs to its publisher.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sevencats import rulebook
from sevencats.rulebook import Clause

#: Value of ``wins`` where a ruling of ours settles a difference between the books.
RULING = "R"
#: Limit on the words quoted from a sentence: enough to find it, too few to be a copy.
MAX_WORDS = 6

_BOOK_KEYS = {"title", "game", "lang", "sections"}
_SECTION_KEYS = {"title", "sentences"}
_PAIRS = (("other", "reason"), ("wins", "why"))
_SENTENCE_KEYS = {"at", "words", "clauses", *(key for pair in _PAIRS for key in pair)}


@dataclass(frozen=True, slots=True)
class Sentence:
    """A rule-bearing sentence: its number in the section and the clauses that carry it.

    Each section was read more than once. Where the readings differ, ``other`` holds the clauses of
    the rejected reading and ``reason`` says why it was rejected. Where the books differ, ``wins``
    is the language of the book that is followed (or ``R``), and ``why`` gives the reason.
    """

    at: int
    words: str
    clauses: tuple[str, ...] = ()
    other: tuple[str, ...] = ()
    reason: str = ""
    wins: str = ""
    why: str = ""


@dataclass(frozen=True, slots=True)
class Section:
    """A section of a book under its printed heading."""

    title: str
    sentences: tuple[Sentence, ...]

    def without_clause(self) -> list[Sentence]:
        """The sentences that no clause carries."""
        return [sentence for sentence in self.sentences if not sentence.clauses]


@dataclass(frozen=True, slots=True)
class Book:
    """A rulebook of a game, or the texts printed on the cards of its box."""

    id: str
    title: str
    game: str
    lang: str
    sections: tuple[Section, ...]

    def sentences(self) -> list[Sentence]:
        """All rule-bearing sentences, in the order of the book."""
        return [sentence for section in self.sections for sentence in section.sentences]


def names() -> list[str]:
    """The ids of all books, in alphabetical order."""
    return sorted(path.stem for path in rulebook.books_folder().glob("*.toml"))


def book(name: str) -> Book:
    """The book of that id. ValueError if there is none, or if its file is malformed."""
    known = names()
    if name not in known:
        raise ValueError(f"there is no book {name!r}; there are: {', '.join(known) or 'none'}")
    text = Path(rulebook.books_folder(), f"{name}.toml").read_text(encoding="utf-8")
    return parse(name, text)


def books(game: str | None = None) -> list[Book]:
    """The books of a game, or of every game."""
    return [each for each in map(book, names()) if game in (None, each.game)]


def without_sentence(some: Iterable[Book], clauses: Iterable[Clause]) -> list[Clause]:
    """The clauses that no sentence of these books supports."""
    carried = {name for each in some for sentence in each.sentences() for name in sentence.clauses}
    return [clause for clause in clauses if clause.id not in carried]


def parse(name: str, text: str) -> Book:
    """Read the text of a book's file. ValueError names the book, section and sentence at fault."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"book {name}: {error}") from error
    _check_keys(f"book {name}", data, _BOOK_KEYS, needed=_BOOK_KEYS)
    game = data["game"]
    known = {clause.id for clause in rulebook.clauses(game)}
    sections = tuple(_section(f"book {name}", entry, known) for entry in data["sections"])
    titles = [section.title for section in sections]
    for title in titles:
        if titles.count(title) > 1:
            raise ValueError(f"book {name}: two sections are called {title!r}")
    return Book(name, data["title"], game, data["lang"], sections)


def _section(place: str, data: dict[str, Any], known: set[str]) -> Section:
    _check_keys(place, data, _SECTION_KEYS, needed=_SECTION_KEYS)
    place = f"{place}, {data['title']}"
    sentences: list[Sentence] = []
    for entry in data["sentences"]:
        sentence = _sentence(place, entry, known)
        if sentence.at <= (sentences[-1].at if sentences else 0):
            raise ValueError(f"{place}: sentence {sentence.at} is out of order")
        sentences.append(sentence)
    return Section(data["title"], tuple(sentences))


def _sentence(place: str, data: dict[str, Any], known: set[str]) -> Sentence:
    place = f"{place}, sentence {data.get('at', '?')}"
    _check_keys(place, data, _SENTENCE_KEYS, needed={"at", "words"})
    if not 1 <= len(data["words"].split()) <= MAX_WORDS:
        raise ValueError(f"{place}: one to {MAX_WORDS} words, not {data['words']!r}")
    for first, second in _PAIRS:
        if (first in data) != bool(data.get(second)):
            raise ValueError(f"{place}: {first!r} and {second!r} go together")
    if "wins" in data and data["wins"] not in (*rulebook.languages(), RULING):
        raise ValueError(f"{place}: no language {data['wins']!r} can win")
    ids = {key: tuple(data.get(key, "").split()) for key in ("clauses", "other")}
    for clause in (*ids["clauses"], *ids["other"]):
        if clause not in known:
            raise ValueError(f"{place}: there is no clause {clause}")
    return Sentence(**{**data, **ids})


def _check_keys(place: str, data: dict[str, Any], known: set[str], needed: set[str]) -> None:
    if missing := sorted(needed - set(data)):
        raise ValueError(f"{place}: {missing[0]!r} is missing")
    if unknown := sorted(set(data) - known):
        raise ValueError(f"{place}: there is no key {unknown[0]!r}")
