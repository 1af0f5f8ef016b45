"""The connection to the database: transactions, and errors that tell what to do next.

PostgreSQL is used through asyncio. SQLite is a library that works in the caller's thread, so it
gets its own threads: one for writing, a few for reading. Switching threads costs more than most
statements do, therefore ``transact`` and ``look`` run a whole transaction in one call, and ``find``
reads a few rows by key without switching at all.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Protocol, TypeVar, cast

from sqlalchemy import BigInteger, Connection, bindparam, func, text
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.sql.elements import ColumnElement
from sqlalchemy.sql.expression import Executable

from sevencats.server.errors import Refusal
from sevencats.server.now import now_ms
from sevencats.server.settings import Settings
from sevencats.server.store.db.sqlite import PATIENCE_S, Sqlite

#: PostgreSQL's error for a text with a NUL character: the client's fault.
_NO_TEXT = "22021"

_T = TypeVar("_T")

log = logging.getLogger(__name__)


class Tx(Protocol):
    """A running transaction."""

    async def execute(self, statement: Executable, parameters: Any = None) -> Any:
        """Run a statement and return its result."""
        ...

    async def run_sync(self, fn: Callable[..., _T], *arg: Any) -> _T:
        """Run a function that takes the connection."""
        ...


class Database:
    """Either database, with three kinds of transaction for reading (``read``, ``look`` in one call,
    ``find`` for a few rows) and two for writing (``write`` and ``transact``)."""

    def __init__(self, settings: Settings) -> None:
        self.path = settings.sqlite_path
        self.is_sqlite = self.path is not None
        self._sqlite: Sqlite | None = None
        self._postgres: AsyncEngine | None = None
        #: The error of the last write, if it failed: a full disk can still be read from.
        self.write_failure: str | None = None
        #: SQL for the time of leases: the database's clock where processes share one, so that their
        #: own clocks need not agree. It is evaluated when a statement runs, so statements with it
        #: can be cached.
        self.clock: ColumnElement[int] = (
            bindparam("clock", callable_=now_ms, type_=BigInteger())
            if self.is_sqlite
            else func.floor(func.extract("epoch", func.clock_timestamp()) * 1000)
        )
        if self.is_sqlite:
            self._sqlite = Sqlite(settings.database_url)
        else:
            self._postgres = _postgres(settings.database_url)

    @asynccontextmanager
    async def write(self) -> AsyncIterator[Tx]:
        """A transaction that is on disk when the block ends without an error."""
        async with self._noting_failures(), _translated(), self._begin(write=True) as tx:
            yield tx

    @asynccontextmanager
    async def _noting_failures(self) -> AsyncIterator[None]:
        """Record whether writing works; log once when it starts to fail, and once when it works
        again."""
        try:
            yield
        except Refusal as refusal:
            if refusal.code == "store_down":
                reason = str(getattr(refusal.__cause__, "orig", None) or refusal.__cause__)
                if self.write_failure is None:
                    log.error("the database does not take writes: %s", reason[:200])
                self.write_failure = reason[:200]
            raise
        if self.write_failure is not None:
            log.warning("the database takes writes again")
            self.write_failure = None

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Tx]:
        """A transaction for reading."""
        async with _translated(), self._begin(write=False) as tx:
            yield tx

    async def transact(self, work: Callable[[Connection], _T]) -> _T:
        """Run a function in a transaction for writing, in one call."""
        async with self._noting_failures(), _translated():
            if self._sqlite is not None:
                return await self._sqlite.transact(work)
            async with self._begin(write=True) as tx:
                return await tx.run_sync(work)

    async def look(self, work: Callable[[Connection], _T]) -> _T:
        """Run a function in a transaction for reading, in one call."""
        async with _translated():
            if self._sqlite is not None:
                return await self._sqlite.look(work)
            async with self._begin(write=False) as tx:
                return await tx.run_sync(work)

    async def find(self, work: Callable[[Connection], _T]) -> _T:
        """``look``, for a few rows found by a key or an index. SQLite has them in memory and finds
        them within microseconds, so this happens in the event loop: in a busy process a thread
        would have to wait for the interpreter several times, which costs far more."""
        if self._sqlite is None:
            return await self.look(work)
        async with _translated():
            return await self._sqlite.find(work)

    async def find_rows(
        self, statement: Executable, parameters: dict[str, Any] | None = None
    ) -> Sequence[Any]:
        """``rows``, for a few found by a key or an index."""
        return await self.find(lambda tx: tx.execute(statement, parameters).all())

    async def rows(
        self, statement: Executable, parameters: dict[str, Any] | None = None
    ) -> Sequence[Any]:
        """The rows of one statement."""
        return await self.look(lambda tx: tx.execute(statement, parameters).all())

    @asynccontextmanager
    async def _begin(self, write: bool) -> AsyncIterator[Tx]:
        if self._sqlite is not None:
            async with self._sqlite.begin(write) as tx:
                yield tx
        else:
            assert self._postgres is not None
            async with self._postgres.begin() as connection:
                yield cast(Tx, connection)

    async def ping(self) -> None:
        """Raise ``Refusal`` when the database does not answer."""
        async with self.read() as tx:
            await tx.execute(text("SELECT 1"))

    async def close(self) -> None:
        """Close all connections."""
        if self._sqlite is not None:
            self._sqlite.close()
        if self._postgres is not None:
            await self._postgres.dispose()


def _postgres(url: str) -> AsyncEngine:
    return create_async_engine(
        url,
        pool_size=8,
        max_overflow=4,
        pool_timeout=PATIENCE_S,
        # Detect connections that died with the database before using them.
        pool_pre_ping=True,
        connect_args={"timeout": PATIENCE_S, "command_timeout": 15},
    )


@asynccontextmanager
async def _translated() -> AsyncIterator[None]:
    """Turn the drivers' errors for a missing, full or locked database into one refusal."""
    try:
        yield
    except IntegrityError:
        raise
    except (TimeoutError, OSError, DBAPIError, SQLAlchemyError, sqlite3.Error) as error:
        if getattr(getattr(error, "orig", None), "sqlstate", None) == _NO_TEXT:
            raise Refusal("bad_request") from error
        raise Refusal("store_down") from error
