"""How this program was installed, so that advice fits."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Literal

How = Literal["clone", "package", "image"]

#: The Dockerfile puts this file into the environment of the image.
IMAGE_MARK = "sevencats-image"
_HERE = Path(__file__).resolve()


#: The commands that add an extra and that update the program, by installer.
_INSTALL = {
    "pip": "pip install",
    "pipx": "pipx install --force",
    "uv": "uv pip install",
    "uv tool": "uv tool install",
    "uvx": "uvx",
}
_UPGRADE = {
    "pip": "pip install --upgrade 'sevencats[server]'",
    "pipx": "pipx upgrade sevencats",
    "uv": "uv pip install --upgrade 'sevencats[server]'",
    "uv tool": "uv tool upgrade sevencats",
    "uvx": "uvx 'sevencats[server]@latest'",
}


def how_installed(here: Path = _HERE, prefix: Path | None = None) -> How:
    """``clone``: run from a checkout by ``make.py``; ``package``: from a wheel; ``image``."""
    if (Path(sys.prefix if prefix is None else prefix) / IMAGE_MARK).is_file():
        return "image"
    if "site-packages" not in here.parts and clone_of(here) is not None:
        return "clone"
    return "package"


def clone_of(here: Path = _HERE) -> Path | None:
    """The checkout that contains a file, or None."""
    return next((folder for folder in here.parents if (folder / "make.py").is_file()), None)


def install_command(extra: str, here: Path = _HERE, prefix: Path | None = None) -> str:
    """The command that adds an extra to this environment, which is not an image."""
    folder = Path(sys.prefix if prefix is None else prefix)
    command = _INSTALL[_installer(folder)]
    if how_installed(here, folder) == "package":
        return f"{command} 'sevencats[{extra}]'"
    # make.py installs uv, and no other installer, into the environment of a clone.
    own = folder.name == ".venv" and folder.parent == clone_of(here)
    return f"{'.venv/bin/uv pip install' if own else command} --editable '.[{extra}]'"


def program() -> str:
    """The program's name as users type it."""
    return "python3 make.py play" if how_installed() == "clone" else "sevencats"


def upgrade_command(prefix: Path | None = None) -> str:
    """The command that brings a package up to date."""
    return _UPGRADE[_installer(Path(sys.prefix if prefix is None else prefix))]


def _installer(prefix: Path) -> str:
    """The installer of an environment, recognised by the files it leaves there."""
    if (prefix / "pipx_metadata.json").is_file():
        return "pipx"
    if (prefix / "uv-receipt.toml").is_file():
        return "uv tool"
    if "archive-v0" in prefix.parts:  # uv's cache
        return "uvx"
    notes = prefix / "pyvenv.cfg"
    made_by_uv = notes.is_file() and "\nuv = " in notes.read_text(encoding="utf-8")
    return "uv" if made_by_uv else "pip"
