"""The messages a table sends, built once for each kind of viewer and language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from sevencats.kernel.decisions import CHANCE
from sevencats.kernel.events import ALL, Event
from sevencats.kernel.run import Step
from sevencats.kernel.state import State as GameState
from sevencats.kernel.views import View
from sevencats.kit.parts import no_parts
from sevencats.kit.reading import Reading
from sevencats.kit.words import Words
from sevencats.server import wire
from sevencats.server.errors import Refusal
from sevencats.server.tables.run import KEPT_STEPS
from sevencats.server.tables.table import Attached, Phrase, Table
from sevencats.server.tables.views import StateViews, Viewer, event_info, redacted
from sevencats.text import Texts


class TableWords:
    """The words for one state of a table, made once for each language."""

    def __init__(self, table: Table, state: GameState) -> None:
        self._table = table
        self._state = state
        self._words: dict[str, Words] = {}

    def __call__(self, lang: str) -> Words:
        """The words in a language."""
        words = self._words.get(lang)
        if words is None:
            names = self._table.names(lang)
            words = self._table.kit.words(self._state, Texts.load(lang), names)
            self._words[lang] = words
        return words


class _Told(NamedTuple):
    """A beat that reads the same to everybody who knows these events and is not a seat that it is
    about."""

    events: list[Event]
    about: frozenset[int]
    beat: wire.Beat


class StepBeats:
    """One step as all its viewers may know it. The key of a pick is never shown: it names the card
    that somebody put back, or the deck that somebody chose."""

    def __init__(self, table: Table, step: Step, words: TableWords) -> None:
        self._step = step
        self._words = words
        self._seats = len(table.labels)
        self._part = _part(table, step)
        self._infos: dict[Event, wire.EventInfo] = {}
        #: The events, if all may know all of them.
        self._open: list[Event] | None = None
        if all([event.known == ALL for event in step.events]):
            self._open = list(step.events)
        self._told: dict[str | None, _Told] = {}

    def to(self, viewer: Viewer, lang: str | None) -> wire.Beat:
        """The step as one viewer may know it, told in a language if one is given."""
        events = self._open
        if events is None:
            events = redacted(self._step.events, viewer, self._seats)
        seat = viewer if isinstance(viewer, int) else None
        told = self._told.get(lang)
        if told is None or seat in told.about or events != told.events:
            told = self._tell(events, seat, lang)
            if seat not in told.about:
                self._told[lang] = told
        return told.beat

    def _tell(self, events: list[Event], seat: int | None, lang: str | None) -> _Told:
        row = self._step.row
        lines: tuple[str, ...] = ()
        readings: tuple[Reading, ...] = ()
        about: frozenset[int] = frozenset()
        if lang is not None:
            words = self._words(lang)
            if row.kind in ("start", "pick"):
                narration = words.events(events, seat)
                lines, about = tuple(narration.lines), narration.about
                readings = tuple(words.readings(events))
            else:
                who = "you" if row.seat == seat else "other"
                name = words.names[row.seat]
                lines = (Texts.load(lang)(f"server-log-{row.kind}", who=who, name=name),)
                about = frozenset((row.seat,))
        beat = wire.Beat(
            n=row.n,
            at=row.at,
            kind=row.kind,
            seat=row.seat,
            by=row.by,
            events=tuple([self._info(event) for event in events]),
            lines=lines,
            readings=readings,
            part=self._part,
        )
        return _Told(events, about, beat)

    def _info(self, event: Event) -> wire.EventInfo:
        """Most events look the same to everybody."""
        info = self._infos.get(event)
        if info is None:
            info = self._infos[event] = event_info(event, self._step.state)
        return info


def beat(table: Table, step: Step, viewer: Viewer, lang: str | None) -> wire.Beat:
    """A step as one viewer may know it."""
    return StepBeats(table, step, TableWords(table, step.state)).to(viewer, lang)


def _part(table: Table, step: Step) -> str:
    """The part of its turn that a step belongs to. It says no more than the kind of question, which
    the events tell as well."""
    if table.kit.part is no_parts:
        return ""
    pick = step.pick
    decision = next((d for d in step.before.pending if pick and d.id == pick.decision), None)
    if pick is None or decision is None:
        return ""
    part = table.kit.part(step.before, decision, pick.key)
    return part.name if part is not None else ""


class StateMessages:
    """The game after ``steps`` (None: the reader has to forget the rest), as all who are at the
    table get it: what their messages have in common is made once."""

    def __init__(
        self, table: Table, steps: Sequence[Step] | None, state: GameState, n: int, now: int
    ) -> None:
        assert table.run is not None
        self._table = table
        self._run = table.run
        self._state = state
        self._n = n
        self._now = now
        self._views = table.views_of(state)
        self._current = state is table.run.state
        self._words = TableWords(table, state)
        self._beats = None if steps is None else [self._beats_of(step) for step in steps]
        self._clocks = table.clock.infos(now) if table.clock is not None and self._current else ()
        self._playing = self._current and table.playing

    def to(self, attached: Attached) -> wire.StateMessage:
        """The message to one connection, or to all that look through the same eyes."""
        viewer, lang = attached.viewer, attached.lang
        seen = self._views.encoded(viewer)
        # It is JSON already; what goes over the wire is the same.
        view: Any = msgspec.Raw(seen.json)
        beats = self._beats
        reading, status = self._standing(attached)
        undo, no_undo = self._undo(attached)
        return wire.StateMessage(
            n=self._n,
            beats=None if beats is None else tuple([one.to(viewer, lang) for one in beats]),
            view=view,
            digest=seen.digest,
            clocks=self._clocks,
            questions=self._questions(attached) if self._current else (),
            undo=undo,
            now=self._now,
            insight=self._insight(attached) if self._current else None,
            reading=reading,
            past=self._past(attached) if beats is None else (),
            status=status,
            no_undo=no_undo,
        )

    def _beats_of(self, step: Step) -> StepBeats:
        same = step.state is self._state
        words = self._words if same else TableWords(self._table, step.state)
        return StepBeats(self._table, step, words)

    def _questions(self, to: Attached) -> tuple[wire.QuestionText, ...]:
        return questions(to, self._state, self._views.view, self._words)

    def _undo(self, to: Attached) -> tuple[bool, str]:
        """Whether a seat can take something back; if not, why, in words."""
        if not self._playing or to.seat is None:
            return False, ""
        if self._table.record.setup.undo == "off":
            refusal = Refusal("undo_off")
        else:
            why = self._run.why_no_undo(to.seat)
            if not why:
                return True, ""
            refusal = Refusal("no_undo", why=why)
        return False, "" if to.lang is None else refusal.text(to.lang)

    def _insight(self, to: Attached) -> Any:
        return self._table.kit.insight(self._state, to.seat) if to.insight else None

    def _standing(self, to: Attached) -> tuple[Reading | None, tuple[str, ...]]:
        """The card that is read aloud, which everybody hears, and how things stand in words: what
        every player may know."""
        if to.lang is None:
            return None, ()
        words = self._words(to.lang)
        if not words.has_status:
            return None, ()
        view = self._views.view(to.seat)
        return words.reading(view), tuple(words.status(view))

    def _past(self, to: Attached) -> tuple[wire.Beat, ...]:
        """What led to beat ``n``, for somebody who knows nothing of it any more."""
        steps = [step for step in self._run.steps if step.row.n <= self._n][-KEPT_STEPS:]
        return tuple([self._beats_of(step).to(to.viewer, to.lang) for step in steps])


def moment(table: Table, to: Attached, number: str, n: int) -> wire.Moment:
    """The table after beat ``n`` as a connection saw it then; refused if it is not kept, or not
    shown to this connection yet."""
    steps = table.run.steps if table.run is not None else ()
    step = next((step for step in steps if step.row.n == n <= to.shown), None)
    if step is None:
        raise Refusal("forgotten")
    seen = StateViews(step.state).encoded(to.viewer)
    view: Any = msgspec.Raw(seen.json)
    return wire.Moment(number, beat(table, step, to.viewer, to.lang), view)


def questions(
    to: Attached, state: GameState, look: Callable[[int], View], words_in: Callable[[str], Words]
) -> tuple[wire.QuestionText, ...]:
    """What a seat is asked, in words; ``look`` gives the view of a seat, ``words_in`` the words in
    a language."""
    mine = [d for d in state.pending if d.seat == to.seat and d.seat != CHANCE]
    if to.lang is None or not mine:
        return ()
    words = words_in(to.lang)
    texts = []
    for decision in mine:
        view = look(decision.seat)
        options = tuple([words.option(decision, key, view) for key in decision.keys])
        closed = tuple([words.option(decision, key, view) for key in decision.closed])
        texts.append(wire.QuestionText(decision.id, words.question(decision), options, closed))
    return tuple(texts)


def missed(table: Table, last: int | None) -> Sequence[Step] | None:
    """The steps after ``last``; None when they are not all at hand, or ``last`` makes no sense."""
    run = table.run
    assert run is not None
    if last is None or last > run.n:
        return None
    steps = [step for step in run.steps if step.row.n > last]
    return steps if len(steps) == run.n - last else None


def said(phrase: Phrase, lang: str | None) -> wire.Said:
    """A phrase, in words if a language was asked for."""
    text = None if lang is None else Texts.load(lang)(f"phrase-{phrase.phrase}")
    return wire.Said(phrase.at, phrase.seat, phrase.phrase, text)


def may_read(table: Table, to: Attached, phrase: Phrase) -> bool:
    """Whether a connection wants to read what somebody said."""
    if phrase.user is not None and phrase.user in to.blocked:
        return False
    return to.seat is None or not table.record.seats[to.seat].muted >> phrase.seat & 1
