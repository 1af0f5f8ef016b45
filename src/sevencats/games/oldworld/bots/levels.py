"""Four levels for people to play against, by name, from easy to hard. All of them make the same
moves for the same seed, on every machine."""

from __future__ import annotations

from collections.abc import Callable

from sevencats.games.oldworld.bots.hunter import HunterBot
from sevencats.games.oldworld.bots.search import SearchBot
from sevencats.kernel.rng import Rng
from sevencats.plugin.bots.base import Bot, Choice, Sight
from sevencats.plugin.bots.budget import Budget
from sevencats.plugin.bots.random_bot import RandomBot

#: The apprentice forgets what it has learned once in so many choices.
_FORGETS = 3
#: Turns or fights that a veteran tries for one choice, for which it never takes half a second.
_VETERAN = Budget(milliseconds=0, simulations=48)


class ApprenticeBot:
    """A hunter that does not think in one of three choices."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        self.hunter = HunterBot(self.rng.next())
        self.random = RandomBot(self.rng.next())

    def choose(self, sight: Sight) -> Choice:
        """What the hunter would do, or anything."""
        bot: Bot = self.hunter if self.rng.below(_FORGETS) else self.random
        return bot.choose(sight)


def _veteran(seed: int) -> SearchBot:
    return SearchBot(seed, _VETERAN)


#: How each level is made, the easiest first.
LEVELS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "apprentice": ApprenticeBot,
    "hunter": HunterBot,
    "veteran": _veteran,
}
