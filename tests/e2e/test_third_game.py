"""The table of a game that the page has no module for: the list view, with the server's words."""

from __future__ import annotations

from typing import Any

from helpers.browser import PHONE, Server, axe, person, sit_down

TABLE = {"game": "highcard", "mode": "tricks", "seats": [{}, {"bot": "random"}]}
LIST = "[data-spot=plain-table]"


def test_a_game_is_played_to_its_end_in_the_list_view(browser: Any, third_server: Server) -> None:
    with person(browser, third_server) as page:
        sit_down(page, **TABLE)
        table = page.locator(LIST)
        table.get_by_role("heading", name="trick").wait_for()
        options = table.locator("button[data-key]")
        assert options.count() == 7
        assert options.first.inner_text().startswith("play:card_")
        assert axe(page) == []
        page.set_viewport_size(PHONE)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        # The keys of every table work here too.
        page.keyboard.press("m")
        page.wait_for_selector("[data-spot=menu]")
        page.keyboard.press("Escape")
        # The last card plays itself.
        for left in range(7, 1, -1):
            page.wait_for_function(
                "([spot, left]) => document.querySelectorAll(`${spot} button[data-key]:enabled`)"
                ".length === left",
                arg=[LIST, left],
            )
            options.first.click()
        table.get_by_role("heading", name="over").wait_for()
        assert table.get_by_text("took").count() >= 3
        assert table.locator("button[data-key]").count() == 0


def test_a_new_table_offers_it(browser: Any, third_server: Server) -> None:
    with person(browser, third_server) as page:
        page.request.post("/api/session", data={"name": "Ana"})
        page.goto("/#/new")
        page.get_by_text("highcard").first.wait_for()
