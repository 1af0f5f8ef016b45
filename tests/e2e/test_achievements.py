"""Achievements: on the profile, and a line at the end of a game."""

from __future__ import annotations

import json
from typing import Any

from helpers.browser import (
    END,
    LONG,
    PHONE,
    Server,
    answered,
    axe,
    duo,
    keep_hand,
    person,
    scrolls,
    sit_down,
    try_click,
)

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


def pass_until_the_end(*players: Any) -> None:
    """All players pass on their turn."""
    for _ in range(LONG):
        if all(page.locator(END).count() for page in players):
            return
        for page in players:
            if page.locator("[data-spot=pass]:enabled").count():
                try_click(page.locator("[data-spot=pass]"))
                try_click(page.locator("[data-spot=confirm-move-yes]"))
            answered(page)
    raise AssertionError("the game never ends")


def test_the_first_win_is_new_once(browser: Any, server: Server) -> None:
    """Nobody plays a card, and Nilfgaard wins ties; only the winner reads of it."""
    line = f"{END} [data-spot=new-achievements]"
    with duo(browser, server, seats=[{"choice": ["nilfgaard"]}, {}]) as (winner, loser):
        for page in (winner, loser):
            page.click("[data-spot=redraw] [data-key=done]")
        pass_until_the_end(winner, loser)
        winner.wait_for_selector(f"{line} >> text=New: First blood")
        assert axe(winner) == []
        assert loser.locator(line).count() == 0
        winner.goto("/#/me")
        winner.wait_for_selector("[data-achievement=first-win].earned", state="attached")
        assert axe(winner) == []
