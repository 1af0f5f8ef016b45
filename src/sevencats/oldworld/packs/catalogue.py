"""Which expansions there are, and which of them go together (W0.1)."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec

from sevencats.kernel.errors import RulesError
from sevencats.oldworld.expansion import CODE
from sevencats.oldworld.packs.model import Manifest

BASE = "base"
HOME = Path(__file__).resolve().parents[1] / "content"

#: Every expansion of the game, there or still to come.
EXPANSIONS = (
    "legendary_hunt",
    "weaknesses",
    "special_attacks",
    "unique_cards",
    "advanced_cards",
    "mutagens",
    "bombs",
    "adventure_pack",
    "lost_mount",
    "mages",
    "skellige",
    "wild_hunt",
    "manticore",
    "ciri",
)
#: One word for several: the modules of Monster Trail may be chosen apart (W0.3).
SETS: dict[str, tuple[str, ...]] = {
    "monster_trail": (
        "weaknesses",
        "special_attacks",
        "unique_cards",
        "advanced_cards",
        "mutagens",
        "bombs",
    )
}
#: What cannot be played with the Wild Hunt. All others go with each other.
_NO_WILD_HUNT = ("legendary_hunt", "adventure_pack", "lost_mount", "skellige")


def built_in() -> list[str]:
    """The packs that come with the program, the base first, and those of expansions from outside
    it."""
    names = sorted(path.parent.name for path in HOME.glob("*/pack.toml"))
    outside = [name for name, more in CODE.items() if more.folder]
    return [BASE, *(name for name in names if name != BASE), *outside]


def folder_of(pack: str | Path) -> Path:
    """The folder of a pack: of one's own, of an expansion from outside, or of the program."""
    if not isinstance(pack, str):
        return pack
    outside = CODE[pack].folder if pack in CODE else None
    return outside or HOME.joinpath(pack)


def spelled_out(names: Iterable[str]) -> tuple[str, ...]:
    """Expansions with their modules in the place of a word for all of them, each once, without
    what was chosen of them."""
    bare = [name.partition(":")[0] for name in names]
    return tuple(dict.fromkeys(part for name in bare for part in SETS.get(name, (name,))))


def choices_of(names: Iterable[str]) -> tuple[str, ...]:
    """What was chosen of expansions: the names with a colon, ``advanced_cards:evasion``."""
    return tuple(dict.fromkeys(name for name in names if ":" in name))


def clashes_of(name: str) -> tuple[str, ...]:
    """The expansions that one cannot be played with (W0.1)."""
    if name == "wild_hunt":
        return _NO_WILD_HUNT
    return ("wild_hunt",) if name in _NO_WILD_HUNT else ()


def check_names(names: Iterable[str]) -> None:
    """Refuse expansions that clash (W0.1) or that do not exist."""
    wanted = spelled_out(names)
    for place, name in enumerate(wanted):
        for other in wanted[:place]:
            if other in clashes_of(name):
                raise RulesError(f"{other} and {name} cannot be played together (W0.1)")
    there = built_in()
    for name in wanted:
        if name in there:
            continue
        known = ", ".join([*there[1:], *SETS])
        raise RulesError(f"there is no expansion {name!r}; known: {known}")


def _spelled(manifest: Manifest) -> Manifest:
    """A manifest that names modules one by one where it names all of them with one word."""
    needs, clashes = spelled_out(manifest.needs), spelled_out(manifest.clashes)
    return msgspec.structs.replace(manifest, needs=needs, clashes=clashes)


def check_together(manifests: Iterable[Manifest]) -> None:
    """Refuse packs that name each other as clashing, come twice, or lack one they need."""
    seen: dict[str, Manifest] = {}
    for manifest in map(_spelled, manifests):
        if manifest.id in seen:
            raise RulesError(f"the pack {manifest.id} is there twice")
        for other in seen.values():
            named = (*manifest.clashes, *clashes_of(manifest.id))
            if other.id in named or manifest.id in other.clashes:
                raise RulesError(f"{other.id} and {manifest.id} cannot be played together")
        for need in manifest.needs:
            if need not in seen:
                raise RulesError(f"the pack {manifest.id} needs {need} before it")
        seen[manifest.id] = manifest
