"""Pictures of every scene of Old World in five sizes, in German, which has the longest words. Only
with SEVENCATS_SCREENS=FOLDER, because other tests visit the same scenes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from helpers.browser import END, Server, at_scene, person
from helpers.oldworld.page import SHINING, by_taps, press_what_shines
from helpers.screens import ONLY_FOR_PICTURES
from helpers.sheets import sheet

pytestmark = ONLY_FOR_PICTURES


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


def _ask_odds(page: Any) -> None:
    page.click("[data-spot=ask-odds]")
    page.wait_for_selector("[data-spot=odds] >> text=%")


def _list(page: Any) -> None:
    page.keyboard.press("v")
    page.wait_for_selector("[data-spot=list]")


#: Each scene: its table, a selector that identifies it, and the actions before the picture.
SCENES: dict[str, tuple[str, str, Callable[[Any], None] | None]] = {
    "turn": ("turn", "board", None),
    "move": ("turn", "board", _tap("[data-place].open")),
    "place": ("place", "board", None),
    "board": ("turn", "board", _tap("[data-spot=me]")),
    "rival": ("turn", "board", _tap("[data-spot=rivals] button")),
    "draw": ("draw", "board", None),
    "fight": ("fight", "fight", None),
    "combo": ("combo", "fight", _lay),
    "odds": ("combo", "fight", _ask_odds),
    "damage": ("damage", "fight", None),
    "duel": ("wagers", "fight", None),
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


@pytest.mark.parametrize("name", SCENES)
def test_scene(browser: Any, scenes: Server, folder: Path, name: str) -> None:
    table, spot, prepare = SCENES[name]
    with at_scene(browser, scenes, table, spot, locale="de-DE", reduced_motion="reduce") as page:
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(400)
        if prepare:
            prepare(page)
        sheet(page, folder / f"oldworld-sizes-{name}.webp")


@pytest.mark.parametrize("name", ["home", "new"])
def test_outside(browser: Any, scenes: Server, folder: Path, name: str) -> None:
    with person(browser, scenes, locale="de-DE", reduced_motion="reduce") as page:
        page.goto("/#/new" if name == "new" else "/")
        page.wait_for_selector("main h1")
        if name == "new":
            page.locator("[data-spot=games] label", has_text="Alte Welt").click()
        screen = f"{name}-table" if name == "new" else name
        sheet(page, folder / f"oldworld-sizes-{screen}.webp")


def test_lesson(browser: Any, server: Server, folder: Path) -> None:
    """The lessons, and the first of them after its first step."""
    with person(browser, server, locale="de-DE", reduced_motion="reduce") as page:
        page.goto("/#/train")
        page.wait_for_selector("[data-lesson=oldworld-turn]")
        sheet(page, folder / "oldworld-sizes-learn.webp")
        page.click("[data-lesson] >> nth=0")
        page.wait_for_selector("[data-spot=coach]")
        page.wait_for_function(f"() => ({SHINING})()")
        press_what_shines(page)
        sheet(page, folder / "oldworld-sizes-lesson.webp")


def test_end_and_replay(browser: Any, scenes: Server, folder: Path) -> None:
    options = {"locale": "de-DE", "reduced_motion": "reduce", "has_touch": True}
    with at_scene(browser, scenes, "final", "board", **options) as page:
        by_taps(page)
        page.wait_for_selector(f"{END} [data-spot=chart]")
        sheet(page, folder / "oldworld-sizes-end.webp")
        page.click("[data-spot=moments] a >> nth=0")
        page.wait_for_selector("[data-spot=turns] [data-turn]")
        page.wait_for_load_state("networkidle")
        sheet(page, folder / "oldworld-sizes-replay.webp")
