"""Pictures of the screens beside the board, as in test_screens."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from helpers.browser import Server, person, play_first_card_of_a_lesson
from helpers.finished import wait_for_status
from helpers.oldworld.page import WAY, set_out
from helpers.screens import ONLY_FOR_PICTURES, picture, wait_for_review
from helpers.screens import SIZES as VIEWPORTS

SIZES = pytest.mark.parametrize(("size", "viewport"), VIEWPORTS.items(), ids=list(VIEWPORTS))
pytestmark = ONLY_FOR_PICTURES


@SIZES
def test_decks(
    browser: Any, server: Server, folder: Path, size: str, viewport: dict[str, int]
) -> None:
    with person(browser, server, viewport=viewport, reduced_motion="reduce") as page:
        page.goto("/#/decks")
        for faction in ("skellige", "monsters"):
            page.click(f"section[aria-labelledby=starters] [data-box={faction}]")
            page.wait_for_selector("[data-rules=tournament]", state="attached")
            page.goto("/#/decks")
        page.locator("[data-trio]").first.click()
        page.wait_for_selector("[data-spot=trio] li")
        picture(page, folder / f"decks-{size}.webp")
        page.locator("section[aria-labelledby=mine] [data-box]").first.click()
        page.wait_for_selector("[data-rules=advanced]", state="attached")
        page.locator("[data-pool=scorch]").click()
        if size == "phone":
            picture(page, folder / f"deck-cards-{size}.webp")
            page.click("[data-spot=to-deck]")
        page.click("[data-rules=advanced]")
        page.mouse.move(5, 5)
        picture(page, folder / f"deck-{size}.webp")


@SIZES
def test_tables(
    browser: Any, server: Server, folder: Path, size: str, viewport: dict[str, int]
) -> None:
    with person(browser, server, viewport=viewport, reduced_motion="reduce") as page:
        page.goto("/#/new")
        page.wait_for_selector("[data-spot=modes]")
        picture(page, folder / f"new-table-{size}.webp")
        page.check("[data-spot=listed]")
        page.click("[data-spot=make]")
        page.wait_for_selector("[data-spot=invite]")
        picture(page, folder / f"waiting-room-{size}.webp")
        page.goto("/#/tables")
        page.wait_for_selector("section[aria-labelledby=live]")
        picture(page, folder / f"tables-{size}.webp")
        page.goto("/#/me")
        page.wait_for_selector("[data-spot=export]:enabled")
        picture(page, folder / f"profile-{size}.webp")


@SIZES
def test_old_world(
    browser: Any, server: Server, folder: Path, size: str, viewport: dict[str, int]
) -> None:
    with person(browser, server, viewport=viewport, reduced_motion="reduce") as page:
        set_out(page, seats=[{"choice": ["wolf"]}, {"bot": "hunter"}, {"bot": "hunter"}])
        page.locator(WAY).first.focus()
        page.keyboard.press("Enter")
        page.mouse.move(5, 5)
        picture(page, folder / f"oldworld-{size}.webp")
        page.locator("[data-spot=me]").click()
        page.wait_for_selector("[data-spot=board-dialog]")
        picture(page, folder / f"oldworld-board-{size}.webp")


@SIZES
def test_learn(
    browser: Any, server: Server, folder: Path, size: str, viewport: dict[str, int]
) -> None:
    with person(browser, server, viewport=viewport, reduced_motion="reduce") as page:
        page.goto("/#/learn")
        page.wait_for_selector("[data-lesson=friends]")
        picture(page, folder / f"learn-{size}.webp")
        play_first_card_of_a_lesson(page)
        picture(page, folder / f"lesson-{size}.webp")


@SIZES
def test_replay(
    browser: Any, server: Server, folder: Path, size: str, viewport: dict[str, int]
) -> None:
    with person(browser, server, viewport=viewport, reduced_motion="reduce") as page:
        page.request.post("/api/session", data={"name": "Ana"})
        setup = {
            "seats": [{"choice": ["skellige"]}, {"bot": "brawler", "choice": ["nilfgaard"]}],
            "start": True,
            "botDelay": 0,
            "pace": {"kind": "live", "move": 1, "bank": 0, "grace": 1},
        }
        table = page.request.post("/api/tables", data=setup).json()["table"]["id"]
        wait_for_status(page, f"/api/tables/{table}", "finished")
        page.goto(f"/#/replay/{table}/12")
        page.wait_for_selector("[data-spot=at]")
        assert page.inner_text("[data-spot=at]").startswith("12 /")
        wait_for_review(page)
        picture(page, folder / f"replay-{size}.webp")
