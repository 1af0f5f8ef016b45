"""The bots of Old World, ``random``, ``hunter`` and ``search``, and its levels.

``search`` takes a budget for each choice it looks ahead at: ``search@100ms`` (the default), or
``search@64`` for so many simulated turns or fights, which gives the same moves on every machine.
``hunter@3`` tries a fight three times instead of twelve before it decides: a weaker player, and a
game in a third of the time.
"""

from __future__ import annotations

from sevencats.games.oldworld.bots.hunter import HunterBot, hasty_hunter
from sevencats.games.oldworld.bots.levels import LEVELS
from sevencats.games.oldworld.bots.search import SearchBot
from sevencats.plugin.bots import RandomBot
from sevencats.plugin.players import Players

PLAYERS = Players(
    bots={"random": RandomBot, "hunter": HunterBot, "search": SearchBot},
    levels=LEVELS,
    thinkers={"search": SearchBot, "hunter": hasty_hunter},
    standin="hunter",
    advisor="hunter",
    # A fight turn begins with potions, and a combo is laid card by card.
    follow_ups=frozenset({"fight_turn", "combo"}),
)
