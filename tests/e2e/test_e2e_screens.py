"""Pictures of the screens.

They are taken with SEVENCATS_SCREENS=FOLDER only, as those of docs/screens are: other tests walk
through the same screens.
"""

from __future__ import annotations

import base64
import os
from pathlib import Path
from typing import Any

import pytest
from e2e_help import (
    DESKTOP,
    DIALOGS,
    END,
    LIT,
    PHONE,
    READY,
    Server,
    keep_hand,
    person,
    sit_down,
    try_click,
)

BOT = {"bot": "recruit"}
#: Tables of the modes besides the duel.
OTHER_MODES = pytest.mark.parametrize(
    ("mode", "seats"),
    [
        ("ffa", [{"choice": ["skellige"]}, BOT, BOT, BOT]),
        ("teams", [{"choice": ["scoiatael"]}, BOT, BOT, BOT]),
        ("solo", [{"choice": ["nilfgaard"]}, {}]),
    ],
)
SIZES = {"phone": PHONE, "desktop": DESKTOP}
#: For every file of pictures.
ONLY_FOR_PICTURES = pytest.mark.skipif(
    not os.environ.get("SEVENCATS_SCREENS"), reason="pictures are taken with SEVENCATS_SCREENS"
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


@pytest.fixture(scope="module")
def folder() -> Path:
    made = Path(os.environ["SEVENCATS_SCREENS"])
    made.mkdir(parents=True, exist_ok=True)
    return made


def picture(page: Any, path: Path) -> None:
    """A small WebP of what can be seen."""
    page.wait_for_timeout(500)
    session = page.context.new_cdp_session(page)
    shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": 72})
    path.write_bytes(base64.b64decode(shot["data"]))
    assert path.stat().st_size > 4000


def wait_for_review(page: Any) -> None:
    """Until the chances of the whole game are drawn."""
    page.wait_for_selector("[data-spot=see], [data-spot=review-progress]")
    page.wait_for_selector("[data-spot=review-progress]", state="detached", timeout=240_000)


def play_turns(page: Any, turns: int) -> None:
    """Play the middle card of the hand a few times."""
    while turns and not page.locator(END).count():
        asked = page.locator(f"{DIALOGS}, {LIT}")
        ready = page.locator(READY)
        if asked.count():
            try_click(asked.first)
        elif ready.count():
            try_click(ready.nth(ready.count() // 2))
            turns -= 1
        elif page.locator("[data-spot=pass]:enabled").count():
            page.click("[data-spot=pass]")
            page.click("[data-spot=confirm-move-yes]")
        page.wait_for_timeout(200)


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
