"""HTTP: uvicorn's protocol with additional limits.

Uvicorn waits forever for a request whose head comes letter by letter, and httptools, its parser,
buffers a line of any length.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from sevencats.server.web.doors import Doors
from sevencats.server.web.gathered import GatheredWrites

#: Seconds to receive the head of a request.
HEAD_TIMEOUT_S = 10.0
#: Maximum bytes of an incomplete head, or of data between the parts of a body.
MAX_HEAD = 16 * 1024
#: Requests that may be pipelined. Browsers never do that.
MAX_WAITING = 16


class BadRequest(Exception):
    """A well-formed request that is not accepted."""


class HttpProtocol(HttpToolsProtocol):
    """HTTP with a time limit for requests to start and a size limit for their heads."""

    transport: GatheredWrites
    #: Set by ``guarded``.
    doors: Doors | None = None

    _late: asyncio.TimerHandle | None = None
    _upgraded = False
    #: Bytes since a head or a piece of a body was last complete.
    _unfinished = 0
    _got_on = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Called when a client connects."""
        gathered = GatheredWrites(transport, self.loop)
        super().connection_made(gathered)
        if self.doors is not None and self.client is not None:
            if not self.doors.enter(self.client[0]):
                gathered.abort()
                return
            # It is unregistered when it is lost, even after a switch of protocols.
            gathered.on_lost = partial(self.doors.leave, self.client[0])
        self._watch()

    def data_received(self, data: bytes) -> None:
        """Called with incoming data."""
        self._got_on = False
        super().data_received(data)
        self._unfinished = 0 if self._got_on else self._unfinished + len(data)
        if self._unfinished > MAX_HEAD and not self.transport.is_closing():
            self.send_400_response("The head of the request is too large.")
        self._watch()

    def on_headers_complete(self) -> None:
        """Called when the head of a request is complete."""
        self._got_on = True
        hosts = sum(name == b"host" for name, _ in self.headers)
        if hosts > 1 or (not hosts and self.parser.get_http_version() == "1.1"):
            raise BadRequest("a request is for one host")
        if len(self.pipeline) >= MAX_WAITING:
            raise BadRequest("too many requests wait for an answer")
        super().on_headers_complete()
        if not self.parser.should_upgrade():
            # A trailer that looks like a header is dropped: it was not checked.
            self.headers = []

    def on_body(self, body: bytes) -> None:
        """Called with a piece of the body."""
        self._got_on = True
        super().on_body(body)

    def cut_off(self) -> None:
        """Make room for another client."""
        self.transport.abort()

    def on_response_complete(self) -> None:
        """Called when the answer is complete."""
        self.transport.flush()
        super().on_response_complete()
        if self.doors is not None and not self.pipeline and not self._upgraded:
            self.doors.rest(self)

    def handle_websocket_upgrade(self) -> None:
        """Switch to WebSocket, which has its own limits."""
        self._upgraded = True
        self._stop_watching()
        super().handle_websocket_upgrade()
        self._forget_parser()

    def connection_lost(self, exc: Exception | None) -> None:
        """Called when the connection is gone."""
        self._stop_watching()
        self.transport.lost()
        super().connection_lost(exc)
        self._forget_parser()

    def _forget_parser(self) -> None:
        """Break the cycle of parser and protocol: frozen garbage is never found (``memory``)."""
        del self.parser

    def _watch(self) -> None:
        """Start the time limit for the next head, unless a request is being handled."""
        # Typed as never None; it is None before the first request.
        cycle: Any = self.cycle
        if self._upgraded or (cycle is not None and not cycle.response_complete):
            self._stop_watching()
        elif self._late is None and not self.transport.is_closing():
            self._late = self.loop.call_later(HEAD_TIMEOUT_S, self.transport.close)
            if self.doors is not None:
                self.doors.rest(self)

    def _stop_watching(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None
        if self.doors is not None:
            self.doors.work(self)


def guarded(doors: Doors) -> type[HttpProtocol]:
    """The protocol of a server with these doors."""
    return type("GuardedHttpProtocol", (HttpProtocol,), {"doors": doors})
