"""Tables of Old World that begin in the middle of a scene, as lessons of a server for tests.

Run as a program, with `tests` and `tests/oldworld` on the path, it is `sevencats` with these
lessons: `python scene_tables.py serve --port 8000`.
"""

from __future__ import annotations

from collections.abc import Callable, MutableMapping
from functools import partial
from typing import Any, cast

from scenes import Scene

from sevencats.kit.lessons import Lesson, LessonInfo
from sevencats.kits.oldworld import KIT
from sevencats.oldworld.state import OldWorldState

_DECK = [
    *("wolf_push_1", "wolf_aard_1", "wolf_yrden_1", "wolf_yrden_2", "wolf_quick_slash_1"),
    *("block_4", "cover_1", "rend_6", "intensive_quen_1"),
]
_HAND = ["whirl_2", "melt_armor_1", "precise_blow_1", "wolf_push_2", "exploding_shield_2"]
_WITCHER = {"combat": 2, "defense": 3, "alchemy": 3, "specialty": 2, "shield": 2, "level": 2}


def _hunter(**changes: Any) -> dict[str, Any]:
    return {
        "school": "wolf",
        "place": "novigrad",
        "gold": 3,
        "hand": _HAND,
        "deck": _DECK,
        "potions": ["swallow", "cat", "thunderbolt"],
        **_WITCHER,
        **changes,
    }


def _scene(first: dict[str, Any], **more: Any) -> Scene:
    second = {"school": "griffin", "place": "novigrad", "gold": 4}
    monsters = {"forest": ("foglet", "novigrad")}
    return Scene({"A": first, "B": second}, monsters=monsters, **{"at": 2, **more})


def fight() -> Scene:
    """The first fight turn of A against a foglet."""
    scene = _scene(_hunter())
    scene.pick("fight:foglet")
    return scene


def combo() -> Scene:
    """A lays a combo."""
    scene = fight()
    scene.pick("done")
    return scene


def damage() -> Scene:
    """A loses cards of the hand: the foglet's first attack is worth more than shield and deck."""
    weak = _hunter(shield=0, deck=_DECK[:3], combat=1, potions=[])
    scene = _scene(weak, tops={"fight_deck": ["fight_5"]})
    scene.pick("fight:foglet")
    return scene


def dice() -> Scene:
    """A plays dice with a witcher."""
    throws = [f"die:{face}" for face in (5, 5, 2, 5, 1, 6, 4, 6, 2, 4)]
    scene = _scene(_hunter(), at=1, moved=True, chance=throws)
    scene.pick("poker:B")
    scene.pick("done", seat="B")
    return scene


def story() -> Scene:
    """A reads a card of the wilds: one option has a price."""
    scene = _scene(_hunter(potions=[]), tops={"wilds": ["wilds_chapel"]})
    scene.pick("explore:wilds")
    return scene


SCENES: dict[str, Callable[[], Scene]] = {
    "fight": fight,
    "combo": combo,
    "damage": damage,
    "dice": dice,
    "story": story,
}


def state_of(name: str) -> OldWorldState:
    """The state of a scene, with luck of its own."""
    return SCENES[name]().state


def install() -> None:
    """Offer the scenes as lessons `scene-<name>`."""
    lessons = cast("MutableMapping[str, Lesson]", KIT.lessons)
    for name in SCENES:
        ident = f"scene-{name}"
        info = LessonInfo(ident, "", ())
        begin = partial(state_of, name)
        lessons[ident] = Lesson(info, "base", 2, KIT.players.standin, begin)


if __name__ == "__main__":
    from sevencats.cli import main

    install()
    main()
