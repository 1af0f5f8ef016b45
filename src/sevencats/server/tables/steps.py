"""The view of a step for each viewer. The wire, replays and the answer to `look` all use `show`."""

from __future__ import annotations

from typing import Any, NamedTuple, cast

import msgspec

from sevencats.kernel.events import ALL, Event
from sevencats.kernel.run import Step
from sevencats.kernel.state import State
from sevencats.plugin.parts import no_parts
from sevencats.plugin.reading import Reading
from sevencats.plugin.words import Words
from sevencats.server.tables.table import Table
from sevencats.server.tables.table_info import player_names
from sevencats.server.tables.views import StateViews, Viewer, event_info, redacted
from sevencats.server.wire import EventInfo, StepInfo, StepWithView
from sevencats.text import Texts


class TableWords:
    """The words of a table's state, created once for each language."""

    def __init__(self, table: Table, state: State) -> None:
        self.state = state
        self._table = table
        self._words: dict[str, Words] = {}

    def __call__(self, lang: str) -> Words:
        """The words in a language."""
        words = self._words.get(lang)
        if words is None:
            names = player_names(self._table, lang)
            words = self._table.plugin.words(self.state, Texts.load(lang), names)
            self._words[lang] = words
        return words


class _Told(NamedTuple):
    """A step's text for all viewers with these events, except the seats that it addresses."""

    events: list[Event]
    #: The seats that are addressed, such as "You play Ghoul".
    about: frozenset[int]
    info: StepInfo


class _StepCache:
    """One step; its text is made once for all viewers who know the same of it."""

    def __init__(self, table: Table, step: Step, words: TableWords) -> None:
        self._step = step
        self._words = words
        self._seats = len(table.labels)
        self._part = _part(table, step)
        self._infos: dict[Event, EventInfo] = {}
        #: The events, if everybody may know all of them.
        self._open: list[Event] | None = None
        if all([event.known == ALL for event in step.events]):
            self._open = list(step.events)
        self._told: dict[str | None, _Told] = {}

    def show(self, viewer: Viewer, lang: str | None) -> StepInfo:
        """The step as one viewer may know it."""
        events = self._open
        if events is None:
            events = redacted(self._step.events, viewer, self._seats)
        seat = viewer if isinstance(viewer, int) else None
        told = self._told.get(lang)
        if told is None or seat in told.about or events != told.events:
            told = self._tell(events, seat, lang)
            if seat not in told.about:
                self._told[lang] = told
        return told.info

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
        info = StepInfo(
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
        return _Told(events, about, info)

    def _info(self, event: Event) -> EventInfo:
        """Most events look the same to all viewers."""
        info = self._infos.get(event)
        if info is None:
            info = self._infos[event] = event_info(event, self._step.state)
        return info


class StepDisplay:
    """Shows steps of one table. Keep it for one message or page: it remembers every step shown.

    The key of a pick is never shown: it names the card that a player put back, or the deck that was
    chosen.
    """

    def __init__(self, table: Table, words: TableWords | None = None) -> None:
        self._table = table
        #: Words that the caller already has for one state.
        self._words = words
        self._cache: dict[int, _StepCache] = {}

    def show(self, step: Step, viewer: Viewer, lang: str | None) -> StepInfo:
        """The step as one viewer may know it, told in a language if one is given."""
        cached = self._cache.get(step.row.n)
        if cached is None:
            words = self._words
            if words is None or words.state is not step.state:
                words = TableWords(self._table, step.state)
            cached = self._cache[step.row.n] = _StepCache(self._table, step, words)
        return cached.show(viewer, lang)

    def show_with_view(self, step: Step, viewer: Viewer, lang: str | None) -> StepWithView:
        """The step, and the table after it as the viewer saw it then."""
        info = self.show(step, viewer, lang)
        seen = StateViews(step.state).encoded(viewer)
        # Already JSON; the bytes on the wire are the same.
        view = cast("dict[str, Any]", msgspec.Raw(seen.json))
        return StepWithView(**msgspec.structs.asdict(info), view=view, digest=seen.digest)


def _part(table: Table, step: Step) -> str:
    """The part of its turn that a step belongs to. It reveals no more than the kind of question,
    which the events reveal as well."""
    if table.plugin.part is no_parts:
        return ""
    pick = step.pick
    decision = next((d for d in step.before.pending if pick and d.id == pick.decision), None)
    if pick is None or decision is None:
        return ""
    part = table.plugin.part(step.before, decision, pick.key)
    return part.name if part is not None else ""
