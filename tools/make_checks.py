"""The checks that make.py runs, and what they need. Standard library only."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import environment
from environment import BIN, COMPILED_SRC, ROOT, compiled_env
from progress import Background

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
POSTGRES = "/usr/lib/postgresql"  # Debian keeps server programs there, not on the path
DOCS_TOOL = ROOT / "tools" / "docs.py"
#: Tests without a browser, a server or another process.
QUICK_TESTS = ("tests/kernel", "tests/games/gwent", "tests/games/oldworld", "tests/hygiene")
#: Tests below these that play whole games of bots, which takes longer.
NOT_QUICK = ("tests/games/gwent/bots", "tests/games/gwent/learn", "tests/games/oldworld/bots")
#: Tests in these folders need more: the built page, a browser, databases or the documentation.
NEEDS_PAGE = ("tests/e2e", "tests/server")
NEEDS_BROWSER = ("tests/e2e",)
NEEDS_DATABASES = ("tests/server",)
NEEDS_DOCS = ("tests/docs", "tests/e2e/test_docs.py")


def check_everything(compiled: bool) -> int:
    """Run every check. A failed one does not stop the others; pytest comes last."""
    python = str(BIN / "python")
    installing = Background(lambda: need_programs(browser=True, databases=True))
    with subprocess.Popen([python, "-m", "mypy"], cwd=ROOT, stdout=subprocess.PIPE) as mypy:
        lint = subprocess.call([python, "-m", "ruff", "check"], cwd=ROOT)
        page_faults = page() or page("check")
        docs_faults = docs()
        types = finish(mypy)
    installing.wait()
    faults = [
        name
        for name, code in (
            ("ruff", lint),
            ("mypy", types),
            ("the page's checks", page_faults),
            ("the documentation", docs_faults),
        )
        if code
    ]
    for name in faults:
        print(f"make.py: {name} found faults (see above)", file=sys.stderr, flush=True)
    # Many tests wait for a browser or a server, so there are more workers than cores. An idle
    # worker takes tests from the others (see tests/conftest.py).
    workers = str(min((os.cpu_count() or 1) + 2, 6))
    code = pytest(["-q", "-n", workers, "--dist", "worksteal"], compiled)
    return code or int(bool(faults))


def check_quickly() -> int:
    """Run lint, types and the tests in memory, in parallel."""
    python = str(BIN / "python")
    with subprocess.Popen([python, "-m", "mypy"], cwd=ROOT, stdout=subprocess.PIPE) as mypy:
        lint = subprocess.call([python, "-m", "ruff", "check"], cwd=ROOT)
        left_out = [f"--ignore={folder}" for folder in NOT_QUICK]
        tests = pytest(["-q", "-n", "2", *QUICK_TESTS, *left_out], compiled=False)
        types = finish(mypy)
    return tests or lint or types


def run_some_tests(args: list[str], compiled: bool) -> int:
    """Run the tests that pytest's arguments name, after setting up what they need."""
    named = [arg for arg in args if not arg.startswith("-")]
    if below(named, NEEDS_PAGE) and page():
        return 1
    if below(named, NEEDS_BROWSER) and page("modules", "--dev"):  # the tests' accessibility checks
        return 1
    if below(named, NEEDS_DOCS) and docs():
        return 1
    need_programs(below(named, NEEDS_BROWSER), below(named, NEEDS_DATABASES))
    return pytest(args, compiled)


def below(paths: list[str], folders: tuple[str, ...]) -> bool:
    """Return whether one of the paths is one of the folders, or inside it, or contains it."""
    names = [Path(path.partition("::")[0]).as_posix() for path in paths]
    return any(
        name == folder or name.startswith(f"{folder}/") or folder.startswith(f"{name}/")
        for name in names
        for folder in folders
    )


def finish(process: subprocess.Popen[bytes]) -> int:
    """Wait for a process, print its output, and return its exit code."""
    sys.stdout.buffer.write(process.communicate()[0])
    sys.stdout.flush()
    return process.returncode


def pytest(args: list[str], compiled: bool) -> int:
    """Run pytest and return its exit code."""
    env = compiled_env() if compiled else dict(os.environ)
    # Tests start some hundred processes: without bytecode each of them would compile all sources.
    env.pop("PYTHONDONTWRITEBYTECODE", None)
    if compiled:
        # Otherwise the `src` that pyproject.toml names beside `tools` would come first.
        args = ["-o", f"pythonpath={COMPILED_SRC.as_posix()} tools", *args]
    return subprocess.call([str(BIN / "python"), "-m", "pytest", *args], cwd=ROOT, env=env)


def page(*words: str) -> int:
    """Build the page, or run another command of tools/page.py, and return the exit code."""
    environment.need_node()
    tool = str(ROOT / "tools" / "page.py")
    return subprocess.call([str(BIN / "python"), tool, *words], cwd=ROOT)


def docs() -> int:
    """Build the documentation and return the exit code. Where its packages cannot be installed,
    tests of the site are left out."""
    try:
        environment.need_docs_packages()
    except subprocess.CalledProcessError:
        print("make.py: the documentation cannot be built here: its packages are missing")
        return 0
    return subprocess.call([str(BIN / "python"), str(DOCS_TOOL)], cwd=ROOT)


def need_programs(browser: bool, databases: bool) -> None:
    """Install Debian's browser and databases for the tests if they are missing and we may.

    Without permission, tests in a browser are skipped; those of the server fail and name the
    missing package.
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
