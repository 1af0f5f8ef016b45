"""The bots of Gwent, ``random``, ``greedy``, ``tavern``, ``search`` and ``master``, and its levels.

``search`` takes a budget: ``search@50ms`` (the default), ``search@200ms``, or ``search@256`` for so
many simulated games, which gives the same moves on every machine. ``master`` answers at once by its
network; with a budget (``master@200ms``, ``master@100`` positions) it also looks ahead.
"""

from __future__ import annotations

from sevencats.bots import RandomBot
from sevencats.kit.players import Players
from sevencats.kits.gwent.bots.greedy import GreedyBot
from sevencats.kits.gwent.bots.levels import LEVELS, RATINGS, make_master
from sevencats.kits.gwent.bots.search import SearchBot
from sevencats.kits.gwent.bots.tavern import TavernBot

PLAYERS = Players(
    bots={
        "random": RandomBot,
        "greedy": GreedyBot,
        "tavern": TavernBot,
        "search": SearchBot,
        "master": make_master,
    },
    levels=LEVELS,
    ratings=RATINGS,
    thinkers={"search": SearchBot, "master": make_master},
    standin="captain",
    advisor="legend",
)
