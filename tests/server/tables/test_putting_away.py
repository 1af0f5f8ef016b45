"""An unused table is unloaded, and every open request is answered."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, cast

import pytest
from helpers.server_inside import inside

from sevencats.server.store.lobby import Lobby
from sevencats.server.store.records import SeatRecord, TableSetup
from sevencats.server.tables import commands as cmd
from sevencats.server.tables.actor import TableActor
from sevencats.server.web.context import Context

#: The last use of a table that is due to be unloaded.
LONG_AGO = 0


class _SlowSeats:
    """Seats are written as soon as ``go_on`` is set."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun = asyncio.Event()
        self.go_on = asyncio.Event()
        self._write = Lobby.save_seats
        monkeypatch.setattr(Lobby, "save_seats", lambda *args: self._save(*args))

    async def _save(self, *args: Any) -> None:
        self.begun.set()
        await self.go_on.wait()
        await self._write(*args)


async def _table(here: Context) -> TableActor:
    """A new table with a free seat."""
    user, _ = await here.people.new_guest("Ann", "en")
    setup = TableSetup(game="gwent", mode="duel", seats=2)
    seats = [SeatRecord(0, user.id, user.name, generation=1), SeatRecord(1)]
    record = await here.hub.tables.create(setup, user.id, False, seats)
    return here.hub.tables.actors[record.id]


async def _join(here: Context, actor: TableActor) -> asyncio.Task[cmd.Answer]:
    user, _ = await here.people.new_guest("Bert", "en")
    command = cmd.Join(user.id, user.name, None)
    return asyncio.create_task(here.hub.send(actor.table.id, command))


async def test_a_table_is_not_put_away_while_it_does_something(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database may take longer than a table is kept that nobody uses."""
    async with inside(tmp_path) as here:
        slow = _SlowSeats(monkeypatch)
        actor = await _table(here)
        joined = await _join(here, actor)
        await asyncio.wait_for(slow.begun.wait(), 60)
        actor.used = LONG_AGO
        await here.hub.upkeep.evict_idle()
        assert here.hub.tables.actors.get(actor.table.id) is actor and not actor.ended.is_set()
        slow.go_on.set()
        answer = await asyncio.wait_for(joined, 60)
        assert answer.refused is None
        async with asyncio.timeout(60):  # and then it is
            while actor.table.id in here.hub.tables.actors:
                actor.used = LONG_AGO
                await here.hub.upkeep.evict_idle()
                await asyncio.sleep(0)
        record = await here.lobby.get(actor.table.id)
        assert [seat.name for seat in record.seats] == ["Ann", "Bert"]


async def test_request_to_closing_table_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if another process had taken it over, or the server were stopping."""
    async with inside(tmp_path) as here:
        slow = _SlowSeats(monkeypatch)
        actor = await _table(here)
        joined = await _join(here, actor)
        await asyncio.wait_for(slow.begun.wait(), 60)
        await actor.stop()
        answer = await asyncio.wait_for(joined, 60)
        assert answer.refused is not None and answer.refused.code == "busy"
        # The next request loads the table again.
        slow.go_on.set()
        again = await asyncio.wait_for(await _join(here, actor), 60)
        assert again.refused is None


@pytest.mark.parametrize(
    ("game", "mode", "choices"),
    [("gwent", "duel", ("monsters", "nilfgaard")), ("oldworld", "base", ("wolf", "cat"))],
)
async def test_games_of_equal_set_ups_share_their_tables(
    tmp_path: Path, game: str, mode: str, choices: tuple[str, str]
) -> None:
    """Otherwise each leaves something in the caches."""
    async with inside(tmp_path) as here:
        tables: list[Any] = []
        for _ in range(2):
            user, _ = await here.people.new_guest("Ann", "en")
            setup = TableSetup(game=game, mode=mode, seats=2)
            first, second = ((choice,) for choice in choices)
            seats = [
                SeatRecord(0, user.id, user.name, choice=first),
                SeatRecord(1, bot="random", choice=second),
            ]
            record = await here.hub.tables.create(setup, user.id, False, seats)
            (await here.hub.send(record.id, cmd.Start(user.id))).result()
            run = here.hub.tables.actors[record.id].table.run
            assert run is not None
            tables.append(cast("Any", run.state).table)
        assert tables[0] is tables[1]
