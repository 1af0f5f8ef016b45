"""Gwent above its rules."""

from __future__ import annotations

from sevencats.gwent import GAME
from sevencats.kit import Kit
from sevencats.kits.gwent.bots import PLAYERS

KIT = Kit(game=GAME, title="Gwent", order=1, players=PLAYERS)
