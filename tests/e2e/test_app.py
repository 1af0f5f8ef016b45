"""The page as an app: it can be installed, updates itself, and says when there is no connection."""

from __future__ import annotations

import os
import shutil
import struct
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from helpers.browser import STATIC, Server, axe, person
from helpers.serving import free_port, start

READY = "async () => { await navigator.serviceWorker.ready; }"
CONTROLLED = "() => navigator.serviceWorker.controller !== null"
#: Serves a folder of the test's own as the page.
PROGRAM = """
import sys
from pathlib import Path
from sevencats.server.web import app
app.STATIC = Path(sys.argv.pop(1))
from sevencats.cli import main
main()
"""


@pytest.fixture
def edition(tmp_path: Path) -> Path:
    """A copy of the page that a test may change."""
    copy = tmp_path / "static"
    shutil.copytree(STATIC, copy, copy_function=os.link)
    page = copy / "index.html"
    text = page.read_text(encoding="utf-8")
    page.unlink()
    page.write_text(text, encoding="utf-8")
    return copy


@pytest.fixture
def own_server(tmp_path: Path, edition: Path) -> Iterator[Server]:
    """A server of the test's own, which can go away."""
    program = (sys.executable, "-c", PROGRAM, str(edition))
    made = Server(free_port(), tmp_path, partial(start, program=program))
    yield made
    made.stop()


def test_an_app_has_a_manifest_and_icons(browser: Any, server: Server) -> None:
    with person(browser, server) as page:
        page.goto("/")
        manifest = page.request.get("/manifest.webmanifest").json()
        assert manifest["display"] == "standalone" and manifest["start_url"] == "/"
        purposes = {icon["purpose"] for icon in manifest["icons"]}
        assert purposes == {"any", "maskable"}
        for icon in manifest["icons"]:
            body = page.request.get(icon["src"]).body()
            width, height = struct.unpack(">II", body[16:24])
            assert icon["sizes"] == f"{width}x{height}"
        page.evaluate(READY)
        assert page.locator("link[rel=manifest]").count() == 1
        session = page.context.new_cdp_session(page)
        assert session.send("Page.getAppManifest")["errors"] == []


def test_an_update_is_there_at_the_next_visit(
    browser: Any, own_server: Server, edition: Path
) -> None:
    with person(browser, own_server) as page:
        page.goto("/")
        page.evaluate(READY)
        page.wait_for_function(CONTROLLED)
        index = edition / "index.html"
        old = index.read_text(encoding="utf-8")
        index.write_text(old.replace("<body>", "<body data-edition='2'>"), encoding="utf-8")
        again = page.context.new_page()
        again.goto("/")
        assert again.locator("[data-edition='2']").count() == 1
        page.reload()
        assert page.locator("[data-edition='2']").count() == 1
        headers = page.request.get("/worker.js").headers
        assert headers["cache-control"] == "no-cache"
        script = page.locator("script[src^='/assets/']").first.get_attribute("src")
        assert "immutable" in page.request.get(script).headers["cache-control"]
        assert "immutable" not in page.request.get("/assets/none.js").headers["cache-control"]


def test_a_part_that_cannot_be_loaded_offers_to_reload(browser: Any, server: Server) -> None:
    with person(browser, server) as page:
        page.goto("/")
        page.wait_for_selector("a[href='#/credits']", state="attached")
        page.route("**/assets/Credits-*.js", lambda route: route.abort())
        page.evaluate("addEventListener('unhandledrejection', (event) => event.preventDefault())")
        page.evaluate("location.hash = '#/credits'")
        page.wait_for_selector("[role=alert] button")
        page.unroute("**/assets/Credits-*.js")
        page.click("[role=alert] button")
        page.wait_for_selector("h1:visible")
        assert page.locator("[role=alert]").count() == 0


def test_without_a_connection_the_page_says_what_works(browser: Any, own_server: Server) -> None:
    with person(browser, own_server, locale="de-DE") as page:
        page.goto("/#/rules")
        page.evaluate(READY)
        page.wait_for_function(CONTROLLED)
        page.wait_for_selector("section ul")
        page.wait_for_load_state("networkidle")  # no request is in flight when the server stops
        own_server.stop()
        page.reload()
        page.wait_for_selector("text=Es gibt keine Verbindung zu Seven Cats")
        assert page.locator("section:visible").count() == 1
        assert axe(page) == []
        page.click("section:visible button")
        page.wait_for_selector("text=Es gibt keine Verbindung zu Seven Cats")
