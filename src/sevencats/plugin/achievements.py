"""Achievements: ideas of a game that a player has used. They have no effect on any game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from sevencats.kernel.run import Step

#: The achievements that each seat has earned, by ids.
Earned = Mapping[int, frozenset[str]]


@dataclass(frozen=True, slots=True)
class Collection:
    """An achievement for a number of different parts that begin with ``prefix``, over many games:
    ``won:monsters``, ``puzzle:2026-05-01``."""

    prefix: str
    count: int


#: Prefixes of parts that do not come from games.
LESSON = "lesson:"
PUZZLE = "puzzle:"


def nothing_earned(steps: Iterable[Step]) -> Earned:
    """``earned`` of a game without achievements."""
    return {}


@dataclass(frozen=True)
class Achievements:
    """The achievements of a game, in the order in which they are shown. The words are the messages
    ``achievement-<game>-<id>``, with the attribute ``how``.

    - ``earned``: from the steps of a finished game to what its seats have earned: ids, and parts
      of collections (they have a colon).
    - ``collections``: the achievements that are earned part by part.
    """

    ids: tuple[str, ...] = ()
    earned: Callable[[Iterable[Step]], Earned] = nothing_earned
    collections: Mapping[str, Collection] = field(default_factory=dict)

    def completed(self, have: Iterable[str]) -> frozenset[str]:
        """The complete collections."""
        parts = frozenset(have)
        return frozenset(
            id
            for id, collection in self.collections.items()
            if count_parts(parts, collection) >= collection.count
        )


def count_parts(have: Iterable[str], collection: Collection) -> int:
    """How many parts of a collection are there."""
    return sum(part.startswith(collection.prefix) for part in have)
