"""Old World as numbers, for learning libraries (docs/research/adapters.md)."""

from __future__ import annotations

from typing import Any

from sevencats.adapters.learning import Duel, Learning, Vector
from sevencats.adapters.vocabulary import Vocabulary
from sevencats.games.oldworld import GAME
from sevencats.games.oldworld.config import BASE, Config
from sevencats.games.oldworld.learn.features import actions, layout
from sevencats.games.oldworld.learn.features.features import observation
from sevencats.games.oldworld.learn.features.text import table_text
from sevencats.games.oldworld.lineup import SEATS, check_config
from sevencats.kernel import RulesError
from sevencats.kernel.state import State
from sevencats.kernel.views import View

#: A duel of random players of so many rounds stays below the questions that OpenSpiel allows.
_ROUNDS = "12"
#: The round after which a game that nobody has won is a draw.
_LIMIT = 40


class OldWorldLearning(Learning):
    """Both modes, with all packs. A game of two is registered with OpenSpiel."""

    game = GAME

    def vocabulary(self, mode: str) -> Vocabulary:
        return actions.vocabulary()

    def chance_vocabulary(self, mode: str) -> Vocabulary:
        return actions.chance_vocabulary()

    def names(self, mode: str) -> tuple[str, ...]:
        return layout.names(mode)

    def highs(self, mode: str) -> Vector:
        return layout.highs(mode)

    def observation(self, state: State, seat: int) -> Vector:
        return observation(state, seat)

    def table_text(self, view: View) -> str:
        return table_text(view)

    def check(self, mode: str, config: Any) -> None:
        assert isinstance(config, Config)
        if config.mode != mode:
            raise RulesError(f"the set-up is for {config.mode}, not for {mode}")
        check_config(config)

    def configs(self, mode: str) -> tuple[Config, ...]:
        """Return the base box at tables of every size, with a limit that players who know what
        they do seldom reach."""
        return tuple(Config(mode=mode, seats=count, rounds=_LIMIT) for count in SEATS[mode])

    def duel(self) -> Duel:
        return Duel(
            mode=BASE,
            title="The Witcher: Old World for two",
            openspiel="python_sevencats_oldworld_duel",
            parameters={"rounds": _ROUNDS, "school_a": "wolf", "school_b": "viper"},
            config=_duel_config,
            longest=20_000,
        )


def _duel_config(given: dict[str, str]) -> Config:
    """Return the config of two witchers; ``rounds`` ends the game without a winner."""
    if not given["rounds"].isascii() or not given["rounds"].isdigit():
        raise RulesError(f"rounds is a number (0: no limit), not {given['rounds']!r}")
    schools = (given["school_a"], given["school_b"])
    config = Config(mode=BASE, seats=2, schools=schools, rounds=int(given["rounds"]))
    check_config(config)
    return config


LEARNING = OldWorldLearning()
