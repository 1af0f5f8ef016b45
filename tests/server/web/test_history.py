"""The history of a person: finished games, with ratings and favourites."""

from __future__ import annotations

from pathlib import Path

from helpers.server import against_bot
from helpers.server_inside import duel, inside, tell

from sevencats.plugin import find_plugin
from sevencats.server import wire
from sevencats.server.local import ServerProcess
from sevencats.server.store.history import History


async def test_a_game_is_in_the_history_when_it_is_over(server: ServerProcess) -> None:
    seats = [{"choice": ["skellige"]}, {"bot": "recruit"}]
    game = await against_bot(server.url, seats=seats, rated=True, pace={"kind": "live"})
    person = game.people[0]
    before = await person.get("/api/me/history?lang=de")
    assert before == {"games": [], "more": False, "favourites": []}
    await game.sockets[0].ask(wire.Resign("r"))
    after = await person.get("/api/me/history?lang=de")
    (past,) = after["games"]
    assert (past["table"], past["result"], past["reason"]) == (game.id, -1, "resigned")
    assert past["levels"] == ["recruit"] and past["rivals"] == [""]
    assert past["before"] == 1500 > past["after"]
    (named,) = after["favourites"]
    assert named["favourite"] == {"game": "gwent", "choice": "skellige", "games": 1, "wins": 0}
    assert named["name"] == "Skellige"
    assert (await person.get(f"/api/me/history?before={past['at']}"))["games"] == []


async def test_pages_follow_each_other_and_wins_are_counted(tmp_path: Path) -> None:
    async with inside(tmp_path) as here:
        table, ears = await duel(here)
        winner = (await here.lobby.get(table)).seats[1].user or ""
        history = History(here.database)
        assert await history.games(winner, 2**52, 5) == []
        await tell(here, ears[0], wire.Resign("r"))
        (past,) = await history.games(winner, 2**52, 5)
        assert past.result == 1 and past.rivals == ("Player 0",) and past.before is None
        (favourite,) = await history.favourites(winner, 5)
        assert (favourite.choice, favourite.games, favourite.wins) == ("nilfgaard", 1, 1)


def test_what_is_brought_has_a_name() -> None:
    plugin = find_plugin("gwent")
    assert plugin.decks is not None
    assert plugin.setup.choice_name("monsters", "de") == "Monster"
    assert plugin.setup.choice_name("no such deck", "de") == "no such deck"
    assert find_plugin("oldworld").setup.choice_name("wolf", "en") != ""
