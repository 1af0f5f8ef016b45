"""Games of Old World that compare bots."""

from __future__ import annotations

from dataclasses import replace

from sevencats.games.oldworld.config import Config
from sevencats.plugin.contest import Contest

#: A game without a winner by then counts for nobody: games of bots take about nine rounds.
ROUNDS = 40


class OldWorldContest(Contest):
    """Seats bring nothing. The ready-made set-ups end after a few rounds, before anybody can
    win."""

    def whole(self, config: Config) -> Config:
        return replace(config, rounds=ROUNDS)
