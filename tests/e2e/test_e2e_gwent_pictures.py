"""Pictures of every screen of Gwent and around it in five sizes, in German, whose words are the
longest.

They are taken with SEVENCATS_SCREENS=FOLDER only: other tests walk through the same screens."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from e2e_help import END, Server, keep_hand, person, sit_down
from sheets import sheet
from test_e2e_screens import BOT, ONLY_FOR_PICTURES, folder, play_turns

__all__ = ["folder"]
pytestmark = ONLY_FOR_PICTURES

GERMAN = {"locale": "de-DE", "reduced_motion": "reduce"}
#: Screens that need no table: the end of their address, and what is clicked there.
PLAIN = {
    "home": ("", ""),
    "learn": ("learn", ""),
    "cards": ("cards", ""),
    "decks": ("decks", ""),
    "deck": ("decks", "section[aria-labelledby=starters] [data-box=skellige]"),
    "new": ("new", ""),
    "waiting": ("new", "[data-spot=make]"),
    "tables": ("tables", ""),
    "match": ("match", ""),
    "puzzle": ("puzzle", ""),
    "me": ("me", ""),
    "notices": ("notices", ""),
    "settings": ("settings", ""),
    "rules": ("rules", ""),
    "credits": ("credits", ""),
    "lost": ("nowhere", ""),
}


@pytest.mark.parametrize("name", PLAIN)
def test_plain(browser: Any, server: Server, folder: Path, name: str) -> None:
    address, spot = PLAIN[name]
    with person(browser, server, **GERMAN) as page:
        page.goto(f"/#/{address}")
        page.wait_for_selector("main")
        page.wait_for_load_state("networkidle")
        if spot:
            page.locator(spot).first.click()
            page.wait_for_timeout(800)
        sheet(page, folder / f"gwent-sizes-{name}.webp")


def test_a_duel(browser: Any, server: Server, folder: Path) -> None:
    seats = [{"choice": ["northern_realms"]}, {**BOT, "choice": ["skellige"]}]
    with person(browser, server, **GERMAN) as page:
        sit_down(page, seats=seats)
        page.wait_for_selector("[data-spot=redraw]")
        sheet(page, folder / "gwent-sizes-redraw.webp")
        keep_hand(page)
        play_turns(page, 5)
        sheet(page, folder / "gwent-sizes-duel.webp")
        page.keyboard.press("v")
        page.wait_for_selector(".list")
        sheet(page, folder / "gwent-sizes-list.webp")
        page.keyboard.press("v")
        play_turns(page, 40)
        page.wait_for_selector(END)
        sheet(page, folder / "gwent-sizes-end.webp")


@pytest.mark.parametrize(
    ("mode", "seats"),
    [
        ("ffa", [{"choice": ["skellige"]}, BOT, BOT, BOT]),
        ("teams", [{"choice": ["scoiatael"]}, BOT, BOT, BOT]),
        ("solo", [{"choice": ["nilfgaard"]}, {}]),
    ],
)
def test_other_modes(
    browser: Any, server: Server, folder: Path, mode: str, seats: list[Any]
) -> None:
    with person(browser, server, **GERMAN) as page:
        sit_down(page, mode=mode, seats=seats)
        keep_hand(page)
        play_turns(page, 5)
        sheet(page, folder / f"gwent-sizes-{mode}.webp")
