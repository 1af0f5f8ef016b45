"""Hints: by key or button, on the board, in dialogs and in the list."""

from __future__ import annotations

from typing import Any

import pytest
from helpers.browser import DESKTOP, LIT, PHONE, Server, axe, keep_hand, person, scrolls, sit_down

NOTE = "[data-spot=hint-note]"
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
#: How many things shine.
SHINES = """() => document.querySelectorAll(
  document.querySelector('style[data-shine]')?.dataset.shine ?? 'none').length"""


@SIZES
def test_a_hint_on_the_board(browser: Any, server: Server, size: dict[str, int]) -> None:
    with person(browser, server, viewport=size, reduced_motion="reduce") as page:
        sit_down(page)
        page.wait_for_selector("[data-spot=redraw]")
        page.locator("dialog [data-spot=hint]").click()
        page.wait_for_selector(f"dialog {NOTE}")
        assert page.evaluate(SHINES) > 0
        page.keyboard.press("h")
        page.wait_for_selector(NOTE, state="detached")
        keep_hand(page)
        page.keyboard.press("h")
        page.wait_for_selector(NOTE)
        assert page.locator(f"{NOTE} strong").inner_text()
        assert len(page.locator(f"{NOTE} p").first.inner_text()) > 20
        assert page.evaluate(SHINES) > 0
        assert not scrolls(page)
        assert axe(page) == []
        hand = page.locator("[data-hand]").count()
        advice = page.locator(f"{NOTE} strong").inner_text()
        # A pass and most leaders leave the hand as it is, a Decoy brings a card back.
        leaves_hand = any(word in advice.lower() for word in ("pass", "leader", "decoy"))
        page.click("[data-spot=hint-follow]")
        page.wait_for_selector(NOTE, state="detached")
        if not leaves_hand:
            changed = f"document.querySelectorAll('[data-hand]').length !== {hand}"
            # A card that fits into several rows asks for one of them.
            page.wait_for_function(f"() => {changed} || document.querySelector('{LIT}')")
            if page.locator(LIT).count():
                page.locator(LIT).first.click()
            page.wait_for_function(f"() => {changed}")
        assert page.evaluate(SHINES) == 0


def test_a_hint_in_the_list(browser: Any, server: Server) -> None:
    with person(browser, server) as page:
        sit_down(page)
        keep_hand(page)
        page.keyboard.press("v")
        page.wait_for_selector(".list")
        page.keyboard.press("h")
        page.wait_for_selector(f".list {NOTE}")
        assert page.evaluate(SHINES) == 1
        page.keyboard.press("Escape")
        page.wait_for_selector(NOTE, state="detached")


def test_no_hints_against_people(browser: Any, server: Server) -> None:
    with person(browser, server) as page, person(browser, server) as friend:
        page.request.post("/api/session", data={"name": "Ana"})
        seats = [{"choice": ["monsters"]}, {"choice": ["skellige"]}]
        table = page.request.post("/api/tables", data={"seats": seats}).json()["table"]["id"]
        friend.request.post("/api/session", data={"name": "Ben"})
        assert friend.request.post(f"/api/tables/{table}/seats", data={}).ok
        friend.request.patch(f"/api/tables/{table}/seats/1", data={"ready": True})
        assert page.request.post(f"/api/tables/{table}/start").ok
        page.goto(f"/#/table/{table}")
        page.wait_for_selector("[data-spot=redraw]")
        assert page.locator("[data-spot=hint]").count() == 0
