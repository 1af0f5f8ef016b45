"""No screen, in any state, has a fault that axe can find; words change without a reload."""

from __future__ import annotations

from typing import Any

from helpers.browser import READY, Server, axe, keep_hand, person, settled, sit_down


def test_screens(browser: Any, server: Server) -> None:
    faults = {}
    with person(browser, server, reduced_motion="reduce") as page:
        for path in ("/", "/#/cards", "/#/settings", "/#/credits"):
            page.goto("about:blank")
            page.goto(path)
            page.wait_for_selector("main h1")
            faults[path] = axe(page)
    assert {path: found for path, found in faults.items() if found} == {}


def test_the_table_in_every_state(browser: Any, server: Server) -> None:
    with person(browser, server, reduced_motion="reduce") as page:
        sit_down(page)
        page.wait_for_selector("dialog, " + READY)
        faults = {"before the first turn": axe(page)}
        keep_hand(page)
        faults["my turn"] = axe(page)
        page.locator(READY).first.click()
        faults["a card held"] = axe(page)
        page.keyboard.press("Escape")
        page.click("[data-spot=pass]")
        page.wait_for_selector("[data-spot=confirm-move]")
        faults["pass?"] = axe(page)
        page.keyboard.press("Escape")
        page.keyboard.press("?")
        faults["keys"] = axe(page)
        page.keyboard.press("Escape")
        page.keyboard.press("v")
        page.wait_for_selector(".list")
        faults["list"] = axe(page)
        assert {state: found for state, found in faults.items() if found} == {}


def test_the_language_changes_in_place(browser: Any, server: Server) -> None:
    with person(browser, server) as page:
        page.goto("/#/settings")
        page.evaluate("window.stays = true")
        for lang, title in (("fr", "Réglages"), ("nl", "Instellingen"), ("de", "Einstellungen")):
            page.click(f"[data-spot=language] label[lang={lang}]")
            page.wait_for_selector(f"h1:has-text('{title}')")
            assert page.evaluate("document.documentElement.lang") == lang
        assert page.evaluate("window.stays") is True
        sit_down(page)
        page.wait_for_selector("text=Runde 1")


def test_reduced_motion_stops_animations(browser: Any, server: Server) -> None:
    with person(browser, server, reduced_motion="reduce") as page:
        sit_down(page)
        keep_hand(page)
        page.locator(READY).first.click()
        settled(page)
        assert page.evaluate("document.getAnimations().length") == 0
