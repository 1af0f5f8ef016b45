"""After the game: the end screen with its chart, the turning points, the replay they lead to."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from helpers.browser import (
    DESKTOP,
    END,
    FLAT,
    PHONE,
    TABLET,
    Server,
    axe,
    covers,
    person,
    scrolls,
)
from helpers.finished import finish, wait_for_status

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
SEE = "[data-spot=see]"


class Over(NamedTuple):
    """A finished game of Ana's, and her session."""

    table: str
    session: Any
    moves: list[dict[str, Any]]


@pytest.fixture(scope="module")
def over(browser: Any, server: Server) -> Over:
    """A game with a turning point of Ana's own."""
    for _ in range(4):
        with person(browser, server) as page:
            table = finish(page)
            review = wait_for_status(page, f"/api/tables/{table}/review", "done")
            session = page.context.storage_state()
        costly = [m for m in review["moves"] if m["before"] - m["picked"] > 0.03]
        if any(move["seat"] == 0 for move in costly):
            return Over(table, session, review["moves"])
    raise AssertionError("Ana plays without a fault")


@SIZES
def test_end_screen_and_turning_points(
    browser: Any, server: Server, over: Over, size: dict[str, int]
) -> None:
    options = {"viewport": size, "storage_state": over.session, "reduced_motion": "reduce"}
    with person(browser, server, **options) as page:
        page.goto(f"/#/table/{over.table}")
        page.wait_for_selector(f"{END} {SEE}")
        assert page.locator(f"{END} h2").inner_text().lower() in ("victory!", "defeat", "a draw")
        assert page.locator("[data-spot=rounds] tbody tr").count() == 2
        assert page.locator("[data-spot=best-card]").count() >= 1
        assert axe(page) == []
        chart, says = page.locator("[data-spot=chart]"), page.locator("[data-spot=says]")
        chart.focus()
        page.keyboard.press("Home")
        first = says.inner_text()
        assert "%" in first
        assert chart.get_attribute("aria-valuetext") == first
        page.keyboard.press("ArrowRight")
        assert says.inner_text() != first
        page.locator("[data-spot=chance-table] summary").click()
        rows = page.locator("[data-spot=chance-table] tbody tr").count()
        assert rows == sum(move["seat"] == 0 for move in over.moves)
        page.locator(SEE).first.click()
        page.wait_for_selector("[data-spot=board]")
        page.wait_for_selector(SEE)
        step = int(page.url.partition("?t=")[2].partition("&")[0])
        assert step in [move["step"] for move in over.moves]
        assert page.locator("[data-spot=at]").inner_text().startswith(f"{step} /")


@SIZES
def test_replay_timeline_is_the_chart(
    browser: Any, server: Server, over: Over, size: dict[str, int]
) -> None:
    options = {"viewport": size, "storage_state": over.session, "reduced_motion": "reduce"}
    with person(browser, server, **options) as page:
        page.goto(f"/#/replay/{over.table}?t=4&as=0")
        page.wait_for_selector(SEE)
        at = page.locator("[data-spot=at]")
        assert at.inner_text().startswith("4 /")
        assert not scrolls(page)
        assert axe(page) == []
        for other in (TABLET, FLAT):
            page.set_viewport_size(other)
            for spot in (".field", ".hand", ".side.mine"):
                assert not covers(page, "[data-spot=turning-points]", spot), (other, spot)
        page.set_viewport_size(size)
        for _ in range(3):
            page.keyboard.press("ArrowRight")
            assert "thinking" not in page.locator("[data-spot=turn]").inner_text()
        assert at.inner_text().startswith("7 /")
        assert "t=7&" in page.url
        page.keyboard.press("t")
        page.wait_for_selector(".jump.now")
        box = page.locator("[data-spot=chart]").bounding_box()
        page.mouse.click(box["x"] + box["width"] - 12, box["y"] + box["height"] / 2)
        shown, total = at.inner_text().split(" / ")
        assert shown == total
        page.locator("[data-spot=chart]").focus()
        page.keyboard.press("Home")
        assert at.inner_text().startswith("1 /")
        page.click("[data-spot=eyes] label:last-child")
        page.wait_for_function("() => document.querySelectorAll('[data-spot=chance]').length === 2")


def test_try_again_from_a_turning_point(browser: Any, server: Server, over: Over) -> None:
    with person(browser, server, storage_state=over.session) as page:
        page.goto(f"/#/table/{over.table}")
        page.locator("[data-spot=try-again]").first.click()
        page.wait_for_function(f"() => !location.hash.includes('{over.table}')")
        page.wait_for_selector("[data-spot=board]")
        assert not page.locator(END).count()


def test_end_screen_shows_progress_of_review(browser: Any, server: Server) -> None:
    seats = [{"choice": ["skellige"]}, *({"bot": "recruit"} for _ in range(3))]
    with person(browser, server) as page:
        table = finish(page, mode="ffa", seats=seats)
        page.goto(f"/#/table/{table}")
        page.wait_for_selector(f"{END} [data-spot=review-progress] progress")
        assert page.locator(f"{END} h2").is_visible()
        # The progress grows, or is gone because the review is done.
        page.wait_for_function(
            "() => (document.querySelector('progress') ?? { value: 1 }).value > 0"
        )
        assert page.locator("[data-spot=rounds] tbody tr").count() == 4
