"""The random bot: every option is as likely as any other."""

from __future__ import annotations

from sevencats.bots.base import Choice, Reason, Sight
from sevencats.kernel.decisions import Decision
from sevencats.kernel.rng import Rng


class RandomBot:
    """Picks at random from a generator of its own."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, sight: Sight) -> Choice:
        """A random option."""
        return Choice(self.index(sight.decision), Reason("random"))

    def index(self, decision: Decision) -> int:
        """The place of a random option: the fast path, which needs to see nothing."""
        return self.rng.below(len(decision.keys))
