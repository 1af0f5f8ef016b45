"""The replay command: a journal, read as a game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Annotated

import typer

from sevencats.cli.options import Lang
from sevencats.errors import said
from sevencats.kernel import (
    BadData,
    Decision,
    Journal,
    RulesError,
    State,
    Step,
    load,
    observe,
    read_journal,
    redact,
    registry,
)
from sevencats.kernel import replay as steps_of
from sevencats.kernel.journal import CHANCE_NAME
from sevencats.plugin import find_plugin
from sevencats.text import Texts

EVERYTHING = "all"


def replay(
    file: Annotated[Path, typer.Argument(help="A journal.")],
    seat: Annotated[
        str, typer.Option(help="What this seat may know (A, B ...), or all: every card is open.")
    ] = EVERYTHING,
    lang: Lang = "",
    digests: Annotated[
        bool, typer.Option("--digests", help="Show the digest after every pick.")
    ] = False,
    snapshot: Annotated[
        bool,
        typer.Option(
            "--snapshot", help="Only show where the game stands. Works with old journals too."
        ),
    ] = False,
) -> None:
    """Read a saved game: every pick, what happened, how it stands and the result."""
    texts = Texts.load(lang)
    journal = _read(file)
    if snapshot:
        _show_snapshot(journal, seat, texts)
        return
    # A broken journal prints one line, not half a game and then the line.
    for _ in steps_of(journal):
        pass
    reader: ReplayLines | None = None
    for step in steps_of(journal):
        if reader is None:
            reader = ReplayLines(step.state, seat, texts, digests)
            title = reader.words.title()
            typer.echo(texts("replay-title", title=title, seed=str(journal.seed)))
            typer.echo(texts("replay-setup"))
        for line in reader.lines(step):
            typer.echo(line)
    if reader is not None and reader.state.pending:
        typer.echo(texts("replay-open"))


def _read(file: Path) -> Journal:
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise said(BadData, "error-journal-utf8", file=file) from error
    try:
        journal = read_journal(text)
        registry.game(journal.game)
    except BadData as error:
        raise said(BadData, "error-in-file", file=file, fault=error) from error
    return journal


def _seat(state: State, name: str) -> int | None:
    """The seat of that name; None means all."""
    if name == EVERYTHING:
        return None
    seats = state.game.seat_names(state)
    if name not in seats:
        raise said(RulesError, "error-no-seat-or-all", name=name, known=seats)
    return seats.index(name)


class ReplayLines:
    """Formats the steps of a replay, as one seat knows them or with every card open."""

    def __init__(self, state: State, seat: str, texts: Texts, digests: bool) -> None:
        self.state = state
        self.seat = _seat(state, seat)
        self.texts = texts
        self.digests = digests
        self.words = find_plugin(state.game.name).words(state, texts, ())
        #: Picks read so far, including chance: the journal has a line for each.
        self._picks = 0

    def lines(self, step: Step) -> Iterator[str]:
        """The pick, its events, and a summary."""
        self.state = step.state
        decision = step.decision
        if decision is not None:
            self._picks += 1
        pick = self._pick(step, decision)
        self._picks += len(step.row.chance)
        if pick:
            yield pick
        yield from self._events(step)
        if decision is not None:
            view = observe(step.state, self.seat)
            standing = self.words.standing(decision, step.events, view)
            if standing:
                yield "     " + standing

    def _pick(self, step: Step, decision: Decision | None) -> str:
        """The pick. Another seat's may be secret: its events tell the public part."""
        row = step.row
        secret = decision is None or self.seat not in (None, row.seat)
        if secret and not (self.digests and row.digest):
            return ""
        name, text = CHANCE_NAME, "..."
        if decision is not None and step.pick is not None:
            name = self.words.names[row.seat]
            if not secret:
                text = self.words.option(decision, step.pick.key, observe(step.before, self.seat))
        number = self._picks if decision is not None else self._picks + len(row.chance)
        line = self.texts("replay-pick", number=str(number), name=name, text=text)
        if self.digests:
            line += ", " + self.texts("replay-digest", digest=row.digest)
        return line

    def _events(self, step: Step) -> Iterator[str]:
        """The events; a new round or turn has a heading."""
        happened = list(step.events)
        events = happened if self.seat is None else redact(happened, self.seat)
        headings = {place: self.words.heading(event) for place, event in enumerate(events)}
        starts = [place for place, heading in headings.items() if heading]
        edges = sorted({0, *starts, len(events)})
        for start, end in pairwise(edges):
            if headings[start]:
                yield ""
                yield headings[start]
            for line in self.words.events(events[start:end], self.seat).lines:
                yield "     " + line


def _show_snapshot(journal: Journal, seat: str, texts: Texts) -> None:
    """Print the position at the end of the journal."""
    if journal.snapshot is None:
        raise said(BadData, "error-no-snapshot")
    state = load(journal.snapshot)
    viewer = _seat(state, seat)
    words = find_plugin(state.game.name).words(state, texts, ())
    typer.echo(texts("replay-snapshot", engine=journal.engine))
    for line in words.table(observe(state, viewer)):
        typer.echo(line)
    for number, name in enumerate(words.names):
        if viewer in (None, number):
            hand = words.hand_line(observe(state, number), number)
            key = "replay-hand" if hand else "replay-hand-empty"
            typer.echo(texts(key, name=name, cards=hand))
