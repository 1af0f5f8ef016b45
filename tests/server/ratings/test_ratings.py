"""Ratings: the published example, who counts and who does not, once and in one transaction."""

from __future__ import annotations

import asyncio
import secrets
from functools import partial
from pathlib import Path
from unittest.mock import ANY

import msgspec
import pytest
from helpers.server import PLAIN, Game, against_bot, asked, refused, seated, together
from helpers.server_inside import duel, inside, tell
from sqlalchemy import insert, text, update
from sqlalchemy.exc import IntegrityError

from sevencats.plugin import find_plugin
from sevencats.server import wire
from sevencats.server.client import Person, first_option
from sevencats.server.local import ServerProcess
from sevencats.server.now import now_ms
from sevencats.server.ratings.glicko import Rating, aged, updated
from sevencats.server.ratings.outcome import (
    EARLY_ROWS,
    Contestant,
    RatedGame,
    new_ratings,
    score,
)
from sevencats.server.settings import read_settings
from sevencats.server.store import schema
from sevencats.server.store.db.database import Database
from sevencats.server.store.ratings import (
    ADDRESS_LIMIT,
    GIVEN_UP_LIMIT,
    LEAD_LIMIT,
    PAIR_LIMIT,
    count_games,
)
from sevencats.server.store.records import SeatRecord, TableSetup
from sevencats.server.store.rivals import rivals

LIVE = {"kind": "live"}


def test_the_published_example() -> None:
    """Glickman's own: 1500 wins against 1400, loses to 1550 and 1700."""
    others = [Rating(1400, 30), Rating(1550, 100), Rating(1700, 300)]
    after = updated(Rating(1500, 200, 0.06), list(zip(others, (1.0, 0.0, 0.0), strict=True)))
    assert after.rating == pytest.approx(1464.06, abs=0.02)
    assert after.deviation == pytest.approx(151.52, abs=0.02)
    assert after.volatility == pytest.approx(0.05999, abs=0.00002)


def test_a_rating_grows_less_sure_with_time() -> None:
    known = Rating(1600, 60, 0.06)
    assert aged(known, 0).deviation == pytest.approx(60)
    assert 60 < aged(known, 30).deviation < aged(known, 365).deviation < 350
    assert aged(known, 100_000).deviation == 350
    assert aged(known, 365).rating == 1600


def test_player_who_left_ranks_below_others() -> None:
    stayed = Contestant(0, "ann", 0, returns=-1)
    left = Contestant(1, "bob", 1, returns=1, gone=True)
    assert score(stayed, left) == 1.0
    assert score(left, stayed) == 0.0
    assert score(left, msgspec.structs.replace(left, subject="cid")) is None


def test_team_mates_share_a_result_and_count_for_each_other() -> None:
    seats = [("ann", 0, 1), ("bob", 1, -1), ("cid", 0, 1), ("dan", 1, -1)]
    players = tuple(Contestant(n, who, side, won) for n, (who, side, won) in enumerate(seats))
    before = {"ann": Rating(1500, 80), "cid": Rating(1900, 80)}
    before |= {"bob": Rating(1700, 80), "dan": Rating(1700, 80)}
    after = new_ratings(RatedGame("gwent", "teams", players), before)
    gain = {who: after[who].rating - before[who].rating for who in before}
    # 1500 and 1900 are as strong as 1700 and 1700, so it was an even game.
    assert gain["ann"] == pytest.approx(gain["cid"]) == pytest.approx(-gain["bob"])
    assert gain["ann"] > 0


def test_ladders_of_the_games() -> None:
    gwent, oldworld = find_plugin("gwent").setup, find_plugin("oldworld").setup
    assert [gwent.pool(m, n) for m, n in (("duel", 2), ("ffa", 3), ("teams", 4), ("solo", 2))] == [
        "duel",
        "free",
        "teams",
        "",
    ]
    assert oldworld.pool("base", 2) == oldworld.pool("base", 5) == "all"
    assert oldworld.pool("solo", 1) == ""
    assert oldworld.pool("base", 3, ("wild_hunt",)) == ""


async def account(url: str, name: str) -> Person:
    """A user who has an account: guests of one address have no rated games with each other."""
    guest = await Person.guest(url, name)
    body = {"login": f"{name}{secrets.token_hex(4)}", "password": "long and enough", "token": True}
    made = await guest.post("/api/account", body)
    await guest.close()
    return Person(url, made["token"])


async def rated_duel(url: str, *people: Person) -> Game:
    """A rated duel that has begun."""
    table = {"seats": PLAIN[:2], "pace": LIVE, "rated": True, "undo": "free", "watch": "hands"}
    made = await people[0].post("/api/tables", table)
    number = made["table"]["id"]
    grants = [made["seat"], await people[1].post(f"/api/tables/{number}/seats", {})]
    await people[1].call("PATCH", f"/api/tables/{number}/seats/1", {"ready": True})
    await people[0].post(f"/api/tables/{number}/start")
    sockets = [await p.sit(grant) for p, grant in zip(people, grants, strict=True)]
    for socket in sockets:
        await socket.reach(1)
    return Game(number, list(people), grants, sockets)


async def measured(server: ServerProcess, *people: Person) -> None:
    """Give people ratings that are known well."""
    database = Database(read_settings(server.env))
    for person in people:
        await settle(database, (await person.get("/api/me"))["id"])
    await database.close()


async def settle(database: Database, *subjects: str) -> None:
    async with database.write() as tx:
        for subject in subjects:
            row = {"subject": subject, "game": "gwent", "pool": "duel", "updated": now_ms()}
            known = {"rating": 1500, "deviation": 100, "volatility": 0.06, "games": 0, "wins": 0}
            await tx.execute(insert(schema.ratings).values(row | known))


async def played_on(game: Game) -> None:
    """Play until it is no longer early."""
    while max(socket.n for socket in game.sockets) < EARLY_ROWS:
        await together(game)
        one = asked(game)
        await one.pick(first_option(one.decisions[0]))


async def test_a_rated_game_counts_once_for_both(server: ServerProcess) -> None:
    ann, bob = await account(server.url, "ann"), await account(server.url, "bob")
    await measured(server, ann, bob)
    game = await rated_duel(server.url, ann, bob)
    await played_on(game)
    assert await ann.get(f"/api/tables/{game.id}/ratings") is None
    setup = (await ann.get(f"/api/tables/{game.id}"))["setup"]
    assert (setup["rated"], setup["undo"], setup["watch"]) == (True, "off", "public")
    await game.sockets[1].ask(wire.Resign("r"))
    result = await ann.get(f"/api/tables/{game.id}/ratings")
    assert result["pool"] == "duel" and result["reason"] == ""
    first, second = result["changes"]
    assert first["before"] == second["before"] == 1500
    assert first["after"] - 1500 == 1500 - second["after"] > 20
    mine = await ann.get("/api/me/ratings")
    assert [(s["pool"], s["games"], s["wins"]) for s in mine["standings"]] == [("duel", 1, 1)]
    assert [point["rating"] for point in mine["curve"]] == [first["after"]]
    assert (await ann.get("/api/me/data"))["ratings"][0]["games"] == 1
    # The next table shows it, in the lobby's one query and to those at the table.
    next_game = await rated_duel(server.url, bob, ann)
    seats = (await bob.get(f"/api/tables/{next_game.id}"))["seats"]
    assert [seat["rating"]["rating"] for seat in seats] == [second["after"], first["after"]]


async def test_guests_of_one_address_do_not_count(lite: ServerProcess) -> None:
    game = await seated(lite.url, pace=LIVE, rated=True)
    await game.people[0].post(f"/api/tables/{game.id}/start")
    socket = await game.people[0].sit(game.grants[0])
    await socket.reach(1)
    await socket.ask(wire.Resign("r"))
    result = await game.people[0].get(f"/api/tables/{game.id}/ratings")
    assert result == {"pool": "duel", "reason": "same_address", "changes": []}
    assert (await game.people[1].get("/api/me/ratings"))["standings"] == []


async def test_a_game_against_a_bot_counts(lite: ServerProcess) -> None:
    game = await against_bot(lite.url, pace=LIVE, rated=True)
    socket = game.sockets[0]
    hint = wire.AskHint("h1", socket.decisions[0]["id"])
    assert await socket.ask(hint) == wire.No("h1", "no_hints", ANY)
    await socket.ask(wire.Resign("r"))
    result = await game.people[0].get(f"/api/tables/{game.id}/ratings")
    # The bot's own rating learns nothing from a newcomer.
    (person,) = result["changes"]
    assert person["seat"] == 0 and person["after"] < 1500
    levels = await game.people[0].get("/api/ratings/bots")
    recruit = next(b["standing"] for b in levels if b["level"] == "recruit")
    legend = next(b["standing"] for b in levels if b["level"] == "legend")
    assert legend["rating"] > recruit["rating"]


async def test_casual_games_and_tables_without_a_clock(lite: ServerProcess) -> None:
    game = await against_bot(lite.url)
    await game.sockets[0].ask(wire.Resign("r"))
    assert await game.people[0].get(f"/api/tables/{game.id}/ratings") is None
    for body in ({"pace": {"kind": "untimed"}}, {"mode": "solo", "pace": LIVE}):
        table = {"seats": [{}, {}], "rated": True, **body}
        await refused("cannot_rate", game.people[0].post("/api/tables", table))


def duel_won_by(seat: int) -> RatedGame:
    """A duel of Ann and Bob."""
    pair = (Contestant(0, "ann", 0, 1 - 2 * seat), Contestant(1, "bob", 1, 2 * seat - 1))
    return RatedGame("gwent", "duel", pair)


async def test_wins_over_the_same_rival_stop_counting(tmp_path: Path) -> None:
    """Unless the rival wins, too: games can be lost on purpose."""
    setup = TableSetup(game="gwent", mode="duel", seats=2, rated=True)
    async with inside(tmp_path) as context:
        await settle(context.database, "ann", "bob")
        reasons = []
        for n, winner in enumerate([0] * (LEAD_LIMIT + 2) + [1, 0, 0]):
            seats = [SeatRecord(0, "ann"), SeatRecord(1, "bob")]
            table = (await context.lobby.create(setup, "ann", False, seats)).id
            game = (table, duel_won_by(winner), 10**12 + n)
            await context.database.transact(partial(count_games, finished=[game]))
            result = await context.ratings.result(table)
            assert result is not None
            reasons.append(result.reason)
        assert reasons == [""] * LEAD_LIMIT + ["pair_limit"] * 2 + ["", "", "pair_limit"]


async def test_two_people_who_play_all_day_stop_counting(tmp_path: Path) -> None:
    """And no game counts twice."""
    setup = TableSetup(game="gwent", mode="duel", seats=2, rated=True)
    async with inside(tmp_path) as context:
        await settle(context.database, "ann", "bob")
        tables = []
        for n in range(PAIR_LIMIT + 2):
            seats = [SeatRecord(0, "ann"), SeatRecord(1, "bob")]
            tables.append((await context.lobby.create(setup, "ann", False, seats)).id)
            # The last is played on the next day.
            at = 10**12 + n if n <= PAIR_LIMIT else 10**12 + 2 * 24 * 3600 * 1000
            rated = duel_won_by(n % 2)
            await context.database.transact(partial(count_games, finished=[(tables[n], rated, at)]))
        found = [await context.ratings.result(table) for table in tables]
        reasons = [result.reason for result in found if result is not None]
        assert reasons == [""] * PAIR_LIMIT + ["pair_limit", ""]
        before = await context.ratings.standings(["ann"])
        with pytest.raises(IntegrityError):
            again = [(tables[-1], rated, 10**12)]
            await context.database.transact(partial(count_games, finished=again))
        assert await context.ratings.standings(["ann"]) == before


async def test_unwritten_result_is_not_rated(tmp_path: Path) -> None:
    """The rating and the end of the game are one transaction."""
    async with inside(tmp_path) as context:
        table, ears = await duel(context, rated=True)
        async with context.database.write() as tx:
            await tx.execute(text("DROP TABLE rated_games"))
        await tell(context, ears[0], wire.Resign("r"))
        assert (await context.lobby.get(table)).status == "playing"


async def test_erased_people_leave_no_rating(lite: ServerProcess) -> None:
    ann, bob = await account(lite.url, "ann"), await account(lite.url, "bob")
    await measured(lite, ann, bob)
    game = await rated_duel(lite.url, ann, bob)
    await played_on(game)
    await ann.call("DELETE", "/api/me/data")
    assert (await bob.get(f"/api/tables/{game.id}"))["status"] == "finished"
    (change,) = (await bob.get(f"/api/tables/{game.id}/ratings"))["changes"]
    assert change["seat"] == 1 and change["after"] > change["before"], "who is erased has lost"


def test_newcomers_and_early_leavers_give_no_rating() -> None:
    ann, bob = Contestant(0, "ann", 0, 1), Contestant(1, "bob", 1, -1, gone=True)
    known, unknown = Rating(1500, 90), Rating()

    def after(early: bool, **before: Rating) -> set[str]:
        return set(new_ratings(RatedGame("gwent", "duel", (ann, bob), early), before))

    assert after(False, ann=known, bob=known) == {"ann", "bob"}
    assert after(False, ann=unknown, bob=unknown) == set()
    assert after(False, ann=known, bob=unknown) == {"bob"}
    assert after(True, ann=known, bob=known) == {"bob"}, "the one who left has lost all the same"


async def test_ratings_cannot_be_farmed(tmp_path: Path) -> None:
    """One person with four accounts to win against, who resign at once: 24 games in a day."""
    setup = TableSetup(game="gwent", mode="duel", seats=2, rated=True)
    async with inside(tmp_path) as context:
        users = []
        for name in ("farmer", *(f"puppet{n}" for n in range(4))):
            user, _ = await context.people.new_guest(name, "en")
            await context.people.add_login(user.id, name, "hash")
            users.append(user.id)
        farmer, puppets = users[0], users[1:]

        async def play(puppet: str, origin: str, early: bool) -> str:
            seats = [SeatRecord(0, farmer, origin="here"), SeatRecord(1, puppet, origin=origin)]
            table = (await context.lobby.create(setup, farmer, False, seats)).id
            pair = (Contestant(0, farmer, 0, 1), Contestant(1, puppet, 1, -1, gone=True))
            rated = RatedGame("gwent", "duel", pair, early)
            await context.database.transact(
                partial(count_games, finished=[(table, rated, now_ms())])
            )
            result = await context.ratings.result(table)
            assert result is not None
            return result.reason

        assert [await play(puppets[n % 4], "here", True) for n in range(24)] == ["early"] * 24
        assert [await play(puppets[n % 4], "here", False) for n in range(24)] == ["unsettled"] * 24
        assert await context.ratings.standings([farmer]) == {farmer: []}
        # Even puppets that have played elsewhere before do not help much.
        async with context.database.write() as tx:
            await tx.execute(update(schema.ratings).values(deviation=100, updated=now_ms()))
        near = [await play(puppets[n % 4], "here", False) for n in range(24)]
        assert near.count("") == ADDRESS_LIMIT and near.count("address_limit") == 21
        far = [await play(puppets[0], "there", False) for _ in range(24)]
        assert far.count("") == GIVEN_UP_LIMIT - 1 and far.count("pair_limit") == 22
        found = await rivals(context.database, 100)
        assert len(found) == 4 and all(pair.same_address for pair in found)
        assert (found[0].games, found[0].given_up) == (42, 42)
        standings = await context.ratings.standings([farmer])
        assert standings[farmer][0].rating < 1650


async def test_the_lobby_looks_for_pace_and_ratings(lite: ServerProcess) -> None:
    host = await Person.guest(lite.url, "Host")
    made = {}
    for kind in ("live", "turns"):
        body = {"seats": PLAIN[:2], "pace": {"kind": kind}, "rated": kind == "live", "listed": True}
        made[kind] = (await host.post("/api/tables", body))["table"]["id"]

    async def ids(query: str) -> set[str]:
        return {table["id"] for table in await host.get(f"/api/tables?{query}")}

    live, turns, rated, other = await asyncio.gather(
        ids("pace=live"), ids("game=gwent&mode=duel&pace=turns"), ids("rated=true"), ids("mode=ffa")
    )
    assert made["live"] in live and made["turns"] not in live
    assert made["turns"] in turns and made["live"] not in turns
    assert made["live"] in rated and made["turns"] not in rated
    assert not other & set(made.values())
