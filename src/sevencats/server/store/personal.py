"""Export and erase personal data."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, select, update

from sevencats.server.store import schema
from sevencats.server.store.db.database import Database
from sevencats.server.store.people import User

#: Columns with secrets or data about other people.
_KEPT_BACK = {
    "reported",
    "evidence",
    "note",
    "closed_by",
    "password",
    "token_hash",
    "webhook_key",
    "keys",
    "seed",
    "generation",
}


class Personal:
    """The data of one person."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def export(self, user: User) -> dict[str, Any]:
        """All data about a person, as JSON-able data."""
        data: dict[str, Any] = {}
        async with self.database.read() as tx:
            for name, table, column in (
                ("profile", schema.users, schema.users.c.id),
                ("sessions", schema.sessions, schema.sessions.c.user_id),
                ("blocks", schema.blocks, schema.blocks.c.user_id),
                ("decks", schema.decks, schema.decks.c.user_id),
                ("channels", schema.channels, schema.channels.c.user_id),
                ("seats", schema.seats, schema.seats.c.user_id),
                ("ratings", schema.ratings, schema.ratings.c.subject),
                ("rating_changes", schema.rating_changes, schema.rating_changes.c.subject),
                ("match_queue", schema.match_queue, schema.match_queue.c.user_id),
                ("achievements", schema.achievements, schema.achievements.c.user_id),
                ("phrases", schema.chat, schema.chat.c.user_id),
                ("reports", schema.reports, schema.reports.c.reporter),
            ):
                rows = (await tx.execute(select(table).where(column == user.id))).mappings()
                data[name] = [_plain(row) for row in rows]
            picks = (
                select(
                    schema.journal.c.table_id,
                    schema.journal.c.n,
                    schema.journal.c.kind,
                    schema.journal.c.key,
                    schema.journal.c.at,
                )
                .join(
                    schema.seats,
                    (schema.seats.c.table_id == schema.journal.c.table_id)
                    & (schema.seats.c.seat == schema.journal.c.seat),
                )
                .where(schema.seats.c.user_id == user.id, schema.journal.c.by == "person")
                .order_by(schema.journal.c.at)
                .limit(100_000)
            )
            data["picks"] = [_plain(row) for row in (await tx.execute(picks)).mappings()]
        return data

    async def tables_of(self, user: str) -> list[str]:
        """The tables where a person has a seat, or is the host."""
        query = (
            select(schema.tables.c.id)
            .outerjoin(schema.seats, schema.seats.c.table_id == schema.tables.c.id)
            .where((schema.seats.c.user_id == user) | (schema.tables.c.host == user))
            .distinct()
        )
        async with self.database.read() as tx:
            return list((await tx.execute(query)).scalars())

    async def erase(self, user: str) -> None:
        """Erase a person. Games stay, because others played them too, but without the name."""
        async with self.database.write() as tx:
            mine = schema.seats.c.user_id == user
            nobody = {"user_id": None, "name": "", "origin": ""}
            await tx.execute(update(schema.seats).where(mine).values(nobody))
            await tx.execute(
                update(schema.tables).where(schema.tables.c.host == user).values(host=None)
            )
            await tx.execute(
                update(schema.chat).where(schema.chat.c.user_id == user).values(user_id=None)
            )
            mine = schema.reports.c.reporter == user
            await tx.execute(update(schema.reports).where(mine).values(reporter=None))
            for table, column in (
                (schema.reports, schema.reports.c.reported),
                (schema.ratings, schema.ratings.c.subject),
                (schema.rating_changes, schema.rating_changes.c.subject),
                (schema.match_queue, schema.match_queue.c.user_id),
                (schema.achievements, schema.achievements.c.user_id),
                (schema.sessions, schema.sessions.c.user_id),
                (schema.blocks, schema.blocks.c.user_id),
                (schema.blocks, schema.blocks.c.other_id),
                (schema.decks, schema.decks.c.user_id),
                (schema.notices, schema.notices.c.user_id),
                (schema.channels, schema.channels.c.user_id),
                (schema.users, schema.users.c.id),
            ):
                await tx.execute(delete(table).where(column == user))


def _plain(row: Any) -> dict[str, Any]:
    return {name: value for name, value in row.items() if name not in _KEPT_BACK}
