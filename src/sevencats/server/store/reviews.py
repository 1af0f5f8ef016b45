"""Reviews of finished games: computed once, stored for everybody."""

from __future__ import annotations

import contextlib

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from sevencats.server.now import now_ms
from sevencats.server.store import schema
from sevencats.server.store.db.database import Database


class ReviewStore:
    """The reviews of all tables, as JSON."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def get(self, table: str, version: int) -> str | None:
        """The review of a table, if it has this version."""
        columns = schema.reviews.c
        query = select(columns.data).where(columns.table_id == table, columns.version == version)
        async with self.database.read() as tx:
            review: str | None = (await tx.execute(query)).scalar_one_or_none()
        return review

    async def put(self, table: str, version: int, data: str) -> None:
        """Store a review, replacing an older one."""
        values = {"table_id": table, "version": version, "data": data, "at": now_ms()}

        def write(tx: Connection) -> None:
            tx.execute(delete(schema.reviews).where(schema.reviews.c.table_id == table))
            tx.execute(insert(schema.reviews).values(values))

        # Another process was faster, or the table is gone: nothing to store.
        with contextlib.suppress(IntegrityError):
            await self.database.transact(write)
