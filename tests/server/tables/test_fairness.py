"""Bots think for everybody in turn: people first, and no host before the others."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from helpers.server import web
from helpers.server_inside import duel, inside

from sevencats.kernel.run import Stamp
from sevencats.server.client import PATIENCE_S
from sevencats.server.local import ServerProcess
from sevencats.server.now import now_ms
from sevencats.server.tables import commands as cmd
from sevencats.server.tables.bot_play import bot_level, share_of
from sevencats.server.tables.bots import BotPool
from sevencats.server.tables.turns import Share, Turns
from sevencats.server.workers import Workers


async def order_of(turns: Turns, shares: list[tuple[str, Share]]) -> list[str]:
    """The order in which simultaneous requests get their turn."""
    order: list[str] = []

    async def take(name: str, share: Share) -> None:
        async with turns.turn(share):
            order.append(name)
            await asyncio.sleep(0)

    await asyncio.gather(*(take(name, share) for name, share in shares))
    return order


async def test_turns_are_fair_by_host_and_people_come_first() -> None:
    many = [(f"a{n}", Share("a", awaited=False)) for n in range(4)]
    order = await order_of(
        Turns(1),
        [
            *many,
            ("b0", Share("b", awaited=False)),
            ("b1", Share("b", awaited=False)),
            ("c0", Share("c", awaited=True)),
            ("a!", Share("a", awaited=True)),
        ],
    )
    assert order == ["a0", "c0", "a!", "a1", "b0", "a2", "b1", "a3"]


async def test_cancelled_waiter_gives_up_its_turn() -> None:
    turns = Turns(1)
    async with turns.turn(Share("a", awaited=True)):
        waiting = [
            asyncio.create_task(order_of(turns, [(host, Share(host, awaited=True))]))
            for host in ("b", "c")
        ]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert turns.waiting == 2
        waiting[0].cancel()
        await asyncio.sleep(0)
    assert await asyncio.wait_for(waiting[1], PATIENCE_S) == ["c"]
    async with asyncio.timeout(PATIENCE_S), turns.turn(Share("d", awaited=True)):
        assert turns.waiting == 0


class _SlowWorkers:
    """Workers that take a while for each question and record its level."""

    def __init__(self) -> None:
        self.levels: list[str] = []

    async def run(
        self, work: object, game: str, blob: bytes, number: int, level: str, seed: int
    ) -> tuple[str, None]:
        self.levels.append(level)
        await asyncio.sleep(0.01)
        return "key", None


async def test_unattended_tables_do_not_delay_people(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with inside(tmp_path) as here:
        table, _ = await duel(here)
        run = here.hub.tables.actors[table].table.run
        assert run is not None
        state, decision = run.state, run.state.pending[0]
        pool, workers = BotPool(Workers(1), 1), _SlowWorkers()
        monkeypatch.setattr(pool, "_workers", workers)
        gone, here_now = Share("a guest", awaited=False), Share("Ann", awaited=True)
        left = [
            asyncio.create_task(pool.advise(state, decision, "left", 1, gone)) for _ in range(30)
        ]
        await asyncio.sleep(0.005)
        await pool.advise(state, decision, "mine", 1, here_now)
        assert workers.levels.index("mine") <= 1
        await asyncio.gather(*left)


async def test_a_table_that_everybody_has_left_is_played_by_the_easiest_bot(tmp_path: Path) -> None:
    async with inside(tmp_path) as here:
        table_id, ears = await duel(here)
        actor = here.hub.tables.actors[table_id]
        table = actor.table
        assert table.run is not None
        strong, easy = table.plugin.players.standin, table.plugin.players.offered[0]
        assert strong != easy and share_of(table) == Share(table.record.host or "", awaited=True)
        for ear in ears:
            here.hub.forward(ear, cmd.Detach(ear.conn))
        await here.hub.send(table_id, cmd.Wake())
        assert not table.deserted, "they may come back"
        assert not share_of(table).awaited and bot_level(table, 0) == strong
        for seat in (0, 1):
            await actor.journal.commit(table.run.note("bot", seat, Stamp("table", now_ms())))
        assert table.deserted and bot_level(table, 0) == easy


async def test_guests_and_their_tables_are_limited_by_address(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, f"sqlite:///{tmp_path / 'tables.db'}").start()
    try:
        statuses = []
        for number in range(33):
            async with web(server.url) as client:
                guest = await client.post("/api/session", json={"name": f"Guest {number}"})
                statuses.append(guest.status_code)
        assert set(statuses[:30]) == {201} and statuses[-1] == 429
    finally:
        server.stop()
