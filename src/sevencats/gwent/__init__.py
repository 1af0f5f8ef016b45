"""Gwent, the tabletop edition."""

from __future__ import annotations

from sevencats.gwent.game import GAME
from sevencats.gwent.table import Config

__all__ = ["GAME", "Config"]
