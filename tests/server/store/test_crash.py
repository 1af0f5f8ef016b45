"""Kills, a full disk, a database that goes away: no accepted pick is lost, none is done twice."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import pytest
from helpers.server import asked, started, together, web
from helpers.server_inside import Ear, duel, inside, tell
from sqlalchemy import Connection, delete, update
from trials.daemons import PhoenixServer, Postgres
from trials.kills import run_trial

from sevencats.kernel.run import Stamp
from sevencats.server import wire
from sevencats.server.client import first_option
from sevencats.server.errors import Refusal
from sevencats.server.local import ServerProcess, run_apart
from sevencats.server.store import schema
from sevencats.server.store.journal import read_rows
from sevencats.server.tables import commands as cmd
from sevencats.server.web.context import Context


@pytest.mark.parametrize(("kind", "kills"), [("sqlite", 5), ("postgresql", 5)])
def test_servers_are_killed_and_nothing_is_lost(
    kind: str, kills: int, request: pytest.FixtureRequest
) -> None:
    postgres = request.getfixturevalue("postgres") if kind == "postgresql" else None
    report = run_trial(kind, kills=kills, games=3, seed=7, postgres=postgres)
    assert report.faults == [] and (report.lost, report.doubled) == (0, 0)
    assert report.kills == kills and report.promised > 20 and report.reconnects > 0


async def test_a_full_disk_refuses_picks_until_there_is_room(tmp_path: Path) -> None:
    async with inside(tmp_path) as context:
        table, ears = await duel(context)
        await _room(context, 0)
        answer, pick, one = await _pick_until_refused(context, ears)
        assert (answer.code, answer.retry) == ("store_down", True)
        n = one.state.n
        again = await tell(context, one, pick)
        assert isinstance(again, wire.No), "still no room"
        await _room(context, 1000)
        ok = await tell(context, one, pick)
        assert isinstance(ok, wire.Ok) and ok.n == n + 1
        numbers = [row.n for row in await read_rows(context.database, table)]
        assert numbers == list(range(1, n + 2))


async def test_late_owner_disconnects_its_players(tmp_path: Path) -> None:
    """Another process has taken the table over. A player who stayed connected here would never see
    the moves made there."""
    async with inside(tmp_path) as context:
        taken, ears = await duel(context)
        kept, others = await duel(context)
        upkeep = context.hub.upkeep
        upkeep.stop()  # it would take the table back at once: no other process is alive
        leases = schema.leases.c
        upkeep.doubts = 0  # a busy machine may have been late already

        def take_over(tx: Connection) -> None:
            values = {"owner": "another", "token": leases.token + 1}
            tx.execute(update(schema.leases).where(leases.table_id == taken).values(values))
            hour_later = schema.processes.c.expires + 3_600_000
            tx.execute(update(schema.processes).values(expires=hour_later))

        await context.database.transact(take_over)
        await upkeep.beat()
        assert set(context.hub.tables.actors) == {taken, kept}, "nobody was late"
        await context.database.transact(lambda tx: tx.execute(delete(schema.processes)))
        await upkeep.beat()
        assert set(context.hub.tables.actors) == {kept}
        for ear in ears:
            assert isinstance(ear.last, wire.Bye) and ear.last.again
        assert not any(isinstance(message, wire.Bye) for ear in others for message in ear.heard)


async def test_game_continues_after_kill_right_after_resignation(tmp_path: Path) -> None:
    """Before it is written that a bot takes the seat."""
    async with inside(tmp_path) as context:
        table, ears = await duel(context)
        actor = context.hub.tables.actors[table]
        assert actor.table.run is not None
        seat = next(n for n, ear in enumerate(ears) if ear.state.view["decisions"])
        await actor.stop()
        await actor.journal.commit(actor.table.run.note("resign", seat, Stamp("person", 0, "r")))
        n = actor.table.run.n
        await context.hub.tables.stop(actor)
        await context.hub.leases.release(actor.table.lease, None)
        await context.hub.send(table, cmd.Wake())
        again = context.hub.tables.actors[table].table
        assert again.run is not None and again.run.standins == set()
        async with asyncio.timeout(60):
            while again.run.n == n:
                await asyncio.sleep(0.05)
        assert (again.run.steps[-1].row.by, again.run.steps[-1].row.seat) == ("standin", seat)


async def _room(context: Context, pages: int) -> None:
    """Let the database grow by so many pages and no more. The limit holds for one connection:
    the one that writes rows."""

    def limit(tx: Connection) -> None:
        used = tx.exec_driver_sql("PRAGMA page_count").scalar_one()
        tx.exec_driver_sql(f"PRAGMA max_page_count = {used + pages}")

    await context.database.transact(limit)


async def _pick_until_refused(
    context: Context, ears: list[Ear]
) -> tuple[wire.No, wire.MakePick, Ear]:
    """Play until the disk is full; returns the refusal and the refused pick."""
    for number in range(500):
        one = next(ear for ear in ears if ear.state.view["decisions"])
        decision = one.state.view["decisions"][0]
        # Long ids fill the last pages sooner.
        name = f"{number:03d}" + "x" * 60
        pick = wire.MakePick(name, decision["id"], first_option(decision))
        answer = await tell(context, one, pick)
        if isinstance(answer, wire.No):
            return answer, pick, one
    raise AssertionError("the disk never was full")


async def test_unconfirmed_row_is_found_after_retry(tmp_path: Path) -> None:
    """The commit succeeds, but its confirmation is lost on the way: the retry gets it."""
    async with inside(tmp_path) as context:
        table, (one, two) = await duel(context)
        actor = context.hub.tables.actors[table]
        writer = actor.services.journal
        real = writer.append

        async def lossy(append: object) -> None:
            await real(append)  # type: ignore[arg-type]
            raise Refusal("store_down")

        writer.append = lossy  # type: ignore[method-assign]
        pick = wire.MakePick("p", one.state.view["decisions"][0]["id"], "done")
        answer = await tell(context, one, pick)
        assert isinstance(answer, wire.No) and answer.retry
        writer.append = real  # type: ignore[method-assign]
        answer = await tell(context, one, pick)
        assert isinstance(answer, wire.Ok) and answer.n == 2
        assert one.state.n == two.state.n == 2
        rows = await read_rows(context.database, table)
        assert [row.pick_id for row in rows] == [None, "p"]


async def test_table_requested_by_many_at_once_is_loaded_once(tmp_path: Path) -> None:
    async with inside(tmp_path) as context:
        table, _ = await duel(context)
        first = context.hub.tables.actors[table]
        assert await context.hub.tables.open(table) is first


async def test_abandoned_connection_is_told_to_reconnect(tmp_path: Path) -> None:
    async with inside(tmp_path) as context:
        table, (one, two) = await duel(context)
        context.hub.tables.actors[table].table.attached.pop(one.conn)
        pick = wire.MakePick("p", one.state.view["decisions"][0]["id"], "done")
        answer = await tell(context, one, pick)
        assert isinstance(answer, wire.Bye) and answer.again
        assert two.state.n == 1, "and nothing was done"


def test_the_database_goes_away_and_comes_back(tmp_path: Path) -> None:
    postgres = Postgres().start()
    url = postgres.new_database("away")
    env = {"SEVENCATS_RATE_SCALE": "1000", "SEVENCATS_BEAT_SECONDS": "0.3"}
    server = ServerProcess(tmp_path, url, **env).start()
    try:
        run_apart(_through_the_gap(server, postgres))
    finally:
        server.stop()
        postgres.remove()


async def _through_the_gap(server: ServerProcess, postgres: Postgres) -> None:
    game = await started(server.url)
    one = asked(game)
    decision = one.decisions[0]
    await asyncio.to_thread(postgres.kill, signal.SIGQUIT)
    pick = wire.MakePick("p", decision["id"], first_option(decision))
    answer = await one.ask(pick)
    assert isinstance(answer, wire.No)
    assert (answer.code, answer.retry) == ("store_down", True)
    async with web(server.url) as client:
        health = await client.get("/health")
        assert (health.status_code, health.json()["database"]) == (503, False)
        refusal = await client.post("/api/session", json={"name": "Eve"})
        assert (refusal.status_code, refusal.json()["code"]) == (503, "store_down")
    await asyncio.to_thread(postgres.start)
    for _ in range(100):
        answer = await one.ask(pick)
        if isinstance(answer, wire.Ok):
            break
        await asyncio.sleep(0.1)
    assert isinstance(answer, wire.Ok) and answer.n == 2
    await together(game)
    assert "Traceback" not in server.log.read_text(encoding="utf-8")
    await game.close()


async def test_killed_server_continues_where_it_was(own_server: PhoenixServer) -> None:
    own_server.start()
    game = await started(own_server.url)
    one = asked(game)
    ok = await one.pick(first_option(one.decisions[0]))
    assert isinstance(ok, wire.Ok)
    await together(game)
    own_server.kill_child()
    await asyncio.sleep(0.1)
    await asyncio.to_thread(own_server.wait)
    for person, grant, old in zip(game.people, game.grants, game.sockets, strict=True):
        again = await person.sit(grant, last=0)
        await again.reach(ok.n)
        assert again.state is not None and old.state is not None
        assert again.state.view == old.state.view
        assert again.state.steps is not None and len(again.state.steps) == ok.n
        await again.close()
    await game.close()
