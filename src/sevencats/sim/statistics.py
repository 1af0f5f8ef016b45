"""Means, intervals and Elo. The unit is the set, never the game: games of a set are correlated."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

#: Limit of Elo differences: a score of 1 would be infinitely far away.
ELO_LIMIT = 1200.0
#: Student's t for 95 %, by degrees of freedom from 1 on.
_T95 = (
    *(12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228),
    *(2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086),
    *(2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042),
)


class Estimate(NamedTuple):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


def estimate(scores: Sequence[float]) -> Estimate:
    """The mean of set scores (0 to 1) and its interval, by Student's t.

    If all sets score the same there is no variance; then the rule of three applies: with 95 %
    confidence fewer than 3 in n further sets would score anything else.
    """
    count = len(scores)
    mean = math.fsum(scores) / count
    squares = math.fsum((score - mean) ** 2 for score in scores)
    if squares < 1e-12:
        rest = min(1.0, 3 / count)
        return Estimate(mean, mean * (1 - rest), mean + (1 - mean) * rest)
    half = t95(count - 1) * math.sqrt(squares / (count - 1) / count)
    return Estimate(mean, max(0.0, mean - half), min(1.0, mean + half))


def t95(freedom: int) -> float:
    """Student's t for a two-sided interval of 95 %."""
    return _T95[freedom - 1] if freedom <= len(_T95) else 1.96 + 2.4 / freedom


def elo(score: float, par: float = 0.5) -> float:
    """The Elo difference for a score: ``-400 log10(1/s - 1)``, counted from par.

    With one seat against n - 1 others par is 1/n; there too equal players differ by 0 Elo.
    """
    if score <= 0 or score >= 1:
        return ELO_LIMIT if score >= 1 else -ELO_LIMIT
    value = 400 * (math.log10(score / (1 - score)) - math.log10(par / (1 - par)))
    return max(-ELO_LIMIT, min(ELO_LIMIT, value))


def expected(difference: float, par: float = 0.5) -> float:
    """The expected score for an Elo difference."""
    odds = 10 ** (difference / 400) * par / (1 - par)
    return odds / (1 + odds)
