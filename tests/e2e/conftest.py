"""A real server and a real browser: each is started once."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

import pytest
from e2e_help import FLAGS, STATIC, Server
from playwright import sync_api
from third_game import with_third_game

CHROMIUM = next(
    filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None
)


#: Seconds that a test may take with the server and the browser that it starts.
TIMEOUT = 300


def pytest_itemcollected(item: pytest.Item) -> None:
    """A journey takes longer than a test in memory."""
    item.add_marker(pytest.mark.timeout(TIMEOUT))


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


#: The installed command.
PROGRAM = (str(Path(sys.executable).parent / "sevencats"),)


def start(
    port: int, folder: Path, program: Sequence[str] = PROGRAM, **more: str
) -> subprocess.Popen[bytes]:
    """A server on this port, once it answers; ``more`` is for its environment."""
    env = {
        **os.environ,
        **more,
        "SEVENCATS_DATABASE_URL": f"sqlite:///{folder / 'games.db'}",
        "SEVENCATS_RATE_SCALE": "100",
        "SEVENCATS_PATIENCE_SECONDS": "2",
    }
    command = [*program, "serve", "--port", str(port)]
    with (folder / "server.log").open("ab") as log:
        process = subprocess.Popen(command, env=env, stdout=log, stderr=log)
    for _ in range(720):  # where others use the processor too, a start takes a minute or two
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=2).close()
            return process
        except OSError:
            if process.poll() is not None:
                break
            time.sleep(0.25)
    process.kill()
    raise RuntimeError(f"no server: {(folder / 'server.log').read_text()}")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (STATIC / "index.html").is_file():
        pytest.fail("the page is not built: python3 tools/page.py")
    folder = tmp_path_factory.mktemp("server")
    made = Server(free_port(), folder, start)
    yield made
    made.stop()


@pytest.fixture(scope="session")
def scenes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on which tables of Old World begin in the middle of a scene (``scene_tables``)."""
    if not (STATIC / "index.html").is_file():
        pytest.fail("the page is not built: python3 tools/page.py")
    here = Path(__file__).parent
    paths = [str(here.parent), str(here.parent / "oldworld"), os.environ.get("PYTHONPATH", "")]
    path = os.pathsep.join(path for path in paths if path)
    program = [sys.executable, str(here / "scene_tables.py")]
    folder = tmp_path_factory.mktemp("scenes")
    made = Server(free_port(), folder, partial(start, program=program, PYTHONPATH=path))
    yield made
    made.stop()


@pytest.fixture(scope="module")
def third_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server in whose environment a game is installed that the page has no part for."""
    if not (STATIC / "index.html").is_file():
        pytest.fail("the page is not built: python3 tools/page.py")
    folder = tmp_path_factory.mktemp("third")
    made = Server(free_port(), folder, partial(start, **with_third_game()))
    yield made
    made.stop()


@pytest.fixture(scope="module")  # its event loop must be gone when other tests want one
def browser() -> Iterator[object]:
    if CHROMIUM is None:
        pytest.skip("THE BROWSER TESTS ARE LEFT OUT: there is no Chromium on this machine")
    with sync_api.sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield launched
        launched.close()
