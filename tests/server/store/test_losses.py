"""Lost messages between processes: nobody waits for them forever."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from helpers.server_inside import Ear, duel
from trials.daemons import Postgres, RedisServer

from sevencats.server import wire
from sevencats.server.client import PATIENCE_S
from sevencats.server.operate import upkeep
from sevencats.server.process import running
from sevencats.server.settings import Settings, driver_url
from sevencats.server.store.records import Pace
from sevencats.server.tables import commands as cmd
from sevencats.server.web.context import Context

_count = iter(range(100))


@asynccontextmanager
async def two_processes(
    postgres: Postgres, redis: RedisServer
) -> AsyncIterator[tuple[Context, Context]]:
    """Two server processes without HTTP."""
    url = driver_url(postgres.new_database(f"losses{next(_count)}"))
    settings = Settings(database_url=url, redis_url=redis.url, beat_seconds=0.3, lease_seconds=30)
    async with running(settings) as one, running(settings) as two:
        yield one, two


async def goodbye(ear: Ear) -> wire.Bye:
    """Wait for the goodbye that lets a client reconnect."""
    async with asyncio.timeout(PATIENCE_S):
        while not isinstance(ear.heard[-1], wire.Bye):
            await asyncio.sleep(0.02)
    bye = ear.heard[-1]
    assert isinstance(bye, wire.Bye) and bye.again
    return bye


def deafen(context: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    """Drop the next non-empty bundle of a process."""
    bus = context.hub.bus
    assert bus is not None
    receive = bus._receive

    def lose_one(data: bytes) -> None:
        if b"Ask" in data or b"Push" in data:
            monkeypatch.setattr(bus, "_receive", receive)
        else:
            receive(data)

    monkeypatch.setattr(bus, "_receive", lose_one)


def pick_of(ear: Ear) -> cmd.Deliver:
    decision = ear.state.view["decisions"][0]
    key = decision["options"][0]["key"]
    return cmd.Deliver(ear.conn, wire.MakePick("p", decision["id"], key))


async def test_pick_lost_before_owner_is_retried(
    postgres: Postgres, redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_processes(postgres, redis) as (one, two):
        table, (near, far) = await duel(one, two)
        deafen(one, monkeypatch)
        two.hub.forward(far, pick_of(far))
        await goodbye(far)
        assert list(one.hub.tables.actors[table].table.attached) == [near.conn], "its place is free"
        assert not isinstance(near.heard[-1], wire.Bye), "nothing was lost for this one"


async def test_lost_confirmation_is_repeated(
    postgres: Postgres, redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_processes(postgres, redis) as (one, two):
        _, (_, far) = await duel(one, two)
        deafen(two, monkeypatch)
        two.hub.forward(far, pick_of(far))
        await goodbye(far)


async def test_silent_listener_subscribes_again(postgres: Postgres, redis: RedisServer) -> None:
    """The connection is there, but nothing comes: its own heartbeats do not either."""
    async with two_processes(postgres, redis) as (one, two):
        _, (_, far) = await duel(one, two)
        for context in (one, two):
            assert context.hub.bus is not None
            for task in context.hub.bus._tasks:
                if "_beat" in repr(task.get_coro()):
                    task.cancel()
        await goodbye(far)


async def test_client_leaves_unresponsive_table(
    postgres: Postgres, redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table does not answer, for whatever reason."""
    monkeypatch.setattr(upkeep, "_ANSWER_TIMEOUT_S", 0.5)
    async with two_processes(postgres, redis) as (one, two):
        _, (_, far) = await duel(one, two)
        assert one.hub.bus is not None
        monkeypatch.setattr(one.hub.bus, "_on_ask", lambda *_: asyncio.sleep(0, cmd.Answer()))
        two.hub.forward(far, pick_of(far))
        await goodbye(far)


async def test_clocks_stop_while_redis_is_silent(postgres: Postgres, redis: RedisServer) -> None:
    """Players at other processes could not answer."""
    async with two_processes(postgres, redis) as (one, two):
        _, (near, _) = await duel(one, two, pace=Pace("live", move=30))
        assert one.hub.bus is not None
        before = near.state.clocks[0].until or 0
        one.hub.bus.heard_at -= 60
        await one.hub.upkeep.excuse_silence()
        async with asyncio.timeout(PATIENCE_S):
            while (near.state.clocks[0].until or 0) < before + 59_000:
                await asyncio.sleep(0.02)
        clock = one.hub.tables.actors[near.table].table.clock
        assert clock is not None and (clock.next_due() or 0) < before + 600_000, "given once"
