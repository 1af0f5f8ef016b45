"""The built site: complete, with every name of the interface, and nothing from another host."""

from __future__ import annotations

import importlib.util
import json
import re
from pathlib import Path
from types import ModuleType

import pytest
from helpers.pages import DOCS

import sevencats
from sevencats import author

ROOT = DOCS.parent
#: Where each module's names are documented.
INTERFACE = {"research/api": sevencats, "write/games": author}


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("sevencats_docs", ROOT / "tools" / "docs.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def site() -> Path:
    docs = tool()
    if not docs.up_to_date():
        pytest.skip("the documentation is not built: python3 make.py docs")
    folder = docs.SITE
    assert isinstance(folder, Path)
    return folder


@pytest.mark.parametrize("page", INTERFACE)
def test_every_public_name_is_asked_for_once(page: str) -> None:
    text = (DOCS / f"{page}.md").read_text(encoding="utf-8")
    module = INTERFACE[page]
    named = re.findall(rf"^::: {module.__name__}\.(\w+)$", text, re.MULTILINE)
    assert sorted(named) == sorted(module.__all__)


@pytest.mark.parametrize("page", INTERFACE)
def test_every_public_name_is_on_its_page(site: Path, page: str) -> None:
    text = (site / f"{page}.html").read_text(encoding="utf-8")
    module = INTERFACE[page]
    missing = [n for n in module.__all__ if f'id="{module.__name__}.{n}"' not in text]
    assert missing == []
    assert "&gt;&gt;&gt; " in text or module is author  # examples are code


def test_every_page_is_in_the_site_and_in_its_search(site: Path) -> None:
    pages = {
        path.relative_to(DOCS).with_suffix(".html").as_posix()
        for path in DOCS.rglob("*.md")
        if path.parent.parent.name != "rules"
    }
    assert pages == {path.relative_to(site).as_posix() for path in site.rglob("*.html")}
    index = json.loads((site / "search" / "search_index.json").read_text(encoding="utf-8"))
    assert {entry["location"].partition("#")[0] for entry in index["docs"]} == pages


def test_nothing_comes_from_another_host_or_from_within_a_page(site: Path) -> None:
    for page in site.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        for tag in re.findall(r"<(?:script|link|img|iframe)\b[^>]*>", text):
            assert "//" not in tag, f"{page.name}: {tag}"
            assert "<script" not in tag or "src=" in tag or "application/json" in tag, page.name
        assert not re.search(r"<\w[^>]* on\w+=", text), page.name


def test_files_and_commands_are_titles_of_their_blocks(site: Path) -> None:
    cards = (site / "write" / "cards.html").read_text(encoding="utf-8")
    titles = re.findall(r'<span class="filename">(.*?)</span>', cards)
    assert "tests/games/gwent/abilities/test_ferry.py" in titles
    assert "append to web/art/looks/fr.ftl" in titles
    decks = (site / "play" / "decks.html").read_text(encoding="utf-8")
    assert '<span class="filename">sevencats gwent deck code monsters</span>' in decks
