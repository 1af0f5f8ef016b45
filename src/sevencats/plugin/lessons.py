"""Lessons: small positions to play on the real board, with a coach's text for each step."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from sevencats.kernel.state import State


class Until(msgspec.Struct, frozen=True, omit_defaults=True):
    """When a step ends: a zone has this many copies of a card (no card: the zone is empty), the
    leader was used, a round has begun, no question of the kind ``after`` is open any more, or the
    game is over. In games with a map: the person is at a place, is asked a kind of question, a zone
    has ``size`` cards, the person's numbers have reached ``least``, or this many turns have begun;
    all of the given ones."""

    zone: str = ""
    card: str = ""
    count: int = 1
    leader: bool = False
    round: int = 0
    after: str = ""
    over: bool = False
    place: str = ""
    asked: str = ""
    size: int = 0
    least: dict[str, int] = {}
    turn: int = 0


class LessonStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """The next thing to do: the option key to pick, the answer if that leads to a question
    (``more``: to several), and when the step is done."""

    do: str
    until: Until
    then: str = ""
    more: tuple[str, ...] = ()


class LessonInfo(msgspec.Struct, frozen=True):
    """A lesson in the page's list; ``card`` is its picture."""

    id: str
    card: str
    steps: tuple[LessonStep, ...]


@dataclass(frozen=True)
class Lesson:
    """A lesson: its entry in the list, the set-up of its table, and the position it begins with.
    The person has seat 0; a bot of ``level`` has the others."""

    info: LessonInfo
    mode: str
    seats: int
    level: str
    begin: Callable[[], State]
