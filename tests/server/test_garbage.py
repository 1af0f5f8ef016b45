"""Closed tables and connections leave no reference cycles: frozen garbage would never be found."""

from __future__ import annotations

import asyncio
import gc
import threading
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
import uvicorn
from helpers.server import against_bot, seated, started, web
from websockets.server import ServerProtocol

from sevencats.server import wire
from sevencats.server.client import first_option
from sevencats.server.local import free_port
from sevencats.server.operate.memory import Collector
from sevencats.server.settings import Settings, driver_url
from sevencats.server.web.app import create_app
from sevencats.server.web.http_protocol import HttpProtocol
from sevencats.server.web.protocols import TableProtocol


@pytest.fixture
def url(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A server in this very process, which collects no garbage by itself and soon puts away tables
    that nobody uses."""
    for method in ("start", "stop"):
        monkeypatch.setattr(Collector, method, lambda self: None)
    # Frozen garbage would not be found here either.
    monkeypatch.setattr(Collector, "run", lambda self: asyncio.Event().wait())
    database = driver_url(f"sqlite:///{tmp_path / 'garbage.db'}")
    settings = Settings(database_url=database, idle_seconds=0.1, beat_seconds=0.1, rate_scale=100)
    config = uvicorn.Config(
        create_app(settings),
        port=free_port(),
        http=HttpProtocol,
        ws=TableProtocol,
        log_config=None,
        timeout_graceful_shutdown=1,
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started and thread.is_alive():
        time.sleep(0.05)
    try:
        yield f"http://127.0.0.1:{config.port}"
    finally:
        server.should_exit = True
        thread.join()


async def _no_tables(url: str) -> None:
    """Wait until all tables are put away."""
    async with web(url) as client:
        while "sevencats_tables 0.0" not in (await client.get("/metrics")).text:
            await asyncio.sleep(0.1)


async def _play_and_leave(url: str) -> None:
    for _ in range(3):
        game = await started(url)
        lost = game.sockets[0].ws
        assert lost is not None
        lost.transport.abort()
        await game.close()
        waiting = await seated(url)
        await waiting.close()
    await _play_old_world(url)
    await _no_tables(url)


async def _play_old_world(url: str) -> None:
    """Play with every kind of request, accepted and refused."""
    seats = [{}, {"bot": "random"}]
    hello = {"lang": "de", "insight": True}
    game = await against_bot(url, hello, game="oldworld", mode="base", seats=seats)
    (socket,) = game.sockets
    for _ in range(3):
        while not socket.decisions:
            await socket.receive()
        decision = socket.decisions[0]
        key = first_option(decision)
        assert isinstance(await socket.try_picks(key), wire.Tried)
        assert isinstance(await socket.pick("nonsense"), wire.No)
        await socket.send(wire.AskHint("hint", decision["id"]))
        await socket.until(wire.Hint)
        await socket.ask(wire.MakePicks("picks", decision["id"], (key, "nonsense")))
        await socket.pick(key)
        await socket.ask(wire.Undo("undo"))
    await socket.ask(wire.Say("say", "hello"))
    await socket.ask(wire.Resign("resign"))
    ann = game.people[0]
    for page in ("replay", "journal", "chronicle", "readings", "ratings"):
        await ann.http.get(f"/api/tables/{game.id}/{page}")
    await game.close()


async def test_tables_and_connections_leave_no_cycles(url: str) -> None:
    async with asyncio.timeout(180):  # it takes seconds, or a minute on a busy machine
        await _play_and_leave(url)  # caches that are filled once stay
        gc.collect()
        gc.disable()
        try:
            await _play_and_leave(url)
            # Their parsers are generators, which a collection would end before it counts.
            assert not [thing for thing in gc.get_objects() if isinstance(thing, ServerProtocol)]
            gc.set_debug(gc.DEBUG_SAVEALL)
            gc.collect()
            found = Counter(
                f"{type(thing).__module__}.{type(thing).__name__}" for thing in gc.garbage
            )
        finally:
            gc.set_debug(0)
            gc.garbage.clear()
            gc.enable()
    ours = ("sevencats.", "uvicorn.", "httptools.", "websockets.server.")
    clients = ("sevencats.server.client.",)
    left = {
        name: count
        for name, count in found.items()
        if name.startswith(ours) and not name.startswith(clients)
    }
    assert left == {}
