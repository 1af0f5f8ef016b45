"""``make.py``: what it sets up, and what it says. Nothing is installed here."""

from __future__ import annotations

import ast
import errno
import importlib.util
import io
import json
import re
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path
from types import ModuleType, SimpleNamespace

import make_checks
import make_commands
import old_python
import pytest

MAKE = Path(__file__).resolve().parents[2] / "make.py"


@pytest.fixture
def make() -> ModuleType:
    return make_commands


@pytest.fixture
def checks() -> ModuleType:
    return make_checks


@pytest.fixture
def environment(make: ModuleType) -> ModuleType:
    found = make.environment
    assert isinstance(found, ModuleType)
    return found


def test_alone_it_prints_its_usage() -> None:
    done = subprocess.run([sys.executable, MAKE], capture_output=True, text=True, check=True)
    assert "make.py play" in done.stdout
    assert "make.py test" in done.stdout
    assert "make.py compile" in done.stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["plya"], "make.py: there is no command plya; did you mean play?"),
        (["xyzzy"], "make.py: there is no command xyzzy"),
        (["--lang", "de", "tset"], "make.py: den Befehl tset gibt es nicht; meinst du test?"),
        (["wheal", "--lang=nl"], "make.py: het commando wheal bestaat niet; bedoel je wheel?"),
    ],
)
def test_an_unknown_word_is_refused_with_the_nearest_command(
    make: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    words: list[str],
    said: str,
) -> None:
    monkeypatch.setenv("SEVENCATS_LANG", "en")
    assert make.main(words) == 2
    first, second = capsys.readouterr().err.splitlines()
    assert first == said
    assert second.endswith(": python3 make.py")


def test_an_old_python_is_refused() -> None:
    problem = old_python.problem
    assert problem((3, 10)) == "Python 3.11 or newer is needed, and this is Python 3.10."
    assert problem((3, 10), "de").startswith("Nötig ist Python 3.11")
    assert problem((3, 8), "pt").startswith("Python 3.11 or newer is needed")
    assert problem((3, 11)) == ""
    assert problem((3, 13)) == ""


def test_an_old_python_can_read_what_refuses_it() -> None:
    """Down to 2.7: no f-strings, annotations, walrus and the like."""
    too_new = (ast.JoinedStr, ast.AnnAssign, ast.NamedExpr, ast.Match, ast.Nonlocal, ast.Starred)
    for path in (MAKE, MAKE.parent / "tools" / "old_python.py"):
        text = path.read_text(encoding="utf-8")
        assert text.isascii()
        for node in ast.walk(ast.parse(text)):
            assert not isinstance(node, too_new), (path.name, ast.unparse(node))
            if isinstance(node, ast.FunctionDef):
                notes = [node.returns, *(arg.annotation for arg in node.args.args)]
                assert notes == [None] * len(notes), (path.name, node.name)


def test_a_missing_venv_module_is_explained(
    environment: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(environment, "has_venv_module", lambda: False)
    monkeypatch.setattr(environment, "may_install", lambda: False)
    with pytest.raises(SystemExit, match=r"apt-get install python3\.\d+-venv"):
        environment.need_venv_module("en")


def test_root_on_debian_gets_the_venv_module_installed(
    environment: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed: list[str] = []
    monkeypatch.setattr(environment, "has_venv_module", lambda: bool(installed))
    monkeypatch.setattr(environment, "may_install", lambda: True)
    monkeypatch.setattr(environment, "apt_install", installed.append)
    environment.need_venv_module("en")
    assert len(installed) == 1
    assert installed[0].endswith("-venv")


def test_stamp_skips_second_setup(
    environment: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps: list[str] = []
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    monkeypatch.setattr(environment, "STAMP", tmp_path / "stamp")
    monkeypatch.setattr(environment, "BEGUN", tmp_path / "begun")
    monkeypatch.setattr(environment, "make_venv", lambda fresh, lang: steps.append(f"venv {fresh}"))
    monkeypatch.setattr(environment, "run", lambda *command, env: steps.append("install"))
    for name in ("pyproject.toml", "requirements.lock", "requirements-dev.lock"):
        (tmp_path / name).write_text(name, encoding="utf-8")

    def set_up(dev: bool) -> list[str]:
        steps.clear()
        if not environment.up_to_date(dev):
            environment.set_up(dev)
        return steps

    whole = ["venv False", "install", "install"]
    assert set_up(dev=False) == whole
    assert set_up(dev=False) == []
    assert set_up(dev=True) == whole
    assert set_up(dev=False) == []  # what tests need holds all that playing needs
    (tmp_path / "requirements.lock").write_text("changed", encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text("changed", encoding="utf-8")
    assert set_up(dev=False) == whole
    (tmp_path / "stamp").write_text("/elsewhere\n0\n", encoding="utf-8")
    again = ["venv True", "install", "install"]
    assert set_up(dev=False) == again

    def interrupted(*command: object, env: object) -> None:
        raise KeyboardInterrupt

    # A half-installed package looks complete to the next run, which therefore starts again.
    (tmp_path / "requirements.lock").write_text("changed again", encoding="utf-8")
    with monkeypatch.context() as once:
        once.setattr(environment, "run", interrupted)
        with pytest.raises(KeyboardInterrupt):
            set_up(dev=False)
    assert set_up(dev=False) == again
    assert set_up(dev=False) == []


def test_venv_without_uv_is_recreated(
    environment: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An interrupted run leaves one without pip, too."""
    ran: list[object] = []
    monkeypatch.setattr(environment, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(environment, "works", lambda *command: command[0] != environment.BIN / "uv")
    monkeypatch.setattr(environment, "run", lambda *command: ran.append(command[2]))
    environment.make_venv(fresh=False)
    assert ran == ["venv", "pip"]


def test_an_interrupted_program_ends_before_the_set_up(make: ModuleType) -> None:
    """It would still be writing when the next run begins."""

    class Interrupted(subprocess.Popen[str]):
        def communicate(self, *_: object, **__: object) -> tuple[str, str]:
            raise KeyboardInterrupt

    with (
        Interrupted([sys.executable, "-c", "input()"], stdin=subprocess.PIPE, text=True) as program,
        pytest.raises(KeyboardInterrupt),
    ):
        assert program.stdin
        program.stdin.close()
        make.environment.ended(program)
    assert program.returncode is not None


@pytest.fixture
def calls(make: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[tuple[list[str], str]]:
    """Records every command that would be started, with its PYTHONPATH; all succeed."""
    found: list[tuple[list[str], str]] = []

    def call(command: list[str], cwd: Path | None = None, env: dict[str, str] | None = None) -> int:
        found.append((command, (env or {}).get("PYTHONPATH", "")))
        return 0

    def mypy(command: list[str], cwd: Path, stdout: int) -> subprocess.Popen[bytes]:
        """Leave out mypy, which takes many seconds and is not tested here."""
        found.append((command, ""))
        return start([sys.executable, "-c", ""], stdout=stdout)

    start = subprocess.Popen
    monkeypatch.delenv("PYTHONPATH", raising=False)
    monkeypatch.setattr(make, "set_up", lambda dev, lang: found.append(([f"setup {dev}"], "")))
    monkeypatch.setattr(make, "set_up_server", lambda words, lang: found.append((["server"], "")))
    packages = make.environment
    for module in (make, packages):
        monkeypatch.setattr(module, "works", lambda *command: True)
    monkeypatch.setattr(packages, "need_docs_packages", lambda: found.append((["docs"], "")))
    monkeypatch.setattr(packages, "run", lambda *command: found.append(([*map(str, command)], "")))
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
    monkeypatch.setattr(make.environment, "install", installed.append)
    assert make.main(["compile"]) == 0
    assert installed == [make.SETUPTOOLS]


def test_a_failed_compile_stops_what_needs_it(
    make: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(make, "compile_rules", lambda lang: 1)
    monkeypatch.setattr(make, "set_up", lambda dev, lang: pytest.fail("it went on"))
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
    for kind in ("", "-build", "-dev", "-docs"):
        name = f"requirements{kind}.lock"
        text = MAKE.with_name(name).read_text(encoding="utf-8")
        assert "--hash=sha256:" in text
        assert "://" not in text


def test_play_sets_up_the_page_only_to_serve_it(
    make: ModuleType, calls: list[tuple[list[str], str]]
) -> None:
    make.main(["play"])
    assert [Path(command[-1]).name for command, _ in calls] == ["server", "serve"]
    calls.clear()
    make.main(["play", "--port", "9001"])
    assert calls[0][0] == ["server"]
    assert calls[1][0][1:] == ["serve", "--port", "9001"]
    calls.clear()
    make.main(["play", "--help"])
    assert calls[-1][0][1:] == ["--help"]
    calls.clear()
    make.main(["play", "gwent", "play"])
    assert [Path(command[-1]).name for command, _ in calls] == ["setup False", "play"]


@pytest.fixture
def bare(make: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """A clone without packages and page, whose set-up only writes down what it does."""
    done: list[str] = []
    monkeypatch.setattr(make.environment, "up_to_date", lambda dev: False)
    monkeypatch.setattr(make.environment, "set_up", lambda dev, lang: done.append("python"))
    monkeypatch.setattr(make.environment, "install", lambda *what: done.extend(what))
    monkeypatch.setattr(
        make.environment,
        "run",
        lambda *command, env=None: done.append(command[-1]),
    )
    monkeypatch.setattr(make.environment, "works", lambda *command: False)
    monkeypatch.setattr(
        make.environment, "need_docs_packages", lambda: done.append("docs packages")
    )
    monkeypatch.setattr(make.docs_tool, "up_to_date", lambda: False)
    monkeypatch.setattr(make.docs_tool, "__file__", "docs.py")
    monkeypatch.setattr(
        make.subprocess,
        "Popen",
        lambda command, **how: done.append(f"{command[-1]} (not waited for)"),
    )
    monkeypatch.setattr(make.page_tool, "up_to_date", lambda: False)
    monkeypatch.setattr(make.page_tool, "system_node", lambda: True)
    return done


def test_the_set_up_of_a_server(make: ModuleType, bare: list[str]) -> None:
    make.set_up_server(["serve", "--port", "0"], "en")
    page = ["modules", make.page_tool.__file__]
    assert sorted(bare) == sorted(["python", *page, "docs (not waited for)"])
    assert [done for done in bare if done in page] == page
    assert bare[-1] == "docs (not waited for)"


@pytest.mark.parametrize(("built", "begun"), [(False, 1), (True, 0)])
def test_documentation_that_is_missing_is_built_at_the_next_start(
    make: ModuleType,
    bare: list[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    built: bool,
    begun: int,
) -> None:
    """One that is only out of date stays: nobody waits for it, but it takes a while."""
    monkeypatch.setattr(make.environment, "up_to_date", lambda dev: True)
    monkeypatch.setattr(make.page_tool, "up_to_date", lambda: True)
    monkeypatch.setattr(make.docs_tool, "SITE", tmp_path if built else tmp_path / "docs")
    make.set_up_server(["serve", "--port", "0"], "en")
    assert bare == ["docs (not waited for)"] * begun


def test_node_comes_as_a_package_where_there_is_none(
    make: ModuleType, bare: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(make.page_tool, "system_node", lambda: False)
    make.set_up_server(["serve", "--port", "0"], "en")
    page = ["--reinstall", make.page_tool.NODE_PACKAGE, "modules", make.page_tool.__file__]
    assert [done for done in bare if "docs" not in done] == ["python", *page]


def test_without_node_and_network_the_sentence_is_about_node(
    make: ModuleType,
    bare: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def fail(*_: object) -> None:
        raise subprocess.CalledProcessError(1, "uv", "error sending request: tcp connect error")

    monkeypatch.setattr(make.page_tool, "system_node", lambda: False)
    monkeypatch.setattr(make.environment, "install", fail)
    assert make.main(["play", "serve", "--port", "0"]) == 1
    assert "Install Node 20.19 or newer" in capsys.readouterr().err.splitlines()[-1]
    assert [done for done in bare if "docs" not in done] == ["python"]


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (subprocess.CalledProcessError(1, "uv", "dns error: no such host"), "network"),
        (subprocess.CalledProcessError(1, "npm", "npm error code ENOSPC"), "disk is full"),
        (subprocess.CalledProcessError(1, "npm", "something else"), "output above"),
        (OSError(errno.ENOSPC, "No space left on device"), "disk is full"),
    ],
)
def test_a_set_up_that_fails_says_why_in_a_sentence(
    make: ModuleType,
    bare: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    error: Exception,
    sentence: str,
) -> None:
    def fail(dev: bool, lang: str) -> None:
        raise error

    monkeypatch.setattr(make.environment, "set_up", fail)
    assert make.main(["play", "serve", "--port", "0"]) == 1
    assert make.main(["play", "gwent"]) == 1
    lines = capsys.readouterr().err.splitlines()
    assert lines[-1].startswith("make.py: Python packages: this failed.")
    assert sentence in lines[-1]
    # What a program printed is shown only where it is not understood.
    assert ("something else" in lines) == (sentence == "output above")


def test_full_disk_is_recognised_by_its_room(
    make: ModuleType,
    bare: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Python's venv says no more than that pip could not be installed."""
    room = {"bytes": 0}

    def fail(dev: bool, lang: str) -> None:
        raise subprocess.CalledProcessError(1, "venv", "ensurepip returned exit status 1")

    def usage(folder: object) -> SimpleNamespace:
        return SimpleNamespace(free=room["bytes"])

    monkeypatch.setattr(make.environment, "set_up", fail)
    monkeypatch.setattr(make.shutil, "disk_usage", usage)
    assert make.main(["play", "gwent"]) == 1
    assert capsys.readouterr().err.splitlines()[-1].endswith(make.say("why-disk", "en"))
    room["bytes"] = 10**9
    assert make.main(["play", "gwent"]) == 1
    assert capsys.readouterr().err.splitlines()[-1].endswith(make.say("why-other", "en"))


def test_the_page_shows_progress_until_the_server_is_there(make: ModuleType) -> None:
    progress = make.Progress(io.StringIO())
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    waiting = make.WaitingServer("127.0.0.1", port, progress, "de")
    try:
        progress.step("Pakete", lambda: None)
        browser = urllib.request.Request(
            f"http://127.0.0.1:{port}/", headers={"Accept": "text/html"}
        )
        with urllib.request.urlopen(browser) as answer:
            assert 'lang="de"' in answer.read().decode()
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/setup-steps") as answer:
            steps = json.load(answer)
        assert [(step["name"], step["done"], step["failed"]) for step in steps] == [
            ("Pakete", True, False)
        ]
        with pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/health")
        assert refused.value.code == 503
    finally:
        waiting.close()
    socket.create_server(("127.0.0.1", port)).close()  # free for the real server


def test_address_in_use_is_reported_by_the_server(make: ModuleType) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        waiting = make.WaitingServer(*taken.getsockname(), make.Progress(io.StringIO()), "en")
        assert not waiting.answers
        waiting.close()


def test_every_step_is_shown_with_its_time(make: ModuleType) -> None:
    out = io.StringIO()
    with make.Progress(out) as progress:
        progress.step("packages", lambda: None)
        with pytest.raises(ValueError):
            progress.step("page", lambda: int("x"))
    assert re.sub(r"\d+\.\d", "N", out.getvalue()).splitlines() == [
        "  packages ...",
        "  ✓ packages N s",
        "  page ...",
        "  ✗ page N s",
    ]


@pytest.mark.parametrize(
    ("words", "env", "lang"),
    [
        (["play", "--lang", "fr"], {"LANG": "de_DE.UTF-8"}, "fr"),
        (["play", "--lang=nl"], {}, "nl"),
        (["play"], {"SEVENCATS_LANG": "de", "LANG": "fr_FR"}, "de"),
        (["play"], {"LANG": "fr_FR.UTF-8"}, "fr"),
        (["play"], {"LANG": "pl_PL.UTF-8"}, "pl"),
        (["play"], {"LANG": "pt_BR.UTF-8"}, "en"),
        (["play"], {"LC_ALL": "C", "LANG": "de_DE"}, "en"),
        (["play"], {}, "en"),
    ],
)
def test_the_language_of_the_set_up(
    make: ModuleType, words: list[str], env: dict[str, str], lang: str
) -> None:
    assert make.language(words, env) == lang


def test_every_language_has_every_sentence_of_the_set_up() -> None:
    folder = MAKE.parent / "tools" / "setup_words"
    found = {
        path.stem: dict(line.split(" = ", 1) for line in path.read_text("utf-8").splitlines())
        for path in folder.glob("*.ftl")
    }
    assert sorted(found) == ["de", "en", "fr", "nl", "pl"]
    for lang, messages in found.items():
        assert messages.keys() == found["en"].keys(), lang
        for key, text in messages.items():
            wanted = set(re.findall(r"\{ \$\w+ \}", found["en"][key]))
            assert set(re.findall(r"\{ \$\w+ \}", text)) == wanted, (lang, key)


@pytest.mark.parametrize(
    ("words", "where"),
    [
        (["serve"], ("127.0.0.1", 8000)),
        (["serve", "--port", "9001"], ("127.0.0.1", 9001)),
        (["serve", "--host=0.0.0.0", "--port=9002"], ("0.0.0.0", 9002)),
    ],
)
def test_the_progress_is_shown_where_the_server_will_be(
    make: ModuleType, monkeypatch: pytest.MonkeyPatch, words: list[str], where: tuple[str, int]
) -> None:
    monkeypatch.delenv("SEVENCATS_HOST", raising=False)
    monkeypatch.delenv("SEVENCATS_PORT", raising=False)
    assert make.address(words) == where


def test_a_page_with_faults_fails_the_check(
    make: ModuleType,
    checks: ModuleType,
    calls: list[tuple[list[str], str]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(checks, "need_programs", lambda browser, databases: None)
    assert make.main(["test"]) == 0
    assert calls[-1][0][1:3] == ["-m", "pytest"]
    monkeypatch.setattr(checks, "page", lambda *words: 1)
    assert make.main(["test"]) == 1
    assert calls[-1][0][1:3] == ["-m", "pytest"]  # it goes on, and pytest has the last word


def test_some_tests_start_at_once(
    make: ModuleType,
    checks: ModuleType,
    calls: list[tuple[list[str], str]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    needed: list[str] = []

    def need(browser: bool, databases: bool) -> None:
        needed.extend(["browser"] * browser + ["databases"] * databases)

    monkeypatch.setattr(checks, "need_programs", need)
    monkeypatch.setattr(checks, "page", lambda *words: needed.append(" ".join(["page", *words])))
    make.main(["test", "tests/kernel", "-k", "rng"])
    assert [Path(command[-1]).name for command, _ in calls] == ["setup True", "rng"]
    assert needed == []
    make.main(["test", "tests/server/tables/test_play.py::test_one"])
    assert needed == ["page", "databases"]
    needed.clear()
    assert not any(command[-1].endswith("docs.py") for command, _ in calls)
    make.main(["test", "tests/e2e"])
    assert needed == ["page", "page modules --dev", "browser"]
    assert [command[-1] for command, _ in calls[-3:-1]] == ["docs", str(make.docs_tool.__file__)]


def test_the_quick_tier(
    make: ModuleType, checks: ModuleType, calls: list[tuple[list[str], str]]
) -> None:
    assert make.main(["test", "--quick"]) == 0
    programs = [command[2] if command[1:2] == ["-m"] else command[0] for command, _ in calls]
    assert programs == ["setup True", "mypy", "ruff", "pytest"]
    for path in (*checks.QUICK_TESTS, *checks.NOT_QUICK):
        assert (MAKE.parent / path).is_dir()


def test_root_on_debian_gets_what_the_tests_need(
    checks: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    calls: list[str] = []
    monkeypatch.setattr(checks, "POSTGRES", str(tmp_path))
    monkeypatch.setattr(checks.shutil, "which", lambda name: None)
    monkeypatch.setattr(checks.environment, "may_install", lambda: True)
    monkeypatch.setattr(checks.environment, "apt_install", lambda *names: calls.extend(names))
    checks.need_programs(browser=True, databases=True)
    assert calls == ["chromium", "postgresql", "redis-server"]
    monkeypatch.setattr(checks.environment, "may_install", lambda: False)
    checks.need_programs(browser=True, databases=False)
    assert "need chromium cannot run" in capsys.readouterr().out


def test_the_documentation_is_built_with_its_own_packages(
    make: ModuleType, calls: list[tuple[list[str], str]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert make.main(["docs"]) == 0
    assert [command[-1] for command, _ in calls] == [
        "setup False",
        "docs",
        str(make.docs_tool.__file__),
    ]
    assert "/docs/" in capsys.readouterr().out


def test_tests_go_on_without_the_packages_of_the_documentation(
    make: ModuleType,
    calls: list[tuple[list[str], str]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def fail() -> None:
        raise subprocess.CalledProcessError(1, "uv", "dns error")

    monkeypatch.setattr(make.environment, "need_docs_packages", fail)
    assert make.main(["test", "tests/docs"]) == 0
    assert calls[-1][0][1:] == ["-m", "pytest", "tests/docs"]
    assert "cannot be built here" in capsys.readouterr().out


def test_packages_of_the_documentation_are_installed_once(
    environment: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed: list[object] = []
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    monkeypatch.setattr(environment, "DOCS_STAMP", tmp_path / "stamp")
    monkeypatch.setattr(environment, "install", lambda *what: installed.append(what[-1]))
    lock = tmp_path / "requirements-docs.lock"
    for text in ("one", "one", "other"):
        lock.write_text(text, encoding="utf-8")
        environment.need_docs_packages()
    assert installed == [lock, lock]


@pytest.mark.parametrize(("words", "kind"), [([], "plain"), (["--compiled"], "compiled")])
def test_a_wheel_is_built_plain_or_compiled(
    make: ModuleType,
    bare: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    words: list[str],
    kind: str,
) -> None:
    kinds: list[str] = []

    def run(*command: object, env: dict[str, str] | None = None) -> None:
        bare.append(str(command[-1]))
        if command[1] == "build":
            kinds.append((env or {})["SEVENCATS_WHEEL"])
            (tmp_path / "dist" / "sevencats-1-py3-none-any.whl").write_bytes(bytes(2_300_000))

    (tmp_path / "dist").mkdir()
    monkeypatch.setattr(make.environment, "run", run)
    monkeypatch.setattr(make, "ROOT", tmp_path)
    monkeypatch.setattr(make, "compile_rules", lambda lang: bare.append("compiled"))
    assert make.main(["wheel", *words]) == 0
    assert kinds == [kind]
    assert ("compiled" in bare) == (kind == "compiled")
    assert bare[-1] == str(tmp_path)  # after packages, page and documentation
    assert {"python", "modules", make.page_tool.__file__, "docs.py"} < set(bare)
    wheel = Path("dist", "sevencats-1-py3-none-any.whl")
    assert f"The wheel is {wheel}, 2.3 MB." in capsys.readouterr().out
    assert make.main(["wheel", "--fast"]) == 2
    assert capsys.readouterr().err == "make.py: wheel takes no option but --compiled\n"


def test_a_compiled_wheel_has_every_compiled_module(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hatchling = SimpleNamespace(BuildHookInterface=object)  # only builds have it
    monkeypatch.setitem(sys.modules, "hatchling.builders.hooks.plugin.interface", hatchling)
    spec = importlib.util.spec_from_file_location("hatch_build", MAKE.with_name("hatch_build.py"))
    assert spec is not None and spec.loader is not None
    hook = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(hook)
    with pytest.raises(RuntimeError, match=r"make\.py wheel --compiled"):
        hook.compiled_modules(tmp_path)
    module = tmp_path / "build/compiled/src/sevencats/kernel/engine.cpython-311-x86_64.so"
    module.parent.mkdir(parents=True)
    module.touch()
    assert hook.compiled_modules(tmp_path) == {
        str(module): "sevencats/kernel/engine.cpython-311-x86_64.so"
    }


def test_a_venv_of_another_clone_is_left_alone(
    environment: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = tmp_path / "other"
    other.mkdir()
    (other / "kept").touch()
    mine = tmp_path / ".venv"
    mine.symlink_to(other)
    monkeypatch.setattr(environment, "VENV", mine)
    monkeypatch.setattr(environment, "works", lambda *command: False)
    monkeypatch.setattr(environment, "run", lambda *command: None)
    environment.make_venv(fresh=True)
    assert (other / "kept").exists()
    assert not mine.is_symlink()
