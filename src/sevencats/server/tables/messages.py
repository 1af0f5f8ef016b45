"""The messages a table sends, built once for each kind of viewer and language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, cast

import msgspec

from sevencats.kernel.decisions import CHANCE
from sevencats.kernel.run import Row, Step
from sevencats.kernel.state import State as GameState
from sevencats.kernel.views import View
from sevencats.kit.reading import Reading
from sevencats.server import wire
from sevencats.server.errors import Refusal
from sevencats.server.tables.run import KEPT_STEPS
from sevencats.server.tables.table import Attached, Phrase, Table
from sevencats.server.tables.views import StateViews, Viewer, event_info, redacted
from sevencats.text import Texts

#: The part of a row that everybody may know.
_OPEN = [name for name in wire.Beat.__struct_fields__ if name in Row.__struct_fields__]


def beat(table: Table, step: Step, viewer: Viewer, lang: str | None) -> wire.Beat:
    """A step as one viewer may know it. The key of a pick is never shown: it names the card that
    somebody put back, or the deck that somebody chose."""
    events = redacted(step.events, viewer, len(table.labels))
    lines: tuple[str, ...] = ()
    readings: tuple[Reading, ...] = ()
    if lang is not None:
        seat = viewer if isinstance(viewer, int) else None
        names = table.names(lang)
        if step.row.kind in ("start", "pick"):
            words = table.kit.words(step.state, Texts.load(lang), names)
            lines = tuple(words.events(events, seat))
            readings = tuple(words.readings(events))
        else:
            who = "you" if step.row.seat == seat else "other"
            key = f"server-log-{step.row.kind}"
            lines = (Texts.load(lang)(key, who=who, name=names[step.row.seat]),)
    infos = tuple(event_info(event, step.state) for event in events)
    return wire.Beat(
        **{name: getattr(step.row, name) for name in _OPEN},
        events=infos,
        lines=lines,
        readings=readings,
        part=_part(table, step),
    )


def _part(table: Table, step: Step) -> str:
    """The part of its turn that a step belongs to. It says no more than the kind of question, which
    the events tell as well."""
    pick, decision = step.pick, step.decision
    if pick is None or decision is None:
        return ""
    found = table.kit.part(step.before, decision, pick.key)
    return found.name if found is not None else ""


def state_message(
    table: Table,
    to: Attached,
    steps: Iterable[Step] | None,
    state: GameState,
    n: int,
    now: int,
) -> wire.StateMessage:
    """The game as a connection may see it, after ``steps`` (None: it has to forget the rest)."""
    assert table.run is not None
    viewer = to.viewer
    seen = table.views_of(state).encoded(viewer)
    current = state is table.run.state
    undo = (
        current
        and to.seat is not None
        and table.playing
        and table.record.setup.undo != "off"
        and table.run.can_undo(to.seat, table.botted() - {to.seat})
    )
    clocks = table.clock.infos(now) if table.clock is not None and current else ()
    return wire.StateMessage(
        n=n,
        beats=None if steps is None else tuple(beat(table, s, viewer, to.lang) for s in steps),
        # It is JSON already; what goes over the wire is the same.
        view=cast("dict[str, Any]", msgspec.Raw(seen.json)),
        digest=seen.digest,
        clocks=clocks,
        questions=questions(table, to, state, table.views_of(state).view) if current else (),
        undo=undo,
        now=now,
        insight=table.kit.insight(state, to.seat) if to.insight and current else None,
        reading=_reading(table, to, state),
        past=_past(table, to, n) if steps is None else (),
        status=_status(table, to, state),
    )


def _past(table: Table, to: Attached, n: int) -> tuple[wire.Beat, ...]:
    """What led to beat ``n``, for somebody who knows nothing of it any more."""
    assert table.run is not None
    steps = [step for step in table.run.steps if step.row.n <= n][-KEPT_STEPS:]
    return tuple(beat(table, step, to.viewer, to.lang) for step in steps)


def moment(table: Table, to: Attached, number: str, n: int) -> wire.Moment:
    """The table after beat ``n`` as a connection saw it then; refused if it is not kept, or not
    shown to this connection yet."""
    steps = table.run.steps if table.run is not None else ()
    step = next((step for step in steps if step.row.n == n <= to.shown), None)
    if step is None:
        raise Refusal("forgotten")
    seen = StateViews(step.state).encoded(to.viewer)
    view = cast("dict[str, Any]", msgspec.Raw(seen.json))
    return wire.Moment(number, beat(table, step, to.viewer, to.lang), view)


def _reading(table: Table, to: Attached, state: GameState) -> Reading | None:
    """The card that is read aloud; everybody hears it."""
    if to.lang is None:
        return None
    words = table.kit.words(state, Texts.load(to.lang), table.names(to.lang))
    return words.reading(table.views_of(state).view(to.seat))


def _status(table: Table, to: Attached, state: GameState) -> tuple[str, ...]:
    """How things stand, in words: what every player may know."""
    if to.lang is None:
        return ()
    words = table.kit.words(state, Texts.load(to.lang), table.names(to.lang))
    return tuple(words.status(table.views_of(state).view(to.seat)))


def questions(
    table: Table, to: Attached, state: GameState, look: Callable[[int], View]
) -> tuple[wire.QuestionText, ...]:
    """What a seat is asked, in words; ``look`` gives the view of a seat."""
    mine = [d for d in state.pending if d.seat == to.seat and d.seat != CHANCE]
    if to.lang is None or not mine:
        return ()
    words = table.kit.words(state, Texts.load(to.lang), table.names(to.lang))
    texts = []
    for decision in mine:
        view = look(decision.seat)
        options = tuple(words.option(decision, key, view) for key in decision.keys)
        closed = tuple(words.option(decision, key, view) for key in decision.closed)
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
