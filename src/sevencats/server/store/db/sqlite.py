"""SQLite for an event loop: the library works in the caller's thread, so it gets its own threads,
one for writing and a few for reading."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, Result, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.expression import Executable

#: Seconds that SQLite waits for another writer, and a request for a free connection.
PATIENCE_S = 5.0
_READERS = 4

_T = TypeVar("_T")


class Sqlite:
    """One writer and a few readers, each in its own thread.

    There is one write transaction at a time, and it begins with BEGIN IMMEDIATE: one that reads
    first and writes later would be refused at once if another has written in between.
    """

    def __init__(self, url: str) -> None:
        self._write_engine = _sqlite_engine(url, "BEGIN IMMEDIATE", 1)
        self._read_engine = _sqlite_engine(url, "BEGIN", _READERS)
        # Connections for ``transact`` and ``look``, one per thread for its whole life: short
        # transactions should not have to request one.
        self._held_engine = _sqlite_engine(url, "", 1 + _READERS)
        # The event loop's own connection, for ``find``. It never waits, because everything else
        # would wait too.
        self._loop_engine = _sqlite_engine(url, "", 1, patience=0)
        self._loop_connection: Connection | None = None
        self._connecting = threading.Lock()
        self._held = threading.local()
        self._all_held: list[Connection] = []
        self._writer = ThreadPoolExecutor(1, "sqlite-writer")
        self._readers = ThreadPoolExecutor(_READERS, "sqlite-reader")
        self._turn = asyncio.Lock()
        self._seats = asyncio.Semaphore(_READERS)

    async def transact(self, work: Callable[[Connection], _T]) -> _T:
        """Run a whole transaction in one call to the writer's thread."""

        def run() -> _T:
            with self._short("BEGIN IMMEDIATE") as connection:
                return work(connection)

        async with self._turn:
            return await asyncio.get_running_loop().run_in_executor(self._writer, run)

    async def look(self, work: Callable[[Connection], _T]) -> _T:
        """Run a whole transaction for reading in one call to a reader's thread."""

        def run() -> _T:
            with self._short("BEGIN") as connection:
                return work(connection)

        async with self._seats:
            return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def find(self, work: Callable[[Connection], _T]) -> _T:
        """Run a short transaction for reading right here, or in a thread if it would have to wait:
        almost never, because readers of the write-ahead log do not wait for writers."""
        connection = self._loop_connection
        if connection is None or connection.invalidated:
            connection = await self._connect_loop()
        try:
            with _in_transaction(connection, "BEGIN"):
                return work(connection)
        except (sqlite3.OperationalError, DBAPIError) as error:
            if not _is_busy(error):
                raise
        return await self.look(work)

    async def _connect_loop(self) -> Connection:
        """Open the connection for ``find`` in a thread, because opening the file may have to
        wait."""

        def connect() -> Connection:
            with self._connecting:
                if self._loop_connection is None or self._loop_connection.invalidated:
                    self._loop_connection = self._loop_engine.connect()
                return self._loop_connection

        return await asyncio.get_running_loop().run_in_executor(self._readers, connect)

    @contextmanager
    def _short(self, begin: str) -> Iterator[Connection]:
        """A transaction on the connection of this thread."""
        connection: Connection | None = getattr(self._held, "connection", None)
        if connection is None or connection.closed or connection.invalidated:
            connection = self._held.connection = self._held_engine.connect()
            self._all_held.append(connection)
        with _in_transaction(connection, begin):
            yield connection

    @asynccontextmanager
    async def begin(self, write: bool) -> AsyncIterator[SqliteTx]:
        """A transaction whose statements are run one by one."""
        engine = self._write_engine if write else self._read_engine
        threads = self._writer if write else self._readers
        async with self._turn if write else self._seats:
            tx = SqliteTx(engine, threads)
            try:
                yield tx
            except BaseException:
                await asyncio.shield(tx.end(commit=False))
                raise
            await asyncio.shield(tx.end(commit=True))

    def close(self) -> None:
        """Stop the threads."""
        for threads in (self._writer, self._readers):
            threads.shutdown(wait=True)
        for connection in (*self._all_held, self._loop_connection):
            if connection is not None:
                connection.close()
        for engine in (
            self._write_engine,
            self._read_engine,
            self._held_engine,
            self._loop_engine,
        ):
            engine.dispose()


@contextmanager
def _in_transaction(connection: Connection, begin: str) -> Iterator[None]:
    """A transaction begun and ended through the driver: SQLAlchemy's own way takes longer than most
    statements."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    driver.execute(begin)
    try:
        yield
        driver.execute("COMMIT")
    except BaseException:
        # After serious errors, such as a full disk, SQLite has already rolled back.
        if driver.in_transaction:
            driver.execute("ROLLBACK")
        raise


def _is_busy(error: Exception) -> bool:
    """Return whether another connection has locked the file for a moment."""
    cause = getattr(error, "orig", None) or error
    return getattr(cause, "sqlite_errorname", "").startswith("SQLITE_BUSY")


class SqliteTx:
    """A transaction in a thread; it begins with its first statement."""

    def __init__(self, engine: Engine, threads: ThreadPoolExecutor) -> None:
        self._engine = engine
        self._threads = threads
        self._connection: Connection | None = None
        #: A waiting caller may be cancelled while the thread continues: everything it opens must
        #: still be closed, and nothing opened after the end.
        self._lock = threading.Lock()
        self._over = False

    async def execute(self, statement: Executable, parameters: Any = None) -> Result[Any]:
        """Run a statement; rows are fetched before they leave the thread."""

        def run(connection: Connection) -> Result[Any]:
            result = connection.execute(statement, parameters)
            return result.freeze()() if result.returns_rows else result

        return await self.run_sync(run)

    async def run_sync(self, fn: Callable[..., _T], *arg: Any) -> _T:
        """Run a function that takes the connection."""

        def run() -> _T:
            with self._lock:
                if self._over:
                    raise sqlite3.OperationalError("the transaction is over")
                if self._connection is None:
                    self._connection = self._engine.connect()
                    self._connection.begin()
                return fn(self._connection, *arg)

        return await asyncio.get_running_loop().run_in_executor(self._threads, run)

    async def end(self, commit: bool) -> None:
        """Commit or roll back, and return the connection."""

        def run() -> None:
            with self._lock:
                self._over = True
                connection = self._connection
                if connection is None:
                    return
                try:
                    if commit:
                        connection.commit()
                finally:
                    connection.close()

        await asyncio.get_running_loop().run_in_executor(self._threads, run)


def _sqlite_engine(url: str, begin: str, size: int, patience: float = PATIENCE_S) -> Engine:
    """Connections to a file whose transactions start with ``begin``; empty: the caller begins
    them."""
    engine = create_engine(
        url,
        pool_size=size,
        max_overflow=0,
        pool_timeout=PATIENCE_S,
        connect_args={"timeout": patience, "check_same_thread": False},
    )

    @event.listens_for(engine, "connect")
    def _connect(connection: Any, _record: Any) -> None:
        # Turn off the driver's implicit transactions, which would interfere with ours.
        connection.isolation_level = None
        _use_write_ahead_log(connection)
        # FULL: a confirmed pick also survives a power cut, not only a crash of the process.
        for pragma in ("synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    if begin:

        @event.listens_for(engine, "begin")
        def _begin(connection: Any) -> None:
            connection.exec_driver_sql(begin)

    return engine


def _use_write_ahead_log(connection: sqlite3.Connection) -> None:
    """Switch to the write-ahead log. SQLite refuses the switch at once while another connection
    writes or switches too, ignoring its timeout, so the waiting is done here."""
    until = time.monotonic() + PATIENCE_S
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if not _is_busy(error) or time.monotonic() > until:
                raise
            time.sleep(0.01)
