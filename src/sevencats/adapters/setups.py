"""The set-ups that an environment plays: one that was given, or the samples of a mode in turn."""

from __future__ import annotations

from typing import Any

from sevencats.adapters.learning import Learning
from sevencats.kernel import RulesError, settle
from sevencats.kernel.registry import Game
from sevencats.kernel.rng import Rng
from sevencats.kernel.state import State


class Setups:
    """The set-ups of one environment; all of them have the same seats."""

    def __init__(
        self, learning: Learning, mode: str, config: Any = None, seats: int | None = None
    ) -> None:
        self.learning, self.game = learning, learning.game
        if mode not in self.game.modes:
            known = ", ".join(self.game.modes)
            raise RulesError(f"there is no mode {mode!r}; the modes are {known}")
        if config is None:
            self.configs = self._samples(mode, seats)
        else:
            learning.check(mode, config)
            count = len(_seats(self.game, config))
            if seats not in (None, count):
                raise RulesError(f"the set-up has {count} seats, not {seats}")
            self.configs = (config,)
        virtual = self.game.new_game(self.configs[0], 1).virtual
        names = _seats(self.game, self.configs[0])
        #: The seats that agents play, by name.
        self.players = {n: seat for seat, n in enumerate(names) if not virtual >> seat & 1}

    def _samples(self, mode: str, seats: int | None) -> tuple[Any, ...]:
        info = self.game.modes[mode]
        count = seats or info.seats[0]
        every = self.learning.configs(mode)
        fitting = [config for config in every if len(_seats(self.game, config)) == count]
        if not fitting:
            sizes = " or ".join(map(str, info.seats))
            raise RulesError(f"{mode} has {sizes} seats, not {count}")
        return tuple(fitting)

    def draw(self, rng: Rng) -> tuple[Any, int]:
        """The set-up and the seed of the next game."""
        return self.configs[rng.below(len(self.configs))], rng.next() >> 1


def _seats(game: Game, config: Any) -> tuple[str, ...]:
    return game.seat_names(game.blank(config))


def start(game: Game, config: Any, seed: int) -> State:
    """A new game, played on to the first question to a player."""
    state = game.new_game(config, seed)
    settle(state)
    return state
