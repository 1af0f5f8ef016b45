"""The server uses the compiled build by itself, but never one of other sources."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

import pytest

from sevencats.server import compiled


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A checkout with a build that is up to date."""
    for name in (
        "src/sevencats/rules.py",
        "src/sevencats/server/web/static/index.html",
        "docs/rules/gwent.md",
        "build/compiled/src/sevencats/rules.py",
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name)
    (tmp_path / compiled.DIGEST).write_text(compiled.sources_digest(tmp_path))
    return tmp_path


class Begun(Exception):
    """Raised in place of restarting the process."""


@pytest.fixture
def begun(root: Path, monkeypatch: pytest.MonkeyPatch) -> list[tuple[list[str], str]]:
    """Return the arguments and path with which a server at ``root`` restarts."""
    found: list[tuple[list[str], str]] = []

    def execve(program: str, words: list[str], env: dict[str, str]) -> NoReturn:
        found.append((words, env["PYTHONPATH"]))
        raise Begun

    monkeypatch.setattr(os, "execve", execve)
    monkeypatch.setattr(compiled, "checkout", lambda: root)
    monkeypatch.setattr(compiled, "rules_are_compiled", lambda: False)
    monkeypatch.setattr(sys, "orig_argv", ["python", "sevencats", "serve", "--port", "1"])
    monkeypatch.setenv("PYTHONPATH", "elsewhere")
    return found


@pytest.mark.skipif(os.name == "nt", reason="a process cannot become another one there")
def test_server_restarts_with_the_compiled_build(
    root: Path, begun: list[tuple[list[str], str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(Begun):
        compiled.choose(True)
    ((words, path),) = begun
    assert words == [sys.executable, "sevencats", "serve", "--port", "1"]
    assert path.split(os.pathsep) == [str(root / compiled.BUILD), "elsewhere"]
    monkeypatch.setenv("PYTHONPATH", path)
    assert "does not take" in compiled.choose(True), "it would begin again and again"


def test_a_build_of_other_sources_is_not_used(
    root: Path, begun: list[tuple[list[str], str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert compiled.why_not(root) == ""
    (root / "src/sevencats/rules.py").write_text("changed")
    assert "out of date" in compiled.choose(True)
    (root / "src/sevencats/rules.py").write_text("src/sevencats/rules.py")
    (root / "src/sevencats/new.py").touch()
    assert "out of date" in compiled.choose(True)
    (root / "src/sevencats/new.py").unlink()
    with monkeypatch.context() as other:
        other.setattr(sys, "version", "another Python")
        assert "out of date" in compiled.choose(True)
    (root / compiled.DIGEST).unlink()
    assert "there is no compiled build" in compiled.choose(True)
    assert begun == []


def test_the_compiled_build_can_be_refused(begun: list[tuple[list[str], str]]) -> None:
    assert "asked for" in compiled.choose(False)
    assert begun == []


def test_a_new_page_makes_no_new_build_necessary(root: Path) -> None:
    (root / "src/sevencats/server/web/static/index.html").write_text("another page")
    assert compiled.why_not(root) == ""


def test_sources_can_be_in_any_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    """Containers have them near the root."""
    monkeypatch.setattr(compiled, "_HERE", Path("/app/src/sevencats/server/compiled.py"))
    assert compiled.checkout() == Path("/app")
    monkeypatch.setattr(compiled, "_HERE", Path("/src/sevencats/server/compiled.py"))
    assert compiled.checkout() == Path("/")


def test_the_copy_knows_its_checkout_and_page(tmp_path: Path) -> None:
    """Seen from the copy, as a server that uses it sees it."""
    source = Path(compiled.__file__)
    copy = tmp_path / compiled.BUILD / "copied" / "server" / "compiled.py"
    copy.parent.mkdir(parents=True)
    copy.write_bytes(source.read_bytes())
    page = tmp_path / "src" / "sevencats" / "server" / "web" / "static"
    page.mkdir(parents=True)
    look = "import compiled; print(compiled.checkout()); print(compiled.page_folder())"
    env = {**os.environ, "PYTHONPATH": f"{copy.parent}{os.pathsep}{source.parents[2]}"}
    said = subprocess.run(
        [sys.executable, "-c", look], env=env, capture_output=True, text=True, check=True
    )
    assert said.stdout.splitlines() == [str(tmp_path.resolve()), str(page.resolve())]
