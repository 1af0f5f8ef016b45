"""The interface for authors of games: the kernel's building blocks, and the parts of a plugin.

A game is a ``Game`` with frames (``Handler``), zones and a ``State``. Installed under the entry
point group ``sevencats.games``, alone or in a ``Plugin``, it plays in the terminal, on the page and
in the arena. These names are stable, as those of ``sevencats`` are.

>>> from sevencats.author import Decision, Handler, State, move, tell
"""

from __future__ import annotations

from sevencats.kernel import CHANCE, BadData, Decision, RulesError, State
from sevencats.kernel.atoms import move, push_shuffle, reveal, tell
from sevencats.kernel.branches import open_branches
from sevencats.kernel.effects import Effect
from sevencats.kernel.engine import advance
from sevencats.kernel.handlers import Handler, never_asks
from sevencats.kernel.handles import no_handles
from sevencats.kernel.registry import Game, ModeInfo, Sample
from sevencats.kernel.rng import Rng
from sevencats.kernel.state import Zone, numbers_of
from sevencats.plugin import BadChoice, BadSetup, Players, Plugin, Words
from sevencats.plugin.bots import Bot, Budget, Choice, RandomBot, Reason, Sight
from sevencats.plugin.plain_state import PlainState
from sevencats.plugin.setup import ModeOffer, PlainSetup, Setup
from sevencats.plugin.words import PlainWords

__all__ = [
    "CHANCE",
    "BadChoice",
    "BadData",
    "BadSetup",
    "Bot",
    "Budget",
    "Choice",
    "Decision",
    "Effect",
    "Game",
    "Handler",
    "ModeInfo",
    "ModeOffer",
    "PlainSetup",
    "PlainState",
    "PlainWords",
    "Players",
    "Plugin",
    "RandomBot",
    "Reason",
    "Rng",
    "RulesError",
    "Sample",
    "Setup",
    "Sight",
    "State",
    "Words",
    "Zone",
    "advance",
    "move",
    "never_asks",
    "no_handles",
    "numbers_of",
    "open_branches",
    "push_shuffle",
    "reveal",
    "tell",
]
