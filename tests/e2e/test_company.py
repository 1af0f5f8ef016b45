"""People who do not know each other: quick match, and what a rated game changes."""

from __future__ import annotations

from typing import Any

from helpers.browser import PHONE, Server, axe, person

BAR = "[data-spot=match-bar]"
FOUND = "[data-spot=match-found]"
#: Return whether a tap in the middle of an element reaches it.
REACHED = """selector => {
  const shown = document.querySelector(selector);
  const box = shown.getBoundingClientRect();
  return shown.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}"""


def look_for_a_rival(page: Any, name: str) -> None:
    """With an account: games between guests of one address do not count."""
    assert page.request.post("/api/session", data={"name": name}).ok
    account = {"login": f"{name.lower()}-company", "password": "seven cats at an inn"}
    assert page.request.post("/api/account", data=account).ok
    page.goto("/#/match")
    page.fill("[data-spot=my-name]", name)
    page.click("[data-spot=match-bot] label:nth-of-type(1)")
    page.click("[data-spot=match-go]:enabled")


def test_quick_match_finds_a_rival_during_a_bot_game(browser: Any, server: Server) -> None:
    with person(browser, server, viewport=PHONE) as ana, person(browser, server) as bert:
        look_for_a_rival(ana, "Ana")
        ana.wait_for_selector("[data-spot=redraw]")
        # The bot has the name of its level, and the search is in sight above the redraw.
        ana.wait_for_selector("[data-spot=board] >> text=Recruit")
        ana.wait_for_selector(BAR)
        assert ana.evaluate(REACHED, "[data-spot=match-leave]")
        assert axe(ana) == []
        ana.click("[data-spot=redraw] [data-key=done]")
        ana.wait_for_selector("[data-spot=redraw]", state="detached")
        assert ana.evaluate(REACHED, "[data-spot=match-leave]"), "it outlives the dialog it was in"
        with_bot = ana.url
        look_for_a_rival(bert, "Bert")
        # A player waits: no bot is needed, each reads who it is.
        bert.wait_for_selector(f"{FOUND} >> text=Ana")
        ana.wait_for_selector(f"{FOUND} >> text=Bert")
        assert axe(bert) == []
        for page in (ana, bert):
            page.click("[data-spot=match-yes]")
        for page in (ana, bert):
            page.wait_for_selector("[data-spot=redraw], [data-spot=prompt], [data-spot=turn]")
            page.wait_for_function("before => location.href !== before", arg=with_bot)
        bert.wait_for_url("**/#/table/**")
        ana.wait_for_url(bert.url)
        assert ana.locator(BAR).count() == 0
        give_up(bert)
        # The game was rated, and each reads why it changed nothing.
        for page in (ana, bert):
            page.wait_for_selector("[data-spot=rating-change] >> text=given up almost at once")
        assert axe(ana) == []


def give_up(page: Any) -> None:
    """Every duel begins with a redraw, and the menu is reached when no dialog is open."""
    page.wait_for_selector("[data-spot=board]")
    first = page.locator("[data-spot=prompt] [data-key], [data-spot=redraw] [data-key=done]").first
    first.wait_for()
    if page.locator("[data-spot=prompt] [data-key]").count():
        first.click()
    page.click("[data-spot=redraw] [data-key=done]")
    page.wait_for_selector("dialog", state="detached")
    page.click("[data-spot=open-menu]")
    page.click("[data-spot=menu-resign]")
    page.click("[data-spot=resign-yes]")
