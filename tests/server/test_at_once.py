"""Messages that are answered at once: the type says so, for clients and between processes."""

from __future__ import annotations

import asyncio
from typing import get_args

from helpers.server import Game, started

from sevencats.server import wire
from sevencats.server.client import PATIENCE_S, TableSocket
from sevencats.server.local import ServerProcess

#: One message of each type that is answered at once, by its tag. Most are refused here.
MESSAGES: dict[str, wire.ClientMessage] = {
    "pick": wire.MakePick("pick", 0, "none"),
    "picks": wire.MakePicks("picks", 0, ("none", "none")),
    "try": wire.TryPicks("try", 0, ("none",)),
    "undo": wire.Undo("undo"),
    "undo_answer": wire.UndoAnswer("undo_answer", True),
    "back": wire.Back("back"),
    "rematch": wire.Rematch("rematch"),
    "without": wire.PlayWithout("without", 1),
    "say": wire.Say("say", "yes"),
    "mute": wire.Mute("mute", 1),
    "pace": wire.SetPace("pace", 100),
    "standing": wire.SetStanding("standing", {}),
    "hurry": wire.Hurry("hurry"),
    "look": wire.LookBack("look", 1),
    "resign": wire.Resign("resign"),
}


def test_immediate_answer_types_are_listed_once() -> None:
    later = {
        kind.__struct_config__.tag
        for kind in get_args(wire.ClientMessage)
        if not kind.answered_at_once
    }
    assert set(wire.ANSWERED_AT_ONCE) == set(MESSAGES)
    # Bots and simulations take their time; the others have no id to answer to.
    assert later == {"hint", "odds", "hello", "lang", "sync", "ping"}
    assert wire.protocol_schema()["answeredAtOnce"] == wire.ANSWERED_AT_ONCE


async def _answer(socket: TableSocket, message_id: str) -> wire.ServerMessage:
    async with asyncio.timeout(PATIENCE_S):
        while True:
            answer = await socket.receive()
            if getattr(answer, "id", None) == message_id:
                return answer


async def test_immediate_types_are_answered_while_idle(
    lite: ServerProcess,
) -> None:
    game = await started(lite.url)
    socket = game.sockets[0]
    for tag, message in MESSAGES.items():
        await socket.send(message)
        answer = await _answer(socket, tag)
        assert isinstance(answer, wire.Ok | wire.No | wire.LookedBack | wire.Tried), tag
    await game.close()


async def test_undo_request_is_confirmed_to_its_sender(lite: ServerProcess) -> None:
    """Its own answer comes with the consent of the others, but the table says at once that they
    are asked."""
    game = await started(lite.url, undo="ask")
    socket = await _one_that_picked(game)
    await socket.send(wire.Undo("undo"))
    told = await socket.until(wire.UndoAsked)
    assert told.seat == game.sockets.index(socket)
    await game.close()


async def _one_that_picked(game: Game) -> TableSocket:
    socket = next(one for one in game.sockets if one.decisions)
    await socket.pick(socket.decisions[0]["options"][0]["key"])
    return socket
