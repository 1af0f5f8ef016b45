"""The bots of Gwent: ``random``, ``greedy``, ``tavern`` and ``search``, and four levels.

``search`` takes a budget: ``search@50ms`` (the default), ``search@200ms``, or ``search@256`` for so
many simulated games, which gives the same moves on every machine.
"""

from __future__ import annotations

from sevencats.bots import RandomBot
from sevencats.kit.players import Players
from sevencats.kits.gwent.bots.greedy import GreedyBot
from sevencats.kits.gwent.bots.levels import LEVELS
from sevencats.kits.gwent.bots.search import SearchBot
from sevencats.kits.gwent.bots.tavern import TavernBot

PLAYERS = Players(
    bots={"random": RandomBot, "greedy": GreedyBot, "tavern": TavernBot, "search": SearchBot},
    levels=LEVELS,
    thinkers={"search": SearchBot},
    standin="captain",
    advisor="strategist",
)
