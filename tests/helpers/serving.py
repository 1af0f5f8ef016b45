"""Start the installed server for tests in a browser."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path

#: The installed command.
PROGRAM = (str(Path(sys.executable).parent / "sevencats"),)


def start(
    port: int, folder: Path, program: Sequence[str] = PROGRAM, **more: str
) -> subprocess.Popen[bytes]:
    """A server on this port, once it answers; ``more`` is for its environment."""
    env = {
        **os.environ,
        **more,
        "SEVENCATS_DATABASE_URL": f"sqlite:///{folder / 'games.db'}",
        "SEVENCATS_RATE_SCALE": "100",
        "SEVENCATS_PATIENCE_SECONDS": "2",
    }
    command = [*program, "serve", "--port", str(port)]
    with (folder / "server.log").open("ab") as log:
        process = subprocess.Popen(command, env=env, stdout=log, stderr=log)
    for _ in range(720):  # on a busy machine a start takes a minute or two
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=2).close()
            return process
        except OSError:
            if process.poll() is not None:
                break
            time.sleep(0.25)
    process.kill()
    raise RuntimeError(f"no server: {(folder / 'server.log').read_text()}")


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
