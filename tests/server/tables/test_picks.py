"""Several picks in one message, and picks that are only tried."""

from __future__ import annotations

import json
from typing import Any

from helpers.server import Game

from sevencats.kernel import read_journal, replay
from sevencats.server import wire
from sevencats.server.client import Person, TableSocket
from sevencats.server.local import ServerProcess

OLDWORLD: dict[str, Any] = {
    "game": "oldworld",
    "mode": "base",
    "seats": [{"choice": ["wolf"]}, {"bot": "random", "choice": ["bear"]}],
    "botDelay": 0,
    "start": True,
    "pace": {"kind": "untimed"},
}


async def table(url: str) -> Game:
    """Old World against a bot, at the first own phase I."""
    host = await Person.guest(url, "Ann")
    made = await host.post("/api/tables", OLDWORLD)
    socket = await host.sit(made["seat"], lang="en", insight=True)
    await socket.reach(1)
    game = Game(made["table"]["id"], [host], [made["seat"]], [socket])
    await _until(socket, "phase1")
    return game


async def _until(socket: TableSocket, kind: str) -> None:
    """Answer whatever comes until a question of this kind is asked."""
    for _ in range(200):
        asked = socket.decisions
        if asked and asked[0]["kind"] == kind:
            return
        if asked:
            options = [option["key"] for option in asked[0]["options"]]
            await socket.ask(wire.MakePick(f"u{socket.n}", asked[0]["id"], options[0]))
        else:
            await socket.receive()
    raise AssertionError(f"nobody was asked for {kind}")


def way(socket: TableSocket) -> tuple[int, tuple[str, ...]]:
    """A move to a neighbour that takes more than one pick."""
    assert socket.state is not None and socket.state.insight is not None
    ways = socket.state.insight["reach"].values()
    found = [one["picks"][0] for one in ways if len(one["path"]) == 1 and len(one["picks"][0]) > 1]
    return socket.decisions[0]["id"], tuple(found[0])


async def test_a_move_with_its_payment_is_one_message_and_one_undo(lite: ServerProcess) -> None:
    game = await table(lite.url)
    socket = game.sockets[0]
    before = socket.state
    assert before is not None
    number, keys = way(socket)
    ok = await socket.ask(wire.MakePicks("m1", number, keys))
    assert isinstance(ok, wire.Ok) and ok.n == before.n + len(keys)
    await socket.reach(ok.n)
    assert socket.state is not None and socket.state.steps is not None
    assert [step.n for step in socket.state.steps] == list(range(before.n + 1, ok.n + 1))
    place = keys[0].partition(":")[2]
    assert socket.state.view["public"]["witchers"][0]["place"] == place
    again = await socket.ask(wire.MakePicks("m1", number, keys))
    assert again == ok, "a retry is not done twice"
    undone = await socket.ask(wire.Undo("u"))
    assert isinstance(undone, wire.Ok)
    await socket.reach(undone.n)
    mine = [socket.state.view["public"]["witchers"][0], before.view["public"]["witchers"][0]]
    assert mine[0] == mine[1], "all picks of the message are taken back"
    await game.close()


async def test_batched_picks_apply_together_or_not_at_all(lite: ServerProcess) -> None:
    game = await table(lite.url)
    socket = game.sockets[0]
    number, keys = way(socket)
    n = socket.n
    for bad, code in (
        ((*keys[:-1], "pay:nonsense"), "illegal"),
        (("move:nowhere", keys[-1]), "illegal"),
    ):
        no = await socket.ask(wire.MakePicks("b" + bad[0][:9], number, bad))
        assert isinstance(no, wire.No) and no.code == code
    stale = await socket.ask(wire.MakePicks("s", number + 50, keys))
    assert isinstance(stale, wire.No) and stale.code == "stale"
    assert socket.n == n, "nothing was done"
    await game.close()


async def test_batched_picks_stop_at_unknown_results(lite: ServerProcess) -> None:
    game = await table(lite.url)
    socket = game.sockets[0]
    await socket.ask(wire.MakePick("e", socket.decisions[0]["id"], "end"))
    await _until(socket, "phase2")
    number = socket.decisions[0]["id"]
    blind = await socket.ask(wire.MakePicks("x", number, ("explore:city", "option:a")))
    assert isinstance(blind, wire.No) and blind.code == "too_far"
    tried = await socket.try_picks("explore:city")
    assert isinstance(tried, wire.Tried) and tried.stop == "hidden"
    assert b"story" not in socket.received[-1], "the card is not known before it is read"
    await game.close()


async def test_try_previews_without_effect(lite: ServerProcess) -> None:
    game = await table(lite.url)
    socket = game.sockets[0]
    _, keys = way(socket)
    n = socket.n
    first = await socket.try_picks(*keys[:1])
    assert isinstance(first, wire.Tried) and first.stop == "" and first.tried == 1
    asked = first.decisions[0]
    assert asked.kind == "pay" and keys[1] in [option.key for option in asked.options]
    assert len(first.questions[0].options) == len(asked.options)
    both = await socket.try_picks(*keys)
    assert isinstance(both, wire.Tried) and both.forecast is not None
    assert both.forecast["place"] == keys[0].partition(":")[2]
    assert both.n == n == socket.n
    no = await socket.try_picks("move:nowhere")
    assert isinstance(no, wire.No) and no.code == "illegal"
    await game.close()


async def test_spectators_try_nothing(lite: ServerProcess) -> None:
    game = await table(lite.url)
    eve = await Person.guest(lite.url, "Eve")
    watcher = await eve.watch(game.id)
    number, keys = way(game.sockets[0])
    for message in (wire.TryPicks("t", number, keys), wire.MakePicks("p", number, keys)):
        no = await watcher.ask(message)
        assert isinstance(no, wire.No) and no.code == "not_yours"
    await game.close()


async def test_try_reveals_nothing_hidden(lite: ServerProcess) -> None:
    """A game in which everything is tried before it is picked: no answer names a card that the
    seat has not seen. The truth comes from the journal after the game."""
    game = await table(lite.url)
    socket = game.sockets[0]
    tried: list[tuple[int, bytes]] = []
    for turn in range(120):
        while not socket.decisions and not socket.over:
            await socket.receive()
        if socket.over:
            break
        asked = socket.decisions[0]
        for option in asked["options"][:5]:
            answer = await socket.try_picks(option["key"])
            assert isinstance(answer, wire.Tried)
            tried.append((answer.n, socket.received[-1]))
        key = asked["options"][turn % len(asked["options"])]["key"]
        await socket.ask(wire.MakePick(f"p{turn}", asked["id"], key))
    await socket.ask(wire.Resign("r"))
    text = (await game.people[0].http.get(f"/api/tables/{game.id}/journal")).text
    secret = _secrets(text)
    for n, frame in tried:
        found = set(_words(json.loads(frame))) & secret[n]
        assert not found, (n, found)
    assert len(tried) > 150
    await game.close()


def _secrets(text: str) -> dict[int, set[str]]:
    """For each beat the cards of the own and common piles that seat 0 has never seen."""
    seen: set[str] = set()
    found: dict[int, set[str]] = {}
    for beat, step in enumerate(replay(read_journal(text)), 1):
        state = step.state
        names = [state.game.card_name(state, face) for face in state.face]
        seen |= {names[s] for s, mask in enumerate(state.known) if mask & 1}
        found[beat] = {name for name in names if name not in seen}
    return found


def _words(value: Any) -> list[str]:
    if isinstance(value, dict):
        return [w for k, v in value.items() for w in (k, *_words(v))]
    if isinstance(value, list):
        return [w for v in value for w in _words(v)]
    return value.replace(":", " ").split() if isinstance(value, str) else []
