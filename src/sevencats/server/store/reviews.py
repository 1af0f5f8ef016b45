"""Reviews of finished games: made once, kept for everybody."""

from __future__ import annotations

import contextlib

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from sevencats.server.store import schema
from sevencats.server.store.database import Database, now_ms


class ReviewStore:
    """The reviews of all tables, as JSON."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def get(self, table: str, version: int) -> str | None:
        """The review of a table, if there is one of this version."""
        columns = schema.reviews.c
        query = select(columns.data).where(columns.table_id == table, columns.version == version)
        async with self.database.read() as tx:
            review: str | None = (await tx.execute(query)).scalar_one_or_none()
        return review

    async def put(self, table: str, version: int, data: str) -> None:
        """Keep a review in the place of an older one."""
        values = {"table_id": table, "version": version, "data": data, "at": now_ms()}

        def write(tx: Connection) -> None:
            tx.execute(delete(schema.reviews).where(schema.reviews.c.table_id == table))
            tx.execute(insert(schema.reviews).values(values))

        # Another process was faster, or the table is gone: either way there is nothing to keep.
        with contextlib.suppress(IntegrityError):
            await self.database.transact(write)
