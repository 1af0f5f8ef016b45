"""Undo, resigning, clocks, phrases and notices, on both databases."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest
from helpers.server import Game, against_bot, asked, refused, seated, started, together

from sevencats.server import wire
from sevencats.server.client import PATIENCE_S, TableSocket, first_option, play_out
from sevencats.server.local import ServerProcess


def other(game: Game, socket: TableSocket) -> TableSocket:
    """The other player of a duel."""
    return next(one for one in game.sockets if one is not socket)


async def past_redraws(game: Game) -> TableSocket:
    """Play to the first turn; returns the socket whose turn it is."""
    for socket in game.sockets:
        while socket.decisions and socket.decisions[0]["kind"] == "redraw":
            await socket.pick("done")
    await together(game)
    return asked(game)


def plain_play(socket: TableSocket) -> str:
    """A card without a question or a reveal: in most decks any unit."""
    keys: list[str] = [option["key"] for option in socket.decisions[0]["options"]]
    return next((key for key in keys if key.startswith("play:")), keys[0])


async def test_undo_takes_back_a_play_and_gives_new_ids(server: ServerProcess) -> None:
    game = await started(server.url)
    one = await past_redraws(game)
    two = other(game, one)
    before, stale = one.state, None
    await one.pick("pass")
    await together(game)
    stale = two.decisions[0]["id"]
    answer = await one.ask(wire.Undo("u1"))
    assert isinstance(answer, wire.Ok)
    assert before is not None and one.state is not None
    assert one.state.view["public"] == before.view["public"]
    assert one.state.view["zones"] == before.view["zones"]
    assert one.decisions[0]["options"] == before.view["decisions"][0]["options"]
    await one.pick("pass")
    await together(game)
    late = await two.ask(wire.MakePick("late", stale, "pass"))
    assert isinstance(late, wire.No) and late.code == "stale"
    again = await one.ask(wire.Undo("u1"))
    assert again == answer, "the same undo sent again is not done again"
    await game.close()


async def test_undo_stops_at_another_players_pick_and_at_a_reveal(server: ServerProcess) -> None:
    game = await started(server.url)
    one = await past_redraws(game)
    two = other(game, one)
    await one.pick("pass")
    await together(game)
    await two.pick(plain_play(two))
    await together(game)
    answer = await one.ask(wire.Undo("u"))
    assert isinstance(answer, wire.No) and answer.code == "no_undo"
    # A card that calls others from the deck has it shuffled.
    why = ("somebody else has moved since.", "luck has decided since.")
    assert answer.message.endswith(why)
    assert one.state is not None and one.state.undo is False
    assert one.state.no_undo in ("", answer.message)
    await game.close()


async def test_undo_may_need_the_others_consent(server: ServerProcess) -> None:
    game = await started(server.url, undo="ask")
    one = await past_redraws(game)
    two = other(game, one)
    await one.pick("pass")
    await together(game)
    n = two.n
    await one.send(wire.Undo("u1"))
    question = await two.until(wire.UndoAsked)
    assert question.seat == one.seat
    await two.ask(wire.UndoAnswer("no", False))
    no = await one.until(wire.No)
    assert (no.id, no.code) == ("u1", "undo_denied") and two.n == n
    await one.send(wire.Undo("u2"))
    await two.until(wire.UndoAsked)
    await two.ask(wire.UndoAnswer("yes", True))
    ok = await one.until(wire.Ok)
    assert ok.id == "u2" and ok.n == n + 1
    await game.close()


async def test_undo_can_be_off(server: ServerProcess) -> None:
    game = await started(server.url, undo="off")
    one = await past_redraws(game)
    await one.pick("pass")
    answer = await one.ask(wire.Undo("u"))
    assert isinstance(answer, wire.No) and answer.code == "undo_off"
    assert one.state is not None and one.state.undo is False
    await game.close()


async def test_resigning_loses_a_duel(server: ServerProcess) -> None:
    game = await started(server.url)
    one, two = game.sockets
    answer = await two.ask(wire.Resign("bye"))
    assert isinstance(answer, wire.Ok)
    assert await two.ask(wire.Resign("bye")) == answer
    while not one.over:
        await one.receive()
    assert one.table is not None and one.table.result is not None
    assert (one.table.result.returns, one.table.result.reason) == ((1, -1), "resigned")
    late = await one.ask(wire.MakePick("x", 1, "pass"))
    assert isinstance(late, wire.No) and late.code == "not_playing"
    await game.close()


async def test_bot_replaces_player_who_resigns_among_many(server: ServerProcess) -> None:
    game = await started(server.url, 3, mode="ffa")
    one, two, three = game.sockets
    await one.ask(wire.Resign("bye"))
    await asyncio.gather(play_out(two, first_option), play_out(three, first_option))
    assert two.table is not None and two.table.result is not None
    assert two.table.result.reason == "played" and two.table.result.resigned == (0,)
    back = await one.ask(wire.Back("b"))
    assert isinstance(back, wire.No)
    await game.close()


async def test_a_warned_player_is_replaced_by_a_bot_and_comes_back(server: ServerProcess) -> None:
    pace = {"kind": "live", "move": 1, "bank": 1, "grace": 1}
    # The bots that take over must not end the game before the player is back.
    game = await started(server.url, pace=pace, botDelay=3000)
    one, two = game.sockets
    told = map(wire.decode_server, one.received)
    first = next(message for message in told if isinstance(message, wire.StateMessage))
    assert {clock.seat for clock in first.clocks} == {0, 1}
    warning = await two.until(wire.TakeoverWarning)
    assert warning.why == "clock"
    while not (two.table and all(seat.standin for seat in two.table.seats)):
        await two.receive()
    assert isinstance(await one.ask(wire.Back("back")), wire.Ok)
    while one.table is None or one.table.seats[0].standin:
        await one.receive()
    await game.close()


async def test_absent_player_is_warned_early(server: ServerProcess) -> None:
    # On a machine that is too busy to come back in time there is more time.
    for grace in (1, 6, 36):
        if await back_in_time(server, grace):
            return
    raise AssertionError("a bot took the seat although its player was there")


async def back_in_time(server: ServerProcess, grace: int) -> bool:
    """Leave, wait for the warning, and come back; returns whether the seat was kept."""
    pace = {"kind": "live", "move": 600, "bank": 600, "grace": grace}
    game = await started(server.url, pace=pace)
    one, two = game.sockets
    await two.close()
    warning = await one.until(wire.TakeoverWarning)
    assert (warning.seat, warning.why) == (1, "offline")
    again = await game.people[1].sit(game.grants[1])
    assert again.table is not None
    left = warning.until - time.time() * 1000
    await asyncio.sleep(max(0, left) / 1000 + 0.3)
    await again.catch_up()
    stayed = not again.table.seats[1].standin
    assert stayed or left <= 0
    await again.close()
    await game.close()
    return stayed


async def test_phrases_mute_and_block(server: ServerProcess) -> None:
    game = await started(server.url)
    one, two = game.sockets
    await two.send(wire.SetLang("de"))
    await two.until(wire.StateMessage)
    assert isinstance(await one.ask(wire.Say("s1", "hello")), wire.Ok)
    said = await two.until(wire.Said)
    assert (said.seat, said.phrase, said.text) == (0, "hello", "Hallo!")
    no = await one.ask(wire.Say("s2", "buy my <script>"))
    assert isinstance(no, wire.No) and no.code == "bad_message"
    await two.ask(wire.Mute("m", 0))
    await one.ask(wire.Say("s3", "wow"))
    await two.catch_up()
    assert b'"wow"' not in b"".join(two.received)
    again = await game.people[1].sit(game.grants[1])
    await again.catch_up()
    assert b'"said"' not in b"".join(again.received), "what was said while muted stays unread"
    await game.people[0].post("/api/me/blocks", {"table": game.id, "seat": 1})
    blind = await game.people[0].sit(game.grants[0])
    await two.ask(wire.Say("s4", "oops"))
    await blind.catch_up()
    assert b'"oops"' not in b"".join(blind.received)
    watcher = await game.people[0].watch(game.id)
    no = await watcher.ask(wire.Say("s5", "hello"))
    assert isinstance(no, wire.No) and no.code == "not_yours"
    for socket in (again, blind, watcher):
        await socket.close()
    await game.close()


class Hook:
    """A web server that takes notices; the first one is answered with an error."""

    def __init__(self) -> None:
        self.got: list[tuple[bytes, str]] = []
        hook = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                hook.got.append((body, self.headers["X-SevenCats-Signature"]))
                self.send_response(204)
                self.end_headers()

            def log_message(self, *args: object) -> None:
                pass

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/hook"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


@pytest.fixture
def hook() -> Iterator[Hook]:
    found = Hook()
    yield found
    found.server.shutdown()
    found.server.server_close()


async def test_turn_based_players_are_notified(server: ServerProcess, hook: Hook) -> None:
    game = await seated(server.url, pace={"kind": "turns"})
    me = await game.people[1].call("PATCH", "/api/session", {"webhook": hook.url})
    assert me["webhook"] == hook.url and me["webhookKey"]
    assert (await game.people[1].get("/api/session"))["webhookKey"] is None
    await game.people[0].post(f"/api/tables/{game.id}/start")
    async with asyncio.timeout(PATIENCE_S):
        while not hook.got:
            await asyncio.sleep(0.05)
    body, signature = hook.got[0]
    wanted = hmac.new(me["webhookKey"].encode(), body, hashlib.sha256).hexdigest()
    assert signature == f"sha256={wanted}"
    told = json.loads(body)
    assert (told["what"], told["table"]) == ("your_turn", game.id)
    await game.close()


async def test_a_webhook_must_be_a_web_address(server: ServerProcess) -> None:
    game = await against_bot(server.url)
    for url in ("file:///etc/passwd", "nonsense", "https://user:pw@host/"):
        call = game.people[0].call("PATCH", "/api/session", {"webhook": url})
        await refused("bad_request", call)
    await game.close()
