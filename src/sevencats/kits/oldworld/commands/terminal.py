"""Old World in the terminal: what it adds to a game there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from sevencats.cli.terminal import Terminal
from sevencats.kernel import Decision
from sevencats.kits.oldworld.commands.lookup import describe
from sevencats.kits.oldworld.commands.odds import estimates, lines, opponents
from sevencats.oldworld.state import OldWorldState

#: Fights tried for each estimate.
_TRIES = 60


class OldWorldTerminal(Terminal):
    """Cards, monsters, potions and places are explained, and fights weighed."""

    last: ClassVar[Mapping[str, int]] = {"done": 1, "end": 2}
    help = "ow-play-help"

    def commands(self) -> dict[str, Callable[[Decision, str], None]]:
        """What a fight would be like."""
        return {"odds": self._odds}

    def _odds(self, decision: Decision, rest: str) -> None:
        state = self.state
        assert isinstance(state, OldWorldState)
        seat, seed = decision.seat, self.run.seed + self.run.n
        found = estimates(state, seat, opponents(state, seat), _TRIES, seed)
        self._say(lines(found, self.texts, state.table.content))

    def describe(self, decision: Decision, name: str) -> str:
        """A component by its name, or by the key of an option."""
        state = self.state
        assert isinstance(state, OldWorldState)
        if name in decision.keys:
            name = name.partition(":")[2].rpartition(".")[2]
        return describe(name, self.texts, state.table.content) if name else ""
