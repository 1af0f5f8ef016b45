"""What a finished game says about the strength of those who played it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import fmean

import msgspec

from sevencats.server.ratings.glicko import Rating, updated

_BOT = "bot:"
#: A bot begins with a strength that was measured, not with none.
BOT_DEVIATION = 90


class Contestant(msgspec.Struct, frozen=True):
    """Somebody in a rated game. ``gone``: gave up, or a bot played the seat to its end. ``start``
    is the rating of a bot that has not played here yet."""

    seat: int
    subject: str
    side: int
    returns: int
    gone: bool = False
    start: int = 0

    @property
    def person(self) -> bool:
        """Whether it is a person."""
        return not self.subject.startswith(_BOT)


class RatedGame(msgspec.Struct, frozen=True):
    """A finished game that may count: the ladder it belongs to, and who played."""

    game: str
    pool: str
    contestants: tuple[Contestant, ...]


def bot_subject(level: str) -> str:
    """Under what name a level's rating is kept."""
    return _BOT + level


def score(one: Contestant, other: Contestant) -> float | None:
    """What one won of another: whoever left has lost to all who stayed, whatever the bot in the
    seat did afterwards; None between two who left."""
    if one.gone and other.gone:
        return None
    if one.gone or other.gone:
        return 0.0 if one.gone else 1.0
    return 0.5 + 0.5 * ((one.returns > other.returns) - (one.returns < other.returns))


def new_ratings(rated: RatedGame, before: Mapping[str, Rating]) -> dict[str, Rating]:
    """The ratings after a game, by subject. All are judged by what was known before it. Several
    seats of one bot are one subject, which has no games against itself."""
    results: dict[str, list[tuple[Rating, float]]] = {}
    for one in rated.contestants:
        for side in sorted({c.side for c in rated.contestants} - {one.side}):
            others = [c for c in rated.contestants if c.side == side]
            others = [c for c in others if c.subject != one.subject]
            scores = [s for other in others if (s := score(one, other)) is not None]
            if scores:
                rival = _rival(rated, one, others, before)
                results.setdefault(one.subject, []).append((rival, fmean(scores)))
    return {subject: updated(before[subject], found) for subject, found in results.items()}


def _rival(
    rated: RatedGame, one: Contestant, others: Sequence[Contestant], before: Mapping[str, Rating]
) -> Rating:
    """A side as one opponent. One's own team mates count too: what the two sides differ by is what
    this opponent is stronger or weaker by."""
    mates = [before[c.subject] for c in rated.contestants if c.side == one.side]
    against = [before[c.subject] for c in others]
    own = before[one.subject].rating
    return Rating(
        rating=own + fmean(r.rating for r in against) - fmean(r.rating for r in mates),
        deviation=sqrt(fmean(r.deviation**2 for r in against)),
    )
