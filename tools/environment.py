"""The virtual environment in .venv, from a lock file. Standard library only."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

import old_python
import page
from progress import ended
from setup_text import say

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
STAMP = VENV / "sevencats.stamp"
#: There while packages are being installed: an interrupted run may leave half a package.
BEGUN = VENV / "sevencats.begun"
DOCS_STAMP = VENV / "sevencats-docs.stamp"
UV = "uv>=0.13,<1"
COMPILED_SRC = Path("build", "compiled", "src")


def up_to_date(dev: bool) -> bool:
    """Return whether .venv holds the wanted packages. The development set includes everything for
    playing."""
    stamp = STAMP.read_text(encoding="utf-8") if STAMP.is_file() else ""
    return bool(stamp) and stamp in (fingerprint(True), *([] if dev else [fingerprint(False)]))


def set_up(dev: bool, lang: str = "en") -> None:
    """Bring .venv up to date."""
    # A stamp of another folder means that .venv was moved: its scripts point to the old path.
    stamp = STAMP.read_text(encoding="utf-8") if STAMP.is_file() else ""
    moved = bool(stamp) and not stamp.startswith(f"{ROOT}\n")
    make_venv(moved or BEGUN.exists(), lang)
    STAMP.unlink(missing_ok=True)
    BEGUN.touch()
    install("--require-hashes", "-r", lock_file(dev))
    install("--no-deps", "--editable", ROOT)
    STAMP.write_text(fingerprint(dev), encoding="utf-8")
    BEGUN.unlink()


def need_docs_packages() -> None:
    """Install the packages for the documentation. Its lock has the same versions of all shared
    packages, so nothing else in .venv changes."""
    lock = ROOT / "requirements-docs.lock"
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
    if DOCS_STAMP.is_file() and DOCS_STAMP.read_text(encoding="utf-8") == wanted:
        return
    install("--require-hashes", "-r", lock)
    DOCS_STAMP.write_text(wanted, encoding="utf-8")


def need_node() -> None:
    """Install Node as a package where the system has none that can build the page."""
    if not works(BIN / "python", page.__file__, "node"):
        install("--reinstall", page.NODE_PACKAGE)  # what an interrupted run left is not enough


def make_venv(fresh: bool, lang: str = "en") -> None:
    """Create .venv with uv inside, or keep an existing one if it works and ``fresh`` is not set."""
    python = BIN / "python"
    new_enough = f"import sys; sys.exit(sys.version_info < {old_python.OLDEST})"
    if VENV.is_symlink():
        VENV.unlink()  # its target belongs to another clone
    uv = BIN / "uv"
    if fresh or not works(python, "-c", new_enough) or not works(uv, "--version"):
        need_venv_module(lang)
        run(sys.executable, "-m", "venv", "--clear", VENV)
        run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", UV)


def need_venv_module(lang: str) -> None:
    """Debian packages parts of Python separately: install them if allowed, otherwise explain."""
    if has_venv_module():
        return
    package = "python{}.{}-venv".format(*sys.version_info)
    if may_install():
        apt_install(package)
        importlib.invalidate_caches()
    if not has_venv_module():
        sys.exit(f"make.py: {say('no-venv', lang, package=package)}")


def has_venv_module() -> bool:
    """Return whether this Python can create a virtual environment with pip."""
    return all(importlib.util.find_spec(name) for name in ("venv", "ensurepip"))


def may_install() -> bool:
    """Return whether we can install Debian's packages."""
    return bool(shutil.which("apt-get")) and hasattr(os, "geteuid") and os.geteuid() == 0


def apt_install(*packages: str) -> None:
    """Install Debian's packages; the caller checks for success."""
    print(f"make.py: installing {', '.join(packages)}", flush=True)
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    options = ["-y", "-qq", "--no-install-recommends"]
    for command in (["update", "-qq"], ["install", *options, *packages]):
        subprocess.run(["apt-get", *command], env=env, stdout=subprocess.DEVNULL, check=False)


def fingerprint(dev: bool) -> str:
    """The stamp of an up-to-date .venv: its folder, and a digest of its packages."""
    digest = hashlib.sha256(b"dev" if dev else b"play")
    for path in (lock_file(dev), ROOT / "pyproject.toml"):
        digest.update(path.read_bytes())
    return f"{ROOT}\n{digest.hexdigest()}\n"


def lock_file(dev: bool) -> Path:
    """The list of exact packages to install."""
    return ROOT / ("requirements-dev.lock" if dev else "requirements.lock")


def install(*what: object) -> None:
    """Install packages into .venv."""
    env = {**os.environ, "VIRTUAL_ENV": str(VENV)}
    env.setdefault("UV_SYSTEM_CERTS", "1")  # uv does not use the system's certificates by default
    run(BIN / "uv", "pip", "install", "--quiet", *what, env=env)


def works(*command: object) -> bool:
    """Return whether a command can be started and succeeds."""
    quiet = subprocess.DEVNULL
    try:
        done = subprocess.run([str(part) for part in command], stdout=quiet, stderr=quiet)
    except OSError:
        return False
    return done.returncode == 0


def run(*command: object, env: dict[str, str] | None = None) -> None:
    """Run a command quietly. CalledProcessError with its output if it fails."""
    words = [str(part) for part in command]
    pipe = subprocess.PIPE
    process = subprocess.Popen(
        words, cwd=ROOT, env=env, stdout=pipe, stderr=subprocess.STDOUT, text=True
    )
    output = ended(process)
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, words, output)


def compiled_env() -> dict[str, str]:
    """An environment in which Python prefers the compiled build to the installed package."""
    paths = [str(ROOT / COMPILED_SRC), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
