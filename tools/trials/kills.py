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
from itertools import cycle
from pathlib import Path
from typing import Any, NamedTuple, cast

import httpx
import msgspec
from websockets.exceptions import WebSocketException

from sevencats.kernel.run import lasting
from sevencats.server import wire
from sevencats.server.client import ApiRefusal, Person, TableSocket
from sevencats.server.local import ServerProcess, run_apart
from sevencats.server.settings import Settings, driver_url
from sevencats.server.store.db.database import Database
from sevencats.server.store.journal import read_rows
from sevencats.server.store.lobby import Lobby
from sevencats.server.tables.history.replay import FinishedGame, Playback
from sevencats.text import LANGUAGES
from trials.daemons import PhoenixServer, Postgres, RedisServer
from trials.kinds import KINDS, Kind, start_table

#: Exceptions of a client when a server dies; it reconnects.
GONE = (WebSocketException, OSError, TimeoutError, httpx.HTTPError)
#: Maximum number of picks per game between two kills; the number is drawn each time.
_PICKS_A_GAME = 5
_PATIENCE_S = 6.0
#: Picks in one message at most, and how probable one more is.
_BATCH, _BATCHED = 4, 0.3
#: Seconds for all games to end.
_END_S = 300.0
#: Refusals of picks at which others were faster: they may act at the same time.
_TOO_LATE = ("stale", "illegal", "too_far")
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
    rows: int = 0
    batches: int = 0
    lost: int = 0
    doubled: int = 0
    faults: list[str] = field(default_factory=list)


class Games:
    """Games on servers that may die, with players who never give up."""

    #: Seconds that a player thinks before a pick.
    pause_s = 0.0

    def __init__(
        self,
        servers: Sequence[ServerProcess],
        database_url: str,
        seed: int,
        kinds: Sequence[Kind] = KINDS,
    ) -> None:
        self.servers = servers
        self.database_url = database_url
        self.rng = random.Random(seed)
        self.report = Report()
        #: Table, seat and pick id of each confirmed pick, with the number it was given.
        self.promises: dict[tuple[str, int, str], int] = {}
        #: Table, seat and pick id of each pick that was refused: it must not be in the journal.
        self.refused: set[tuple[str, int, str]] = set()
        #: The kind of each table.
        self.tables: dict[str, str] = {}
        self.playing: dict[str, Playing] = {}
        self._kinds = cycle(kinds)
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
        players = [asyncio.create_task(self._keep_playing()) for _ in range(games)]
        try:
            await work
            self.over = True
            _, late = await asyncio.wait(players, timeout=_END_S)
            if late:
                self.report.faults += [f"does not end: {what}" for what in self.playing.values()]
            await asyncio.gather(*(task for task in players if task not in late))
        finally:
            for task in players:
                task.cancel()
        await self._check()
        self.report.seconds = time.monotonic() - begun
        return self.report

    # -- players -------------------------------------------------------------------------------

    async def _keep_playing(self) -> None:
        while not self.over:
            await self._play_one(next(self._kinds))

    async def _play_one(self, kind: Kind) -> None:
        """Play a game of this kind."""
        people = [await self._guest() for _ in range(kind.people)]
        grants = await start_table(kind, people, self._insist)
        table = grants[0]["table"]
        self.tables[table] = kind.name
        self.report.games += 1
        pairs = zip(people, grants, strict=True)
        players = [Player(self, p, g, kind.patience) for p, g in pairs]
        self.playing[table] = Playing(kind, players)
        await asyncio.gather(*(player.play() for player in players))
        del self.playing[table]
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
        for owner, seat, pick_id in self.refused:
            if owner == table and (seat, pick_id) in where:
                self.report.faults.append(f"{table}: pick {pick_id} was refused and written")
        self.report.rows += len(rows)
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


class Playing(NamedTuple):
    """A game that goes on, and those who play it."""

    kind: Kind
    players: list[Player]

    def __str__(self) -> str:
        table = self.players[0].grant["table"]
        return f"{self.kind.name} ({table}): " + ", ".join(map(str, self.players))


class Player:
    """A client that never gives up a connection and keeps every promise. ``patience``: it resigns
    after this many picks."""

    def __init__(
        self, trial: Games, person: Person, grant: dict[str, Any], patience: int | None
    ) -> None:
        self.trial = trial
        self.person = person
        self.grant = grant
        self.patience = patience
        self.waiting: wire.MakePick | wire.MakePicks | wire.Resign | None = None
        self.lang = trial.rng.choice(LANGUAGES)
        self.resigned = False
        self.count = 0
        self.last: int | None = None
        #: The last questions to it.
        self.asked: list[dict[str, Any]] = []
        self.digests: dict[int, str] = {}

    def __str__(self) -> str:
        doing = "has resigned" if self.resigned else f"sends {self.waiting}" if self.waiting else ""
        return f"{self.grant['seat']} at {self.last} {doing or f'is asked {self.asked}'}"

    async def play(self) -> None:
        """Play to the end, through any number of servers."""
        while True:
            socket = TableSocket(self.trial.url(), self.grant["table"], self.person.token)
            socket.keep_received = False
            try:
                token, lang = self.grant["token"], cast("Any", self.lang)
                hello = wire.Hello(token=token, last=self.last, lang=lang, insight=True)
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
            if self.waiting is None and socket.decisions and not self.resigned:
                # What is asked may change while the message is put together.
                answer = await self._answer(socket)
                await asyncio.sleep(self.trial.pause_s)
                self.count += 1
                self.waiting = answer
                await socket.send(answer)
            self.asked, self.last = socket.decisions, socket.n or self.last
            message = await asyncio.wait_for(socket.receive(), 15)
            self._note(socket, message)
        return True

    async def _answer(self, socket: TableSocket) -> wire.MakePick | wire.MakePicks | wire.Resign:
        """A pick, several in one message as far as they can be tried out, or the end of it."""
        name = f"{self.grant['seat']}-{self.count}"
        if self.patience is not None and (self.count >= self.patience or self.trial.over):
            return wire.Resign(name)
        decision = socket.decisions[0]
        keys = [self._choice(decision)]
        while len(keys) < _BATCH and self.trial.rng.random() < _BATCHED:
            tried = await self._try(socket, decision["id"], keys)
            if not isinstance(tried, wire.Tried) or tried.stop or not tried.decisions:
                break
            keys.append(self._choice(msgspec.to_builtins(tried.decisions[0])))
        if len(keys) == 1:
            return wire.MakePick(name, decision["id"], keys[0])
        return wire.MakePicks(name, decision["id"], tuple(keys))

    def _choice(self, decision: dict[str, Any]) -> str:
        keys = [option["key"] for option in decision["options"]]
        return str(self.trial.rng.choice([key for key in keys if key != "pass"] or keys))

    async def _try(
        self, socket: TableSocket, decision: int, keys: Sequence[str]
    ) -> wire.ServerMessage:
        await socket.send(wire.TryPicks("try", decision, tuple(keys)))
        while True:
            answer = await asyncio.wait_for(socket.receive(), 15)
            if isinstance(answer, wire.Tried | wire.No) and answer.id == "try":
                return answer

    def _note(self, socket: TableSocket, message: wire.ServerMessage) -> None:
        faults, table, seat = self.trial.report.faults, self.grant["table"], self.grant["seat"]
        waiting = self.waiting
        if isinstance(message, wire.StateMessage):
            digest = self.digests.setdefault(message.n, message.digest)
            if digest != message.digest:
                faults.append(f"{table}: step {message.n} looked different before")
        elif isinstance(message, wire.Ok) and waiting and message.id == waiting.id:
            assert message.n is not None or isinstance(waiting, wire.Resign)
            if message.n is not None:
                self.trial.promise(table, seat, message.id, message.n)
            self.trial.report.batches += isinstance(waiting, wire.MakePicks)
            self.resigned = isinstance(waiting, wire.Resign)
            self.waiting = None
        elif isinstance(message, wire.No) and not message.retry and waiting:
            if message.code not in _TOO_LATE or _is_asked(socket, waiting):
                faults.append(f"{table}: {message.id} was refused: {message.code}")
            self.trial.refused.add((table, seat, waiting.id))
            self.waiting = None
        elif isinstance(message, wire.No):
            raise TimeoutError  # reconnect


def _is_asked(socket: TableSocket, message: wire.MakePick | wire.MakePicks | wire.Resign) -> bool:
    """Return whether a pick answers a question of now. States come before later refusals."""
    return isinstance(message, wire.MakePick) and any(
        decision["id"] == message.decision and option["key"] == message.key
        for decision in socket.decisions
        for option in decision["options"]
    )


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
