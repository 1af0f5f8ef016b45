"""The bots of Gwent, ``random``, ``greedy``, ``tavern``, ``search`` and ``master``, and its levels.

``search`` takes a budget: ``search@50ms`` (the default), ``search@200ms``, or ``search@256`` for
256 simulated games, which gives the same moves on every machine. ``master`` takes the move of its
network at once; with a budget (``master@200ms``, ``master@100`` positions) it also looks ahead.
"""

from __future__ import annotations

from sevencats.games.gwent.bots.faces import face_name
from sevencats.games.gwent.bots.greedy import GreedyBot
from sevencats.games.gwent.bots.levels import LEVELS, RATINGS, make_master
from sevencats.games.gwent.bots.search import SearchBot
from sevencats.games.gwent.bots.tavern import TavernBot
from sevencats.plugin.bots import RandomBot
from sevencats.plugin.players import Players

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
    face=face_name,
)
