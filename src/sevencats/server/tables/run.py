"""A game being played, as a fold over its journal rows. No input, no output, no clock.

A change is proposed first, on a copy; the caller makes its row durable and only then commits it.
So a state that others see is always one that the journal can give back, and states that were
committed never change: they are kept for undo and for delayed spectators at no cost.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any, NamedTuple

from sevencats.kernel.decisions import CHANCE, Pick
from sevencats.kernel.engine import apply, settle_one
from sevencats.kernel.errors import BadData, IllegalPick, SevenCatsError
from sevencats.kernel.events import Event
from sevencats.kernel.registry import Game
from sevencats.kernel.snapshot import digest, dump, load
from sevencats.kernel.state import State
from sevencats.server.errors import Refusal
from sevencats.server.store.records import By, Row, Snapshot

#: Steps that are kept for clients that were away for a moment.
KEPT_STEPS = 128
#: Rows between two snapshots.
SNAPSHOT_EVERY = 50


class Mark(NamedTuple):
    """A place undo can go back to: just before a pick."""

    n: int
    seat: int
    before: State
    chance: bool


class Step(NamedTuple):
    """A row that was done, what happened at it, and the state afterwards."""

    row: Row
    events: tuple[Event, ...]
    state: State


class Change(NamedTuple):
    """A proposed row. Nothing is changed until it is committed."""

    row: Row
    state: State
    events: tuple[Event, ...]


class Run:
    """The game of a table. ``n`` is the number of its last row."""

    def __init__(self, game: Game, state: State, kept: int = KEPT_STEPS) -> None:
        self.game = game
        self.state = state
        self.n = 0
        self.marks: list[Mark] = []
        self.steps: deque[Step] = deque(maxlen=kept)
        self.resigned: set[int] = set()
        #: Seats that a bot plays for a person.
        self.standins: set[int] = set()
        self.banks: tuple[int, ...] = ()
        #: The number of the row for each id that a seat gave: a retry gets the same answer.
        self.done: dict[tuple[int, str], int] = {}

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats."""
        return self.game.seat_names(self.state)

    @property
    def over(self) -> bool:
        """Whether nobody is asked anything any more."""
        return not self.state.pending

    # -- proposals -----------------------------------------------------------------------------

    def start(self, at: int) -> Change:
        """The first row: what chance does before anybody is asked."""
        state = self.state.copy()
        events = list(self.state.log)
        keys, happened = _settle(state)
        return self._change(state, [*events, *happened], "start", -1, "", "table", keys, at)

    def pick(self, pick: Pick, by: By, at: int, pick_id: str | None) -> Change:
        """A pick with what chance adds to it; raises ``Refusal`` and changes nothing."""
        asked = next((d for d in self.state.pending if d.id == pick.decision), None)
        if asked is None:
            raise Refusal("stale")
        if asked.seat != pick.seat:
            raise Refusal("not_yours")
        state = self.state.copy()
        try:
            events = list(apply(state, pick))
        except IllegalPick:
            raise Refusal("illegal") from None
        keys, happened = _settle(state)
        events += happened
        return self._change(state, events, "pick", pick.seat, pick.key, by, keys, at, pick_id)

    def undo(self, seat: int, turn: bool, bots: set[int], at: int, pick_id: str | None) -> Change:
        """Back to before the last pick of a seat, or (``turn``) as far back as is allowed.

        Never past another person's pick, a chance outcome, or a card that the seat has learned.
        Picks of bots are taken back with it.
        """
        target = self._undo_target(seat, turn, bots)
        if target is None:
            raise Refusal("no_undo", why=self._no_undo(seat, bots))
        state = _reopened(target.before, self.state.asked)
        return self._change(state, [], "undo", seat, str(target.n), "person", (), at, pick_id)

    def can_undo(self, seat: int, bots: set[int]) -> bool:
        """Whether ``undo`` would find something."""
        return self._undo_target(seat, False, bots) is not None

    def _undo_target(self, seat: int, turn: bool, bots: set[int]) -> Mark | None:
        target = None
        for mark in reversed(self.marks):
            if mark.chance or (mark.seat != seat and mark.seat not in bots):
                break
            if mark.seat == seat:
                if _learned(mark.before, self.state, seat):
                    break
                target = mark
                if not turn:
                    break
        return target

    def _no_undo(self, seat: int, bots: set[int]) -> str:
        """Why a seat's last pick cannot be taken back."""
        last = next((m for m in reversed(self.marks) if m.chance or m.seat not in bots), None)
        if last is None or all(mark.seat != seat for mark in self.marks):
            return "nothing"
        if last.chance:
            return "chance"
        return "seen" if last.seat == seat else "other"

    def note(self, kind: str, seat: int, by: By, at: int, pick_id: str | None = None) -> Change:
        """A row that says who plays a seat (``bot``, ``person``) or that it has resigned."""
        return self._change(self.state, [], kind, seat, "", by, (), at, pick_id)

    def _change(
        self,
        state: State,
        events: Sequence[Event],
        kind: Any,
        seat: int,
        key: str,
        by: By,
        chance: tuple[str, ...],
        at: int,
        pick_id: str | None = None,
    ) -> Change:
        row = Row(
            n=self.n + 1,
            kind=kind,
            seat=seat,
            key=key,
            by=by,
            chance=chance,
            digest=digest(state),
            rng=state.rng,
            at=at,
            pick_id=pick_id,
            banks=self.banks,
        )
        return Change(row, state, tuple(events))

    # -- committing ----------------------------------------------------------------------------

    def commit(self, change: Change) -> Step:
        """Make a proposal that is durable the truth."""
        row = change.row
        assert row.n == self.n + 1, "a row was left out"
        if row.kind == "pick":
            self.marks.append(Mark(row.n, row.seat, self.state, bool(row.chance)))
            del self.marks[:-KEPT_STEPS]
        elif row.kind == "undo":
            place = next(i for i, mark in enumerate(self.marks) if mark.n == int(row.key))
            del self.marks[place:]
        elif row.kind == "resign":
            self.resigned.add(row.seat)
        elif row.kind == "bot":
            self.standins.add(row.seat)
        elif row.kind == "person":
            self.standins.discard(row.seat)
        self.state = change.state
        self.n = row.n
        self.banks = row.banks
        if row.pick_id is not None:
            self.done[row.seat, row.pick_id] = row.n
        step = Step(row, change.events, change.state)
        self.steps.append(step)
        return step

    def fold(self, row: Row) -> Step:
        """Do a recorded row again; ``BadData`` when the game does not come out as recorded."""
        if row.kind == "undo":
            mark = next((m for m in self.marks if m.n == int(row.key)), None)
            if mark is None:
                raise BadData(f"row {row.n} takes back row {row.key}, which is not at hand")
            return self.commit(Change(row, _reopened(mark.before, self.state.asked), ()))
        if row.kind not in ("start", "pick"):
            return self.commit(Change(row, self.state, ()))
        state = self.state.copy()
        if row.kind == "start":
            events = list(self.state.log)
        else:
            asked = next((d for d in state.pending if d.seat == row.seat), None)
            if asked is None:
                raise BadData(f"row {row.n}: seat {row.seat} is not asked anything there")
            events = list(apply(state, asked.pick(row.key)))
        for key in row.chance:
            events += apply(state, state.pending[0].pick(key))
        state.rng = row.rng
        if digest(state) != row.digest:
            raise BadData(f"row {row.n} does not give the game that was recorded")
        return self.commit(Change(row, state, tuple(events)))

    def snapshot(self, change: Change) -> Any:
        """The snapshot to be kept with a row, or None when none is due."""
        return dump(change.state) if change.row.n % SNAPSHOT_EVERY == 0 else None


def _settle(state: State) -> tuple[tuple[str, ...], list[Event]]:
    """Let chance answer; gives the outcomes as the journal keeps them, and the events."""
    keys, events = [], []
    while state.pending and state.pending[0].seat == CHANCE:
        pick, happened = settle_one(state)
        keys.append(pick.key)
        events += happened
    return tuple(keys), events


def _reopened(before: State, asked: int) -> State:
    """An earlier state whose questions have new ids. With the old ones an answer that was on its
    way when the undo happened would be taken for an answer to what is asked now."""
    state = before.copy()
    fresh = []
    for decision in state.pending:
        asked += 1
        fresh.append(decision._replace(id=asked))
    state.pending = tuple(fresh)
    state.asked = asked
    return state


def _learned(then: State, now: State, seat: int) -> bool:
    """Whether a seat knows a card now that it did not know then."""
    bit = 1 << seat
    return any(a & bit and not b & bit for a, b in zip(now.known, then.known, strict=True))


def new_run(game: Game, config: Any, seed: int, kept: int = KEPT_STEPS) -> Run:
    """A game that has not begun; raises ``RulesError`` for a set-up against the rules."""
    return Run(game, game.new_game(config, seed), kept)


def rebuild(
    game: Game,
    config: Any,
    seed: int,
    rows: Sequence[Row],
    snapshots: Sequence[Snapshot],
    kept: int = KEPT_STEPS,
) -> Run:
    """The game of a journal: from the oldest snapshot kept (so that undo still works), else from
    the beginning, else from the newest snapshot. ``other_rules`` when none of these plays."""
    tries: list[Snapshot | None] = [*snapshots[:1], None, *snapshots[:0:-1]]
    for base in tries:
        try:
            return _rebuild(game, config, seed, rows, base, kept)
        except (SevenCatsError, AssertionError, IndexError, KeyError):
            continue
    raise Refusal("other_rules")


def _rebuild(
    game: Game,
    config: Any,
    seed: int,
    rows: Sequence[Row],
    base: Snapshot | None,
    kept: int,
) -> Run:
    if base is None:
        run = new_run(game, config, seed, kept)
    else:
        run = Run(game, load(base.data, game), kept)
        run.n = base.n
    for row in rows:
        if row.n > run.n:
            run.fold(row)
            continue
        # Before the snapshot only the table's own facts are of interest, not the game.
        if row.pick_id is not None:
            run.done[row.seat, row.pick_id] = row.n
        run.banks = row.banks
        if row.kind == "resign":
            run.resigned.add(row.seat)
        elif row.kind in ("bot", "person"):
            (run.standins.add if row.kind == "bot" else run.standins.discard)(row.seat)
    return run
