"""Four levels for people to play against, by name, from easy to hard. All are deterministic: the
same seed gives the same moves on every machine."""

from __future__ import annotations

from collections.abc import Callable

from sevencats.games.oldworld.bots.characters import Character
from sevencats.games.oldworld.bots.hunter import HunterBot
from sevencats.games.oldworld.bots.search import SearchBot
from sevencats.kernel.rng import Rng
from sevencats.plugin.bots.base import Bot, Choice, Sight
from sevencats.plugin.bots.budget import Budget
from sevencats.plugin.bots.random_bot import RandomBot

#: The apprentice plays at random in one of this many choices.
_FORGETS = 3
#: Turns or fights that a veteran samples for a choice: less than half a second for each choice.
_VETERAN = Budget(milliseconds=0, simulations=48)


class ApprenticeBot:
    """A hunter that plays at random in one of three choices."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        self.hunter = HunterBot(self.rng.next())
        self.random = RandomBot(self.rng.next())

    def choose(self, sight: Sight) -> Choice:
        """The hunter's choice, or a random option."""
        bot: Bot = self.hunter if self.rng.below(_FORGETS) else self.random
        return bot.choose(sight)


def give_character(likes: Character, bot: Bot) -> Bot:
    """Let a bot prefer what a character likes; a bot that plays at random has no preferences."""
    hunter = bot.hunter if isinstance(bot, ApprenticeBot) else bot
    if isinstance(hunter, HunterBot):
        hunter.likes = likes
    return bot


def _veteran(seed: int) -> SearchBot:
    return SearchBot(seed, _VETERAN)


#: The bot of each level, the easiest first.
LEVELS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "apprentice": ApprenticeBot,
    "hunter": HunterBot,
    "veteran": _veteran,
}
