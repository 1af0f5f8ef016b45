"""How the server speaks HTTP: uvicorn's protocol with limits of our own.

Uvicorn waits for ever for a request whose head comes letter by letter, and httptools, which reads
it, keeps a line of any length.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from sevencats.server.web.gathered import GatheredWrites

#: The head of a request has to be here after this.
HEAD_S = 10.0
#: Bytes of a head, or of what stands between the parts of a body, that are kept while the rest is
#: still on its way.
MAX_HEAD = 16 * 1024
#: Requests that may wait for the answer to an earlier one. Browsers send none ahead.
MAX_WAITING = 16


class BadRequest(Exception):
    """A request that is well-formed and wrong all the same."""


class HttpProtocol(HttpToolsProtocol):
    """HTTP whose requests begin in time and have heads of a reasonable size."""

    transport: GatheredWrites

    _late: asyncio.TimerHandle | None = None
    _upgraded = False
    #: Bytes since a head or a piece of a body was last complete.
    _unfinished = 0
    _got_on = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody came, and should say what for."""
        super().connection_made(GatheredWrites(transport, self.loop))
        self._watch()

    def data_received(self, data: bytes) -> None:
        """Some of a request is here."""
        self._got_on = False
        super().data_received(data)
        self._unfinished = 0 if self._got_on else self._unfinished + len(data)
        if self._unfinished > MAX_HEAD and not self.transport.is_closing():
            self.send_400_response("The head of the request is too large.")
        self._watch()

    def on_headers_complete(self) -> None:
        """The head of a request is here."""
        self._got_on = True
        hosts = sum(name == b"host" for name, _ in self.headers)
        if hosts > 1 or (not hosts and self.parser.get_http_version() == "1.1"):
            raise BadRequest("a request is for one host")
        if len(self.pipeline) >= MAX_WAITING:
            raise BadRequest("too many requests wait for an answer")
        super().on_headers_complete()
        if not self.parser.should_upgrade():
            # What looks like a header and comes after the body is none: nobody has checked it.
            self.headers = []

    def on_body(self, body: bytes) -> None:
        """Some of the body is here."""
        self._got_on = True
        super().on_body(body)

    def on_response_complete(self) -> None:
        """Everything is said."""
        self.transport.flush()
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        """It goes on as a WebSocket, which has limits of its own."""
        self._upgraded = True
        self._stop_watching()
        super().handle_websocket_upgrade()
        self._forget_parser()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        self._stop_watching()
        super().connection_lost(exc)
        self._forget_parser()

    def _forget_parser(self) -> None:
        """Parser and protocol hold each other, and frozen garbage is not found (``memory``)."""
        del self.parser

    def _watch(self) -> None:
        """While no request is at work its head is being waited for."""
        # Typed as if it always were there; it is None before the first request.
        cycle: Any = self.cycle
        if self._upgraded or (cycle is not None and not cycle.response_complete):
            self._stop_watching()
        elif self._late is None and not self.transport.is_closing():
            self._late = self.loop.call_later(HEAD_S, self.transport.close)

    def _stop_watching(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None
