"""Bots of your own at a server: they know what their seat knows, and nobody waits for them."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import threading
from pathlib import Path
from types import NoneType
from typing import Any

import pytest
from helpers.server import refused
from trials.kinds import KINDS, Kind

from sevencats.kernel.snapshot import dump
from sevencats.kernel.views import blindfold, observe
from sevencats.plugin.bots.base import Choice, Reason, Sight
from sevencats.plugin.bots.outside import BotFault, OutsideBot
from sevencats.server import bot_client, wire
from sevencats.server.bot_client import BotClient, OtherEngine, known_table
from sevencats.server.client import Person
from sevencats.server.local import ServerProcess

_PICKS = 30


class Enough(Exception):
    """The bot has played for long enough."""


class First:
    """A bot that takes the first option, so many times."""

    def __init__(self, picks: int) -> None:
        self.picks = picks

    def choose(self, sight: Sight) -> Choice:
        if not self.picks:
            raise Enough
        self.picks -= 1
        keys = sight.decision.keys
        return Choice(next((n for n, key in enumerate(keys) if key != "pass"), 0), Reason("own"))


def unheard(key: str) -> None:
    """Nobody reads what a client tells."""


async def program(url: str) -> Person:
    return await Person.guest(url, "Robo", program=True)


async def hosted(url: str, kind: Kind, **more: Any) -> tuple[Person, dict[str, Any]]:
    """A table of this kind with a host, whose other seats are free."""
    host = await Person.guest(url, "Ann")
    body = kind.body(**more)
    body["seats"] = [{**seat, "bot": ""} if n else seat for n, seat in enumerate(body["seats"])]
    return host, await host.post("/api/tables", body)


@pytest.mark.parametrize("name", ["duel", "tournament", "Old World", "the Wild Hunt"])
async def test_a_bot_is_offered_what_the_server_offers(
    lite: ServerProcess, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At every question: the same options, the same view, and nothing besides."""
    shown = []

    def compared(state: wire.StateMessage) -> Any:
        found = known_table(state)  # raises where options differ
        if found is not None:
            shown.append((state, *found))
        return found

    monkeypatch.setattr(bot_client, "known_table", compared)
    kind = next(kind for kind in KINDS if kind.name == name)
    people = [await program(lite.url) for _ in range(kind.people)]
    made = await people[0].post("/api/tables", kind.body())
    clients = [BotClient(person, First(_PICKS), unheard) for person in people]
    grants = [made["seat"], *[await one.join(made["table"]["code"]) for one in clients[1:]]]
    await people[0].post(f"/api/tables/{made['table']['id']}/start")
    games = [
        asyncio.create_task(one.play(grant)) for one, grant in zip(clients, grants, strict=True)
    ]
    (done, *_), _ = await asyncio.wait(games, return_when=asyncio.FIRST_COMPLETED)
    for task in games:
        task.cancel()
    await asyncio.gather(*games, return_exceptions=True)
    assert isinstance(done.exception(), Enough | NoneType), "the game may be over before"
    assert len(shown) > _PICKS // 2
    for state, table, decision in shown:
        view = observe(table, decision.seat)
        zones = {name: cards for name, cards in view.zones.items() if name in state.view["zones"]}
        assert zones == state.view["zones"]
        assert dump(blindfold(table, decision.seat)) == dump(table)


async def test_everybody_sees_that_a_program_plays(lite: ServerProcess) -> None:
    host, made = await hosted(lite.url, KINDS[0])
    bot = await program(lite.url)
    assert (await bot.get("/api/session"))["program"]
    await refused("not_offered", bot.post("/api/match", {"game": "gwent", "mode": "duel"}))
    table = made["table"]
    grant = await BotClient(bot, First(1), unheard).join(table["code"])
    seats = (await host.get(f"/api/tables/{table['id']}"))["seats"]
    assert [(seat["program"], seat["name"]) for seat in seats] == [
        (False, "Ann"),
        (True, "Robo (bot)"),
    ]
    await bot.call("DELETE", f"/api/tables/{table['id']}/seats/{grant['seat']}")
    seats = (await host.get(f"/api/tables/{table['id']}"))["seats"]
    assert [seat["program"] for seat in seats] == [False, False]


async def test_a_bot_that_hangs_loses_by_the_clock(lite: ServerProcess) -> None:
    """Another one takes its seat, and the game goes on."""
    stop = threading.Event()

    class Hanging:
        def choose(self, sight: Sight) -> Choice:
            stop.wait(120)
            return Choice(0, Reason("own"))

    pace = {"kind": "live", "move": 5, "bank": 0, "grace": 5}
    host, made = await hosted(lite.url, KINDS[0], pace=pace)
    bot = await program(lite.url)
    client = BotClient(bot, Hanging(), unheard)
    grant = await client.join(made["table"]["code"])
    await host.post(f"/api/tables/{made['table']['id']}/start")
    playing = asyncio.create_task(client.play(grant))
    socket = await host.sit(made["seat"])
    try:
        while socket.table is None or not socket.table.seats[1].standin:
            if socket.decisions:
                await socket.pick(socket.decisions[0]["options"][-1]["key"])
            else:
                await asyncio.wait_for(socket.receive(), 60)
    finally:
        stop.set()
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        await socket.close()


async def test_a_bot_that_fails_is_named_and_leaves(lite: ServerProcess) -> None:
    class Silly:
        def choose(self, sight: Sight) -> str:
            return "nonsense"

    host, made = await hosted(lite.url, KINDS[0])
    client = BotClient(await program(lite.url), OutsideBot("silly.py:Silly", Silly()), unheard)
    grant = await client.join(made["table"]["code"])
    await host.post(f"/api/tables/{made['table']['id']}/start")
    with pytest.raises(BotFault, match=r"silly\.py:Silly"):
        await client.play(grant)
    table = f"/api/tables/{made['table']['id']}"
    async with asyncio.timeout(60):
        while (await host.get(table))["seats"][1]["online"]:
            await asyncio.sleep(0.05)


MY_BOT = """
class First:
    def choose(self, sight):
        return 0
"""


async def test_the_command_plays_a_game(lite: ServerProcess, tmp_path: Path) -> None:
    file = tmp_path / "my.py"
    file.write_text(MY_BOT)
    host, made = await hosted(lite.url, KINDS[0])
    code = made["table"]["code"]
    command = [sys.executable, "-m", "sevencats", "bot", "join", lite.url, code]
    options = ["--bot", f"{file}:First", "--login", "first-bot", "--lang", "en"]
    env = {**os.environ, "SEVENCATS_BOT_PASSWORD": "an inn of seven cats"}
    process = subprocess.Popen(
        [*command, *options], env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    socket = await host.sit(made["seat"])
    while socket.table is None or not socket.table.seats[1].ready:
        await asyncio.wait_for(socket.receive(), 60)
    await host.post(f"/api/tables/{made['table']['id']}/start")
    await socket.reach(2)
    await socket.ask(wire.Resign("r"))
    output, _ = await asyncio.to_thread(process.communicate, timeout=60)
    assert process.returncode == 0, output
    assert "seat 2" in output and "Won, " in output
    await socket.close()


def test_other_options_are_noticed() -> None:
    state = wire.StateMessage(
        n=1,
        steps=None,
        view={"decisions": [{"id": 1, "options": [{"key": "fly"}]}]},
        digest="",
        clocks=(),
        questions=(),
        undo=False,
        now=0,
        engine={"format": "of another program"},
    )
    with pytest.raises(OtherEngine):
        known_table(state)
