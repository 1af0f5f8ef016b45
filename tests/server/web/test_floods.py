"""Requests of a client must not delay the picks of others."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from helpers.server import Game, started, web

from sevencats.games.gwent.cards.catalogue import base
from sevencats.games.gwent.cards.model import FACTIONS, DeckList
from sevencats.games.gwent.decks.code import encode, number_of
from sevencats.server import wire
from sevencats.server.local import ServerProcess


def dear_code() -> str:
    """A share code that takes as long to read as any."""
    highest = sorted(base().cards, key=number_of)[-40:]
    cards = dict.fromkeys(highest, 6)
    leader = next(iter(base().leaders))
    return encode(DeckList(faction=FACTIONS[0], leader=leader, cards=cards, reserve=dict(cards)))


async def slowest_answer(game: Game, seconds: float) -> float:
    """The longest that the server took to answer a ping, of many."""
    (socket, *_), slowest = game.sockets, 0.0
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        begun = time.monotonic()
        await socket.send(wire.Ping(1))
        await socket.until(wire.Pong)
        slowest = max(slowest, time.monotonic() - begun)
        await asyncio.sleep(0.02)
    return slowest


@asynccontextmanager
async def flood(url: str, path: str, body: object) -> AsyncIterator[list[int]]:
    """Clients that repeat a request; yields the statuses of the answers."""
    statuses: list[int] = []

    async def ask() -> None:
        async with web(url) as client:
            while True:
                statuses.append((await client.post(path, json=body)).status_code)

    tasks = [asyncio.create_task(ask()) for _ in range(12)]
    try:
        yield statuses
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def test_reading_decks_keeps_nobody_waiting(lite: ServerProcess) -> None:
    game = await started(lite.url)
    body = {"game": "gwent", "decks": [dear_code()] * 4}
    async with flood(lite.url, "/api/decks/tournament", body) as statuses:
        slowest = await slowest_answer(game, 3.0)
    assert statuses.count(200) > 5
    assert slowest < 1.5, "it was 8 s when decks were read in the event loop"
    await game.close()


async def test_reading_decks_is_limited_by_what_it_costs(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, f"sqlite:///{tmp_path / 'tables.db'}").start()
    try:
        async with web(server.url) as client:
            dear = {"game": "gwent", "decks": ["x" * 10_000] * 4}
            statuses = [
                (await client.post("/api/decks/tournament", json=dear)).status_code
                for _ in range(3)
            ]
            assert statuses == [400, 429, 429], "one is read and is no deck; then it is enough"
            too_many = {"game": "gwent", "decks": ["x"] * 5}
            refused = await client.post("/api/decks/tournament", json=too_many)
            assert refused.status_code == 400
        async with web(server.url) as client:
            await client.post("/api/session", json={"name": "Ann"})
            read = {"game": "gwent", "deck": "faction: monsters"}
            answer = await client.post("/api/decks/read", json=read)
            assert answer.json()["code"] == "bad_choice", "a person has their own share"
    finally:
        server.stop()
