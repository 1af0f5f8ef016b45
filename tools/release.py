#!/usr/bin/env python3
"""Compare the places that name the version before it is released. Standard library only.

python3 tools/release.py           print the version of the package
python3 tools/release.py v0.1.0    the same; fails if a tag or CHANGELOG.md names another
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = Path("src", "sevencats", "__init__.py")
CHANGELOG = Path("CHANGELOG.md")


def main(args: list[str], root: Path = ROOT) -> int:
    """Print the version, or print disagreements to standard error; return the exit code."""
    problems = disagreements(root, args[0] if args else "")
    for problem in problems:
        print(f"release.py: {problem}", file=sys.stderr)
    if not problems:
        print(package_version(root))
    return int(bool(problems))


def disagreements(root: Path, tag: str = "") -> list[str]:
    """The places that name another version than the package. ``tag`` is like ``v0.1.0``; empty:
    none."""
    version = package_version(root)
    problems = []
    if tag and tag != f"v{version}":
        problems.append(f"the tag is {tag}, but {PACKAGE} says {version}")
    newest = changelog_version(root)
    if newest != version:
        problems.append(f"{CHANGELOG} begins with {newest or 'no version'}, not with {version}")
    return problems


def package_version(root: Path) -> str:
    """``__version__``, without importing the package."""
    text = (root / PACKAGE).read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    if found is None:
        raise SystemExit(f"release.py: {PACKAGE} has no __version__")
    return found[1]


def changelog_version(root: Path) -> str:
    """The version of the first section of the changelog; empty if it has none."""
    text = (root / CHANGELOG).read_text(encoding="utf-8")
    heading = re.search(r"^## (.*)$", text, re.MULTILINE)
    version = re.match(r"\d+\.\d+\.\d+\S*", heading[1]) if heading else None
    return version[0].rstrip(",:") if version else ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
