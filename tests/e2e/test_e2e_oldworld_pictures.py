"""Pictures of every scene of Old World in five sizes, in German, whose words are the longest.

They are taken with SEVENCATS_SCREENS=FOLDER only: other tests walk through the same scenes."""

from __future__ import annotations

import base64
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from e2e_help import Server, at_scene, person
from test_e2e_screens import folder, picture

__all__ = ["folder"]
pytestmark = pytest.mark.skipif(
    not os.environ.get("SEVENCATS_SCREENS"), reason="pictures are taken with SEVENCATS_SCREENS"
)

SIZES = {
    "phone": (390, 844),
    "flat": (844, 390),
    "tablet": (768, 1024),
    "desktop": (1280, 720),
    "large": (1920, 1080),
}
#: Where the picture of each size lies on a sheet.
PLACES = ((1364, 0), (650, 550), (970, 0), (0, 550), (0, 0))


def _tap(*spots: str) -> Callable[[Any], None]:
    def do(page: Any) -> None:
        for spot in spots:
            page.locator(spot).first.dispatch_event("click")
            page.wait_for_timeout(200)

    return do


def _lay(page: Any) -> None:
    for card in ("whirl_2", "melt_armor_1", "precise_blow_1"):
        page.locator(f"[data-spot=fight-hand] [data-hand={card}]").first.click()
        page.wait_for_selector(f"[data-laid={card}]")


def _list(page: Any) -> None:
    page.keyboard.press("v")
    page.wait_for_selector("[data-spot=list]")


#: Each scene: its table, the spot it is known by, and what is done before the picture.
SCENES: dict[str, tuple[str, str, Callable[[Any], None] | None]] = {
    "turn": ("turn", "board", None),
    "move": ("turn", "board", _tap("[data-place].open")),
    "place": ("place", "board", None),
    "board": ("turn", "board", _tap("[data-spot=me]")),
    "rival": ("turn", "board", _tap("[data-spot=rivals] button")),
    "draw": ("draw", "board", None),
    "fight": ("fight", "fight", None),
    "combo": ("combo", "fight", _lay),
    "damage": ("damage", "fight", None),
    "duel": ("duel", "fight", None),
    "story": ("story", "story", None),
    "dice": ("dice", "dice", None),
    "beast": ("beast", "board", _tap("[data-spot=prey-beast]")),
    "legend": ("legend", "fight", None),
    "harbour": ("harbour", "board", None),
    "islands": ("island", "board", None),
    "dagon": ("dagon", "fight", None),
    "mage": ("mage", "fight", None),
    "hunt": ("hunt", "board", None),
    "vote": ("vote", "story", None),
    "last": ("last", "fight", None),
    "list": ("turn", "board", _list),
}


def _pictures(page: Any, folder: Path, name: str) -> None:
    """What is on the page now in each size, half as large, on one sheet."""
    images = []
    for (width, height), (left, top) in zip(SIZES.values(), PLACES, strict=True):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(400)
        data = base64.b64encode(page.screenshot(type="jpeg", quality=92)).decode()
        images.append(
            f'<img src="data:image/jpeg;base64,{data}" width="{width // 2}"'
            f' style="position:absolute;left:{left}px;top:{top}px">'
        )
    sheet = page.context.new_page()
    sheet.set_viewport_size({"width": 1560, "height": 910})
    sheet.set_content(f'<body style="margin:0;background:#333">{"".join(images)}')
    picture(sheet, folder / f"oldworld-sizes-{name}.webp")


@pytest.mark.parametrize("name", SCENES)
def test_scene(browser: Any, scenes: Server, folder: Path, name: str) -> None:
    table, spot, prepare = SCENES[name]
    with at_scene(browser, scenes, table, spot, locale="de-DE", reduced_motion="reduce") as page:
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(400)
        if prepare:
            prepare(page)
        _pictures(page, folder, name)


@pytest.mark.parametrize("name", ["home", "new"])
def test_outside(browser: Any, scenes: Server, folder: Path, name: str) -> None:
    with person(browser, scenes, locale="de-DE", reduced_motion="reduce") as page:
        page.goto("/#/new" if name == "new" else "/")
        page.wait_for_selector("main h1")
        if name == "new":
            page.locator("[data-spot=games] label", has_text="Alte Welt").click()
        _pictures(page, folder, f"{name}-table" if name == "new" else name)
