"""The game of a table, as the journal has it."""

from __future__ import annotations

from typing import Any

from sevencats.server.store.journal import read_rows, read_snapshots
from sevencats.server.tables.run import KEPT_STEPS, TableRun, check_content, rebuild
from sevencats.server.tables.services import Services
from sevencats.server.tables.table import Table

#: Steps kept where spectators see hands with a delay.
_KEPT_FOR_DELAY = 3000


def kept_steps(table: Table) -> int:
    """How many steps of its game a table remembers."""
    return _KEPT_FOR_DELAY if table.record.setup.watch == "hands" else KEPT_STEPS


async def rebuilt(table: Table, config: dict[str, Any], services: Services) -> TableRun:
    """The game, played again from what is written."""
    rows = await read_rows(services.database, table.id)
    snapshots = await read_snapshots(services.database, table.id)
    game = table.kit.game
    setup = game.config_from(config)
    if table.record.status == "playing":
        check_content(game, setup, table.record.content)
    return rebuild(game, setup, table.record.seed, rows, snapshots, kept_steps(table))
