"""Run one server process."""

from __future__ import annotations

import logging
import os
import socket
import sys
from collections.abc import Mapping

import uvicorn
from litestar import Litestar

from sevencats.errors import phrase_text
from sevencats.server.operate.logs import set_up_logs
from sevencats.server.operate.open_files import (
    ENOUGH_FILES,
    most_open_files,
    open_files,
    raise_open_files,
)
from sevencats.server.process import OWN_FILES, take_file
from sevencats.server.settings import Settings, unknown_variables
from sevencats.server.web.app import create_app
from sevencats.server.web.doors import BACKLOG, Doors, most_connections
from sevencats.server.web.http_protocol import guarded
from sevencats.server.web.limits import MAX_FRAME
from sevencats.server.web.protocols import TableProtocol
from sevencats.text import FALLBACK, Texts

#: Headers of every answer. The page has no scripts but its own files; inline styles are allowed
#: because it uses style attributes.
SAFE_HEADERS = [
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "same-origin"),
    ("x-frame-options", "DENY"),
    ("cross-origin-opener-policy", "same-origin"),
]
#: Seconds before an idle connection is closed. A client that reuses it at that very moment gets no
#: answer, so it is longer than clients and proxies keep theirs (5 s and 60 s are usual).
_KEEP_ALIVE_S = 75
#: A page needs a few besides its socket.
_CONNECTIONS_PER_SOCKET = 2
_SWITCH_S = 0.0002
_UNACKNOWLEDGED_MS = 20_000
_STARTUP_FAILED = 3


log = logging.getLogger(__name__)


def serve(
    settings: Settings, host: str, port: int, app: Litestar | None = None, rules: str = ""
) -> None:
    """Serve until a signal ends it. ``rules``: the log message about compiled rules."""
    set_up_logs(settings.log_format)
    if rules:
        log.info("%s", rules)
    _warn(os.environ)
    raise_open_files()
    os.umask(OWN_FILES)
    # SQLite's thread releases the interpreter at every statement. By default it would wait 5 ms
    # each time to get it back from a busy event loop, and every pick waits for that thread.
    sys.setswitchinterval(_SWITCH_S)
    path = settings.sqlite_path
    if path is not None:
        # Reported here, it is one line; during start-up it would be lost in a traceback.
        take_file(path).close()
    doors = Doors(
        most_connections(open_files()),
        _CONNECTIONS_PER_SOCKET * settings.sockets_per_address,
        settings.trusted_proxies,
    )
    config = uvicorn.Config(
        app or create_app(settings),
        host=host,
        port=port,
        backlog=BACKLOG,
        http=guarded(doors),
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
        # Connections inherit it: a client that acknowledges nothing for this long is gone, whatever
        # it sends.
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, _UNACKNOWLEDGED_MS)
    server = uvicorn.Server(config)
    server.run(sockets=[listener])
    if not server.started:
        sys.exit(_STARTUP_FAILED)


def _warn(env: Mapping[str, str]) -> None:
    """Log probable mistakes of the operator. ``sevencats server check`` tells more."""
    texts = Texts.load(FALLBACK)
    for fault in unknown_variables(env):
        log.warning("%s", phrase_text(fault, texts))
    files = most_open_files()
    if files is not None and files < ENOUGH_FILES:
        log.warning("this process may open %d files only: each socket is one", files)
