"""The interface between a game and everything above its rules.

``bots``, ``sim``, ``server``, ``cli``, ``adapters`` and ``bench`` know no game. They use the plugin
that a game's entry point names. ``Plugin`` lists all its parts; each has a default.
"""

from __future__ import annotations

from sevencats.plugin.base import Plugin, plain_plugin
from sevencats.plugin.errors import BadChoice, BadSetup, PluginError
from sevencats.plugin.players import Players
from sevencats.plugin.registry import default_game, find_plugin, plugins
from sevencats.plugin.words import Words

__all__ = [
    "BadChoice",
    "BadSetup",
    "Players",
    "Plugin",
    "PluginError",
    "Words",
    "default_game",
    "find_plugin",
    "plain_plugin",
    "plugins",
]
