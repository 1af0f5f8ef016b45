"""The chronicle of a finished game over HTTP."""

from __future__ import annotations

from server_help import against_bot, refused

from sevencats.server import wire
from sevencats.server.local import ServerProcess

SEATS = [{"choice": ["wolf"]}, {"bot": "random", "choice": ["bear"]}]


async def test_a_finished_game_is_told_and_no_other(lite: ServerProcess) -> None:
    game = await against_bot(lite.url, game="oldworld", mode="base", seats=SEATS)
    ann, path = game.people[0], f"/api/tables/{game.id}/chronicle"
    await refused("not_finished", ann.get(path))
    await game.sockets[0].ask(wire.Resign("r"))
    told = await ann.get(path)
    assert told["turns"] and len(told["turns"][-1]["gold"]) == 2
    assert await ann.get(f"/api/tables/{game.id}/readings?lang=fr") == []
    await game.close()
    gwent = await against_bot(lite.url)
    await gwent.sockets[0].ask(wire.Resign("r"))
    await refused("not_found", gwent.people[0].get(f"/api/tables/{gwent.id}/chronicle"))
    await gwent.close()
