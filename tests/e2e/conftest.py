"""A real server and a real browser: each is started once."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from helpers.browser import FLAGS, STATIC, Server
from helpers.serving import free_port, start
from helpers.third_game import with_third_game
from playwright import sync_api

CHROMIUM = next(
    filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None
)


HERE = Path(__file__).parent
# By itself ``expect`` waits for 5 seconds, which a busy machine may need for a frame.
sync_api.expect.set_options(timeout=60_000)
#: Seconds that a test may take with the server and the browser that it starts.
TIMEOUT = 300


class Chromium:
    """A browser that starts when it is first used, and again when it is used after ``close``."""

    def __init__(self) -> None:
        self._playwright: Any = None
        self._browser: Any = None

    def __getattr__(self, name: str) -> Any:
        if self._browser is None:
            self._playwright = sync_api.sync_playwright().start()
            options: dict[str, Any] = {"executable_path": CHROMIUM, "args": FLAGS}
            self._browser = self._playwright.chromium.launch(**options)
        return getattr(self._browser, name)

    def close(self) -> None:
        """Stop the browser and the event loop that drives it."""
        if self._browser is not None:
            self._browser.close()
            self._playwright.stop()
            self._browser = self._playwright = None


_BROWSER = Chromium()


def pytest_itemcollected(item: pytest.Item) -> None:
    """Give browser tests a longer limit."""
    item.add_marker(pytest.mark.timeout(TIMEOUT))


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
    tests = str(Path(__file__).parents[1])
    path = os.pathsep.join(filter(None, [tests, os.environ.get("PYTHONPATH", "")]))
    program = [sys.executable, "-m", "helpers.oldworld.scene_tables"]
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
    installed: dict[str, Any] = with_third_game()
    made = Server(free_port(), folder, partial(start, **installed))
    yield made
    made.stop()


@pytest.fixture(scope="session")
def browser() -> Chromium:
    """The browser of this process."""
    if CHROMIUM is None:
        pytest.skip("THE BROWSER TESTS ARE LEFT OUT: there is no Chromium on this machine")
    return _BROWSER


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[None]:
    """Close the browser before tests of other folders: they want an event loop of their own."""
    yield
    if nextitem is None or HERE not in nextitem.path.parents:
        _BROWSER.close()


@pytest.fixture(scope="module")
def folder() -> Path:
    """The folder for pictures of screens."""
    made = Path(os.environ["SEVENCATS_SCREENS"])
    made.mkdir(parents=True, exist_ok=True)
    return made
