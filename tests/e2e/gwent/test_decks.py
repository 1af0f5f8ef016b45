"""Decks, from a starter deck to a game with an own deck; rules; languages."""

from __future__ import annotations

from typing import Any

from helpers.browser import PHONE, Server, axe, person, scrolls


def begin(page: Any, faction: str) -> None:
    """Take a starter deck to the builder."""
    page.goto("/#/decks")
    page.click(f"section[aria-labelledby=starters] [data-box={faction}]")
    page.wait_for_selector("[data-rules=tournament]")


def test_a_deck_is_built_shared_and_played(browser: Any, server: Server) -> None:
    with person(browser, server) as page:
        begin(page, "skellige")
        assert not scrolls(page)
        assert axe(page) == []
        assert page.get_attribute("[data-rules=standard]", "data-legal") == "true"
        # Four units less: the counter, the seal and the reason tell, and the test is closed.
        for _ in range(4):
            page.locator("[data-deck]").first.click()
        page.wait_for_selector("[data-gauge=units][data-wrong=true]")
        assert page.get_attribute("[data-rules=standard]", "data-legal") == "false"
        assert "G1.1" in page.inner_text("[data-spot=faults]")
        assert page.is_disabled("[data-spot=test]")
        page.keyboard.press("Control+z")
        for _ in range(3):
            page.click("[aria-label=Undo]")
        page.wait_for_selector("[data-rules=standard][data-legal=true]")
        # Filters.
        page.fill("[data-spot=pool-search]", "decoy")
        assert page.locator("[data-pool]").count() == 1
        page.click("[data-pool=decoy]")
        page.fill("[data-spot=deck-name]", "Longships")
        page.keyboard.press("Tab")
        page.click("[data-spot=save]")
        # The code leads to the same deck.
        page.click("[data-spot=share-open]")
        code = page.inner_text("[data-spot=code]")
        page.click("[data-spot=share] >> text=Copy")
        above = "() => document.querySelector('.toasts')?.matches(':popover-open') === true"
        page.wait_for_function(above)  # A notice lies above the open dialog.
        assert axe(page) == []
        page.keyboard.press("Escape")
        page.click("[data-spot=leader]")
        page.wait_for_selector("[data-spot=leaders]")
        assert axe(page) == []
        page.keyboard.press("Escape")
        page.click("[data-spot=test]")
        assert axe(page) == []
        page.click("[data-spot=test-deck] >> text=Recruit")
        page.click("[data-spot=test-go]")
        page.wait_for_selector("[data-spot=board]")
        page.goto("/#/decks")
        assert "Longships" in page.inner_text("section[aria-labelledby=mine]")
        page.click("[data-spot=new-import]")
        page.fill("[data-spot=import-text]", code)
        page.click("[data-spot=import]")
        page.wait_for_selector("[data-rules=standard][data-legal=true]")
        page.click("[data-spot=share-open]")
        assert page.inner_text("[data-spot=code]") == code


def test_a_tournament_needs_three_decks(browser: Any, server: Server) -> None:
    with person(browser, server) as page:
        for faction in ("monsters", "nilfgaard"):
            begin(page, faction)
            page.click("[data-spot=save]")
        page.goto("/#/decks")
        for box in page.locator("[data-trio]").all():
            box.click()
        page.wait_for_selector("[data-spot=trio] >> text=T1")
        assert axe(page) == []
        page.click("[data-spot=trio] >> text=T1")
        page.wait_for_selector("[data-clause=T1].open")


def test_a_deck_on_a_phone_with_keys_and_taps(browser: Any, server: Server) -> None:
    with person(browser, server, viewport=PHONE, has_touch=True, is_mobile=True) as page:
        page.goto("/#/decks")
        page.tap("[data-spot=new-empty]")
        page.tap("[data-spot=new-go]")
        page.wait_for_selector("[data-gauge]", state="attached")
        page.locator("[data-pool]").first.tap()
        page.tap("[data-spot=to-deck]")
        assert page.locator("[data-deck]").count() == 1
        assert not scrolls(page)
        assert axe(page) == []


def test_the_rules_are_searched_and_linked(browser: Any, server: Server) -> None:
    with person(browser, server) as page:
        page.goto("/#/rules")
        page.wait_for_selector("[data-spot=clause]")
        assert axe(page) == []
        page.fill("[data-spot=rules-search]", "medic discard pile")
        page.wait_for_selector("[data-clause='G5.3']")
        assert page.locator("[data-spot=clause]").count() < 12
        page.fill("[data-spot=rules-search]", "")
        page.click("[data-spot=only-rulings]")
        every = page.locator("[data-spot=clause]").count()
        assert every == page.locator("[data-spot=clause].ruling").count() > 20
        page.goto("/#/rules/W6.13")
        page.wait_for_selector("[data-clause='W6.13'].open")
        assert page.locator("[data-game=oldworld][aria-pressed=true]").count() == 1


def test_the_language_changes_without_a_reload(browser: Any, server: Server) -> None:
    with person(browser, server) as page:
        page.goto("/#/settings")
        page.evaluate("window.stays = true")
        for word, title in (
            ("Français", "Réglages"),
            ("Nederlands", "Instellingen"),
            ("Deutsch", "Einstellungen"),
            ("English", "Settings"),
        ):
            page.click(f"[data-spot=language] >> text={word}")
            page.wait_for_selector(f"h1:has-text('{title}')")
            assert axe(page) == []
        page.click("[data-spot=language] >> text=Deutsch")
        page.goto("/#/rules")
        page.wait_for_selector("h2:has-text('Was die Symbole bedeuten')")
        page.goto("/#/decks")
        page.wait_for_selector("h2:has-text('Deine Decks')")
        assert page.evaluate("window.stays") is True


def test_settings_take_effect(browser: Any, server: Server) -> None:
    with person(browser, server) as page:
        page.goto("/#/settings")
        before = page.locator("h1").bounding_box()["height"]
        page.click("[data-spot=text-size] >> text=Very large")
        page.click("[data-spot=contrast] >> text=Plain and clear")
        assert page.locator("h1").bounding_box()["height"] > before * 1.2
        assert page.get_attribute("html", "data-contrast") == "high"
        page.reload()
        assert page.get_attribute("html", "data-text") == "huge"
