"""A client for a bot of your own: it takes a seat on any server like a player, as a program.

The bot gets what the bots of the server get: the table without anything that its seat does not
know, in an engine of its own (``Hello.engine``). A bot that fails leaves the table, and a bot that
hangs loses on time: nobody waits longer for a bot than for a person.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from sevencats.errors import said
from sevencats.kernel.decisions import Decision
from sevencats.kernel.errors import RulesError, SevenCatsError
from sevencats.kernel.snapshot import load
from sevencats.kernel.state import State
from sevencats.plugin.bots.base import Bot, Sight
from sevencats.server import wire
from sevencats.server.client import ApiRefusal, Person, TableSocket, new_id
from sevencats.server.store.records import Result

_GONE = (WebSocketException, OSError, TimeoutError, httpx.HTTPError)
_AGAIN_S = 1.0
#: Refusals after which the bot may reconnect to its seat.
_PASSING = frozenset(("busy", "internal", "moved", "rate", "store_down", "too_slow"))
#: Refusals because another player was faster, where several may act at once.
_LATE = frozenset(("stale", "illegal"))


class OtherEngine(SevenCatsError):
    """The server uses a different version of the rules than this program."""


def known_table(state: wire.StateMessage) -> tuple[State, Decision] | None:
    """The table and the first question of a message, for a bot; None if it asks nothing. Raises
    ``OtherEngine`` if this program would offer other options than the server."""
    asked = state.view["decisions"]
    if not asked or state.engine is None:
        return None
    try:
        table = load(state.engine)
        decision = next(d for d in table.pending if d.id == asked[0]["id"])
    except (SevenCatsError, StopIteration):
        raise said(OtherEngine, "error-other-engine") from None
    if list(decision.keys) != [option["key"] for option in asked[0]["options"]]:
        raise said(OtherEngine, "error-other-engine")
    return table, decision


class BotClient:
    """A bot at a seat of a table."""

    def __init__(self, person: Person, bot: Bot, tell: Callable[[str], None]) -> None:
        self.person = person
        self._bot = bot
        self._tell = tell
        self.picks = 0

    async def join(self, code: str, choice: tuple[str, ...] = ()) -> dict[str, Any]:
        """Take a seat at the table with a code and be ready; returns the seat's grant."""
        table = (await self.person.get(f"/api/codes/{code}"))["table"]
        grant: dict[str, Any] = await self.person.post(f"/api/tables/{table}/seats", {})
        if (await self.person.get(f"/api/tables/{table}"))["status"] == "waiting":
            change = {"ready": True, **({"choice": list(choice)} if choice else {})}
            path = f"/api/tables/{table}/seats/{grant['seat']}"
            await self.person.call("PATCH", path, change)
        return grant

    async def play(self, grant: dict[str, Any]) -> Result | None:
        """Play until the game is over, and return its result. Lost connections are reopened."""
        while True:
            socket: TableSocket | None = None
            try:
                socket = await self.person.sit(grant, engine=True)
                return await self._play(socket)
            except ApiRefusal as refusal:
                if refusal.code not in _PASSING:
                    raise
            except _GONE:
                pass
            finally:
                if socket is not None:
                    await socket.close()
            self._tell("bot-reconnects")
            await asyncio.sleep(_AGAIN_S)

    async def _play(self, socket: TableSocket) -> Result | None:
        socket.keep_received = False
        while not socket.over:
            found = None if socket.state is None else known_table(socket.state)
            if found is None:
                await socket.receive()
                continue
            n = socket.n
            key = await self._think(*found)
            if socket.n == n:
                await self._pick(socket, key)
        assert socket.table is not None
        return socket.table.result

    async def _think(self, table: State, decision: Decision) -> str:
        """The key of the bot's choice; in a thread, so that the connection stays alive
        meanwhile."""
        choice = await asyncio.to_thread(self._bot.choose, Sight(table, decision))
        return decision.keys[choice.option]

    async def _pick(self, socket: TableSocket, key: str) -> None:
        n, answer = socket.n, await socket.pick(key, new_id())
        if isinstance(answer, wire.Ok):
            self.picks += 1
        elif answer.retry:
            await asyncio.sleep(_AGAIN_S)
            return
        elif answer.code not in _LATE:
            raise RulesError(answer.message)
        while socket.n == n and not socket.over:
            await socket.receive()
