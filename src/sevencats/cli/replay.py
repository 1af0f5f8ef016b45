"""The replay command: a journal, read as a game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Annotated

import typer

from sevencats.cli.gwent.table_text import TableText
from sevencats.gwent import GAME
from sevencats.gwent.narrate import describe_option, names_of, narrate
from sevencats.gwent.state import GwentState
from sevencats.gwent.words import list_cards
from sevencats.kernel import (
    CHANCE,
    BadData,
    Journal,
    RulesError,
    load,
    observe,
    read_journal,
    redact,
)
from sevencats.kernel import replay as steps_of
from sevencats.kernel.journal import Step
from sevencats.kernel.views import View
from sevencats.text import LANGUAGES, Texts

EVERYTHING = "all"
#: What is asked before the first turn.
_BEFORE = ("starter", "redraw", "deck")


def replay(
    file: Annotated[Path, typer.Argument(help="A journal.")],
    seat: Annotated[
        str, typer.Option(help="What this seat may know (A, B ...), or all: every card is open.")
    ] = EVERYTHING,
    lang: Annotated[
        str, typer.Option(envvar="SEVENCATS_LANG", help=f"Language: {', '.join(LANGUAGES)}.")
    ] = "en",
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
    """Read a saved game: every pick, what happened, the totals and the result."""
    texts = Texts.load(lang)
    journal = _read(file)
    if snapshot:
        _show_snapshot(journal, seat, texts)
        return
    # A broken journal is one line, not half a game and then the line.
    for _ in steps_of(journal):
        pass
    reader: Reader | None = None
    for step in steps_of(journal):
        assert isinstance(step.state, GwentState)
        if reader is None:
            reader = Reader(step.state, seat, texts, digests)
            title = texts(
                "replay-title",
                game=journal.game.capitalize(),
                mode=texts(f"mode-{step.state.table.mode.id}"),
                seed=str(journal.seed),
            )
            typer.echo(title)
            typer.echo(texts("replay-setup"))
        for line in reader.lines(step):
            typer.echo(line)
    if reader is not None and not reader.state.over:
        typer.echo(texts("replay-open"))


def _read(file: Path) -> Journal:
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadData(f"{file}: this is no journal, it is not UTF-8 text") from error
    try:
        journal = read_journal(text)
    except BadData as error:
        raise BadData(f"{file}: {error}") from error
    if journal.game != GAME.name:
        raise BadData(f"{file}: there are no words for a game of {journal.game!r}")
    return journal


def _seat(state: GwentState, name: str) -> int | None:
    """The seat of that name; None stands for all."""
    if name == EVERYTHING:
        return None
    seats = state.table.seating.seats
    if name not in seats:
        raise RulesError(f"there is no seat {name!r}; choose from {', '.join(seats)} or all")
    return seats.index(name)


def _shown(state: GwentState, texts: Texts) -> tuple[str, ...]:
    """What the seats are called: by their letters; the two of a solo game by their parts."""
    if not state.table.mode.solo:
        return state.table.seating.seats
    return texts("play-name-solo"), texts("play-name-opponent")


class Reader:
    """Puts the steps of a replay into lines, as one seat knows them or with every card open."""

    def __init__(self, state: GwentState, seat: str, texts: Texts, digests: bool) -> None:
        self.state = state
        self.seat = _seat(state, seat)
        self.texts = texts
        self.digests = digests
        self.shown = _shown(state, texts)
        self.words = TableText(texts, self.shown)
        self._view = observe(state, self.seat)

    def lines(self, step: Step) -> Iterator[str]:
        """The pick, what happened, and the totals. A round has a header."""
        before = self._view
        view = self._view = observe(self.state, self.seat)
        if step.entry is not None:
            pick = self._pick(step, before)
            if pick:
                yield pick
        yield from self._events(step)
        if self._ends_turn(step):
            yield "     " + self.texts("replay-totals", scores=self.words.scores(view))

    def _ends_turn(self, step: Step) -> bool:
        """Did somebody act, and is there a total to tell? A scored round has told its own."""
        decision = step.decision
        if decision is None or decision.seat == CHANCE or decision.kind in _BEFORE:
            return False
        return bool(step.events) and not any(e.kind == "scored" for e in step.events)

    def _pick(self, step: Step, before: View) -> str:
        """What was picked. Another seat's pick may be secret: its events tell what is not."""
        assert step.entry is not None and step.decision is not None
        seat = step.decision.seat
        secret = seat == CHANCE or self.seat not in (None, seat)
        if secret and not self.digests:
            return ""
        name = step.entry.seat if seat == CHANCE else self.shown[seat]
        text = "..."
        if not secret:
            key = step.entry.key
            text = describe_option(step.decision, key, before, self.texts, self.shown)
        line = self.texts("replay-pick", number=str(step.number), name=name, text=text)
        if self.digests:
            line += ", " + self.texts("replay-digest", digest=step.entry.digest)
        return line

    def _events(self, step: Step) -> Iterator[str]:
        names = names_of(self.state, self.shown)
        events = step.events if self.seat is None else redact(step.events, self.seat)
        starts = [place for place, event in enumerate(events) if event.kind == "round"]
        edges = sorted({0, *starts, len(events)})
        for start, end in pairwise(edges):
            if start in starts:
                yield ""
                yield self.texts("replay-round", round=events[start].args[0])
            for line in narrate(events[start:end], self.seat, names, self.texts):
                yield "     " + line


def _show_snapshot(journal: Journal, seat: str, texts: Texts) -> None:
    """Print the position that the journal ends with."""
    if journal.snapshot is None:
        raise BadData("this journal has no snapshot")
    state = load(journal.snapshot)
    assert isinstance(state, GwentState)
    viewer = _seat(state, seat)
    seats = state.table.seating.seats
    shown = _shown(state, texts)
    words = TableText(texts, shown)
    typer.echo(texts("replay-snapshot", engine=journal.engine))
    for line in words.lines(observe(state, viewer)):
        typer.echo(line)
    for number, name in enumerate(seats):
        if viewer in (None, number):
            view = observe(state, number)
            hand = [card for card in view.zones[f"{name}.hand"] if card]
            key = "replay-hand" if hand else "replay-hand-empty"
            typer.echo(texts(key, name=shown[number], cards=list_cards(texts, sorted(hand))))
