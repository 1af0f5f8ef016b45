"""What a bot is: it sees what its seat may see and answers one question at a time."""

from __future__ import annotations

from typing import Protocol

from sevencats.kernel.decisions import Decision
from sevencats.kernel.views import View


class Bot(Protocol):
    """A player made of code. It never gets the state, so it cannot cheat."""

    def pick(self, view: View, decision: Decision) -> str:
        """The key of the option the bot takes; ``decision`` is one of ``view.decisions``."""
        ...
