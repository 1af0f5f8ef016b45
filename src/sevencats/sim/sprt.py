"""The sequential test: is the new bot better by ``elo1``, or only by ``elo0``?

It is the generalised test (GSPRT) in its normal approximation, on set scores. With set scores
``x``, their variance ``v`` and the scores ``s0`` and ``s1`` that the two Elo differences stand for,
the log-likelihood ratio is::

    LLR = sum of (s1 - s0) * (2 x - s0 - s1) / (2 v)

The test ends when it leaves the bounds ``log(beta / (1 - alpha))`` and ``log((1 - beta) / alpha)``.
The variance counts two sets more than were played, one of 0 and one of 1: a few first sets that
happen to agree do not end a test.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from sevencats.kernel.errors import RulesError
from sevencats.sim.statistics import expected

#: Squared deviations of the two extra sets from their mean.
_EXTRA_SETS, _EXTRA_SQUARES = 2, 0.5

ACCEPTED, REJECTED, OPEN = "accepted", "rejected", "open"


@dataclass(frozen=True, slots=True)
class Question:
    """The hypotheses of a test and its error rates: ``alpha`` to accept a bot that is only ``elo0``
    better, ``beta`` to reject one that is ``elo1`` better."""

    elo0: float = 0.0
    elo1: float = 20.0
    alpha: float = 0.05
    beta: float = 0.05

    def check(self) -> None:
        """Raise when the parameters are invalid."""
        if not self.elo0 < self.elo1:
            raise RulesError(f"elo0 must be below elo1, and {self.elo0:g} is not: {self.elo1:g}")
        for name, risk in (("alpha", self.alpha), ("beta", self.beta)):
            if not 0 < risk < 0.5:
                raise RulesError(f"{name} must lie between 0 and 0.5, and {risk:g} does not")

    @property
    def bounds(self) -> tuple[float, float]:
        """The LLR below which the new bot is rejected, and above which it is accepted."""
        lower = math.log(self.beta / (1 - self.alpha))
        return lower, math.log((1 - self.beta) / self.alpha)


class Sprt:
    """A running test; add the sets one by one."""

    def __init__(self, question: Question) -> None:
        question.check()
        self.question = question
        self.sets = 0
        self._pull = 0.0
        self._sum = 0.0
        self._squares = 0.0

    def add(self, score: float, par: float = 0.5) -> str:
        """Count the new bot's score in a set; returns the verdict so far."""
        s0 = expected(self.question.elo0, par)
        s1 = expected(self.question.elo1, par)
        self.sets += 1
        self._pull += (s1 - s0) * (2 * score - s0 - s1) / 2
        self._sum += score - par
        self._squares += (score - par) ** 2
        return self.verdict

    @property
    def llr(self) -> float:
        """The log-likelihood ratio so far."""
        if not self.sets:
            return 0.0
        spread = self._squares - self._sum**2 / self.sets
        return self._pull * (self.sets + _EXTRA_SETS) / (max(spread, 0.0) + _EXTRA_SQUARES)

    @property
    def verdict(self) -> str:
        """``accepted`` (it is elo1), ``rejected`` (it is elo0), or ``open``."""
        lower, upper = self.question.bounds
        llr = self.llr
        return ACCEPTED if llr >= upper else REJECTED if llr <= lower else OPEN
