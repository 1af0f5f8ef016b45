"""A Python client of the server: for tests, for the load test, and as an example.

It knows no rules: it shows what it receives and sends what it is told, like the page.
"""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from typing import Any, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sevencats.server import wire

#: Seconds to wait for an answer. A server on a busy machine may be slow without being broken.
PATIENCE_S = 60.0

_M = TypeVar("_M")
_ids = itertools.count(1)


class ApiRefusal(Exception):
    """The server refused a request."""

    def __init__(self, status: int, code: str, message: str) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code
        self.text = message


class Person:
    """A user with a session. ``compression``: as browsers request it (``deflate``), or none."""

    def __init__(self, url: str, token: str = "", compression: str | None = None) -> None:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.compression = compression
        self.url = url
        self.token = token
        self.http = _client(url, headers)

    @classmethod
    async def guest(
        cls, url: str, name: str, compression: str | None = None, program: bool = False
    ) -> Person:
        """A new guest; ``program``: everybody shall see that it is one."""
        body = {"name": name, "token": True, "program": program}
        async with _client(url, {}) as http:
            answer = await http.post("/api/session", json=body)
            return cls(url, _checked(answer)["token"], compression)

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        """Send a request; returns the JSON of the answer or raises ``ApiRefusal``."""
        return _checked(await self.http.request(method, path, json=body))

    async def get(self, path: str) -> Any:
        """Send a GET request."""
        return await self.call("GET", path)

    async def post(self, path: str, body: Any = None) -> Any:
        """Send a POST request."""
        return await self.call("POST", path, body)

    async def close(self) -> None:
        """Close connections."""
        await self.http.aclose()

    async def sit(self, grant: dict[str, Any], **hello: Any) -> TableSocket:
        """Open a socket at a seat."""
        socket = TableSocket(self.url, grant["table"], self.token)
        hi = wire.Hello(token=grant["token"], **hello)
        await socket.open(hi, compression=self.compression)
        return socket

    async def watch(self, table: str, **hello: Any) -> TableSocket:
        """Open a socket as a spectator."""
        socket = TableSocket(self.url, table, self.token)
        await socket.open(wire.Hello(**hello), compression=self.compression)
        return socket


class TableSocket:
    """A socket at a table. ``received`` keeps every message as it arrived."""

    def __init__(self, url: str, table: str, token: str = "") -> None:
        self.url = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self.token = token
        self.received: list[bytes] = []
        self.keep_received = True
        self.table: wire.TableInfo | None = None
        self.state: wire.StateMessage | None = None
        self.seat: int | None = None
        self.ws: ClientConnection | None = None

    @property
    def n(self) -> int:
        """The last step received."""
        return self.state.n if self.state is not None else 0

    @property
    def decisions(self) -> list[dict[str, Any]]:
        """The open questions of this seat."""
        if self.state is None:
            return []
        found: list[dict[str, Any]] = self.state.view["decisions"]
        return found

    @property
    def over(self) -> bool:
        """Return whether the table is finished."""
        return self.table is not None and self.table.status == "finished"

    async def open(self, hello: wire.Hello, **options: Any) -> None:
        """Connect and wait for the welcome; ``ApiRefusal`` if refused."""
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        self.ws = await connect(
            self.url,
            additional_headers=headers,
            max_size=None,
            open_timeout=PATIENCE_S,
            # The server sends keepalive pings; once is enough.
            ping_interval=None,
            **{"compression": None, **options},
        )
        await self.send(hello)
        welcome = await self.until(wire.Welcome)
        self.seat, self.table = welcome.seat, welcome.table

    async def send(self, message: wire.ClientMessage) -> None:
        """Send a message."""
        assert self.ws is not None
        await self.ws.send(wire.encode(message).decode())

    async def receive(self) -> wire.ServerMessage:
        """The next message, after applying it."""
        assert self.ws is not None
        frame = await self.ws.recv(decode=False)
        if self.keep_received:
            self.received.append(frame)
        message = wire.decode_server(frame)
        match message:
            case wire.StateMessage():
                self.state = message
            case wire.TableMessage():
                self.table = message.table
            case wire.Bye():
                raise ApiRefusal(0, message.code, message.message)
        return message

    async def until(self, kind: type[_M], timeout: float = PATIENCE_S) -> _M:
        """The next message of a kind."""
        async with asyncio.timeout(timeout):
            while True:
                message = await self.receive()
                if isinstance(message, kind):
                    return message

    async def reach(self, n: int | None, timeout: float = PATIENCE_S) -> None:
        """Receive messages until step ``n`` is known."""
        async with asyncio.timeout(timeout):
            while self.n < (n or 1):
                await self.receive()

    async def catch_up(self) -> None:
        """Receive everything that the table has sent so far. An answer to a closed question changes
        nothing and is refused in turn, so all earlier messages have arrived by then."""
        await self.ask(wire.UndoAnswer(new_id(), False))

    async def ask(self, message: Any, timeout: float = PATIENCE_S) -> wire.Ok | wire.No:
        """Send a message with an id and wait for its answer."""
        await self.send(message)
        async with asyncio.timeout(timeout):
            while True:
                answer = await self.receive()
                if isinstance(answer, wire.Ok | wire.No) and answer.id == message.id:
                    return answer

    async def try_picks(self, *keys: str) -> wire.Tried | wire.No:
        """Ask for the outcome of picks, from the first open question of this seat on."""
        message = wire.TryPicks(new_id(), self.decisions[0]["id"], keys)
        await self.send(message)
        async with asyncio.timeout(PATIENCE_S):
            while True:
                answer = await self.receive()
                if isinstance(answer, wire.Tried | wire.No) and answer.id == message.id:
                    return answer

    async def pick(self, key: str, pick_id: str | None = None) -> wire.Ok | wire.No:
        """Answer the first open question of this seat."""
        decision = self.decisions[0]["id"]
        return await self.ask(wire.MakePick(pick_id or new_id(), decision, key))

    async def close(self) -> None:
        """Leave."""
        if self.ws is not None:
            await self.ws.close()


def _client(url: str, headers: dict[str, str]) -> httpx.AsyncClient:
    # Loading certificates takes longer than most games, and they are not needed.
    return httpx.AsyncClient(
        base_url=url, headers=headers, timeout=PATIENCE_S, verify=url.startswith("https")
    )


def new_id() -> str:
    """An id for a message."""
    return f"m{next(_ids)}"


async def play_out(
    socket: TableSocket,
    choose: Callable[[dict[str, Any]], str],
    stop_at: int | None = None,
) -> None:
    """Answer every question until the game is over, or until step ``stop_at``."""
    while not socket.over and (stop_at is None or socket.n < stop_at):
        if socket.decisions:
            decision = socket.decisions[0]
            answer = await socket.pick(choose(decision))
            if isinstance(answer, wire.No) and answer.code != "stale":
                raise ApiRefusal(0, answer.code, answer.message)
            if isinstance(answer, wire.No):
                await socket.receive()
        else:
            await socket.receive()


def first_option(decision: dict[str, Any]) -> str:
    """The simplest player: the first option, but passing last, because passing first would end
    games too soon."""
    keys = [option["key"] for option in decision["options"]]
    return str(next((key for key in keys if key != "pass"), keys[0]))


def _checked(answer: httpx.Response) -> Any:
    if answer.status_code >= 400:
        try:
            problem = answer.json()
            raise ApiRefusal(answer.status_code, problem["code"], problem["message"])
        except (ValueError, KeyError, TypeError):
            raise ApiRefusal(answer.status_code, "?", answer.text[:300]) from None
    if not answer.content:
        return None
    return msgspec.json.decode(answer.content)


__all__ = ["ApiRefusal", "ConnectionClosed", "Person", "TableSocket", "first_option", "play_out"]
