"""Replays: a finished game step by step, as any seat or everybody saw it; and its journal file."""

from __future__ import annotations

import threading
from bisect import bisect_left
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec

from sevencats.kernel.errors import SevenCatsError
from sevencats.kernel.journal import Journal, journal_with, lines_of
from sevencats.kernel.run import Row, Run, Step, lasting
from sevencats.kernel.snapshot import digest, load
from sevencats.kernel.state import State
from sevencats.server.errors import Refusal
from sevencats.server.games import plugin_of
from sevencats.server.store.records import Snapshot, TableRecord
from sevencats.server.tables.lease import Lease
from sevencats.server.tables.run import PLAYS_OTHERWISE, TableRun, check_content
from sevencats.server.tables.services import GameStore
from sevencats.server.tables.steps import StepDisplay
from sevencats.server.tables.table import make_table
from sevencats.server.tables.views import EVERYONE, PUBLIC, Viewer
from sevencats.server.wire import StepWithView

_T = TypeVar("_T")

#: Rows between two checkpoints of a replay.
_CHECKPOINT_EVERY = 50
#: Maximum steps in memory while a whole game is replayed.
_PAGE = 100
#: Number of replays kept in memory for their next page.
_KEPT_GAMES = 32


class FinishedGame(NamedTuple):
    """A stored finished game; ``base``: its first state, if it did not begin with the deal."""

    record: TableRecord
    rows: Sequence[Row]
    base: Snapshot | None = None


class _Checkpoint(NamedTuple):
    """A checkpoint: the game after row ``n``, with the earlier picks that are undone later."""

    n: int
    state: State
    marks: tuple[Step, ...]


class Playback:
    """The replay of a finished game. It is folded only as far as it is read, from the last
    checkpoint before a page, so that the cost of a page depends on its length."""

    def __init__(self, played: FinishedGame) -> None:
        self.played = played
        #: The rows that were not undone.
        self.rows = lasting(played.rows)
        self._undos = [row for row in played.rows if row.kind == "undo"]
        self._checkpoints: list[_Checkpoint] = []
        #: The last row whose replay matched the record.
        self._checked = 0
        self._whole: dict[tuple[str, ...], Any] = {}
        self._lock = threading.Lock()

    def steps(self, part: slice = slice(None)) -> list[Step]:
        """A part of the steps without undone ones; ``other_rules`` if this version's rules give a
        different game."""
        wanted = {row.n for row in self.rows[part]}
        if not wanted:
            return []
        try:
            with self._lock:
                run = self._run_before(min(wanted))
                steps = [self._fold(run, row) for row in self.played.rows[run.n : max(wanted)]]
        except SevenCatsError:
            raise Refusal("other_rules") from None
        return [step for step in steps if step.row.n in wanted]

    def every_step(self) -> Iterator[Step]:
        """Iterate over all steps, with few of them in memory at once."""
        for start in range(0, len(self.rows), _PAGE):
            yield from self.steps(slice(start, start + _PAGE))

    def has_whole(self, *name: str) -> bool:
        """Return whether ``whole`` has cached this result."""
        return name in self._whole

    def whole(self, make: Callable[[Iterator[Step]], _T], *name: str) -> _T:
        """A result computed from all steps, cached because a finished game never changes."""
        if name not in self._whole:
            self._whole[name] = make(self.every_step())
        value: _T = self._whole[name]
        return value

    def _run_before(self, n: int) -> TableRun:
        if not self._checkpoints:
            self._checkpoints.append(_Checkpoint(0, first_state(self.played), ()))
        place = bisect_left(self._checkpoints, n, key=_number) - 1
        start = self._checkpoints[place]
        run = TableRun(start.state.game, start.state, n=start.n, kept=1)
        run.marks = list(start.marks)
        return run

    def _fold(self, run: TableRun, row: Row) -> Step:
        base = self.played.base
        if base is not None and row.n <= base.n:
            return run.commit(Step(row, run.state, run.state))
        step = run.fold(row, check=row.n > self._checked)
        self._checked = max(self._checked, row.n)
        if row.n % _CHECKPOINT_EVERY == 0 and row.n > self._checkpoints[-1].n:
            targets = {int(undo.key) for undo in self._undos if undo.n > row.n}
            marks = tuple(mark for mark in run.marks if mark.row.n in targets)
            self._checkpoints.append(_Checkpoint(row.n, step.state, marks))
        return step


def _number(checkpoint: _Checkpoint) -> int:
    return checkpoint.n


def first_state(played: FinishedGame) -> State:
    """The state that a game begins with."""
    record, _, base = played
    game = plugin_of(record.setup.game).game
    check_content(game, game.config_from(record.config or {}), record.content)
    if base is not None:
        return load(base.data, game)
    return game.new_game(game.config_from(record.config or {}), record.seed)


def viewer_of(record: TableRecord, who: str) -> Viewer:
    """The viewer that a request names: ``public``, ``everyone``, or the number of a seat."""
    if not who.isdigit():
        return EVERYONE if who == "everyone" else PUBLIC
    if int(who) >= len(record.seats):
        raise Refusal("not_found", what=who)
    return int(who)


async def finished_game(games: GameStore, record: TableRecord) -> FinishedGame:
    """A finished game from its store."""
    return FinishedGame(record, await games.rows(record.id), await games.beginning(record.id))


class Playbacks:
    """The most recently read games of this process."""

    def __init__(self, games: GameStore) -> None:
        self._games = games
        self._playbacks: OrderedDict[str, Playback] = OrderedDict()

    async def get(self, record: TableRecord) -> Playback:
        """Open a finished game."""
        playback = self._playbacks.pop(record.id, None)
        if playback is None:
            playback = Playback(await finished_game(self._games, record))
        self._playbacks[record.id] = playback
        while len(self._playbacks) > _KEPT_GAMES:
            self._playbacks.popitem(last=False)
        return playback


def replay(
    playback: Playback, record: TableRecord, viewer: Viewer, lang: str | None, part: slice
) -> list[StepWithView]:
    """A part of the steps as a viewer saw them. ``record`` has the current names of the players."""
    display = StepDisplay(make_table(record, Lease(record.id, "", 0)))
    return [display.show_with_view(step, viewer, lang) for step in playback.steps(part)]


def journal_text(played: FinishedGame) -> str:
    """The game as a journal file for our other tools. Undone rows are left out, which changes ids
    and digests, so the game is replayed."""
    record, rows, base = played
    try:
        state = first_state(played)
        run = Run(state.game, state, seed=record.seed, kept=1)
        run.beginning = None if base is None else base.data
        kept = []
        for row in lasting(rows):
            if row.kind in ("start", "pick") and (base is None or row.n > base.n):
                step = run.fold(msgspec.structs.replace(row, n=run.n + 1, digest=""))
                kept.append(msgspec.structs.replace(step.row, digest=digest(step.state)))
        journal = journal_with(run, kept)
    except (*PLAYS_OTHERWISE, Refusal):
        # This version cannot replay it. The version named in the file can.
        labels = make_table(record, Lease(record.id, "", 0)).labels
        journal = Journal(record.setup.game, record.config or {}, record.seed)
        journal.lines = list(lines_of(_recorded(rows), labels))
        journal.start = None if base is None else base.data
    journal.engine, journal.content = record.engine, record.content
    return journal.text()


def _recorded(rows: Sequence[Row]) -> list[Row]:
    """The rows of the game. Without undone rows, questions after an undo have other ids, so the
    digests no longer match."""
    lasted = [row for row in lasting(rows) if row.kind in ("start", "pick")]
    if any(row.kind == "undo" for row in rows):
        return [msgspec.structs.replace(row, digest="") for row in lasted]
    return lasted
