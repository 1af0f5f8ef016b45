"""Achievements on the server: for people who played themselves, once, whatever happens twice."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from helpers.server import against_bot, refused, web
from helpers.server_inside import duel, inside, tell
from sqlalchemy import update

from sevencats.kernel.run import Row
from sevencats.plugin import plugins
from sevencats.server import wire
from sevencats.server.achievements import people_alone
from sevencats.server.client import Person
from sevencats.server.local import ServerProcess
from sevencats.server.store import schema
from sevencats.server.store.achievements import Judged, note_finished
from sevencats.server.store.records import SeatRecord, TableRecord, TableSetup
from sevencats.server.tables.turns import Share
from sevencats.server.web.context import Context


async def played_out(here: Context, **setup: Any) -> tuple[str, list[str]]:
    """A duel in which both keep their cards and pass, until it is over."""
    table, ears = await duel(here, **setup)
    for number in range(200):
        record = await here.lobby.get(table)
        if record.status == "finished":
            break
        ear = next(ear for ear in ears if ear.state.view["decisions"])
        decision = ear.state.view["decisions"][0]
        keys = [option["key"] for option in decision["options"]]
        key = "done" if "done" in keys else "pass"
        await tell(here, ear, wire.MakePick(f"p{number}", decision["id"], key))
    seats = (await here.lobby.get(table)).seats
    return table, [seat.user or "" for seat in seats]


async def ids_of(here: Context, user: str) -> list[str]:
    return sorted(one.id for one in await here.achievements.store.of_person(user))


async def test_the_winner_of_a_game_has_won_once(tmp_path: Path) -> None:
    async with inside(tmp_path) as here:
        table, (loser, winner) = await played_out(here)
        store = here.achievements.store
        assert await store.is_unjudged(table)
        await here.achievements.settle(table)
        # Nobody played a card: Nilfgaard wins ties.
        assert await ids_of(here, winner) == ["first-win", "won:nilfgaard"]
        assert await ids_of(here, loser) == []
        first = await store.of_person(winner)
        assert not await store.is_unjudged(table)
        # A process that died before storing the result checks the game again.
        await here.database.transact(lambda tx: _note(tx, table))
        await here.achievements.settle(table)
        assert await store.of_person(winner) == first
        # A second win changes nothing.
        again = await played_out(here)
        offers = plugins()["gwent"].achievements
        await store.add(Judged("gwent", offers, {winner: ["first-win"]}, 5, again[0]))
        assert await store.of_person(winner) == first


def _note(tx: Any, table: str) -> None:
    note_finished(tx, table, 1)
    note_finished(tx, table, 2)


async def test_games_that_wait_are_looked_at_later(tmp_path: Path) -> None:
    async with inside(tmp_path) as here:
        table, (_, winner) = await played_out(here)
        assert await here.achievements.store.unjudged(2**52, 5) == [table]
        assert await here.achievements.store.unjudged(0, 5) == []
        await here.achievements.judge_waiting(2**52)
        assert "first-win" in await ids_of(here, winner)
        assert await here.achievements.store.unjudged(2**52, 5) == []


async def test_a_game_waits_on_where_no_process_can_look_at_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that ends in the middle takes nobody's achievements with it, nor other games'."""
    async with inside(tmp_path) as here:
        unlucky, (_, first) = await played_out(here)
        _, (_, second) = await played_out(here)
        run = here.bots.run

        async def fail_once(share: Share, work: Any, record: TableRecord, *args: Any) -> Any:
            if record.id == unlucky:
                raise RuntimeError("the worker processes end as soon as they begin")
            return await run(share, work, record, *args)

        with monkeypatch.context() as broken:
            broken.setattr(here.bots, "run", fail_once)
            await here.achievements.judge_waiting(2**52)
        assert await ids_of(here, first) == [] and "first-win" in await ids_of(here, second)
        assert await here.achievements.store.unjudged(2**52, 5) == [unlucky]
        await here.achievements.judge_waiting(2**52)
        assert "first-win" in await ids_of(here, first)


async def test_a_game_that_cannot_be_read_earns_nothing(tmp_path: Path) -> None:
    async with inside(tmp_path) as here:
        table, people = await played_out(here)
        mine = schema.journal.c.table_id == table
        await here.database.transact(
            lambda tx: tx.execute(update(schema.journal).where(mine).values(chance="?"))
        )
        await here.achievements.settle(table)
        assert [await ids_of(here, user) for user in people] == [[], []]
        assert not await here.achievements.store.is_unjudged(table)


async def test_hot_seat_earns_no_achievements(tmp_path: Path) -> None:
    async with inside(tmp_path) as here:
        table, people = await played_out(here, hot_seat=True)
        await here.achievements.settle(table)
        assert [await ids_of(here, user) for user in people] == [[], []]


def test_a_seat_that_a_bot_has_played_for_earns_nothing() -> None:
    seats = [SeatRecord(0, "ann"), SeatRecord(1, "bob"), SeatRecord(2, None, bot="captain")]
    setup = TableSetup("gwent", "ffa", 3)
    record = TableRecord("x", "X", "finished", setup, "ann", False, 1, 0, 0, seats=seats)
    rows = [
        Row(1, "start", -1, "", (), "", by="table"),
        Row(2, "pick", 0, "pass", (), "", by="person"),
        Row(3, "pick", 1, "pass", (), "", by="person"),
        Row(4, "pick", 2, "pass", (), "", by="bot"),
    ]
    assert people_alone(record, rows) == {0: "ann", 1: "bob"}
    rows.append(Row(5, "pick", 1, "pass", (), "", by="standin"))
    assert people_alone(record, rows) == {0: "ann"}


async def test_a_game_that_was_given_up_is_won_by_nobody(tmp_path: Path) -> None:
    async with inside(tmp_path) as here:
        table, ears = await duel(here)
        await tell(here, ears[0], wire.Resign("r"))
        await here.achievements.settle(table)
        seats = (await here.lobby.get(table)).seats
        assert [await ids_of(here, seat.user or "") for seat in seats] == [[], []]


async def test_http_insight_is_in_words_and_for_own_seat_only(server: ServerProcess) -> None:
    game = await against_bot(server.url)
    ann, path = game.people[0], f"/api/tables/{game.id}/achievements"
    assert await ann.get(path) == []
    mine = await ann.get("/api/me/achievements?lang=de")
    every = [(plugin.name, id) for plugin in plugins().values() for id in plugin.achievements.ids]
    assert [(one["game"], one["id"]) for one in mine] == every
    assert all(one["at"] is None and one["title"] and one["how"] for one in mine)
    factions = next(one for one in mine if one["id"] == "factions")
    assert (factions["have"], factions["need"], factions["title"]) == (0, 5, "Überall zu Hause")
    await game.sockets[0].ask(wire.Resign("r"))
    assert await ann.get(path) == []
    async with web(server.url) as nobody:
        assert (await nobody.get(path)).json() == []
        assert (await nobody.get("/api/me/achievements")).status_code == 401


async def test_a_lesson_is_a_part(tmp_path: Path) -> None:
    async with inside(tmp_path) as here:
        table, (loser, winner) = await played_out(here, lesson="rows")
        await here.achievements.settle(table)
        assert await ids_of(here, winner) == ["lesson:rows"] and await ids_of(here, loser) == []


async def test_a_puzzle_counts_at_the_first_try(lite: ServerProcess) -> None:
    ann, bob = await Person.guest(lite.url, "Ann"), await Person.guest(lite.url, "Bob")
    path = f"/api/puzzles/{datetime.now(UTC).date()}"
    options = [option["key"] for option in (await ann.get(path))["options"]]
    wrong = await ann.post(f"{path}/answer", {"key": "no such card"})
    assert wrong["right"] is False and wrong["key"] in options
    for person in (ann, bob):
        assert (await person.post(f"{path}/answer", {"key": wrong["key"]}))["right"]
        await person.post(f"{path}/answer", {"key": "no such card"})

    async def have(person: Person) -> int:
        mine = await person.get("/api/me/achievements")
        return int(next(one for one in mine if one["id"] == "puzzles")["have"])

    assert (await have(ann), await have(bob)) == (0, 1)
    exported = await bob.get("/api/me/data")
    assert [row["id"][:7] for row in exported["achievements"]] == ["puzzle:"]
    await bob.call("DELETE", "/api/me/data")
    await refused("no_session", bob.get("/api/me/achievements"))


async def test_a_table_that_is_not_there(lite: ServerProcess) -> None:
    ann = await Person.guest(lite.url, "Ann")
    await refused("not_found", ann.get("/api/tables/nowhere/achievements"))
