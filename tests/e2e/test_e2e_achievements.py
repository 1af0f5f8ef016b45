"""Achievements: on the profile, and a line at the end of a game."""

from __future__ import annotations

import json
from typing import Any

from e2e_help import PHONE, Server, axe, keep_hand, person, scrolls, sit_down

NEW = [{"game": "gwent", "id": "spies", "title": "Master of spies", "how": "Draw four cards."}]


def test_the_profile_says_what_there_is_to_achieve(browser: Any, server: Server) -> None:
    with person(browser, server, viewport=PHONE) as page:
        page.request.post("/api/session", data={"name": "Ana"})
        page.goto("/#/me")
        open_one = page.locator("[data-spot=achievements] [data-achievement=factions]")
        open_one.wait_for()
        assert "0 of 5" in open_one.inner_text()
        assert page.locator("[data-achievement].earned").count() == 0
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert axe(page) == []


def test_the_end_of_a_game_says_what_is_new(browser: Any, server: Server) -> None:
    with person(browser, server) as page:
        page.route(
            "**/api/tables/*/achievements*",
            lambda route: route.fulfill(body=json.dumps(NEW), content_type="application/json"),
        )
        sit_down(page)
        keep_hand(page)
        page.keyboard.press("m")
        page.click("[data-spot=menu-resign]")
        page.click("[data-spot=resign-yes]")
        line = page.locator("[data-spot=end] [data-spot=new-achievements]")
        line.wait_for()
        assert "New: Master of spies" in line.inner_text()
        assert not scrolls(page)
