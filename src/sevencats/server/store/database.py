"""The connection to the database: transactions, and errors that tell what to do next.

PostgreSQL is spoken to by asyncio. SQLite is a library that does its work in the caller's thread,
so it gets threads of its own: one that writes, a few that read. Going there and back costs more
than most statements do, therefore ``transact`` and ``look`` run a whole transaction in one go, and
``find`` reads the few rows that a key leads to without going there at all.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Protocol, TypeVar, cast

from sqlalchemy import Connection, Engine, Result, create_engine, event, func, literal, text
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.sql.elements import ColumnElement
from sqlalchemy.sql.expression import Executable

from sevencats.server.errors import Refusal
from sevencats.server.settings import Settings

#: How long SQLite waits for another writer, and a request for a free connection.
_PATIENCE_S = 5.0
_READERS = 4
#: What PostgreSQL says to a text with a zero in it: that is the client's fault.
_NO_TEXT = "22021"

_T = TypeVar("_T")

log = logging.getLogger(__name__)


#: It goes on while the machine sleeps, where the system has such a clock.
_STEADY = getattr(time, "CLOCK_BOOTTIME", None)


def _steady_ns() -> int:
    return time.monotonic_ns() if _STEADY is None else time.clock_gettime_ns(_STEADY)


#: The time of day when this process began, as that clock counts it.
_EPOCH_NS = time.time_ns() - _steady_ns()


def now_ms() -> int:
    """The time, in milliseconds since 1970. It never jumps: whoever sets the system's clock must
    not use up a player's time."""
    return (_EPOCH_NS + _steady_ns()) // 1_000_000


class Tx(Protocol):
    """A transaction that is going on."""

    async def execute(self, statement: Executable, parameters: Any = None) -> Any:
        """Run a statement and give its result."""
        ...

    async def run_sync(self, fn: Callable[..., _T], *arg: Any) -> _T:
        """Run a function that takes the connection."""
        ...


class Database:
    """Both databases behind three kinds of transaction for reading (``read``, ``look`` in one go,
    ``find`` for a few rows) and two for writing (``write`` and ``transact``)."""

    def __init__(self, settings: Settings) -> None:
        self.path = settings.sqlite_path
        self.is_sqlite = self.path is not None
        self._sqlite: _Sqlite | None = None
        self._postgres: AsyncEngine | None = None
        #: Why the last write failed, if it did: a full disk can still be read from.
        self.write_failure: str | None = None
        if self.is_sqlite:
            self._sqlite = _Sqlite(settings.database_url)
        else:
            self._postgres = _postgres(settings.database_url)

    @asynccontextmanager
    async def write(self) -> AsyncIterator[Tx]:
        """A transaction that is on disk when the block is left without an error."""
        async with self._noting_failures(), _translated(), self._begin(write=True) as tx:
            yield tx

    @asynccontextmanager
    async def _noting_failures(self) -> AsyncIterator[None]:
        """Remember whether writing works; say so once when it begins to fail, and once when it
        works again."""
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
        """Run a function in a transaction for writing, in one go."""
        async with self._noting_failures(), _translated():
            if self._sqlite is not None:
                return await self._sqlite.transact(work)
            async with self._begin(write=True) as tx:
                return await tx.run_sync(work)

    async def look(self, work: Callable[[Connection], _T]) -> _T:
        """Run a function in a transaction for reading, in one go."""
        async with _translated():
            if self._sqlite is not None:
                return await self._sqlite.look(work)
            async with self._begin(write=False) as tx:
                return await tx.run_sync(work)

    async def find(self, work: Callable[[Connection], _T]) -> _T:
        """``look``, for the few rows that a key or an index leads to. SQLite has them in memory and
        finds them within some microseconds, so that is done on the spot: in a busy process a thread
        would have to ask for the interpreter several times, which costs far more."""
        if self._sqlite is None:
            return await self.look(work)
        async with _translated():
            return await self._sqlite.find(work)

    async def find_rows(
        self, statement: Executable, parameters: dict[str, Any] | None = None
    ) -> Sequence[Any]:
        """``rows``, for a few that a key or an index leads to."""
        return await self.find(lambda tx: tx.execute(statement, parameters).all())

    async def rows(
        self, statement: Executable, parameters: dict[str, Any] | None = None
    ) -> Sequence[Any]:
        """What one statement finds."""
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

    def clock(self) -> ColumnElement[int]:
        """The time for leases: that of the database where processes share one, so that their
        own clocks need not agree."""
        if self.is_sqlite:
            return literal(now_ms())
        return func.floor(func.extract("epoch", func.clock_timestamp()) * 1000)

    async def close(self) -> None:
        """Give all connections back."""
        if self._sqlite is not None:
            self._sqlite.close()
        if self._postgres is not None:
            await self._postgres.dispose()


class _Sqlite:
    """One writer and a few readers, each in threads of their own.

    There is one write transaction at a time, and it begins with BEGIN IMMEDIATE: one that reads
    first and writes later is refused at once when another has written in between.
    """

    def __init__(self, url: str) -> None:
        self._write_engine = _sqlite_engine(url, "BEGIN IMMEDIATE", 1)
        self._read_engine = _sqlite_engine(url, "BEGIN", _READERS)
        # Connections that are held for ``transact`` and ``look``: one of a thread, for as long as
        # it works. Their many short transactions should not have to ask for one.
        self._held_engine = _sqlite_engine(url, "", 1 + _READERS)
        # The event loop's own, for ``find``: everybody waits for it, so it never waits.
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
        """A whole transaction in one visit to the writer's thread."""

        def run() -> _T:
            with self._short("BEGIN IMMEDIATE") as connection:
                return work(connection)

        async with self._turn:
            return await asyncio.get_running_loop().run_in_executor(self._writer, run)

    async def look(self, work: Callable[[Connection], _T]) -> _T:
        """A whole transaction for reading in one visit to a reader's thread."""

        def run() -> _T:
            with self._short("BEGIN") as connection:
                return work(connection)

        async with self._seats:
            return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def find(self, work: Callable[[Connection], _T]) -> _T:
        """A short transaction for reading right here, or in a thread where it would have to wait:
        almost never, for whoever reads the write-ahead log waits for no writer."""
        connection = self._loop_connection
        if connection is None or connection.invalidated:
            connection = await self._connect_loop()
        try:
            with _driven(connection, "BEGIN"):
                return work(connection)
        except (sqlite3.OperationalError, DBAPIError) as error:
            if not _is_busy(error):
                raise
        return await self.look(work)

    async def _connect_loop(self) -> Connection:
        """The connection for ``find``. Opening the file may have to wait, so a thread does it."""

        def connect() -> Connection:
            with self._connecting:
                if self._loop_connection is None or self._loop_connection.invalidated:
                    self._loop_connection = self._loop_engine.connect()
                return self._loop_connection

        return await asyncio.get_running_loop().run_in_executor(self._readers, connect)

    @contextmanager
    def _short(self, begin: str) -> Iterator[Connection]:
        """A transaction on the connection that this thread holds."""
        connection: Connection | None = getattr(self._held, "connection", None)
        if connection is None or connection.closed or connection.invalidated:
            connection = self._held.connection = self._held_engine.connect()
            self._all_held.append(connection)
        with _driven(connection, begin):
            yield connection

    @asynccontextmanager
    async def begin(self, write: bool) -> AsyncIterator[Tx]:
        """A transaction whose statements are run one by one."""
        engine = self._write_engine if write else self._read_engine
        threads = self._writer if write else self._readers
        async with self._turn if write else self._seats:
            tx = _SqliteTx(engine, threads)
            try:
                yield tx
            except BaseException:
                await asyncio.shield(tx.end(commit=False))
                raise
            await asyncio.shield(tx.end(commit=True))

    def close(self) -> None:
        """End the threads."""
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
def _driven(connection: Connection, begin: str) -> Iterator[None]:
    """A transaction that the driver itself begins and ends: SQLAlchemy's own way takes longer than
    most of what happens in between."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    driver.execute(begin)
    try:
        yield
        driver.execute("COMMIT")
    except BaseException:
        # What fails badly, such as a full disk, has been rolled back by SQLite already.
        if driver.in_transaction:
            driver.execute("ROLLBACK")
        raise


def _is_busy(error: Exception) -> bool:
    """Whether somebody else has locked the file for a moment."""
    cause = getattr(error, "orig", None) or error
    return getattr(cause, "sqlite_errorname", "").startswith("SQLITE_BUSY")


class _SqliteTx:
    """A transaction in a thread; it begins with its first statement."""

    def __init__(self, engine: Engine, threads: ThreadPoolExecutor) -> None:
        self._engine = engine
        self._threads = threads
        self._connection: Connection | None = None
        #: Whoever waits for a thread may be cancelled while the thread goes on: what it opens must
        #: be closed all the same, and nothing be opened after the end.
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
        """Commit or roll back, and give the connection back."""

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


def _sqlite_engine(url: str, begin: str, size: int, patience: float = _PATIENCE_S) -> Engine:
    """Connections to a file whose transactions start with ``begin``; empty: somebody else begins
    them."""
    engine = create_engine(
        url,
        pool_size=size,
        max_overflow=0,
        pool_timeout=_PATIENCE_S,
        connect_args={"timeout": patience, "check_same_thread": False},
    )

    @event.listens_for(engine, "connect")
    def _connect(connection: Any, _record: Any) -> None:
        # The driver's own idea of when a transaction begins would get in the way of ours.
        connection.isolation_level = None
        _use_write_ahead_log(connection)
        # FULL: a confirmed pick survives a power cut too, not only a crash of the process.
        for pragma in ("synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    if begin:

        @event.listens_for(engine, "begin")
        def _begin(connection: Any) -> None:
            connection.exec_driver_sql(begin)

    return engine


def _use_write_ahead_log(connection: sqlite3.Connection) -> None:
    """Switch to the write-ahead log. SQLite refuses the switch at once while another connection
    writes or switches too, whatever its timeout says, so the waiting is done here."""
    until = time.monotonic() + _PATIENCE_S
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if not _is_busy(error) or time.monotonic() > until:
                raise
            time.sleep(0.01)


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
        if getattr(getattr(error, "orig", None), "sqlstate", None) == _NO_TEXT:
            raise Refusal("bad_request") from error
        raise Refusal("store_down") from error
