"""Reloads, two tabs, a server that goes away, weight and speed."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from typing import Any

from helpers.browser import (
    DIALOGS,
    LIT,
    READY,
    STATIC,
    Server,
    asked,
    axe,
    keep_hand,
    person,
    sit_down,
    try_click,
)

#: The size limit of the first page, in bytes of compressed script.
HEAVY = 150_000


def test_a_reload_in_the_middle_of_a_question(browser: Any, server: Server) -> None:
    with person(browser, server) as page:
        sit_down(page)
        page.wait_for_selector("[data-spot=redraw]")
        before = page.locator("[data-spot=redraw] [data-choice]").count()
        page.reload()
        page.wait_for_selector("[data-spot=redraw]")
        assert page.locator("[data-spot=redraw] [data-choice]").count() == before
        keep_hand(page)


def test_two_tabs_of_one_seat(browser: Any, server: Server) -> None:
    with person(browser, server) as page:
        sit_down(page)
        other = page.context.new_page()
        other.goto(page.url)
        keep_hand(page)
        other.wait_for_selector(READY)
        assert other.locator(READY).count() == page.locator(READY).count()


def test_page_survives_a_server_restart(browser: Any, server: Server) -> None:
    with person(browser, server) as page:
        sit_down(page)
        keep_hand(page)
        cards = page.locator(READY).count()
        server.stop()
        page.wait_for_selector(".banner >> text=Your seat is kept.")
        server.restart()
        page.wait_for_selector(".banner", state="detached", timeout=60_000)
        assert page.locator(READY).count() == cards
        lines = page.locator(".log li").count()
        for _ in range(20):
            lit = page.locator(f"{DIALOGS}, {LIT}")
            try_click((lit if lit.count() else page.locator(READY)).first)
            asked(page)
            if page.locator(".log li").count() > lines:
                break
        assert page.locator(".log li").count() > lines, "the game goes on"


def test_old_page_is_told_to_reload(browser: Any, server: Server) -> None:
    with person(browser, server) as page:
        sit_down(page)
        keep_hand(page)
        cards = page.locator(READY).count()
        old = True

        def age(socket: Any) -> None:
            there = socket.connect_to_server()
            socket.on_message(
                lambda said: there.send(
                    re.sub(r'"protocol":\d+', '"protocol":0', said) if old else said
                )
            )

        page.route_web_socket("**/socket", age)
        page.reload()
        page.wait_for_selector("[role=alert] >> text=older than the server")
        assert axe(page) == []
        old = False
        page.click("[role=alert] button")
        page.wait_for_selector(READY)
        assert page.locator(READY).count() == cards


def test_the_first_page_is_light(browser: Any, server: Server) -> None:
    with person(browser, server) as page:
        loaded: list[str] = []
        page.on("response", lambda response: loaded.append(response.url))
        page.goto("/")
        page.wait_for_selector("[data-spot=choose-deck]")
        scripts = {Path(url.partition("?")[0]).name for url in loaded if ".js" in url}
        assert scripts
        weight = sum(
            len(gzip.compress((STATIC / "assets" / name).read_bytes())) for name in scripts
        )
        assert weight < HEAVY
