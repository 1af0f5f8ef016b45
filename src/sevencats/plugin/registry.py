"""The plugins of the installed games, found by their entry points.

An entry point of the group ``sevencats.games`` names a ``Plugin``, or a bare ``Game``, which gets a
plain one.
"""

from __future__ import annotations

from functools import cache

from sevencats.kernel import registry
from sevencats.kernel.errors import SevenCatsError
from sevencats.kernel.registry import Game
from sevencats.plugin.base import Plugin, plain_plugin


@cache
def plugins() -> dict[str, Plugin]:
    """Every installed game's plugin by the game's name, in display order."""
    every = []
    for installed in registry.installed().values():
        if isinstance(installed, Game):
            every.append(plain_plugin(installed))
        elif isinstance(installed, Plugin):
            every.append(installed)
        else:
            raise SevenCatsError(f"{installed!r} is installed as a game, but it is not a plugin")
    return {
        plugin.name: plugin
        for plugin in sorted(every, key=lambda plugin: (plugin.order, plugin.name))
    }


def find_plugin(name: str) -> Plugin:
    """The plugin of a game; raises with the list of games when there is none."""
    return plugins()[registry.game(name).name]


def default_game() -> str:
    """The game that is used where none is named."""
    return next(iter(plugins()))
