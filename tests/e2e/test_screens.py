"""Pictures of the screens. Only with SEVENCATS_SCREENS=FOLDER, because other tests visit the same
screens.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from helpers.browser import END, Server, keep_hand, person, sit_down
from helpers.screens import (
    BOT,
    ONLY_FOR_PICTURES,
    OTHER_MODES,
    SIZES,
    picture,
    play_turns,
    wait_for_review,
)

pytestmark = ONLY_FOR_PICTURES
#: Screens that need no table, by the end of their address.
PLAIN = {
    "home": "",
    "cards": "cards",
    "settings": "settings",
    "credits": "credits",
    "rules": "rules",
    "decks": "decks",
}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", PLAIN)
def test_plain_screens(browser: Any, server: Server, folder: Path, size: str, name: str) -> None:
    with person(browser, server, viewport=SIZES[size], reduced_motion="reduce") as page:
        page.goto(f"/#/{PLAIN[name]}")
        page.wait_for_selector("main h1")
        picture(page, folder / f"{name}-{size}.webp")


@pytest.mark.parametrize("size", SIZES)
def test_a_duel(browser: Any, server: Server, folder: Path, size: str) -> None:
    seats = [{"choice": ["northern_realms"]}, {**BOT, "choice": ["skellige"]}]
    with person(browser, server, viewport=SIZES[size], reduced_motion="reduce") as page:
        sit_down(page, seats=seats)
        page.wait_for_selector("[data-spot=redraw]")
        picture(page, folder / f"redraw-{size}.webp")
        keep_hand(page)
        play_turns(page, 5)
        picture(page, folder / f"duel-{size}.webp")
        page.locator(".lane [data-card]").first.focus()
        page.keyboard.press("ArrowRight")
        picture(page, folder / f"card-{size}.webp")
        page.keyboard.press("Escape")
        page.keyboard.press("v")
        page.wait_for_selector(".list")
        picture(page, folder / f"list-{size}.webp")
        page.keyboard.press("v")
        play_turns(page, 40)
        page.wait_for_selector(END)
        wait_for_review(page)
        picture(page, folder / f"end-{size}.webp")


@pytest.mark.parametrize("size", SIZES)
@OTHER_MODES
def test_other_modes(
    browser: Any, server: Server, folder: Path, size: str, mode: str, seats: list[Any]
) -> None:
    with person(browser, server, viewport=SIZES[size], reduced_motion="reduce") as page:
        sit_down(page, mode=mode, seats=seats)
        keep_hand(page)
        play_turns(page, 5)
        picture(page, folder / f"{mode}-{size}.webp")
