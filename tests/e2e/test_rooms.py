"""Tables and the people around them: lobby, invitation, profile, lessons, replay."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path
from typing import Any

from helpers.browser import (
    DESKTOP,
    FLAT,
    PHONE,
    Server,
    axe,
    covers,
    keep_hand,
    person,
    scrolls,
    settled,
    sit_down,
)
from helpers.finished import wait_for_status
from playwright.sync_api import expect


def test_a_friend_comes_by_link_and_the_game_begins(browser: Any, server: Server) -> None:
    with person(browser, server) as host, person(browser, server, viewport=PHONE) as guest:
        host.goto("/#/tables")
        host.click("[data-spot=new-table]")
        host.wait_for_selector("[data-spot=modes]")
        assert axe(host) == []
        host.fill("[data-spot=my-name]", "Ana")
        host.check("[data-spot=listed]")
        host.click("[data-spot=make]")
        host.wait_for_selector("[data-spot=room]")
        assert axe(host) == []
        assert host.is_disabled("[data-spot=start]")
        link = host.input_value("[data-spot=invite]")
        code = host.inner_text("[data-spot=code]")
        assert link.endswith(code)
        guest.goto("/#/tables")
        guest.wait_for_selector("[data-open]")
        assert axe(guest) == []
        guest.goto(link)
        guest.wait_for_selector("text=Ana is waiting for you")
        guest.fill("[data-spot=my-name]", "Bert")
        guest.wait_for_selector("[data-spot=sit]:enabled")
        assert axe(guest) == []
        guest.click("[data-spot=sit]:enabled")
        guest.click("[data-spot=ready]")
        host.wait_for_selector("[data-seat='1'] >> text=Bert")
        host.click("[data-spot=start]:enabled")
        host.wait_for_selector("[data-spot=board]")
        guest.wait_for_selector("[data-spot=board]")
        host.goto("/#/new")
        host.wait_for_selector("[data-spot=known-name] >> text=Ana")
        with person(browser, server) as late:
            late.goto(link)
            late.wait_for_selector("[data-spot=closed] >> text=has begun: Ana, Bert")
            assert late.locator("[data-spot=sit]").count() == 0
            assert axe(late) == []
            late.click("[data-spot=watch]")
            late.wait_for_selector("[data-spot=watching]")


def test_a_wrong_link_says_what_was_looked_for(browser: Any, server: Server) -> None:
    with person(browser, server) as page:
        for path, what in (("join/NOSUCH", "NOSUCH"), ("table/none", "none"), ("tabel", "tabel")):
            page.goto(f"/#/{path}")
            page.wait_for_selector(f"[data-spot=not-found] >> text={what}")
        assert axe(page) == []
        page.click("[data-spot=not-found] >> text=Home")
        page.wait_for_selector("[data-spot=choose-deck]")


def test_start_waits_for_servers_confirmation(browser: Any, server: Server) -> None:
    """A request that fails does not make a spectator of a player."""
    with person(browser, server) as page:
        sit_down(page)
        page.evaluate("localStorage.clear()")
        failures = 2

        def fail(route: Any) -> None:
            nonlocal failures
            failures -= 1
            route.abort() if failures >= 0 else route.continue_()

        page.route("**/api/me?*", fail)
        page.reload()
        page.wait_for_selector("[data-spot=redraw]")


def test_an_account_and_its_data(browser: Any, server: Server) -> None:
    login = f"ana{time.time_ns() % 10**9}"
    with person(browser, server) as page:
        page.goto("/#/me")
        page.fill("[data-spot=login]", login)
        page.fill("[data-spot=password]", "a long password")
        page.click("[data-spot=create]")
        page.wait_for_selector("[data-spot=log-out]")
        assert axe(page) == []
        with page.expect_download() as download:
            page.click("[data-spot=export]")
        told = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
        assert login in json.dumps(told)
        # A deck of an account is found again in another browser.
        page.goto("/#/decks")
        page.click("section[aria-labelledby=starters] [data-box=monsters]")
        page.wait_for_selector("[data-rules=standard][data-legal=true]")
        page.fill("[data-spot=deck-name]", "Fangs")
        page.click("[data-spot=save]")
        page.wait_for_selector("text=The deck is saved.")
        with person(browser, server) as other:
            other.goto("/#/me")
            other.fill("[data-spot=login]", login)
            other.fill("[data-spot=password]", "a long password")
            other.keyboard.press("Enter")
            other.wait_for_selector("[data-spot=log-out]")
            other.goto("/#/decks")
            other.wait_for_selector("section[aria-labelledby=mine] >> text=Fangs")
        page.goto("/#/me")
        page.click("[data-spot=erase]:enabled")
        page.click("[data-spot=erase-yes]")
        page.wait_for_selector("[data-spot=login]")


def test_the_first_lesson_is_played_to_its_end(browser: Any, server: Server) -> None:
    with person(browser, server) as page:
        page.goto("/#/learn")
        page.wait_for_selector("[data-lesson=rows]")
        assert axe(page) == []
        page.click("[data-lesson=rows]")
        for step, card in enumerate(("ves", "keira_metz"), 1):
            page.wait_for_selector(f"[data-step='{step}']")
            page.click(f"[data-hand={card}].ready")
            page.click(f"[data-hand={card}]")
        page.wait_for_selector("[data-step='3']")
        assert axe(page) == []
        page.click("[data-spot=pass]")
        page.click("[data-spot=confirm-move-yes]")
        page.wait_for_selector("[data-step=won]")
        page.click("[data-spot=next-lesson]")
        # The heart of the game: let a round go, and win the next two.
        page.wait_for_selector("[data-hand=keira_metz].ready")
        page.locator("[data-hand=keira_metz]").hover()
        page.wait_for_selector("[data-spot=inspector]")
        assert not covers(page, "[data-spot=coach]", "[data-spot=inspector]")
        for round, card in ((2, "siegfried_of_denesle"), (3, "keira_metz")):
            page.click("[data-spot=pass]")
            page.click("[data-spot=confirm-move-yes]")
            page.wait_for_selector(f"[data-spot=turn] >> text=Round {round}")
            page.click(f"[data-hand={card}].ready")
            page.click("[data-spot=play-held]")
        page.wait_for_selector("[data-step='5']")
        page.click("[data-spot=pass]")
        page.click("[data-spot=confirm-move-yes]")
        page.wait_for_selector("[data-step=won]")


def test_the_coach_sits_beside_a_first_game(browser: Any, server: Server) -> None:
    """It speaks of how things stand, covers nothing, and knows what to do when it is asked."""
    with person(browser, server, reduced_motion="reduce") as page:
        page.goto("/#/learn")
        page.click("[data-spot=first-game]")
        page.wait_for_selector("[data-spot=redraw] [data-spot=coach-line]")
        keep_hand(page)
        page.wait_for_selector("[data-spot=coach]")
        assert len(page.inner_text("[data-spot=coach] p")) > 30
        for size in (PHONE, FLAT, DESKTOP):
            page.set_viewport_size(size)
            settled(page)
            around = [".field", ".hand", "[role=toolbar]", ".side.mine", "[data-spot=turn]"]
            around += [".logbox", ".piles"] if size == DESKTOP else ["header a"]
            around += ["[data-spot=open-phrases]", "[data-spot=open-menu]"]
            for other in around:
                assert not covers(page, "[data-spot=coach]", other), (size, other)
            assert not scrolls(page), size
            page.click("[data-spot=coach-hint]")
            page.wait_for_selector("[data-spot=hint-note] p")
            page.click("[data-spot=hint-dismiss]")
        assert axe(page) == []
        page.reload()
        page.wait_for_selector("[data-spot=coach]")


def test_a_replay_and_on_from_there(browser: Any, server: Server) -> None:
    with person(browser, server) as page:
        page.request.post("/api/session", data={"name": "Ana"})
        setup = {
            "seats": [{"choice": ["monsters"]}, {"bot": "recruit"}],
            "start": True,
            "botDelay": 0,
            "pace": {"kind": "live", "move": 1, "bank": 0, "grace": 1},
        }
        table = page.request.post("/api/tables", data=setup).json()["table"]["id"]
        wait_for_status(page, f"/api/tables/{table}", "finished")
        page.goto(f"/#/replay/{table}")
        page.wait_for_selector("[data-spot=at]")
        assert axe(page) == []
        page.click("[data-spot=next-round]")
        first_round = page.inner_text("[data-spot=at]")
        assert not first_round.startswith("1 /")
        page.locator("h1").click()
        page.keyboard.press("Home")
        page.keyboard.press("ArrowRight")
        assert page.inner_text("[data-spot=at]").startswith("2 /")
        page.evaluate("location.hash = location.hash.replace(/t=\\d+/, 't=5')")
        expect(page.locator("[data-spot=at]")).to_have_text(re.compile(r"^5 /"))
        page.click("[data-spot=eyes] >> text=All hands")
        page.click("[data-spot=branch]")
        assert axe(page) == []
        page.click("[data-spot=branch-go]")
        page.wait_for_url("**/#/table/**")
        page.wait_for_selector("[data-spot=board]")


def test_a_spectator_sees_the_board_and_no_hand(browser: Any, server: Server) -> None:
    with person(browser, server) as player, person(browser, server) as spectator:
        player.request.post("/api/session", data={"name": "Ana"})
        setup = {
            "seats": [{"choice": ["monsters"]}, {"bot": "recruit"}],
            "start": True,
            "pace": {"kind": "untimed"},
        }
        table = player.request.post("/api/tables", data=setup).json()["table"]["id"]
        spectator.goto(f"/#/table/{table}")
        spectator.wait_for_selector("[data-spot=board]")
        assert spectator.locator("[data-hand], [data-spot=mate]").count() == 0
        assert spectator.locator("[data-spot=pass]").count() == 0
        assert spectator.is_visible("[data-spot=watching]")
        assert axe(spectator) == []
