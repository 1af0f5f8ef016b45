"""The bots of a game, by name and by level."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from sevencats.bots import Bot, Budget, RandomBot
from sevencats.bots.budget import read_budget
from sevencats.kernel.errors import RulesError

#: Makes a bot from a seed for what it leaves to chance.
BotMaker = Callable[[int], Bot]
#: Makes a bot that thinks within a budget.
ThinkerMaker = Callable[[int, Budget], Bot]


@dataclass(frozen=True, kw_only=True)
class Players:
    """Who can play a game.

    A bot's name says how it works; a level says how strong a player is, the easiest first, and
    its bot may be replaced by a better one. A game without levels offers its bots instead.
    ``thinkers`` take a budget behind their name (``search@50ms``, ``search@256``), ``standin``
    sits in for somebody who is gone, and ``advisor`` gives the hints; at questions of a kind in
    ``led_on`` it also says what it would do next. ``ratings`` are the measured strengths of levels;
    they change with the games they play.
    """

    bots: Mapping[str, BotMaker]
    levels: Mapping[str, BotMaker] = field(default_factory=dict)
    thinkers: Mapping[str, ThinkerMaker] = field(default_factory=dict)
    standin: str
    advisor: str
    led_on: frozenset[str] = frozenset()
    ratings: Mapping[str, int] = field(default_factory=dict)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the bots."""
        return tuple(self.bots)

    @property
    def offered(self) -> tuple[str, ...]:
        """The levels for people to choose from; the bots where there are none."""
        return tuple(self.levels or self.bots)

    def make(self, name: str, seed: int) -> Bot:
        """A bot by its name or level; raises ``RulesError`` with the names there are."""
        kind, _, words = name.partition("@")
        makers = {**self.bots, **self.levels}
        if kind not in makers:
            levels = f", the levels {', '.join(self.levels)}" if self.levels else ""
            raise RulesError(
                f"there is no bot {name!r}; the bots are {', '.join(self.bots)}{levels}"
            )
        if not words:
            return makers[kind](seed)
        budget = read_budget(words)
        if kind not in self.thinkers or budget is None:
            raise RulesError(f"{name!r} is no bot; {self._how()}")
        return self.thinkers[kind](seed, budget)

    def _how(self) -> str:
        first = next(iter(self.thinkers), "")
        if not first:
            return "no bot of this game takes a budget"
        return f"a budget is written {first}@50ms or {first}@256"


#: For a game without its own bots.
PLAIN_PLAYERS = Players(bots={"random": RandomBot}, standin="random", advisor="random")
