"""Stories over the wire: a result is read after its choice, and no other result ever."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from sevencats.games.oldworld.packs.load import load
from sevencats.kernel import read_journal, replay
from sevencats.server import wire
from sevencats.server.client import Person, TableSocket, new_id
from sevencats.server.local import ServerProcess
from sevencats.server.store.records import TableSetup
from sevencats.text import Texts

TABLE: dict[str, Any] = {
    "game": "oldworld",
    "mode": "base",
    "seats": [{"choice": ["wolf"]}, {"bot": "random", "choice": ["bear"]}],
    "botDelay": 0,
    "start": True,
    "pace": {"kind": "untimed"},
}


def results(lang: str) -> dict[tuple[str, str, str], str]:
    """The text of every result by kind, card and letter."""
    content, texts = load(("base",), ""), Texts.load(lang)
    found = {}
    for kind, records in (("story", content.stories), ("event", content.events)):
        for ident, record in records.items():
            for letter in record.options:
                key = f"{kind}-{ident.replace('_', '-')}-{letter}-result"
                if texts(key) != key:
                    found[kind, ident, letter] = texts(key)
    return found


async def test_result_is_sent_only_after_its_choice(
    lite: ServerProcess,
) -> None:
    host = await Person.guest(lite.url, "Ann")
    made = await host.post("/api/tables", TABLE)
    socket = await host.sit(made["seat"], lang="nl", insight=True)
    eve = await Person.guest(lite.url, "Eve")
    watcher = await eve.watch(made["table"]["id"], lang="nl", insight=True)
    await _explore(socket, 12)
    await socket.ask(wire.Resign("r"))
    await watcher.catch_up()
    text = (await host.http.get(f"/api/tables/{made['table']['id']}/journal")).text
    when = _choices(text)
    told, choices = results("nl"), 0
    for reader in (socket, watcher):
        for frame in reader.received:
            message = json.loads(frame)
            n = message.get("n") or 0
            if message["t"] == "tried":
                n = message["n"]
            words = frame.decode()
            for key, result in told.items():
                if json.dumps(result, ensure_ascii=False)[1:-1] in words:
                    assert key in when and when[key] <= n, (message["t"], key)
            choices += bool(message.get("reading"))
    assert choices > 10 and len(when) > 5


@pytest.mark.parametrize(
    ("lang", "why"),
    [
        ("en", "what came of it has been read out."),
        ("fr", "la suite a déjà été lue."),
        ("nl", "de afloop is al voorgelezen."),
        ("de", "Was daraus wird, wurde schon vorgelesen."),
    ],
)
async def test_an_option_is_not_taken_back_once_its_result_was_read(
    lite: ServerProcess, lang: str, why: str
) -> None:
    """Neither by an undo nor by a preview; the page is told why before anybody asks."""
    host = await Person.guest(lite.url, "Ann")
    made = await host.post("/api/tables", TABLE)
    socket = await host.sit(made["seat"], lang=lang)
    for _ in range(20):
        await _to_a_story(socket)
        key = socket.decisions[0]["options"][0]["key"]
        tried = await socket.try_picks(key)
        assert isinstance(tried, wire.Tried) and tried.stop == "hidden"
        await socket.pick(key)
        state = socket.state
        assert state is not None and state.steps is not None and state.steps[-1].readings
        assert not state.undo
        no = await socket.ask(wire.Undo(new_id(), "turn"))
        assert isinstance(no, wire.No) and (no.code, no.message) == ("no_undo", state.no_undo)
        if no.message.endswith(why):  # and no die was rolled at once
            return
    raise AssertionError("every result came with a die")


async def _to_a_story(socket: TableSocket) -> None:
    """Play on and explore where possible, until an option of a story is asked."""
    while True:
        while not socket.decisions:
            await socket.receive()
        keys = [option["key"] for option in socket.decisions[0]["options"]]
        if socket.decisions[0]["kind"] == "story":
            return
        await socket.pick(next((key for key in keys if key.startswith("explore:")), keys[0]))


async def test_a_table_keeps_that_texts_go_to_the_reader_first(lite: ServerProcess) -> None:
    """Nothing is read at a table of Gwent, and older tables know nothing of it."""
    host = await Person.guest(lite.url, "Ann")
    kept = await host.post("/api/tables", {**TABLE, "readAloud": True})
    assert kept["table"]["setup"]["readAloud"] is True
    usual = await host.post("/api/tables", TABLE)
    assert not usual["table"]["setup"]["readAloud"]
    other = await host.post("/api/tables", {"game": "gwent", "readAloud": True})
    assert not other["table"]["setup"]["readAloud"]
    old = msgspec.json.decode(b'{"game":"oldworld","mode":"base","seats":2}', type=TableSetup)
    assert not old.read_aloud
    reads = {game["id"]: game.get("reads", False) for game in await host.get("/api/games")}
    assert reads["oldworld"] and not reads["gwent"]


async def _explore(socket: TableSocket, stories: int) -> None:
    """Play on and explore where possible; each option of a story is tried before it is taken."""
    seen = 0
    for number in range(900):
        while not socket.decisions and not socket.over:
            await socket.receive()
        if socket.over or seen >= stories:
            return
        asked = socket.decisions[0]
        keys = [option["key"] for option in asked["options"]]
        if asked["kind"] in ("story", "event"):
            seen += 1
            for key in keys:
                assert isinstance(await socket.try_picks(key), wire.Tried)
        wanted = [key for key in keys if key.startswith("explore:")] or keys
        await socket.ask(wire.MakePick(f"p{number}", asked["id"], wanted[number % len(wanted)]))


def _choices(text: str) -> dict[tuple[str, str, str], int]:
    """The beat of each choice that was made."""
    found: dict[tuple[str, str, str], int] = {}
    for beat, step in enumerate(replay(read_journal(text)), 1):
        for event in step.events:
            if event.kind in ("story_option", "event_option"):
                kind = event.kind.partition("_")[0]
                found.setdefault((kind, str(event.args[0]), str(event.args[1])), beat)
    return found
