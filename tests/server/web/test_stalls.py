"""After a stall of the server, no client is disconnected or loses time."""

from __future__ import annotations

import asyncio
import socket as sockets
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from helpers.server import started
from helpers.server_inside import duel, inside
from trials.daemons import PhoenixServer
from websockets.asyncio.client import connect

from sevencats.server import wire
from sevencats.server.client import PATIENCE_S
from sevencats.server.errors import CODES, Refusal
from sevencats.server.now import now_ms
from sevencats.server.store import matches
from sevencats.server.store.matches import OFFER_MS, Ticket
from sevencats.server.store.records import Pace, TableSetup
from sevencats.server.web import socket
from sevencats.server.web.patience import Patience
from sevencats.server.web.socket import SocketConnection


async def test_stalled_server_disconnects_nobody(own_server: PhoenixServer) -> None:
    """Messages that clients sent while the server was stopped are handled, however long that
    was."""
    own_server.start()
    game = await started(own_server.url)
    address = f"{own_server.url.replace('http', 'ws', 1)}/api/tables/{game.id}/socket"
    lines = [await connect(address, open_timeout=PATIENCE_S) for _ in range(5)]
    own_server.pause(True)
    try:
        for line in lines:
            await line.send(wire.encode(wire.Hello()).decode())
        await asyncio.sleep(socket._HELLO_TIMEOUT_S + 1)
    finally:
        own_server.pause(False)
    for line in lines:
        frame = await asyncio.wait_for(line.recv(decode=False), PATIENCE_S)
        assert isinstance(wire.decode_server(frame), wire.Welcome)
        await line.close()
    await game.close()


async def test_data_received_during_a_stall_is_in_time() -> None:
    ours, theirs = sockets.socketpair()
    reader, writer = await asyncio.open_connection(sock=ours)
    patience = Patience(0.1)
    waiting = asyncio.create_task(patience.wait(lambda: reader.read(5)))
    await asyncio.sleep(0.02)
    theirs.send(b"hello")
    time.sleep(0.4)
    assert await waiting == b"hello"
    writer.close()
    theirs.close()


async def test_client_cannot_extend_its_timeout() -> None:
    """All messages of a request share one time."""
    patience = Patience(0.2)
    with pytest.raises(TimeoutError):
        while True:
            await patience.wait(lambda: asyncio.sleep(0.06))
    with pytest.raises(TimeoutError):
        await patience.wait(asyncio.Event().wait)


async def test_silent_connection_can_reconnect(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "_HELLO_TIMEOUT_S", 0.05)

    async def nothing(mode: str) -> str:
        await asyncio.Event().wait()
        return mode

    connection = SocketConnection("table", "process", "en")
    silent = SimpleNamespace(receive_data=nothing, scope={})
    await socket._read(cast("Any", None), cast("Any", silent), connection)
    bye = wire.decode_server(connection.outbox.get_nowait()[0])
    assert isinstance(bye, wire.Bye)
    assert (bye.code, bye.again) == ("too_slow", True)


def test_refusal_is_final_only_if_the_client_caused_it() -> None:
    for_now = {code for code in CODES if Refusal(code).passing}
    assert for_now == {"busy", "internal", "moved", "rate", "store_down", "too_slow"}


async def test_clocks_stop_while_the_server_stalls(tmp_path: Path) -> None:
    async with inside(tmp_path) as here:
        _, ears = await duel(here, pace=Pace("live", move=60, bank=0, grace=1))

        def ends() -> list[int]:
            return [clock.until or 0 for ear in ears for clock in ear.state.clocks]

        before = ends()
        time.sleep(2)
        async with asyncio.timeout(PATIENCE_S):
            while ends() == before:
                await asyncio.sleep(0.02)
        # A stall is noticed by a timer of half a second.
        assert all(end >= old + 1400 for old, end in zip(before, ends(), strict=True))


async def test_offers_wait_while_the_server_stalls(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A client that could not answer has its time all the same."""
    async with inside(tmp_path) as here:
        people = [(await here.people.new_guest(name, "en"))[0].id for name in ("Ann", "Bob")]
        states = [
            await here.matches.enter(Ticket(person, "gwent", "duel", "duel")) for person in people
        ]
        assert states[1].status == "offered"
        later = now_ms() + OFFER_MS + 5000
        monkeypatch.setattr(matches, "now_ms", lambda: later)
        here.matches.give_back(OFFER_MS + 5000)
        setup = TableSetup(game="gwent", mode="duel", seats=2, rated=True)
        found = [(await here.matches.accept(person, setup))[0].status for person in people]
        assert found == ["accepted", "found"]
