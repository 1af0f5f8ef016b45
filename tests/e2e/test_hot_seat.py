"""Several people at one screen, and bots that play while a spectator watches."""

from __future__ import annotations

import json
from typing import Any

from helpers.browser import DESKTOP, END, PHONE, Server, axe, person, scrolls, try_click

#: Selectors of everything that could show a card.
CARDS = "[data-hand], [data-card], [data-spot=board], [data-spot=redraw], .list"
LANDSCAPE = {"width": 844, "height": 390}


def frames_of(page: Any) -> list[dict[str, Any]]:
    """Collect the frames of all sockets of a page."""
    frames: list[dict[str, Any]] = []

    def listen(socket: Any) -> None:
        socket.on("framereceived", lambda frame: frames.append(json.loads(frame)))

    page.on("websocket", listen)
    return frames


def hands_in(frames: list[dict[str, Any]]) -> set[str]:
    """The cards of hands in frames."""
    zones = [frame["view"]["zones"] for frame in frames if frame["t"] == "state"]
    return {
        name for zone in zones for name, cards in zone.items() if ".hand" in name and any(cards)
    }


def take(page: Any, seat: int) -> None:
    """A player takes the screen."""
    page.click(f"[data-take='{seat}']")
    page.wait_for_selector("[data-spot=board]")


def new_table(page: Any, mode: str, names: list[str]) -> None:
    """A table for these people at this screen, from the form."""
    page.goto("/#/new")
    page.click(f"[data-spot=modes] >> text={mode}")
    page.click("[data-spot=company] >> text=Several at this screen")
    for number, name in enumerate(names, 1):
        page.fill(f"[data-spot=hot-name-{number}]", name)


def test_two_people_share_a_screen(browser: Any, server: Server) -> None:
    with person(browser, server) as page:
        frames = frames_of(page)
        new_table(page, "duel", ["Ana", "Bert"])
        page.select_option("[data-spot=bot-deck-2]", "northern_realms")
        assert axe(page) == []
        page.click("[data-spot=make]")
        page.wait_for_selector("[data-spot=curtain] >> text=Hand the screen to Ana")
        assert page.locator(CARDS).count() == 0
        assert hands_in(frames) == set()
        for size in (PHONE, LANDSCAPE, DESKTOP):
            page.set_viewport_size(size)
            assert not scrolls(page)
        assert axe(page) == []
        frames.clear()
        take(page, 0)
        assert hands_in(frames) == {"A.hand"}
        page.click("[data-spot=redraw] [data-key=done]")
        page.click("[data-spot=hand-over] button")
        # The curtain: the page holds none of Ana's cards, also after a reload.
        page.wait_for_selector("[data-spot=curtain] >> text=Hand the screen to Bert")
        assert page.locator(CARDS).count() == 0
        frames.clear()
        page.reload()
        page.wait_for_selector("[data-spot=curtain] >> text=Hand the screen to Bert")
        assert page.locator(CARDS).count() == 0
        assert hands_in(frames) == set()
        take(page, 1)
        assert hands_in(frames) == {"B.hand"}
        assert page.locator("[data-spot=open-phrases]").count() == 0
        page.click("[data-spot=redraw] [data-key=done]")
        # Who begins is up to chance: one of them has nothing to do but to hand the screen over.
        page.wait_for_selector("[data-spot=hand-over] button, [data-spot=pass]:enabled")
        if page.locator("[data-spot=hand-over]").count():
            page.click("[data-spot=hand-over] button")
            take(page, 0)
        page.click("[data-spot=pass]:enabled")
        try_click(page.locator("[data-spot=confirm-move-yes]"))
        page.wait_for_selector("[data-spot=hand-over]")
        assert axe(page) == []
        page.click("[data-spot=open-menu]")
        page.click("[data-spot=menu-resign]")
        page.click("[data-spot=resign-yes]")
        page.wait_for_selector(END)
        table = page.url
        page.locator(f"{END} [data-spot=rematch]").click()
        page.wait_for_function("before => location.href !== before", arg=table)
        page.wait_for_selector("[data-spot=curtain]")


def test_teams_of_four_take_turns_at_one_screen(browser: Any, server: Server) -> None:
    with person(browser, server) as page:
        new_table(page, "two against two", ["Ana", "Bert", "Cleo", "Dirk"])
        # With Scoia'tael a player would be asked first who begins.
        for number, deck in ((2, "nilfgaard"), (3, "northern_realms"), (4, "skellige")):
            page.select_option(f"[data-spot=bot-deck-{number}]", deck)
        page.click("[data-spot=make]")
        for seat, name in enumerate(("Ana", "Bert", "Cleo", "Dirk")):
            page.wait_for_selector(f"[data-spot=curtain] >> text=Hand the screen to {name}")
            take(page, seat)
            page.click("[data-spot=redraw] [data-key=done]")
            page.wait_for_selector("[data-spot=hand-over] button, [data-spot=pass]:enabled")
            if page.locator("[data-spot=hand-over]").count():
                page.click("[data-spot=hand-over] button")
        page.wait_for_selector("[data-spot=curtain], [data-spot=pass]:enabled")


def test_bots_play_and_their_watcher_sets_the_pace(browser: Any, server: Server) -> None:
    with person(browser, server) as page:
        page.goto("/#/new")
        page.click("[data-spot=modes] >> text=duel")
        page.click("[data-spot=company] >> text=Only bots")
        page.select_option("[data-spot=bot-deck-1]", "skellige")
        assert axe(page) == []
        page.click("[data-spot=make]")
        page.wait_for_selector("[data-spot=board]")
        # Both hands are seen without a click, as soon as they are dealt.
        page.locator("[data-spot=mate]").nth(1).wait_for()
        assert page.locator("[data-spot=mate]").count() == 2
        page.click("[data-pace=pause]")
        page.wait_for_selector("[data-pace=pause][aria-pressed=true]")
        for size in (PHONE, LANDSCAPE, DESKTOP):
            page.set_viewport_size(size)
            assert not scrolls(page)
        assert axe(page) == []
        page.click("[data-pace=fast]")
        page.wait_for_selector("[data-spot=watch-end]", timeout=120_000)
