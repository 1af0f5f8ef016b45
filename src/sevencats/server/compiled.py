"""The compiled build in the place of the sources, where it is there.

``python3 make.py compile`` copies the sources to ``build/compiled`` and compiles the rules there. A
server may use that copy only while it is one of these very sources: a digest of them lies beside
it. Python looks for modules before any of our code runs, so the choice is a new beginning: the same
command once more, in the same process, with the copy first on its path. Processes that the server
starts get the same path.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from sevencats.kernel import engine

_HERE = Path(__file__).resolve()
#: Where the build lies in a checkout, and the digest of what it was made from.
BUILD = Path("build", "compiled", "src")
DIGEST = Path("build", "compiled", "sources")
_PAGE = Path("sevencats", "server", "web", "static")


def sources_digest(root: Path) -> str:
    """A digest of all that the compiled build of a checkout is a copy of, and of the Python that
    it works with. The page is no part of it: it is built apart and never copied."""
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
    """The checkout that this very module belongs to, be it of the sources or of their copy."""
    src = _HERE.parents[2]
    return next((root for root in src.parents if root / BUILD == src), src.parent)


def page_folder() -> Path:
    """The built page, which is not part of the copy."""
    beside = checkout() / "src" / _PAGE
    return beside if beside.is_dir() else _HERE.parents[2] / _PAGE


def rules_are_compiled() -> bool:
    """Whether this process plays by compiled rules."""
    return not str(engine.__file__).endswith(".py")


def why_not(root: Path) -> str:
    """Why the compiled build of a checkout may not be used; empty if it may."""
    if not (root / DIGEST).is_file() or not (root / BUILD).is_dir():
        return "there is no compiled build"
    if (root / DIGEST).read_text(encoding="utf-8") != sources_digest(root):
        return "the compiled build is out of date"
    return ""


def with_build(root: Path, env: Mapping[str, str]) -> dict[str, str]:
    """An environment in which Python takes the compiled build of a checkout first."""
    paths = [str(root / BUILD), env.get("PYTHONPATH", "")]
    return {**env, "PYTHONPATH": os.pathsep.join(filter(None, paths))}


def choose(wanted: bool) -> str:
    """Begin anew with the compiled build if it may be used, else say in words what is used."""
    root = checkout()
    if rules_are_compiled():
        return f"the rules are compiled ({_HERE.parents[2]})"
    if not wanted:
        return "the rules are not compiled: that was asked for"
    reason = why_not(root)
    begun = os.environ.get("PYTHONPATH", "").split(os.pathsep)[0] == str(root / BUILD)
    if not reason and (begun or sys.flags.ignore_environment):
        # Beginning again would end here again.
        reason = "this Python does not take the compiled build from its path"
    if not reason:
        _begin_anew(with_build(root, os.environ))
    return f"the rules are not compiled: {reason}"


def _begin_anew(env: Mapping[str, str]) -> None:
    command = [sys.executable, *sys.orig_argv[1:]]
    if os.name == "nt":
        # There a process cannot become another one: it waits for it.
        sys.exit(subprocess.call(command, env=env))
    sys.stdout.flush()
    sys.stderr.flush()
    os.execve(command[0], command, env)
