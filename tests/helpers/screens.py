"""Take pictures of screens, with SEVENCATS_SCREENS=FOLDER only."""

from __future__ import annotations

import base64
import os
from pathlib import Path
from typing import Any

import pytest

from helpers.browser import DESKTOP, DIALOGS, END, LIT, PHONE, READY, try_click

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
