"""The chronicle of a finished game over HTTP."""

from __future__ import annotations

from helpers.server import against_bot, refused

from sevencats.kernel import read_journal, replay
from sevencats.server import wire
from sevencats.server.client import TableSocket
from sevencats.server.local import ServerProcess
from sevencats.text import Texts

SEATS = [{"choice": ["wolf"]}, {"bot": "random", "choice": ["bear"]}]


async def test_a_finished_game_is_told_and_no_other(lite: ServerProcess) -> None:
    game = await against_bot(lite.url, game="oldworld", mode="base", seats=SEATS)
    ann, path = game.people[0], f"/api/tables/{game.id}/chronicle"
    await refused("not_finished", ann.get(path))
    await refused("not_finished", ann.get(f"/api/tables/{game.id}/readings"))
    await _read_a_story(game.sockets[0])
    await game.sockets[0].ask(wire.Resign("r"))
    told = await ann.get(path)
    assert told["turns"] and len(told["turns"][-1]["gold"]) == 2
    # The bot may have read stories as well: the journal knows of all.
    journal = (await ann.http.get(f"/api/tables/{game.id}/journal")).text
    french = await ann.get(f"/api/tables/{game.id}/readings?lang=fr")
    read = [(one["kind"], one["id"], one["text"]) for one in french if one.get("chosen")]
    assert read == _results(journal, Texts.load("fr"))
    assert any(one["seat"] == 0 and one["kind"] == "story" for one in french)
    await game.close()
    gwent = await against_bot(lite.url)
    await gwent.sockets[0].ask(wire.Resign("r"))
    assert await gwent.people[0].get(f"/api/tables/{gwent.id}/readings?lang=fr") == []
    await refused("not_found", gwent.people[0].get(f"/api/tables/{gwent.id}/chronicle"))
    await gwent.close()


async def _read_a_story(socket: TableSocket) -> None:
    """Play on and explore where possible, until an option of a story was taken."""
    for number in range(300):
        while not socket.decisions and not socket.over:
            await socket.receive()
        assert not socket.over
        asked = socket.decisions[0]
        keys = [option["key"] for option in asked["options"]]
        wanted = [key for key in keys if key.startswith("explore:")] or keys
        await socket.ask(wire.MakePick(f"p{number}", asked["id"], wanted[number % len(wanted)]))
        if asked["kind"] == "story":
            return
    raise AssertionError("no story was read")


def _results(journal: str, texts: Texts) -> list[tuple[str, str, str]]:
    """Kind, card and result of each choice that was made, in their order."""
    return [
        (kind, ident, texts(f"{kind}-{ident.replace('_', '-')}-{event.args[1]}-result"))
        for step in replay(read_journal(journal))
        for event in step.events
        if event.kind in ("story_option", "event_option")
        for kind, ident in [(event.kind.partition("_")[0], str(event.args[0]))]
    ]
