"""Players made of code."""

from __future__ import annotations

from collections.abc import Callable

from sevencats.bots.base import Bot
from sevencats.bots.random_bot import RandomBot
from sevencats.bots.simple import SimpleBot
from sevencats.kernel.errors import RulesError

__all__ = ["NAMES", "Bot", "RandomBot", "SimpleBot", "make_bot"]

_BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "simple": SimpleBot}
#: The bots there are.
NAMES = tuple(_BOTS)


def make_bot(name: str, seed: int) -> Bot:
    """A bot by name, with a seed for what it leaves to chance."""
    if name not in _BOTS:
        raise RulesError(f"there is no bot {name!r}; the bots are {', '.join(_BOTS)}")
    return _BOTS[name](seed)
