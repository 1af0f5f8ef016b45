"""The bot interface, and the random bot, which plays every game.

The bots of a game come with its plugin (``sevencats.plugin``).
"""

from __future__ import annotations

from sevencats.plugin.bots.base import Bot, Choice, Reason, Sight, bot_index, in_words
from sevencats.plugin.bots.budget import Budget
from sevencats.plugin.bots.random_bot import RandomBot

__all__ = ["Bot", "Budget", "Choice", "RandomBot", "Reason", "Sight", "bot_index", "in_words"]
