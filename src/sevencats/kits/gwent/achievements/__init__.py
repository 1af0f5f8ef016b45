"""What can be achieved in Gwent, each for an idea of the game."""

from __future__ import annotations

from collections.abc import Iterable

from sevencats.gwent.cards.model import FACTIONS
from sevencats.kernel.run import Step
from sevencats.kit.achievements import LESSON, PUZZLE, Achievements, Collection, Earned
from sevencats.kits.gwent.achievements.deeds import DEEDS
from sevencats.kits.gwent.achievements.story import read_games
from sevencats.kits.gwent.lessons import LESSONS

_PUZZLES = 7
_COLLECTIONS = {
    "factions": Collection("won:", len(FACTIONS)),
    "lessons": Collection(LESSON, len(LESSONS)),
    "puzzles": Collection(PUZZLE, _PUZZLES),
}


def earned(steps: Iterable[Step]) -> Earned:
    """What the seats of a finished game have earned. Whoever has won adds the faction to those
    won with; a game that was given up has no winner here."""
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
