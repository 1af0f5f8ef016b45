"""Two processes on PostgreSQL and Redis: any serves any table, one owns it at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress

import pytest
from helpers.server import seated
from trials.daemons import PhoenixServer, Postgres, RedisServer
from trials.kills import GONE

from sevencats.server import wire
from sevencats.server.client import (
    PATIENCE_S,
    ApiRefusal,
    Person,
    TableSocket,
    first_option,
    play_out,
)

_count = iter(range(1000))
Pair = tuple[PhoenixServer, PhoenixServer]


@pytest.fixture(scope="module")
def pair(
    postgres: Postgres, redis: RedisServer, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Pair]:
    """Two processes that share everything; one that is killed comes back."""
    folder = tmp_path_factory.mktemp("pair")
    url = postgres.new_database(f"pair{next(_count)}")
    env = {
        "SEVENCATS_REDIS_URL": redis.url,
        "SEVENCATS_RATE_SCALE": "1000",
        # Long enough for a busy machine: a process that is later loses its tables.
        "SEVENCATS_LEASE_SECONDS": "6",
        "SEVENCATS_BEAT_SECONDS": "0.4",
    }
    one, two = (PhoenixServer(folder, url, **env) for _ in range(2))
    one.launch()
    two.launch()
    one.wait()
    two.wait()
    yield one, two
    one.stop()
    two.stop()


async def across(pair: Pair) -> tuple[list[Person], list[TableSocket], list[dict[str, str]]]:
    """A duel: the table lives in the first process, one player is at the second."""
    one, two = pair
    game = await seated(one.url)
    await game.people[0].post(f"/api/tables/{game.id}/start")
    ann, bob = game.people
    here = await ann.sit(game.grants[0])
    there = Person(two.url, bob.token)
    far = await there.sit(game.grants[1])
    await here.reach(1)
    await far.reach(1)
    return [ann, there], [here, far], game.grants


async def leave(people: list[Person], *sockets: TableSocket) -> None:
    """Close all connections."""
    for socket in sockets:
        await socket.close()
    for person in people:
        await person.close()


async def back_to(url: str, person: Person, grant: dict[str, str], last: int) -> TableSocket:
    """Connect again, as often as it takes."""
    elsewhere = Person(url, person.token)
    async with asyncio.timeout(2 * PATIENCE_S):
        while True:
            try:
                async with asyncio.timeout(PATIENCE_S / 6):
                    return await elsewhere.sit(grant, last=last)
            except (ApiRefusal, TimeoutError, *GONE):
                await asyncio.sleep(0.1)


async def test_players_at_two_processes_finish_a_game(pair: Pair) -> None:
    people, (here, far), grants = await across(pair)
    info = await people[1].get(f"/api/tables/{grants[0]['table']}")
    assert info["status"] == "playing"
    await asyncio.gather(play_out(here, first_option), play_out(far, first_option))
    assert here.table and far.table and here.table.result == far.table.result
    assert here.n == far.n
    await here.ask(wire.Rematch("a"))
    await far.ask(wire.Rematch("b"))
    while far.table is None or far.table.next is None:
        await far.receive()
    grant = await people[1].get(f"/api/tables/{far.table.next}/seat")
    again = await people[1].sit(grant)
    await again.reach(1)
    await leave(people, here, far, again)


async def shown(person: Person, table: str) -> tuple[list[bool], int]:
    """The users online at a table and the number of spectators, as a process reports them."""
    info = await person.get(f"/api/tables/{table}")
    mine = await person.get("/api/me/tables")
    listed = next(one["table"] for one in mine if one["table"]["id"] == table)
    if listed["seats"] != info["seats"]:
        return [], -1  # a user came or went in between
    return [seat["online"] for seat in info["seats"]], info["watchers"]


async def test_every_process_shows_online_users(pair: Pair) -> None:
    people, (here, far), grants = await across(pair)
    table = grants[0]["table"]
    spectator = await people[1].watch(table)
    everybody, one_left = ([True, True], 1), ([True, False], 0)
    for wanted in (everybody, one_left):
        for person in people:
            async with asyncio.timeout(PATIENCE_S):
                while await shown(person, table) != wanted:
                    await asyncio.sleep(0.1)
        await far.close()
        await spectator.close()
    # The owner is gone, and with it everybody who was connected to it.
    pair[0].kill_child()
    async with asyncio.timeout(PATIENCE_S):
        while await shown(people[1], table) != ([False, False], 0):
            await asyncio.sleep(0.1)
    await leave(people, here, far)


async def test_killed_owner_is_replaced_within_seconds(pair: Pair) -> None:
    people, (here, far), grants = await across(pair)
    ok = await far.pick("done")
    assert isinstance(ok, wire.Ok)
    begun = asyncio.get_running_loop().time()
    pair[0].kill_child()
    with pytest.raises((ApiRefusal, *GONE)):
        while True:
            await asyncio.wait_for(far.receive(), PATIENCE_S)
    again = await back_to(pair[1].url, people[1], grants[1], far.n)
    assert asyncio.get_running_loop().time() - begun < PATIENCE_S
    await again.reach(ok.n)
    assert again.state is not None and far.state is not None
    assert again.state.digest == far.state.digest
    other = await back_to(pair[1].url, people[0], grants[0], here.n)
    await asyncio.gather(play_out(again, first_option), play_out(other, first_option))
    assert again.n == other.n
    await leave(people, here, far, again, other)


async def test_stalled_owner_cannot_write(pair: Pair) -> None:
    people, (here, far), grants = await across(pair)
    pair[0].pause(True)
    try:
        again = await back_to(pair[1].url, people[1], grants[1], far.n)
        await again.reach(1)
        ok = await again.pick("done")
        assert isinstance(ok, wire.Ok) and ok.n == 2
    finally:
        pair[0].pause(False)
    # The old owner still believes that the table is its own, until it tries to write.
    decision = here.decisions[0]
    with pytest.raises((ApiRefusal, *GONE)) as caught:
        await here.ask(wire.MakePick("p", decision["id"], "done"))
    assert not isinstance(caught.value, ApiRefusal) or caught.value.code == "moved"
    # On a busy machine the table may move more than once: then a seat connects again, and the
    # pick, which carries its own name, counts once.
    answer: object = None
    for _ in range(20):
        other = await back_to(pair[0].url, people[0], grants[0], here.n)
        with suppress(ApiRefusal, *GONE):
            answer = await other.ask(wire.MakePick("p", decision["id"], "done"))
            break
    assert isinstance(answer, wire.Ok) and answer.n == 3
    for _ in range(20):
        with suppress(ApiRefusal, *GONE):
            await again.reach(3)
            break
        again = await back_to(pair[1].url, people[1], grants[1], again.n)
    assert again.n == 3
    await leave(people, here, far, again, other)


async def test_redis_goes_away_and_comes_back(pair: Pair, redis: RedisServer) -> None:
    people, (here, far), grants = await across(pair)
    await asyncio.to_thread(redis.kill)
    ok = await here.pick("done")
    assert isinstance(ok, wire.Ok), "the owner's own players play on"
    with pytest.raises((ApiRefusal, *GONE)):
        while True:
            await asyncio.wait_for(far.receive(), PATIENCE_S)
    await asyncio.to_thread(redis.start)
    again = await back_to(pair[1].url, people[1], grants[1], far.n)
    await again.reach(ok.n)
    answer = await again.pick("done")
    assert isinstance(answer, wire.Ok)
    await here.reach(answer.n)
    await leave(people, here, far, again)
