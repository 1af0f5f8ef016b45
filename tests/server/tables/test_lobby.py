"""The lobby: lists are cached for all readers, and changes of this process appear at once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from helpers.server_inside import inside

from sevencats.server.errors import Refusal
from sevencats.server.store.lobby import Lobby, Wanted
from sevencats.server.store.records import SeatRecord, TableSetup
from sevencats.server.web import open_tables
from sevencats.server.web.open_tables import Listed, OpenTables

ANY = Wanted()


async def make(lobby: Lobby, listed: bool = True) -> str:
    setup = TableSetup(game="gwent", mode="duel", seats=2)
    return (await lobby.create(setup, None, listed, [SeatRecord(0), SeatRecord(1)])).id


def ids(tables: tuple[Listed, ...]) -> set[str]:
    return {table.info.id for table in tables}


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> list[Wanted]:
    """Every list that was read from the database."""
    read: list[Wanted] = []
    plain = Lobby.list_listed

    async def noted(self: Lobby, wanted: Wanted, *rest: Any) -> Any:
        read.append(wanted)
        return await plain(self, wanted, *rest)

    monkeypatch.setattr(Lobby, "list_listed", noted)
    return read


async def test_many_readers_are_one_query(tmp_path: Path, reads: list[Wanted]) -> None:
    async with inside(tmp_path) as here:
        table = await make(here.lobby)
        asked = [here.open_tables.read(ANY, "waiting", "en") for _ in range(200)]
        for tables in await asyncio.gather(*asked):
            assert ids(tables) == {table}
        assert len(reads) == 1
        await here.open_tables.read(Wanted(game="oldworld"), "waiting", "en")
        await here.open_tables.read(ANY, "waiting", "de")
        assert len(reads) == 3, "another question is another list"


async def test_own_changes_appear_at_once(tmp_path: Path) -> None:
    async with inside(tmp_path) as here:
        read = here.open_tables.read
        assert not await read(ANY, "waiting", "en")
        table = await make(here.lobby)
        assert ids(await read(ANY, "waiting", "en")) == {table}
        await make(here.lobby, listed=False)
        assert ids(await read(ANY, "waiting", "en")) == {table}


async def test_changes_elsewhere_appear_a_moment_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with inside(tmp_path) as here:
        assert not await here.open_tables.read(ANY, "waiting", "en")
        table = await make(Lobby(here.database))  # another process
        assert not await here.open_tables.read(ANY, "waiting", "en")
        lists = OpenTables(here.lobby, here.hub.infos)
        monkeypatch.setattr(open_tables, "KEPT_S", -1.0)
        assert ids(await lists.read(ANY, "waiting", "en")) == {table}
        gone = await make(Lobby(here.database))
        assert ids(await lists.read(ANY, "waiting", "en")) == {table, gone}


async def test_a_list_that_could_not_be_read_is_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with inside(tmp_path) as here:

        async def down(*_: Any) -> Any:
            raise Refusal("store_down")

        with monkeypatch.context() as broken:
            broken.setattr(Lobby, "list_listed", down)
            with pytest.raises(Refusal, match="store_down"):
                await here.open_tables.read(ANY, "waiting", "en")
        assert await here.open_tables.read(ANY, "waiting", "en") == ()
