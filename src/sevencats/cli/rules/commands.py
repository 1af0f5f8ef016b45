"""``sevencats rules``: read the rules, and see which clauses have a test or a source."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

import sevencats
from sevencats import rulebook
from sevencats.cli.options import Lang
from sevencats.cli.rules import book as rules_book
from sevencats.errors import said
from sevencats.kernel.errors import SevenCatsError
from sevencats.rulebook import Clause, books, coverage

app = typer.Typer(
    help="Read the rules, and see which clauses have a test or a sentence of a rulebook.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

_Game = Annotated[str | None, typer.Option(help="Only the rules of this game.")]


@app.command()
def show(
    clause: Annotated[
        str | None, typer.Argument(help="A clause such as G4.3, or a group such as G4.")
    ] = None,
    game: _Game = None,
    lang: Lang = "",
) -> None:
    """Print one clause, a group of clauses, or all of them."""
    every = _clauses(game, lang)
    if clause is None:
        _print_by_section(every)
        return
    for match in _find_clauses(clause, every, game):
        typer.echo(f"{match.id} ({match.section}) {match.text}")


@app.command()
def book(
    name: Annotated[
        str | None, typer.Argument(help="The name of a book. Without it: list the books.")
    ] = None,
) -> None:
    """Show where a rulebook's rules are, and the clauses that carry each sentence."""
    lines = rules_book.list_lines() if name is None else rules_book.book_lines(books.book(name))
    for line in lines:
        typer.echo(line)


@app.command("coverage")
def show_coverage(
    game: _Game = None,
    tests: Annotated[
        Path | None, typer.Option(help="Folder of tests to read. By default the project's own.")
    ] = None,
    only: Annotated[
        str, typer.Option(help="Only clauses whose id starts like this, for example G or G9.")
    ] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    strict: Annotated[
        bool, typer.Option("--strict", help="Exit with 1 if a clause has no test.")
    ] = False,
    book: Annotated[
        bool, typer.Option("--book", help="Compare the clauses with the rulebooks instead.")
    ] = False,
) -> None:
    """List the clauses that no test proves.

    Exit code 2 if a test names a clause that does not exist. With --book, count the sentences of
    the rulebooks and the clauses behind them: exit code 1 if a sentence has no clause, or a clause
    neither a sentence nor a ruling.
    """
    if book:
        _book_coverage(game, as_json)
        return
    selected = [clause for clause in _clauses(game) if clause.id.startswith(only.upper())]
    if not selected:
        raise ValueError(f"no clause{_of(game)} starts with {only!r}")
    # A test may prove clauses of any game, so only an id that no game has is a mistake.
    known = {clause.id for clause in _clauses(None)}
    scan = coverage.scan(tests or _default_tests(), known)
    if scan.errors:
        for line in scan.errors:
            typer.echo(f"sevencats: {line}", err=True)
        raise typer.Exit(2)
    missing = [clause for clause in selected if clause.id not in scan.tests]
    if as_json:
        proofs = {clause.id: scan.tests.get(clause.id, []) for clause in selected}
        report = {
            "games": [game] if game else rulebook.games(),
            "clauses": len(selected),
            "tested": len(selected) - len(missing),
            "missing": [clause.id for clause in missing],
            "tests": proofs,
        }
        typer.echo(json.dumps(report, indent=2))
    else:
        if missing:
            typer.echo("Clauses without a test:")
            typer.echo()
            _print_by_section(missing, width=100)
        typer.echo(f"{len(selected) - len(missing)} of {len(selected)} clauses have a test")
    if strict and missing:
        raise typer.Exit(1)


def _book_coverage(game: str | None, as_json: bool) -> None:
    report = rules_book.BookCoverage(game)
    lines = [json.dumps(report.as_json(), indent=2)] if as_json else report.lines()
    for line in lines:
        typer.echo(line)
    if not report.complete:
        raise typer.Exit(1)


def _clauses(game: str | None, lang: str = "en") -> list[Clause]:
    """The clauses of a game, or of all games in turn. No two games share an id."""
    names = rulebook.games() if game is None else [game]
    return [clause for name in names for clause in rulebook.clauses(name, lang)]


def _find_clauses(wanted: str, every: Sequence[Clause], game: str | None) -> list[Clause]:
    """The clause of that id, or else the clauses of that group. ValueError if there are none."""
    name = wanted.upper().removesuffix(".")
    matches = [clause for clause in every if clause.id == name]
    matches = matches or [clause for clause in every if clause.id.startswith(f"{name}.")]
    if not matches:
        key = "error-no-clause-of" if game else "error-no-clause"
        raise said(SevenCatsError, key, clause=wanted, game=game)
    return matches


def _of(game: str | None) -> str:
    return f" of {game}" if game else ""


def _print_by_section(some: Sequence[Clause], *, width: int | None = None) -> None:
    """Print clauses in the order of the text, under their sections, a blank line after each.

    With a ``width`` a clause is cut to one line of that length.
    """
    section = ""
    for clause in some:
        if clause.section != section:
            if section:
                typer.echo()
            section = clause.section
            typer.echo(section)
        line = f"{clause.id} {clause.text}"
        typer.echo(line if width is None else textwrap.shorten(line, width, placeholder=" ..."))
    typer.echo()


def _default_tests() -> Path:
    """The tests of the checkout that the program runs from, or else those of the current folder."""
    checkout = Path(sevencats.__file__).resolve().parents[2]
    if (checkout / "pyproject.toml").is_file():
        return checkout / "tests"
    return Path("tests")
