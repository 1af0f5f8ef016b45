"""The information on the board: cards close up, the causes of their strength, previews, the log."""

from __future__ import annotations

import json
from typing import Any

from helpers.browser import LIT, READY, Server, answered, keep_hand, person, picks_sent, sit_down
from playwright.sync_api import expect

MONSTERS = [{"choice": ["monsters"]}, {"bot": "recruit", "choice": ["skellige"]}]


def test_hover_explains_a_card(browser: Any, server: Server) -> None:
    with person(browser, server) as page:
        sit_down(page)
        keep_hand(page)
        card = page.locator("[data-hand]").first
        card.hover()
        page.wait_for_selector("[data-spot=inspector]")
        shown = page.locator("[data-spot=inspector]").inner_text()
        assert page.locator("[data-hand] .name").first.inner_text().upper() in shown.upper()
        page.mouse.move(5, 300)
        page.wait_for_selector("[data-spot=inspector]", state="detached")
        page.locator("[data-spot=leader]").hover()
        page.wait_for_selector("[data-spot=inspector] >> text=Leader")


def test_long_press_explains_a_card_on_a_phone(browser: Any, server: Server) -> None:
    with person(browser, server, has_touch=True, viewport={"width": 390, "height": 844}) as page:
        sit_down(page)
        keep_hand(page)
        page.mouse.move(5, 5)
        page.wait_for_selector("[data-spot=inspector]", state="detached")
        card = page.locator(READY).first
        card.dispatch_event("pointerdown", {"pointerType": "touch", "button": 0, "pointerId": 7})
        expect(page.locator("[data-spot=inspector]")).to_have_count(1)
        card.dispatch_event("pointerup", {"pointerType": "touch", "pointerId": 7})
        card.dispatch_event("click")
        assert page.locator("[data-hand].held").count() == 0


def test_held_card_previews_its_outcome(browser: Any, server: Server) -> None:
    with person(browser, server, reduced_motion="reduce") as page:
        sit_down(page, seats=MONSTERS)
        keep_hand(page)
        for index in range(page.locator(READY).count()):
            page.locator(READY).nth(index).click()
            if page.locator("[data-spot=preview]").count() and page.locator(LIT).count() == 1:
                break
            page.keyboard.press("Escape")
        told = page.locator("[data-spot=preview]").inner_text()
        page.locator(LIT).first.click()
        page.wait_for_function("() => document.querySelectorAll('.log li').length > 1")
        assert told.startswith("You ")


def hold(page: Any, lesson: str, card: str) -> None:
    page.goto(f"/#/learn/{lesson}")
    page.click(f"[data-hand={card}].ready")
    page.wait_for_selector("[data-spot=preview]")


def test_preview_marks_cards_that_burn_return_and_arrive(browser: Any, server: Server) -> None:
    """Each on the table itself, and only places that can be chosen are lit."""
    with person(browser, server, reduced_motion="reduce") as page:
        preview = page.locator("[data-spot=preview]")
        hold(page, "scorch", "decoy")
        assert page.locator("[data-card].returns").get_attribute("data-card") == "catapult"
        assert page.locator(".victim").count() == 0 and "burn" not in preview.inner_text()
        assert (
            page.locator("[data-card].lit").count() == 1 and page.locator(".row.lit").count() == 0
        )
        hold(page, "scorch", "scorch")
        assert page.locator("[data-card].victim").get_attribute("data-card") == "catapult"
        hold(page, "muster", "arachas_behemoth")
        assert page.locator(".row.mine [data-coming=arachas]").count() == 3
        assert page.locator(".row.lit").count() == 1
        hold(page, "friends", "dun_banner_medic")
        assert "one of 2" in preview.inner_text()
        page.goto("/#/learn/leader")
        page.click("[data-spot=leader]")
        page.wait_for_selector("[data-spot=preview]")
        hold(page, "spies", "thaler")
        assert page.locator(".row.lit").count() == 1 and page.locator(".row.mine.lit").count() == 0
        page.locator(".row.mine").first.click()
        page.wait_for_selector(".toasts >> text=/spy/")


def test_one_tap_never_uses_the_leader(browser: Any, server: Server) -> None:
    """It is held like a card, shows what it would come to, and is used by a second thing."""
    with person(browser, server) as page:
        sit_down(page, seats=[{"choice": ["northern_realms"]}, MONSTERS[1]])
        keep_hand(page)
        leader = page.locator("[data-spot=leader]")
        for hold in (leader.click, leader.click, lambda: page.keyboard.press("x")):
            hold()
            answered(page)
            used = page.locator("[data-spot=leader].used, [data-spot=prompt]").count()
            assert used == 0
        assert leader.get_attribute("aria-pressed") == "true", "held, put down, held by its key"
        page.keyboard.press("Escape")
        assert leader.get_attribute("aria-pressed") == "false"
        leader.click()
        page.click("[data-spot=play-held]")
        page.wait_for_selector("[data-spot=leader].used, [data-spot=prompt]")


def test_question_can_be_dismissed_to_see_the_table(browser: Any, server: Server) -> None:
    """By a button, by Escape and by a click beside it; the table lies open beneath it."""
    with person(browser, server) as page:
        page.goto("/#/learn/friends")
        prompt = page.locator("[data-spot=prompt]")
        for leave in ("button", "key"):
            page.click("[data-hand=dun_banner_medic].ready")
            page.click("[data-spot=play-held]")
            page.wait_for_selector("[data-spot=prompt] [data-choice=ves]")
            page.click("[data-spot=peek]")
            expect(prompt).to_have_count(0)
            page.click("[data-pile=discard-mine]")
            page.keyboard.press("Escape")
            expect(page.locator("dialog")).to_have_count(0)
            page.keyboard.press("Escape")
            page.wait_for_selector("[data-spot=prompt]")
            page.mouse.click(20, 300)
            page.click("[data-spot=peek-back]")
            if leave == "button":
                page.click("[data-spot=prompt-undo]")
            else:
                page.keyboard.press("Escape")
            expect(prompt).to_have_count(0)
        # A question on the board is left by Escape as well.
        sent = picks_sent(page)
        page.goto("/#/learn/leader")
        page.click("[data-hand=commanders_horn].ready")
        page.click("[data-spot=play-held]")
        page.wait_for_selector("[data-spot=turn].yours >> text=/row/i")
        page.keyboard.press("Escape")
        # A card and its row are one message.
        page.click("[data-hand=commanders_horn].ready")
        page.locator(".row.mine.lit").last.click()
        page.wait_for_selector(".row.mine [data-card=commanders_horn]")
        alone, together = (json.loads(text) for text in sent())
        assert alone["key"] == "play:commanders_horn"
        assert together["keys"] == ["play:commanders_horn", "row:siege"]


NOTE_WHEN_GONE = """(selector) => {
  new MutationObserver(() => {
    window.wasGone ||= document.querySelector(selector) === null;
  }).observe(document.body, { childList: true, subtree: true });
}"""


def test_list_view_confirms_risky_moves(browser: Any, server: Server) -> None:
    with person(browser, server) as page:
        sit_down(page)
        keep_hand(page)
        page.keyboard.press("v")
        for key in ("leader", "pass"):
            page.click(f".list [data-key={key}]")
            page.click("[data-spot=confirm-move-no]")
            page.wait_for_selector("[data-spot=confirm-move]", state="detached")
            assert page.locator(f".list [data-key={key}]:enabled").count() == 1
        page.evaluate("location.hash = '#/settings'")
        page.click("text=Never")
        page.go_back()
        page.wait_for_selector(".list [data-key=pass]")
        # A bot may pass too, and then the button is back before anybody looks.
        page.evaluate(NOTE_WHEN_GONE, ".list [data-key=pass]")
        page.click(".list [data-key=pass]")
        page.wait_for_function("() => window.wasGone")


def test_card_cannot_be_dropped_on_a_wrong_place(browser: Any, server: Server) -> None:
    with person(browser, server) as page:
        sit_down(page, seats=MONSTERS)
        keep_hand(page)
        cards = page.locator(READY).count()
        start = page.locator(READY).first.bounding_box()
        page.mouse.move(start["x"] + 20, start["y"] + 40)
        page.mouse.down()
        page.mouse.move(640, 20, steps=5)
        assert page.locator(".ghost").count() == 1
        page.mouse.up()
        expect(page.locator(".ghost")).to_have_count(0)
        expect(page.locator(READY)).to_have_count(cards)


def test_the_discard_pile_and_the_keys_open_and_close(browser: Any, server: Server) -> None:
    with person(browser, server) as page:
        sit_down(page)
        keep_hand(page)
        page.keyboard.press("?")
        page.wait_for_selector("dialog kbd")
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
        page.keyboard.press("v")
        page.wait_for_selector(".list")
        page.keyboard.press("v")
        page.wait_for_selector("[data-spot=board]")
