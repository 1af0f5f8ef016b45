"""The drill: lose each part of a set-up while people play, and measure how long they wait.

The servers run with default settings. Players think for a moment before each pick, reconnect a
tenth to three tenths of a second after they were cut off, and try any of the processes. The wait of
a game lasts from the loss until the next of its picks is confirmed.
"""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

from sevencats.server.local import ServerProcess, run_apart
from trials.daemons import Postgres, RedisServer
from trials.kills import Games

_ENV = {"SEVENCATS_RATE_SCALE": "1000", "SEVENCATS_SOCKETS_PER_ADDRESS": "500"}
_AWAY_S = 5.0
#: Longer than a lease, so that the process has lost its tables when it wakes up.
_ASLEEP_S = 10.0
#: A game without a pick for this time counts as stuck.
_PATIENCE_S = 60.0

Loss = Callable[[], Awaitable[None]]


class Outcome(NamedTuple):
    """How long games waited after a loss, in seconds; none: they are stuck."""

    what: str
    waits: list[float | None]
    faults: list[str]

    def line(self) -> str:
        """The outcome as a line of text."""
        known = sorted(wait for wait in self.waits if wait is not None)
        if not known:
            return f"{self.what:34}no game went on"
        middle, longest = statistics.median(known), known[-1]
        return (
            f"{self.what:34}{len(known)} games waited {known[0]:.1f} to {longest:.1f} s, "
            f"in the middle {middle:.1f} s"
        )


class Drill(Games):
    """Games during which one part is lost."""

    pause_s = 0.2

    def __init__(
        self, servers: Sequence[ServerProcess], database_url: str, seed: int, games: int
    ) -> None:
        super().__init__(servers, database_url, seed)
        self._confirmed: dict[str, float] = {}
        self.waits: list[float | None] = []
        #: The loss happens once this many games are running.
        self.wanted = games

    def promise(self, table: str, seat: int, pick_id: str, n: int) -> None:
        """Record a confirmed pick."""
        super().promise(table, seat, pick_id, n)
        self._confirmed[table] = time.monotonic()

    def _playing(self) -> list[str]:
        """Return the games with a recent pick."""
        now = time.monotonic()
        return [table for table, at in self._confirmed.items() if now - at < 2.0]

    async def lose(self, loss: Loss) -> None:
        """Wait until all games run, cause the loss, and wait until every game continues."""
        while len(playing := self._playing()) < self.wanted:
            await asyncio.sleep(0.1)
        lost = time.monotonic()
        gone_on: dict[str, float] = {}
        task = asyncio.ensure_future(loss())
        while len(gone_on) < len(playing) and time.monotonic() < lost + _PATIENCE_S:
            await asyncio.sleep(0.01)
            for table in playing:
                if table not in gone_on and self._confirmed[table] > lost + 0.05:
                    gone_on[table] = self._confirmed[table] - lost
        await task
        self.waits = [gone_on.get(table) for table in playing]


def run_drills(games: int, seed: int) -> Iterator[Outcome]:
    """Run all drills one after the other, each with fresh servers."""
    for name, loss in _ALONE.items():
        with ExitStack() as stack:
            folder = _folder(stack)
            url = f"sqlite:///{folder / 'tables.db'}"
            server = ServerProcess(folder, url, **_ENV)
            stack.callback(server.stop)
            server.start()
            yield _outcome(name, [server], url, games, seed, loss(server))
    for name, other_loss in _SEVERAL.items():
        with ExitStack() as stack:
            folder = _folder(stack)
            postgres, redis = Postgres().start(), RedisServer().start()
            stack.callback(postgres.remove)
            stack.callback(redis.remove)
            url = postgres.new_database("drill")
            env = {**_ENV, "SEVENCATS_REDIS_URL": redis.url}
            servers = [ServerProcess(folder, url, **env) for _ in range(2)]
            for server in servers:
                stack.callback(server.stop)
                server.start()
            loss_now = other_loss(servers[0], postgres, redis)
            yield _outcome(name, servers, url, games, seed, loss_now)


def _folder(stack: ExitStack) -> Path:
    return Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="sevencats-")))


def _outcome(
    name: str, servers: Sequence[ServerProcess], url: str, games: int, seed: int, loss: Loss
) -> Outcome:
    drill = Drill(servers, url, seed, games)
    report = run_apart(drill.while_playing(games, drill.lose(loss)))
    faults = [f"{name}: {fault}" for fault in report.faults]
    faults += [f"{name}: a game stands still" for wait in drill.waits if wait is None]
    return Outcome(name, drill.waits, faults)


# -- what is lost ------------------------------------------------------------------------------


def _restarted(server: ServerProcess) -> Loss:
    """Kill a process, which its supervisor restarts at once."""

    async def lose() -> None:
        server.kill()
        await asyncio.to_thread(server.start)

    return lose


def _full_disk(server: ServerProcess) -> Loss:
    """Forbid the server's files to grow, for some time."""

    async def lose() -> None:
        before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (1, before[1]))
        await asyncio.sleep(_AWAY_S)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)

    return lose


def _asleep(server: ServerProcess) -> Loss:
    async def lose() -> None:
        os.kill(server.pid, signal.SIGSTOP)
        await asyncio.sleep(_ASLEEP_S)
        os.kill(server.pid, signal.SIGCONT)

    return lose


def _gone(server: ServerProcess) -> Loss:
    async def lose() -> None:
        server.kill()

    return lose


def _away(daemon: Postgres | RedisServer) -> Loss:
    async def lose() -> None:
        daemon.kill()
        await asyncio.sleep(_AWAY_S)
        await asyncio.to_thread(daemon.start)

    return lose


_ALONE: dict[str, Callable[[ServerProcess], Loss]] = {
    "the only process, restarted": _restarted,
    "the disk's room, for 5 s": _full_disk,
}
_SEVERAL: dict[str, Callable[[ServerProcess, Postgres, RedisServer], Loss]] = {
    "one of two processes, for good": lambda server, _, __: _gone(server),
    "one of two processes, for 10 s": lambda server, _, __: _asleep(server),
    "Redis, for 5 s": lambda _, __, redis: _away(redis),
    "PostgreSQL, for 5 s": lambda _, postgres, __: _away(postgres),
}
