"""The bots of Old World, ``random``, ``hunter`` and ``search``, and its levels.

``search`` takes a budget for each choice it looks ahead at: ``search@100ms`` (the default), or
``search@64`` for so many simulated turns or fights, which gives the same moves on every machine.
``hunter@3`` tries a fight three times instead of twelve before it decides: a weaker player, and a
game in a third of the time. ``hunter/duellist`` has a character (``characters.py``).
"""

from __future__ import annotations

from functools import partial

from sevencats.games.oldworld.bots.characters import CHARACTERS
from sevencats.games.oldworld.bots.hunter import HunterBot, hasty_hunter
from sevencats.games.oldworld.bots.levels import LEVELS, give_character
from sevencats.games.oldworld.bots.search import SearchBot
from sevencats.plugin.bots import RandomBot
from sevencats.plugin.players import Players

PLAYERS = Players(
    bots={"random": RandomBot, "hunter": HunterBot, "search": SearchBot},
    levels=LEVELS,
    thinkers={"search": SearchBot, "hunter": hasty_hunter},
    characters={name: partial(give_character, likes) for name, likes in CHARACTERS.items()},
    standin="hunter",
    advisor="hunter",
    # A fight turn begins with potions, and a combo is laid card by card.
    follow_ups=frozenset({"fight_turn", "combo"}),
)
