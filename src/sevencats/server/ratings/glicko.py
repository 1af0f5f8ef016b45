"""Glicko-2: a player's rating, its deviation and its volatility.

As published by Mark Glickman, "Example of the Glicko-2 system" (2022). The libraries for it were
looked at: those for Python are single releases or have not been kept for years, so it is written
here; its test is the published example.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, pi, sqrt

import msgspec

#: The rating, deviation and volatility of a new player.
START_RATING, START_DEVIATION, START_VOLATILITY = 1500.0, 350.0, 0.06
#: Minimum deviation: strength changes, and a rating must be able to follow.
_LEAST_DEVIATION = 45.0
#: How much volatility may change; Glickman names 0.3 to 1.2.
_TAU = 0.5
#: A player with a larger deviation is new, or was away for very long.
_SETTLED = 130.0
_SCALE = 173.7178
_CLOSE_ENOUGH = 1e-6
#: Rating periods per day without games: after a year a certain rating becomes uncertain.
_PERIODS_PER_DAY = 0.2


class Rating(msgspec.Struct, frozen=True):
    """A rating: a player of 1500 scores half against 1500, and about 64 % against 1400."""

    rating: float = START_RATING
    deviation: float = START_DEVIATION
    volatility: float = START_VOLATILITY


def settled(rating: Rating) -> bool:
    """Return whether this rating is certain enough to rate others by it."""
    return rating.deviation <= _SETTLED


def aged(rating: Rating, days: float) -> Rating:
    """A rating after some days without a game: less certain."""
    phi = rating.deviation / _SCALE
    grown = sqrt(phi**2 + rating.volatility**2 * days * _PERIODS_PER_DAY) * _SCALE
    return msgspec.structs.replace(rating, deviation=min(START_DEVIATION, grown))


def updated(own: Rating, results: Sequence[tuple[Rating, float]]) -> Rating:
    """A rating after simultaneous games against others, each scored 1, 0.5 or 0."""
    mu, phi = (own.rating - START_RATING) / _SCALE, own.deviation / _SCALE
    if not results:
        return own
    inverse_variance = gain = 0.0
    for other, score in results:
        weight = _weight(other.deviation / _SCALE)
        chance = 1 / (1 + exp(-weight * (mu - (other.rating - START_RATING) / _SCALE)))
        inverse_variance += weight**2 * chance * (1 - chance)
        gain += weight * (score - chance)
    variance = 1 / inverse_variance
    volatility = _volatility(own.volatility, phi, variance, variance * gain)
    widened = sqrt(phi**2 + volatility**2)
    after = 1 / sqrt(1 / widened**2 + 1 / variance)
    return Rating(
        rating=(mu + after**2 * gain) * _SCALE + START_RATING,
        deviation=min(START_DEVIATION, max(_LEAST_DEVIATION, after * _SCALE)),
        volatility=volatility,
    )


def _weight(phi: float) -> float:
    """The weight of a result against a player with this deviation."""
    return 1 / sqrt(1 + 3 * phi**2 / pi**2)


def _volatility(sigma: float, phi: float, variance: float, delta: float) -> float:
    """The new volatility: the root of ``f``, found by the Illinois method as published."""
    start = log(sigma**2)

    def f(x: float) -> float:
        spread = phi**2 + variance + exp(x)
        return exp(x) * (delta**2 - spread) / (2 * spread**2) - (x - start) / _TAU**2

    low = start
    if delta**2 > phi**2 + variance:
        high = log(delta**2 - phi**2 - variance)
    else:
        steps = 1
        while f(start - steps * _TAU) < 0:
            steps += 1
        high = start - steps * _TAU
    at_low, at_high = f(low), f(high)
    while abs(high - low) > _CLOSE_ENOUGH:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = f(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)
