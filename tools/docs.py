#!/usr/bin/env python3
"""Build the site of docs into build/docs, unless it is up to date.

    python3 tools/docs.py

It needs the packages of requirements-docs.lock (`python3 make.py docs` installs them). A server
shows the site under /docs/, and `python3 make.py wheel` puts it into the wheel.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SITE = ROOT / "build" / "docs"
STAMP = SITE / ".digest"
LOCK = ROOT / "requirements-docs.lock"
FAVICON = ROOT / "web" / "public" / "favicon.svg"
#: The server's content policy allows scripts from files only.
_INLINE_SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)
_BASE = re.compile(r'"base": "([./]+)"')
#: Files that no page loads: source maps of the theme, search dictionaries of other languages, and
#: pages for the root of a host.
_UNUSED = ("**/*.map", "assets/javascripts/lunr", "404.html", "sitemap.xml", "sitemap.xml.gz")


def main(args: list[str]) -> int:
    """Build the site and return the exit code."""
    if args:
        print((__doc__ or "").strip())
        return 2
    if not installed():
        print("docs.py: mkdocs is missing: python3 make.py docs installs it", file=sys.stderr)
        return 1
    try:
        build()
    except subprocess.CalledProcessError as error:
        print(f"docs.py: mkdocs failed with exit code {error.returncode}", file=sys.stderr)
        return 1
    return 0


def installed() -> bool:
    """Return whether this Python has the packages for a build."""
    return all(importlib.util.find_spec(name) for name in ("mkdocs", "material", "mkdocstrings"))


def build(site: Path = SITE) -> None:
    """Bring the site up to date. A failed build leaves the old site in place."""
    if up_to_date(site):
        return
    fresh = site.with_name(f"{site.name}.{os.getpid()}")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir"]
    # Otherwise the theme prints news about mkdocs before each build.
    env = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    try:
        subprocess.run([*command, str(fresh)], cwd=ROOT, env=env, check=True)
        finish(fresh)
        (fresh / STAMP.name).write_text(digest(), encoding="utf-8")
        shutil.rmtree(site, ignore_errors=True)
        fresh.rename(site)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)


def finish(site: Path) -> None:
    """Remove unused files, and move scripts out of the pages into files."""
    for pattern in _UNUSED:
        for path in [*site.glob(pattern)]:
            shutil.rmtree(path) if path.is_dir() else path.unlink()
    shutil.copy(FAVICON, site / "assets" / "images")
    (site / "assets" / "images" / "favicon.png").unlink()
    for page in site.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        found = _BASE.search(text)
        base = found[1] if found else "."

        def moved(script: re.Match[str], base: str = base) -> str:
            name = f"assets/javascripts/{hashlib.sha256(script[1].encode()).hexdigest()[:12]}.js"
            (site / name).write_text(script[1], encoding="utf-8")
            return f'<script src="{base}/{name}"></script>'

        page.write_text(_INLINE_SCRIPT.sub(moved, text), encoding="utf-8")


def up_to_date(site: Path = SITE) -> bool:
    """Return whether the site was built from the current sources."""
    stamp = site / STAMP.name
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == digest()


def sources() -> Iterator[Path]:
    """Everything the site is made of: pages, pictures, and modules for their docstrings."""
    yield from (ROOT / "mkdocs.yml", LOCK, FAVICON)
    yield from sorted((ROOT / "tools").glob("docs*.py"))
    yield from sorted(path for path in (ROOT / "docs").rglob("*") if path.is_file())
    yield from sorted((ROOT / "src" / "sevencats").rglob("*.py"))


def digest() -> str:
    """A fingerprint of the sources and their paths."""
    hasher = hashlib.sha256()
    for path in sources():
        hasher.update(path.relative_to(ROOT).as_posix().encode())
        hasher.update(path.read_bytes())
    return hasher.hexdigest()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
