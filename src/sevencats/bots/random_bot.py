"""The random bot: every option is as likely as any other."""

from __future__ import annotations

from sevencats.kernel.decisions import Decision
from sevencats.kernel.rng import Rng
from sevencats.kernel.views import View


class RandomBot:
    """Picks at random from a generator of its own."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def pick(self, view: View, decision: Decision) -> str:
        """The key of a random option."""
        return decision.keys[self.index(decision)]

    def index(self, decision: Decision) -> int:
        """The place of a random option: the fast path, which needs no view."""
        return self.rng.below(len(decision.keys))
