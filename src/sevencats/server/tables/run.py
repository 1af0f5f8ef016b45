"""The game of a table: the kernel's run, and the state of the seats that the rows record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sevencats.kernel.errors import SevenCatsError
from sevencats.kernel.registry import Game
from sevencats.kernel.run import Row, Run, Step
from sevencats.kernel.snapshot import digest, dump, load
from sevencats.kernel.state import State
from sevencats.server.errors import Refusal
from sevencats.server.store.records import Snapshot

#: Steps kept for reconnecting clients and their log. Most are kept for undo anyway
#: (``KEPT_MARKS``): a step holds a state, and states are most of a table's memory.
KEPT_STEPS = 64
#: Errors of a row that does not fit the game when it is replayed.
PLAYS_OTHERWISE = (SevenCatsError, AssertionError, IndexError, KeyError)
#: Rows between two snapshots.
SNAPSHOT_EVERY = 50


class TableRun(Run):
    """A run whose rows also record takeovers, resignations and the ids of messages."""

    def __init__(self, game: Game, state: State, *, n: int = 0, kept: int = KEPT_STEPS) -> None:
        super().__init__(game, state, n=n, kept=kept, new_ids=True)
        self.resigned: set[int] = set()
        #: Seats that a bot plays for a person.
        self.standins: set[int] = set()
        self.banks: tuple[int, ...] = ()
        #: The row for each message id of a seat, so that a retry gets the same answer.
        self.done: dict[tuple[int, str], int] = {}

    def commit(self, step: Step) -> Step:
        """Make a stored proposal the current state."""
        super().commit(step)
        self.update_seats(step.row)
        return step

    def joined(self, earlier: Row, later: Row) -> bool:
        """Picks of one message are undone together."""
        return _part_before(later.pick_id) == earlier.pick_id is not None

    def update_seats(self, row: Row) -> None:
        """Apply what a row records about seats."""
        self.banks = row.banks
        if row.pick_id is not None:
            self.done[row.seat, row.pick_id] = row.n
        if row.kind == "resign":
            self.resigned.add(row.seat)
        elif row.kind == "bot":
            self.standins.add(row.seat)
        elif row.kind == "person":
            self.standins.discard(row.seat)


def part_ids(number: str, count: int) -> list[str]:
    """The ids of the rows of one message: the last has the message's own, so that a retry finds
    it; the others are counted down to it (``a1+2``, ``a1+1``, ``a1``)."""
    return [f"{number}+{left}" if left else number for left in reversed(range(count))]


def _part_before(number: str | None) -> str | None:
    """The id of the previous row, if it belongs to the same message."""
    if number is None:
        return None
    base, mark, left = number.rpartition("+")
    return f"{base}+{int(left) + 1}" if mark and left.isdecimal() else f"{number}+1"


def due_snapshot(steps: Sequence[Step]) -> Any:
    """The snapshot to store with the last of these rows, or None if none is due."""
    due = any(step.row.n % SNAPSHOT_EVERY == 0 for step in steps)
    return dump(steps[-1].state) if due else None


def check_content(game: Game, config: Any, content: str) -> None:
    """Refuse to continue a game with other card data than it began with: it would change unnoticed.
    Its result, if any, stays."""
    if content and game.content(config) != content:
        raise Refusal("other_rules")


def rebuild(
    game: Game,
    config: Any,
    seed: int,
    rows: Sequence[Row],
    snapshots: Sequence[Snapshot],
    kept: int = KEPT_STEPS,
) -> TableRun:
    """Load the game of a journal: from the oldest snapshot kept (so that undo still works), or from
    the beginning, or from the newest snapshot. ``other_rules`` if none of these works."""
    tries: list[Snapshot | None] = [*snapshots[:1], None, *snapshots[:0:-1]]
    for base in tries:
        try:
            if base is None:
                run = TableRun(game, game.new_game(config, seed), kept=kept)
            else:
                run = TableRun(game, load(base.data, game), n=base.n, kept=kept)
            for row in rows:
                if row.n > run.n:
                    run.fold(row)
                else:  # before the snapshot: the state has what it did to the game
                    run.update_seats(row)
            return run
        except PLAYS_OTHERWISE:
            continue
    raise Refusal("other_rules")


def missing_row(rows: Sequence[Row], head: int) -> int | None:
    """The number of the first missing row."""
    there = {row.n for row in rows}
    return next((n for n in range(1, head + 1) if n not in there), None)


def wrong_row(game: Game, config: Any, seed: int, rows: Sequence[Row]) -> int | None:
    """The first row with a wrong digest while later ones match, or None. With different rules all
    later digests differ too, and no single row is damaged."""
    wrong = None
    try:
        run = TableRun(game, game.new_game(config, seed))
        for row in rows:
            state = run.fold(row, check=False).state
            if row.kind not in ("start", "pick") or not row.digest:
                continue
            if digest(state) != row.digest:
                wrong = wrong or row.n
            elif wrong is not None:
                return wrong
    except PLAYS_OTHERWISE:
        return None
    return wrong if rows and wrong == rows[-1].n else None
