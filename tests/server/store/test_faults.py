"""Bad input of every kind ends in a clear answer, and never in a changed game."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from helpers.server import asked, refused, seated, started, web
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sevencats.server import wire
from sevencats.server.client import PATIENCE_S, ApiRefusal, Person, TableSocket
from sevencats.server.local import ServerProcess
from sevencats.server.tables.handlers.connections import MAX_TABS


def address(lite: ServerProcess, table: str) -> str:
    """The socket of a table."""
    return f"{lite.url.replace('http', 'ws')}/api/tables/{table}/socket"


def bearer(token: str) -> dict[str, str]:
    """The header of a session."""
    return {"Authorization": f"Bearer {token}"}


MALFORMED = [
    "",
    "null",
    "[]",
    "{",
    '{"t": "pick"}',
    '{"t": "nonsense"}',
    '{"t": "pick", "id": 5, "decision": 1, "key": "pass"}',
    '{"t": "pick", "id": "x", "decision": -1, "key": "pass"}',
    '{"t": "pick", "id": "x", "decision": 1e99, "key": "pass"}',
    '{"t": "pick", "id": "", "decision": 1, "key": "pass"}',
    '{"t": "pick", "id": "x\\u0000y", "decision": 1, "key": "pass"}',
    '{"t": "mute", "id": "x", "seat": 99}',
    '{"t": "hello"}',
    "[" * 3000,
    '{"t": "say", "id": "\\ud800", "phrase": "hello"}',
]


async def test_malformed_frames_are_answered_and_change_nothing(server: ServerProcess) -> None:
    game = await started(server.url)
    one = asked(game)
    before = one.state
    assert one.ws is not None
    for frame in MALFORMED:
        await one.ws.send(frame)
        no = await one.until(wire.No)
        assert no.code == "bad_message" and "Traceback" not in no.message
    await one.send(wire.Sync())
    state = await one.until(wire.StateMessage)
    assert before is not None and (state.n, state.digest) == (before.n, before.digest)
    await game.close()


async def test_binary_frames_are_closed_or_answered(lite: ServerProcess) -> None:
    game = await started(lite.url)
    one = asked(game)
    assert one.ws is not None
    await one.ws.send(b"\x00\xff\xfe")
    with pytest.raises((ConnectionClosed, ApiRefusal, TimeoutError)):
        while True:
            message = await one.until(wire.No, timeout=2)
            assert message.code == "bad_message"
    await refused_pick_free(game)


async def refused_pick_free(game: Any) -> None:
    """Check that the game continues."""
    again = await game.people[0].sit(game.grants[0])
    await again.reach(1)
    assert again.state is not None
    await again.close()
    await game.close()


async def test_oversized_frame_closes_only_its_socket(lite: ServerProcess) -> None:
    game = await started(lite.url)
    one = asked(game)
    assert one.ws is not None
    await one.ws.send("x" * 9_000)
    no = await one.until(wire.No)
    assert no.code == "too_large"
    with pytest.raises(ConnectionClosed):
        await one.ws.send("x" * 5_000_000)
        while True:
            await one.receive()
    await refused_pick_free(game)


async def test_a_flood_is_slowed_and_then_cut_off(own_server: ServerProcess) -> None:
    own_server.env["SEVENCATS_RATE_SCALE"] = "1"
    own_server.start()
    game = await started(own_server.url)
    flood = game.sockets[0]
    for number in range(400):
        await flood.send(wire.Ping(number))
    with pytest.raises((ApiRefusal, ConnectionClosed)) as caught:
        while True:
            await flood.receive()
    assert isinstance(caught.value, ApiRefusal) and caught.value.code == "rate"
    other = game.sockets[1]
    await other.send(wire.Ping(1))
    await other.until(wire.Pong)
    async with web(own_server.url) as client:
        codes = [(await client.post("/api/session", json={"name": "x"})).status_code]
        while codes[-1] != 429 and len(codes) < 200:
            codes.append((await client.post("/api/session", json={"name": "x"})).status_code)
        assert set(codes) == {201, 429}
        assert (await client.get("/health")).status_code == 200
    await game.close()


async def test_pages_of_other_sites_are_refused(lite: ServerProcess) -> None:
    game = await started(lite.url)
    headers = bearer(game.people[0].token)
    evil = {**headers, "Origin": "https://evil.example"}
    with pytest.raises(InvalidStatus) as caught:
        await connect(address(lite, game.id), additional_headers=evil)
    assert caught.value.response.status_code == 403
    own = {**headers, "Origin": lite.url}
    async with connect(address(lite, game.id), additional_headers=own):
        pass
    async with web(lite.url, headers=evil) as client:
        answer = await client.post("/api/tables", json={})
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")
        assert (await client.delete("/api/me/data")).status_code == 403
        assert (await client.get("/api/session")).status_code == 200
    await game.close()


async def test_forged_and_stolen_seat_tokens_open_nothing(lite: ServerProcess) -> None:
    game = await started(lite.url)
    token = game.grants[0]["token"]
    thief = await Person.guest(lite.url, "Eve")
    forged = ["0.", "0." + "0" * 64, "99." + token[2:], "1" + token[1:], "x" * 200, "-1.aa", "²."]
    for person, word in [(thief, token), *((game.people[0], word) for word in forged)]:
        socket = TableSocket(lite.url, game.id, person.token)
        await refused("not_yours", socket.open(wire.Hello(token=word)))
    nobody = TableSocket(lite.url, game.id)
    await refused("not_yours", nobody.open(wire.Hello(token=token)))
    await refused("not_yours", thief.get(f"/api/tables/{game.id}/seat"))
    await refused("no_session", Person(lite.url, "made-up").get("/api/session"))
    await game.close()


async def test_a_seat_that_changed_hands_has_a_new_token(lite: ServerProcess) -> None:
    game = await seated(lite.url)
    bob = game.people[1]
    old = game.grants[1]["token"]
    await bob.call("DELETE", f"/api/tables/{game.id}/seats/1")
    fresh = await bob.post(f"/api/tables/{game.id}/seats", {})
    assert fresh["token"] != old
    socket = TableSocket(lite.url, game.id, bob.token)
    await refused("not_yours", socket.open(wire.Hello(token=old)))


async def test_picks_for_others_stale_ids_and_unlisted_keys(lite: ServerProcess) -> None:
    game = await started(lite.url)
    one, two = game.sockets
    mine, theirs = one.decisions[0]["id"], two.decisions[0]["id"]
    for decision, key, code in (
        (theirs, "done", "not_yours"),
        (9999, "done", "stale"),
        (mine, "win", "illegal"),
        (mine, "'; DROP TABLE journal; --", "illegal"),
        (mine, "order:0,1,2", "illegal"),
    ):
        answer = await one.ask(wire.MakePick(f"p{decision}{key[:5]}", decision, key))
        assert isinstance(answer, wire.No) and answer.code == code
    ok = await one.ask(wire.MakePick("good", mine, "done"))
    assert isinstance(ok, wire.Ok) and ok.n == 2
    late = await one.ask(wire.MakePick("late", mine, "done"))
    assert isinstance(late, wire.No) and late.code == "stale"
    await game.close()


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Robert'); DROP TABLE users;--", None),
        ("<img src=x>", "<img src=x>"),
        ("a\u202eb\u0000c\nd", "ab c d"),
        ("  Ann   of\tCintra ", "Ann of Cintra"),
        ("{ $who }", "{ $who }"),
        ("\u200b", None),
        ("", None),
    ],
)
async def test_names_are_plain_text(lite: ServerProcess, name: str, shown: str | None) -> None:
    if shown is None:
        with pytest.raises(ApiRefusal) as caught:
            await Person.guest(lite.url, name)
        assert caught.value.status == 400
        return
    person = await Person.guest(lite.url, name)
    assert (await person.get("/api/session"))["name"] == shown
    made = await person.post("/api/tables", {"seats": [{}, {"bot": "recruit"}], "start": True})
    socket = await person.sit(made["seat"], lang="en")
    await socket.reach(1)
    assert socket.table is not None and socket.table.seats[0].name == shown
    await socket.close()


async def test_decks_of_ten_thousand_cards_and_bodies_of_a_megabyte(lite: ServerProcess) -> None:
    person = await Person.guest(lite.url, "Ann")
    head = "faction: monsters\nleader: eredin_king_of_the_wild_hunt\n"
    body = {"game": "gwent", "mode": "duel", "deck": head + "200 ghoul\n" * 50}
    refusal = await refused("bad_choice", person.post("/api/decks/check", body))
    assert "255" in str(refusal)
    body["deck"] = head + "ghoul\n" * 10_000
    await refused("too_large", person.post("/api/decks/check", body))
    body["deck"] = head + "ghoul\n" * 5_000
    await refused("bad_request", person.post("/api/decks/check", body))
    body["deck"] = "x" * 1_000_000
    refusal = await refused("too_large", person.post("/api/decks/check", body))
    assert refusal.status == 413
    many = {"seats": [{"choice": ["monsters"] * 10_000}, {}]}
    await refused("too_large", person.post("/api/tables", many))


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/..%2f..%2fetc%2fpasswd/replay",
        "/api/tables/../../../../etc/passwd",
        "/..%2f..%2f..%2fetc/passwd",
        "/%2e%2e/%2e%2e/settings.py",
        "/api/codes/%00",
        "/api/tables/' OR 1=1 --",
        "/api/tables/x/journal",
    ],
)
async def test_path_tricks_find_nothing(server: ServerProcess, path: str) -> None:
    async with web(server.url) as client:
        answer = await client.get(path)
    assert answer.status_code in (400, 404)
    assert answer.json()["code"] in ("not_found", "bad_request")
    assert "root:" not in answer.text


async def test_lost_client_leaves_game_unchanged(lite: ServerProcess) -> None:
    game = await started(lite.url)
    one, two = game.sockets
    assert one.ws is not None
    one.ws.transport.abort()
    while two.table is None or two.table.seats[0].online:
        await two.receive()
    again = await game.people[0].sit(game.grants[0], last=one.n)
    await again.reach(1)
    assert again.state is not None and one.state is not None
    assert again.state.digest == one.state.digest
    await again.close()
    await game.close()


async def test_clients_that_vanish_at_any_moment_leave_no_trace(own_server: ServerProcess) -> None:
    own_server.start()
    game = await started(own_server.url)
    hello = wire.encode(wire.Hello(token=game.grants[0]["token"], lang="fr", insight=True)).decode()
    pick = wire.encode(wire.MakePick("p", game.sockets[0].decisions[0]["id"], "done")).decode()
    words = [hello, pick, pick, "{", wire.encode(wire.Sync()).decode()]

    async def half_a_request(number: int) -> None:
        _, writer = await asyncio.open_connection("127.0.0.1", own_server.port)
        head = f"POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\n{{{number}"
        writer.write(head.encode())
        await writer.drain()
        await asyncio.sleep(number % 4 * 0.01)
        writer.transport.abort()

    async def half_a_talk(number: int) -> None:
        headers = bearer(game.people[0].token)
        ws = await connect(address(own_server, game.id), additional_headers=headers)
        for word in words[: number % (len(words) + 1)]:
            await ws.send(word)
        await asyncio.sleep(number % 5 * 0.01)
        if number % 3:
            ws.transport.abort()
        else:
            await ws.close()

    for turn in range(4):
        await asyncio.gather(*(half_a_request(turn + n) for n in range(10)))
        await asyncio.gather(*(half_a_talk(turn + n) for n in range(8)))
    async with web(own_server.url) as client:
        async with asyncio.timeout(PATIENCE_S):
            while "sevencats_sockets 2.0" not in (await client.get("/metrics")).text:
                await asyncio.sleep(0.05)
    await game.close()
    own_server.stop()
    log = own_server.log.read_text(encoding="utf-8")
    assert "Traceback" not in log and " error " not in log, log[-3000:]


async def test_silent_client_is_disconnected(lite: ServerProcess) -> None:
    game = await seated(lite.url)
    async with connect(address(lite, game.id)) as silent:
        bye = json.loads(await asyncio.wait_for(silent.recv(), PATIENCE_S))
        assert bye["t"] == "bye" and bye["code"] == "too_slow"


async def test_old_client_is_told_to_reload(lite: ServerProcess) -> None:
    game = await seated(lite.url)
    async with connect(address(lite, game.id)) as old:
        await old.send(json.dumps({"t": "hello", "protocol": wire.PROTOCOL - 1, "lang": "de"}))
        bye = json.loads(await asyncio.wait_for(old.recv(), PATIENCE_S))
    assert (bye["t"], bye["code"], bye["again"]) == ("bye", "old_client", False)
    assert "älter als der Server" in bye["message"]


async def test_extra_tab_replaces_oldest_connection(lite: ServerProcess) -> None:
    game = await started(lite.url)
    tabs = [await game.people[0].sit(game.grants[0]) for _ in range(MAX_TABS + 1)]
    with pytest.raises(ApiRefusal) as caught:
        while True:
            await asyncio.wait_for(tabs[0].receive(), PATIENCE_S)
    assert caught.value.code == "too_many"
    await tabs[-1].catch_up()
    for tab in tabs:
        await tab.close()
    await game.close()


def test_logs_tell_no_secrets(lite: ServerProcess) -> None:
    text = Path(lite.log).read_text(encoding="utf-8")
    assert "Bearer" not in text and "Traceback" not in text
