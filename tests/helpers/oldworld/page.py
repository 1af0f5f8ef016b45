"""Play Old World on the page: answer a question on the map, fight by taps, do what shines."""

from __future__ import annotations

from typing import Any

from helpers.browser import answered, try_click

CARDS = ("whirl_2", "melt_armor_1", "precise_blow_1")
FIGHT = "[data-spot=answers] [data-key='fight:foglet']"
#: Three cards: swordsmanship may be used. Without it their damage is just enough.
ENOUGH = "[data-spot=answers] [data-key=done]"
SHINING = "() => document.querySelector('style[data-shine]')?.dataset.shine ?? ''"
MINE = "[data-spot=sign].mine"
WAY = "[data-place].open"
#: The elements to tap for an answer: a card, which is then confirmed, or a button.
CARD = "[data-hand].lit, [data-pool].lit, [data-spot=look] [data-key]"
BUTTON = "[data-spot=answers] [data-nav]"
#: Leaves a scene for the map, where the sign asks the same; closes the text of a result.
LEAVE = "[data-spot=show-map], [data-spot=fight-on], [data-spot=story-on]"


def set_out(page: Any, **changes: Any) -> None:
    """Sit down with the Wolf among two bots and wait for the own turn."""
    page.request.post("/api/session", data={"name": "Ana"})
    table = {
        "game": "oldworld",
        "mode": "base",
        "seats": [{"choice": ["wolf"]}, {"bot": "hunter"}],
        "seat": 0,
        "start": True,
        "pace": {"kind": "untimed"},
        "botDelay": 0,
        **changes,
    }
    made = page.request.post("/api/tables", data=table)
    assert made.ok, made.text()
    page.goto(f"/#/table/{made.json()['table']['id']}")
    for _ in range(40):  # who begins is chance, and a rival's fight asks the others
        wait_for_question(page)
        if page.locator(WAY).count():
            return
        answer(page)
    raise AssertionError("the player's own turn never came")


def wait_for_question(page: Any) -> None:
    """Wait for a question on the map, or the end. Fights of rivals may come before."""
    for _ in range(40):
        page.wait_for_selector(f"{MINE}, {LEAVE}, [data-spot=end]")
        if not page.locator(LEAVE).count():
            return
        try_click(page.locator(LEAVE).first)
        answered(page)


def question(page: Any) -> str:
    return str(page.locator("[data-spot=sign] h2").inner_text())


def answer(page: Any) -> None:
    """Answer any question by taps."""
    if page.locator(CARD).count():
        try_click(page.locator(CARD).first)
        try_click(page.locator("[data-spot=confirm]"))
    elif page.locator(BUTTON).count():
        try_click(page.locator(BUTTON).last)
    answered(page)


def by_taps(page: Any) -> None:
    page.tap(FIGHT)
    for card in CARDS:
        page.tap(f"[data-spot=fight-hand] [data-hand={card}]")
        page.wait_for_selector(f"[data-laid={card}]")
    page.tap("[data-spot=confirm]:enabled")
    page.tap(ENOUGH)


def press_what_shines(page: Any) -> None:
    """Click where the cat points: first a confirmation, if it is enabled."""
    ready = page.locator(
        "[data-spot=confirm]:enabled, [data-spot=throw]:enabled, "
        "[data-spot=fight-on], [data-spot=story-on]"
    )
    spot = ready if ready.count() else page.locator(page.evaluate(SHINING))
    spot.first.dispatch_event("click")  # tokens may cover the middle of a place
    answered(page)
