"""Old World from the first lesson to the end screen: a last turn by taps, by keys and in the list
view, what the end tells, the replay by turn; and the same with less motion."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest
from helpers.browser import END, PHONE, Server, answered, at_scene, axe, person, scrolls
from helpers.oldworld.page import CARDS, ENOUGH, FIGHT, SHINING, by_taps, press_what_shines

#: A question in the list view that can be answered.
OPEN = "[data-spot=list] [data-key]:enabled"
WON = "[data-spot=coach][data-step=won]"


def by_keys(page: Any) -> None:
    page.focus(FIGHT)
    page.keyboard.press("Enter")
    hand = page.locator("[data-spot=fight-hand] [data-hand]")
    hand.first.wait_for()
    order = hand.evaluate_all("all => all.map((one) => one.dataset.hand)")
    for card in CARDS:  # which cards may follow, the server says
        page.wait_for_selector(
            f"[data-spot=fight-hand] [data-hand={card}]:not([aria-disabled=true])"
        )
        page.keyboard.press(str(order.index(card) + 1))
        page.wait_for_selector(f"[data-laid={card}]")
    page.wait_for_selector("[data-spot=confirm]:enabled")
    page.keyboard.press(" ")
    page.focus(ENOUGH)
    page.keyboard.press("Enter")


def in_the_list(page: Any) -> None:
    page.keyboard.press("v")
    page.wait_for_selector("[data-spot=list]")
    assert axe(page) == []
    for key in ("fight:foglet", *(f"play:{card}" for card in CARDS), "done", "done"):
        option = f"[data-spot=list] [data-key='{key}']:enabled"
        page.wait_for_selector(f"{option}, {END}")
        if page.locator(END).count():
            return
        page.click(option)
        answered(page)


WAYS = [
    pytest.param(by_taps, {"viewport": PHONE, "has_touch": True}, id="taps"),
    pytest.param(by_keys, {}, id="keys"),
    pytest.param(in_the_list, {"viewport": PHONE}, id="list"),
]


@pytest.mark.parametrize(("play", "options"), WAYS)
def test_a_game_to_its_end(
    browser: Any, scenes: Server, play: Callable[[Any], None], options: dict[str, Any]
) -> None:
    """The last turn of a game, won (O9), and its end screen (O36)."""
    with at_scene(browser, scenes, "final", "board", **options) as page:
        play(page)
        page.wait_for_selector(f"{END} [data-spot=chart]")
        assert page.locator(f"{END} h2").inner_text().lower() == "victory!"
        assert page.locator("[data-spot=rematch]").is_visible()
        if play is by_keys:
            ends_in_the_replay(page)


def play_in_the_list(page: Any, most: int) -> int:
    """From the first question of a game for one to its end, in the list view and by taps alone:
    each time a hint is asked for, and what it says is tapped. Gives the number of answers."""
    page.request.post("/api/session", data={"name": "Ana"})
    table = {"game": "oldworld", "mode": "solo", "seats": [{}], "seat": 0, "start": True}
    made = page.request.post("/api/tables", data={**table, "pace": {"kind": "untimed"}})
    assert made.ok, made.text()
    page.goto(f"/#/table/{made.json()['table']['id']}")
    for taps in range(most):
        page.wait_for_selector(f"{OPEN}, {END}")
        if page.locator(END).count():
            return taps
        asked = page.get_attribute("[data-spot=list] [data-question]", "data-question")
        page.tap("[data-spot=ask-hint]")
        page.wait_for_selector(f"[data-question='{asked}'] [data-hint]:not([data-hint=''])")
        key = page.get_attribute("[data-hint]", "data-hint")
        page.tap(f"[data-spot=list] [data-key='{key}']:enabled")
        page.wait_for_selector(f"{END}, [data-spot=list]:not(:has([data-question='{asked}']))")
    raise AssertionError("it never ended")


#: The settings of a player who plays in lists.
LISTED = "localStorage.setItem('sevencats.settings', JSON.stringify({speed: 'fast', list: true}))"


def test_a_game_in_the_list_from_its_first_question_to_its_end(
    browser: Any, scenes: Server
) -> None:
    """O9: set-up, two whole turns and the end (a solo game is over then on this server)."""
    with person(browser, scenes, viewport=PHONE, has_touch=True) as page:
        page.context.add_init_script(f"try {{ {LISTED} }} catch {{}}")
        taps = play_in_the_list(page, 200)
        print(f"{taps} answers")
        assert taps > 20
        page.wait_for_selector(f"{END} h2")


@pytest.mark.skipif(
    not os.environ.get("SEVENCATS_LONG_GAME"), reason="a game of some hundred answers"
)
def test_a_whole_game_in_the_list(browser: Any, server: Server) -> None:
    """O9, with SEVENCATS_LONG_GAME=1: a game for one as everybody has it, until it is won."""
    with person(browser, server, viewport=PHONE, has_touch=True) as page:
        page.context.add_init_script(f"try {{ {LISTED} }} catch {{}}")
        print(f"{play_in_the_list(page, 2000)} answers")
        assert page.locator(f"{END} h2").inner_text().lower() == "victory!"


def ends_in_the_replay(page: Any) -> None:
    """The end can be read by all, and leads into the replay, which goes by turn."""
    assert axe(page) == []
    page.click("[data-spot=moments] a >> nth=0")
    page.wait_for_selector("[data-spot=turns] [data-turn]")
    step = int(page.url.partition("?t=")[2].partition("&")[0])
    assert step > 1
    assert page.locator("[data-turn][aria-current=true]").count() == 1
    page.wait_for_selector("[data-spot=turns] [aria-current=step]")
    page.keyboard.press("Home")
    page.keyboard.press("PageDown")
    page.keyboard.press("ArrowRight")
    assert "t=1&" not in page.url
    assert not scrolls(page)
    assert axe(page) == []
    page.set_viewport_size(PHONE)
    page.click("[data-spot=open-turns]")
    page.click("[data-spot=turns-dialog] [data-turn='1']")
    page.wait_for_selector("[data-spot=turns-dialog]", state="detached")


def test_the_first_lesson_is_won_by_doing_what_shines(browser: Any, server: Server) -> None:
    """O35: a person who never saw the game presses what shines, and nothing else."""
    with person(browser, server, viewport=PHONE) as page:
        page.goto("/#/train")
        page.wait_for_selector("[data-lesson=oldworld-turn]")
        page.click("[data-lesson] >> nth=0")
        page.wait_for_selector("[data-spot=coach]")
        for _ in range(20):
            page.wait_for_function(f"() => document.querySelector('{WON}') || ({SHINING})()")
            if page.locator(WON).count():
                break
            press_what_shines(page)
        assert page.locator(WON).count() == 1
        assert axe(page) == []
