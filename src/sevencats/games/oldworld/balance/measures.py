"""Means, shares and differences with 95 % intervals, as the balance report gives them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from sevencats.sim.statistics import t95

_Z = 1.96
#: Fewer than this on one side say nothing about a difference.
_LEAST = 5


def mean(values: Sequence[float]) -> dict[str, Any]:
    """A mean with its interval; the interval of one value is that value."""
    count = len(values)
    if not count:
        return {"n": 0, "mean": 0.0, "low": 0.0, "high": 0.0}
    middle = math.fsum(values) / count
    half = 0.0
    if count > 1:
        squares = math.fsum((value - middle) ** 2 for value in values)
        half = t95(count - 1) * math.sqrt(squares / (count - 1) / count)
    return _rounded(count, middle, middle - half, middle + half)


def chance(values: Sequence[float]) -> dict[str, Any]:
    """The mean of chances; its interval ends at 0 and 1."""
    interval = mean(values)
    return {**interval, "low": max(0.0, interval["low"]), "high": min(1.0, interval["high"])}


def share(wins: int, count: int) -> dict[str, Any]:
    """A share with Wilson's interval, which also holds for few and near 0 or 1."""
    if not count:
        return {"n": 0, "mean": 0.0, "low": 0.0, "high": 0.0}
    part, z2 = wins / count, _Z * _Z / count
    middle = (part + z2 / 2) / (1 + z2)
    half = _Z * math.sqrt(part * (1 - part) / count + z2 / (4 * count)) / (1 + z2)
    return _rounded(count, part, max(0.0, middle - half), min(1.0, middle + half))


def of_par(wins: int, pars: Sequence[float]) -> dict[str, Any]:
    """Wins as a multiple of what equal players would have: ``pars`` are their chances."""
    expected = math.fsum(pars)
    if not expected:
        return {"n": 0, "mean": 0.0, "low": 0.0, "high": 0.0}
    half = _Z * math.sqrt(math.fsum(par * (1 - par) for par in pars)) / expected
    ratio = wins / expected
    return _rounded(len(pars), ratio, max(0.0, ratio - half), ratio + half)


def difference(having: Sequence[float], lacking: Sequence[float]) -> dict[str, Any] | None:
    """How much more those score that have something (Welch's interval); None: too few."""
    if min(len(having), len(lacking)) < _LEAST:
        return None
    gap = math.fsum(having) / len(having) - math.fsum(lacking) / len(lacking)
    half = _Z * math.sqrt(_error(having) + _error(lacking))
    return _rounded(len(having), gap, gap - half, gap + half)


def _error(values: Sequence[float]) -> float:
    """The squared error of a mean."""
    middle = math.fsum(values) / len(values)
    return math.fsum((value - middle) ** 2 for value in values) / (len(values) - 1) / len(values)


def _rounded(count: int, middle: float, low: float, high: float) -> dict[str, Any]:
    return {"n": count, "mean": round(middle, 4), "low": round(low, 4), "high": round(high, 4)}
