"""Players made of code.

In Gwent a bot is named ``random``, ``greedy``, ``tavern`` or ``search``; the last takes a budget:
``search@50ms`` (the default), ``search@200ms``, or ``search@256`` for so many simulated games,
which gives the same moves on every machine. A level (``recruit``, ``brawler``, ``captain`` or
``strategist``) is as good a name as a bot's.
"""

from __future__ import annotations

from collections.abc import Callable

from sevencats.bots.base import Bot, Choice, Reason, Sight, bot_index
from sevencats.bots.gwent.greedy import GreedyBot
from sevencats.bots.gwent.search import Budget, SearchBot
from sevencats.bots.gwent.tavern import TavernBot
from sevencats.bots.levels import LEVELS, MAKERS
from sevencats.bots.oldworld.hunter import HunterBot
from sevencats.bots.random_bot import RandomBot
from sevencats.kernel.errors import RulesError

__all__ = [
    "BOTS",
    "LEVELS",
    "NAMES",
    "Bot",
    "Choice",
    "RandomBot",
    "Reason",
    "SearchBot",
    "Sight",
    "bot_index",
    "make_bot",
]

_GWENT: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "tavern": TavernBot,
    "search": SearchBot,
}
_OLDWORLD: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "hunter": HunterBot,
}
#: The bots there are, by game.
BOTS = {"gwent": _GWENT, "oldworld": _OLDWORLD}
#: The bots of Gwent.
NAMES = tuple(_GWENT)


def make_bot(name: str, seed: int, game: str = "gwent") -> Bot:
    """A bot of a game by its name or level, with a seed for what it leaves to chance."""
    kind, _, budget = name.partition("@")
    makers = {**BOTS[game], **(MAKERS if game == "gwent" else {})}
    if kind not in makers:
        levels = f", the levels {', '.join(LEVELS)}" if game == "gwent" else ""
        raise RulesError(f"there is no bot {name!r}; the bots are {', '.join(BOTS[game])}{levels}")
    if not budget:
        return makers[kind](seed)
    number = budget.removesuffix("ms")
    if kind != "search" or not number.isdigit() or int(number) == 0:
        raise RulesError(f"{name!r} is no bot; a budget is written search@50ms or search@256")
    if budget.endswith("ms"):
        return SearchBot(seed, Budget(milliseconds=int(number)))
    return SearchBot(seed, Budget(milliseconds=0, simulations=int(number)))
