"""The lessons of Old World: position files (docs/write/positions.md) in ``lessons.json``, whose
steps advance when something happens on the table. The coach's words belong to the page, under
``oldworld-lesson-<id>-<number>``."""

from __future__ import annotations

import json
from functools import cache, partial
from importlib.resources import files
from typing import Any

from sevencats.games.oldworld.positions.file import read_position
from sevencats.games.oldworld.positions.runner import play_script
from sevencats.games.oldworld.state import OldWorldState
from sevencats.plugin.lessons import Lesson, LessonInfo, LessonStep, Until

_LEVEL = "apprentice"
_SEATS = 2


@cache
def _positions() -> dict[str, dict[str, Any]]:
    text = files(__package__).joinpath("lessons.json").read_text("utf-8")
    positions: dict[str, dict[str, Any]] = json.loads(text)
    return positions


def _begin(name: str) -> OldWorldState:
    """Return the position a lesson begins with, after its script."""
    position = {"format": "oldworld-position/1", **_positions()[name]}
    run, refused = play_script(read_position(position))
    assert refused is None, f"lesson {name}: {refused}"
    run.state.confirm = False  # a table takes forced moves automatically
    return run.state


def _step(answers: str, **until: Any) -> LessonStep:
    """Give these answers, whichever is asked for first, until something happens."""
    first, *more = answers.split()
    return LessonStep(first, Until(**until), more=tuple(more))


_THREE = "play:whirl_2 play:melt_armor_1 play:precise_blow_1 done"

_STEPS: dict[str, tuple[LessonStep, ...]] = {
    "ways": (
        _step("move:hengfors pay:card.wolf_quick_slash_1", place="hengfors"),
        _step("move:novigrad pay:card.wolf_push_1", place="novigrad"),
    ),
    "places": (
        _step("move:doldeth pay:card.wolf_quick_slash_1", place="doldeth"),
        _step("act", zone="A.potions", size=1),
    ),
    "combo": (_step("play:whirl_2 play:melt_armor_1 done", zone="A.discard", card="whirl_2"),),
    "monster": (
        _step("fight:foglet", asked="combo"),
        _step(_THREE, asked="lose_trashed"),
    ),
    "damage": (
        _step("discard:wolf_push_2 discard:melt_armor_1", asked="fight_turn"),
        _step("potion:thunderbolt", zone="A.used", size=1),
    ),
    "trophy": (_step("trash:wolf_push_1 trash:wolf_push_2", asked="gain"),),
    "story": (
        _step("explore:wilds", asked="story"),
        _step("option:b", asked="keep"),
    ),
    "dice": (
        _step("act", asked="reroll"),
        _step("done reroll:1", asked="phase1"),
    ),
    "pool": (
        _step("done", asked="gain"),
        _step("gain:3.rend_3", zone="A.hand", card="rend_3"),
    ),
    "meditate": (
        _step("meditate:combat", asked="lose_trashed"),
        _step("trash:wolf_push_2 trash:wolf_push_1", asked="gain"),
    ),
    "turn": (
        _step("move:vizima pay:card.wolf_push_1", place="vizima"),
        _step("act", least={"combat": 2}),
        _step("end", asked="phase2"),
        _step("explore:wilds", asked="story"),
        _step("option:b", asked="keep"),
        _step("done", asked="gain"),
        _step("gain:6.rend_4", turn=2),
    ),
}

#: The lessons by id, the first one first; the last is a coached turn.
LESSONS: dict[str, Lesson] = {
    f"oldworld-{name}": Lesson(
        info=LessonInfo(f"oldworld-{name}", "", steps),
        mode="base",
        seats=_SEATS,
        level=_LEVEL,
        begin=partial(_begin, name),
    )
    for name, steps in _STEPS.items()
}
