"""Games of hunters, played to their end."""

from __future__ import annotations

from sevencats.games.oldworld.bots.hunter import HunterBot
from sevencats.games.oldworld.config import Config
from sevencats.games.oldworld.game import GAME
from sevencats.kernel.run import Run, Step
from sevencats.plugin.bots.base import bot_index


def played(seed: int, picks: int = 700) -> list[Step]:
    """A game of hunters."""
    config = Config(mode="base", seats=2, schools=("wolf", "bear"))
    run = Run(GAME, GAME.new_game(config, seed))
    run.commit(run.start())
    bots = [HunterBot(seat) for seat in range(2)]
    for _ in range(picks):
        if not run.state.pending:
            break
        decision = run.state.pending[0]
        choice = bot_index(bots[decision.seat], run.state, decision)
        run.commit(run.pick(decision.pick(decision.keys[choice])))
    return list(run.steps)
