"""Messages about the game, built once for each kind of viewer and language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from sevencats.kernel.decisions import CHANCE
from sevencats.kernel.run import Step
from sevencats.kernel.snapshot import dump
from sevencats.kernel.state import State as GameState
from sevencats.kernel.views import View, blindfold
from sevencats.plugin.reading import Reading
from sevencats.plugin.words import Words
from sevencats.server import wire
from sevencats.server.errors import Refusal
from sevencats.server.tables.run import KEPT_STEPS
from sevencats.server.tables.steps import StepDisplay, TableWords
from sevencats.server.tables.table import Attached, Phrase, Table
from sevencats.text import Texts


class StateMessages:
    """Builds the message about ``steps`` (None: the client must discard what it has) for every
    viewer; the common parts are built once."""

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
        self._steps = steps
        self._display = StepDisplay(table, self._words)
        self._clocks = table.clock.infos(now) if table.clock is not None and self._current else ()
        self._playing = self._current and table.playing

    def to(self, attached: Attached) -> wire.StateMessage:
        """Build the message for one viewer; viewers who see the same share it."""
        viewer, lang = attached.viewer, attached.lang
        seen = self._views.encoded(viewer)
        # Already JSON; the bytes on the wire are the same.
        view: Any = msgspec.Raw(seen.json)
        steps, show = self._steps, self._display.show
        reading, status = self._standing(attached)
        undo, no_undo = self._undo(attached)
        return wire.StateMessage(
            n=self._n,
            steps=None if steps is None else tuple([show(step, viewer, lang) for step in steps]),
            view=view,
            digest=seen.digest,
            clocks=self._clocks,
            questions=self._questions(attached) if self._current else (),
            undo=undo,
            now=self._now,
            insight=self._insight(attached) if self._current else None,
            reading=reading,
            past=self._past(attached) if steps is None else (),
            status=status,
            no_undo=no_undo,
            engine=self._engine(attached) if attached.engine and self._current else None,
        )

    def _questions(self, to: Attached) -> tuple[wire.QuestionText, ...]:
        return questions(to, self._state, self._views.view, self._words)

    def _undo(self, to: Attached) -> tuple[bool, str]:
        """Return whether a seat can take something back; if not, why, in words."""
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
        return self._table.plugin.insight(self._state, to.seat) if to.insight else None

    def _engine(self, to: Attached) -> Any:
        """The table for a bot outside the server, without anything that the seat does not know."""
        if to.seat is None or not any(d.seat == to.seat for d in self._state.pending):
            return None
        return msgspec.Raw(msgspec.json.encode(dump(blindfold(self._state, to.seat))))

    def _standing(self, to: Attached) -> tuple[Reading | None, tuple[str, ...]]:
        """The card that is being read aloud, and the public facts about things in no zone, in
        words."""
        if to.lang is None:
            return None, ()
        words = self._words(to.lang)
        if not words.has_status:
            return None, ()
        view = self._views.view(to.seat)
        return words.reading(view), tuple(words.status(view))

    def _past(self, to: Attached) -> tuple[wire.StepInfo, ...]:
        """The steps up to ``n``, for a client without any."""
        steps = [step for step in self._run.steps if step.row.n <= self._n][-KEPT_STEPS:]
        return tuple([self._display.show(step, to.viewer, to.lang) for step in steps])


def look_back(table: Table, to: Attached, number: str, n: int) -> wire.LookedBack:
    """Step ``n`` and the table after it, as a connection saw them then; refused if the step is not
    kept, or not shown to this connection yet."""
    steps = table.run.steps if table.run is not None else ()
    step = next((step for step in steps if step.row.n == n <= to.shown), None)
    if step is None:
        raise Refusal("forgotten")
    shown = StepDisplay(table).show_with_view(step, to.viewer, to.lang)
    return wire.LookedBack(number, shown)


def questions(
    to: Attached, state: GameState, look: Callable[[int], View], words_in: Callable[[str], Words]
) -> tuple[wire.QuestionText, ...]:
    """The questions to a seat, in words; ``look`` returns the view of a seat, ``words_in`` the
    words in a language."""
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


def said(phrase: Phrase, lang: str | None) -> wire.Said:
    """A phrase, in words if a language was asked for."""
    text = None if lang is None else Texts.load(lang)(f"phrase-{phrase.phrase}")
    return wire.Said(phrase.at, phrase.seat, phrase.phrase, text)


def may_read(table: Table, to: Attached, phrase: Phrase) -> bool:
    """Return whether a connection gets a player's phrases."""
    if phrase.user is not None and phrase.user in to.blocked:
        return False
    return to.seat is None or not table.record.seats[to.seat].muted >> phrase.seat & 1
