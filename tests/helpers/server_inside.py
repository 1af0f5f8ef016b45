"""A server process without HTTP, inside the test, to inject internal faults."""

from __future__ import annotations

import gc
import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from sevencats.server import wire
from sevencats.server.process import running
from sevencats.server.settings import Settings, driver_url
from sevencats.server.store.records import SeatRecord, TableSetup
from sevencats.server.tables import commands as cmd
from sevencats.server.web.context import Context

_numbers = itertools.count()


class Ear:
    """A connection that records the messages to it."""

    def __init__(self, table: str, conn: str) -> None:
        self.table = table
        self.conn = conn
        self.home = ""
        self.asked_at: float | None = None
        self.lang = "en"
        self.heard: list[wire.ServerMessage] = []

    def push(self, frame: bytes, close: bool) -> None:
        self.heard.append(wire.decode_server(frame))

    @property
    def state(self) -> wire.StateMessage:
        return next(m for m in reversed(self.heard) if isinstance(m, wire.StateMessage))

    @property
    def last(self) -> wire.ServerMessage:
        return self.heard[-1]


@asynccontextmanager
async def inside(folder: Path, **settings: Any) -> AsyncIterator[Context]:
    """A running process on a fresh SQLite file."""
    url = driver_url(f"sqlite:///{folder / 'inside.db'}")
    async with running(Settings(database_url=url, **settings)) as context:
        yield context
    # A process unfreezes its objects when it ends. Without this, the next garbage collection would
    # visit everything that the tests hold.
    gc.freeze()


async def duel(context: Context, *others: Context, **setup: Any) -> tuple[str, list[Ear]]:
    """A duel of two people that has begun; the second player may be at another process."""
    seats = []
    for number, deck in enumerate(("monsters", "nilfgaard")):
        user, _ = await context.people.new_guest(f"Player {number}", "en")
        ready = SeatRecord(number, user.id, user.name, choice=(deck,), ready=True, generation=1)
        seats.append(ready)
    table = TableSetup(game="gwent", mode="duel", seats=2, **setup)
    record = await context.lobby.create(table, seats[0].user, False, seats)
    (await context.hub.send(record.id, cmd.Start(seats[0].user))).result()
    ears = []
    for seat, at in zip(seats, [context, *others, context], strict=False):
        answer = await context.hub.send(record.id, cmd.SeatToken(seat.user or ""))
        token = msgspec.json.decode(answer.result())["token"]
        ear = Ear(record.id, f"{at.hub.process}/ear{next(_numbers)}")
        at.hub.connections[ear.conn] = ear
        hello = wire.Hello(token=token)
        await at.hub.attach(ear, cmd.Attach(ear.conn, seat.user, hello))
        ears.append(ear)
    return record.id, ears


async def tell(context: Context, ear: Ear, message: wire.ClientMessage) -> wire.ServerMessage:
    """Send a message and return the last one received."""
    await context.hub.send(ear.table, cmd.Deliver(ear.conn, message))
    return ear.last
