"""Rating changes of a finished game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import fmean

import msgspec

from sevencats.server.ratings.glicko import Rating, settled, updated

_BOT = "bot:"
#: A bot starts with a measured rating.
BOT_DEVIATION = 90
#: Shorter games, in rows, say nothing about a player whose rival resigns.
EARLY_ROWS = 20


class Contestant(msgspec.Struct, frozen=True):
    """A player of a rated game. ``gone``: resigned, or a bot played the seat to the end. ``start``
    is the rating of a bot that has not played here yet."""

    seat: int
    subject: str
    side: int
    returns: int
    gone: bool = False
    start: int = 0

    @property
    def person(self) -> bool:
        """Return whether it is a person."""
        return not self.subject.startswith(_BOT)


class RatedGame(msgspec.Struct, frozen=True):
    """A finished game that may be rated: its ladder, and its players. ``early``: it ended before
    much was played."""

    game: str
    pool: str
    contestants: tuple[Contestant, ...]
    early: bool = False

    @property
    def given_up(self) -> bool:
        """Return whether a person left before the end."""
        return any(c.person and c.gone for c in self.contestants)


def bot_subject(level: str) -> str:
    """The name under which a level's rating is stored."""
    return _BOT + level


def score(one: Contestant, other: Contestant) -> float | None:
    """The score of one player against another: players who left have lost to all who stayed,
    whatever the bot in the seat did afterwards; None between two who left."""
    if one.gone and other.gone:
        return None
    if one.gone or other.gone:
        return 0.0 if one.gone else 1.0
    return 0.5 + 0.5 * ((one.returns > other.returns) - (one.returns < other.returns))


def new_ratings(rated: RatedGame, before: Mapping[str, Rating]) -> dict[str, Rating]:
    """The changed ratings after a game by subject, all computed from the ratings before it. Several
    seats of one bot are one subject, which does not play against itself.

    Games against unrated rivals change nothing, and a win against one who leaves at once counts
    nothing: otherwise anybody could gain rating from accounts made for the purpose.
    """
    results: dict[str, list[tuple[Rating, float]]] = {}
    for one in rated.contestants:
        for side in sorted({c.side for c in rated.contestants} - {one.side}):
            others = [c for c in rated.contestants if c.side == side]
            others = [c for c in others if c.subject != one.subject]
            scores = [s for other in others if (s := score(one, other)) is not None]
            free = rated.early and not one.gone and any(other.gone for other in others)
            if scores and not free and all(settled(before[c.subject]) for c in others):
                rival = _rival(rated, one, others, before)
                results.setdefault(one.subject, []).append((rival, fmean(scores)))
    return {subject: updated(before[subject], found) for subject, found in results.items()}


def _rival(
    rated: RatedGame, one: Contestant, others: Sequence[Contestant], before: Mapping[str, Rating]
) -> Rating:
    """A side as one opponent. The player's own team mates count too: the difference between the
    sides is added to this opponent's rating."""
    mates = [before[c.subject] for c in rated.contestants if c.side == one.side]
    against = [before[c.subject] for c in others]
    own = before[one.subject].rating
    return Rating(
        rating=own + fmean(r.rating for r in against) - fmean(r.rating for r in mates),
        deviation=sqrt(fmean(r.deviation**2 for r in against)),
    )
