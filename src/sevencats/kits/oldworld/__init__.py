"""The Witcher: Old World above its rules."""

from __future__ import annotations

from sevencats.kit import Kit
from sevencats.kits.oldworld.bots import PLAYERS
from sevencats.oldworld import GAME

KIT = Kit(game=GAME, title="The Witcher: Old World", order=2, players=PLAYERS)
