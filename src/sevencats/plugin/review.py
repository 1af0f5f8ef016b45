"""Reviews of finished games: the value of each pick, the rounds, the best play."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

import msgspec

from sevencats.kernel.decisions import Decision
from sevencats.kernel.run import Step
from sevencats.kernel.state import State


class RoundScore(msgspec.Struct, frozen=True, rename="camel"):
    """A round that was scored at a step; ``winner`` is a side, or null. ``game`` counts the games
    of a match, from 1."""

    game: int
    round: int
    step: int
    totals: tuple[int, ...]
    winner: int | None


class BestPlay(msgspec.Struct, frozen=True, rename="camel"):
    """The play that moved the totals most in favour of a side."""

    side: int
    seat: int
    step: int
    pick: str
    gain: int


class StepOdds(msgspec.Struct, frozen=True, rename="camel"):
    """How likely a seat was to win what it began at a step (0 to 1, with the bounds of a 95 %
    interval), given what it knew then."""

    step: int
    seat: int
    chance: float
    low: float
    high: float


class Story(msgspec.Struct, frozen=True, rename="camel"):
    """A review without judgements of picks. ``unjudged`` says why no pick is judged, as a code of
    the game; empty: picks are judged."""

    rounds: tuple[RoundScore, ...] = ()
    best: tuple[BestPlay, ...] = ()
    odds: tuple[StepOdds, ...] = ()
    unjudged: str = ""


class Verdict(msgspec.Struct, frozen=True, rename="camel"):
    """The value of a pick: the win chance of its seat (0 to 1) with the best option and with the
    pick. ``best`` is the pick if no other option was clearly better. ``solved``: by best play to
    the end, not by simulated games."""

    round: int
    pick: str
    best: str
    before: float
    picked: float
    solved: bool


class Reviewer(ABC):
    """Reviews games of one mode, in a separate process."""

    @abstractmethod
    def turns(self, steps: Sequence[Step]) -> list[int]:
        """The indices of the steps whose picks are judged, in order. A game with many questions
        selects a few, because a review should take seconds."""

    @abstractmethod
    def judge(self, state: State, decision: Decision, pick: str, seed: int) -> Verdict:
        """Judge a pick by what its seat could know."""

    @abstractmethod
    def story(self, steps: Sequence[Step]) -> Story:
        """Summarise the steps of a game."""


def no_reviewer(mode: str) -> Reviewer | None:
    """``reviewer`` of a game without reviews."""
    return None
