"""The Witcher: Old World: rules, content packs and positions."""

from __future__ import annotations

from sevencats.games.oldworld.config import Config
from sevencats.games.oldworld.game import GAME

__all__ = ["GAME", "Config"]
