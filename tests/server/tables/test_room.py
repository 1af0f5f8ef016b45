"""People, accounts and tables over REST, on both databases."""

from __future__ import annotations

import pytest
from helpers.server import refused, seated, started, web

from sevencats.server.client import Person
from sevencats.server.local import ServerProcess


async def test_a_guest_has_a_cookie_that_scripts_cannot_read(server: ServerProcess) -> None:
    async with web(server.url) as browser:
        answer = await browser.post("/api/session", json={"name": "Ann", "lang": "fr"})
        assert answer.status_code == 201 and answer.json()["token"] is None
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie and "SameSite=lax" in cookie
        assert (await browser.get("/api/session")).json()["name"] == "Ann"
        assert (await browser.delete("/api/session")).status_code == 204
        assert (await browser.get("/api/session")).status_code == 401


async def test_an_account_is_found_again_from_anywhere(server: ServerProcess) -> None:
    person = await Person.guest(server.url, "Ann")
    me = await person.get("/api/session")
    login = f"ann-{me['id'][:8].replace('_', 'x').replace('-', 'x')}"
    secret = {"login": login, "password": "a long secret"}
    account = await person.post("/api/account", secret)
    assert account["login"] == login.lower()
    # The guest's token does not open the account.
    await refused("no_session", person.get("/api/session"))
    person = Person(server.url, account["token"])
    await refused("has_account", person.post("/api/account", secret))
    other = await Person.guest(server.url, "Bob")
    await refused("login_taken", other.post("/api/account", secret))
    wrong = {**secret, "password": "another secret"}
    await refused("bad_login", other.post("/api/account/login", wrong))
    nobody = {"login": "nobody-at-all", "password": "another secret"}
    await refused("bad_login", other.post("/api/account/login", nobody))
    found = await other.post("/api/account/login", {**secret, "token": True})
    elsewhere = Person(server.url, found["token"])
    assert (await elsewhere.get("/api/session"))["id"] == me["id"]

    change = {"old": secret["password"], "new": "an even longer secret"}
    fresh = await elsewhere.call("PUT", "/api/account/password", change)
    await refused("no_session", elsewhere.get("/api/session"))
    await refused("no_session", person.get("/api/session"))
    assert (await Person(server.url, fresh["token"]).get("/api/session"))["id"] == me["id"]


async def test_a_table_from_its_code_to_its_start(server: ServerProcess) -> None:
    host = await Person.guest(server.url, "Ann")
    made = await host.post("/api/tables", {"listed": True})
    table = made["table"]
    path = f"/api/tables/{table['id']}"
    guest = await Person.guest(server.url, "Ann")
    assert (await guest.get(f"/api/codes/{table['code'].lower()}"))["table"] == table["id"]
    assert table["id"] in {t["id"] for t in await guest.get("/api/tables?game=gwent")}
    await refused("not_ready", host.post(f"{path}/start"))
    await refused("not_host", guest.post(f"{path}/start"))
    grant = await guest.post(f"{path}/seats", {"seat": 1})
    assert grant == await guest.post(f"{path}/seats", {})
    names = [seat["name"] for seat in (await host.get(path))["seats"]]
    assert names == ["Ann", "Ann 2"]
    await refused("not_ready", host.post(f"{path}/start"))
    third = await Person.guest(server.url, "Cid")
    await refused("seat_taken", third.post(f"{path}/seats", {}))
    await guest.call("PATCH", f"{path}/seats/1", {"choice": ["skellige"], "ready": True})
    await refused("not_host", guest.call("PATCH", f"{path}/seats/0", {"ready": True}))
    await refused("bad_choice", guest.call("PATCH", f"{path}/seats/1", {"choice": ["G1xx"]}))
    assert (await host.post(f"{path}/start"))["status"] == "playing"
    await refused("not_waiting", host.post(f"{path}/start"))
    await refused("not_waiting", third.post(f"{path}/seats", {}))
    (mine,) = [t for t in await guest.get("/api/me/tables") if t["table"]["id"] == table["id"]]
    assert mine["seat"] == 1 and isinstance(mine["yourTurn"], bool)
    assert table["id"] not in {t["id"] for t in await guest.get("/api/tables")}


async def test_the_host_sets_bots_and_asks_people_to_leave(server: ServerProcess) -> None:
    game = await seated(server.url, 3, mode="ffa")
    host, bob, cid = game.people
    path = f"/api/tables/{game.id}/seats"
    await refused("not_host", bob.call("DELETE", f"{path}/2"))
    await host.call("DELETE", f"{path}/2")
    await refused("not_yours", cid.get(f"/api/tables/{game.id}/seat"))
    await refused("not_host", bob.call("PATCH", f"{path}/2", {"bot": "captain"}))
    await refused("bad_setup", host.call("PATCH", f"{path}/2", {"bot": "genius"}))
    change = {"bot": "captain", "choice": ["nilfgaard"]}
    seats = (await host.call("PATCH", f"{path}/2", change))["seats"]
    assert (seats[2]["kind"], seats[2]["level"]) == ("bot", "captain")
    await host.call("DELETE", f"{path}/0")
    seats = (await bob.get(f"/api/tables/{game.id}"))["seats"]
    assert [seat["host"] for seat in seats] == [False, True, False]
    await bob.call("DELETE", f"{path}/1")
    await refused("not_found", bob.get(f"/api/tables/{game.id}"))


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess"}, "not_found"),
        ({"mode": "duel", "seats": [{}] * 3}, "bad_setup"),
        ({"mode": "poker"}, "bad_setup"),
        ({"seats": [{}, {"bot": "god"}]}, "bad_setup"),
        ({"seats": [{"choice": ["../../etc/passwd"]}, {}]}, "bad_choice"),
        ({"seats": [{"choice": ["monsters", "skellige"]}, {}]}, "bad_choice"),
        ({"options": ["leaders"]}, "bad_setup"),
        ({"seat": 7}, "bad_setup"),
        ({"mode": "solo", "seat": 1}, "bad_setup"),
        ({"delay": 0}, "bad_request"),
        ({"unknown": 1}, "bad_request"),
        ({"pace": {"kind": "never"}}, "bad_request"),
    ],
)
async def test_impossible_table_is_refused(server: ServerProcess, body: object, code: str) -> None:
    person = await Person.guest(server.url, "Ann")
    refusal = await refused(code, person.post("/api/tables", body))
    assert 400 <= refusal.status < 500 and "Traceback" not in str(refusal)


async def test_refusals_speak_the_readers_language(server: ServerProcess) -> None:
    async with web(server.url) as client:
        answers = {
            lang: (await client.get("/api/session", headers={"Accept-Language": lang})).json()
            for lang in ("en", "fr-CA,en;q=0.5", "nl", "de")
        }
    assert {answer["code"] for answer in answers.values()} == {"no_session"}
    assert len({answer["message"] for answer in answers.values()}) == 4


async def test_decks_are_checked_kept_and_played(server: ServerProcess) -> None:
    person = await Person.guest(server.url, "Ann")
    short = "faction: monsters\nleader: eredin_king_of_the_wild_hunt\n3 ghoul\n"
    report = await person.post(
        "/api/decks/check?lang=de", {"game": "gwent", "mode": "duel", "deck": short}
    )
    assert not report["legal"] and report["counts"]["units"] == 3 and report["faults"]
    saved = await person.post(
        "/api/me/decks", {"game": "gwent", "name": "<b>Fangs</b>", "deck": short}
    )
    assert saved["code"] == report["code"] and saved["name"] == "<b>Fangs</b>"
    again = await person.post(
        "/api/decks/check", {"game": "gwent", "mode": "duel", "deck": saved["code"]}
    )
    assert again["code"] == saved["code"]
    await refused(
        "bad_choice", person.post("/api/tables", {"seats": [{"choice": [saved["code"]]}, {}]})
    )
    other = await Person.guest(server.url, "Bob")
    await refused("not_found", other.call("DELETE", f"/api/me/decks/{saved['id']}"))
    await person.call("DELETE", f"/api/me/decks/{saved['id']}")
    assert await person.get("/api/me/decks") == []


async def test_my_data_can_be_read_and_erased(server: ServerProcess) -> None:
    game = await started(server.url)
    one, two = game.sockets
    ann, bob = game.people
    data = await ann.get("/api/me/data")
    assert data["profile"][0]["name"] == "Ann"
    assert [seat["table_id"] for seat in data["seats"]] == [game.id]
    assert "password" not in str(data) and "token" not in str(data)
    await ann.call("DELETE", "/api/me/data")
    await refused("no_session", ann.get("/api/session"))
    await two.catch_up()
    seats = (await bob.get(f"/api/tables/{game.id}"))["seats"]
    assert "Ann" not in str(seats) and seats[1]["name"] == "Bob"
    assert one.ws is not None
    await one.ws.wait_closed()
    # The game goes on: a bot answers for the seat whose person is gone.
    while not two.decisions or two.n < 6:
        if two.decisions:
            await two.pick(two.decisions[0]["options"][0]["key"])
        else:
            await two.receive()
    await game.close()


async def test_blocked_people_do_not_meet(server: ServerProcess) -> None:
    game = await seated(server.url)
    ann, bob = game.people
    (blocked,) = await ann.post("/api/me/blocks", {"table": game.id, "seat": 1})
    assert blocked["name"] == "Bob"
    made = await ann.post("/api/tables", {"listed": True})
    new = made["table"]["id"]
    await refused("blocked", bob.post(f"/api/tables/{new}/seats", {}))
    assert new not in {table["id"] for table in await bob.get("/api/tables")}
    theirs = (await bob.post("/api/tables", {}))["table"]["id"]
    await refused("blocked", ann.post(f"/api/tables/{theirs}/seats", {}))
    await ann.call("DELETE", f"/api/me/blocks/{blocked['id']}")
    assert (await bob.post(f"/api/tables/{new}/seats", {}))["seat"] == 1


async def test_health_metrics_and_schema_are_served(server: ServerProcess) -> None:
    async with web(server.url) as client:
        health = (await client.get("/health")).json()
        assert health["status"] == "ok" and health["database"] is True
        assert "sevencats_pick_seconds_bucket" in (await client.get("/metrics")).text
        games = (await client.get("/api/games?lang=nl")).json()
        assert "gwent" in {game["id"] for game in games}
        phrases = (await client.get("/api/phrases?lang=fr")).json()
        assert {"id": "yes", "text": "Oui."} in phrases
        assert "Seven Cats" in (await client.get("/")).text
        defs = (await client.get("/api/protocol.json")).json()["$defs"]
        assert {"ClientMessage", "ServerMessage", "MakePick", "StateMessage"} <= set(defs)


async def test_a_bot_is_somebody_by_its_deck_and_level(server: ServerProcess) -> None:
    """A second one of the same face is told apart; a deck that is left to luck gives a level."""
    host = await Person.guest(server.url, "Ann")
    bots = [{"bot": "captain", "choice": ["nilfgaard"]}] * 2 + [{"bot": "captain"}]
    made = await host.post("/api/tables", {"mode": "ffa", "seats": [{}, *bots], "seat": 0})
    names = [seat["name"] for seat in made["table"]["seats"]]
    assert names == ["Ann", "Sevrin", "Sevrin (C)", "Captain (D)"]
