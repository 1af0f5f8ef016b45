"""Real servers on both databases; each is started once and shared by the tests of a process."""

from __future__ import annotations

import asyncio
import inspect
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from sevencats.server.trial.processes import PhoenixServer, Postgres, RedisServer, ServerProcess

sys.path.insert(0, str(Path(__file__).parents[1]))

from second_try import run_with_second_try

#: Tests come from one address and are in a hurry.
QUICK = {"SEVENCATS_RATE_SCALE": "1000", "SEVENCATS_SOCKETS_PER_ADDRESS": "500"}


def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run tests that are coroutines."""
    test = pyfuncitem.obj
    if not inspect.iscoroutinefunction(test):
        return None
    names = pyfuncitem._fixtureinfo.argnames
    args: dict[str, Any] = {name: pyfuncitem.funcargs[name] for name in names}
    asyncio.run(asyncio.wait_for(test(**args), 120))
    return True


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
    """A server on SQLite that a test may ill-treat; not started yet."""
    process = PhoenixServer(tmp_path, f"sqlite:///{tmp_path / 'tables.db'}", **QUICK)
    yield process
    process.stop()


def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool:
    """Real processes and databases on a busy machine get a second try."""
    return run_with_second_try(item, nextitem)
