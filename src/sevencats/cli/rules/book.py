"""Print a rulebook sentence by sentence, and how far the clauses cover the books."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from sevencats import rulebook
from sevencats.rulebook import Clause, books
from sevencats.rulebook.books import Book, Sentence


def list_lines() -> Iterator[str]:
    """One line for each book."""
    for book in books.books():
        sentences = book.sentences()
        reread = sum(1 for sentence in sentences if sentence.reason)
        differ = sum(1 for sentence in sentences if sentence.wins)
        notes = f"{reread} read in two ways, {differ} where the books differ"
        yield f"{book.id:18} {len(sentences):4} sentences, {notes}: {book.title}"


def book_lines(book: Book) -> Iterator[str]:
    """The sentences of a book under their sections, with their clauses and notes."""
    yield f"{book.title} ({book.id}, {book.lang})"
    for section in book.sections:
        yield ""
        yield section.title
        for sentence in section.sentences:
            clauses = " ".join(sentence.clauses) or "no clause"
            yield f"{sentence.at:4}  {sentence.words:50}  {clauses}"
            yield from (f"      {note}" for note in _notes(sentence))


def _notes(sentence: Sentence) -> Iterator[str]:
    if sentence.reason:
        other = " ".join(sentence.other) or "no clause"
        yield f"the other reading: {other}; not taken: {sentence.reason}"
    if sentence.wins:
        winner = "a ruling of ours" if sentence.wins == books.RULING else sentence.wins
        yield f"the books differ, {winner} wins: {sentence.why}"


class BookCoverage:
    """The books of the chosen games held against their clauses, in both directions."""

    def __init__(self, game: str | None) -> None:
        self.books = books.books(game)
        if not self.books:
            raise ValueError(f"there is no book of {game}" if game else "there is no book")
        games = sorted({book.game for book in self.books})
        self.clauses = {name: rulebook.clauses(name) for name in games}
        self.rulings: dict[str, list[Clause]] = {}
        self.missing: dict[str, list[Clause]] = {}
        for name, clauses in self.clauses.items():
            own = [book for book in self.books if book.game == name]
            rest = books.without_sentence(own, clauses)
            self.rulings[name] = [clause for clause in rest if clause.ruling]
            self.missing[name] = [clause for clause in rest if not clause.ruling]

    @property
    def complete(self) -> bool:
        """True if every sentence has a clause, and every clause a sentence or a ruling."""
        return not any(self.missing.values()) and not any(
            section.without_clause() for book in self.books for section in book.sections
        )

    def lines(self) -> Iterator[str]:
        """The counts per book and section and per section of the clauses, then what is missing."""
        for book in self.books:
            rows: list[tuple[Any, ...]] = [
                (part.title, len(part.sentences), len(part.without_clause()))
                for part in book.sections
            ]
            yield from _table(book.id, ("sentences", "without clause"), rows)
        for game, clauses in self.clauses.items():
            rulings, missing = _by_section(self.rulings[game]), _by_section(self.missing[game])
            rows = [
                (title, count, rulings.get(title, 0), missing.get(title, 0))
                for title, count in _by_section(clauses).items()
            ]
            heads = ("clauses", "by ruling only", "without either")
            yield from _table(f"rules of {game}", heads, rows)
        yield from self._missing_lines()

    def _missing_lines(self) -> Iterator[str]:
        for book in self.books:
            for part in book.sections:
                for sentence in part.without_clause():
                    place = f"{book.id}, {part.title}, sentence {sentence.at}"
                    yield f"no clause carries {place}: {sentence.words}"
        for clauses in self.missing.values():
            for clause in clauses:
                yield f"{clause.id} has neither a sentence nor a ruling [R]: {clause.section}"

    def as_json(self) -> dict[str, Any]:
        """The same counts as plain data."""
        return {
            "complete": self.complete,
            "books": {
                book.id: {
                    part.title: {
                        "sentences": len(part.sentences),
                        "without_clause": [sentence.at for sentence in part.without_clause()],
                    }
                    for part in book.sections
                }
                for book in self.books
            },
            "games": {
                game: {
                    "clauses": len(clauses),
                    "by_ruling_only": [clause.id for clause in self.rulings[game]],
                    "without_either": [clause.id for clause in self.missing[game]],
                }
                for game, clauses in self.clauses.items()
            },
        }


def _by_section(clauses: Sequence[Clause]) -> dict[str, int]:
    """How many of the clauses each section holds, in the order of the text."""
    return {
        title: len(list(some)) for title, some in groupby(clauses, lambda clause: clause.section)
    }


def _table(title: str, heads: tuple[str, ...], rows: Sequence[tuple[Any, ...]]) -> Iterator[str]:
    """Lines of a table: a name and numbers per row, and a last row that adds them up."""
    total = ("total", *(sum(column) for column in list(zip(*rows, strict=True))[1:]))
    yield f"{title:55}" + "".join(f"{head:>16}" for head in heads)
    for name, *numbers in [*rows, total]:
        yield f"  {name:53}" + "".join(f"{number:16}" for number in numbers)
    yield ""
