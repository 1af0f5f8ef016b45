"""The stores that tables need, on a shelf."""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterable, Sequence
from typing import TypeVar

import msgspec

from sevencats import __version__
from sevencats.kernel.run import Row
from sevencats.kernel.snapshot import dump
from sevencats.kernel.state import State
from sevencats.server.errors import Refusal
from sevencats.server.offline.shelf import Shelf
from sevencats.server.store.records import (
    Append,
    SeatRecord,
    Snapshot,
    TableRecord,
    TableSetup,
    encode,
)
from sevencats.server.tables.lease import Lease
from sevencats.server.tables.positions import first_row
from sevencats.server.tables.set_up import new_table

#: Snapshots kept of a running game: the older one allows undo after a reload.
_KEPT_SNAPSHOTS = 2

_T = TypeVar("_T")

log = logging.getLogger(__name__)


def _table_key(table: str) -> str:
    return f"table/{table}"


def _row_key(table: str, n: int) -> str:
    return f"row/{table}/{n:06}"


def _snapshot_key(table: str, n: int) -> str:
    return f"state/{table}/{n:06}"


def _read(key: str, text: str, kind: type[_T]) -> _T:
    """Decode a stored text; ``damaged`` if that fails."""
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.MsgspecError as error:
        log.error("%s cannot be read: %s", key, error)
        raise Refusal("damaged") from error


class OfflineTables:
    """The tables, their journals and their snapshots, which a server keeps in its database."""

    def __init__(self, shelf: Shelf) -> None:
        self.version = 0
        self._shelf = shelf

    async def all(self) -> list[TableRecord]:
        """All tables that can be read, the last used first."""
        records = []
        for key, text in (await self._shelf.read("table/")).items():
            try:
                records.append(_read(key, text, TableRecord))
            except Refusal:
                continue  # the others can still be played
        return sorted(records, key=lambda record: -record.updated)

    async def get(self, table: str) -> TableRecord:
        """A table; ``not_found`` if there is none."""
        key = _table_key(table)
        text = (await self._shelf.read(key)).get(key)
        if text is None:
            raise Refusal("not_found", what="")
        return _read(key, text, TableRecord)

    async def create(
        self,
        setup: TableSetup,
        host: str | None,
        listed: bool,
        seats: list[SeatRecord],
        after: Lease | None = None,
    ) -> TableRecord:
        """Store a new table; ``after``: it follows this one as a rematch."""
        record = new_table(setup, host, listed, seats)
        texts = {_table_key(record.id): encode(record)}
        if after is not None:
            old = await self.get(after.table)
            old.next_id = record.id
            texts[_table_key(old.id)] = encode(old)
        await self._shelf.write(texts)
        return record

    async def begin_at(
        self, state: State, setup: TableSetup, host: str, seats: list[SeatRecord]
    ) -> TableRecord:
        """Store a table whose game begins with a state and not with the deal."""
        record = new_table(setup, host, False, seats)
        row, state, asked = first_row(state, setup)
        record.status, record.head, record.asked, record.updated = "playing", 1, asked, row.at
        record.config = state.game.config_data(state.config)
        record.engine, record.content = __version__, state.game.content(state.config)
        await self._shelf.write(
            {
                _table_key(record.id): encode(record),
                _row_key(record.id, row.n): encode(row),
                _snapshot_key(record.id, row.n): encode(Snapshot(row.n, dump(state))),
            }
        )
        return record

    async def save_seats(self, lease: Lease, record: TableRecord) -> None:
        """Store the seats of a table that waits or plays."""
        await self._shelf.write({_table_key(lease.table): encode(record)})

    async def drop(self, lease: Lease) -> None:
        """Delete a table."""
        table = lease.table
        await self._shelf.write({}, [_table_key(table), f"row/{table}/", f"state/{table}/"])

    # -- games ---------------------------------------------------------------------------------

    async def rows(self, table: str) -> Sequence[Row]:
        """The journal of a game."""
        return [
            _read(key, text, Row) for key, text in (await self._shelf.read(f"row/{table}/")).items()
        ]

    async def snapshots(self, table: str) -> Sequence[Snapshot]:
        """The snapshots that are kept of a game, the oldest first."""
        return [
            _read(key, text, Snapshot)
            for key, text in (await self._shelf.read(f"state/{table}/")).items()
        ]

    async def beginning(self, table: str) -> Snapshot | None:
        """The state that a game begins with; None if it begins with the deal."""
        key = _snapshot_key(table, 1)
        text = (await self._shelf.read(key)).get(key)
        return None if text is None else _read(key, text, Snapshot)

    async def append(self, append: Append) -> None:
        """Write rows, and all that belongs to them, at once."""
        record = await self.get(append.table)
        if append.start is not None:
            record.config, record.engine, record.content = append.start
        record.status, record.head, record.updated = append.status, append.row.n, append.row.at
        record.asked = append.asked
        record.result = append.result or record.result
        texts = {_row_key(record.id, row.n): encode(row) for row in (*append.earlier, append.row)}
        texts[_table_key(record.id)] = encode(record)
        drops: list[str] = []
        if append.snapshot is not None:
            snapshot = Snapshot(append.row.n, append.snapshot)
            texts[_snapshot_key(record.id, snapshot.n)] = encode(snapshot)
            # The first one holds the start of a lesson, which is stored nowhere else.
            kept = [s.n for s in await self.snapshots(record.id) if s.n > 1]
            drops = [_snapshot_key(record.id, n) for n in kept[: 1 - _KEPT_SNAPSHOTS]]
        await self._shelf.write(texts, drops)


class OfflineReviews:
    """The stored reviews."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    async def get(self, table: str, version: int) -> str | None:
        """The review of a game, if there is one of this version."""
        key = f"review/{table}/{version}"
        return (await self._shelf.read(key)).get(key)

    async def put(self, table: str, version: int, data: str) -> None:
        """Store a review."""
        await self._shelf.write({f"review/{table}/{version}": data})


class NoOthers:
    """Blocks and chat for a single person: there are none."""

    async def add(self, table: str, user: str | None, seat: int, phrase: str, at: int) -> None:
        """Store nothing."""

    async def last(self, table: str, count: int) -> Iterable[tuple[int, int, str | None, str]]:
        """No phrases."""
        return ()

    async def is_blocked_by(self, others: Collection[str], user: str) -> bool:
        """No blocks."""
        return False
