"""Tables whose game does not begin with the deal: lessons, and games played on from a replay.

Such a table starts with one journal row and a snapshot. From then on it is like any table, and the
snapshot is kept, because the moves before it are not stored.
"""

from __future__ import annotations

import msgspec
from sqlalchemy import bindparam, insert, select, update

from sevencats import __version__
from sevencats.kernel.snapshot import dump
from sevencats.kernel.state import State
from sevencats.server.store import schema
from sevencats.server.store.db.database import Database
from sevencats.server.store.journal import row_values
from sevencats.server.store.lobby import Lobby
from sevencats.server.store.records import (
    SeatRecord,
    Snapshot,
    TableRecord,
    TableSetup,
    encode,
)
from sevencats.server.tables.positions import first_row


async def begin_at(
    database: Database, state: State, setup: TableSetup, host: str, seats: list[SeatRecord]
) -> TableRecord:
    """Create a table that starts from a state. Nobody can own it yet, so no fence is needed."""
    lobby = Lobby(database)
    record = await lobby.create(setup, host, False, seats)
    row, state, asked = first_row(state, setup)
    config = encode(state.game.config_data(state.config))
    async with database.write() as tx:
        await tx.execute(insert(schema.journal), [row_values(record.id, row)])
        snapshot = {"table_id": record.id, "n": 1, "data": encode(dump(state))}
        await tx.execute(insert(schema.snapshots).values(snapshot))
        await tx.execute(
            update(schema.tables)
            .where(schema.tables.c.id == record.id)
            .values(
                status="playing",
                head=1,
                asked=asked,
                config=config,
                engine=__version__,
                content=state.game.content(state.config),
                updated=row.at,
            )
        )
    return await lobby.get(record.id)


_BEGINNING = select(schema.snapshots.c.data).where(
    schema.snapshots.c.table_id == bindparam("table"), schema.snapshots.c.n == 1
)


async def read_beginning(database: Database, table: str) -> Snapshot | None:
    """Load the state that a table's game begins with, if that is not the deal."""
    found = await database.find_rows(_BEGINNING, {"table": table})
    return Snapshot(1, msgspec.json.decode(found[0][0])) if found else None
