"""A server in its own process on this machine: for measurements and tests."""

from __future__ import annotations

import asyncio
import http.client
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

#: A server may need some seconds to answer on a busy machine.
PATIENCE_S = 120.0

_T = TypeVar("_T")


def free_port() -> int:
    """A free port of this machine."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class ServerProcess:
    """A server in its own process group, with its log in a file."""

    def __init__(self, folder: Path, database_url: str, **env: str) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        # The settings of this machine's operator must not affect it.
        clean = {k: v for k, v in os.environ.items() if not k.startswith("SEVENCATS_")}
        self.env = {**clean, "SEVENCATS_DATABASE_URL": database_url, **env}
        self.log = folder / f"server-{self.port}.log"
        self._process: subprocess.Popen[bytes] | None = None

    def program(self) -> list[str]:
        """The arguments for Python; host and port follow."""
        return ["-m", "sevencats.server"]

    def launch(self) -> None:
        """Start without waiting."""
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, *self.program(), "127.0.0.1", str(self.port)],
                env=self.env,
                cwd=self.folder,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    def start(self) -> ServerProcess:
        """Start and wait until it answers."""
        self.launch()
        self.wait()
        return self

    def wait(self) -> None:
        """Wait until the server answers."""
        until = time.monotonic() + PATIENCE_S
        while time.monotonic() < until:
            if self._process is not None and self._process.poll() is not None:
                break
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=2):
                    return
            except (OSError, http.client.HTTPException):
                time.sleep(0.05)
        raise RuntimeError(f"the server does not answer; its log says\n{self.log.read_text()}")

    @property
    def pid(self) -> int:
        """The process id."""
        assert self._process is not None
        return self._process.pid

    @property
    def running(self) -> bool:
        """Return whether the process is alive."""
        return self._process is not None and self._process.poll() is None

    def kill(self) -> None:
        """SIGKILL the server, without any clean-up."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        """Terminate it, or kill it if that takes too long."""
        if self._process is None or self._process.poll() is not None:
            return
        self._process.send_signal(signal.SIGTERM)
        try:
            self._process.wait(15)
        except subprocess.TimeoutExpired:
            self.kill()


def run_apart(
    work: Coroutine[Any, Any, _T],
    new_loop: Callable[[], asyncio.AbstractEventLoop] | None = None,
) -> _T:
    """``asyncio.run``, in its own thread if this one already has an event loop: a browser that a
    test drives keeps one running."""

    def run() -> _T:
        with asyncio.Runner(loop_factory=new_loop) as runner:
            return runner.run(work)

    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return run()
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(run).result()
