"""The bots of Old World: ``random`` and ``hunter``."""

from __future__ import annotations

from sevencats.bots import RandomBot
from sevencats.kit.players import Players
from sevencats.kits.oldworld.bots.hunter import HunterBot

PLAYERS = Players(
    bots={"random": RandomBot, "hunter": HunterBot}, standin="hunter", advisor="hunter"
)
