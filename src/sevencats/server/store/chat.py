"""The chat of a table: preset phrases by their ids, no free text."""

from __future__ import annotations

from sqlalchemy import bindparam, insert, select

from sevencats.server.store import schema
from sevencats.server.store.db.database import Database


class Chat:
    """The phrases said at all tables."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, table: str, user: str | None, seat: int, phrase: str, at: int) -> None:
        """Store a phrase."""
        values = {"table_id": table, "user_id": user, "seat": seat, "phrase": phrase, "at": at}
        await self.database.transact(lambda tx: tx.execute(insert(schema.chat).values(values)))

    async def last(self, table: str, count: int) -> list[tuple[int, int, str | None, str]]:
        """The last phrases of a table, the oldest first: time, seat, user, phrase."""
        rows = await self.database.find_rows(_LAST, {"of": table, "count": count})
        return [(row[0], row[1], row[2], row[3]) for row in reversed(rows)]


_LAST = (
    select(schema.chat.c.at, schema.chat.c.seat, schema.chat.c.user_id, schema.chat.c.phrase)
    .where(schema.chat.c.table_id == bindparam("of"))
    .order_by(schema.chat.c.id.desc())
    .limit(bindparam("count"))
)
