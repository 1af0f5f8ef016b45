"""Play without a server: a static site is opened once, and then there is no network."""

from __future__ import annotations

import functools
import os
import shutil
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from bundle import build
from helpers.browser import END, STATIC, axe, person
from helpers.offline.engine import need_packs
from typer.testing import CliRunner

from sevencats.cli import site as site_command
from sevencats.cli.app import app

WHOLE = "[data-spot=offline-whole]"
#: Does the first thing that a duel asks for, or passes; tells whether there was something.
ANSWER = """() => {
  const first = selector => [...document.querySelectorAll(selector)].find(
    found => !found.disabled && found.offsetParent !== null);
  const found = first('[data-spot=redraw] [data-key=done]') ??
    first('[data-spot=prompt] [data-choice]') ?? first('[data-spot=prompt] [data-key]') ??
    first('[data-spot=confirm-move-yes]') ?? first('[data-spot=pass]');
  found?.click();
  return Boolean(found);
}"""
CONTROLLED = "() => navigator.serviceWorker.controller?.scriptURL.endsWith('?engine')"


class Quiet(SimpleHTTPRequestHandler):
    """Files, as ``python -m http.server`` serves them, without a log."""

    def log_message(self, *words: object) -> None:
        """Say nothing."""


class Site:
    """A web host that can go away."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._handler = functools.partial(Quiet, directory=str(folder))
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler)
        self._port = self._server.server_address[1]
        self.address = f"http://127.0.0.1:{self._port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site, as the command writes it."""
    need_packs()
    page = tmp_path_factory.mktemp("page") / "static"
    shutil.copytree(STATIC, page, copy_function=os.link)
    index = page / "index.html"
    text = index.read_text(encoding="utf-8")
    index.unlink()  # the copy is the same file
    index.write_text(text, encoding="utf-8")
    build.install(page)
    folder = tmp_path_factory.mktemp("site") / "site"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(site_command, "page_folder", lambda: page)
        done = CliRunner().invoke(app, ["site", str(folder), "--lang", "en"])
    assert done.exit_code == 0, done.output
    assert "The engine: " in done.output and "http.server" in done.output
    return folder


@pytest.fixture
def site(written: Path) -> Iterator[Site]:
    made = Site(written)
    yield made
    made.stop()


def load(page: Any) -> None:
    """Load the engine, and wait until everything is kept."""
    page.goto("/#/offline")
    page.click("[data-spot=offline-begin]")
    page.wait_for_selector(WHOLE, timeout=200_000)
    page.wait_for_function(CONTROLLED)


def step(page: Any) -> None:
    """Answer the first question of a duel."""
    page.wait_for_function(f"() => ({ANSWER})()", polling=100)


def play_to_the_end(page: Any) -> None:
    page.wait_for_function(
        f"() => document.querySelector('{END}') || (({ANSWER})(), false)",
        polling=100,
        timeout=200_000,
    )


def test_a_duel_without_a_network(browser: Any, site: Site) -> None:
    with person(browser, site, speed="instant") as page:
        page.goto("/")
        page.wait_for_selector("[data-spot=offline-now]")
        assert page.locator("a[href='#/match']").count() == 0
        load(page)
        assert axe(page) == []
        site.stop()
        page.context.set_offline(True)
        page.goto("/#/")
        page.reload()
        page.click("[data-spot=play-bot]")
        page.wait_for_selector("[data-spot=board]")
        step(page)
        page.reload()  # in the middle of the game
        page.wait_for_selector("[data-spot=board]")
        play_to_the_end(page)
        page.goto("/#/me")
        page.wait_for_selector("a[href^='#/replay/']")
        page.click("a[href^='#/replay/']")
        page.wait_for_selector("[data-spot=board]")
