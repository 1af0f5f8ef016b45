"""The documentation under /docs/, in a real browser with the server's content policy."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from helpers.browser import DESKTOP, PHONE, Server, person, sit_down

SITE = Path(__file__).parents[2] / "build" / "docs"
pytestmark = pytest.mark.skipif(
    not (SITE / "index.html").is_file(), reason="not built: python3 make.py docs"
)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_search_leads_to_a_page(browser: Any, server: Server, size: dict[str, int]) -> None:
    complaints: list[str] = []
    hosts: set[str] = set()
    with person(browser, server, viewport=size) as page:
        page.on("console", lambda line: complaints.append(line.text))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("request", lambda request: hosts.add(request.url.split("/")[2]))
        page.goto("/docs")
        page.wait_for_load_state("networkidle")
        if size == PHONE:
            page.click("label.md-header__button[for=__search]")
        page.click("[data-md-component=search-query]")
        page.keyboard.type("quadruple")
        page.click(".md-search-result__item a >> nth=0")
        page.wait_for_url("**/docs/research/arena.html**")
        page.wait_for_selector("h1:text('The arena')")
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert complaints == []
    assert len(hosts) == 1
    assert wide <= 0


def test_table_help_links_to_docs(browser: Any, server: Server) -> None:
    with person(browser, server) as page:
        sit_down(page)
        page.keyboard.press("?")
        with page.context.expect_page() as opened:
            page.click("[data-spot=docs]")
        opened.value.wait_for_selector("h1:text('Seven Cats')")
        assert opened.value.url.endswith("/docs/")
