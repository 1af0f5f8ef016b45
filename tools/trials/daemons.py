"""Start PostgreSQL, Redis and restarting servers on this machine, and stop or kill them."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import IO

import asyncpg

from sevencats.kernel.errors import SevenCatsError
from sevencats.server.local import PATIENCE_S, ServerProcess, free_port, run_apart

_POSTGRES_FOLDERS = "/usr/lib/postgresql"


class NotInstalled(SevenCatsError):
    """A program that a trial needs is missing."""


def child_file(folder: Path, port: int) -> Path:
    """Return the file with the process id of a forked server."""
    return folder / f"child-{port}.pid"


class PhoenixServer(ServerProcess):
    """A server that restarts at once after it is killed (see ``nursery``)."""

    def program(self) -> list[str]:
        """Return the nursery as the program to run."""
        return [str(Path(__file__).with_name("nursery.py"))]

    @property
    def child(self) -> int:
        """The process id of the current server."""
        return int(child_file(self.folder, self.port).read_text(encoding="utf-8"))

    def kill_child(self) -> None:
        """Send SIGKILL to the current server."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.child, signal.SIGKILL)

    def pause(self, on: bool) -> None:
        """Suspend the server, or let it continue."""
        os.kill(self.child, signal.SIGSTOP if on else signal.SIGCONT)


class Daemon:
    """A database from Debian's packages, in its own folder, run by an unprivileged user."""

    user = ""
    #: The signal that ends it as fast as possible.
    quick_end = signal.SIGINT

    def __init__(self) -> None:
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="sevencats-", dir="/tmp"))
        # PostgreSQL refuses to run as root.
        self._user = self.user if os.geteuid() == 0 else None
        if self._user is not None:
            shutil.chown(self.folder, self._user, self._user)
        self._process: subprocess.Popen[bytes] | None = None

    def _launch(self, *command: str) -> None:
        with self._log() as log:
            self._process = subprocess.Popen(
                command,
                cwd=self.folder,
                stdout=log,
                stderr=log,
                user=self._user,
                group=self._user,
                extra_groups=None if self._user is None else [],
                start_new_session=True,
            )

    def _log(self) -> IO[bytes]:
        return (self.folder / "log").open("ab")

    def kill(self, sign: int = signal.SIGKILL) -> None:
        """End the process at once."""
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(sign)
            self._process.wait(120)  # generous, for a busy machine

    def remove(self) -> None:
        """End it and delete its data."""
        self.kill(self.quick_end)
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres(Daemon):
    """A PostgreSQL server."""

    user = "postgres"
    quick_end = signal.SIGQUIT  # without writing data that is about to be deleted

    def __init__(self) -> None:
        folders = sorted(Path(_POSTGRES_FOLDERS).glob("*/bin/initdb"))
        if not folders:
            raise NotInstalled("PostgreSQL is not installed: apt-get install postgresql")
        super().__init__()
        self._bin = folders[-1].parent
        self._run_once(
            "initdb", "-D", "data", "-U", "sevencats", "-A", "trust", "-E", "UTF8",
            "--no-sync", "--locale=C.UTF-8",
        )  # fmt: skip

    def _run_once(self, program: str, *args: str) -> None:
        self._launch(str(self._bin / program), *args)
        assert self._process is not None
        if self._process.wait(120):
            raise RuntimeError((self.folder / "log").read_text())

    def start(self) -> Postgres:
        """Start, or start again after ``kill``."""
        self._launch(
            str(self._bin / "postgres"), "-D", "data", "-p", str(self.port), "-k", "",
            "-c", "listen_addresses=127.0.0.1", "-c", "max_connections=120",
        )  # fmt: skip
        until = time.monotonic() + PATIENCE_S
        while True:
            try:
                run_apart(self._query("SELECT 1"))
                return self
            except (OSError, asyncpg.PostgresError):
                if time.monotonic() > until:
                    raise
                time.sleep(0.05)

    async def _query(self, query: str) -> None:
        connection = await asyncpg.connect(self._url("postgres"), timeout=5)
        try:
            await connection.execute(query)
        finally:
            await connection.close()

    def _url(self, database: str) -> str:
        return f"postgresql://sevencats@127.0.0.1:{self.port}/{database}"

    def new_database(self, name: str) -> str:
        """Create a database and return its URL."""
        run_apart(self._query(f'CREATE DATABASE "{name}"'))
        return self._url(name)


class RedisServer(Daemon):
    """A Redis server without persistence."""

    user = "redis"

    def start(self) -> RedisServer:
        """Start, or start again after ``kill``."""
        program = shutil.which("redis-server")
        if program is None:
            raise NotInstalled("Redis is not installed: apt-get install redis-server")
        self._launch(
            program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "",
            "--appendonly", "no", "--dir", str(self.folder),
        )  # fmt: skip
        until = time.monotonic() + PATIENCE_S
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return self
            except OSError:
                if time.monotonic() > until:
                    raise
                time.sleep(0.05)

    @property
    def url(self) -> str:
        """The URL of the server."""
        return f"redis://127.0.0.1:{self.port}/0"
