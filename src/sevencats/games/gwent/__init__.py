"""Gwent, the tabletop edition."""

from __future__ import annotations

from sevencats.games.gwent.game import GAME
from sevencats.games.gwent.table import Config

__all__ = ["GAME", "Config"]
