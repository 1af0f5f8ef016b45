"""Scenes of Old World on every screen: dialogs, sizes, thumbs, motion, rulings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from helpers.browser import (
    DESKTOP,
    FLAT,
    PHONE,
    Server,
    at_scene,
    axe,
    covers,
    enter_scene,
    person,
    scrolls,
    settled,
)
from helpers.processor import SMOOTH, processor_times
from playwright.sync_api import expect

#: Elements that are cut off: buttons beyond the edge of the window, or with too long a text.
CUT_OFF = """() => [...document.querySelectorAll('main button')].flatMap(one => {
  const { left, right, width, height } = one.getBoundingClientRect();
  const shown = width && height && getComputedStyle(one).visibility !== 'hidden';
  const wide = one.matches('.button') && one.scrollWidth > one.clientWidth + 1;
  const aside = !one.matches('[data-place]') && (left < -1 || right > innerWidth + 1);
  return shown && (wide || aside) ? [one.dataset.spot ?? one.textContent] : [];
})"""
#: A tablet upright, a large screen, and a desktop with everything twice as large.
OTHER_SIZES = ((768, 1024), (1920, 1080), (640, 360))


#: Scenes, what each opens with, and whether it is looked at on those screens too.
SCENES = {
    **{"turn": ("board", True), "harbour": ("board", False), "island": ("board", False)},
    **{"hunt": ("board", False), "combo": ("fight", True), "damage": ("fight", False)},
    **{"legend": ("fight", False), "last": ("fight", False), "mage": ("fight", False)},
    **{"dagon": ("fight", False), "dice": ("dice", True), "story": ("story", True)},
}
MOVING = """() => document.getAnimations().filter(one => one.playState === 'running')
  .map(one => one.animationName)"""
SPOTS = """() => [...new Set([...document.querySelectorAll('[data-spot]')]
  .map(one => one.dataset.spot))].sort().join(' ')"""


@pytest.fixture(scope="module")
def visitor(browser: Any, scenes: Server) -> Iterator[Any]:
    """A German page that visits one scene after the other, so that it is loaded only once."""
    with person(browser, scenes, locale="de-DE") as page:
        page.request.post("/api/session", data={"name": "Ana"})
        yield page


@pytest.mark.parametrize("scene", SCENES)
def test_scene_fits_every_screen(visitor: Any, scene: str) -> None:
    """In German and with less motion: nothing scrolls, nothing moves, all can read it (O37), and
    with motion there is nothing else to be seen (O38)."""
    page, (spot, everywhere) = visitor, SCENES[scene]
    page.emulate_media(reduced_motion="reduce")
    page.goto("about:blank")
    enter_scene(page, scene, spot)
    for size in (FLAT, PHONE, DESKTOP):
        page.set_viewport_size(size)
        settled(page)
        assert not scrolls(page), size
        assert page.evaluate(MOVING) == [], size
    assert axe(page) == []
    if everywhere:
        fits_other_screens(page)
        page.set_viewport_size(DESKTOP)
    if spot == "board":  # what a small screen leaves out is loaded when there is room
        page.wait_for_selector("[data-spot=look]")
        page.wait_for_selector("[data-spot=pool]")
    still = page.evaluate(SPOTS)
    page.emulate_media(reduced_motion="no-preference")
    page.reload()
    # Let transient messages disappear first.
    page.wait_for_function(f"still => ({SPOTS})() === still", arg=still)


def fits_other_screens(page: Any) -> None:
    """O1, O37: also with text of 200 %, in German; on a narrow phone the page may scroll down."""
    for width, height in OTHER_SIZES:
        page.set_viewport_size({"width": width, "height": height})
        settled(page)
        assert not scrolls(page), (width, height)
        assert page.evaluate(CUT_OFF) == [], (width, height)
    page.set_viewport_size({"width": 195, "height": 422})
    settled(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 195


def test_a_quest_of_the_hunt_is_read_as_a_story(browser: Any, scenes: Server) -> None:
    """When all act at once, each player reads the own card like any other."""
    with at_scene(browser, scenes, "quest", "board") as page:
        page.click("[data-key='quest:hunt_1_hens']")
        page.wait_for_selector("[data-spot=story-text]")
        assert axe(page) == []
        page.click("[data-key='option:b']")
        page.click("[data-spot=confirm]:enabled")
        page.wait_for_selector("[data-spot=story-result]")


#: Drag the map with sixty tokens back and forth; returns the frames and their time.
PAN = """async ([ms, tokens]) => {
  const map = document.querySelector('[data-spot=map]');
  const places = [...map.querySelectorAll('[data-place]')];
  const mark = map.querySelector('.at');
  for (let n = map.querySelectorAll('.at').length; n < tokens; n++)
    places[n % places.length].append(mark.cloneNode(true));
  const at = (type, x) => map.dispatchEvent(new PointerEvent(type, {
    pointerId: 1, clientX: x, clientY: 300, bubbles: true, button: 0 }));
  map.setPointerCapture = () => {};
  at('pointerdown', 500);
  let frames = 0;
  const start = performance.now();
  while (performance.now() - start < ms) {
    at('pointermove', 500 + 90 * Math.sin(frames / 9));
    await new Promise(requestAnimationFrame);
    frames++;
  }
  at('pointerup', 500);
  return [frames, performance.now() - start];
}"""


def test_the_map_with_sixty_tokens_moves_smoothly(browser: Any, scenes: Server) -> None:
    """O40, by Gwent's measure: 55 frames in a second, or none that costs more than a 55th."""
    with at_scene(browser, scenes, "turn", "map") as page:
        page.click("[data-spot=zoom-in]")
        measured = []
        for _ in range(4):
            before = processor_times()
            frames, long = page.evaluate(PAN, [1200, 60])
            after = processor_times()
            cost = max(after[pid] - before.get(pid, 0) for pid in after) / frames
            measured.append((round(frames * 1000 / long), round(cost, 1)))
            if frames * 1000 / long >= SMOOTH or cost <= 1000 / SMOOTH:
                break
        else:
            pytest.fail(f"frames in a second, and milliseconds for each: {measured}")
        print("frames in a second, and milliseconds for each:", measured)


def test_one_tap_opens_board_without_motion_if_reduced(browser: Any, scenes: Server) -> None:
    """O11, O38."""
    with at_scene(browser, scenes, "turn", "board", reduced_motion="reduce") as page:
        assert page.evaluate("document.getAnimations().length") == 0
        page.click("[data-place=hengfors]")
        assert page.locator("[data-spot=pays]").count() == 1, "the card that would pay rises"
        for opener in ("[data-spot=rivals] [data-seat='2']", "[data-spot=piles]"):
            page.click(opener)
            page.wait_for_selector("[data-spot=board-dialog]")
            assert page.evaluate("document.getAnimations().length") == 0
            page.keyboard.press("Escape")
            page.wait_for_selector("[data-spot=board-dialog]", state="detached")


#: Controls too small for a finger, and those that are partly outside of the viewport.
OUT_OF_REACH = """least => [...document.querySelectorAll(
  'main button:not([data-place])')].flatMap(one => {
  const box = one.getBoundingClientRect();
  if (!box.width || getComputedStyle(one).visibility === 'hidden') return [];
  const name = one.dataset.spot ?? one.dataset.key ?? one.title ?? one.textContent;
  const small = Math.min(box.width, box.height) < least;
  let shown = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const row = one.closest('ul');
  if (row && getComputedStyle(row).overflowX !== 'visible') shown = row.getBoundingClientRect();
  const cut = box.left < shown.left - 1 || box.right > shown.right + 1
    || box.top < shown.top - 1 || box.bottom > shown.bottom + 1;
  return small || cut ? [`${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`] : [];
})"""
FINGER = 40


def test_a_fight_can_be_fought_with_a_thumb(browser: Any, scenes: Server) -> None:
    """German on a phone: the specialty and every potion are seen whole, also beside the odds."""
    options = {"viewport": PHONE, "locale": "de-DE", "has_touch": True}
    with at_scene(browser, scenes, "combo", "fight", **options) as page:
        for step in ("asked", "answered"):
            for size in (PHONE, FLAT):
                page.set_viewport_size(size)
                settled(page)
                assert page.locator("[data-spot=remedies] li").count() == 4
                assert page.evaluate(OUT_OF_REACH, FINGER) == [], (step, size)
            if step == "asked":
                button = page.get_by_role("button", name="Wie geht das aus?")
                assert button.inner_text().lower().startswith("chancen?")
                button.tap()
                page.wait_for_selector("[data-spot=odds] >> text=%")


#: Places that the switch between continent and islands, or the zoom, lies over.
UNDER_BUTTONS = """() => [...document.querySelectorAll('[data-place]')].flatMap(one => {
  const { left, top, width, height } = one.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  const hit = over?.closest('[data-spot^=zoom], [data-spot=continent], [data-spot=islands]');
  return hit ? [one.dataset.place] : [];
})"""


@pytest.mark.parametrize("scene", ["turn", "hunt", "harbour"])
def test_a_turn_can_be_played_with_a_thumb(browser: Any, scenes: Server, scene: str) -> None:
    """German on a phone: what is asked, how to answer it, and every control within reach."""
    options = {"viewport": PHONE, "locale": "de-DE", "has_touch": True}
    with at_scene(browser, scenes, scene, "board", **options) as page:
        for size in (PHONE, FLAT):
            page.set_viewport_size(size)
            settled(page)
            assert page.evaluate(OUT_OF_REACH, FINGER) == [], size
            assert page.evaluate(UNDER_BUTTONS) == [], size
            assert "leuchtenden Ort" in page.inner_text("[data-spot=how]")
            if size == FLAT:
                page.locator("[data-place].open").first.dispatch_event("click")
                page.wait_for_selector("[data-spot=price]")
                # Details have a separate panel: the whole map stays visible.
                page.wait_for_selector("[data-spot=look]")
                assert not covers(page, "[data-spot=look]", "[data-spot=map]")
        assert page.inner_text("[data-spot=phases] .on").strip() != ""


def test_pool_card_is_chosen_with_nothing_over_it(browser: Any, scenes: Server) -> None:
    """Phase III: the pool has a place of its own, beside the text or in its place."""
    with at_scene(browser, scenes, "draw", "board", locale="de-DE") as page:
        hand = page.locator("[data-spot=hand] [data-hand]")
        hand.first.wait_for()
        for left in (hand.count() - 1, hand.count() - 2):  # at most three cards stay
            page.locator("[data-spot=hand] [data-hand].lit").first.click()
            page.click("[data-spot=confirm]:enabled")
            expect(hand).to_have_count(left)
        page.click("[data-spot=answers] [data-key=done]")
        page.wait_for_selector(".ow-pool.asked")
        for size in (DESKTOP, PHONE, FLAT):
            page.set_viewport_size(size)
            settled(page)
            cards = page.locator(".asked [data-pool]")
            cards.last.scroll_into_view_if_needed()
            cards.last.click(trial=True)
            assert not covers(page, ".ow-pool.asked", ".ow-hand"), size
            if page.locator("[data-spot=look]").is_visible():
                assert not covers(page, ".ow-pool.asked", "[data-spot=look]"), size


def test_a_ruling_opens_where_it_applies(browser: Any, scenes: Server) -> None:
    """By keys and by touch, over the scene; the question stays as it was."""
    phone = {"viewport": PHONE, "has_touch": True, "locale": "de-DE"}
    with at_scene(browser, scenes, "story", "story", **phone) as page:
        mark = page.locator("[data-spot=story] [data-spot=ruling]")
        clause = page.locator("[data-spot=ruling-dialog] [data-clause='W4.4']")
        for opens in (lambda: mark.press("Enter"), mark.tap):
            opens()
            expect(clause).to_contain_text("Erkunden")
            assert axe(page) == []
            page.keyboard.press("Escape")
            expect(clause).to_have_count(0)
            expect(mark).to_be_focused()
        assert page.sent() == []
        assert not scrolls(page)
