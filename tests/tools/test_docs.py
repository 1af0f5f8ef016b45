"""``tools/docs.py``: what it makes of mkdocs' site, and when it builds again."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

TOOL = Path(__file__).resolve().parents[2] / "tools" / "docs.py"
PAGE = """<html><script>var one=1</script><body>
<script id="__config" type="application/json">{{"base": "{base}"}}</script>
<script src="bundle.js"></script><script>var two=2</script></body></html>"""


@pytest.fixture
def docs() -> ModuleType:
    spec = importlib.util.spec_from_file_location("sevencats_docs", TOOL)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A folder as mkdocs writes it."""
    for name in ("assets/images", "assets/javascripts/lunr", "play"):
        (tmp_path / name).mkdir(parents=True)
    for name in ("assets/images/favicon.png", "assets/javascripts/lunr/de.js", "a.js.map"):
        (tmp_path / name).touch()
    for name, base in (("index.html", "."), ("play/game.html", ".."), ("404.html", "/")):
        (tmp_path / name).write_text(PAGE.format(base=base), encoding="utf-8")
    return tmp_path


def test_scripts_move_into_files(docs: ModuleType, site: Path) -> None:
    docs.finish(site)
    for page, base in (("index.html", "."), ("play/game.html", "..")):
        text = (site / page).read_text(encoding="utf-8")
        assert "<script>" not in text
        first, _, two = text.split("<script src=")[1:]
        for part, code in ((first, "var one=1"), (two, "var two=2")):
            assert part.startswith(f'"{base}/assets/javascripts/')
            script = (site / page).parent / part.split('"')[1]
            assert script.read_text(encoding="utf-8") == code
        assert f'{{"base": "{base}"}}' in text


def test_unused_site_files_are_removed(docs: ModuleType, site: Path) -> None:
    docs.finish(site)
    names = {path.name for path in site.rglob("*")}
    assert names & {"404.html", "a.js.map", "lunr", "favicon.png"} == set()
    assert "favicon.svg" in names


def test_a_site_is_built_again_when_a_page_changes(
    docs: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "page.md"
    built: list[str] = []

    def run(command: list[str], **_: object) -> None:
        folder = Path(command[-1])
        folder.mkdir(parents=True)
        built.append(page.read_text(encoding="utf-8"))
        (folder / "index.html").write_text(built[-1], encoding="utf-8")

    monkeypatch.setattr(docs, "ROOT", tmp_path)
    monkeypatch.setattr(docs, "sources", lambda: iter([page]))
    monkeypatch.setattr(docs, "finish", lambda site: None)
    monkeypatch.setattr(docs.subprocess, "run", run)
    site = tmp_path / "build" / "docs"
    for text in ("one", "one", "two"):
        page.write_text(text, encoding="utf-8")
        docs.build(site)
        assert (site / "index.html").read_text(encoding="utf-8") == text
    assert built == ["one", "two"]
    assert [path.name for path in site.parent.iterdir()] == ["docs"]


def test_without_mkdocs_a_sentence_says_what_to_do(
    docs: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(docs.importlib.util, "find_spec", lambda name: None)
    assert docs.main([]) == 1
    assert "python3 make.py docs" in capsys.readouterr().err


def test_the_site_is_made_of_pages_pictures_and_docstrings(docs: ModuleType) -> None:
    names = {path.relative_to(TOOL.parents[1]).as_posix() for path in docs.sources()}
    assert {"mkdocs.yml", "docs/index.md", "docs/screens/duel-desktop.webp"} <= names
    assert {"src/sevencats/author.py", "tools/docs.py", "tools/docs_examples.py"} <= names
