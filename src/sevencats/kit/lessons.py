"""Lessons: small positions to be played on the real board, with what a coach says at each step."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from sevencats.kernel.state import State


class Until(msgspec.Struct, frozen=True, omit_defaults=True):
    """What ends a step: so many copies of a card in a zone (no card: the zone is empty), the
    leader was used, a round has begun, nothing of the kind ``after`` is asked any more, or the game
    is over. In games with a map: the person is at a place, is asked a kind of question, a zone has
    so many cards (``size``), numbers of the person's are so high (``least``), or so many turns were
    begun; all of these that are given."""

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
    """What to do next: the option key to pick, what to answer if that leads to a question
    (``more``: to several), and when it is done."""

    do: str
    until: Until
    then: str = ""
    more: tuple[str, ...] = ()


class LessonInfo(msgspec.Struct, frozen=True):
    """A lesson as the page lists it; ``card`` is its picture."""

    id: str
    card: str
    steps: tuple[LessonStep, ...]


@dataclass(frozen=True)
class Lesson:
    """A lesson: what the page shows, how its table is set up, and the position it begins with.
    The person has seat 0; a bot of ``level`` has the others."""

    info: LessonInfo
    mode: str
    seats: int
    level: str
    begin: Callable[[], State]
