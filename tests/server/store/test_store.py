"""Storage alone: migrations, leases, fencing and the journal's writer, on both databases."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, select, text, update
from sqlalchemy.exc import IntegrityError
from trials.daemons import Postgres

from sevencats.kernel import Row
from sevencats.server.errors import Refusal
from sevencats.server.operate.backup import backup, restore
from sevencats.server.process import DatabaseInUse, take_file
from sevencats.server.settings import BadSetting, Settings, driver_url, read_settings
from sevencats.server.store import journal, schema
from sevencats.server.store.attempts import Attempts
from sevencats.server.store.db.database import Database
from sevencats.server.store.journal import JournalWriter, read_rows, read_snapshots
from sevencats.server.store.leases import Leases
from sevencats.server.store.lobby import Lobby
from sevencats.server.store.migrate import migrate
from sevencats.server.store.records import Append, SeatRecord, TableSetup
from sevencats.server.tables.lease import Fenced, Lease, first_lease

_count = iter(range(10_000))


@pytest.fixture(params=["sqlite", "postgresql"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Settings]:
    """The settings of a fresh database."""
    url = f"sqlite:///{tmp_path / 'store.db'}"
    if request.param == "postgresql":
        url = request.getfixturevalue("postgres").new_database(f"store{next(_count)}")
    yield Settings(database_url=driver_url(url))


@pytest.fixture
def pg_settings(postgres: Postgres) -> Settings:
    """The settings of a fresh database of PostgreSQL."""
    return Settings(database_url=driver_url(postgres.new_database(f"store{next(_count)}")))


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Database]:
    """The database, up to date."""
    await migrate(settings)
    database = Database(settings)
    try:
        yield database
    finally:
        await database.close()


async def new_table(database: Database) -> str:
    """A table to write to."""
    setup = TableSetup(game="gwent", mode="duel", seats=2)
    record = await Lobby(database).create(setup, None, False, [SeatRecord(0), SeatRecord(1)])
    return record.id


async def test_abandoned_games_are_hidden_from_lists(settings: Settings) -> None:
    """Those against bots after two days; those with people stay."""
    setup = TableSetup(game="gwent", mode="duel", seats=2)
    async with opened(settings) as database:
        lobby = Lobby(database)
        bot, friend = SeatRecord(1, bot="recruit"), SeatRecord(1, user="bob")
        for other in (bot, friend, bot):
            await lobby.create(setup, "ann", False, [SeatRecord(0, user="ann"), other])
        newest = (await lobby.list_of("ann", 9))[0].id
        async with database.write() as tx:
            await tx.execute(text("UPDATE tables SET status = 'playing'"))
            await tx.execute(
                text("UPDATE tables SET updated = updated - 172800001 WHERE id != :id"),
                {"id": newest},
            )
        shown = await lobby.list_of("ann", 9)
        assert {record.seats[1].user for record in shown} == {None, "bob"}
        assert newest in {record.id for record in shown}
        assert len(shown) == await lobby.count_open("ann") == 2


def row(n: int, pick_id: str | None = None) -> Row:
    """A row of a journal."""
    return Row(
        n, "pick", 0, "pass", ("heads",), "d", 2**63 + n, at=5, pick_id=pick_id, banks=(1, 2)
    )


def append(lease: Lease, n: int, pick_id: str | None = None, **rest: Any) -> Append:
    """A row to be written."""
    return Append(lease.table, lease.owner, lease.token, row(n, pick_id), **rest)


async def test_migrations_build_what_the_program_expects(settings: Settings) -> None:
    async with opened(settings) as database:
        await migrate(settings)  # twice does no harm

        def differences(connection: Any) -> Any:
            context = MigrationContext.configure(connection, opts={"compare_type": True})
            return compare_metadata(context, schema.metadata)

        async with database.write() as tx:
            assert await tx.run_sync(differences) == []
            if database.is_sqlite:
                mode = (await tx.execute(text("PRAGMA journal_mode"))).scalar_one()
                sync = (await tx.execute(text("PRAGMA synchronous"))).scalar_one()
                assert (mode, sync) == ("wal", 2)


async def test_processes_may_migrate_at_once(pg_settings: Settings) -> None:
    await asyncio.gather(*(migrate(pg_settings) for _ in range(3)))


async def test_dead_owner_is_replaced_and_fenced(settings: Settings) -> None:
    async with opened(settings) as database:
        table = await new_table(database)
        one = Leases(database, "one", 60, alone=False)
        two = Leases(database, "two", 60, alone=False)
        await one.beat()
        await two.beat()
        first = await one.acquire(table)
        assert first is not None and await two.acquire(table) is None
        assert await two.owner_of(table) == "one"
        writer = JournalWriter(database, lambda *_: None)
        writer.start()
        await writer.append(append(first, 1))
        assert await two.orphans(10) == []
        # Its last: it is dead from then on.
        await Leases(database, "one", -0.001, alone=False).beat()
        assert await two.orphans(10) == [table] and await two.owner_of(table) is None
        second = await two.acquire(table)
        assert second is not None and second.token > first.token
        with pytest.raises(Fenced):
            await writer.append(append(first, 2))
        await writer.append(append(second, 2))
        with pytest.raises(Fenced):
            await Lobby(database).save_seats(first, await Lobby(database).get(table))
        assert [found.n for found in await read_rows(database, table)] == [1, 2]
        await two.release(second, due=1)
        assert await one.orphans(10) == [table], "a clock that is due needs an owner"
        await writer.stop()


async def test_single_process_takes_over_without_waiting(settings: Settings) -> None:
    async with opened(settings) as database:
        table = await new_table(database)
        dead = Leases(database, "dead", 60, alone=False)
        await dead.beat()
        old = await dead.acquire(table)
        alone = Leases(database, "alone", 60, alone=True)
        await alone.beat()
        assert await alone.owner_of(table) is None
        lease = await alone.acquire(table)
        assert lease is not None and old is not None and lease.token == old.token + 1


async def test_only_one_of_many_processes_acquires_a_table(settings: Settings) -> None:
    async with opened(settings) as database:
        table = await new_table(database)
        many = [Leases(database, f"p{number}", 60, alone=False) for number in range(6)]
        for leases in many:
            await leases.beat()
        got = await asyncio.gather(*(leases.acquire(table) for leases in many))
        assert sum(lease is not None for lease in got) == 1


async def test_invalid_row_does_not_fail_its_batch(settings: Settings) -> None:
    async with opened(settings) as database:
        leases = Leases(database, "me", 60, alone=False)
        await leases.beat()
        tables = [await new_table(database) for _ in range(4)]
        held = [await leases.acquire(table) for table in tables]
        good, twice, stale, other = [lease for lease in held if lease is not None]
        writer = JournalWriter(database, lambda *_: None)
        writer.start()
        await writer.append(append(twice, 1, "same-id"))
        results = await asyncio.gather(
            writer.append(append(good, 1)),
            writer.append(append(twice, 2, "same-id")),
            writer.append(append(stale._replace(token=99), 1)),
            writer.append(append(other, 1, snapshot={"x": 1})),  # where the game begins: kept
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [
            type(None), IntegrityError, Fenced, type(None),
        ]  # fmt: skip
        assert [len(await read_rows(database, table)) for table in tables] == [1, 1, 0, 1]
        assert await read_rows(database, good.table) == [row(1)]
        for n in (2, 3, 4):
            await writer.append(append(other, n, snapshot={"x": n}))
        assert [s.n for s in await read_snapshots(database, other.table)] == [1, 3, 4]
        await writer.stop()


async def test_busy_process_groups_rows_into_few_transactions(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One row after the other, each a moment after the one before: few transactions, and what
    still waits at the end is written."""
    monkeypatch.setattr(journal, "_BUSY_S", 3600)
    monkeypatch.setattr(journal, "_GATHER_S", 0.2)
    async with opened(settings) as database:
        leases = Leases(database, "me", 60, alone=False)
        await leases.beat()
        lease = await leases.acquire(await new_table(database))
        assert lease is not None
        sizes: list[int] = []
        writer = JournalWriter(database, lambda rows, _: sizes.append(rows))
        writer.start()
        await writer.append(append(lease, 1))
        assert sizes == [1], "the first of them waits for nobody"
        waiting = []
        for n in range(2, 22):
            waiting.append(asyncio.ensure_future(writer.append(append(lease, n))))
            await asyncio.sleep(0.0005)
        await writer.stop()
        await asyncio.gather(*waiting)
        assert sum(sizes) == 21 and len(sizes) < 6, sizes
        assert [found.n for found in await read_rows(database, lease.table)] == [*range(1, 22)]


async def test_new_table_can_be_created_with_an_owner(settings: Settings) -> None:
    setup = TableSetup(game="gwent", mode="duel", seats=2)
    async with opened(settings) as database:
        leases = Leases(database, "me", 60, alone=False)
        await leases.beat()
        seats = [SeatRecord(0), SeatRecord(1)]
        record = await Lobby(database).create(setup, None, False, seats, owner="me")
        assert await leases.held() == {first_lease(record.id, "me")}
        assert await Leases(database, "other", 60, alone=False).acquire(record.id) is None
        writer = JournalWriter(database, lambda *_: None)
        writer.start()
        await writer.append(append(first_lease(record.id, "me"), 1))
        await writer.stop()


async def test_store_returns_without_waiting_when_found(tmp_path: Path) -> None:
    """Rows are found in the event loop's own thread, also while another task writes; where
    SQLite would have to wait, a thread does so and the loop goes on."""
    async with opened(Settings(database_url=driver_url(f"sqlite:///{tmp_path / 'x'}"))) as database:
        here = threading.get_ident()
        listed = update(schema.tables).values(listed=True)
        table = await new_table(database)

        def read(tx: Connection) -> tuple[int, int]:
            return threading.get_ident(), len(tx.execute(select(schema.tables)).all())

        def wait(tx: Connection) -> int:
            tx.execute(listed)
            return threading.get_ident()

        async with database.write() as tx:
            await tx.execute(listed)
            assert await database.find(read) == (here, 1)
            waiting = asyncio.ensure_future(database.find(wait))
            await asyncio.sleep(0.05)
            # In this thread it would have failed by now: nobody could end the other transaction.
            assert not waiting.done()
        assert await waiting != here
        assert (await Lobby(database).get(table)).listed
        with pytest.raises(Refusal):
            await Lobby(database).get("nothing")


async def test_a_database_that_is_not_there_is_one_clear_refusal(tmp_path: Path) -> None:
    database = Database(Settings(database_url="postgresql+asyncpg://nobody@127.0.0.1:9/none"))
    with pytest.raises(Refusal) as caught:
        await database.ping()
    assert caught.value.code == "store_down"
    await database.close()


def test_database_file_has_one_server(tmp_path: Path) -> None:
    first = take_file(tmp_path / "x.db")
    with pytest.raises(DatabaseInUse, match="in use by another server"):
        take_file(tmp_path / "x.db")
    first.close()
    take_file(tmp_path / "x.db").close()


@pytest.mark.parametrize(
    ("env", "words"),
    [
        ({"SEVENCATS_DATABASE_URL": "games.db"}, "not a URL"),
        ({"SEVENCATS_DATABASE_URL": "mysql://x"}, "use sqlite"),
        ({"SEVENCATS_LOG": "loud"}, "text or json"),
        ({"SEVENCATS_BOT_WORKERS": "many"}, "a number"),
        ({"SEVENCATS_LEASE_SECONDS": "0"}, "0.5 or more"),
    ],
)
def test_impossible_settings_are_refused(env: dict[str, str], words: str) -> None:
    with pytest.raises(BadSetting, match=words):
        read_settings(env)


def test_database_urls_as_people_write_them() -> None:
    assert driver_url("postgres://u@h/d") == "postgresql+asyncpg://u@h/d"
    found = read_settings({"SEVENCATS_DATABASE_URL": "sqlite:////srv/cats.db"})
    assert found.sqlite_path == Path("/srv/cats.db")
    assert read_settings({}).sqlite_path is not None


async def test_a_backup_of_postgresql_is_restored(pg_settings: Settings, tmp_path: Path) -> None:
    settings = pg_settings
    async with opened(settings) as database:
        table = await new_table(database)
        await asyncio.to_thread(backup, settings, tmp_path / "copy.dump")
        other = await new_table(database)
    await asyncio.to_thread(restore, settings, tmp_path / "copy.dump")
    async with opened(settings) as database:
        assert (await Lobby(database).get(table)).id == table
        with pytest.raises(Refusal):
            await Lobby(database).get(other)


async def test_attempts_are_counted_across_processes(settings: Settings) -> None:
    """Alternating between two processes allows no extra guesses."""
    async with opened(settings) as one, opened(settings) as other:
        processes = [Attempts(one, b"key", 1.0), Attempts(other, b"key", 1.0)]
        tries = [await each.allow("login ann", 10, 0.1) for _ in range(6) for each in processes]
        assert tries == [True] * 10 + [False] * 2
        assert await processes[0].allow("login bob", 10, 0.1)
        async with one.write() as tx:
            keys = list((await tx.execute(select(schema.attempts.c.key))).scalars())
            # As if all tries had come back with time.
            await tx.execute(update(schema.attempts).values(full=0))
        assert len(keys) == 2 and not any("ann" in key for key in keys)
        assert await processes[1].allow("login ann", 10, 0.1)
        await processes[0].drop_old()
        async with one.read() as tx:
            assert len(list((await tx.execute(select(schema.attempts.c.key))).scalars())) == 1


async def test_first_tries_at_the_same_time_all_count(settings: Settings) -> None:
    async with opened(settings) as one, opened(settings) as other:
        processes = [Attempts(one, b"key", 1.0), Attempts(other, b"key", 1.0)]
        asked = [each.allow("login ann", 3, 0.001) for each in processes * 3]
        assert sum(await asyncio.gather(*asked)) == 3


async def test_opening_waits_for_another_writer_of_a_new_file(tmp_path: Path) -> None:
    """SQLite refuses to switch to the write-ahead log at once then, whatever its timeout."""
    file = tmp_path / "store.db"
    database = Database(Settings(database_url=driver_url(f"sqlite:///{file}")))
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    other.execute("CREATE TABLE busy (number INTEGER)")
    asked = asyncio.create_task(database.ping())
    try:
        await asyncio.sleep(0.2)
        assert not asked.done()
        other.execute("COMMIT")
        await asked
        assert other.execute("SELECT COUNT(*) FROM busy").fetchone() == (0,)
        assert other.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    finally:
        other.close()
        await database.close()
