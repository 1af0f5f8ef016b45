"""How the program was installed."""

from __future__ import annotations

from pathlib import Path

import pytest

from sevencats.installed import IMAGE_MARK, how_installed, install_command, upgrade_command

ROOT = Path(__file__).resolve().parents[1]


def test_this_is_a_clone() -> None:
    assert how_installed() == "clone"


@pytest.mark.parametrize(
    ("place", "how"),
    [
        ("src/sevencats/installed.py", "clone"),
        ("build/compiled/src/sevencats/installed.py", "clone"),
        (".venv/lib/python3.11/site-packages/sevencats/installed.py", "package"),
    ],
)
def test_places(place: str, how: str, tmp_path: Path) -> None:
    assert how_installed(ROOT / place, tmp_path) == how
    assert how_installed(tmp_path / place, tmp_path) == "package"
    (tmp_path / IMAGE_MARK).touch()
    assert how_installed(ROOT / place, tmp_path) == "image"


#: A file that an installer leaves in an environment, and its commands.
INSTALLERS = {
    "pip": ("", "pip install", "pip install --upgrade 'sevencats[server]'"),
    "pipx": ("pipx_metadata.json", "pipx install --force", "pipx upgrade sevencats"),
    "uv": ("pyvenv.cfg", "uv pip install", "uv pip install --upgrade 'sevencats[server]'"),
    "uv tool": ("uv-receipt.toml", "uv tool install", "uv tool upgrade sevencats"),
    "uvx": ("", "uvx", "uvx 'sevencats[server]@latest'"),
}


@pytest.mark.parametrize("installer", INSTALLERS)
def test_advice_fits_the_installer(installer: str, tmp_path: Path) -> None:
    left, install, upgrade = INSTALLERS[installer]
    prefix = tmp_path / "archive-v0" / "x" if installer == "uvx" else tmp_path
    prefix.mkdir(parents=True, exist_ok=True)
    if left:
        (prefix / left).write_text("home = /usr/bin\nuv = 0.13.8\n", encoding="utf-8")
    assert install_command("train", tmp_path, prefix) == f"{install} 'sevencats[train]'"
    assert upgrade_command(prefix) == upgrade


def test_advice_in_a_clone() -> None:
    here = ROOT / "src" / "sevencats" / "installed.py"
    own = install_command("ray", here, ROOT / ".venv")
    assert own == ".venv/bin/uv pip install --editable '.[ray]'"
    assert install_command("ray", here, ROOT / "x") == "pip install --editable '.[ray]'"
