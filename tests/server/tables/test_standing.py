"""Standing answers and odds over the wire."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from helpers.server import Game
from helpers.server_inside import inside

from sevencats.games.oldworld.config import Config
from sevencats.games.oldworld.game import GAME
from sevencats.games.oldworld.page.standing import STANDING
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel import settle, take
from sevencats.kernel.rng import Rng
from sevencats.server import wire
from sevencats.server.client import Person, TableSocket, first_option
from sevencats.server.local import ServerProcess
from sevencats.server.store.beginnings import begin_at
from sevencats.server.store.journal import read_rows
from sevencats.server.store.records import SeatRecord, TableSetup
from sevencats.server.tables import commands as cmd

SEATS = [{"choice": [school]} for school in ("wolf", "bear", "cat")]


async def people(url: str) -> Game:
    """Old World with two people and a bot."""
    ann, bob = await Person.guest(url, "Ann"), await Person.guest(url, "Bob")
    seats = [SEATS[0], SEATS[1], {"bot": "random", **SEATS[2]}]
    body: dict[str, Any] = {"game": "oldworld", "mode": "base", "seats": seats, "botDelay": 0}
    made = await ann.post("/api/tables", {**body, "pace": {"kind": "untimed"}})
    table = made["table"]["id"]
    grant = await bob.post(f"/api/tables/{table}/seats", {})
    await bob.call("PATCH", f"/api/tables/{table}/seats/{grant['seat']}", {"ready": True})
    await ann.post(f"/api/tables/{table}/start")
    sockets = [await ann.sit(made["seat"], lang="en"), await bob.sit(grant, lang="en")]
    for socket in sockets:
        await socket.reach(1)
    return Game(table, [ann, bob], [made["seat"], grant], sockets)


def at_attack() -> OldWorldState:
    """A game of two in which one chooses how the monster attacks the other."""
    rng, config = Rng(1), Config(mode="base", seats=2, schools=("wolf", "bear"))
    state = GAME.new_game(config, 4)
    settle(state)
    for _ in range(3000):
        decision = state.pending[0]
        if decision.kind == "attack":
            return state
        fights = [at for at, key in enumerate(decision.keys) if key.startswith("fight:")]
        take(state, decision, fights[0] if fights else rng.below(len(decision.keys)))
        settle(state)
    raise AssertionError("nobody fought a monster")


async def test_a_game_does_not_wait_for_a_standing_answer(tmp_path: Path) -> None:
    """It is given when the question comes, also by a player who is not there, and is kept."""
    state = at_attack()
    chooser = state.pending[0].seat
    async with inside(tmp_path) as context:
        seats = []
        for seat in range(2):
            user, _ = await context.people.new_guest(f"Player {seat}", "en")
            seats.append(SeatRecord(seat, user.id, user.name, ready=True, generation=1))
        seats[chooser].standing = {"attack": "bite"}
        setup = TableSetup(game="oldworld", mode="base", seats=2)
        record = await begin_at(context.database, state, setup, seats[0].user or "", seats)
        (await context.hub.send(record.id, cmd.SeatToken(seats[chooser].user or ""))).result()
        while True:
            rows = await read_rows(context.database, record.id)
            if len(rows) > 1:
                break
            await asyncio.sleep(0.02)
        assert (rows[1].by, rows[1].seat, rows[1].key) == ("standing", chooser, "bite")
        assert (await context.lobby.get(record.id)).seats[chooser].standing == {"attack": "bite"}


def test_every_standing_answer_is_an_option() -> None:
    state = at_attack()
    decision = state.pending[0]
    answer, rng = STANDING.answer, Rng(3)
    assert answer(state, decision, {"attack": "charge"}, rng) == "charge"
    assert {answer(state, decision, {"attack": "coin"}, rng) for _ in range(40)} == {
        "charge",
        "bite",
    }
    assert answer(state, decision, {"wager": "never"}, rng) is None
    mine = decision._replace(seat=state.active)
    assert answer(state, mine, {"attack": "charge"}, rng) is None, "in the own turn one is asked"


async def test_only_offered_standing_answers_are_kept(lite: ServerProcess) -> None:
    game = await people(lite.url)
    for answers in ({"attack": "flee"}, {"story": "a"}):
        no = await game.sockets[0].ask(wire.SetStanding("x", answers))
        assert isinstance(no, wire.No) and no.code == "bad_message"
    eve = await Person.guest(lite.url, "Eve")
    watcher = await eve.watch(game.id)
    no = await watcher.ask(wire.SetStanding("y", {"wager": "never"}))
    assert isinstance(no, wire.No) and no.code == "not_yours"
    await game.close()


async def _odds(socket: TableSocket, against: str, number: str) -> wire.OddsMessage | wire.No:
    await socket.send(wire.AskOdds(number, against))
    while True:
        answer = await socket.receive()
        if isinstance(answer, wire.OddsMessage | wire.No) and answer.id == number:
            return answer


def _monsters(socket: TableSocket) -> list[str]:
    assert socket.state is not None
    return [monster["id"] for monster in socket.state.view["public"]["monsters"] if monster]


async def test_odds_are_the_same_at_each_look(lite: ServerProcess) -> None:
    ann = await Person.guest(lite.url, "Ann")
    seats = [SEATS[0], {"bot": "random", **SEATS[1]}]
    body = {"game": "oldworld", "mode": "base", "seats": seats, "botDelay": 0, "start": True}
    made = await ann.post("/api/tables", body)
    socket = await ann.sit(made["seat"])
    await socket.reach(1)
    # Who goes first chooses where a monster stands, before there is any.
    while not (socket.decisions and (monsters := _monsters(socket))):
        if socket.decisions:
            await socket.pick(first_option(socket.decisions[0]))
        else:
            await socket.receive()
    monster = monsters[0]
    first, second = [await _odds(socket, monster, name) for name in ("a", "b")]
    assert isinstance(first, wire.OddsMessage) and isinstance(second, wire.OddsMessage)
    assert first.odds == second.odds and first.odds.tried == 200
    assert first.odds.low <= first.odds.chance <= first.odds.high
    no = await _odds(socket, "unicorn", "c")
    assert isinstance(no, wire.No) and no.code == "bad_choice"
    await socket.close()


async def test_odds_follow_hint_permission(lite: ServerProcess) -> None:
    game = await people(lite.url)
    no = await _odds(game.sockets[0], "B", "a")
    assert isinstance(no, wire.No) and no.code == "no_hints"
    await game.close()


async def test_only_person_at_table_sets_pace_of_bots(lite: ServerProcess) -> None:
    """With two people nobody may: the other may want to look on."""
    game = await people(lite.url)
    no = await game.sockets[0].ask(wire.Hurry("h"))
    assert isinstance(no, wire.No) and no.code == "no_hurry"
    await game.close()
    ann = await Person.guest(lite.url, "Ann")
    seats = [SEATS[0], {"bot": "random", **SEATS[1]}]
    body = {"game": "oldworld", "mode": "base", "seats": seats, "start": True}
    made = await ann.post("/api/tables", body)
    socket = await ann.sit(made["seat"])
    await socket.reach(1)
    assert isinstance(await socket.ask(wire.Hurry("h")), wire.Ok)
    await socket.close()
