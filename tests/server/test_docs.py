"""The documentation under /docs/: the built site, or one page that says how to build it."""

from __future__ import annotations

from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from sevencats.server import compiled
from sevencats.server.web.docs import docs_routes
from sevencats.text import LANGUAGES, Texts


@pytest.fixture
def site(tmp_path: Path) -> Path:
    (tmp_path / "play").mkdir()
    (tmp_path / "index.html").write_text("<a href=play/first_game.html>", encoding="utf-8")
    (tmp_path / "play" / "first_game.html").write_text("A first game", encoding="utf-8")
    return tmp_path


def test_a_built_site_is_served(site: Path) -> None:
    with TestClient(Litestar(docs_routes(site))) as client:
        start = client.get("/docs/")
        assert (start.status_code, start.text) == (200, "<a href=play/first_game.html>")
        assert start.headers["content-type"].startswith("text/html")
        assert client.get("/docs/play/first_game.html").text == "A first game"
        assert client.get("/docs/play/nothing.html").status_code == 404
        assert client.get("/docs/../compiled.py").status_code == 404


def test_links_of_the_first_page_are_relative_to_its_folder(site: Path) -> None:
    with TestClient(Litestar(docs_routes(site)), raise_server_exceptions=True) as client:
        answer = client.get("/docs", follow_redirects=False)
        assert answer.status_code in (301, 302, 307, 308)
        assert answer.headers["location"] == "/docs/"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_a_site_one_page_says_how_to_build_it(tmp_path: Path, lang: str) -> None:
    with TestClient(Litestar(docs_routes(tmp_path))) as client:
        answer = client.get("/docs/", headers={"accept-language": lang})
    assert answer.headers["content-type"].startswith("text/html")
    assert "python3 make.py docs" in answer.text
    assert f'lang="{lang}"' in answer.text
    assert Texts.load(lang)("server-docs-missing") in answer.text
    assert answer.headers["cache-control"] == "no-store"


def test_a_site_that_is_built_meanwhile_is_shown(site: Path) -> None:
    later = site / "later"
    with TestClient(Litestar(docs_routes(later))) as client:
        assert "python3 make.py docs" in client.get("/docs/play/first_game.html").text
        (site / "play").rename(later)
        (site / "index.html").rename(later / "index.html")
        assert client.get("/docs/").text == "<a href=play/first_game.html>"


def test_the_site_is_in_the_checkout_or_in_the_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled, "checkout", lambda: tmp_path)
    monkeypatch.setattr(compiled, "_HERE", tmp_path / "package" / "compiled.py")
    assert compiled.docs_folder() == tmp_path / "build" / "docs"
    packed = tmp_path / "package" / "web" / "docs"
    packed.mkdir(parents=True)
    assert compiled.docs_folder() == packed
