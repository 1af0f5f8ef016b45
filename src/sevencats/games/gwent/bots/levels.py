"""Five levels for people to play against, by name, from easy to hard.

A level names a strength, a bot's name says how it works: a better bot may replace the bot of a
level. All of them make the same moves for the same seed, on every machine.
"""

from __future__ import annotations

from collections.abc import Callable

from sevencats.extras import missing_extra
from sevencats.games.gwent.bots.greedy import GreedyBot
from sevencats.games.gwent.bots.search import SearchBot
from sevencats.games.gwent.bots.tavern import TavernBot
from sevencats.kernel.rng import Rng
from sevencats.plugin.bots.base import Bot, Choice, Sight
from sevencats.plugin.bots.budget import Budget
from sevencats.plugin.bots.random_bot import RandomBot

#: Simulated games of the strategist for each choice, and positions that the legend searches.
STRATEGIST, LEGEND = 200, 256


class RecruitBot:
    """Greedy half of the time, random the other half."""

    def __init__(self, seed: int) -> None:
        rng = Rng(seed)
        self.random = RandomBot(rng.next())
        self.greedy = GreedyBot(rng.next())
        self.rng = rng

    def choose(self, sight: Sight) -> Choice:
        """Toss a coin for one of the two bots and return its choice."""
        bot: Bot = self.greedy if self.rng.below(2) else self.random
        return bot.choose(sight)


def _strategist(seed: int) -> Bot:
    return SearchBot(seed, Budget(milliseconds=0, simulations=STRATEGIST))


def make_master(seed: int, budget: Budget | None = None) -> Bot:
    """Make the master bot. Its network is loaded on demand: that is slow and needs numpy."""
    try:
        from sevencats.games.gwent.learn.master.bot import MasterBot
    except ModuleNotFoundError as error:
        raise missing_extra(error) or error from error

    return MasterBot(seed, budget)


def _legend(seed: int) -> Bot:
    return make_master(seed, Budget(milliseconds=0, simulations=LEGEND))


#: Strength of the levels in duels, with the captain at 1500: see docs/research/strength.md.
RATINGS = {"recruit": 1194, "brawler": 1275, "captain": 1500, "strategist": 1656, "legend": 1865}

#: How each level is made, the easiest first.
LEVELS: dict[str, Callable[[int], Bot]] = {
    "recruit": RecruitBot,
    "brawler": GreedyBot,
    "captain": TavernBot,
    "strategist": _strategist,
    "legend": _legend,
}
