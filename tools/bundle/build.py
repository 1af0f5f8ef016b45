#!/usr/bin/env python3
"""Build the engine for browsers into the page, unless it is up to date. Standard library only.

    python3 tools/bundle/build.py    build src/sevencats/server/web/static/engine

The page must have been built. Pyodide comes from npm (`package-lock.json`), msgspec for it and what
else is not ours from PyPI (`requirements.lock`): only here, since no server needs them.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(HERE.parent))

import page  # noqa: E402

from bundle.stage import stage  # noqa: E402

BUILT = ROOT / "build" / "engine"
PACKS = BUILT / "packs"
STAMP = BUILT / ".digest"
LIST = "bundle.json"
#: Pyodide's packages, of which we need none, and the version that they fit.
_LOCK = HERE / "node_modules" / "pyodide" / "pyodide-lock.json"
#: Of the platform that msgspec is built for.
_PLATFORM = (
    "--platform",
    "pyemscripten_2026_0_wasm32",
    "--python-version",
    "3.14",
    "--abi",
    "cp314",
)
#: Found by the page: the engine is there.
MARK = '<meta name="sevencats-engine" content="{}" />'
#: Files of the page that are fetched when they are looked at: pictures.
_LATER = "art/"
#: Files that the page does without, or that must not be kept.
_NEVER = ("engine/", "offline.", "worker.js", "art/small-", ".digest")


def main(args: list[str]) -> int:
    """Build the engine and return the exit code."""
    if args:
        print((__doc__ or "").strip())
        return 2
    if not (page.STATIC / "index.html").is_file():
        print("build.py: the page is not built: python3 tools/page.py", file=sys.stderr)
        return 1
    try:
        build()
    except subprocess.CalledProcessError as error:
        sys.stderr.write(str(error.output or ""))
        print(f"build.py: failed with exit code {error.returncode}", file=sys.stderr)
        return 1
    return 0


def build() -> None:
    """Bring the engine up to date, and put it into the page."""
    if not up_to_date():
        build_packs()
    if not installed():
        install(page.STATIC)


def up_to_date() -> bool:
    """Return whether the packs match their sources."""
    return STAMP.is_file() and STAMP.read_text(encoding="utf-8") == page.digest(sources())


def installed() -> bool:
    """Return whether the page has these packs."""
    there = page.STATIC / "engine" / ".packs"
    return there.is_file() and there.read_text(encoding="utf-8") == _made_of()


def _made_of() -> str:
    """The digests of an installed engine: of the packs, and of the page around them."""
    return f"{STAMP.read_text(encoding='utf-8')} {page.STAMP.read_text(encoding='utf-8')}"


def sources() -> Iterator[Path]:
    """Everything that the packs are made of."""
    yield from sorted(path for path in HERE.iterdir() if path.is_file())
    yield ROOT / "pyproject.toml"
    for folder, folders, files in os.walk(ROOT / "src" / "sevencats"):
        folders[:] = sorted(name for name in folders if name not in ("static", "__pycache__"))
        yield from (
            Path(folder, name) for name in sorted(files) if not name.endswith((".so", ".pyd"))
        )


def build_packs() -> None:
    """Fetch what is not ours, and compile and pack everything with the Python that will run it."""
    STAMP.unlink(missing_ok=True)
    command, env = page.npm_command()
    _run([*command, "ci", "--no-audit", "--no-fund", "--loglevel=error"], env)
    wheels = BUILT / "wheels"
    shutil.rmtree(wheels, ignore_errors=True)
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
    exact = ["--no-deps", "--only-binary=:all:", "--require-hashes", "-r", "requirements.lock"]
    _run([*pip, *exact, *_PLATFORM, "--dest", str(wheels)], dict(os.environ))
    stage(ROOT, wheels, BUILT / "stage")
    shutil.rmtree(PACKS, ignore_errors=True)
    PACKS.mkdir()
    node, env = page.node_command()
    _run([*node, "pack.mjs", str(BUILT / "stage"), str(PACKS)], env)
    STAMP.write_text(page.digest(sources()), encoding="utf-8")


def _run(command: list[str], env: dict[str, str]) -> None:
    subprocess.run(
        command, cwd=HERE, env=env, check=True, text=True, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )  # fmt: skip


def install(static: Path) -> None:
    """Put the packs beside the page, with a list of all that is needed without a network, and mark
    the page."""
    home = static / "engine"
    shutil.rmtree(home, ignore_errors=True)
    home.mkdir()
    folder = f"pyodide-{_short(PACKS.glob('*.mjs'))}"
    (home / folder).mkdir()
    packs = {}
    for path in sorted(PACKS.iterdir()):
        if path.suffix == ".mjs":
            shutil.copyfile(path, home / folder / path.name)
        else:
            stem, _, ending = path.name.partition(".")
            name = f"{stem}-{_short([path])}.{ending}"
            shutil.copyfile(path, home / name)
            packs[stem] = _entry(home / name, static)
    mark(static, "yes")
    everything = [path for path in sorted(static.rglob("*")) if path.is_file()]
    files = [path for path in everything if not _name(path, static).startswith(_NEVER)]
    scripts = [path for path in everything if path.parent.name == folder]
    first = [path for path in files if not _name(path, static).startswith(_LATER)]
    later = [path for path in files if _name(path, static).startswith(_LATER)]
    info = json.loads(_LOCK.read_text(encoding="utf-8"))["info"]
    listed = {
        "packs": packs,
        "lock": json.dumps({"info": info, "packages": {}}),
        "pyodide": f"/engine/{folder}/",
        "page": [_entry(path, static) for path in (*first, *scripts)],
        "pictures": [_entry(path, static) for path in later],
    }
    text = json.dumps(listed, separators=(",", ":"))
    version = hashlib.sha256(text.encode()).hexdigest()[:12]
    whole = {"version": version, **listed}
    (home / LIST).write_text(json.dumps(whole, separators=(",", ":")), encoding="utf-8")
    (home / ".packs").write_text(_made_of(), encoding="utf-8")


def mark(static: Path, how: str) -> None:
    """Say in the page that the engine is there."""
    path = static / "index.html"
    text = path.read_text(encoding="utf-8")
    if "sevencats-engine" not in text:
        text = text.replace("<title>", f"{MARK.format(how)}\n    <title>", 1)
        path.write_text(text, encoding="utf-8")


def _name(path: Path, static: Path) -> str:
    return path.relative_to(static).as_posix()


def _entry(path: Path, static: Path) -> list[str | int]:
    """The address of a file, its size, and its digest."""
    data = path.read_bytes()
    return [f"/{_name(path, static)}", len(data), hashlib.sha256(data).hexdigest()[:24]]


def _short(paths: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for path in sorted(paths):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:10]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
