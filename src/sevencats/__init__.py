"""Seven Cats: Gwent and The Witcher: Old World as one engine for players, bots and researchers.

The names below are the library's stable interface; they are loaded when they are first used. What a
game or an expansion is made of is in ``sevencats.author``. Everything else may change.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from sevencats.adapters.make import make
    from sevencats.api import bot, game, game_names, new_game, play
    from sevencats.kernel import (
        Decision,
        Event,
        Journal,
        Pick,
        SevenCatsError,
        State,
        View,
        apply,
        digest,
        dump,
        load,
        observe,
        read_journal,
        replay,
        returns,
        settle,
        take,
    )
    from sevencats.plugin.bots import Bot, Choice, Sight

_HOMES = {
    "sevencats.adapters.make": ("make",),
    "sevencats.api": ("bot", "game", "game_names", "new_game", "play"),
    "sevencats.plugin.bots": ("Bot", "Choice", "Sight"),
    "sevencats.kernel": (
        "Decision",
        "Event",
        "Journal",
        "Pick",
        "SevenCatsError",
        "State",
        "View",
        "apply",
        "digest",
        "dump",
        "load",
        "observe",
        "read_journal",
        "replay",
        "returns",
        "settle",
        "take",
    ),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}

__all__ = [
    "Bot",
    "Choice",
    "Decision",
    "Event",
    "Journal",
    "Pick",
    "SevenCatsError",
    "Sight",
    "State",
    "View",
    "__version__",
    "apply",
    "bot",
    "digest",
    "dump",
    "game",
    "game_names",
    "load",
    "make",
    "new_game",
    "observe",
    "play",
    "read_journal",
    "replay",
    "returns",
    "settle",
    "take",
]


def __getattr__(name: str) -> Any:
    """Load a name of the interface when it is first used."""
    home = _HOME_OF.get(name)
    if home is None:
        raise AttributeError(f"module 'sevencats' has no attribute {name!r}")
    value = getattr(import_module(home), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
