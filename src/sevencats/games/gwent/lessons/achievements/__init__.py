"""The achievements of Gwent, each for one idea of the game."""

from __future__ import annotations

from collections.abc import Iterable

from sevencats.games.gwent.cards.model import FACTIONS
from sevencats.games.gwent.lessons.achievements.deeds import DEEDS
from sevencats.games.gwent.lessons.achievements.story import read_games
from sevencats.games.gwent.lessons.coach import LESSONS
from sevencats.kernel.run import Step
from sevencats.plugin.achievements import LESSON, PUZZLE, Achievements, Collection, Earned

_PUZZLES = 7
_COLLECTIONS = {
    "factions": Collection("won:", len(FACTIONS)),
    "lessons": Collection(LESSON, len(LESSONS)),
    "puzzles": Collection(PUZZLE, _PUZZLES),
}


def earned(steps: Iterable[Step]) -> Earned:
    """Return the achievements of each seat of a finished game. A win adds the winner's faction to
    those won with; a game that was given up has no winner here."""
    match = read_games(steps)
    if not match.games:
        return {}
    table = match.games[-1].table
    by_seat: dict[int, frozenset[str]] = {}
    for seat, faction in enumerate(table.factions):
        ids = {id for id, deed in DEEDS.items() if any(deed(game, seat) for game in match.games)}
        if match.returns[seat] > 0:
            ids |= {"first-win", f"won:{faction}"}
            if len(table.seating.sides) > 2:
                ids.add("free-for-all")
        by_seat[seat] = frozenset(ids)
    return by_seat


ACHIEVEMENTS = Achievements(
    ids=("lessons", "first-win", *DEEDS, "free-for-all", "factions", "puzzles"),
    earned=earned,
    collections=_COLLECTIONS,
)
