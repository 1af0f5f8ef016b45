"""``make.py``: what it says before it sets anything up. Nothing is installed here."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

MAKE = Path(__file__).resolve().parents[1] / "make.py"


@pytest.fixture
def make() -> ModuleType:
    spec = importlib.util.spec_from_file_location("sevencats_make", MAKE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_alone_it_prints_its_usage() -> None:
    done = subprocess.run([sys.executable, MAKE], capture_output=True, text=True, check=True)
    assert "make.py play" in done.stdout
    assert "make.py test" in done.stdout
    assert "make.py compile" in done.stdout


def test_an_unknown_word_prints_the_usage_and_fails(
    make: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    assert make.main(["dance"]) == 2
    assert "make.py play" in capsys.readouterr().out


def test_an_old_python_is_refused(make: ModuleType) -> None:
    assert make.python_problem((3, 10)) == "Python 3.11 or newer is needed, and this is Python 3.10"
    assert make.python_problem((3, 11)) == ""
    assert make.python_problem((3, 13)) == ""


def test_a_missing_venv_module_is_explained(
    make: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(make, "has_venv_module", lambda: False)
    monkeypatch.setattr(make.shutil, "which", lambda _: None)
    with pytest.raises(SystemExit, match=r"apt-get install python3\.\d+-venv"):
        make.need_venv_module()


def test_root_on_debian_gets_the_venv_module_installed(
    make: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[list[str]] = []
    monkeypatch.setattr(make, "has_venv_module", lambda: len(calls) == 2)
    monkeypatch.setattr(make.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(make.os, "geteuid", lambda: 0, raising=False)
    monkeypatch.setattr(make.subprocess, "call", lambda command, env: calls.append(command))
    make.need_venv_module()
    assert [command[:2] for command in calls] == [["apt-get", "update"], ["apt-get", "install"]]
    assert calls[1][-1].endswith("-venv")


def test_the_stamp_spares_a_second_set_up(
    make: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps: list[str] = []
    monkeypatch.setattr(make, "ROOT", tmp_path)
    monkeypatch.setattr(make, "STAMP", tmp_path / "stamp")
    monkeypatch.setattr(make, "make_venv", lambda fresh: steps.append(f"venv {fresh}"))
    monkeypatch.setattr(make, "run", lambda *command, env: steps.append("install"))
    for name in ("pyproject.toml", "requirements.lock", "requirements-dev.lock"):
        (tmp_path / name).write_text(name, encoding="utf-8")
    whole = ["venv False", "install", "install"]

    make.setup(dev=False)
    assert steps == whole
    make.setup(dev=False)
    assert steps == whole
    make.setup(dev=True)
    assert steps == whole * 2
    make.setup(dev=False)  # what tests need holds all that playing needs
    assert steps == whole * 2
    (tmp_path / "requirements.lock").write_text("changed", encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text("changed", encoding="utf-8")
    make.setup(dev=False)
    assert steps == whole * 3
    (tmp_path / "stamp").write_text("/elsewhere\n0\n", encoding="utf-8")
    make.setup(dev=False)
    assert steps[-3:] == ["venv True", "install", "install"]


@pytest.fixture
def calls(make: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[tuple[list[str], str]]:
    """Every command that would be started, with the PYTHONPATH it would get; all succeed."""
    found: list[tuple[list[str], str]] = []

    def call(command: list[str], cwd: Path | None = None, env: dict[str, str] | None = None) -> int:
        found.append((command, (env or {}).get("PYTHONPATH", "")))
        return 0

    def mypy(command: list[str], cwd: Path, stdout: int) -> subprocess.Popen[bytes]:
        """What mypy says is no matter of these tests, and takes it many seconds."""
        found.append((command, ""))
        return start([sys.executable, "-c", ""], stdout=stdout)

    start = subprocess.Popen
    monkeypatch.delenv("PYTHONPATH", raising=False)
    monkeypatch.setattr(make, "setup", lambda dev: found.append(([f"setup {dev}"], "")))
    monkeypatch.setattr(make, "works", lambda *command: True)
    monkeypatch.setattr(make.subprocess, "call", call)
    monkeypatch.setattr(make.subprocess, "Popen", mypy)
    monkeypatch.setattr(make.os, "execve", lambda _, command, env: call(command, env=env))
    return found


def test_compile_says_how_to_use_it(
    make: ModuleType, calls: list[tuple[list[str], str]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert make.main(["compile"]) == 0
    assert [Path(command[-1]).name for command, _ in calls] == ["setup True", "compile.py"]
    assert f"PYTHONPATH={Path('build/compiled/src')}" in capsys.readouterr().out


def test_compile_installs_setuptools_where_there_is_none(
    make: ModuleType, calls: list[tuple[list[str], str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    installed: list[object] = []
    monkeypatch.setattr(make, "works", lambda *command: False)
    monkeypatch.setattr(make, "run", lambda *command, env: installed.append(command[-1]))
    assert make.main(["compile"]) == 0
    assert installed == [make.SETUPTOOLS]


def test_a_failed_compile_stops_what_needs_it(
    make: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(make, "compile_rules", lambda: 1)
    monkeypatch.setattr(make, "setup", lambda dev: pytest.fail("it went on"))
    for words in (["compile"], ["play", "--compiled"], ["test", "--compiled"]):
        assert make.main(words) == 1


def test_the_compiled_build_comes_before_the_sources(
    make: ModuleType, calls: list[tuple[list[str], str]]
) -> None:
    path = str(MAKE.parent / "build" / "compiled" / "src")
    make.main(["play", "--compiled", "gwent", "--help"])
    assert calls[-1] == ([str(make.BIN / "sevencats"), "gwent", "--help"], path)
    make.main(["test", "--compiled", "-x"])
    assert calls[-1][0][1:] == ["-m", "pytest", "-o", "pythonpath=build/compiled/src tools", "-x"]
    assert calls[-1][1] == path


def test_without_the_word_the_sources_run(
    make: ModuleType, calls: list[tuple[list[str], str]]
) -> None:
    make.main(["play", "gwent", "--help"])
    assert calls[-1] == ([str(make.BIN / "sevencats"), "gwent", "--help"], "")
    make.main(["test", "-x"])
    assert calls[-1][0][1:] == ["-m", "pytest", "-x"]
    assert calls[-1][1] == ""
    assert not any("compile.py" in command[-1] for command, _ in calls)


def test_the_locks_hold_hashes_and_no_addresses() -> None:
    for name in ("requirements.lock", "requirements-dev.lock"):
        text = MAKE.with_name(name).read_text(encoding="utf-8")
        assert "--hash=sha256:" in text
        assert "://" not in text


def test_play_builds_the_page_and_serves_it(
    make: ModuleType, calls: list[tuple[list[str], str]]
) -> None:
    make.main(["play"])
    assert [Path(command[-1]).name for command, _ in calls] == ["setup False", "page.py", "serve"]
    calls.clear()
    make.main(["play", "gwent", "play"])
    assert not any("page.py" in command[-1] for command, _ in calls)


def test_a_page_that_does_not_build_is_not_served(
    make: ModuleType, calls: list[tuple[list[str], str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(make, "page", lambda *words: 1)
    assert make.main(["play"]) == 1
    assert calls == [(["setup False"], "")]
    assert make.main(["test"]) == 1


def test_node_comes_as_a_package_where_there_is_none(
    make: ModuleType, calls: list[tuple[list[str], str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    installed: list[object] = []
    monkeypatch.setattr(make, "works", lambda *command: False)
    monkeypatch.setattr(make, "install", lambda *what: installed.extend(what))
    assert make.page() == 0
    assert installed == [make.NODE]


def test_root_on_debian_gets_a_browser_for_the_tests(
    make: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    calls: list[list[str]] = []
    monkeypatch.setattr(make.shutil, "which", lambda name: name == "apt-get")
    monkeypatch.setattr(make.subprocess, "call", lambda command, env: calls.append(command))
    monkeypatch.setattr(make.os, "geteuid", lambda: 0, raising=False)
    make.need_browser()
    assert calls[-1][-1] == "chromium"
    monkeypatch.setattr(make.os, "geteuid", lambda: 1000, raising=False)
    make.need_browser()
    assert "the browser tests are left out" in capsys.readouterr().out


def test_root_on_debian_gets_the_databases_that_are_missing(
    make: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    calls: list[list[str]] = []
    monkeypatch.setattr(make, "POSTGRES", str(tmp_path))
    monkeypatch.setattr(make.shutil, "which", lambda name: name == "apt-get")
    monkeypatch.setattr(make.subprocess, "call", lambda command, env: calls.append(command))
    monkeypatch.setattr(make.os, "geteuid", lambda: 0, raising=False)
    make.need_databases()
    assert [call[-1] for call in calls if call[1] == "install"] == ["postgresql", "redis-server"]
    monkeypatch.setattr(make.os, "geteuid", lambda: 1000, raising=False)
    make.need_databases()
    assert "need postgresql and redis-server" in capsys.readouterr().out


@pytest.mark.parametrize(("faulty", "code"), [(False, 0), (True, 1)])
def test_what_failed_is_run_once_more_alone(
    make: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, faulty: bool, code: int
) -> None:
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    (tmp_path / "test_late.py").write_text(
        "import pathlib\n"
        "def test_late():\n"
        "    seen = pathlib.Path('seen')\n"
        "    late, _ = not seen.exists(), seen.touch()\n"
        f"    assert not late and not {faulty}\n"
    )
    monkeypatch.setattr(make, "ROOT", tmp_path)
    cache = tmp_path / ".pytest_cache" / "v" / "cache" / "lastfailed"
    monkeypatch.setattr(make, "FAILED_TESTS", cache)
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0"]
    assert subprocess.call(command, cwd=tmp_path) == make.TESTS_FAILED
    assert make.test_again(command, dict(os.environ)) == code


def test_many_failures_are_not_run_again(
    make: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    cache = tmp_path / "lastfailed"
    cache.write_text(json.dumps({f"test_{n}": True for n in range(make.MOST_REPEATED + 1)}))
    monkeypatch.setattr(make, "FAILED_TESTS", cache)
    assert make.test_again(["no such program"], {}) == make.TESTS_FAILED
