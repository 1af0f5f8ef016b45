"""Games that this version cannot continue: they end without a result and stay on record."""

from __future__ import annotations

from functools import partial

from sevencats.kernel.run import Row
from sevencats.server.errors import Refusal
from sevencats.server.hub import Hub
from sevencats.server.now import now_ms
from sevencats.server.store.db.database import Database
from sevencats.server.store.journal import stored_rows, write_batch
from sevencats.server.store.records import Append, Result, TableRecord
from sevencats.server.tables import commands as cmd

#: Why a table cannot be opened, now or in a moment.
_FOR_GOOD = ("other_rules", "damaged")


async def close_table(hub: Hub, database: Database, record: TableRecord) -> None:
    """End a game without a result, or delete a waiting table; also a table that cannot be
    opened."""
    answer = await hub.send(record.id, cmd.CloseTable())
    if answer.refused is not None and answer.refused.code in _FOR_GOOD:
        await _close_unplayable(hub, database, record)
    else:
        answer.result()


async def need_unplayable(hub: Hub, record: TableRecord) -> None:
    """Refuse if this version can continue the game."""
    answer = await hub.send(record.id, cmd.Wake())
    if answer.refused is None or answer.refused.code not in _FOR_GOOD:
        raise Refusal("not_offered")


async def _close_unplayable(hub: Hub, database: Database, record: TableRecord) -> None:
    """Write the last row of a game without playing it."""
    if record.status != "playing":
        raise Refusal("not_playing")
    lease = await hub.leases.acquire(record.id)
    if lease is None:
        raise Refusal("moved")
    at = now_ms()
    newest = (await stored_rows(database, record.id, record.head - 1))[-1:]
    rng = int(newest[0][6]) if newest else 0
    row = Row(record.head + 1, "end", -1, "", (), "", rng, "table", at)
    result = Result(returns=(0,) * len(record.seats), reason="abandoned")
    append = Append(lease.table, lease.owner, lease.token, row, status="finished", result=result)
    await database.transact(partial(write_batch, [append]))
    await hub.leases.release(lease, None)
