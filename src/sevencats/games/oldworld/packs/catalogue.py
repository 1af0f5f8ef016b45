"""Which expansions there are, and which of them go together (W0.1)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

import msgspec

from sevencats.errors import nearest, said
from sevencats.games.oldworld.expansion import CODE
from sevencats.games.oldworld.packs.model import Manifest
from sevencats.games.oldworld.packs.read import MANIFEST, read_manifest
from sevencats.kernel.errors import RulesError

BASE = "base"
HOME = Path(__file__).resolve().parents[1] / "content"


@cache
def manifests() -> dict[str, Manifest]:
    """Return the manifests of the built-in packs, by id: the base first."""
    found = [read_manifest(path.parent) for path in sorted(HOME.glob(f"*/{MANIFEST}"))]
    return {each.id: each for each in sorted(found, key=lambda each: each.id != BASE)}


@cache
def expansions() -> tuple[str, ...]:
    """The expansions of the program, in the order in which they are listed."""
    found = [each for each in manifests().values() if each.id != BASE]
    return tuple(each.id for each in sorted(found, key=lambda each: each.order))


@cache
def sets() -> dict[str, tuple[str, ...]]:
    """One word for several expansions, which may also be chosen apart (W0.3)."""
    found: dict[str, tuple[str, ...]] = {}
    for name in expansions():
        word = manifests()[name].set
        if word:
            found[word] = (*found.get(word, ()), name)
    return found


def built_in() -> list[str]:
    """The packs of the program, the base first, then those of expansions from outside it."""
    return [*manifests(), *(name for name, more in CODE.items() if more.folder)]


def folder_of(pack: str | Path) -> Path:
    """Return the folder of a pack: a custom one, one of an outside expansion, or a built-in one."""
    if not isinstance(pack, str):
        return pack
    outside = CODE[pack].folder if pack in CODE else None
    return outside or HOME.joinpath(pack)


def spelled_out(names: Iterable[str]) -> tuple[str, ...]:
    """Expansions with their modules in the place of a word for all of them, each once, without
    what was chosen of them."""
    bare = [name.partition(":")[0] for name in names]
    return tuple(dict.fromkeys(part for name in bare for part in sets().get(name, (name,))))


def tells_in(name: str, lang: str) -> bool:
    """Return whether the stories and texts of an expansion are there in a language; otherwise they
    are read in English."""
    known = manifests()
    manifest = known[name] if name in known else read_manifest(folder_of(name))
    return lang in manifest.languages and lang not in manifest.english_stories


def choices_of(names: Iterable[str]) -> tuple[str, ...]:
    """Return the choices about expansions: the names with a colon, ``<pack>:<word>``."""
    return tuple(dict.fromkeys(name for name in names if ":" in name))


def clashes_of(name: str) -> tuple[str, ...]:
    """The expansions that one cannot be played with, whichever of the two says so (W0.1)."""
    known = manifests()
    own = known[name].clashes if name in known else ()
    return tuple(dict.fromkeys((*own, *(n for n in known if name in known[n].clashes))))


def check_names(names: Iterable[str]) -> None:
    """Refuse expansions that clash (W0.1) or that do not exist."""
    wanted = spelled_out(names)
    for place, name in enumerate(wanted):
        for other in wanted[:place]:
            if other in clashes_of(name):
                raise said(RulesError, "error-ow-clash", one=other, other=name)
    there = built_in()
    for name in wanted:
        if name in there:
            continue
        known = [*there[1:], *sets()]
        near = nearest(name, known)
        raise said(RulesError, "error-ow-no-expansion", name=name, known=known, near=near)


def _spelled(manifest: Manifest) -> Manifest:
    """A manifest that names modules one by one where it names all of them with one word."""
    needs, clashes = spelled_out(manifest.needs), spelled_out(manifest.clashes)
    return msgspec.structs.replace(manifest, needs=needs, clashes=clashes)


def check_together(manifests: Iterable[Manifest]) -> None:
    """Refuse packs that name each other as clashing, come twice, or lack one they need."""
    seen: dict[str, Manifest] = {}
    for manifest in map(_spelled, manifests):
        if manifest.id in seen:
            raise said(RulesError, "error-ow-pack-twice", pack=manifest.id)
        for other in seen.values():
            named = (*manifest.clashes, *clashes_of(manifest.id))
            if other.id in named or manifest.id in other.clashes:
                one, two = other.id, manifest.id
                raise said(RulesError, "error-ow-packs-clash", one=one, other=two)
        for need in manifest.needs:
            if need not in seen:
                raise said(RulesError, "error-ow-pack-needs", pack=manifest.id, need=need)
        seen[manifest.id] = manifest
