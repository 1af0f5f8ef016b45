"""Load the game of a table from its journal."""

from __future__ import annotations

import logging
from typing import Any

from sevencats.server.errors import Refusal
from sevencats.server.tables.run import (
    KEPT_STEPS,
    TableRun,
    check_content,
    missing_row,
    rebuild,
    wrong_row,
)
from sevencats.server.tables.services import Services
from sevencats.server.tables.table import Table

log = logging.getLogger(__name__)

#: Steps kept where spectators see hands with a delay.
_KEPT_FOR_DELAY = 3000


def kept_steps(table: Table) -> int:
    """The number of steps that a table keeps in memory."""
    return _KEPT_FOR_DELAY if table.record.setup.watch == "hands" else KEPT_STEPS


async def rebuilt(table: Table, config: dict[str, Any], services: Services) -> TableRun:
    """Replay the game from its stored rows."""
    record = table.record
    rows = await services.games.rows(table.id)
    snapshots = await services.games.snapshots(table.id)
    game = table.plugin.game
    setup = game.config_from(config)
    if record.status == "playing":
        check_content(game, setup, record.content)
    try:
        if missing := missing_row(rows, record.head):
            raise _damaged(table.id, missing)
        return rebuild(game, setup, record.seed, rows, snapshots, kept_steps(table))
    except Refusal as refusal:
        wrong = wrong_row(game, setup, record.seed, rows)
        if refusal.code != "other_rules" or wrong is None:
            raise
        raise _damaged(table.id, wrong) from None


def _damaged(table: str, row: int) -> Refusal:
    log.error("a row is missing or changed", extra={"table": table, "row": row})
    return Refusal("damaged")
