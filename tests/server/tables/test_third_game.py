"""A game the server has never heard of is hosted by its entry point: set up, worded, played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from helpers.server import against_bot, refused, web
from helpers.third_game import with_third_game

from sevencats.server.client import Person, TableSocket, first_option
from sevencats.server.local import ServerProcess

TABLE: dict[str, Any] = {"game": "highcard", "mode": "tricks", "seats": [{}, {"bot": "random"}]}


@pytest.fixture(scope="module")
def third(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server in whose environment the third game is installed."""
    folder = tmp_path_factory.mktemp("third")
    server = ServerProcess(folder, f"sqlite:///{folder / 'tables.db'}", **with_third_game())
    try:
        yield server.start()
    finally:
        server.stop()


async def test_it_is_offered_with_what_the_kernel_knows(third: ServerProcess) -> None:
    async with web(third.url) as client:
        games = {game["id"]: game for game in (await client.get("/api/games")).json()}
    assert list(games) == ["gwent", "oldworld", "highcard"]
    assert games["gwent"]["page"] == "gwent"
    game = games["highcard"]
    assert (game["title"], game["page"], game["levels"]) == ("highcard", "", ["random"])
    (mode,) = game["modes"]
    assert (mode["id"], mode["seats"], mode["labels"]) == ("tricks", [2, 3], ["A", "B", "C"])


async def test_third_game_is_played_with_plugin_texts(third: ServerProcess) -> None:
    host = await Person.guest(third.url, "Ann")
    made = await host.post("/api/tables", {**TABLE, "botDelay": 0, "start": True})
    socket = await host.sit(made["seat"], lang="en")
    await socket.reach(1)
    lines = await _play(socket)
    assert any(line.startswith("Ann: played card_") for line in lines)
    assert sum("took" in line for line in lines) == 7
    replay = await host.get(f"/api/tables/{made['table']['id']}/replay?as=everyone")
    assert replay["steps"][-1]["view"]["public"]["tricks"] is not None
    await socket.close()
    await host.close()


async def _play(socket: TableSocket) -> list[str]:
    """Play to the end by what the questions say; gives the lines of the log."""
    lines: list[str] = []
    while not socket.over:
        assert socket.state is not None
        lines += [line for step in socket.state.steps or () for line in step.lines]
        if socket.decisions:
            for question in socket.state.questions:
                assert question.text == "trick" and question.options[0].startswith("play:card_")
            # The last card plays itself when the bot was quicker: then this pick is refused.
            await socket.pick(first_option(socket.decisions[0]))
        else:
            await socket.receive()
    assert socket.state is not None
    return lines + [line for step in socket.state.steps or () for line in step.lines]


async def test_unsupported_request_of_third_game_is_refused(third: ServerProcess) -> None:
    game = await against_bot(third.url, **TABLE)
    host = game.people[0]
    await refused("bad_setup", host.post("/api/tables", {**TABLE, "mode": "duel"}))
    await refused("bad_setup", host.post("/api/tables", {**TABLE, "seats": [{}]}))
    chosen = [{"choice": ["monsters"]}, {"bot": "random"}]
    await refused("bad_choice", host.post("/api/tables", {**TABLE, "seats": chosen}))
    await refused("bad_choice", host.post("/api/decks/read", {"game": "highcard", "deck": "x"}))
    await _play(game.sockets[0])
    await refused("no_review", host.get(f"/api/tables/{game.id}/review"))
    await game.close()


async def test_default_game_is_the_first(third: ServerProcess) -> None:
    game = await against_bot(third.url)
    assert game.sockets[0].table is not None
    assert (game.sockets[0].table.setup.game, game.sockets[0].table.setup.mode) == ("gwent", "duel")
    await game.close()
