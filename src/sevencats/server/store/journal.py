"""The journal: every accepted pick is stored here before anybody is told.

All tables of a process append through one writer, which puts waiting rows into one transaction: a
commit costs far more than a row. Under load it waits for a moment before it begins one, so that
more rows share it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from sevencats.kernel.run import Row
from sevencats.server.errors import Refusal
from sevencats.server.store import schema
from sevencats.server.store.achievements import note_finished
from sevencats.server.store.db import bulk
from sevencats.server.store.db.database import Database
from sevencats.server.store.leases import fence
from sevencats.server.store.ratings import count_games
from sevencats.server.store.records import Append, Snapshot, encode
from sevencats.server.tables.lease import Fenced, Lease

#: Maximum rows of one transaction.
_BATCH = 64
#: A busy process waits this long for more rows: nobody notices, and with a hundred rows a second it
#: halves the time spent in transactions.
_GATHER_S = 0.006
#: The writer is busy if a transaction ended less than this before the next row came.
_BUSY_S = 0.02
#: Snapshots kept of a running game: the older one allows undo after a restart.
_KEPT_SNAPSHOTS = 2

log = logging.getLogger(__name__)

_Waiting = tuple[Append, "asyncio.Future[None]"]


class JournalWriter:
    """The only writer of a process. ``append`` returns when the row is durable."""

    def __init__(self, database: Database, on_commit: Callable[[int, float], None]) -> None:
        self.database = database
        self._queue: asyncio.Queue[_Waiting] = asyncio.Queue()
        self._on_commit = on_commit
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start writing."""
        self._task = asyncio.create_task(self._run(), name="journal")

    async def stop(self) -> None:
        """Write the waiting rows, and stop."""
        await self._queue.join()
        if self._task is not None:
            self._task.cancel()

    async def append(self, append: Append) -> None:
        """Make a row durable. ``Fenced`` if the table has another owner; ``Refusal`` if the
        database cannot tell whether the row was written (read the journal again to find out)."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((append, done))
        await done

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        ended = -_BUSY_S
        while True:
            batch = [await self._queue.get()]
            if loop.time() - ended < _BUSY_S:
                await asyncio.sleep(_GATHER_S)
            while len(batch) < _BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            begun = loop.time()
            try:
                await self._settle(batch)
            except IntegrityError:
                # An invalid row must not fail the others of its batch.
                for one in batch:
                    await self._settle([one])
            ended = loop.time()
            self._on_commit(len(batch), ended - begun)
            for _ in batch:
                self._queue.task_done()

    async def _settle(self, batch: list[_Waiting]) -> None:
        """Write a batch and wake its waiters; an ``IntegrityError`` of several rows is raised."""
        try:
            refused = await self._write([append for append, _ in batch])
        except Exception as error:
            if isinstance(error, IntegrityError) and len(batch) > 1:
                raise
            for _, done in batch:
                if not done.done():
                    done.set_exception(error)
            return
        for append, done in batch:
            if not done.done():
                if append.table in refused:
                    done.set_exception(Fenced(append.table))
                else:
                    done.set_result(None)

    async def _write(self, appends: list[Append]) -> set[str]:
        """Write a batch; returns the tables that this process no longer owns."""
        return await self.database.transact(partial(write_batch, appends))


def write_batch(appends: list[Append], tx: Connection) -> set[str]:
    """Write rows of several tables; gives the tables that are no longer ours."""
    held = fence(tx, [Lease(a.table, a.owner, a.token) for a in appends])
    ours = [append for append in appends if append.table in held]
    if ours:
        rows = [row_values(a.table, row) for a in ours for row in (*a.earlier, a.row)]
        bulk.insert_rows(tx, schema.journal, rows)
        bulk.update_rows(tx, schema.tables, [_head(append) for append in ours])
    for append in ours:
        _write_rest(tx, append)
    if rated := [(a.table, a.rated, a.row.at) for a in ours if a.rated is not None]:
        count_games(tx, rated)
    return {append.table for append in appends} - held


def row_values(table: str, row: Row) -> dict[str, Any]:
    """The columns of a row in the database."""
    values = msgspec.structs.asdict(row)
    return values | {
        "table_id": table,
        "chance": encode(row.chance),
        "rng": str(row.rng),
        "banks": encode(row.banks),
    }


def _head(append: Append) -> dict[str, Any]:
    """The changes of every row to the table's own line."""
    return {
        bulk.OF: append.table,
        "head": append.row.n,
        "updated": append.row.at,
        "status": append.status,
        "asked": append.asked,
    }


def _write_rest(tx: Connection, append: Append) -> None:
    """Write what the first and the last row add, notices, and sometimes a snapshot."""
    values: dict[str, Any] = {}
    if append.result is not None:
        values["result"] = encode(append.result)
        note_finished(tx, append.table, append.row.at)
    if append.start is not None:
        config, engine, content = append.start
        values |= {"config": encode(config), "engine": engine, "content": content}
    if values:
        tx.execute(update(schema.tables).where(schema.tables.c.id == append.table).values(values))
    for user, body in append.notices:
        tx.execute(
            insert(schema.notices).values(
                user_id=user, body=encode(body), due=append.row.at, tries=0
            )
        )
    if append.snapshot is None:
        return
    row = {"table_id": append.table, "n": append.row.n, "data": encode(append.snapshot)}
    tx.execute(insert(schema.snapshots).values(row))
    mine = schema.snapshots.c.table_id == append.table
    newest = (
        select(schema.snapshots.c.n)
        .where(mine)
        .order_by(schema.snapshots.c.n.desc())
        .limit(_KEPT_SNAPSHOTS)
    )
    # A snapshot of the first row holds the start of the game, which is stored nowhere else.
    old = schema.snapshots.c.n.not_in(newest) & (schema.snapshots.c.n > 1)
    tx.execute(delete(schema.snapshots).where(mine, old))


#: A row in the database: the fields of ``Row`` in their order.
StoredRow = tuple[Any, ...]
_ROWS = (
    select(*[schema.journal.c[name] for name in Row.__struct_fields__])
    .where(schema.journal.c.table_id == bindparam("table"), schema.journal.c.n > bindparam("after"))
    .order_by(schema.journal.c.n)
)


async def read_rows(database: Database, table: str, after: int = 0) -> list[Row]:
    """Load the rows of a table after a number, in order."""
    return rows_from(table, await stored_rows(database, table, after))


async def stored_rows(database: Database, table: str, after: int = 0) -> list[StoredRow]:
    """The same without decoding, which ``rows_from`` may do in another process."""
    found = await database.look(lambda tx: bulk.fetch(tx, _ROWS, {"table": table, "after": after}))
    return [tuple(row) for row in found]


def rows_from(table: str, stored: Sequence[StoredRow]) -> list[Row]:
    """Decode stored rows; ``damaged`` if one is invalid, with the row in the log."""
    return [_read_row(table, row) for row in stored]


def _read_row(table: str, stored: StoredRow) -> Row:
    try:
        return _row_from(stored)
    except (msgspec.DecodeError, ValueError, TypeError) as error:
        log.error("a row cannot be read: %s", error, extra={"table": table, "row": stored[0]})
        raise Refusal("damaged") from error


def _row_from(stored: StoredRow) -> Row:
    """The inverse of ``row_values``."""
    n, kind, seat, key, chance, digest, rng, by, at, pick_id, banks = stored
    return Row(
        n,
        kind,
        seat,
        key,
        _decode_chance(chance),
        digest,
        int(rng),
        by,
        at,
        pick_id,
        _decode_banks(banks),
    )


_decode_chance = msgspec.json.Decoder(tuple[str, ...]).decode
_decode_banks = msgspec.json.Decoder(tuple[int, ...]).decode


async def read_snapshots(database: Database, table: str) -> list[Snapshot]:
    """Load the snapshots of a table, the oldest first."""
    query = (
        select(schema.snapshots.c.n, schema.snapshots.c.data)
        .where(schema.snapshots.c.table_id == table)
        .order_by(schema.snapshots.c.n)
    )
    return [Snapshot(n, msgspec.json.decode(data)) for n, data in await database.rows(query)]
