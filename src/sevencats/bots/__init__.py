"""Players made of code: what a bot is, and the one that plays every game, the random bot.

The bots of a game come with its kit (``sevencats.kit``).
"""

from __future__ import annotations

from sevencats.bots.base import Bot, Choice, Reason, Sight, bot_index, in_words
from sevencats.bots.budget import Budget
from sevencats.bots.random_bot import RandomBot

__all__ = ["Bot", "Budget", "Choice", "RandomBot", "Reason", "Sight", "bot_index", "in_words"]
