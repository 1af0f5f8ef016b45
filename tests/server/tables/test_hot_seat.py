"""Several people at one screen, and bots that play while a player looks on."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from helpers.server import refused
from trials.daemons import PhoenixServer

from sevencats.server import wire
from sevencats.server.client import PATIENCE_S, Person, TableSocket, new_id
from sevencats.server.local import ServerProcess

UNTIMED = {"kind": "untimed"}
HOT = {"hotSeat": True, "pace": UNTIMED, "botDelay": 0}


async def at_one_screen(url: str, **changes: Any) -> tuple[Person, str]:
    """Ann's screen with Ann and Bob before it."""
    ann = await Person.guest(url, "Ann")
    seats = [{"choice": ["monsters"]}, {"choice": ["nilfgaard"], "name": "Bob"}]
    made = await ann.post("/api/tables", {**HOT, "seats": seats, **changes})
    assert made["table"]["status"] == "playing"
    return ann, made["table"]["id"]


async def lift(person: Person, table: str, seat: int) -> TableSocket:
    """Hand the screen to the next person."""
    grant = await person.get(f"/api/tables/{table}/seat?seat={seat}")
    assert grant["seat"] == seat and grant["hotSeat"]
    socket = await person.sit(grant, lang="en")
    await socket.reach(1)
    return socket


async def test_each_seat_has_a_name_and_sees_its_own_hand(server: ServerProcess) -> None:
    ann, table = await at_one_screen(server.url)
    info = await ann.get(f"/api/tables/{table}")
    assert [(seat["name"], seat["kind"]) for seat in info["seats"]] == [
        ("Ann", "person"),
        ("Bob", "person"),
    ]
    first = await lift(ann, table, 0)
    assert first.state is not None
    assert None not in first.state.view["zones"]["A.hand"]
    assert set(first.state.view["zones"]["B.hand"]) == {None}
    second = await lift(ann, table, 1)
    assert second.state is not None
    assert set(second.state.view["zones"]["A.hand"]) == {None}
    # The window that showed Ann's hand is closed: one screen shows one hand.
    await refused("other_seat", first.until(wire.Bye))
    assert all(seat["online"] for seat in (await ann.get(f"/api/tables/{table}"))["seats"])


async def test_hot_seat_curtain_shows_only_whose_turn_it_is(lite: ServerProcess) -> None:
    ann, table = await at_one_screen(lite.url, watch="nobody")
    curtain = await ann.watch(table)
    await curtain.reach(1)
    assert curtain.state is not None
    zones = curtain.state.view["zones"]
    assert set(zones["A.hand"]) == set(zones["B.hand"]) == {None}
    assert set(curtain.state.view["asked"]) == {0, 1}
    eve = await Person.guest(lite.url, "Eve")
    await refused("not_yours", eve.get(f"/api/tables/{table}/seat?seat=1"))
    await refused("not_yours", ann.get(f"/api/tables/{table}/seat?seat=7"))


async def test_one_answer_is_enough_for_a_rematch_and_nobody_is_asked_for_an_undo(
    lite: ServerProcess,
) -> None:
    ann, table = await at_one_screen(lite.url, undo="ask")
    socket = await lift(ann, table, 0)
    for message in (wire.Undo(new_id()), wire.Resign(new_id()), wire.Rematch(new_id())):
        if isinstance(message, wire.Undo):
            await socket.pick("done")
        assert isinstance(await socket.ask(message), wire.Ok)
    info = await ann.get(f"/api/tables/{table}")
    following = await ann.get(f"/api/tables/{info['next']}")
    assert [seat["name"] for seat in following["seats"]] == ["Bob", "Ann"]
    assert following["setup"]["hotSeat"]
    mine = await ann.get("/api/me/tables")
    assert {one["table"]["id"] for one in mine} == {table, info["next"]}


async def test_a_hot_seat_has_no_clock_and_no_free_seat(lite: ServerProcess) -> None:
    ann = await Person.guest(lite.url, "Ann")
    await refused("bad_setup", ann.post("/api/tables", {**HOT, "pace": {"kind": "live"}}))
    await refused("bad_setup", ann.post("/api/tables", {**HOT, "seat": None}))
    named = [{}, {"name": "Ann"}, {"bot": "recruit"}]
    made = await ann.post("/api/tables", {**HOT, "mode": "ffa", "seats": named})
    assert [seat["name"] for seat in made["table"]["seats"]][:2] == ["Ann", "Ann 2"]
    assert made["table"]["seats"][2]["kind"] == "bot"


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[PhoenixServer]:
    """A server that waits for players who left."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    env = {"SEVENCATS_RATE_SCALE": "1000", "SEVENCATS_PATIENCE_SECONDS": "30"}
    process = PhoenixServer(tmp_path, url, **env)
    process.start()
    yield process
    process.stop()


BOTS = {
    "seat": None,
    "seats": [{"bot": "recruit", "choice": ["monsters"]}, {"bot": "recruit"}],
    "watch": "hands",
    "pace": UNTIMED,
}


async def test_bots_play_only_while_somebody_watches(patient: PhoenixServer) -> None:
    ann = await Person.guest(patient.url, "Ann")
    made = await ann.post("/api/tables", {**BOTS, "botDelay": 3000})
    assert made["seat"] is None and made["table"]["bots"] == {"delay": 3000, "paused": False}
    table = made["table"]["id"]
    # Nobody looks yet: they wait.
    await asyncio.sleep(0.5)
    assert (await ann.get(f"/api/tables/{table}"))["n"] == 1
    socket = await ann.watch(table, hands=True)
    await socket.reach(1)
    assert socket.state is not None
    zones = socket.state.view["zones"]
    assert None not in zones["A.hand"] and None not in zones["B.hand"]
    assert isinstance(await socket.ask(wire.SetPace(new_id(), 0, paused=True)), wire.Ok)
    n = (await ann.get(f"/api/tables/{table}"))["n"]
    await asyncio.sleep(0.7)
    assert (await ann.get(f"/api/tables/{table}"))["n"] == n
    eve = await (await Person.guest(patient.url, "Eve")).watch(table, hands=True)
    answer = await eve.ask(wire.SetPace(new_id(), 0))
    assert isinstance(answer, wire.No) and answer.code == "not_host"
    assert isinstance(await socket.ask(wire.SetPace(new_id(), 0)), wire.Ok)
    async with asyncio.timeout(4 * PATIENCE_S):
        while (await ann.get(f"/api/tables/{table}"))["status"] != "finished":
            await asyncio.sleep(0.2)


async def test_bots_alone_need_a_bot_on_every_seat(lite: ServerProcess) -> None:
    ann = await Person.guest(lite.url, "Ann")
    await refused("bad_setup", ann.post("/api/tables", {**BOTS, "seats": [{"bot": "recruit"}, {}]}))
