"""Tables of more than two, and alone against the game."""

from __future__ import annotations

from typing import Any

import pytest
from helpers.browser import (
    DIALOGS,
    END,
    LIT,
    LONG,
    READY,
    Server,
    asked,
    axe,
    keep_hand,
    person,
    scrolls,
    sit_down,
    try_click,
)

BOT = {"bot": "recruit"}
PROMPT = "[data-spot=prompt]"


def play_on(page: Any) -> None:
    """Play until the game is over. Axe checks the table at the start and at each kind of
    question."""
    assert axe(page) == []
    seen = set()
    for _ in range(LONG):
        if page.locator(END).count():
            return
        if page.locator(PROMPT).count():
            title = page.locator(f"{PROMPT} h2").first.inner_text()
            if title not in seen:
                assert axe(page) == []
            seen.add(title)
        spots = [page.locator(selector) for selector in (DIALOGS, LIT, READY)]
        found = next((spot for spot in spots if spot.count()), None)
        if found is not None:
            try_click(found.first)
        elif page.locator("[data-spot=pass]:enabled").count():
            page.click("[data-spot=pass]")
            page.click("[data-spot=confirm-move-yes]")
        asked(page)
    pytest.fail("the game does not end")


def test_free_for_all_with_four_seats(browser: Any, server: Server) -> None:
    with person(browser, server, reduced_motion="reduce") as page:
        sit_down(page, mode="ffa", seats=[{"choice": ["skellige"]}, BOT, BOT, BOT])
        keep_hand(page)
        assert page.locator("[data-spot^=rival-]").count() == 3
        page.click("[data-spot=rival-2]")
        assert page.locator("[data-spot='row:2:0']").count() == 1
        assert page.locator("[data-spot='row:1:0']").count() == 0
        assert not scrolls(page)
        play_on(page)


SPIES = ("shilard_fitz_oesterlen", "stefan_skellen", "vattier_de_rideaux")


def test_a_spy_is_sent_to_one_of_several(browser: Any, server: Server) -> None:
    """A held spy lights every rival who may get it; a tap on one of them sends it there."""
    with person(browser, server, reduced_motion="reduce") as page:
        spy = page.locator(", ".join(f"[data-hand={card}].ready" for card in SPIES)).first
        for _ in range(6):  # most hands of this deck have one of its three spies
            sit_down(page, mode="ffa", seats=[{"choice": ["nilfgaard"]}, BOT, BOT, BOT])
            keep_hand(page)
            if spy.count():
                break
        spy.click()
        for rival in (1, 2, 3):
            page.wait_for_selector(f"[data-spot=rival-{rival}].lit")
        assert page.locator(".row.mine.lit").count() == 0
        assert axe(page) == []
        hand = page.locator("[data-hand]").count()
        page.click("[data-spot=rival-2]")
        # Two cards are drawn for the one that went.
        page.wait_for_function(
            "hand => document.querySelectorAll('[data-hand]').length === hand + 1", arg=hand
        )
        page.click("[data-spot=rival-2]")  # now it only shows that rival's rows
        page.wait_for_selector("[data-spot='row:2:0'] [data-card]")


def test_resigned_player_is_told_who_plays_on(browser: Any, server: Server) -> None:
    with person(browser, server, reduced_motion="reduce") as page:
        sit_down(page, mode="ffa", seats=[{"choice": ["skellige"]}, BOT, BOT], botDelay=3000)
        keep_hand(page)
        page.keyboard.press("m")
        page.click("[data-spot=menu-resign]")
        page.click("[data-spot=resign-yes]")
        page.wait_for_selector("[data-spot=gave-up] >> text=play on")
        assert axe(page) == []


def test_two_against_two_sees_the_mates_hand(browser: Any, server: Server) -> None:
    with person(browser, server, reduced_motion="reduce") as page:
        sit_down(page, mode="teams", seats=[{"choice": ["monsters"]}, BOT, BOT, BOT])
        keep_hand(page)
        mate = page.locator("[data-spot=mate] .face img")
        assert mate.count() >= 8
        assert page.locator("[data-spot=mate] .back").count() == 0
        assert not scrolls(page)
        play_on(page)


def test_solo(browser: Any, server: Server) -> None:
    with person(browser, server, reduced_motion="reduce") as page:
        sit_down(page, mode="solo", seats=[{"choice": ["nilfgaard"]}, {}])
        keep_hand(page)
        assert not scrolls(page)
        play_on(page)
