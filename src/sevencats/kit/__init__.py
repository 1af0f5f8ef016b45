"""What a game provides besides its rules: the interface between games and everything above them.

``bots``, ``sim``, ``server``, ``cli``, ``adapters`` and ``bench`` know no game. They use the kit
that a game's entry point names. ``Kit`` lists all its parts; each has a default.
"""

from __future__ import annotations

from sevencats.kit.base import Kit, plain_kit
from sevencats.kit.errors import BadChoice, BadSetup, KitError
from sevencats.kit.players import Players
from sevencats.kit.registry import default_game, find_kit, kits
from sevencats.kit.words import Words

__all__ = [
    "BadChoice",
    "BadSetup",
    "Kit",
    "KitError",
    "Players",
    "Words",
    "default_game",
    "find_kit",
    "kits",
    "plain_kit",
]
