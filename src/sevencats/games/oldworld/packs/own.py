"""Packs of players: a folder or a zip file, played as an expansion without code."""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile
from functools import cache
from pathlib import Path

from sevencats.games.oldworld.expansion import CODE, Expansion, add_expansion
from sevencats.games.oldworld.packs.archive import LARGEST, unpack
from sevencats.games.oldworld.packs.catalogue import built_in, manifests
from sevencats.games.oldworld.packs.check import check_pack
from sevencats.games.oldworld.packs.read import read_manifest
from sevencats.kernel.errors import BadData
from sevencats.text import add_folder

#: Packs that this process and those it starts offer, as paths with the system's separator.
VARIABLE = "SEVENCATS_PACKS"


@cache
def folder_of_pack(path: Path) -> Path:
    """Return the folder of a pack. A zip file is unpacked for as long as the program runs; what is
    wrong with it is a ``BadData``."""
    if not path.is_file():
        return path
    if path.stat().st_size > LARGEST:
        raise BadData(f"{path.name}: a pack has at most {LARGEST:,} bytes")
    home = Path(tempfile.mkdtemp(prefix="sevencats-pack-"))
    atexit.register(shutil.rmtree, home, ignore_errors=True)
    return unpack(path.read_bytes(), home)


def offer_pack(path: Path) -> str:
    """Let every table choose a pack, and return its id. ``BadData`` with all faults, in lines, if
    it has any."""
    folder = folder_of_pack(path.resolve())
    report = check_pack(folder)
    if report.faults:
        raise BadData("\n".join(f"{path.name}: {fault}" for fault in report.faults))
    ident = read_manifest(folder).id
    if ident in (*manifests(), *built_in()):
        raise BadData(f"{path.name}: there is already a pack {ident!r}: give yours another id")
    add_expansion(Expansion(id=ident, folder=folder))
    add_folder(folder)
    return ident


def offer_packs_of_environment() -> None:
    """Offer the packs that the variable names, once."""
    for word in filter(None, os.environ.get(VARIABLE, "").split(os.pathsep)):
        path = Path(word).resolve()
        if folder_of_pack(path) not in [one.folder for one in CODE.values()]:
            offer_pack(path)
