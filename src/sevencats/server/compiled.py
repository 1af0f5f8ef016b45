"""Use the compiled build instead of the sources, if there is one.

``python3 make.py compile`` copies the sources to ``build/compiled`` and compiles the rules there. A
server may use that copy only if it was made from exactly these sources: a digest of them is stored
beside it. Python looks for modules before any of our code runs, so choosing means restarting: the
same command again, in the same process, with the copy first on its path. Processes that the server
starts get the same path.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

from sevencats.kernel import engine

_HERE = Path(__file__).resolve()
#: The build's place in a checkout, and the digest of its sources.
BUILD = Path("build", "compiled", "src")
DIGEST = Path("build", "compiled", "sources")
_REASONS = {
    "": "",
    "missing": "there is no compiled build",
    "stale": "the compiled build is out of date",
}
_PAGE = Path("sevencats", "server", "web", "static")
_DOCS = Path("build", "docs")


def sources_digest(root: Path) -> str:
    """A digest of the sources of the compiled build, and of the Python it works with. The page is
    not part of it: it is built separately and never copied."""
    digest = hashlib.sha256(sys.version.encode())
    page = root / "src" / _PAGE
    for folder in (root / "src", root / "docs" / "rules"):
        for path in sorted(folder.rglob("*")):
            if "__pycache__" in path.parts or page in path.parents or not path.is_file():
                continue
            digest.update(f"\n{path.relative_to(root).as_posix()}\n".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


def checkout() -> Path:
    """The checkout of this module, whether it belongs to the sources or to their copy."""
    src = _HERE.parents[2]
    return next((root for root in src.parents if root / BUILD == src), src.parent)


def page_folder() -> Path:
    """The built page, which is not part of the copy."""
    beside = checkout() / "src" / _PAGE
    return beside if beside.is_dir() else _HERE.parents[2] / _PAGE


def docs_folder() -> Path:
    """The built site of docs: in a package beside this module, else where tools/docs.py writes it,
    which it may do while the server runs."""
    packed = _HERE.parent / "web" / "docs"
    return packed if packed.is_dir() else checkout() / _DOCS


def rules_are_compiled() -> bool:
    """Return whether this process uses the compiled rules."""
    return not str(engine.__file__).endswith(".py")


def why_not(root: Path) -> Literal["", "missing", "stale"]:
    """Why the compiled build of a checkout may not be used; empty if it may."""
    if not (root / DIGEST).is_file() or not (root / BUILD).is_dir():
        return "missing"
    if (root / DIGEST).read_text(encoding="utf-8") != sources_digest(root):
        return "stale"
    return ""


def with_build(root: Path, env: Mapping[str, str]) -> dict[str, str]:
    """An environment in which Python takes the compiled build of a checkout first."""
    paths = [str(root / BUILD), env.get("PYTHONPATH", "")]
    return {**env, "PYTHONPATH": os.pathsep.join(filter(None, paths))}


def choose(wanted: bool) -> str:
    """Restart with the compiled build if it may be used, otherwise log what is used."""
    root = checkout()
    if rules_are_compiled():
        return f"the rules are compiled ({_HERE.parents[2]})"
    if not wanted:
        return "the rules are not compiled: that was asked for"
    reason = _REASONS[why_not(root)]
    begun = os.environ.get("PYTHONPATH", "").split(os.pathsep)[0] == str(root / BUILD)
    if not reason and (begun or sys.flags.ignore_environment):
        # Restarting would end up here again.
        reason = "this Python does not take the compiled build from its path"
    if not reason:
        _restart(with_build(root, os.environ))
    return f"the rules are not compiled: {reason}"


def _restart(env: Mapping[str, str]) -> None:
    command = [sys.executable, *sys.orig_argv[1:]]
    if os.name == "nt":
        # There exec does not replace the process, so wait for a child.
        sys.exit(subprocess.call(command, env=env))
    sys.stdout.flush()
    sys.stderr.flush()
    os.execve(command[0], command, env)
