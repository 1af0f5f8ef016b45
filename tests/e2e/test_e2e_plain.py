"""A game that the page has no part of its own for is played in lists, from the new table on."""

from __future__ import annotations

from typing import Any

from e2e_help import PHONE, Server, axe, person

TABLE = "[data-spot=plain-table]"
OPTION = f"{TABLE} [data-key]"


def test_a_game_without_a_part_of_its_own_is_played_in_lists(browser: Any, server: Server) -> None:
    with person(browser, server) as page:
        page.goto("/#/new")
        page.locator("[data-spot=games] label", has_text="Old World").click()
        page.locator("[data-spot=modes] label", has_text="solo").click()
        page.locator("[data-spot=make]").click()
        page.wait_for_selector(OPTION)
        assert axe(page) == []
        for _ in range(6):
            page.wait_for_selector(f"{OPTION}:not([disabled])")
            before = page.locator(TABLE).inner_text()
            page.locator(OPTION).first.click()
            page.wait_for_function(
                "([table, before]) => document.querySelector(table).innerText !== before",
                arg=[TABLE, before],
            )
        page.set_viewport_size(PHONE)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        # The keys of every table work here too.
        page.keyboard.press("m")
        page.wait_for_selector("[data-spot=menu]")
