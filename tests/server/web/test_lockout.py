"""Wrong passwords slow down and lock out only the client that sends them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from helpers.server import web

from sevencats.server.local import ServerProcess

LOGIN = {"login": "ann-of-the-inn", "password": "seven cats at an inn"}


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server with the default limits."""
    server = ServerProcess(tmp_path, f"sqlite:///{tmp_path / 'tables.db'}").start()
    yield server
    server.stop()


async def log_in(client: httpx.AsyncClient, address: str, password: str = "wrong guess") -> int:
    """Try to log in from an address, as a proxy names it; gives the status."""
    headers = {"X-Forwarded-For": address}
    body = {**LOGIN, "password": password}
    return (await client.post("/api/account/login", json=body, headers=headers)).status_code


async def guesses(client: httpx.AsyncClient) -> list[int]:
    """Guess until refused; on a slow machine some tries come back meanwhile."""
    tries = [0]
    while tries[-1] != 429 and len(tries) < 30:
        tries.append(await log_in(client, "10.2.0.1"))
    return tries


async def test_failed_logins_elsewhere_do_not_lock_account(strict: ServerProcess) -> None:
    right = LOGIN["password"]
    async with web(strict.url) as owner, web(strict.url) as stranger, web(strict.url) as elsewhere:
        owner_from = {"X-Forwarded-For": "10.0.0.1"}
        await owner.post("/api/session", json={"name": "Ann"}, headers=owner_from)
        made = await owner.post("/api/account", json=LOGIN, headers=owner_from)
        assert made.status_code == 201
        tries = [await log_in(stranger, f"10.1.0.{n}") for n in range(13)]
        assert tries == [401] * 13
        # The account is under attack: each address has few tries at it from now on.
        assert [await log_in(stranger, "10.2.0.1") for _ in range(4)] == [401, 401, 429, 429]
        assert await log_in(stranger, "10.2.0.1", right) == 429, "who guesses has to wait"
        assert await log_in(elsewhere, "10.3.0.1", right) == 200, "the owner does not"
        # A browser that was used before comes in even from an address that has no tries left.
        assert await log_in(owner, "10.2.0.1", right) == 200
        assert 429 in await guesses(owner), "unless somebody guesses with it"


async def test_a_device_opens_only_its_own_account(strict: ServerProcess) -> None:
    async with web(strict.url) as mel, web(strict.url) as owner:
        for client, login in ((owner, LOGIN["login"]), (mel, "mel-of-the-inn")):
            await client.post("/api/session", json={"name": "X"})
            made = await client.post("/api/account", json={**LOGIN, "login": login})
            assert made.status_code == 201
        assert 429 in await guesses(mel)
