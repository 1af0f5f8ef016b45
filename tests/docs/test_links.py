"""Links and paths in Markdown lead somewhere, and so do the paths of pages that sources name."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

from helpers.pages import DOCS

ROOT = DOCS.parent
_FENCE = re.compile(r"^( *)(```+).*?^\1\2 *$", re.DOTALL | re.MULTILINE)
_LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)|\b(?:href|src)=\"([^\"]+)\"")
_HEADING = re.compile(r"^#{1,6} +(.+?) *#*$", re.MULTILINE)
_PAGE_PATH = re.compile(r"\bdocs/[\w/]+\.md\b")
#: Sources that may name a page.
_KINDS = {".py", ".md", ".toml", ".ts", ".mjs", ".svelte", ".yaml", ".yml", ".env", ".service"}


def markdown_files() -> list[Path]:
    """The pages of docs, and the READMEs and the like beside the sources."""
    beside = [ROOT / name for name in ("web/README.md", "bench/README.md")]
    weights = (ROOT / "src").rglob("README.md")
    return sorted([*ROOT.glob("*.md"), *beside, *weights, *DOCS.rglob("*.md")])


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def slug(heading: str) -> str:
    """The anchor of a heading, as code hosts and our site make it."""
    words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).replace("`", "")
    return re.sub(r"[^\w\- ]", "", words.lower()).replace(" ", "-")


@cache
def anchors(path: Path) -> frozenset[str]:
    seen: Counter[str] = Counter()
    found = set()
    for heading in _HEADING.findall(_FENCE.sub("", text_of(path))):
        name = slug(heading)
        found.add(f"{name}-{seen[name]}" if seen[name] else name)
        seen[name] += 1
    return frozenset(found)


def links(path: Path) -> list[str]:
    """The local targets of a page's links, without addresses."""
    found = [a or b for a, b in _LINK.findall(_FENCE.sub("", text_of(path)))]
    return [link for link in found if "://" not in link and not link.startswith("mailto:")]


def broken(path: Path, link: str) -> bool:
    name, _, anchor = link.partition("#")
    target = (path.parent / name).resolve() if name else path
    if not target.exists():
        return True
    return bool(anchor) and (target.suffix != ".md" or anchor not in anchors(target))


def test_every_link_leads_somewhere() -> None:
    wrong = [
        f"{path.relative_to(ROOT)}: {link}"
        for path in markdown_files()
        for link in links(path)
        if broken(path, link)
    ]
    assert wrong == []


def test_pages_link_to_pages_of_the_site_only() -> None:
    """The site has no other files of the repository."""
    wrong = [
        f"{path.relative_to(ROOT)}: {link}"
        for path in DOCS.rglob("*.md")
        for link in links(path)
        if not (path.parent / link.partition("#")[0]).resolve().is_relative_to(DOCS)
    ]
    assert wrong == []


def test_every_page_is_in_the_index() -> None:
    named = {(DOCS / link.partition("#")[0]).resolve() for link in links(DOCS / "index.md")}
    pages = {path for path in DOCS.rglob("*.md") if path.parent.parent.name != "rules"}
    assert pages - named == {DOCS / "index.md"}


def test_every_picture_is_shown() -> None:
    pictures = {path for kind in ("svg", "webp") for path in DOCS.rglob(f"*.{kind}")}
    shown = {
        (path.parent / link).resolve()
        for path in markdown_files()
        for link in links(path)
        if "#" not in link
    }
    assert sorted(path.name for path in pictures - shown) == []


def test_sources_name_pages_that_exist() -> None:
    folders = ("src", "tests", "tools", "deploy", "web/src", "web/art", "web/scripts")
    files = [path for folder in folders for path in (ROOT / folder).rglob("*")]
    files += [path for path in (*ROOT.iterdir(), *DOCS.rglob("*.md")) if path.is_file()]
    wrong = []
    read = 0
    for path in files:
        if path.suffix not in _KINDS or {"__pycache__", "static"} & set(path.parts):
            continue
        read += 1
        for name in _PAGE_PATH.findall(text_of(path)):
            if not (ROOT / name).exists():
                wrong.append(f"{path.relative_to(ROOT)}: {name}")
    assert read > 1000
    assert wrong == []


def test_the_first_screen_of_the_readme() -> None:
    """Both games, the two commands and a picture of each game, before any other heading."""
    first = text_of(ROOT / "README.md").partition("\n## ")[0]
    for needed in (
        "**Gwent**",
        "**The Witcher: Old World**",
        "python3 make.py play",
        "python3 make.py test",
        "docs/screens/duel-desktop.webp",
        "docs/screens/oldworld-desktop.webp",
    ):
        assert needed in first
    readers = re.findall(r"^\| \*\*.*?\]\((\S+?)\)", first, re.MULTILINE)
    assert readers == [
        "docs/play/first_game.md",
        "docs/research/library.md",
        "docs/write/cards.md",
        "docs/operate/running.md",
        "CONTRIBUTING.md",
    ]
