"""Real servers on both databases; each is started once and shared by the tests of a process."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from trials.daemons import PhoenixServer, Postgres, RedisServer

from sevencats.server.client import Person, TableSocket
from sevencats.server.local import ServerProcess, run_apart

#: Seconds that a test may take with what it starts, and by itself.
TIMEOUT = 300
_LIMIT_S = 240
#: All tests come from one address, and quickly.
QUICK = {
    "SEVENCATS_RATE_SCALE": "1000",
    "SEVENCATS_SOCKETS_PER_ADDRESS": "500",
    "SEVENCATS_PATIENCE_SECONDS": "0",
}


def pytest_itemcollected(item: pytest.Item) -> None:
    """Servers and databases are started within a test."""
    item.add_marker(pytest.mark.timeout(TIMEOUT))


def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run tests that are coroutines."""
    test = pyfuncitem.obj
    if not inspect.iscoroutinefunction(test):
        return None
    names = pyfuncitem._fixtureinfo.argnames
    args: dict[str, Any] = {name: pyfuncitem.funcargs[name] for name in names}
    run_apart(_tidy(test, args))
    return True


async def _tidy(test: Callable[..., Awaitable[None]], args: dict[str, Any]) -> None:
    """Run a test, and close what it opened: a failed one leaves nothing behind either."""
    opened: list[Person | TableSocket] = []
    with pytest.MonkeyPatch.context() as patch:
        for kind in (Person, TableSocket):
            patch.setattr(kind, "__init__", _noted(kind.__init__, opened))
        try:
            async with asyncio.timeout(_LIMIT_S):
                await test(**args)
        finally:
            for one in reversed(opened):
                with suppress(Exception):
                    await one.close()


def _noted(begin: Callable[..., None], opened: list[Any]) -> Callable[..., None]:
    def noted(self: Any, *args: Any, **options: Any) -> None:
        begin(self, *args, **options)
        opened.append(self)

    return noted


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server."""
    daemon = Postgres().start()
    yield daemon
    daemon.remove()


@pytest.fixture(scope="session")
def redis() -> Iterator[RedisServer]:
    """A Redis server."""
    daemon = RedisServer().start()
    yield daemon
    daemon.remove()


@pytest.fixture(scope="session")
def servers(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Callable[[str], ServerProcess]]:
    """Gives the server of a kind of database, started when it is first asked for."""
    found: dict[str, ServerProcess] = {}

    def of(kind: str) -> ServerProcess:
        if kind not in found:
            folder = tmp_path_factory.mktemp("server")
            url = f"sqlite:///{folder / 'tables.db'}"
            if kind == "postgresql":
                url = request.getfixturevalue("postgres").new_database("shared")
            env = {**QUICK, "SEVENCATS_PRIVATE_WEBHOOKS": "1"}
            found[kind] = ServerProcess(folder, url, **env).start()
        return found[kind]

    yield of
    for process in found.values():
        process.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def server(
    request: pytest.FixtureRequest, servers: Callable[[str], ServerProcess]
) -> ServerProcess:
    """A server that many tests use; each makes its own people and tables. On both databases."""
    return servers(request.param)


@pytest.fixture
def lite(servers: Callable[[str], ServerProcess]) -> ServerProcess:
    """The one on SQLite, for tests to which the database makes no difference."""
    return servers("sqlite")


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[PhoenixServer]:
    """A server on SQLite for destructive tests; not started yet."""
    process = PhoenixServer(tmp_path, f"sqlite:///{tmp_path / 'tables.db'}", **QUICK)
    yield process
    process.stop()
