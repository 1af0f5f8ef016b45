"""The bots of Old World, ``random``, ``hunter`` and ``search``, and its levels.

``search`` takes a budget for each choice it looks ahead at: ``search@100ms`` (the default), or
``search@64`` for so many simulated turns or fights, which gives the same moves on every machine.
``hunter@3`` tries a fight three times instead of twelve before it decides: a weaker player, and a
game in a third of the time.
"""

from __future__ import annotations

from sevencats.bots import RandomBot
from sevencats.kit.players import Players
from sevencats.kits.oldworld.bots.hunter import HunterBot, hasty_hunter
from sevencats.kits.oldworld.bots.levels import LEVELS
from sevencats.kits.oldworld.bots.search import SearchBot

PLAYERS = Players(
    bots={"random": RandomBot, "hunter": HunterBot, "search": SearchBot},
    levels=LEVELS,
    thinkers={"search": SearchBot, "hunter": hasty_hunter},
    standin="hunter",
    advisor="hunter",
    # A fight turn begins with potions, and a combo is a card after the other.
    led_on=frozenset({"fight_turn", "combo"}),
)
