"""A short-lived cache of the lobby's lists of tables.

Clients in the lobby poll every few seconds. For any number of them, a list is loaded and formatted
once a second, or once after this process has changed a table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from sevencats.server.store.lobby import Lobby, Wanted
from sevencats.server.store.records import Status, TableRecord
from sevencats.server.wire import TableInfo

#: Changes by other processes appear after this time.
KEPT_S = 1.0
#: Maximum tables of a list.
_LENGTH = 100
#: Cached lists; there is one for each filter and language.
_MOST = 256


Describe = Callable[[Sequence[TableRecord], str], Awaitable[list[TableInfo]]]


class Listed(NamedTuple):
    """A table of a list, and its creator."""

    host: str | None
    info: TableInfo


class _Key(NamedTuple):
    wanted: Wanted
    status: Status
    lang: str


class _List(NamedTuple):
    until: float
    version: int
    tables: asyncio.Task[tuple[Listed, ...]]


class OpenTables:
    """The lists of one process. ``describe`` formats tables in a language."""

    def __init__(self, lobby: Lobby, describe: Describe) -> None:
        self._lobby = lobby
        self._describe = describe
        self._lists: dict[_Key, _List] = {}

    async def read(self, wanted: Wanted, status: Status, lang: str) -> tuple[Listed, ...]:
        """Listed tables, the newest first."""
        now, key = asyncio.get_running_loop().time(), _Key(wanted, status, lang)
        kept = self._lists.get(key)
        if kept is None or kept.until < now or kept.version != self._lobby.version:
            if len(self._lists) >= _MOST:
                self._lists.clear()
            task = asyncio.create_task(self._load(key))
            kept = self._lists[key] = _List(now + KEPT_S, self._lobby.version, task)
        try:
            # A cancelled request must not cancel the list for others.
            return await asyncio.shield(kept.tables)
        except Exception:
            if self._lists.get(key) is kept:
                del self._lists[key]
            raise

    async def _load(self, key: _Key) -> tuple[Listed, ...]:
        records = await self._lobby.list_listed(key.wanted, _LENGTH, key.status)
        if key.status != "waiting":
            records = [record for record in records if record.setup.watch != "nobody"]
        infos = await self._describe(records, key.lang)
        return tuple([Listed(*one) for one in zip((r.host for r in records), infos, strict=True)])
