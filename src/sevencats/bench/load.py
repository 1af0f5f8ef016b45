"""Load test: many sockets at many live tables on this machine, and a bare echo server beside them.

Three kinds of table, five sockets at each: duels of two clients with three spectators, duels of a
client with two tabs against a bot with three spectators, and free-for-alls of five clients. The
clients answer at once, so the server is never at rest. They ask for what the page asks for: texts
in a language, a player's insight, and compression. Every view that arrives is compared with the
digest the server sent along, every number with the previous one.

With ``every``, clients think like people: half to one and a half times that many seconds before a
pick. With ``duels``, all tables are duels of two clients without spectators; this measures how many
such duels a process can hold. With ``servers``, the load goes to servers that run already, with the
players of a table spread over the processes.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import importlib
import os
import random
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import connect

from sevencats.bench.load_report import (
    Counts,
    LoadReport,
    bound,
    read_counts,
    stolen_seconds,
)
from sevencats.server import compiled, wire
from sevencats.server.client import ApiRefusal, Person, TableSocket, first_option, new_id
from sevencats.server.local import ServerProcess, run_apart
from sevencats.server.tables.views import view_digest
from sevencats.text import LANGUAGES

# The server's own event loop where it is installed: the clients should not limit a run.
_new_loop: Callable[[], asyncio.AbstractEventLoop] | None = None
with contextlib.suppress(ImportError):
    _new_loop = importlib.import_module("uvloop").new_event_loop
#: Connections to open at the same time; more would only wait in the kernel's queue.
_CONCURRENT_CONNECTS = 25
_ECHO_BYTES = 120
#: Seconds between two checks of whether the clients themselves are late.
_DELAY_CHECK_S = 0.01
#: More sockets do not make an echo more expensive.
_MOST_ECHOES = 500


class LoadPlan(NamedTuple):
    """The plan of a measurement; see the top of this module."""

    tables: int
    seconds: float
    every: float = 0.0
    duels: bool = False
    #: True if the server may use the compiled rules where they are up to date.
    compiled: bool = True
    #: Servers to play on; none: start one.
    servers: tuple[str, ...] = ()


class _Load:
    """The clients."""

    def __init__(self, urls: Sequence[str], report: LoadReport, plan: LoadPlan) -> None:
        self.urls = urls
        self.report = report
        self.plan = plan
        self.times: list[float] = []
        self.used = 0.0
        self.measuring = False
        self.over = False
        self._gate = asyncio.Semaphore(_CONCURRENT_CONNECTS)

    async def run(self) -> None:
        tables, seconds = self.plan.tables, self.plan.seconds
        begun = time.monotonic()
        groups = await asyncio.gather(*(self._table(number) for number in range(tables)))
        self.report.connect_seconds = time.monotonic() - begun
        self.report.sockets = sum(len(group.sockets) for group in groups)
        self.report.tables = tables
        # A collection over thousands of clients would look like a slow server.
        gc.collect()
        gc.freeze()
        work = [asyncio.create_task(group.play()) for group in groups]
        work.append(asyncio.create_task(self._measure_own_delay()))
        await asyncio.sleep(max(min(3.0, seconds / 3), self.plan.every))
        self.measuring = True
        frames, begun = self.report.frames, time.monotonic()
        before = await read_counts(self.urls)
        used, stolen = time.process_time(), stolen_seconds()
        await asyncio.sleep(seconds)
        used, stolen = time.process_time() - used, stolen_seconds() - stolen
        self.measuring = False
        self._look_inside(before, await read_counts(self.urls))
        self.report.seconds = time.monotonic() - begun
        measured = self.report.frames - frames
        self.report.busy = self.used / self.report.seconds
        self.report.clients_busy = used / self.report.seconds
        self.report.stolen = stolen / self.report.seconds / self.report.cores
        self.over = True
        for task in work:
            task.cancel()
        for result in await asyncio.gather(*work, return_exceptions=True):
            if isinstance(result, Exception):
                self.report.faults.append(f"{type(result).__name__}: {result}")
        self._sum_up(measured)
        await asyncio.gather(*(group.close() for group in groups))
        gc.unfreeze()

    async def _measure_own_delay(self) -> None:
        """Measure how late the clients themselves run, because they wait for a processor or work:
        messages that arrive meanwhile seem late."""
        while not self.over:
            due = time.monotonic() + _DELAY_CHECK_S
            await asyncio.sleep(_DELAY_CHECK_S)
            if self.measuring:
                late = 1000 * (time.monotonic() - due)
                self.report.clients_late_ms = max(self.report.clients_late_ms, late)

    def _look_inside(self, before: Counts, after: Counts) -> None:
        report, rows = self.report, after.rows - before.rows
        commits = after.commits - before.commits
        self.used = after.processor - before.processor
        report.memory_mb = after.memory / 1e6
        report.pauses = int(after.pauses - before.pauses)
        report.paused_ms = 1000 * (after.paused - before.paused)
        report.longest_ms = 1000 * bound(1.0, before.pauses_within, after.pauses_within)
        report.server_p99_ms = 1000 * bound(0.99, before.picks_within, after.picks_within)
        if rows and commits:
            report.server_ms_per_row = 1000 * (after.processor - before.processor) / rows
            report.commit_ms = 1000 * (after.commit_seconds - before.commit_seconds) / commits
            report.rows_per_commit = rows / commits

    def _sum_up(self, frames: int) -> None:
        report, times = self.report, sorted(self.times)
        report.picks = len(times)
        report.picks_per_second = len(times) / report.seconds
        report.frames_per_second = frames / report.seconds
        if times:
            report.p50_ms = 1000 * times[len(times) // 2]
            report.p99_ms = 1000 * times[len(times) * 99 // 100]

    async def _table(self, number: int) -> _Group:
        async with self._gate:
            group = _Group(self, number)
            await group.begin()
            return group


class _Group:
    """The clients at one table; they go on to another when their game is over."""

    def __init__(self, load: _Load, number: int) -> None:
        self.load = load
        self.number = number
        # Of ten tables, four are duels, three are against a bot, three are free-for-alls.
        kinds = ("duel",) * 4 + ("bot",) * 3 + ("ffa",) * 3
        self.kind = "duel" if load.plan.duels else kinds[number % 10]
        self.lang = LANGUAGES[number // 10 % len(LANGUAGES)]
        self.people: list[Person] = []
        self.sockets: list[TableSocket] = []

    async def begin(self) -> None:
        """Take the seats of a new table, start, and let spectators join."""
        seats = {"duel": 2, "bot": 1, "ffa": 5}[self.kind]
        while len(self.people) < seats:
            # Sentences with names differ between tables.
            place, urls = len(self.people), self.load.urls
            url = urls[(self.number + place) % len(urls)]
            name = f"Ann {self.number}.{place}"
            self.people.append(await Person.guest(url, name, "deflate"))
        host = self.people[0]
        body: dict[str, Any] = {
            "mode": "ffa" if self.kind == "ffa" else "duel",
            "seats": [{}] * seats if self.kind != "bot" else [{}, {"bot": "recruit"}],
            "pace": {"kind": "untimed"},
            "botDelay": 0,
        }
        made = await host.post("/api/tables", body)
        table = made["table"]["id"]
        grants = [made["seat"]]
        for person in self.people[1:]:
            grants.append(await person.post(f"/api/tables/{table}/seats", {}))
            seat = f"/api/tables/{table}/seats/{grants[-1]['seat']}"
            await person.call("PATCH", seat, {"ready": True})
        await host.post(f"/api/tables/{table}/start")
        page: dict[str, Any] = {"lang": self.lang, "insight": True}
        self.sockets = [
            await person.sit(grant, **page)
            for person, grant in zip(self.people, grants, strict=True)
        ]
        if self.kind == "bot":
            self.sockets.append(await host.sit(grants[0], **page))
        while len(self.sockets) < 5 and not self.load.plan.duels:
            self.sockets.append(await host.watch(table, **page))
        for socket in self.sockets:
            socket.keep_received = False

    async def play(self) -> None:
        """Play one game after the other."""
        while not self.load.over:
            players = len(self.people)
            await asyncio.gather(
                *(
                    self._follow(socket, answers=place < players)
                    for place, socket in enumerate(self.sockets)
                )
            )
            if self.load.measuring:
                self.load.report.games += 1
            await self.close(people=False)
            await self.begin()

    async def _follow(self, socket: TableSocket, answers: bool) -> None:
        """Read every frame of one socket, and answer the questions to its seat."""
        waiting: tuple[str, float] | None = None
        n = socket.n
        while not socket.over:
            if answers and waiting is None and socket.decisions:
                decision = socket.decisions[0]
                if self.load.plan.every:
                    await asyncio.sleep(self.load.plan.every * random.uniform(0.5, 1.5))
                waiting = (new_id(), time.monotonic())
                pick = wire.MakePick(waiting[0], decision["id"], first_option(decision))
                await socket.send(pick)
            message = await socket.receive()
            match message:
                case wire.StateMessage():
                    self._check(message, n)
                    n = message.n
                case wire.Ok() if waiting is not None and message.id == waiting[0]:
                    if self.load.measuring:
                        self.load.times.append(time.monotonic() - waiting[1])
                    waiting = None
                case wire.No():
                    self.load.report.faults.append(f"refused: {message.code}")
                    waiting = None

    def _check(self, message: wire.StateMessage, before: int) -> None:
        self.load.report.frames += 1
        if view_digest(message.view) != message.digest:
            self.load.report.faults.append(f"step {message.n}: the digest does not fit the view")
        if before and message.n != before + 1:
            self.load.report.faults.append(f"step {message.n} came after {before}")

    async def close(self, people: bool = True) -> None:
        """Leave the table."""
        for socket in self.sockets:
            await socket.close()
        if people:
            for person in self.people:
                await person.close()


@asynccontextmanager
async def _started(server: ServerProcess) -> AsyncIterator[str]:
    await asyncio.to_thread(server.start)
    try:
        yield server.url
    finally:
        await asyncio.to_thread(server.stop)


class _EchoProcess(ServerProcess):
    def program(self) -> list[str]:
        return ["-m", "sevencats.bench.echo"]


async def _echo(url: str, sockets: int, seconds: float, report: LoadReport) -> None:
    """Open this many sockets, each waiting for its own words to come back."""
    address = f"{url.replace('http', 'ws', 1)}/echo"
    gate = asyncio.Semaphore(_CONCURRENT_CONNECTS)
    word = "x" * _ECHO_BYTES
    times: list[float] = []

    async def talk() -> None:
        async with gate:
            socket = await connect(address, compression=None)
        while True:
            begun = time.monotonic()
            await socket.send(word)
            await socket.recv()
            times.append(time.monotonic() - begun)

    async def processor() -> float:
        async with httpx.AsyncClient(base_url=url, verify=False) as client:
            return float((await client.get("/processor")).text)

    work = [asyncio.create_task(talk()) for _ in range(sockets)]
    await asyncio.sleep(3)
    used = await processor()
    times.clear()
    begun = time.monotonic()
    await asyncio.sleep(seconds)
    took = time.monotonic() - begun
    used = await processor() - used
    for task in work:
        task.cancel()
    await asyncio.gather(*work, return_exceptions=True)
    ordered = sorted(times)
    report.echo_per_second = len(ordered) / took
    report.echo_ms = 1000 * used / len(ordered)
    report.echoes_per_row = report.server_ms_per_row / report.echo_ms
    report.echo_p50_ms = 1000 * ordered[len(ordered) // 2]
    report.echo_p99_ms = 1000 * ordered[len(ordered) * 99 // 100]


async def _measure_given(plan: LoadPlan) -> LoadReport:
    """Measure servers that run already. Only they know whether they use compiled rules."""
    report = LoadReport()
    await _play(plan.servers, report, plan)
    return report


async def _play(urls: Sequence[str], report: LoadReport, plan: LoadPlan) -> None:
    try:
        await _Load(urls, report, plan).run()
    except (ApiRefusal, OSError, TimeoutError, httpx.HTTPError) as error:
        report.faults.append(f"{type(error).__name__}: {error}")


async def _measure(plan: LoadPlan, folder: Path) -> LoadReport:
    report = LoadReport()
    env = {"SEVENCATS_RATE_SCALE": "100000", "SEVENCATS_SOCKETS_PER_ADDRESS": "50000"}
    report.compiled = compiled.rules_are_compiled()
    if plan.compiled and not report.compiled and not compiled.why_not(compiled.checkout()):
        env["PYTHONPATH"] = compiled.with_build(compiled.checkout(), os.environ)["PYTHONPATH"]
        report.compiled = True
    server = ServerProcess(folder, f"sqlite:///{folder / 'load.db'}", **env)
    async with _started(server) as url:
        await _play([url], report, plan)
    _, trace, rest = server.log.read_text(encoding="utf-8").partition("Traceback")
    if trace:
        report.faults.append(f"the server's log has a traceback{rest[:3000]}")
    async with _started(_EchoProcess(folder, "sqlite://")) as url:
        sockets = min(report.sockets or plan.tables * 5, _MOST_ECHOES)
        await _echo(url, sockets, min(plan.seconds, 10), report)
    return report


def measure(plan: LoadPlan) -> LoadReport:
    """Measure everything, on the loopback address; takes a little more than twice the given
    time."""
    if plan.servers:
        return run_apart(_measure_given(plan), _new_loop)
    with tempfile.TemporaryDirectory(prefix="sevencats-") as folder:
        return run_apart(_measure(plan, Path(folder)), _new_loop)
