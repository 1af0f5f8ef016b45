"""Passwords that everybody guesses first, and what a page of the server may load."""

from __future__ import annotations

import pytest
from helpers.server import refused, web

from sevencats.server.client import Person
from sevencats.server.errors import Refusal
from sevencats.server.local import ServerProcess
from sevencats.server.web.gate import content_policy
from sevencats.server.web.passwords import is_common
from sevencats.server.web.reset import check_token, login_of, reset_token

#: The eight signs or more at the top of lists of leaked passwords.
COMMON = [
    "password",
    "12345678",
    "123456789",
    "baseball",
    "football",
    "qwertyuiop",
    "1234567890",
    "superman",
    "1qaz2wsx",
    "trustno1",
    "jennifer",
    "sunshine",
    "iloveyou",
    "starwars",
    "computer",
    "michelle",
    "11111111",
    "princess",
    "corvette",
    "987654321",
    "1234qwer",
    "88888888",
    "q1w2e3r4t5",
    "internet",
    "samantha",
    "whatever",
    "mercedes",
    "123123123",
    "qwer1234",
    "q1w2e3r4",
    "midnight",
    "victoria",
    "1q2w3e4r",
    "asdfasdf",
    "87654321",
    "12344321",
    "Password",
    "abcd1234",
    "qazwsxedc",
    "password1",
    "qwerty123",
    "12341234",
    "asdfghjkl",
    "liverpool",
    "xxxxxxxx",
    "benjamin",
    "passw0rd",
    "1qazxsw2",
    "11223344",
    "welcome1",
    "Passw0rd!",
    "geralt123",
    "aaaaaaaa",
    "princess1",
    "letmein1",
    "147258369",
    "789456123",
    "0987654321",
    "1234554321",
    "azertyuiop",
    "motdepasse",
    "Passwort1",
    "wachtwoord",
    "wachtwoord123",
    "elizabeth",
    "Scorpion12!",
    "metallic",
    "lasvegas99",
    "15071984",
    "Zuzanna1998",
]


@pytest.mark.parametrize("password", COMMON)
def test_a_common_password_is_known(password: str) -> None:
    assert is_common(password)


@pytest.mark.parametrize(
    "password",
    ["seven cats at an inn", "correct horse", "longwordenough", "kT9#vq!xw2", "m8-lantern-otter"],
)
def test_uncommon_password_is_accepted(password: str) -> None:
    assert not is_common(password, "ann")


def test_login_is_refused_as_password() -> None:
    assert is_common("Annabelle12!", "annabelle") and not is_common("Annabelle12!", "bob")


async def test_a_common_password_is_refused_in_a_sentence(lite: ServerProcess) -> None:
    ann = await Person.guest(lite.url, "Ann")
    body = {"login": "ann-common", "password": "password1", "token": True}
    refusal = await refused("common_password", ann.post("/api/account?lang=de", body))
    assert "ersten" in str(refusal)
    made = await ann.post("/api/account", {**body, "password": "a long secret"})
    own = Person(lite.url, made["token"])
    change = {"old": "a long secret", "new": "ann-common1"}
    await refused("common_password", own.call("PUT", "/api/account/password", change))
    await refused("no_mail", ann.post("/api/account/forgotten", {"login": "ann-common"}))


def test_reset_link_works_once_for_an_hour() -> None:
    token = reset_token(b"key", "ann.of-the_inn", "hash")
    assert login_of(token) == "ann.of-the_inn"
    check_token(token, b"key", "ann.of-the_inn", "hash")
    old = reset_token(b"key", "ann.of-the_inn", "hash", now=1)
    for wrong, password in ((token, "new hash"), (token + "x", "hash"), (old, "hash")):
        with pytest.raises(Refusal, match="old_link"):
            check_token(wrong, b"key", "ann.of-the_inn", password)


@pytest.mark.parametrize("link", ["", "x", "a.b", "..", "a..b", "ann.9999999999999.x"])
async def test_invalid_reset_link_is_refused(lite: ServerProcess, link: str) -> None:
    ann = await Person.guest(lite.url, "Ann")
    body = {"link": link, "password": "another long secret"}
    await refused("old_link", ann.post("/api/account/reset", body))


async def test_a_page_connects_to_its_own_host_alone(lite: ServerProcess) -> None:
    async with web(lite.url) as client:
        policy = (await client.get("/")).headers["content-security-policy"]
    host = lite.url.removeprefix("http://")
    assert f"connect-src 'self' ws://{host} wss://{host};" in policy
    assert "ws:;" not in policy and "ws: " not in policy
    for odd in ("", "a;b", "a b", "'none'", "x:y:z"):
        assert "connect-src 'self';" in content_policy(odd)
