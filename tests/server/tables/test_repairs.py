"""Regression tests of the server: each of these failed once."""

from __future__ import annotations

import asyncio
import json
import logging
import shutil
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest
from helpers.server import asked, operator, refused, started, together, web
from helpers.server_inside import Ear, duel, inside, tell
from sqlalchemy import delete, event, select, update
from trials.daemons import PhoenixServer

from sevencats.server import wire
from sevencats.server.client import ApiRefusal, Person, first_option, new_id
from sevencats.server.errors import Refusal
from sevencats.server.local import ServerProcess
from sevencats.server.now import now_ms
from sevencats.server.operate import backup as backups
from sevencats.server.process import running
from sevencats.server.settings import Settings, driver_url, read_settings
from sevencats.server.store import schema
from sevencats.server.store.db.database import Database
from sevencats.server.store.lobby import Wanted
from sevencats.server.store.records import Pace, SeatRecord, TableRecord, TableSetup
from sevencats.server.tables import commands as cmd
from sevencats.server.tables.history import reviews
from sevencats.server.web.context import Context

_DAY_MS = 24 * 3600 * 1000


async def change(here: Context, table: Any, where: Any, **values: Any) -> None:
    async with here.database.write() as tx:
        await tx.execute(update(table).where(where).values(values))


async def put_away(here: Context, table: str) -> None:
    """Drop a table from memory, as if nobody had used it for long."""
    actor = here.hub.tables.actors.pop(table)
    await actor.stop()
    await here.hub.leases.release(actor.table.lease, now_ms())


# -- what cannot be read ---------------------------------------------------------------------------


async def test_a_damaged_row_is_named_and_harms_nobody_else(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with inside(tmp_path) as here:
        broken, _ = await duel(here)
        whole, _ = await duel(here)
        rows = schema.journal.c
        await change(here, schema.journal, (rows.table_id == broken) & (rows.n == 1), chance="{no")
        for table in (broken, whole):
            await put_away(here, table)
        with caplog.at_level(logging.ERROR):
            answer = await here.hub.send(broken, cmd.Wake())
        assert answer.refused is not None and answer.refused.code == "damaged"
        (line,) = [r for r in caplog.records if "row cannot be read" in r.getMessage()]
        assert (line.table, line.row) == (broken, 1)  # type: ignore[attr-defined]
        assert await here.hub.leases.owner_of(broken) is None, "it keeps no lease"
        assert broken not in await here.hub.leases.orphans(10), "nor is it tried again and again"
        assert (await here.hub.send(whole, cmd.Wake())).refused is None


async def test_game_with_other_cards_is_not_continued(tmp_path: Path) -> None:
    async with inside(tmp_path) as here:
        table, _ = await duel(here)
        await put_away(here, table)
        await change(here, schema.tables, schema.tables.c.id == table, content="other cards")
        answer = await here.hub.send(table, cmd.Wake())
        assert answer.refused is not None and answer.refused.code == "other_rules"
        record = await here.lobby.get(table)
        assert (record.status, record.head) == ("playing", 1), "it stays as it is"


@pytest.mark.parametrize("fault", ["missing", "digest"])
async def test_a_row_that_is_gone_or_changed_is_named(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, fault: str
) -> None:
    async with inside(tmp_path) as here:
        table, ears = await duel(here)
        for _ in range(5):
            ear = next(ear for ear in ears if ear.state.view["decisions"])
            decision = ear.state.view["decisions"][0]
            key = first_option(decision)
            await tell(here, ear, wire.MakePick(new_id(), decision["id"], key))
        await put_away(here, table)
        rows = schema.journal.c
        third = (rows.table_id == table) & (rows.n == 3)
        if fault == "missing":
            async with here.database.write() as tx:
                await tx.execute(delete(schema.journal).where(third))
        else:
            await change(here, schema.journal, third, digest="0" * 16)
        with caplog.at_level(logging.ERROR):
            answer = await here.hub.send(table, cmd.Wake())
        assert answer.refused is not None and answer.refused.code == "damaged"
        (line,) = [r for r in caplog.records if "missing or changed" in r.getMessage()]
        assert (line.table, line.row) == (table, 3)  # type: ignore[attr-defined]


@pytest.mark.parametrize("by", ["operator", "player"])
async def test_a_game_of_other_rules_can_be_closed(own_server: PhoenixServer, by: str) -> None:
    """It ends without a result, is no longer among those that are played, and stays on record."""
    own_server.start()
    game = await started(own_server.url)
    ann, other = game.people[0], await Person.guest(own_server.url, "Eve")
    for _ in range(4):
        await together(game)
        one = asked(game)
        await one.pick(first_option(one.decisions[0]))
    close = f"/api/tables/{game.id}/close"
    await refused("not_offered", ann.post(close))
    own_server.stop()
    database = Database(read_settings(own_server.env))
    async with database.write() as tx:
        await tx.execute(update(schema.tables).values(content="other cards"))
    await database.close()
    own_server.start()
    with pytest.raises(ApiRefusal, match="other_rules"):
        await ann.sit(game.grants[0])
    await refused("not_yours", other.post(close))
    if by == "player":
        await ann.post(close)
    else:
        olga = await operator(own_server)
        await olga.post(f"/api/operator/tables/{game.id}/end", {"note": "old rules"})
    info = await ann.get(f"/api/tables/{game.id}")
    assert (info["status"], info["result"]["reason"]) == ("finished", "abandoned")
    await refused("not_offered", ann.post(close))
    async with web(own_server.url) as client:
        head, *lines = (await client.get(f"/api/tables/{game.id}/journal")).text.splitlines()
    assert json.loads(head)["content"] == "other cards" and len(lines) > 4
    await game.close()


# -- the database ----------------------------------------------------------------------------------


async def test_a_full_disk_shows(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with inside(tmp_path) as here:
        limit = "PRAGMA max_page_count="
        await here.database.transact(lambda tx: tx.exec_driver_sql(limit + "1"))
        with caplog.at_level(logging.WARNING), pytest.raises(Refusal, match="store_down"):
            for _ in range(400):
                await here.people.new_guest("x" * 60, "en")
        assert "full" in (here.database.write_failure or "")
        assert "does not take writes: database or disk is full" in caplog.text
        await here.database.transact(lambda tx: tx.exec_driver_sql(limit + "1000000"))
        await here.people.new_guest("Ann", "en")
        assert here.database.write_failure is None


async def test_a_cancelled_transaction_leaves_no_connection_behind(tmp_path: Path) -> None:
    async with inside(tmp_path) as here:

        async def write_slowly() -> None:
            async with here.database.write() as tx:
                await tx.run_sync(lambda _: time.sleep(0.3))

        for _ in range(3):
            task = asyncio.create_task(write_slowly())
            await asyncio.sleep(0.02)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        async with asyncio.timeout(60):
            await here.people.new_guest("Ann", "en")


async def test_many_tables_are_read_with_few_statements(tmp_path: Path) -> None:
    async with inside(tmp_path) as here:
        user, _ = await here.people.new_guest("Ann", "en")
        setup = TableSetup(game="gwent", mode="duel", seats=2)
        made = []
        for number in range(12):
            seats = [SeatRecord(0, user.id, f"Ann {number}"), SeatRecord(1)]
            made.append((await here.lobby.create(setup, user.id, True, seats)).id)
        statements: list[str] = []
        sqlite = here.database._sqlite
        assert sqlite is not None

        @event.listens_for(sqlite._read_engine, "before_cursor_execute")
        def _count(_c: Any, _k: Any, statement: str, *_: Any) -> None:
            statements.append(statement)

        tables = await here.lobby.list_listed(Wanted(), 100)
        assert {table.id for table in tables} == set(made)
        assert [seat.seat for seat in tables[0].seats] == [0, 1]
        assert len([s for s in statements if s.startswith("SELECT")]) == 1
        assert tables[0] == await here.lobby.get(tables[0].id)


def test_time_does_not_jump_when_the_clock_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    before = now_ms()
    monkeypatch.setattr(time, "time_ns", lambda: 10**18)
    assert 0 <= now_ms() - before < 10_000


async def test_old_codes_tables_and_guests_go(tmp_path: Path) -> None:
    async with inside(tmp_path) as here:
        finished, _ = await duel(here)
        code = (await here.lobby.get(finished)).code
        assert await here.lobby.find(code) == finished
        of = schema.tables.c.id == finished
        await change(here, schema.tables, of, status="finished", updated=now_ms() - 2 * _DAY_MS)
        with pytest.raises(Refusal, match="not_found"):
            await here.lobby.find(code)
        setup = TableSetup(game="gwent", mode="duel", seats=2)
        stale = await here.lobby.create(setup, None, True, [SeatRecord(0), SeatRecord(1)])
        fresh = await here.lobby.create(setup, None, True, [SeatRecord(0), SeatRecord(1)])
        of = schema.tables.c.id == stale.id
        await change(here, schema.tables, of, updated=now_ms() - 30 * _DAY_MS)
        assert await here.lobby.drop_stale() == 1
        assert (await here.lobby.get(fresh.id)).status == "waiting"
        gone, _ = await here.people.new_guest("Gone", "en")
        stays, _ = await here.people.new_guest("Here", "en")
        await change(here, schema.sessions, schema.sessions.c.user_id == gone.id, expires=1)
        assert await here.people.drop_stale_guests() == 1
        async with here.database.read() as tx:
            left = set((await tx.execute(select(schema.users.c.id))).scalars())
        assert stays.id in left and gone.id not in left, "players of tables stay too"


# -- tables ----------------------------------------------------------------------------------------


async def test_hands_are_not_shown_where_a_move_takes_days(tmp_path: Path) -> None:
    async with inside(tmp_path) as here:
        table, _ = await duel(here, watch="hands", pace=Pace("turns", 1000, 0, 1000), delay=5)
        ear = Ear(table, f"{here.hub.process}/hands")
        with pytest.raises(Refusal, match="no_watching"):
            await here.hub.attach(ear, cmd.Attach(ear.conn, None, wire.Hello(hands=True)))


async def test_an_undo_request_that_is_replaced_is_answered(tmp_path: Path) -> None:
    async with inside(tmp_path) as here:
        _, ears = await duel(here, undo="ask")
        ear = next(e for e in ears if e.state.view["decisions"])
        decision = ear.state.view["decisions"][0]
        key = decision["options"][0]["key"]
        await tell(here, ear, wire.MakePick("p", decision["id"], key))
        for name in ("first", "second"):
            await tell(here, ear, wire.Undo(name))
        answers = [m for m in ear.heard if isinstance(m, wire.No)]
        assert [(no.id, no.code) for no in answers] == [("first", "stale")]


async def test_reviews_have_a_share_for_each_person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with inside(tmp_path) as here:
        services = here.hub.tables.services
        assert services is not None
        monkeypatch.setattr(services.reviews, "_run", lambda: asyncio.sleep(3600))
        setup = TableSetup(game="gwent", mode="duel", seats=2)

        def game(number: int) -> TableRecord:
            return TableRecord(
                f"t{number}", "C", "finished", setup, None, False, seed=1, created=0, updated=0
            )

        for number in range(reviews._A_PERSON):
            await services.reviews.look(game(number), "ann")
        with pytest.raises(Refusal, match="rate"):
            await services.reviews.look(game(99), "ann")
        assert (await services.reviews.look(game(98), "bob")).status == "working"


# -- the web ---------------------------------------------------------------------------------------


async def test_odd_requests_are_refused_and_every_answer_has_its_headers(
    lite: ServerProcess,
) -> None:
    async with web(lite.url) as client:
        deep = b'{"name": ' + b"[" * 30_000 + b"]" * 30_000 + b"}"
        json = {"content-type": "application/json"}
        answers = [
            await client.get("/%00"),
            await client.get("/api/tables/%00"),
            await client.get("/no-such-file.js"),
            await client.post("/api/session", content=deep, headers=json),
            await client.get("/health"),
        ]
        assert [400 <= a.status_code < 500 for a in answers] == [True, True, True, True, False]
        for answer in answers:
            policy = answer.headers["content-security-policy"]
            assert "script-src 'self'" in policy and "frame-ancestors 'none'" in policy
            assert answer.headers.get_list("x-content-type-options") == ["nosniff"]


def test_no_password_in_the_list_of_processes(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    seen: list[tuple[list[str], dict[str, str]]] = []

    def run(command: list[str], *, env: dict[str, str], **_: Any) -> Any:
        seen.append((command, env))
        return subprocess.CompletedProcess(command, 0, "", "")

    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(subprocess, "run", run)
    settings = Settings(database_url=driver_url("postgresql://cats:s3cret@db:5433/games"))
    backups.backup(settings, tmp_path / "copy")
    ((command, env),) = seen
    assert "s3cret" not in " ".join(command)
    assert (env["PGPASSWORD"], env["PGPORT"], env["PGDATABASE"]) == ("s3cret", "5433", "games")
    assert (tmp_path / "copy").stat().st_mode & 0o077 == 0


async def test_a_backup_is_not_restored_under_a_running_server(
    postgres: Any, tmp_path: Path
) -> None:
    url = driver_url(postgres.new_database("restored"))
    copy = tmp_path / "copy"
    copy.write_bytes(b"x")
    settings = Settings(database_url=url)
    async with running(settings):
        with pytest.raises(backups.BackupError, match="stop it first"):
            await asyncio.to_thread(backups.restore, settings, copy)
