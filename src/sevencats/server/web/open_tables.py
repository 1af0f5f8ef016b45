"""The lists of tables that the lobby shows, kept for a moment.

Whoever looks at the lobby asks again every few seconds. However many do, a list is read from the
database and put into words once a second, or once after this process has changed a table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from sevencats.server.store.lobby import Lobby, Wanted
from sevencats.server.store.records import Status, TableRecord
from sevencats.server.wire import TableInfo

#: What other processes change is seen after this.
KEPT_S = 1.0
#: Tables of a list at most.
_LENGTH = 100
#: Lists that are kept; there is one for each way to look for tables, and for each language.
_MOST = 256


Describe = Callable[[Sequence[TableRecord], str], Awaitable[list[TableInfo]]]


class Listed(NamedTuple):
    """A table of a list, and who made it."""

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
    """The lists of one process. ``describe`` tells tables in a language."""

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
            # Whoever is cancelled takes the list from nobody else.
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
