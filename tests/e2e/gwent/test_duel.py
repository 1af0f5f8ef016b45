"""Whole duels against a bot: by mouse, by keys alone, by touch, and from the list."""

from __future__ import annotations

import json
from typing import Any

from helpers.browser import (
    DIALOGS,
    END,
    LIT,
    LONG,
    PHONE,
    READY,
    Server,
    asked,
    keep_hand,
    person,
    scrolls,
    sit_down,
    try_click,
)

#: Rounds to play before passing: a duel is seen in fewer than it has.
CARDS = 9


def over(page: Any) -> bool:
    return bool(page.locator(END).count())


def answer_or_wait(page: Any, *, tap: bool = False) -> bool:
    """Answer a question other than the turn; True if there was one."""
    for selector in (DIALOGS, LIT):
        spot = page.locator(selector)
        if spot.count():
            spot.first.tap() if tap else try_click(spot.first)
            asked(page)
            return True
    return False


def pass_round(page: Any) -> None:
    page.click("[data-spot=pass]")
    page.click("[data-spot=confirm-move-yes]")


def steer_to_a_button(page: Any) -> None:
    """In a dialog with cards, arrows lead down to its button, if it has one."""
    for _ in range(4):
        if page.evaluate("document.activeElement.matches('[data-key=done]')"):
            return
        page.keyboard.press("ArrowDown")


def drag(page: Any, card: Any) -> bool:
    """Drag a card onto the first place that lights up; False if none does."""
    card.hover()
    start = card.bounding_box()
    page.mouse.move(start["x"] + 20, start["y"] + 40)
    page.mouse.down()
    page.mouse.move(start["x"] + 40, start["y"] - 20, steps=4)
    lit = page.locator("[data-place].lit")
    found = bool(lit.count())
    if found:
        end = lit.first.bounding_box()
        page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    page.mouse.up()
    return found


def test_a_duel_by_mouse_from_the_home_page(browser: Any, server: Server) -> None:
    with person(browser, server) as page:
        page.goto("/")
        page.click("[data-spot=choose-deck]")
        page.click("[data-spot=rival] >> text=Recruit")
        page.click("[data-spot=play-bot]")
        keep_hand(page)
        assert not scrolls(page)
        played = dragged = 0
        for _ in range(LONG):
            if over(page):
                break
            ready = page.locator(READY) if played < CARDS else page.locator("none")
            if answer_or_wait(page):
                continue
            played += ready.count() > 0
            if ready.count() and played % 2:
                ready.first.click()
                page.locator("text=Play it").first.click()
            elif ready.count():
                dragged += drag(page, ready.last)
            elif page.locator("[data-spot=pass]:enabled").count():
                pass_round(page)
            asked(page)
        assert over(page)
        assert dragged > 2
        assert page.locator("[data-spot=end] h2").inner_text()
        page.click("text=Play again")
        page.wait_for_selector("[data-spot=play-bot]")


#: Records when the focus was lost for a quarter of a second.
LOST = """
window.lost = [];
let [nowhere, begun] = [0, false];
setInterval(() => {
  const here = document.activeElement && document.activeElement !== document.body;
  begun ||= here;
  nowhere = here || !begun ? 0 : nowhere + 1;
  if (nowhere === 5) lost.push(document.querySelector('[data-spot=turn]')?.textContent ?? '');
}, 50);
"""


def test_a_duel_by_keys_alone(browser: Any, server: Server) -> None:
    """The focus is never lost on the way."""
    with person(browser, server) as page:
        page.add_init_script(LOST)
        sit_down(page)
        press = page.keyboard.press
        played = 0
        for _ in range(LONG):
            if over(page):
                break
            if page.locator(DIALOGS).count():
                steer_to_a_button(page)
                press("Enter")
            elif page.locator(LIT).count():
                press("Enter")
            elif played < CARDS and page.locator(READY).count():
                played += 1
                if not page.evaluate("document.activeElement.matches('[data-hand].ready')"):
                    press("ArrowDown")
                press("Enter")
                press("Enter")
            elif page.locator("[data-spot=pass]:enabled").count():
                press("Space")
                # The focus is on staying: passing takes one key more.
                page.wait_for_selector("[data-spot=confirm-move-no]:focus")
                press("ArrowLeft")
                press("Enter")
            asked(page)
        assert over(page)
        assert page.evaluate("lost") == []


def test_a_duel_by_touch_on_a_phone(browser: Any, server: Server) -> None:
    with person(browser, server, viewport=PHONE, has_touch=True, is_mobile=True) as page:
        sit_down(page)
        played = 0
        for _ in range(LONG):
            if over(page):
                break
            if answer_or_wait(page, tap=True):
                continue
            if played < CARDS and page.locator(READY).count():
                played += 1
                page.locator(READY).first.tap()
                page.locator(LIT).first.tap()
            elif page.locator("[data-spot=pass]:enabled").count():
                page.locator("[data-spot=pass]").tap()
                page.locator("[data-spot=confirm-move-yes]").tap()
            assert not scrolls(page)
            asked(page)
        assert over(page)


def test_a_duel_from_the_list(browser: Any, server: Server) -> None:
    with person(browser, server) as page:
        kept = json.dumps({"list": True, "lang": "en", "speed": "fast"})
        page.add_init_script(f"localStorage.setItem('sevencats.settings', '{kept}')")
        sit_down(page)
        options = page.locator(".list [data-key]:enabled")
        sure = page.locator("[data-spot=confirm-move-yes]")
        questions = 0
        for _ in range(LONG):
            if over(page):
                break
            if sure.count():
                questions += 1
                sure.click()
            elif options.count():
                options.last.click()
            asked(page, f".list [data-key]:enabled, [data-spot=confirm-move-yes], {END}")
        assert over(page)
        assert questions, "who passes by one tap in a list is asked first"
        assert page.locator("[data-spot=live]").inner_text()
