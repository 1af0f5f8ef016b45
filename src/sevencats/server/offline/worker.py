"""A host inside a browser's worker, and the other worker in which bots think.

The worker's script calls ``begin`` once with functions of its own, and what that returns for each
message of the page. Work for the other worker crosses as pickled bytes, as between processes.
"""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from sevencats.plugin import plugins
from sevencats.server.errors import CODES, Refusal
from sevencats.server.offline import other_asked, tables_asked
from sevencats.server.offline.host import OfflineHost
from sevencats.server.offline.routes import answer
from sevencats.text import Texts

#: The handlers of requests register themselves when they are imported.
HANDLERS = (tables_asked, other_asked)

_T = TypeVar("_T")


class BrowserStorage(Protocol):
    """The browser's storage, as the worker's script offers it. ``write`` gives the code of a
    refusal, or nothing."""

    async def read(self, prefix: str) -> Sequence[Sequence[str]]:
        """The keys that begin with a prefix, each with its text, sorted."""
        ...

    async def write(self, texts: Sequence[Sequence[str]], drops: Sequence[str]) -> str:
        """Write texts and drop keys, all or none."""
        ...


class BrowserShelf:
    """A shelf in the browser's storage."""

    def __init__(self, storage: BrowserStorage) -> None:
        self._storage = storage
        #: Called when something could not be written.
        self.complain: Callable[[Refusal], None] = lambda refusal: None

    async def read(self, prefix: str) -> dict[str, str]:
        """The texts whose keys begin with a prefix."""
        return {key: text for key, text in await self._storage.read(prefix)}

    async def write(self, texts: Mapping[str, str], drops: Sequence[str] = ()) -> None:
        """Write texts and drop keys."""
        code = await self._storage.write([*map(list, texts.items())], list(drops))
        if code:
            refusal = Refusal(code if code in CODES else "store_down")
            self.complain(refusal)
            raise refusal


class OtherWorker:
    """Does work in the other worker, one piece after the other."""

    def __init__(self, send: Callable[[bytes], Awaitable[bytes]]) -> None:
        self._send = send
        self._turn = asyncio.Lock()

    def start(self) -> None:
        """The worker's script has started it."""

    def stop(self) -> None:
        """Do nothing: the worker ends with the page."""

    async def run(self, work: Callable[..., _T], *args: Any) -> _T:
        """Do a piece of work with plain data there; an error of it is raised here."""
        async with self._turn:
            done, value = pickle.loads(await self._send(pickle.dumps((work, args))))
        if not done:
            raise RuntimeError(value)
        result: _T = value
        return result


def do_work(job: bytes) -> bytes:
    """Do a piece of work (called in the other worker)."""
    work, args = pickle.loads(job)
    try:
        return pickle.dumps((True, work(*args)))
    except Exception as error:
        return pickle.dumps((False, f"{type(error).__name__}: {error}"))


def get_ready(lang: str) -> None:
    """Load the games and the texts of a language before they are needed."""
    plugins()
    Texts.load(lang)


class Worker:
    """A host for the worker's script: only texts and bytes cross."""

    def __init__(
        self,
        storage: BrowserStorage,
        send: Callable[[bytes], Awaitable[bytes]],
        receive: Callable[[str, str, bool], None],
    ) -> None:
        shelf = BrowserShelf(storage)

        def push(conn: str, frame: bytes, close: bool) -> None:
            receive(conn, frame.decode(), close)

        self.host = OfflineHost(shelf, OtherWorker(send), push)
        shelf.complain = self.host.complain

    async def ask(self, method: str, address: str, body: str) -> tuple[int, str]:
        """Answer a request."""
        status, text = await answer(self.host, method, address, body)
        return status, text.decode()

    def connect(self, conn: str, table: str) -> None:
        """A new connection to a table."""
        self.host.connect(conn, table)

    async def hear(self, conn: str, text: str) -> None:
        """A message of a connection."""
        await self.host.hear(conn, text)

    def disconnect(self, conn: str) -> None:
        """A connection is gone."""
        self.host.disconnect(conn)
