"""Quick match: two players who search for the same game find each other, accept, and play."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import ANY

from helpers.server import refused
from helpers.server_inside import inside
from sqlalchemy import text

from sevencats.server.client import Person
from sevencats.server.local import ServerProcess
from sevencats.server.store import matches
from sevencats.server.store.matches import MatchState, Rival, Ticket, Times
from sevencats.server.web.context import Context

#: Each test has a mode of its own, or they would find each other's people.
DUEL = {"game": "gwent", "mode": "duel"}


async def look(person: Person) -> Any:
    return await person.get("/api/match")


async def test_quick_match_pairs_two_players_who_play(server: ServerProcess) -> None:
    ann, bob = await Person.guest(server.url, "Ann"), await Person.guest(server.url, "Bob")
    first = await ann.post("/api/match", {**DUEL, "choice": ["monsters"]})
    assert first["status"] == "waiting" and first["rival"] is None
    # A bot plays in the meantime: a table like any other, and it stays.
    bots = {"seats": [{}, {"bot": "recruit"}], "pace": {"kind": "untimed"}, "start": True}
    bot_table = (await ann.post("/api/tables", bots))["table"]["id"]
    offered = await bob.post("/api/match", {**DUEL, "choice": ["nilfgaard"]})
    assert offered["status"] == "offered" and offered["rival"]["name"] == "Ann"
    assert (await look(ann))["rival"]["name"] == "Bob"
    assert (await ann.post("/api/match/accept"))["status"] == "accepted"
    assert (await look(bob))["status"] == "offered", "one yes is not enough"
    found = await bob.post("/api/match/accept")
    assert found["status"] == "found" == (await look(ann))["status"]
    table = found["table"]
    sockets = []
    for person in (ann, bob):
        grant = await person.get(f"/api/tables/{table}/seat")
        sockets.append(await person.sit(grant))
    for socket in sockets:
        await socket.reach(1)
    info = await ann.get(f"/api/tables/{table}")
    assert info["status"] == "playing" and info["setup"]["rated"] and not info["listed"]
    assert {seat["name"] for seat in info["seats"]} == {"Ann", "Bob"}
    mine = {entry["table"]["id"] for entry in await ann.get("/api/me/tables")}
    assert mine == {table, bot_table}


async def test_leaving_frees_the_other_player(lite: ServerProcess) -> None:
    mode = {"game": "gwent", "mode": "advanced"}
    ann, bob = await Person.guest(lite.url, "Ann"), await Person.guest(lite.url, "Bob")
    await ann.post("/api/match", mode)
    await bob.post("/api/match", mode)
    await ann.post("/api/match/accept")
    await bob.call("DELETE", "/api/match")
    assert (await look(bob))["status"] == "idle"
    assert (await look(ann))["status"] == "waiting"
    assert (await bob.post("/api/match/accept"))["status"] == "idle"
    await ann.call("DELETE", "/api/match")


async def test_blocked_players_are_not_offered(lite: ServerProcess) -> None:
    mode = {"game": "gwent", "mode": "tournament"}
    ann, bob = await Person.guest(lite.url, "Ann"), await Person.guest(lite.url, "Bob")
    made = await ann.post("/api/tables", {"seats": [{}, {}]})
    table = made["table"]["id"]
    await bob.post(f"/api/tables/{table}/seats", {})
    await ann.post("/api/me/blocks", {"table": table, "seat": 1})
    await ann.post("/api/match", mode)
    assert (await bob.post("/api/match", mode))["status"] == "waiting"
    for person in (ann, bob):
        await person.call("DELETE", "/api/match")


async def test_unmatchable_request_is_refused(lite: ServerProcess) -> None:
    ann = await Person.guest(lite.url, "Ann")
    await refused("cannot_rate", ann.post("/api/match", {"game": "gwent", "mode": "solo"}))
    await refused("bad_setup", ann.post("/api/match", {"game": "gwent", "mode": "ffa"}))
    bad = {**DUEL, "choice": ["no deck at all"]}
    await refused("bad_choice", ann.post("/api/match", bad))
    assert (await look(ann))["status"] == "idle"


# -- the queue alone, with its own time ------------------------------------------------------------


async def people(here: Context, *ratings: int) -> list[str]:
    """People with these ratings."""
    users = []
    for number, rating in enumerate(ratings):
        user, _ = await here.people.new_guest(f"P{number}", "en")
        users.append(user.id)
        async with here.database.write() as tx:
            await tx.execute(
                text(
                    "INSERT INTO ratings (subject, game, pool, rating, deviation, volatility,"
                    " games, wins, updated)"
                    f" VALUES (:user, 'gwent', 'duel', {rating}, 60, 0.06, 9, 3, 1)"
                ),
                {"user": user.id},
            )
    return users


async def at(here: Context, now: int, change: Callable[..., Any], *args: Any) -> Any:
    """Change the queue at a given time."""
    return await here.database.transact(partial(change, *args, Times(now, now)))


def ticket(user: str) -> Ticket:
    return Ticket(user, "gwent", "duel", "duel")


async def test_nearest_rating_is_offered_and_range_widens(tmp_path: Path) -> None:
    async with inside(tmp_path) as here:
        strong, weak, middle = await people(here, 1900, 1400, 1500)
        await at(here, 1000, matches._enter, ticket(strong))
        state: MatchState = await at(here, 1000, matches._enter, ticket(weak))
        assert state.status == "waiting", "500 apart is too far at first"
        state = await at(here, 2000, matches._enter, ticket(middle))
        assert state.rival is not None and state.rival.name == "P1"
        assert state.rival.rating is not None and state.rival.rating.rating == 1400
        await here.matches.leave(middle)
        offered = 0
        for second in range(2, 60):
            await at(here, second * 1000, matches._look, weak)
            state = await at(here, second * 1000, matches._look, strong)
            if state.rival is not None:
                offered = second
                break
        assert 25 < offered < 45


async def test_search_survives_an_outage(tmp_path: Path) -> None:
    """The database was away for half a minute, during an offer: nobody could ask or answer."""
    async with inside(tmp_path) as here:
        ann, bob, cid = await people(here, 1500, 1500, 1700)
        for user in (ann, bob, cid):
            state: MatchState = await at(here, 0, matches._enter, ticket(user))
        assert (state.status, state.others) == ("waiting", 2)
        assert (await at(here, 1, matches._look, bob)).status == "offered"
        back = matches.OFFER_MS + 5000
        state = await at(here, back, matches._look, cid)
        assert (state.status, state.others) == ("waiting", 0), "the others have not asked yet"
        assert (await at(here, back + 1, matches._look, ann)).status == "offered"
        assert (await at(here, back + 1, matches._look, bob)).status == "waiting", "Cid was first"
        assert (await at(here, back + 2, matches._look, cid)).rival == Rival("P0", ANY)
        gone = matches._GONE_MS + back + 10
        assert (await at(here, gone, matches._look, bob)).status == "idle"


async def test_absent_player_leaves_the_queue(tmp_path: Path) -> None:
    async with inside(tmp_path) as here:
        ann, bob = await people(here, 1500, 1500)
        await at(here, 0, matches._enter, ticket(ann))
        await at(here, 0, matches._enter, ticket(bob))
        assert (await at(here, 1, matches._look, ann)).status == "offered"
        for now in range(2000, matches.OFFER_MS + 2000, 5000):
            await at(here, now, matches._look, ann)
            await at(here, now, matches._look, bob)
        # Both polled, but neither accepted: both are removed.
        assert (await at(here, matches.OFFER_MS + 3000, matches._look, bob)).status == "idle"
        await at(here, 100_000, matches._enter, ticket(ann))
        await at(here, 130_000, matches._enter, ticket(bob))
        assert (await at(here, 130_000, matches._look, bob)).status == "waiting", "Ann is gone"


async def test_simultaneous_searches_pair_everybody_once(tmp_path: Path) -> None:
    async with inside(tmp_path) as here:
        users = await people(here, *[1500] * 8)
        await asyncio.gather(*(here.matches.enter(ticket(user)) for user in users))
        states = await asyncio.gather(*(here.matches.look(user) for user in users))
        assert [state.status for state in states] == ["offered"] * 8
        assert len({state.rival.name for state in states if state.rival}) == 8


async def test_a_rival_who_was_declined_is_not_offered_again(tmp_path: Path) -> None:
    """For a day: otherwise a player could wait for one particular rival."""
    day = 24 * 3600 * 1000
    async with inside(tmp_path) as here:
        ann, bob = await people(here, 1500, 1500)
        await at(here, 0, matches._enter, ticket(ann))
        assert (await at(here, 1, matches._enter, ticket(bob))).status == "offered"
        await here.database.transact(partial(matches._leave, bob, 2))
        for now, status in ((1000, "waiting"), (day + 3, "offered")):
            await at(here, now, matches._enter, ticket(ann))
            assert (await at(here, now, matches._enter, ticket(bob))).status == status
