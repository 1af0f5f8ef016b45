"""Around a table: visitors, tables that may be watched, muted players."""

from __future__ import annotations

from helpers.server import seated, started, web

from sevencats.server import wire
from sevencats.server.client import Person
from sevencats.server.local import ServerProcess


async def test_visitor_without_session_is_anonymous(lite: ServerProcess) -> None:
    async with web(lite.url) as browser:
        first = await browser.get("/api/me")
        assert (first.status_code, first.json()) == (200, None)
        await browser.post("/api/session", json={"name": "Ann"})
        assert (await browser.get("/api/me")).json()["name"] == "Ann"


async def test_only_tables_that_may_be_watched_are_shown(server: ServerProcess) -> None:
    game = await started(server.url, listed=True, watch="hands")
    shy = await started(server.url, listed=True, watch="nobody")
    private = await started(server.url, watch="public")
    waiting = await seated(server.url, listed=True)
    reader = await Person.guest(server.url, "Eve")
    playing = {table["id"] for table in await reader.get("/api/tables?status=playing")}
    assert game.id in playing
    assert not playing & {shy.id, private.id, waiting.id}
    assert waiting.id in {table["id"] for table in await reader.get("/api/tables")}
    await reader.post("/api/me/blocks", {"table": game.id, "seat": 0})
    playing = {table["id"] for table in await reader.get("/api/tables?status=playing")}
    assert game.id not in playing
    for one in (game, shy, private, waiting):
        await one.close()
    await reader.close()


async def test_mutes_survive_a_reconnect(server: ServerProcess) -> None:
    game = await started(server.url)
    one = game.sockets[0]
    assert isinstance(await one.ask(wire.Mute("m", 1)), wire.Ok)
    await one.close()
    again = await game.people[0].sit(game.grants[0])
    assert wire.decode_server(again.received[0]).muted == (1,)  # type: ignore[union-attr]
    await again.close()
    await game.close()


async def test_open_request_is_sent_to_new_connection(server: ServerProcess) -> None:
    game = await started(server.url, undo="ask")
    one = next(socket for socket in game.sockets if socket.decisions)
    await one.pick("done")
    await one.send(wire.Undo("u"))
    two = next(socket for socket in game.sockets if socket is not one)
    assert (await two.until(wire.UndoAsked)).seat == one.seat
    again = await game.people[two.seat or 0].sit(game.grants[two.seat or 0])
    assert (await again.until(wire.UndoAsked)).seat == one.seat
    await again.close()
    await game.close()
