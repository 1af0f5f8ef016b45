"""Games of Old World between bots that are compared."""

from __future__ import annotations

from dataclasses import replace

from sevencats.games.oldworld.config import Config
from sevencats.plugin.contest import Contest

#: A game that nobody has won by then is nobody's: games of bots take about nine rounds.
ROUNDS = 40


class OldWorldContest(Contest):
    """Nothing is brought. The ready-made set-ups end after a few rounds, before anybody can win."""

    def whole(self, config: Config) -> Config:
        return replace(config, rounds=ROUNDS)
