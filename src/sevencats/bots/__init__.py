"""The bot interface, and the random bot, which plays every game.

The bots of a game come with its kit (``sevencats.kit``).
"""

from __future__ import annotations

from sevencats.bots.base import Bot, Choice, Reason, Sight, bot_index, in_words
from sevencats.bots.budget import Budget
from sevencats.bots.random_bot import RandomBot

__all__ = ["Bot", "Budget", "Choice", "RandomBot", "Reason", "Sight", "bot_index", "in_words"]
