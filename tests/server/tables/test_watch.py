"""Spectators and replays, and that nobody ever gets to see what is hidden."""

from __future__ import annotations

import json
from typing import Any

import pytest
from helpers.server import Game, refused, started

from sevencats.games.gwent.cards.catalogue import base
from sevencats.kernel import load, read_journal, redact, replay
from sevencats.kernel.events import NONE
from sevencats.server import wire
from sevencats.server.client import Person, TableSocket, first_option
from sevencats.server.local import ServerProcess

CARDS = frozenset(base().cards)


def words(value: Any) -> set[str]:
    """All strings in some JSON, split like keys."""
    if isinstance(value, dict):
        return {w for k, v in value.items() for w in words(k) | words(v)}
    if isinstance(value, list):
        return {w for v in value for w in words(v)}
    if isinstance(value, str):
        return set(value.replace(":", " ").replace(".", " ").replace(",", " ").split())
    return {str(value)}


async def finish(game: Game) -> None:
    """Play a game to its end, one answer at a time."""
    while not game.sockets[0].over:
        asked = [socket for socket in game.sockets if socket.decisions]
        for socket in asked:
            ok = await socket.pick(first_option(socket.decisions[0]))
            for one in game.sockets:
                await one.reach(ok.n if isinstance(ok, wire.Ok) else None)
        if game.sockets[0].state is not None and not asked:
            await game.sockets[0].receive()
    for socket in game.sockets:
        await socket.catch_up()


async def test_frames_hold_only_what_the_viewer_may_know(server: ServerProcess) -> None:
    """Every frame is searched for cards that are hidden from its reader at that moment, for the
    seed, and for the order of decks; the truth comes from the journal after the game."""
    game = await started(server.url, hello={"lang": "en", "insight": True})
    eve = await Person.guest(server.url, "Eve")
    watcher = await eve.watch(game.id, lang="fr", insight=True)
    game.sockets.append(watcher)
    await finish(game)
    ann = game.people[0]
    text = (await ann.http.get(f"/api/tables/{game.id}/journal")).text
    truth = hidden_by_step(text)
    seed = str(read_journal(text).seed)
    checked = 0
    for socket in game.sockets:
        seat = socket.seat
        for frame in socket.received:
            assert seed.encode() not in frame and b"order:" not in frame
            assert b'"rng"' not in frame and b'"known"' not in frame and b'"face"' not in frame
            message = json.loads(frame)
            if message["t"] != "state":
                assert not words(message) & CARDS, message["t"]
                continue
            checked += 1
            # A reader knows the own deck list, and so what a muster would fetch from the deck.
            secret = truth[message["n"]][seat] - words(message["view"].get("private"))
            found = words(_without_own(message)) & CARDS
            assert not found & secret, (seat, message["n"], found & secret)
            assert_decks_closed(message["view"])
    assert checked > 60
    await game.close()


def _without_own(message: dict[str, Any]) -> dict[str, Any]:
    """A frame without the reader's own deck list, which says nothing about its order."""
    view = {k: v for k, v in message["view"].items() if k != "private"}
    return {**message, "view": view}


def hidden_by_step(text: str) -> dict[int, dict[int | None, set[str]]]:
    """For each beat the kinds of card that a reader cannot have seen: no copy of them has ever
    been known to the reader, and one lies in a hand or a deck."""
    seen: dict[int | None, set[str]] = {0: set(), 1: set(), None: set()}
    found: dict[int, dict[int | None, set[str]]] = {}
    for beat, step in enumerate(replay(read_journal(text)), 1):
        state = step.state
        name = {s: state.game.card_name(state, state.face[s]) for s in range(len(state.face))}
        for reader, cards in seen.items():
            bit = 0 if reader is None else 1 << reader
            cards |= {name[s] for s, m in enumerate(state.known) if m == -1 or m & bit}
            # A card that was shown and shuffled away in one step.
            shown = [event.card for event in redact(list(step.events), reader)]
            cards |= {state.game.card_name(state, card) for card in shown if card != NONE}
        everything = set(name.values())
        found[beat] = {reader: everything - cards for reader, cards in seen.items()}
    return found


def assert_decks_closed(view: dict[str, Any]) -> None:
    """No card of a deck is shown at its place, but to a player who is searching the own deck (it
    is shuffled afterwards)."""
    kinds = {decision["kind"] for decision in view["decisions"]}
    searching = bool(kinds - {"turn", "redraw"})
    for zone, cards in view["zones"].items():
        mine = view["seat"] is not None and zone == f"{'AB'[view['seat']]}.deck"
        if zone.endswith(".deck") and not (mine and searching):
            assert set(cards) <= {None}, zone


def test_the_leak_search_finds_a_leak() -> None:
    """A search that finds nothing must be able to find something."""
    assert words({"a": ["play:ghoul", 3, {"x": "close.arachas"}]}) >= {"ghoul", "arachas", "3"}
    with pytest.raises(AssertionError):
        assert_decks_closed({"seat": 0, "decisions": [], "zones": {"A.deck": [None, "ghoul"]}})


async def test_team_mates_see_each_others_hands_and_nobody_elses(server: ServerProcess) -> None:
    game = await started(server.url, 4, mode="teams")
    for socket in game.sockets:
        assert socket.state is not None
        hands = {
            zone: all(cards)
            for zone, cards in socket.state.view["zones"].items()
            if zone.endswith(".hand")
        }
        labels = ("A1", "B1", "A2", "B2")
        mine = labels[socket.seat or 0][0]
        assert hands == {f"{name}.hand": name[0] == mine for name in labels}
    await game.close()


async def test_spectators_see_what_the_table_allows(server: ServerProcess) -> None:
    nobody = await started(server.url, watch="nobody")
    eve = await Person.guest(server.url, "Eve")
    await refused("no_watching", eve.watch(nobody.id))
    await refused("no_watching", eve.watch(nobody.id, hands=True))
    public = await started(server.url, watch="public")
    await refused("no_watching", eve.watch(public.id, hands=True))
    socket = await eve.watch(public.id)
    await socket.reach(1)
    assert socket.state is not None and socket.state.view["seat"] is None
    assert not any(socket.state.view["zones"]["A.hand"])
    no = await socket.ask(wire.MakePick("p", 1, "pass"))
    assert isinstance(no, wire.No) and no.code == "not_yours"
    await public.sockets[0].until(wire.TableMessage)
    while not public.sockets[0].table or public.sockets[0].table.watchers != 1:
        await public.sockets[0].receive()
    await socket.close()
    await nobody.close()
    await public.close()


async def test_hands_are_shown_with_a_delay(server: ServerProcess) -> None:
    game = await started(server.url, watch="hands", delay=5)
    eve = await Person.guest(server.url, "Eve")
    await refused("no_watching", game.people[0].watch(game.id, hands=True))
    late = await eve.watch(game.id, hands=True)
    one = next(socket for socket in game.sockets if socket.decisions)
    for _ in range(3):
        if one.decisions:
            await one.pick(one.decisions[0]["options"][0]["key"])
    state = await late.until(wire.StateMessage)
    assert all(state.view["zones"]["A.hand"]) and all(state.view["zones"]["B.hand"])
    assert not any(state.view["zones"]["A.deck"]), "what no seat knows stays hidden"
    assert state.steps and all(state.now - step.at >= 5000 for step in state.steps)
    await late.close()
    await game.close()


async def test_a_finished_game_is_read_again_from_every_side(server: ServerProcess) -> None:
    game = await started(server.url)
    ann = game.people[0]
    await refused("not_finished", ann.get(f"/api/tables/{game.id}/replay"))
    await refused("not_finished", ann.get(f"/api/tables/{game.id}/journal"))
    await finish(game)
    path = f"/api/tables/{game.id}/replay?count=100"
    for who, open_hands in (("0", "A"), ("1", "B"), ("public", ""), ("everyone", "AB")):
        told = await ann.get(f"{path}&as={who}&lang=nl")
        assert told["total"] == len(told["steps"])
        zones = told["steps"][0]["view"]["zones"]
        assert {name for name in "AB" if all(zones[f"{name}.hand"])} == set(open_hands)
        assert any(step["lines"] for step in told["steps"])
    part = await ann.get(f"/api/tables/{game.id}/replay?from=3&count=2")
    assert [step["n"] for step in part["steps"]] == [4, 5]
    await refused("not_found", ann.get(f"{path}&as=7"))
    text = (await ann.http.get(f"/api/tables/{game.id}/journal")).text
    steps = list(replay(read_journal(text)))
    snapshot = read_journal(text).snapshot
    assert not steps[-1].state.pending and not load(snapshot).pending
    await game.close()


async def test_taken_back_moves_are_not_in_the_replay(server: ServerProcess) -> None:
    game = await started(server.url)
    one: TableSocket = game.sockets[0]
    for socket in game.sockets:
        while socket.decisions and socket.decisions[0]["kind"] == "redraw":
            await socket.pick("done")
    for socket in game.sockets:
        await socket.reach(max(s.n for s in game.sockets))
    one = next(socket for socket in game.sockets if socket.decisions)
    await one.pick("pass")
    await one.ask(wire.Undo("u"))
    n = one.n
    await finish(game)
    told = await game.people[0].get(f"/api/tables/{game.id}/replay?count=100")
    numbers = [step["n"] for step in told["steps"]]
    assert n not in numbers and n - 1 not in numbers and n + 1 in numbers
    text = (await game.people[0].http.get(f"/api/tables/{game.id}/journal")).text
    assert len(list(replay(read_journal(text)))) > 5
    await game.close()
