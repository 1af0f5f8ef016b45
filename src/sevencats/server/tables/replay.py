"""A finished game again, step by step, as any seat or everybody saw it; and its journal file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sevencats.kernel.engine import apply
from sevencats.kernel.errors import SevenCatsError
from sevencats.kernel.journal import CHANCE_NAME, Entry, Journal
from sevencats.kernel.snapshot import digest, dump, load
from sevencats.server import wire
from sevencats.server.errors import Refusal
from sevencats.server.hosting import hosting
from sevencats.server.store.leases import Lease
from sevencats.server.store.records import Row, Snapshot, TableRecord
from sevencats.server.tables import frames
from sevencats.server.tables.run import Run, Step, new_run
from sevencats.server.tables.sight import Look, Viewer, view_digest
from sevencats.server.tables.table import make_table


class Shown(NamedTuple):
    """A step as a viewer saw it."""

    beat: wire.Beat
    view: dict[str, Any]
    digest: str


def lasting(rows: Sequence[Row]) -> list[Row]:
    """The rows of a game without those that were taken back, and without the taking back."""
    kept: list[Row] = []
    for row in rows:
        if row.kind == "undo":
            kept = [old for old in kept if old.n < int(row.key)]
        else:
            kept.append(row)
    return kept


class Played(NamedTuple):
    """A finished game as it was written down; ``base``: where it began, if not with the deal."""

    record: TableRecord
    rows: Sequence[Row]
    base: Snapshot | None = None


def replay(game: Played, viewer: Viewer, lang: str | None, part: slice) -> list[Shown]:
    """A part of the steps; ``other_rules`` when this version plays the game otherwise."""
    table = make_table(game.record, Lease(game.record.id, "", 0))
    steps = steps_of(game)
    wanted = {row.n for row in lasting(game.rows)[part]}
    shown = []
    for step in steps:
        if step.row.n in wanted:
            view = Look(step.state).data(viewer)
            beat = frames.beat(table, step, viewer, lang)
            shown.append(Shown(beat, view, view_digest(view)))
    return shown


def steps_of(played: Played) -> list[Step]:
    """All steps, those that were taken back too."""
    record, rows, base = played
    game = hosting(record.setup.game).game
    try:
        if base is None:
            run = new_run(game, game.config_from(record.config or {}), record.seed)
            return [run.fold(row) for row in rows]
        run = Run(game, load(base.data, game))
        run.n = base.n
        begun = [Step(row, (), run.state) for row in rows[: base.n]]
        return [*begun, *(run.fold(row) for row in rows[base.n :])]
    except SevenCatsError:
        raise Refusal("other_rules") from None


def journal_text(record: TableRecord, rows: Sequence[Row]) -> str:
    """The game as a journal file that every other tool of ours reads."""
    game = make_table(record, Lease(record.id, "", 0)).hosting.game
    try:
        state = game.new_game(game.config_from(record.config or {}), record.seed)
        names = game.seat_names(state)
        entries = []
        for row in lasting(rows):
            if row.kind not in ("start", "pick"):
                continue
            if row.kind == "pick":
                asked = next(d for d in state.pending if d.seat == row.seat)
                apply(state, asked.pick(row.key))
                entries.append(Entry(names[row.seat], row.key, digest(state)))
            for key in row.chance:
                apply(state, state.pending[0].pick(key))
                entries.append(Entry(CHANCE_NAME, key, digest(state)))
    except (SevenCatsError, StopIteration, IndexError):
        raise Refusal("other_rules") from None
    return Journal(
        game=game.name,
        config=record.config or {},
        seed=record.seed,
        engine=record.engine,
        content=record.content,
        entries=entries,
        snapshot=dump(state),
    ).text()
