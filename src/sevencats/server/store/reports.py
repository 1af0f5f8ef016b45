"""Reports of players: the name and words of the reported person, for an operator to judge.

The reported person never learns who it was. Deleting an account removes its name from reports it
made; reports about it are deleted with everything else.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import IntegrityError

from sevencats.server.errors import Refusal
from sevencats.server.ids import new_id
from sevencats.server.now import now_ms
from sevencats.server.store import schema
from sevencats.server.store.db.database import Database
from sevencats.server.store.records import SeatRecord, TableRecord, encode

Reason = Literal["name", "phrases", "stalling", "cheating", "other"]

#: Maximum reports of one person per day.
A_DAY = 10
_DAY_MS = 24 * 3600 * 1000
#: Phrases stored with a report.
_PHRASES = 100


class SaidPhrase(msgspec.Struct, frozen=True):
    """A phrase of the reported person."""

    phrase: str
    at: int


class Evidence(msgspec.Struct, frozen=True):
    """The name and phrases of the reported person at the table, as they were then."""

    seat: int
    name: str
    said: tuple[SaidPhrase, ...] = ()


class ReportStore:
    """Reports as players make them; operators read them elsewhere (``operators.py``)."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(
        self, reporter: str, record: TableRecord, seat: SeatRecord, reason: Reason, words: str
    ) -> None:
        """Store a report: one for the same two people and table, ``A_DAY`` of one person."""
        assert seat.user is not None
        row = {
            "id": new_id(),
            "table_id": record.id,
            "code": record.code,
            "reporter": reporter,
            "reported": seat.user,
            "reason": reason,
            "words": words,
            "at": now_ms(),
        }
        try:
            await self.database.transact(partial(_add, row, seat))
        except IntegrityError:
            raise Refusal("reported") from None


def _add(row: dict[str, Any], seat: SeatRecord, tx: Connection) -> None:
    columns = schema.reports.c
    lately = (columns.reporter == row["reporter"]) & (columns.at > row["at"] - _DAY_MS)
    if int(tx.execute(select(func.count()).where(lately)).scalar_one()) >= A_DAY:
        raise Refusal("too_many", limit=A_DAY)
    evidence = Evidence(seat.seat, seat.name, _said(tx, row["table_id"], seat.user))
    tx.execute(insert(schema.reports).values(**row, evidence=encode(evidence)))


def _said(tx: Connection, table: str, user: str | None) -> tuple[SaidPhrase, ...]:
    columns = schema.chat.c
    query = (
        select(columns.phrase, columns.at)
        .where(columns.table_id == table, columns.user_id == user)
        .order_by(columns.id.desc())
        .limit(_PHRASES)
    )
    return tuple(SaidPhrase(*row) for row in tx.execute(query).all())[::-1]
