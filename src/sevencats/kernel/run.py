"""A game being played, as a fold over its rows. No input, no output, no clock.

A step is proposed first, on a copy; the caller stores its row and only then commits it. So the
journal can restore every state that was ever shown, and committed states never change: keeping them
for undo and for delayed spectators costs nothing.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from typing import Any, Literal, NamedTuple

import msgspec

from sevencats.kernel.decisions import CHANCE, Decision, Pick
from sevencats.kernel.engine import (
    apply,
    checked,
    recorded_key,
    recorded_pick,
    settle_one,
    take,
)
from sevencats.kernel.errors import BadData, NoUndo, RulesError
from sevencats.kernel.events import Event
from sevencats.kernel.knowledge import Revealed, revealed
from sevencats.kernel.registry import Game
from sevencats.kernel.snapshot import digest
from sevencats.kernel.state import State

#: The most picks that can be undone.
KEPT_MARKS = 128

#: Kinds of row; only these change the game or who plays a seat.
RowKind = Literal["start", "pick", "undo", "resign", "bot", "person", "end"]
#: The author of an answer: a person, a bot of the table, a bot that has taken over a seat, or a
#: person's standing answer.
By = Literal["person", "bot", "standin", "standing", "table"]


class Row(msgspec.Struct, frozen=True):
    """One numbered entry of a journal: a pick with the chance outcomes after it, or another change
    to the game (an ``undo`` names the row it goes back to in ``key``).

    ``rng`` is the generator afterwards: chance is replayed from ``chance``, and only what comes
    later is drawn. In a row read from a file it is not known (None), and the digest of a start
    without chance outcomes is empty. ``by``, ``at``, ``pick_id`` and ``banks`` are notes of the
    caller; nothing here depends on them.
    """

    n: int
    kind: RowKind
    seat: int
    key: str
    chance: tuple[str, ...]
    digest: str
    rng: int | None = None
    by: By = "person"
    #: Time, in milliseconds.
    at: int = 0
    #: The sender's id of the message, so that a retry is not carried out twice.
    pick_id: str | None = None
    #: Milliseconds left in each seat's time bank.
    banks: tuple[int, ...] = ()


class Stamp(NamedTuple):
    """Notes of the caller for a row: who gave the answer, when, and the sender's id of it."""

    by: By = "person"
    at: int = 0
    pick_id: str | None = None


#: A person at this machine.
LOCAL = Stamp()
_SETUP = Stamp("table")
#: Why undo is refused: the seat has not picked (``nothing``), another player has since (``other``),
#: or something was revealed.
WhyNoUndo = Literal["nothing", "other"] | Revealed


class Step(NamedTuple):
    """A row with its events and the states before and after; proposed or committed."""

    row: Row
    before: State
    state: State
    events: tuple[Event, ...] = ()

    def with_row(self, **notes: Any) -> Step:
        """The same step with other notes in its row."""
        return self._replace(row=msgspec.structs.replace(self.row, **notes))

    @property
    def pick(self) -> Pick | None:
        """The pick; None for other kinds of row."""
        if self.row.kind != "pick":
            return None
        return recorded_pick(self.before, self.row.seat, self.row.key)

    @property
    def decision(self) -> Decision | None:
        """The decision that was answered; None if the row is not a pick."""
        pick = self.pick
        return next((d for d in self.before.pending if pick and d.id == pick.decision), None)


class RowError(BadData):
    """A recorded row that does not fit the game. ``place`` counts its picks: the seat's own comes
    first, then those of chance."""

    def __init__(self, place: int, reason: str) -> None:
        super().__init__(reason)
        self.place = place


class Run:
    """A game being played; ``n`` is the number of its last row.

    ``start``, ``pick``, ``undo`` and ``note`` propose a step, ``commit`` makes it current;
    ``fold`` repeats a recorded row. ``kept`` steps are remembered (None: all). With ``new_ids``
    the questions that an undo reopens get new ids: where picks come over a network, an answer in
    flight must not be taken for an answer to the current question.
    """

    def __init__(
        self,
        game: Game,
        state: State,
        *,
        seed: int = 0,
        n: int = 0,
        kept: int | None = None,
        new_ids: bool = False,
    ) -> None:
        self.game = game
        self.state = state
        self.seed = seed
        self.n = n
        self.new_ids = new_ids
        self.steps: deque[Step] = deque(maxlen=kept)
        #: The picks that can still be undone.
        self.marks: list[Step] = []
        #: The snapshot at the start, for a game that does not begin with the deal.
        self.beginning: dict[str, Any] | None = None

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats."""
        return self.game.seat_names(self.state)

    # -- proposals -----------------------------------------------------------------------------

    def start(self, stamp: Stamp = _SETUP) -> Step:
        """The first row: chance outcomes before the first question."""
        state = self.state.copy()
        keys, events = _settle(state)
        return self._step(state, [*self.state.log, *events], "start", -1, "", keys, stamp)

    def pick(self, pick: Pick, stamp: Stamp = LOCAL) -> Step:
        """A pick with the chance outcomes after it; raises ``RulesError`` if it is not allowed."""
        return self._pick(self.state, self.n, pick, stamp)

    def pick_after(self, step: Step, pick: Pick, stamp: Stamp = LOCAL) -> Step:
        """A pick that follows a proposed step, to be committed after it."""
        return self._pick(step.state, step.row.n, pick, stamp)

    def _pick(self, before: State, n: int, pick: Pick, stamp: Stamp) -> Step:
        decision, choice = checked(before, pick)
        state = before.copy()
        events = list(take(state, decision, choice))
        keys, more = _settle(state)
        key = recorded_key(before, decision, pick.key)
        by, at, pick_id = stamp
        row = Row(n + 1, "pick", pick.seat, key, keys, digest(state), state.rng, by, at, pick_id)
        return Step(row, before, state, (*events, *more))

    def undo(self, seat: int, turn: bool = False, stamp: Stamp = LOCAL) -> Step:
        """Back to before the last pick of a seat, or (``turn``) as far back as is allowed.

        Never past another player's pick, or past anything that was revealed to anybody at the table
        (``knowledge.py``): undo must not be a way to peek. That includes a bot's picks: its answer
        was not known before. Raises ``NoUndo`` with the reason.
        """
        target, end = self._way_back(seat, turn)
        if target is None:
            raise NoUndo(end)
        state = self._reopened(target.before)
        return self._step(state, [], "undo", seat, str(target.row.n), (), stamp)

    def can_undo(self, seat: int) -> bool:
        """Return whether ``undo`` is possible."""
        return not self.why_no_undo(seat)

    def why_no_undo(self, seat: int) -> WhyNoUndo:
        """Why ``undo`` is refused; empty if it is possible."""
        target, end = self._way_back(seat, False)
        return end if target is None else ""

    def _way_back(self, seat: int, turn: bool) -> tuple[Step | None, WhyNoUndo]:
        """The pick that undo goes back to, if any, and what stops it from going further."""
        target: Step | None = None
        end: WhyNoUndo = "nothing"
        for mark in reversed(self.marks):
            row = mark.row
            if row.seat != seat:
                end = "other" if any(one.row.seat == seat for one in self.marks) else "nothing"
                break
            end = revealed(mark.before, mark.state, row.chance, mark.events, seat)
            if end or (target is not None and not turn and not self.joined(row, target.row)):
                break
            target = mark
        return target, end

    def joined(self, earlier: Row, later: Row) -> bool:
        """Return whether two picks of a seat are undone together; never by default, where each pick
        is made alone."""
        return False

    def note(self, kind: RowKind, seat: int, stamp: Stamp) -> Step:
        """A row that leaves the game unchanged: a seat has another player, or has resigned."""
        return self._step(self.state, [], kind, seat, "", (), stamp)

    def _step(
        self,
        state: State,
        events: Iterable[Event],
        kind: RowKind,
        seat: int,
        key: str,
        chance: tuple[str, ...],
        stamp: Stamp,
    ) -> Step:
        by, at, pick_id = stamp
        row = Row(self.n + 1, kind, seat, key, chance, digest(state), state.rng, by, at, pick_id)
        return Step(row, self.state, state, tuple(events))

    def _reopened(self, before: State) -> State:
        if not self.new_ids:
            return before
        state, asked = before.copy(), self.state.asked
        # A question that another seat had all the time, and still has, is the same question.
        still_open = {decision.id for decision in self.state.pending}
        reopened = []
        for decision in state.pending:
            if decision.id not in still_open:
                asked += 1
                decision = decision._replace(id=asked)
            reopened.append(decision)
        state.pending = tuple(reopened)
        state.asked = asked
        return state

    # -- commits -------------------------------------------------------------------------------

    def commit(self, step: Step) -> Step:
        """Make a proposed step the current one and return it."""
        row = step.row
        assert row.n == self.n + 1, "a row was left out"
        if row.kind == "pick":
            self.marks.append(step)
            del self.marks[:-KEPT_MARKS]
        elif row.kind == "undo":
            self.marks = [mark for mark in self.marks if mark.row.n < int(row.key)]
        self.state = step.state
        self.n = row.n
        self.steps.append(step)
        return step

    def fold(self, row: Row, *, check: bool = True) -> Step:
        """Replay a recorded row; ``RowError`` when the result differs from the record. The check
        can be skipped for rows that were checked before: the digest takes longer than the pick."""
        if row.kind == "undo":
            mark = next((mark for mark in self.marks if mark.row.n == int(row.key)), None)
            if mark is None:
                raise RowError(0, f"row {row.key}, which is undone, is no longer kept")
            return self.commit(Step(row, self.state, self._reopened(mark.before)))
        if row.kind not in ("start", "pick"):
            return self.commit(Step(row, self.state, self.state))
        state = self.state.copy()
        events = [] if row.kind == "pick" else list(self.state.log)
        keys = [(CHANCE, key) for key in row.chance]
        if row.kind == "pick":
            keys.insert(0, (row.seat, row.key))
        for place, (seat, key) in enumerate(keys):
            events += _repeat(state, seat, key, place)
        if row.rng is not None:
            state.rng = row.rng
        if check and row.digest and digest(state) != row.digest:
            reason = "the game after this pick is not the one that was recorded"
            raise RowError(max(0, len(keys) - 1), reason)
        return self.commit(Step(row, self.state, state, tuple(events)))


def new_run(game: Game, config: Any, seed: int) -> Run:
    """Start a game; raises ``RulesError`` for a set-up against the rules."""
    run = Run(game, game.new_game(config, seed), seed=seed)
    run.commit(run.start())
    return run


def lasting(rows: Sequence[Row]) -> list[Row]:
    """The rows of a game without undone rows and undos."""
    kept: list[Row] = []
    for row in rows:
        if row.kind == "undo":
            kept = [old for old in kept if old.n < int(row.key)]
        else:
            kept.append(row)
    return kept


def _settle(state: State) -> tuple[tuple[str, ...], list[Event]]:
    """Let chance answer; returns the outcomes as the journal writes them, and the events."""
    keys: list[str] = []
    events: list[Event] = []
    while state.pending and state.pending[0].seat == CHANCE:
        pick, more = settle_one(state)
        keys.append(pick.key)
        events += more
    return tuple(keys), events


def _repeat(state: State, seat: int, key: str, place: int) -> list[Event]:
    """Make a recorded pick again."""
    pick = recorded_pick(state, seat, key)
    if pick is None:
        who = "chance" if seat == CHANCE else f"seat {seat}"
        raise RowError(place, f"{who} is not asked anything there")
    try:
        return apply(state, pick)
    except RulesError as error:
        raise RowError(place, str(error)) from error
