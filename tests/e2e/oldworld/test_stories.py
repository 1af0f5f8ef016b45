"""The reader's page of stories in a browser: a file alone, without a server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from sevencats.games.oldworld.packs.load import base
from sevencats.games.oldworld.stories.page import page as stories_page
from sevencats.text import LANGUAGES, Texts


@pytest.fixture(scope="module")
def page(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    file = tmp_path_factory.mktemp("stories") / "stories.html"
    html = stories_page(base(), {lang: Texts.load(lang) for lang in LANGUAGES}, "en")
    file.write_text(html, encoding="utf-8")
    opened = browser.new_page()
    faults: list[str] = []
    opened.on("pageerror", lambda error: faults.append(str(error)))
    opened.on("requestfailed", lambda request: faults.append(request.url))
    opened.goto(Path(file).as_uri())
    yield opened
    opened.close()
    assert faults == []


def visible(page: Page) -> list[str]:
    """The ids of the cards that are shown."""
    found = page.locator("article:not([hidden])").all()
    return [(one.get_attribute("id") or "").removeprefix("card-") for one in found]


def test_a_search_shows_the_cards_that_say_so(page: Page) -> None:
    page.fill("#search", "Radek")
    assert visible(page) == ["city_wake", "city_deadhouse", "2", "28"]
    page.select_option("#deck", "events")
    assert visible(page) == ["2", "28"]
    assert page.inner_text("#shown") == "2 / 128 cards shown"
    page.fill("#search", "")
    page.select_option("#deck", "")
    assert len(visible(page)) == 128


def test_a_language_is_hidden_and_shown(page: Page) -> None:
    german = page.locator("#card-city_bill [data-lang=de]").first
    assert german.is_visible()
    page.uncheck("#languages input[value=de]")
    assert not german.is_visible()
    page.check("#languages input[value=de]")
    assert german.is_visible()


def test_a_chain_is_a_picture_that_leads_to_its_cards(page: Page) -> None:
    page.click("#chains summary")
    page.locator("#chains .node", has_text="Nine Questions").click()
    assert page.url.endswith("#card-city_mila")
    page.locator("#card-city_mila").get_by_role("link", name="29 · The Lime Kilns").click()
    assert page.url.endswith("#card-29")
