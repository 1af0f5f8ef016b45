"""A finished game again, step by step, as any seat or everybody saw it; and its journal file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from sevencats.kernel.errors import SevenCatsError
from sevencats.kernel.journal import journal_with
from sevencats.kernel.run import Row, Run, Step, lasting
from sevencats.kernel.snapshot import digest, load
from sevencats.server import wire
from sevencats.server.errors import Refusal
from sevencats.server.games import kit_of
from sevencats.server.store.leases import Lease
from sevencats.server.store.records import Snapshot, TableRecord
from sevencats.server.tables import frames
from sevencats.server.tables.run import TableRun
from sevencats.server.tables.sight import Look, Viewer, view_digest
from sevencats.server.tables.table import make_table


class Shown(NamedTuple):
    """A step as a viewer saw it."""

    beat: wire.Beat
    view: dict[str, Any]
    digest: str


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
    game = kit_of(record.setup.game).game
    try:
        if base is None:
            run = TableRun(game, game.new_game(game.config_from(record.config or {}), record.seed))
            return [run.fold(row) for row in rows]
        run = TableRun(game, load(base.data, game), n=base.n)
        begun = [Step(row, run.state, run.state) for row in rows[: base.n]]
        return [*begun, *(run.fold(row) for row in rows[base.n :])]
    except SevenCatsError:
        raise Refusal("other_rules") from None


def journal_text(played: Played) -> str:
    """The game as a journal file that every other tool of ours reads. It leaves out what was taken
    back, so the questions have other ids there, and other digests: it is played once more."""
    record, rows, base = played
    game = kit_of(record.setup.game).game
    try:
        if base is None:
            state = game.new_game(game.config_from(record.config or {}), record.seed)
        else:
            state = load(base.data, game)
        run = Run(game, state, seed=record.seed, kept=1)
        run.beginning = None if base is None else base.data
        kept = []
        for row in lasting(rows):
            if row.kind in ("start", "pick") and (base is None or row.n > base.n):
                step = run.fold(msgspec.structs.replace(row, n=run.n + 1, digest=""))
                kept.append(msgspec.structs.replace(step.row, digest=digest(step.state)))
    except SevenCatsError:
        raise Refusal("other_rules") from None
    journal = journal_with(run, kept)
    journal.engine, journal.content = record.engine, record.content
    return journal.text()
