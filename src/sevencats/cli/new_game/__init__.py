"""``sevencats dev new-game``: a folder with a small game that plays everywhere."""

from __future__ import annotations

import keyword
import re
from pathlib import Path

from sevencats.kernel.errors import SevenCatsError
from sevencats.kernel.registry import games

_TEMPLATES = Path(__file__).parent
#: The files of a new game, and the templates they are made from.
_FILES = {"@NAME@.py": "game.txt", "pyproject.toml": "pyproject.txt", "README.md": "readme.txt"}
_NAME = re.compile(r"[a-z][a-z0-9_]*")


def write_game(name: str, folder: Path) -> list[Path]:
    """Write the files of a new game and return them; nothing is written if one is there already."""
    if not _NAME.fullmatch(name) or keyword.iskeyword(name):
        raise SevenCatsError(f"{name!r} cannot be a game's name: use small letters, digits and _")
    if name in games():
        raise SevenCatsError(f"there is a game {name!r} already")
    words = [word for word in name.split("_") if word]
    values = {
        "@NAME@": name,
        "@TITLE@": " ".join(word.capitalize() for word in words),
        "@CLASS@": "".join(word.capitalize() for word in words),
    }
    files = {folder / _filled(path, values): text for path, text in _FILES.items()}
    there = [path for path in files if path.exists()]
    if there:
        raise SevenCatsError(f"{there[0]} is there already; nothing was written")
    folder.mkdir(parents=True, exist_ok=True)
    for path, template in files.items():
        text = (_TEMPLATES / template).read_text(encoding="utf-8")
        path.write_text(_filled(text, values), encoding="utf-8")
    return [*files]


def _filled(text: str, values: dict[str, str]) -> str:
    for place, value in values.items():
        text = text.replace(place, value)
    return text
