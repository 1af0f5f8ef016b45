"""The kill trial: people play while servers are killed, and every accepted pick is accounted for.

Each client keeps its promises: the confirmed picks with their numbers. Unconfirmed picks are sent
again with the same id. In the end the journal must have every promise once, at its number, and must
replay from the first row to the last.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from sevencats.kernel.run import lasting
from sevencats.server import wire
from sevencats.server.client import ApiRefusal, Person, TableSocket, first_option
from sevencats.server.local import ServerProcess, run_apart
from sevencats.server.settings import Settings, driver_url
from sevencats.server.store.db.database import Database
from sevencats.server.store.journal import read_rows
from sevencats.server.store.lobby import Lobby
from sevencats.server.tables.history.replay import FinishedGame, Playback
from trials.daemons import PhoenixServer, Postgres, RedisServer

#: Exceptions of a client when a server dies; it reconnects.
GONE = (WebSocketException, OSError, TimeoutError, httpx.HTTPError)
#: Maximum number of picks per game between two kills; the number is drawn each time.
_PICKS_A_GAME = 5
_PATIENCE_S = 6.0
_COME_AGAIN = ("moved", "busy", "store_down", "internal", "not_found")
_ENV = {
    "SEVENCATS_RATE_SCALE": "1000",
    "SEVENCATS_SOCKETS_PER_ADDRESS": "500",
    "SEVENCATS_LEASE_SECONDS": "1.5",
    "SEVENCATS_BEAT_SECONDS": "0.3",
}


@dataclass(slots=True)
class Report:
    """The findings of the trial. ``faults`` is empty if all is well."""

    kills: int = 0
    promised: int = 0
    games: int = 0
    finished: int = 0
    reconnects: int = 0
    seconds: float = 0.0
    lost: int = 0
    doubled: int = 0
    faults: list[str] = field(default_factory=list)


class Games:
    """Games on servers that may die, with players who never give up."""

    #: Seconds that a player thinks before a pick.
    pause_s = 0.0

    def __init__(self, servers: Sequence[ServerProcess], database_url: str, seed: int) -> None:
        self.servers = servers
        self.database_url = database_url
        self.rng = random.Random(seed)
        self.report = Report()
        #: Table, seat and pick id of each confirmed pick, with the number it was given.
        self.promises: dict[tuple[str, int, str], int] = {}
        self.tables: set[str] = set()
        self.over = False

    def promise(self, table: str, seat: int, pick_id: str, n: int) -> None:
        """Record a confirmed pick."""
        self.promises[table, seat, pick_id] = n

    def url(self) -> str:
        """Return the URL of any server."""
        return self.rng.choice(self.servers).url

    async def while_playing(self, games: int, work: Coroutine[Any, Any, None]) -> Report:
        """Play ``games`` at a time until ``work`` is done; then let games end, and check that all
        promises were kept."""
        begun = time.monotonic()
        players = [asyncio.create_task(self._keep_playing(number)) for number in range(games)]
        try:
            await work
            self.over = True
            await asyncio.wait_for(asyncio.gather(*players), 300)
        finally:
            for task in players:
                task.cancel()
        await self._check()
        self.report.seconds = time.monotonic() - begun
        return self.report

    # -- players -------------------------------------------------------------------------------

    async def _keep_playing(self, number: int) -> None:
        while not self.over:
            await self._play_one(bot=number % 4 == 3)

    async def _play_one(self, bot: bool) -> None:
        """Play a duel, with two clients or one client against a bot."""
        people = [await self._guest() for _ in range(1 if bot else 2)]
        body: dict[str, Any] = {
            "seats": [{"choice": ["monsters"]}, {"choice": ["nilfgaard"]}],
            "pace": {"kind": "untimed"},
            "botDelay": 0,
        }
        if bot:
            body["seats"][1]["bot"] = "recruit"
        created = await self._insist(people[0], "POST", "/api/tables", body)
        table = created["table"]["id"]
        grants = [created["seat"]]
        for person in people[1:]:
            path = f"/api/tables/{table}/seats"
            grants.append(await self._insist(person, "POST", path, {}))
            await self._insist(person, "PATCH", f"{path}/1", {"ready": True})
        await self._insist(people[0], "POST", f"/api/tables/{table}/start")
        self.tables.add(table)
        self.report.games += 1
        pairs = zip(people, grants, strict=True)
        await asyncio.gather(*(Player(self, p, g).play() for p, g in pairs))
        self.report.finished += 1
        for person in people:
            await person.close()

    async def _guest(self) -> Person:
        while True:
            try:
                return await Person.guest(self.url(), "Ann")
            except (ApiRefusal, *GONE):
                await asyncio.sleep(0.05)

    async def _insist(self, person: Person, method: str, path: str, body: Any = None) -> Any:
        """Send a request until it is answered. (A second start is refused.)"""
        while True:
            person.http.base_url = httpx.URL(self.url())
            try:
                return await person.call(method, path, body)
            except ApiRefusal as refusal:
                if refusal.code == "not_waiting":
                    return None
                if refusal.status < 500:
                    raise
            except GONE:
                pass
            await asyncio.sleep(0.05)

    # -- the account ---------------------------------------------------------------------------

    async def _check(self) -> None:
        """Compare the promises with the journal."""
        report = self.report
        report.promised = len(self.promises)
        settings = Settings(database_url=driver_url(self.database_url))
        database = Database(settings)
        try:
            for table in self.tables:
                await self._check_table(database, table)
        finally:
            await database.close()

    async def _check_table(self, database: Database, table: str) -> None:
        record = await Lobby(database).get(table)
        rows = await read_rows(database, table)
        where: dict[tuple[int, str], list[int]] = {}
        for row in rows:
            if row.pick_id is not None:
                where.setdefault((row.seat, row.pick_id), []).append(row.n)
        self.report.doubled += sum(len(numbers) - 1 for numbers in where.values())
        for (owner, seat, pick_id), n in self.promises.items():
            if owner == table and where.get((seat, pick_id)) != [n]:
                self.report.lost += 1
                self.report.faults.append(f"{table}: pick {pick_id} was promised as row {n}")
        if [row.n for row in rows] != list(range(1, record.head + 1)):
            self.report.faults.append(f"{table}: rows are missing")
        if record.status != "finished":
            self.report.faults.append(f"{table}: the game did not end")
        # Raises if a row does not give the recorded digest.
        steps = Playback(FinishedGame(record, rows)).steps()
        if len(steps) != len(lasting(rows)):
            self.report.faults.append(f"{table}: the journal does not play")


class Trial(Games):
    """Games whose servers are killed."""

    def __init__(self, servers: Sequence[PhoenixServer], database_url: str, seed: int) -> None:
        super().__init__(servers, database_url, seed)
        self._mortal = servers

    async def run(
        self, kills: int, games: int, on_kill: Callable[[], None] = lambda: None
    ) -> Report:
        """Play ``games`` at a time until enough servers were killed; then let games end."""
        return await self.while_playing(games, self._kill(kills, _PICKS_A_GAME * games, on_kill))

    async def _kill(self, kills: int, picks: int, on_kill: Callable[[], None]) -> None:
        for _ in range(kills):
            await self._progress(self.rng.randrange(picks))
            await asyncio.sleep(self.rng.uniform(0.0, 0.05))
            server = self.rng.choice(self._mortal)
            server.kill_child()
            self.report.kills += 1
            on_kill()
            await asyncio.to_thread(server.wait)

    async def _progress(self, picks: int) -> None:
        """Wait until ``picks`` more picks were confirmed, up to a limit: kills should hit games at
        every stage, also while clients are still reconnecting."""
        wanted, until = len(self.promises) + picks, time.monotonic() + _PATIENCE_S
        while len(self.promises) < wanted and time.monotonic() < until:
            await asyncio.sleep(0.01)


class Player:
    """A client that never gives up and keeps every promise."""

    def __init__(self, trial: Games, person: Person, grant: dict[str, Any]) -> None:
        self.trial = trial
        self.person = person
        self.grant = grant
        self.waiting: wire.MakePick | None = None
        self.count = 0
        self.last: int | None = None
        self.digests: dict[int, str] = {}

    async def play(self) -> None:
        """Play to the end, through any number of servers."""
        while True:
            socket = TableSocket(self.trial.url(), self.grant["table"], self.person.token)
            socket.keep_received = False
            try:
                hello = wire.Hello(token=self.grant["token"], last=self.last)
                await asyncio.wait_for(socket.open(hello), 10)
                if await self._session(socket):
                    return
            except ApiRefusal as refusal:
                if refusal.code not in _COME_AGAIN:
                    raise
            except GONE:
                pass
            finally:
                self.last = socket.n or self.last
                await socket.close()
            self.trial.report.reconnects += 1
            await asyncio.sleep(self.trial.rng.uniform(0.1, 0.3))

    async def _session(self, socket: TableSocket) -> bool:
        """Play on one connection; return whether the game is over."""
        if self.waiting is not None:
            await socket.send(self.waiting)
        while not socket.over:
            if self.waiting is None and socket.decisions:
                self.count += 1
                decision = socket.decisions[0]
                pick = f"{self.grant['seat']}-{self.count}"
                self.waiting = wire.MakePick(pick, decision["id"], first_option(decision))
                await asyncio.sleep(self.trial.pause_s)
                await socket.send(self.waiting)
            message = await asyncio.wait_for(socket.receive(), 15)
            self._note(socket, message)
        return True

    def _note(self, socket: TableSocket, message: wire.ServerMessage) -> None:
        faults = self.trial.report.faults
        if isinstance(message, wire.StateMessage):
            digest = self.digests.setdefault(message.n, message.digest)
            if digest != message.digest:
                faults.append(f"{self.grant['table']}: step {message.n} looked different before")
        elif isinstance(message, wire.Ok) and self.waiting and message.id == self.waiting.id:
            assert message.n is not None
            self.trial.promise(self.grant["table"], self.grant["seat"], message.id, message.n)
            self.waiting = None
        elif isinstance(message, wire.No) and not message.retry:
            faults.append(f"{self.grant['table']}: {message.id} was refused: {message.code}")
            self.waiting = None
        elif isinstance(message, wire.No):
            raise TimeoutError  # reconnect


def run_trial(
    kind: str,
    kills: int,
    games: int,
    seed: int,
    on_kill: Callable[[], None] = lambda: None,
    postgres: Postgres | None = None,
) -> Report:
    """Run the trial, on ``sqlite`` with one process or on ``postgresql`` with two."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="sevencats-")))
        env, count = dict(_ENV), 1
        url = f"sqlite:///{folder / 'tables.db'}"
        if kind == "postgresql":
            if postgres is None:
                postgres = Postgres().start()
                stack.callback(postgres.remove)
            redis = RedisServer().start()
            stack.callback(redis.remove)
            env["SEVENCATS_REDIS_URL"] = redis.url
            url, count = postgres.new_database(f"trial{time.time_ns()}"), 2
        servers = [PhoenixServer(folder, url, **env) for _ in range(count)]
        for server in servers:
            stack.callback(server.stop)
            server.launch()
        for server in servers:
            server.wait()
        return run_apart(Trial(servers, url, seed).run(kills, games, on_kill))
