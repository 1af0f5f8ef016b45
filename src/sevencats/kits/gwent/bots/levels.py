"""Five levels for people to play against, by name, from easy to hard.

A level says how strong a player is, a bot's name how it works: the bot of a level may be replaced
by a better one. All of them make the same moves for the same seed, on every machine.
"""

from __future__ import annotations

from collections.abc import Callable

from sevencats.bots.base import Bot, Choice, Sight
from sevencats.bots.budget import Budget
from sevencats.bots.random_bot import RandomBot
from sevencats.extras import missing_extra
from sevencats.kernel.errors import SevenCatsError
from sevencats.kernel.rng import Rng
from sevencats.kits.gwent.bots.greedy import GreedyBot
from sevencats.kits.gwent.bots.search import SearchBot
from sevencats.kits.gwent.bots.tavern import TavernBot

#: Simulated games the strategist thinks about for each choice, and positions the legend looks at.
STRATEGIST, LEGEND = 200, 160


class RecruitBot:
    """Greedy half of the time, random the other half."""

    def __init__(self, seed: int) -> None:
        rng = Rng(seed)
        self.random = RandomBot(rng.next())
        self.greedy = GreedyBot(rng.next())
        self.rng = rng

    def choose(self, sight: Sight) -> Choice:
        """What one of the two would choose, by the toss of a coin."""
        bot: Bot = self.greedy if self.rng.below(2) else self.random
        return bot.choose(sight)


def _strategist(seed: int) -> Bot:
    return SearchBot(seed, Budget(milliseconds=0, simulations=STRATEGIST))


def make_master(seed: int, budget: Budget | None = None) -> Bot:
    """The master bot. Its network is loaded on demand: that takes a moment, and needs numpy."""
    try:
        from sevencats.kits.gwent.master.bot import MasterBot
    except ModuleNotFoundError as error:
        raise SevenCatsError(missing_extra(error) or str(error)) from error

    return MasterBot(seed, budget)


def _legend(seed: int) -> Bot:
    return make_master(seed, Budget(milliseconds=0, simulations=LEGEND))


#: How strong the levels are in a duel with the captain at 1500, as measured: see docs/strength.md.
RATINGS = {"recruit": 1194, "brawler": 1275, "captain": 1500, "strategist": 1656, "legend": 1808}

#: How each level is made, the easiest first.
LEVELS: dict[str, Callable[[int], Bot]] = {
    "recruit": RecruitBot,
    "brawler": GreedyBot,
    "captain": TavernBot,
    "strategist": _strategist,
    "legend": _legend,
}
