"""Pictures of every screen of Gwent and around it in five sizes, in German, which has the longest
words, or in the language of SEVENCATS_LOCALE. Only with SEVENCATS_SCREENS=FOLDER, because other
tests visit the same screens."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from helpers.browser import (
    END,
    Server,
    keep_hand,
    person,
    play_first_card_of_a_lesson,
    sit_down,
)
from helpers.finished import finish
from helpers.operators import make_operator
from helpers.screens import BOT, ONLY_FOR_PICTURES, OTHER_MODES, play_turns, wait_for_review
from helpers.sheets import sheet

pytestmark = ONLY_FOR_PICTURES

READER = {"locale": os.environ.get("SEVENCATS_LOCALE", "de-DE"), "reduced_motion": "reduce"}
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


def look_closely(page: Any) -> None:
    """Have the inspector show a card of the field."""
    page.locator("[data-spot=leader]").focus()
    page.keyboard.press("ArrowLeft")
    page.locator(".lane [data-card]").last.focus()
    page.wait_for_selector("[data-spot=inspector]")


@pytest.mark.parametrize("name", PLAIN)
def test_plain(browser: Any, server: Server, folder: Path, name: str) -> None:
    address, spot = PLAIN[name]
    with person(browser, server, **READER) as page:
        page.goto(f"/#/{address}")
        page.wait_for_selector("main")
        page.wait_for_load_state("networkidle")
        if spot:
            page.locator(spot).first.click()
            page.wait_for_timeout(800)
        sheet(page, folder / f"gwent-sizes-{name}.webp")


def test_a_duel(browser: Any, server: Server, folder: Path) -> None:
    seats = [{"choice": ["northern_realms"]}, {**BOT, "choice": ["skellige"]}]
    with person(browser, server, **READER) as page:
        sit_down(page, seats=seats)
        page.wait_for_selector("[data-spot=redraw]")
        sheet(page, folder / "gwent-sizes-redraw.webp")
        keep_hand(page)
        play_turns(page, 5)
        sheet(page, folder / "gwent-sizes-duel.webp")
        page.mouse.move(5, 5)
        page.keyboard.press("Escape")
        sheet(page, folder / "gwent-sizes-card.webp", lambda: look_closely(page))
        page.keyboard.press("v")
        page.wait_for_selector(".list")
        sheet(page, folder / "gwent-sizes-list.webp")
        page.keyboard.press("v")
        play_turns(page, 40)
        page.wait_for_selector(END)
        wait_for_review(page)
        sheet(page, folder / "gwent-sizes-end.webp")


@OTHER_MODES
def test_other_modes(
    browser: Any, server: Server, folder: Path, mode: str, seats: list[Any]
) -> None:
    with person(browser, server, **READER) as page:
        sit_down(page, mode=mode, seats=seats)
        keep_hand(page)
        play_turns(page, 5)
        sheet(page, folder / f"gwent-sizes-{mode}.webp")


def test_a_lesson(browser: Any, server: Server, folder: Path) -> None:
    with person(browser, server, **READER) as page:
        page.goto("/#/learn")
        play_first_card_of_a_lesson(page)
        sheet(page, folder / "gwent-sizes-lesson.webp")
        page.goto("/#/learn")
        page.click("[data-spot=first-game]")
        keep_hand(page)
        sheet(page, folder / "gwent-sizes-coach.webp")


def test_a_replay(browser: Any, server: Server, folder: Path) -> None:
    with person(browser, server, **READER) as page:
        table = finish(page)
        page.goto(f"/#/replay/{table}?t=12&as=0")
        wait_for_review(page)
        sheet(page, folder / "gwent-sizes-replay.webp")
        page.click("[data-spot=branch]")
        sheet(page, folder / "gwent-sizes-branch.webp")


def test_a_link_to_a_table(browser: Any, server: Server, folder: Path) -> None:
    """While a seat is free, when all are taken, and after the game has begun."""
    with person(browser, server, **READER) as host, person(browser, server, **READER) as page:
        host.request.post("/api/session", data={"name": "Ana"})
        for name, rival in (("free", {}), ("full", BOT), ("begun", BOT)):
            body = {"mode": "duel", "seats": [{"choice": ["monsters"]}, rival]}
            table = host.request.post("/api/tables", data={**body, "start": name == "begun"}).json()
            page.goto(f"/#/join/{table['table']['code']}")
            page.wait_for_selector("[data-spot=watch]")
            sheet(page, folder / f"gwent-sizes-join-{name}.webp")


def test_report_and_operator_pages(browser: Any, server: Server, folder: Path) -> None:
    with person(browser, server, **READER) as ana, person(browser, server, **READER) as bert:
        for page, name in ((ana, "Ana"), (bert, "Bert von der Hohen Aue")):
            page.request.post("/api/session", data={"name": name})
        body = {"mode": "duel", "seats": [{"choice": ["monsters"]}, {}]}
        table = ana.request.post("/api/tables", data=body).json()["table"]["id"]
        bert.request.post(f"/api/tables/{table}/seats", data={})
        ready = {"ready": True, "choice": ["northern_realms"]}
        bert.request.patch(f"/api/tables/{table}/seats/1", data=ready)
        assert ana.request.post(f"/api/tables/{table}/start").ok
        ana.goto(f"/#/table/{table}")
        ana.click("[data-spot=redraw] [data-key=done]")
        ana.wait_for_selector("[data-spot=redraw]", state="detached")
        ana.keyboard.press("m")
        ana.click("[data-spot=menu-report]")
        ana.check("[data-reason=stalling]")
        ana.fill("[data-spot=report-words]", "Seit zwanzig Minuten kein Zug, nur Grüße.")
        sheet(ana, folder / "gwent-sizes-report.webp")
        ana.click("[data-spot=report-send]")
        make_operator(bert, server)
        for section in ("tables", "people", "reports", "health", "acts"):
            bert.goto(f"/#/operator/{section}")
            bert.wait_for_load_state("networkidle")
            if section == "reports":
                sheet(bert, folder / "gwent-sizes-operator-reports.webp")
                bert.locator("[data-spot=close-report]").first.click()
                sheet(bert, folder / "gwent-sizes-operator-close.webp")
                bert.click("[data-spot=act-yes]")
            else:
                sheet(bert, folder / f"gwent-sizes-operator-{section}.webp")
