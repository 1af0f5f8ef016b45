"""Lays out the packs of the engine: one for what all games share, one for each game, one for each
language. ``pack.mjs`` compiles and packs them."""

from __future__ import annotations

import shutil
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

from bundle.modules import PACKAGE, needed_modules

#: Files that tables read, beside modules and texts.
_DATA = (".toml", ".json", ".jsonl")
#: Parts of other packages that a table needs nothing of.
_UNUSED = ("babel/locale-data/", "babel/messages/", "pytz/zoneinfo/")
_LOCALE_DATA = "babel/locale-data/{}.dat"
ENGINE, GAME, TEXTS = "engine", "game-{}", "texts-{}"


def stage(root: Path, wheels: Path, folder: Path) -> list[str]:
    """Lay out all packs below a folder; returns their names."""
    shutil.rmtree(folder, ignore_errors=True)
    for pack, place, path in _files(root):
        _copy(path, folder / pack / place)
    _entry_points(root, folder)
    languages = sorted(path.name for path in (root / "src" / PACKAGE / "locales").iterdir())
    for wheel in sorted(wheels.glob("*.whl")):
        _unpack(wheel, folder / ENGINE, languages)
    return sorted(path.name for path in folder.iterdir())


def _files(root: Path) -> Iterator[tuple[str, str, Path]]:
    """The files of our package: their pack, their place in it, and where they are."""
    source = root / "src"
    for path in needed_modules(source).values():
        place = path.relative_to(source).as_posix()
        yield _pack(place), place, path
    package = source / PACKAGE
    for path in sorted(package.rglob("*")):
        place = path.relative_to(source).as_posix()
        lang = _language(place)
        if path.suffix == ".ftl" and lang:
            yield TEXTS.format(lang), place, path
        elif path.suffix in _DATA and "/games/" in place and not lang:
            yield _pack(place), place, path


def _language(place: str) -> str:
    """The language of a file below ``locales``."""
    parts = place.split("/")
    return parts[parts.index("locales") + 1] if "locales" in parts[:-2] else ""


def _pack(place: str) -> str:
    """The pack of a file that is not a text."""
    parts = place.split("/")
    return GAME.format(parts[2]) if parts[1] == "games" and len(parts) > 3 else ENGINE


def _entry_points(root: Path, folder: Path) -> None:
    """Say in each game's pack that the game is there."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    group = f"{PACKAGE}.games"
    for name, target in project["entry-points"][group].items():
        info = folder / GAME.format(name) / f"{PACKAGE}_{name}-0.dist-info"
        info.mkdir(parents=True)
        metadata = f"Metadata-Version: 2.1\nName: {PACKAGE}-{name}\nVersion: 0\n"
        (info / "METADATA").write_text(metadata, encoding="utf-8")
        entry = f"[{group}]\n{name} = {target}\n"
        (info / "entry_points.txt").write_text(entry, encoding="utf-8")


def _unpack(wheel: Path, folder: Path, languages: list[str]) -> None:
    kept = {_LOCALE_DATA.format(name) for name in (*languages, "root")}
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            unused = name.startswith(_UNUSED) and name not in kept
            if not unused and ".dist-info/" not in name and not name.endswith((".pyi", "/")):
                archive.extract(name, folder)


def _copy(path: Path, to: Path) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(path, to)
