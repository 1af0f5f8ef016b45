"""Reports of players, and what operators see and do: on both databases, over HTTP."""

from __future__ import annotations

import secrets
from typing import Any

import pytest
from helpers.server import Game, against_bot, operator, refused, seated, started, web

from sevencats.server import wire
from sevencats.server.client import Person
from sevencats.server.local import ServerProcess
from sevencats.server.roles import appoint
from sevencats.server.settings import read_settings
from sevencats.server.store.reports import A_DAY

#: Every route of operators, as anybody might request it.
ROUTES = [
    ("GET", "/api/operator/tables", None),
    ("GET", "/api/operator/people?search=a", None),
    ("GET", "/api/operator/reports", None),
    ("GET", "/api/operator/acts", None),
    ("GET", "/api/operator/rivals", None),
    ("GET", "/api/operator/health", None),
    ("POST", "/api/operator/tables/x/end", {"note": ""}),
    ("POST", "/api/operator/people/x/bar", {"note": ""}),
    ("DELETE", "/api/operator/people/x/bar", None),
    ("PATCH", "/api/operator/people/x", {"name": "Eve"}),
    ("POST", "/api/operator/reports/x/close", {"note": ""}),
]


async def reported(game: Game, reason: str = "phrases", words: str = "") -> None:
    """The first player reports the second."""
    body = {"seat": 1, "reason": reason, "words": words}
    await game.people[0].post(f"/api/tables/{game.id}/reports", body)


async def user_of(person: Person) -> str:
    return str((await person.get("/api/session"))["id"])


async def test_operator_pages_are_hidden_from_others(server: ServerProcess) -> None:
    ann = await Person.guest(server.url, "Ann")
    async with web(server.url) as nobody:
        for method, path, body in ROUTES:
            await refused("not_found", ann.call(method, path, body))
            assert (await nobody.request(method, path, json=body)).status_code == 404
    assert (await ann.get("/api/me"))["operator"] is False
    # No request makes an operator of anybody.
    await refused("bad_request", ann.call("PATCH", "/api/session", {"operator": True}))


async def test_the_role_is_given_and_taken_on_the_command_line(lite: ServerProcess) -> None:
    olga = await operator(lite)
    login = (await olga.get("/api/me"))["login"]
    assert (await olga.get("/api/operator/health"))["database"] is True
    assert await appoint(read_settings(lite.env), login.upper(), False)
    await refused("not_found", olga.get("/api/operator/health"))
    assert not await appoint(read_settings(lite.env), "nobody.of.that.name", True)


async def test_a_report_says_what_was_called_and_said(server: ServerProcess) -> None:
    olga, game = await operator(server), await started(server.url)
    await game.sockets[1].ask(wire.Say("s1", "hello"))
    await reported(game, "other", " over \n and over ")
    await refused("reported", reported(game))
    ids = [await user_of(person) for person in game.people]
    every = await olga.get("/api/operator/reports")
    (mine,) = [one for one in every if one["table"] == game.id]
    assert (mine["reported"], mine["reporter"]) == (ids[1], ids[0])
    assert (mine["reason"], mine["words"]) == ("other", "over and over")
    assert mine["evidence"]["name"] == "Bob" and mine["evidence"]["said"][0]["phrase"] == "hello"
    # The person who is reported learns nothing, not even from all that is known about them.
    told = str(await game.people[1].get("/api/me/data"))
    assert ids[0] not in told and "over and over" not in told
    await olga.post(f"/api/operator/reports/{mine['id']}/close", {"note": "a warning"})
    assert mine["id"] not in [one["id"] for one in await olga.get("/api/operator/reports")]
    closed = await olga.get("/api/operator/reports?closed=true")
    assert next(one for one in closed if one["id"] == mine["id"])["note"] == "a warning"
    await refused("not_found", olga.post(f"/api/operator/reports/{mine['id']}/close", {"note": ""}))
    acts = await olga.get("/api/operator/acts")
    assert (acts[0]["act"], acts[0]["subject"]) == ("close_report", mine["id"])
    # Deleting an account removes its name from the reports.
    await game.people[0].call("DELETE", "/api/me/data")
    closed = await olga.get("/api/operator/reports?closed=true")
    assert next(one for one in closed if one["id"] == mine["id"])["reporter"] is None
    await game.people[1].call("DELETE", "/api/me/data")
    closed = await olga.get("/api/operator/reports?closed=true")
    assert mine["id"] not in [one["id"] for one in closed]


async def test_only_people_at_own_table_can_be_reported(lite: ServerProcess) -> None:
    game, alone = await started(lite.url), await against_bot(lite.url)
    path = f"/api/tables/{game.id}/reports"
    for seat in (0, 7):  # the reporter's own name, and an unknown one
        body = {"seat": seat, "reason": "name"}
        await refused("not_found", game.people[0].post(path, body))
    bot = {"seat": 1, "reason": "name"}
    await refused("not_found", alone.people[0].post(f"/api/tables/{alone.id}/reports", bot))
    await refused("not_yours", alone.people[0].post(path, {"seat": 1, "reason": "name"}))
    await refused("bad_request", reported(game, "other", "  "))
    await refused("bad_request", reported(game, "boring"))
    await refused("bad_request", reported(game, "other", "x" * 501))


async def test_reports_are_limited_per_day(lite: ServerProcess) -> None:
    ann, bob = await Person.guest(lite.url, "Ann"), await Person.guest(lite.url, "Bob")
    for number in range(A_DAY + 1):
        made = await ann.post("/api/tables", {"seats": [{}, {}]})
        table = f"/api/tables/{made['table']['id']}"
        await bob.post(f"{table}/seats", {})
        report = ann.post(f"{table}/reports", {"seat": 1, "reason": "stalling"})
        if number < A_DAY:
            await report
        else:
            await refused("too_many", report)


async def test_locked_out_person_is_disconnected_at_once(server: ServerProcess) -> None:
    olga, game = await operator(server), await started(server.url)
    bob = game.people[1]
    user = await user_of(bob)
    await olga.post(f"/api/operator/people/{user}/bar", {"note": "insults"})
    await refused("barred", game.sockets[1].until(wire.Bye))
    # A guest cannot simply come as another one: the session itself is refused.
    anew = {"name": "New", "token": True}
    for call in (
        bob.get("/api/me"),
        bob.post("/api/tables", {"seats": [{}, {}]}),
        bob.post("/api/session", anew),
        bob.post("/api/account/login", {"login": "somebody", "password": "correct horse"}),
        bob.call("DELETE", "/api/session"),
    ):
        await refused("barred", call)
    await refused("barred", bob.get(f"/api/tables/{game.id}/seat"))
    (person,) = await olga.get(f"/api/operator/people?search={user}")
    assert person["barred"] and person["tables"] == 1 and person["name"] == "Bob"
    # Locked-out people can still export their data.
    assert (await bob.get("/api/me/data"))["profile"][0]["id"] == user
    await olga.call("DELETE", f"/api/operator/people/{user}/bar")
    assert (await bob.get("/api/me"))["id"] == user
    acts = [(act["act"], act["subject"]) for act in await olga.get("/api/operator/acts")]
    assert acts[:2] == [("unbar", user), ("bar", user)]


async def test_banned_account_cannot_log_in(lite: ServerProcess) -> None:
    olga, mel = await operator(lite), await Person.guest(lite.url, "Mel")
    login = f"mel{secrets.token_hex(4)}"
    credentials = {"login": login, "password": "correct horse", "token": True}
    user = (await mel.post("/api/account", credentials))["id"]
    await olga.post(f"/api/operator/people/{user}/bar", {"note": ""})
    other = await Person.guest(lite.url, "Mel")
    await refused("barred", other.post("/api/account/login", credentials))
    # Operators do not keep each other out, nor themselves.
    own = await user_of(olga)
    await refused("not_found", olga.post(f"/api/operator/people/{own}/bar", {"note": ""}))
    await refused("not_found", olga.post("/api/operator/people/nobody/bar", {"note": ""}))


async def test_renamed_user_appears_at_the_table(lite: ServerProcess) -> None:
    olga, game = await operator(lite), await started(lite.url)
    user = await user_of(game.people[1])
    await refused("bad_name", olga.call("PATCH", f"/api/operator/people/{user}", {"name": " "}))
    await olga.call("PATCH", f"/api/operator/people/{user}", {"name": "Robert"})
    message = await game.sockets[0].until(wire.TableMessage)
    while message.table.seats[1].name != "Robert":
        message = await game.sockets[0].until(wire.TableMessage)
    assert (await game.people[1].get("/api/me"))["name"] == "Robert"
    acts = await olga.get("/api/operator/acts")
    assert (acts[0]["act"], acts[0]["note"]) == ("rename", "Bob -> Robert")


@pytest.mark.parametrize("status", ["playing", "waiting"])
async def test_a_table_is_ended(server: ServerProcess, status: str) -> None:
    olga = await operator(server)
    game = await (started if status == "playing" else seated)(server.url)
    tables = await olga.get(f"/api/operator/tables?status={status}&game=gwent")
    (table,) = [one for one in tables if one["id"] == game.id]
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "Bob"]
    assert not {"config", "seed", "result", "view"} & set(table)
    await olga.post(f"/api/operator/tables/{game.id}/end", {"note": "asked for"})
    if status == "playing":
        over = await game.people[0].get(f"/api/tables/{game.id}")
        assert over["status"] == "finished" and over["result"]["reason"] == "abandoned"
        await refused("not_playing", olga.post(f"/api/operator/tables/{game.id}/end", {}))
    else:
        await refused("not_found", game.people[0].get(f"/api/tables/{game.id}"))
    acts = await olga.get("/api/operator/acts")
    assert (acts[0]["act"], acts[0]["name"], acts[0]["note"]) == (
        "end_table",
        table["code"],
        "asked for",
    )
    tables = await olga.get(f"/api/operator/tables?status={status}")
    assert game.id not in [one["id"] for one in tables]


async def test_health_shows_processes_and_queues(server: ServerProcess) -> None:
    olga, game = await operator(server), await started(server.url)
    health = await olga.get("/api/operator/health")
    assert health["bus"] is None and health["botQueue"] == 0 and health["database"] is True
    (process,) = [one for one in health["processes"] if one["id"] == health["process"]]
    assert process["tables"] >= 1 and health["sockets"] >= 2
    figures: dict[str, Any] = {one["name"]: one for one in health["figures"]}
    assert figures["commit"]["count"] > 0 and figures["commit"]["meanMs"] > 0
    await game.close()
