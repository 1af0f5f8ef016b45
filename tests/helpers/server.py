"""Shortcuts for tests of the server: people at a table with a running game."""

from __future__ import annotations

import secrets
from typing import Any, NamedTuple

import httpx
import pytest

from sevencats.server.client import PATIENCE_S, ApiRefusal, Person, TableSocket
from sevencats.server.local import ServerProcess
from sevencats.server.roles import appoint, operator_names
from sevencats.server.settings import read_settings

#: Decks without a question about who starts.
PLAIN = [{"choice": [f]} for f in ("monsters", "nilfgaard", "northern_realms", "skellige")]


def web(url: str, **options: Any) -> httpx.AsyncClient:
    """A client for plain requests, with a timeout for a busy machine."""
    # Loading unused certificates takes longer than most tests.
    return httpx.AsyncClient(base_url=url, timeout=PATIENCE_S, verify=False, **options)


class Game(NamedTuple):
    """A table with people at it."""

    id: str
    people: list[Person]
    grants: list[dict[str, Any]]
    sockets: list[TableSocket]

    async def close(self) -> None:
        """Close all connections."""
        for socket in self.sockets:
            await socket.close()
        for person in self.people:
            await person.close()


async def post_patiently(host: Person, path: str, body: Any = None) -> Any:
    """Send a POST request, and retry while the server is busy."""
    while True:
        try:
            return await host.post(path, body)
        except ApiRefusal as refusal:
            if refusal.code != "busy":
                raise


async def seated(url: str, people: int = 2, **table: Any) -> Game:
    """Create a table that is ready to start, with nobody connected yet."""
    host = await Person.guest(url, "Ann")
    body: dict[str, Any] = {"seats": PLAIN[:people], "botDelay": 0, **table}
    made = await post_patiently(host, "/api/tables", body)
    table_id = made["table"]["id"]
    everybody, grants = [host], [made["seat"]]
    for number in range(1, people):
        person = await Person.guest(url, ("Bob", "Cid", "Dan", "Eve")[number - 1])
        grants.append(await person.post(f"/api/tables/{table_id}/seats", {}))
        seat = f"/api/tables/{table_id}/seats/{grants[-1]['seat']}"
        await person.call("PATCH", seat, {"ready": True})
        everybody.append(person)
    return Game(table_id, everybody, grants, [])


async def started(url: str, people: int = 2, hello: Any = None, **table: Any) -> Game:
    """Start a game with everybody connected."""
    game = await seated(url, people, **table)
    await post_patiently(game.people[0], f"/api/tables/{game.id}/start")
    for person, grant in zip(game.people, game.grants, strict=True):
        game.sockets.append(await person.sit(grant, **(hello or {})))
    for socket in game.sockets:
        await socket.reach(1)
    return game


async def against_bot(url: str, hello: Any = None, **table: Any) -> Game:
    """A duel against a bot that has begun, and in which the person is asked something."""
    host = await Person.guest(url, "Ann")
    body = {"seats": [{}, {"bot": "recruit"}], "botDelay": 0, "start": True, **table}
    made = await post_patiently(host, "/api/tables", body)
    socket = await host.sit(made["seat"], **(hello or {}))
    while not socket.decisions:  # the bot may have to choose who begins
        await socket.receive()
    return Game(made["table"]["id"], [host], [made["seat"]], [socket])


async def refused(code: str, call: Any) -> ApiRefusal:
    """The refusal of a call that has to be refused with this code."""
    with pytest.raises(ApiRefusal) as caught:
        await call
    assert caught.value.code == code, str(caught.value)
    return caught.value


async def together(game: Game) -> None:
    """Wait until all sockets have the same step."""
    n = max(socket.n for socket in game.sockets)
    for socket in game.sockets:
        await socket.reach(n)


def asked(game: Game) -> TableSocket:
    """The socket of a seat that is asked something."""
    return next(socket for socket in game.sockets if socket.decisions)


async def operator(server: ServerProcess) -> Person:
    """A user with an account, whom the command line made an operator."""
    guest = await Person.guest(server.url, "Olga")
    login = f"olga{secrets.token_hex(4)}"
    body = {"login": login, "password": "correct horse", "token": True}
    person = Person(server.url, (await guest.post("/api/account", body))["token"])
    assert await appoint(read_settings(server.env), login, True)
    assert login in await operator_names(read_settings(server.env))
    return person
