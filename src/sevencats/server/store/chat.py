"""What was said at a table: phrases by their ids, no free text."""

from __future__ import annotations

from sqlalchemy import insert, select

from sevencats.server.store import schema
from sevencats.server.store.database import Database


class Chat:
    """The phrases of all tables."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, table: str, user: str | None, seat: int, phrase: str, at: int) -> None:
        """Keep a phrase."""
        values = {"table_id": table, "user_id": user, "seat": seat, "phrase": phrase, "at": at}
        await self.database.transact(lambda tx: tx.execute(insert(schema.chat).values(values)))

    async def last(self, table: str, count: int) -> list[tuple[int, int, str | None, str]]:
        """The last phrases of a table, the oldest first: time, seat, user, phrase."""
        columns = schema.chat.c
        query = (
            select(columns.at, columns.seat, columns.user_id, columns.phrase)
            .where(columns.table_id == table)
            .order_by(columns.id.desc())
            .limit(count)
        )
        async with self.database.read() as tx:
            found = [(row[0], row[1], row[2], row[3]) for row in await tx.execute(query)]
        return found[::-1]
