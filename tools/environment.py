"""The virtual environment in .venv, from a lock file. Standard library only."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

from setup_text import say

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
STAMP = VENV / "sevencats.stamp"
OLDEST_PYTHON = (3, 11)
UV = "uv>=0.13,<1"


def up_to_date(dev: bool) -> bool:
    """Whether .venv holds what is wanted. The development set holds all that playing needs."""
    stamp = STAMP.read_text(encoding="utf-8") if STAMP.is_file() else ""
    return bool(stamp) and stamp in (fingerprint(True), *([] if dev else [fingerprint(False)]))


def set_up(dev: bool, lang: str = "en") -> None:
    """Bring .venv up to date."""
    # A stamp of another folder means that .venv was moved: its scripts point to the old place.
    stamp = STAMP.read_text(encoding="utf-8") if STAMP.is_file() else ""
    make_venv(bool(stamp) and not stamp.startswith(f"{ROOT}\n"), lang)
    STAMP.unlink(missing_ok=True)
    install("--require-hashes", "-r", lock_file(dev))
    install("--no-deps", "--editable", ROOT)
    STAMP.write_text(fingerprint(dev), encoding="utf-8")


def make_venv(fresh: bool, lang: str = "en") -> None:
    """Create .venv with uv inside, or keep the one there if it works and ``fresh`` is not set."""
    python = BIN / "python"
    new_enough = f"import sys; sys.exit(sys.version_info < {OLDEST_PYTHON})"
    if VENV.is_symlink():
        VENV.unlink()  # what it points to belongs to another clone
    if fresh or not works(python, "-c", new_enough):
        need_venv_module(lang)
        run(sys.executable, "-m", "venv", "--clear", VENV)
    if not works(BIN / "uv", "--version"):
        run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", UV)


def need_venv_module(lang: str) -> None:
    """Debian keeps parts of Python in a package of its own: install it if we may, else say so."""
    if has_venv_module():
        return
    package = "python{}.{}-venv".format(*sys.version_info)
    if may_install():
        apt_install(package)
        importlib.invalidate_caches()
    if not has_venv_module():
        sys.exit(f"make.py: {say('no-venv', lang, package=package)}")


def has_venv_module() -> bool:
    """Whether this Python can make a virtual environment with pip in it."""
    return all(importlib.util.find_spec(name) for name in ("venv", "ensurepip"))


def may_install() -> bool:
    """Whether we can install Debian's packages."""
    return bool(shutil.which("apt-get")) and hasattr(os, "geteuid") and os.geteuid() == 0


def apt_install(*packages: str) -> None:
    """Install Debian's packages; the caller checks whether that worked."""
    print(f"make.py: installing {', '.join(packages)}", flush=True)
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    options = ["-y", "-qq", "--no-install-recommends"]
    for command in (["update", "-qq"], ["install", *options, *packages]):
        subprocess.run(["apt-get", *command], env=env, stdout=subprocess.DEVNULL, check=False)


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
    quiet = subprocess.DEVNULL
    try:
        done = subprocess.run([str(part) for part in command], stdout=quiet, stderr=quiet)
    except OSError:
        return False
    return done.returncode == 0


def run(*command: object, env: dict[str, str] | None = None) -> None:
    """Run one command quietly. CalledProcessError with its output if it fails."""
    subprocess.run(
        [str(part) for part in command],
        cwd=ROOT,
        env=env,
        check=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
