"""The stored games, for tables and replays."""

from __future__ import annotations

from sevencats.kernel.run import Row
from sevencats.server.store.beginnings import read_beginning
from sevencats.server.store.db.database import Database
from sevencats.server.store.journal import read_rows, read_snapshots
from sevencats.server.store.records import Snapshot


class Games:
    """Reads games from the database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def rows(self, table: str) -> list[Row]:
        """The journal of a game."""
        return await read_rows(self._database, table)

    async def snapshots(self, table: str) -> list[Snapshot]:
        """The snapshots that are kept of a game, the oldest first."""
        return await read_snapshots(self._database, table)

    async def beginning(self, table: str) -> Snapshot | None:
        """The state that a game begins with; None if it begins with the deal."""
        return await read_beginning(self._database, table)
