"""The connection to the database: transactions, and errors that tell what to do next."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import event, func, literal, text
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.sql.elements import ColumnElement

from sevencats.server.errors import Refusal
from sevencats.server.settings import Settings

#: How long SQLite waits for another writer, and a request for a free connection.
_PATIENCE_S = 5.0


def now_ms() -> int:
    """The time, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Database:
    """Both databases behind two kinds of transaction: ``read`` and ``write``.

    SQLite has one writer at a time: its write transactions share one connection and begin with
    BEGIN IMMEDIATE, for a transaction that reads first and writes later is refused at once when
    another has written in between.
    """

    def __init__(self, settings: Settings) -> None:
        self.path = settings.sqlite_path
        self.is_sqlite = self.path is not None
        if self.path is not None:
            self._writer = _sqlite(settings.database_url, "BEGIN IMMEDIATE", size=1)
            self._reader = _sqlite(settings.database_url, "BEGIN", size=4)
        else:
            self._writer = self._reader = _postgres(settings.database_url)

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is on disk when the block is left without an error."""
        async with _translated(), self._writer.begin() as connection:
            yield connection

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A transaction for reading."""
        async with _translated(), self._reader.begin() as connection:
            yield connection

    async def ping(self) -> None:
        """Raise ``Refusal`` when the database does not answer."""
        async with self.read() as tx:
            await tx.execute(text("SELECT 1"))

    def clock(self) -> ColumnElement[int]:
        """The time for leases: that of the database where processes share one, so that their
        own clocks need not agree."""
        if self.is_sqlite:
            return literal(now_ms())
        return func.floor(func.extract("epoch", func.clock_timestamp()) * 1000)

    async def close(self) -> None:
        """Give all connections back."""
        await self._writer.dispose()
        await self._reader.dispose()


def _sqlite(url: str, begin: str, size: int) -> AsyncEngine:
    engine = create_async_engine(
        url,
        pool_size=size,
        max_overflow=0,
        pool_timeout=_PATIENCE_S,
        connect_args={"timeout": _PATIENCE_S},
    )

    @event.listens_for(engine.sync_engine, "connect")
    def _connect(connection: Any, _record: Any) -> None:
        # The driver's own idea of when a transaction begins would get in the way of ours.
        connection.isolation_level = None
        cursor = connection.cursor()
        # FULL: a confirmed pick survives a power cut too, not only a crash of the process.
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def _begin(connection: Any) -> None:
        connection.exec_driver_sql(begin)

    return engine


def _postgres(url: str) -> AsyncEngine:
    return create_async_engine(
        url,
        pool_size=8,
        max_overflow=4,
        pool_timeout=_PATIENCE_S,
        # A connection that died with the database is noticed before it is used.
        pool_pre_ping=True,
        connect_args={"timeout": _PATIENCE_S, "command_timeout": 15},
    )


@asynccontextmanager
async def _translated() -> AsyncIterator[None]:
    """Turn what drivers raise when a database is gone, full or locked into one refusal."""
    try:
        yield
    except IntegrityError:
        raise
    except (TimeoutError, OSError, DBAPIError, SQLAlchemyError, sqlite3.Error) as error:
        raise Refusal("store_down") from error


def sync_url(settings: Settings) -> str:
    """The database as tools without asyncio name it (for messages: without the password)."""
    path = settings.sqlite_path
    return str(Path(path).resolve()) if path is not None else settings.database_url.split("@")[-1]
