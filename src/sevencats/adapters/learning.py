"""The numbers that a game provides for learning libraries: actions and views."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from sevencats.adapters.missing import missing
from sevencats.adapters.vocabulary import Vocabulary
from sevencats.kernel import RulesError
from sevencats.kernel.registry import Game
from sevencats.kernel.state import State
from sevencats.kernel.views import View
from sevencats.plugin import default_game, find_plugin, plugins

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise missing(error) from error

Vector = NDArray[np.float32]


@dataclass(frozen=True, kw_only=True)
class Duel:
    """A mode of two seats that is registered with OpenSpiel under a name. Its ``parameters``, with
    their defaults, choose the ``config``; ``longest`` is more moves than a game can have, and more
    chance nodes."""

    mode: str
    title: str
    openspiel: str
    parameters: Mapping[str, str]
    config: Callable[[dict[str, str]], Any]
    longest: int = 1000


@dataclass(frozen=True, kw_only=True)
class Small:
    """A game for two with the same rules and so few deals that its whole tree fits into memory.
    ``parameters`` are numbers with their defaults, and ``keys`` all answers; ``deals`` returns the
    deals with their weights, and ``start`` the state after one. There is no chance but the deal."""

    title: str
    openspiel: str
    parameters: Mapping[str, int]
    keys: tuple[str, ...]
    deals: Callable[[dict[str, int]], Sequence[tuple[Any, int]]]
    start: Callable[[dict[str, int], Any], State]


class Learning(ABC):
    """The actions and views of one game as numbers. Equal cards and rules give equal numbers on
    every machine."""

    game: Game

    @abstractmethod
    def vocabulary(self, mode: str) -> Vocabulary:
        """The answers of players in a mode, at its largest table."""

    @abstractmethod
    def chance_vocabulary(self, mode: str) -> Vocabulary:
        """The outcomes of chance in a mode; a shuffle is the single outcome ``SHUFFLE``."""

    @abstractmethod
    def names(self, mode: str) -> tuple[str, ...]:
        """The name of every number of an observation, in order."""

    @abstractmethod
    def highs(self, mode: str) -> Vector:
        """The largest value of every number; the smallest is 0."""

    @abstractmethod
    def observation(self, state: State, seat: int) -> Vector:
        """The table as ``seat`` sees it, and no more."""

    @abstractmethod
    def table_text(self, view: View) -> str:
        """A view as a few lines of text."""

    @abstractmethod
    def check(self, mode: str, config: Any) -> None:
        """Refuse a set-up that the mode does not allow or that has no numbers."""

    def configs(self, mode: str) -> tuple[Any, ...]:
        """The set-ups that an environment plays in turn when none is given."""
        return tuple(sample.config for sample in self.game.modes[mode].samples())

    @abstractmethod
    def duel(self) -> Duel | None:
        """The mode for libraries of two players; None if there is none."""

    def small(self) -> Small | None:
        """A small game for algorithms that need the whole tree; None if there is none."""
        return None


@cache
def learning_of(game: str) -> Learning:
    """The numbers of a game (empty: the first one); raises where it has none."""
    plugin = find_plugin(game or default_game())
    if plugin.learning is None:
        raise RulesError(f"{plugin.title} has no numbers for its actions: no adapter can play it")
    learning = plugin.learning()
    assert isinstance(learning, Learning)
    return learning


def duels() -> dict[str, Duel]:
    """The duels of all games that have one, by game."""
    every = {
        name: learning_of(name).duel() for name, plugin in plugins().items() if plugin.learning
    }
    return {name: duel for name, duel in every.items() if duel is not None}


def smalls() -> list[Small]:
    """The small games of all games."""
    every = [learning_of(name).small() for name, plugin in plugins().items() if plugin.learning]
    return [small for small in every if small is not None]


@cache
def duel_of(game: str) -> Duel:
    """The duel of a game; raises where it has none."""
    duel = learning_of(game).duel()
    if duel is None:
        raise RulesError(f"{game} has no mode for two players that an adapter knows")
    return duel
