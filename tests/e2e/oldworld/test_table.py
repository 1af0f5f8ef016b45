"""Old World on the page: the map, a turn by taps, the list view, what a reload brings back."""

from __future__ import annotations

import json
from typing import Any

from helpers.browser import PHONE, Server, answered, axe, person, scrolls
from helpers.oldworld.page import (
    BUTTON,
    CARD,
    LEAVE,
    MINE,
    WAY,
    answer,
    question,
    set_out,
    wait_for_question,
)

#: The pause that the page asks of bots after each part of a turn, and the limits for a turn.
PAUSE_SECONDS, MOST_PARTS, MOST_SECONDS = 1.2, 5, 6


def test_first_choice_takes_three_clicks(browser: Any, server: Server) -> None:
    with person(browser, server) as page:
        page.goto("/")
        page.locator("[data-spot=play-oldworld]").click()
        wait_for_question(page)
        page.wait_for_selector("[data-spot=board]")
        assert not scrolls(page)


def test_a_new_table_leads_to_the_map(browser: Any, server: Server) -> None:
    with person(browser, server) as page:
        page.goto("/#/new")
        page.locator("[data-spot=games] label", has_text="Old World").click()
        page.locator("[data-sitter=hunter]").click()
        seat = page.locator("label", has=page.locator("[data-spot=bot-deck-2]"))
        assert seat.inner_text().lower().startswith("school of the bot")
        page.locator("[data-spot=modes] label", has_text="solo").click()
        assert axe(page) == []
        page.locator("[data-spot=make]").click()
        page.wait_for_selector("[data-spot=board]")
        page.wait_for_selector(MINE)


def look_far(page: Any, place: str) -> str:
    """Tap a place that is not a neighbour: it can be a destination some steps away, or says why
    not."""
    # What stands at a neighbour may lie over its middle.
    page.locator(f"[data-place={place}]").dispatch_event("click")
    kind = "far" if page.locator("[data-spot=far]").count() else "here"
    if page.locator("[data-spot=why-not]").count():
        assert kind == "here"
        kind = "shut"
    assert page.locator("[data-spot=confirm]").is_enabled() == (kind == "far"), place
    return kind


def test_tap_selects_a_place_and_button_travels(browser: Any, server: Server) -> None:
    with person(browser, server) as page:
        set_out(page)
        place = page.locator(WAY).first
        name = place.get_attribute("data-place")
        place.click()
        assert page.locator(f"[data-place={name}].looked").count()
        assert page.locator("[data-spot=phases][data-phase='1']").count()
        others = page.locator("[data-place]:not(.open):not(.looked)")
        names = others.evaluate_all("all => all.map((one) => one.dataset.place)")
        seen = {look_far(page, other) for other in names}
        # Which places can be paid for is a matter of the first hand.
        assert "shut" in seen
        page.locator(f"[data-place={name}]").click()
        before = page.locator("[data-spot=log] li").count()
        page.locator("[data-spot=confirm]").click()
        for _ in range(40):  # the price is asked for where it can be paid in several ways
            page.wait_for_selector(f"{CARD}, {BUTTON}, {LEAVE}")
            answered(page)
            if page.locator("[data-spot=log] li").count() > before:
                break
            answer(page)
        assert page.locator("[data-spot=log] li").count() > before
        asked = question(page)
        page.reload()
        wait_for_question(page)
        assert question(page) == asked


def test_dragging_the_pawn_travels(browser: Any, server: Server) -> None:
    with person(browser, server) as page:
        set_out(page)
        start = page.locator("[data-place][data-drag]").bounding_box()
        goal = page.locator(WAY).first.bounding_box()
        asked = question(page)
        page.mouse.move(start["x"] + 22, start["y"] + 22)
        page.mouse.down()
        page.mouse.move(goal["x"] + 22, goal["y"] + 22, steps=5)
        page.mouse.up()
        page.wait_for_function(
            "asked => document.querySelector('[data-spot=sign] h2').textContent !== asked"
            " || document.querySelector('[data-spot=log]').textContent.includes('You')",
            arg=asked,
        )


def zoom_and_drag_the_map(page: Any) -> None:
    zoom = page.locator("[data-spot=map]")
    assert zoom.get_attribute("data-zoom") == "1.00"
    page.locator("[data-spot=zoom-in]").click()
    assert float(zoom.get_attribute("data-zoom")) > 1.3
    size = page.locator("[data-place=vizima]").bounding_box()
    assert round(size["width"]) == 44
    box = zoom.bounding_box()
    page.mouse.move(box["x"] + 200, box["y"] + 200)
    page.mouse.down()
    page.mouse.move(box["x"] + 260, box["y"] + 240, steps=4)
    page.mouse.up()
    assert page.locator("[data-spot=confirm]").is_disabled()
    page.locator("[data-spot=zoom-reset]").click()
    assert zoom.get_attribute("data-zoom") == "1.00"


def follow_roads_by_keys(page: Any) -> None:
    """The map is one tab stop."""
    stops = page.locator("[data-place][tabindex='0']")
    assert stops.count() == 1
    stops.focus()
    page.keyboard.press("ArrowLeft")
    moved = page.evaluate("document.activeElement.dataset.place")
    assert moved == "hengfors"  # from Kaer Morhen
    page.keyboard.press("Home")
    assert page.evaluate("document.activeElement.dataset.place") == "kaer_morhen"


def test_map_by_pointer_and_keys_then_the_list(browser: Any, server: Server) -> None:
    """Inspecting places chooses nothing; the first question is answered in the list."""
    with person(browser, server) as page:
        set_out(page)
        zoom_and_drag_the_map(page)
        follow_roads_by_keys(page)
        assert axe(page) == []
        page.locator("[data-spot=me]").click()
        page.wait_for_selector("[data-spot=board-dialog]")
        assert axe(page) == []
        page.keyboard.press("Escape")
        page.wait_for_selector("[data-spot=board-dialog]", state="detached")
        page.keyboard.press("v")
        page.wait_for_selector("[data-spot=list]")
        assert page.locator("[data-spot=list-places] li").count() == 19
        page.locator("[data-key=end]").click()
        page.wait_for_selector("[data-key^='explore:']")
        page.keyboard.press("v")
        page.wait_for_selector("[data-spot=board]")


def test_a_round_by_taps_on_a_phone(browser: Any, server: Server) -> None:
    with person(browser, server, viewport=PHONE) as page:
        set_out(page)
        assert not scrolls(page)
        for spot in ("phases", "sign", "me", "hand", "rivals", "map"):
            assert page.locator(f"[data-spot={spot}]").is_visible(), spot
        lines = page.locator("[data-spot=log] li")
        for _ in range(60):
            if any("turn 3" in text.lower() for text in lines.all_text_contents()):
                break
            wait_for_question(page)
            answer(page)
        assert lines.count() > 5


class BotTurns:
    """The parts of each bot's turn that no question interrupted, from the messages to a page. The
    server pauses once for each part."""

    def __init__(self, page: Any) -> None:
        self.turns: list[list[str]] = []
        self._turn: list[str] | None = None
        page.on("websocket", lambda socket: socket.on("framereceived", self._read))

    def _read(self, text: str) -> None:
        message = json.loads(text)
        if message["t"] != "state":
            return
        for step in message["steps"] or ():
            began = [event["seat"] for event in step["events"] if event["kind"] == "turn"]
            if self._turn is not None and step.get("part", "") not in self._turn[-1:]:
                self._turn.append(step.get("part", ""))
            if began:
                self._end()
                self._turn = [] if began[-1] != 0 else None
        if message["questions"]:
            self._turn = None

    def _end(self) -> None:
        if self._turn is not None:
            self.turns.append(self._turn)


def test_bots_turn_has_five_parts(browser: Any, server: Server) -> None:
    """O29, at the usual speed: a turn of five pauses takes at most six seconds."""
    assert MOST_PARTS * PAUSE_SECONDS <= MOST_SECONDS
    with person(browser, server, speed=None) as page:
        seen = BotTurns(page)
        bots = [{"bot": "random"}, {"bot": "random"}]
        set_out(page, seats=[{"choice": ["wolf"]}, *bots], botDelay=0)
        for _ in range(60):
            if len(seen.turns) >= 3:
                break
            wait_for_question(page)
            answer(page)
        assert seen.turns
        assert max(map(len, seen.turns)) <= MOST_PARTS, seen.turns
