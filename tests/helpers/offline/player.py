"""A person at a host without a server: requests and frames as the page sends them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from itertools import count
from typing import Any

from sevencats.kernel.rng import Rng
from sevencats.server.offline.shelf import MemoryShelf
from sevencats.server.offline.worker import Worker, do_work

DUEL = {
    "game": "gwent",
    "mode": "duel",
    "seats": [{"choice": ["monsters"]}, {"bot": "recruit", "choice": ["northern_realms"]}],
    "start": True,
    "pace": {"kind": "untimed"},
    "botDelay": 0,
}
OLD_WORLD = {
    "game": "oldworld",
    "mode": "base",
    "seats": [{"choice": ["wolf"]}, {"bot": "apprentice", "choice": ["cat"]}],
    "start": True,
    "pace": {"kind": "untimed"},
    "botDelay": 0,
}
#: Ids of messages: one that was used before would be confirmed again and not carried out.
_NUMBERS = count(1)


class Storage:
    """A browser's storage, which may be full or taken over (``refuses``: the code it answers)."""

    def __init__(self) -> None:
        self.shelf = MemoryShelf()
        self.refuses = ""
        self.writes = 0

    async def read(self, prefix: str) -> Sequence[Sequence[str]]:
        return [*map(list, (await self.shelf.read(prefix)).items())]

    async def write(self, texts: Sequence[Sequence[str]], drops: Sequence[str]) -> str:
        await asyncio.sleep(0)
        if self.refuses:
            return self.refuses
        self.writes += 1
        await self.shelf.write({key: text for key, text in texts}, drops)
        return ""


async def _other_worker(job: bytes) -> bytes:
    await asyncio.sleep(0)
    return do_work(job)


class Player:
    """A person with a host of their own, on a storage that may have been used before."""

    def __init__(self, storage: Storage | None = None) -> None:
        self.storage = storage or Storage()
        self.worker = Worker(self.storage, _other_worker, self._receive)
        self.frames: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.view: dict[str, Any] = {}
        self.n = 0
        self.over = False

    def _receive(self, conn: str, frame: str, close: bool) -> None:
        self.frames.put_nowait(json.loads(frame))

    async def ask(self, method: str, address: str, body: Any = None) -> Any:
        """A request that must be answered."""
        status, answer = await self.try_to(method, address, body)
        assert status == 200, answer
        return answer

    async def try_to(self, method: str, address: str, body: Any = None) -> tuple[int, Any]:
        """A request that may be refused."""
        text = "" if body is None else json.dumps(body)
        status, answer = await self.worker.ask(method, address, text)
        return status, json.loads(answer)

    async def enter(self, name: str = "Ana") -> None:
        """Take a name."""
        await self.ask("POST", "/api/session", {"name": name, "lang": "en"})

    async def sit_down(self, setup: dict[str, Any]) -> str:
        """Create a table, connect to it, and give its id."""
        await self.enter()
        made = await self.ask("POST", "/api/tables", setup)
        table: str = made["table"]["id"]
        await self.connect(table)
        return table

    async def connect(self, table: str, seat: int | None = None, conn: str = "c") -> None:
        """Connect to the person's own seat."""
        query = "" if seat is None else f"?seat={seat}"
        grant = await self.ask("GET", f"/api/tables/{table}/seat{query}")
        self.worker.connect(conn, table)
        hello = {"t": "hello", "protocol": 1, "token": grant["token"], "lang": "en"}
        await self.say({**hello, "insight": True}, conn)

    async def say(self, message: dict[str, Any], conn: str = "c") -> None:
        """Send a message."""
        await self.worker.hear(conn, json.dumps(message))

    async def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message of some kinds; remembers the views before it."""
        while True:
            message = await asyncio.wait_for(self.frames.get(), 60)
            if message["t"] == "state":
                self.view, self.n = message["view"], message["n"]
            if message["t"] in ("table", "welcome"):
                self.over = message["table"]["status"] == "finished"
            if message["t"] in kinds:
                return message

    async def question(self) -> dict[str, Any] | None:
        """The next question to this seat, or None when the game is over."""
        while not self.over:
            if self.view.get("decisions"):
                decision: dict[str, Any] = self.view["decisions"][0]
                return decision
            await self.hear("state", "table")
        return None

    async def pick(self, decision: dict[str, Any], key: str) -> dict[str, Any]:
        """Answer a question; gives the confirmation or the refusal."""
        number = f"p{next(_NUMBERS)}"
        await self.say({"t": "pick", "id": number, "decision": decision["id"], "key": key})
        asked, self.view = self.view, {}
        while True:
            message = await self.hear("ok", "no")
            if message["id"] == number:
                self.view = self.view or (asked if message["t"] == "no" else {})
                return message

    async def play(self, seed: int = 1, picks: int = 10_000) -> int:
        """Play at random until the game is over, or some picks; gives how many."""
        rng = Rng(seed)
        for done in range(picks):
            decision = await self.question()
            if decision is None:
                return done
            options = decision["options"]
            answer = await self.pick(decision, options[rng.below(len(options))]["key"])
            assert answer["t"] == "ok", answer
        return picks

    async def close(self) -> None:
        """Leave without a message, like a closed tab."""
        for actor in self.worker.host.actors.values():
            await actor.stop()
