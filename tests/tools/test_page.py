"""``tools/page.py``: which Node will do, and when the page is built again."""

from __future__ import annotations

import importlib.util
import json
import os
import sys
from pathlib import Path
from types import ModuleType

import pytest

TOOL = Path(__file__).resolve().parents[2] / "tools" / "page.py"


@pytest.fixture
def page() -> ModuleType:
    spec = importlib.util.spec_from_file_location("sevencats_page", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("version", "good"),
    [
        ("v18.20.0", False),
        ("v20.18.9", False),
        ("v20.19.0", True),
        ("v21.7.0", False),
        ("v22.12.0", False),
        ("v22.13.0", True),
        ("v24.0.0", True),
        ("v30.1.0", True),
        ("", False),
        ("what", False),
    ],
)
def test_good_nodes(page: ModuleType, version: str, good: bool) -> None:
    assert page.good_node(version) is good


def test_the_page_is_built_again_only_when_something_changed(
    page: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    runs: list[tuple[str, ...]] = []
    source = tmp_path / "App.svelte"
    source.write_text("one", encoding="utf-8")
    monkeypatch.setattr(page, "ROOT", tmp_path)
    monkeypatch.setattr(page, "STAMP", tmp_path / "stamp")
    monkeypatch.setattr(page, "sources", lambda: iter([source]))
    monkeypatch.setattr(page, "need_modules", lambda dev: None)
    monkeypatch.setattr(page, "npm", lambda *words, quiet=False: runs.append(words))
    monkeypatch.setattr(page, "painted", lambda: True)
    page.build()
    page.build()
    assert len(runs) == 1
    source.write_text("two", encoding="utf-8")
    page.build()
    assert len(runs) == 2


def test_the_words_of_the_game_are_sources_too(page: ModuleType) -> None:
    names = {path.name for path in page.sources()}
    assert {"App.svelte", "cards.ftl", "catalogue.json", "package-lock.json"} <= names


def test_an_unknown_word_prints_the_usage(
    page: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    assert page.main(["dance"]) == 2
    assert "page.py check" in capsys.readouterr().out


@pytest.mark.parametrize("faulty", ["", "svelte", "lint", "test"])
def test_every_check_is_made_and_one_fault_is_enough(
    page: ModuleType,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfdbinary: pytest.CaptureFixture[bytes],
    faulty: str,
) -> None:
    program = f"import sys; print(sys.argv[-1]); sys.exit(sys.argv[-1] == {faulty!r})"
    command = [sys.executable, "-c", program]
    monkeypatch.setattr(page, "WEB", tmp_path)
    monkeypatch.setattr(page, "need_modules", lambda dev: None)
    monkeypatch.setattr(page, "npm_command", lambda: (command, dict(os.environ)))
    assert page.main(["check"]) == bool(faulty)
    assert capfdbinary.readouterr().out.split() == [b"types", b"svelte", b"lint", b"test"]


def test_the_checks_are_scripts_of_the_page(page: ModuleType) -> None:
    scripts = json.loads((page.WEB / "package.json").read_text(encoding="utf-8"))["scripts"]
    assert {*page.CHECKS, "types", "build"} <= scripts.keys()


@pytest.mark.parametrize("painted", [True, False])
def test_a_build_installs_painters_only_where_a_picture_is_missing(
    page: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, painted: bool
) -> None:
    runs: list[tuple[str, ...]] = []
    (tmp_path / "node_modules").mkdir()
    (tmp_path / "package-lock.json").write_text("{}", encoding="utf-8")
    monkeypatch.setattr(page, "WEB", tmp_path)
    monkeypatch.setattr(page, "LOCK_STAMP", tmp_path / "node_modules" / "stamp")
    monkeypatch.setattr(page, "STAMP", tmp_path / "digest")
    monkeypatch.setattr(page, "sources", lambda: iter(()))
    monkeypatch.setattr(page, "npm", lambda *words, quiet=False: runs.append(words))
    monkeypatch.setattr(page, "painted", lambda: painted)
    page.build()
    assert ("--omit=dev" in runs[0]) == painted
    page.need_modules(dev=True)
    assert sum(run[0] == "ci" for run in runs) == (2 if painted else 1)
    page.need_modules(dev=False)  # what development needs holds all that a build needs
    assert sum(run[0] == "ci" for run in runs) == (2 if painted else 1)


def test_the_committed_pictures_are_up_to_date(page: ModuleType) -> None:
    if not (page.system_node() or page.node_wheel()):
        pytest.skip("there is no Node")
    assert page.painted(), "run: python3 make.py paint"


def test_settings_of_npm_can_be_overridden(
    page: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = "npm_config_fetch_retry_maxtimeout"
    monkeypatch.setattr(page, "system_node", lambda: True)
    monkeypatch.delenv(name, raising=False)
    assert int(page.node_command()[1][name]) < 10_000
    monkeypatch.setenv(name, "60000")
    assert page.node_command()[1][name] == "60000"
