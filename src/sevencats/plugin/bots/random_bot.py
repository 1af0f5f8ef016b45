"""The random bot: it picks every option with the same probability."""

from __future__ import annotations

from sevencats.kernel.decisions import Decision
from sevencats.kernel.rng import Rng
from sevencats.plugin.bots.base import Choice, Reason, Sight


class RandomBot:
    """Picks at random from its own generator."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, sight: Sight) -> Choice:
        """Choose a random option."""
        return Choice(self.index(sight.decision), Reason("random"))

    def index(self, decision: Decision) -> int:
        """The index of a random option: a fast path that needs no view."""
        return self.rng.below(len(decision.keys))
