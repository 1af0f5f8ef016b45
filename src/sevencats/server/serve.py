"""Run one server process."""

from __future__ import annotations

import logging
import os
import socket
import sys

import uvicorn
from litestar import Litestar

from sevencats.server.logs import set_up_logs
from sevencats.server.process import take_file
from sevencats.server.settings import Settings
from sevencats.server.web.app import create_app
from sevencats.server.web.http_protocol import HttpProtocol
from sevencats.server.web.limits import MAX_FRAME
from sevencats.server.web.protocols import TableProtocol

#: With every answer, whoever gives it. The page has no scripts but its own files; what it draws it
#: styles itself, which is all that styles in its elements are for.
SAFE_HEADERS = [
    (
        "content-security-policy",
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self' ws: wss:; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "same-origin"),
    ("x-frame-options", "DENY"),
    ("cross-origin-opener-policy", "same-origin"),
]
#: A connection without a request is closed after this. Whoever uses it again at that very moment
#: gets no answer, so it is longer than clients and proxies keep theirs (5 s and 60 s are usual).
_KEEP_ALIVE_S = 75
_SWITCH_S = 0.0002
#: What the server writes is nobody else's to read.
_OWN_FILES = 0o077
_UNACKNOWLEDGED_MS = 20_000
_STARTUP_FAILED = 3


log = logging.getLogger(__name__)


def serve(
    settings: Settings, host: str, port: int, app: Litestar | None = None, rules: str = ""
) -> None:
    """Serve until a signal says otherwise. ``rules``: what the log should say about them."""
    set_up_logs(settings.log_format)
    if rules:
        log.info("%s", rules)
    os.umask(_OWN_FILES)
    # SQLite's thread gives the interpreter away at every statement. By default it would wait 5 ms
    # each time to get it back from a busy event loop, and every pick waits for that thread.
    sys.setswitchinterval(_SWITCH_S)
    path = settings.sqlite_path
    if path is not None:
        # Said here, it is one line; said while starting, it would be lost in a trace.
        take_file(path).close()
    config = uvicorn.Config(
        app or create_app(settings),
        host=host,
        port=port,
        http=HttpProtocol,
        ws=TableProtocol,
        log_config=None,
        access_log=False,
        server_header=False,
        headers=SAFE_HEADERS,
        ws_max_size=2 * MAX_FRAME,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_keep_alive=_KEEP_ALIVE_S,
        timeout_graceful_shutdown=5,
    )
    listener = config.bind_socket()
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        # Connections inherit it: who acknowledges nothing for so long is gone, whatever it says.
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, _UNACKNOWLEDGED_MS)
    server = uvicorn.Server(config)
    server.run(sockets=[listener])
    if not server.started:
        sys.exit(_STARTUP_FAILED)
