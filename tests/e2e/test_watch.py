"""Looking on, and a whole tournament."""

from __future__ import annotations

from typing import Any

from helpers.browser import (
    ASKED,
    DESKTOP,
    DIALOGS,
    END,
    PHONE,
    Server,
    asked,
    axe,
    duo,
    person,
    scrolls,
    try_click,
)

PICK = "[data-spot=match] [data-key]"
#: Hands are shown with a delay only at live tables.
LIVE = {"kind": "live", "move": 600, "bank": 600}


def test_hands_are_delayed_and_the_end_links_to_the_replay(browser: Any, server: Server) -> None:
    setup: dict[str, Any] = {"watch": "hands", "listed": True, "pace": LIVE}
    with (
        duo(browser, server, delay=3600, **setup) as (host, guest),
        person(browser, server) as eve,
    ):
        table = host.url.rsplit("/", 1)[1]
        eve.goto("/#/tables")
        eve.click("[data-tab=watch]")
        assert axe(eve) == []
        eve.click(f"[data-watch='{table}']")
        eve.wait_for_selector("[data-spot=delay] >> text=1 h")
        host.wait_for_selector(".watchers")
        # No step is old enough yet: the page holds no card.
        assert (
            eve.locator("[data-card], [data-hand], [data-spot=mate], [data-spot=board]").count()
            == 0
        )
        assert axe(eve) == []
        eve.click("[data-spot=hands]")
        eve.wait_for_selector("[data-spot=board]")
        assert eve.locator("[data-hand], [data-spot=mate], [data-spot=pass]").count() == 0
        eve.set_viewport_size(PHONE)
        assert axe(eve) == []
        assert not scrolls(eve)
        guest.click("[data-spot=redraw] [data-key=done]")
        guest.click("[data-spot=open-menu]")
        guest.click("[data-spot=menu-resign]")
        guest.click("[data-spot=resign-yes]")
        eve.wait_for_selector("[data-spot=watch-end] >> text=Ana has won.")
        assert axe(eve) == []
        eve.click("[data-spot=watch-end] .main")
        eve.wait_for_url(f"**/#/replay/{table}")
        eve.wait_for_selector("[data-spot=at]")


def test_after_the_delay_all_hands_are_seen(browser: Any, server: Server) -> None:
    with (
        duo(browser, server, delay=5, watch="hands", pace=LIVE) as (host, _),
        person(browser, server) as eve,
    ):
        eve.goto(f"/#/watch/{host.url.rsplit('/', 1)[1]}")
        eve.wait_for_selector("[data-spot=board]")
        assert eve.locator("[data-spot=mate]").count() == 2
        assert axe(eve) == []
        assert not scrolls(eve)


def test_a_tournament_is_played_to_its_end(browser: Any, server: Server) -> None:
    with person(browser, server) as page:
        page.goto("/#/new")
        page.click("[data-spot=modes] >> text=tournament")
        page.click("[data-sitter=recruit]")
        for faction in ("monsters", "skellige", "nilfgaard"):
            page.click(f"[data-trio={faction}]")
        assert axe(page) == []
        page.click("[data-spot=make]:enabled")
        games = 0
        for _ in range(120):
            page.wait_for_selector(f"{PICK}, {DIALOGS}, {END}, [data-spot=pass]:enabled")
            if page.locator(END).count():
                break
            if page.locator(PICK).count():
                games += 1
                assert page.locator(PICK).count() == 3, "a deck that has not won may play again"
                for size in (PHONE, DESKTOP):
                    page.set_viewport_size(size)
                    assert axe(page) == []
                    assert not scrolls(page)
                page.locator(PICK).nth(games - 1).click()
                page.wait_for_selector("[data-spot=board]")
                page.wait_for_selector(f"[data-spot=match-score] >> text=Game {games}")
            elif page.locator(DIALOGS).count():
                try_click(page.locator(DIALOGS).first)
            else:
                try_click(page.locator("[data-spot=pass]"))
                try_click(page.locator("[data-spot=confirm-move-yes]"))
            asked(page, f"{ASKED}, {PICK}")
        assert page.locator(END).count() == 1
        assert games == 2, "who plays no card loses twice"
