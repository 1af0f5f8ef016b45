"""Notices for absent people, from the page."""

from __future__ import annotations

from typing import Any

from helpers.browser import Server, axe, person


def test_notices_are_off_by_default(browser: Any, server: Server) -> None:
    with person(browser, server) as page:
        page.goto("/#/settings")
        page.click("a[href='#/notices']")
        page.wait_for_selector("[data-want=your_turn]")
        assert page.locator("[data-want]:checked").count() == 0
        # This server has neither mail nor a push key, and says so.
        for spot in ("notices-push", "notices-mail"):
            page.wait_for_selector(f"[data-spot={spot}] >> text=does not offer")
        page.check("[data-want=your_turn]")
        page.wait_for_selector("[data-want=your_turn]:enabled")
        page.reload()
        page.wait_for_selector("[data-want=your_turn]:checked")
        assert page.locator("[data-want=invited]:checked").count() == 0
        assert axe(page) == []
        page.goto("/#/notices/unsubscribe?token=none.none")
        page.wait_for_selector("[data-spot=mail-link] button")
        assert axe(page) == []
