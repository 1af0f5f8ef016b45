"""Gwent as numbers, for learning libraries (docs/research/adapters.md)."""

from __future__ import annotations

from typing import Any

from sevencats.adapters.learning import Duel, Learning, Small, Vector
from sevencats.adapters.vocabulary import Vocabulary
from sevencats.games.gwent import GAME, Config
from sevencats.games.gwent.decks.lineup import check_config
from sevencats.games.gwent.decks.source import load_deck
from sevencats.games.gwent.learn.features import features
from sevencats.games.gwent.learn.features.text import table_text
from sevencats.games.gwent.learn.features.vocabulary import chance_vocabulary, vocabulary
from sevencats.games.gwent.learn.mini import SMALL
from sevencats.kernel import RulesError
from sevencats.kernel.state import State
from sevencats.kernel.views import View


class GwentLearning(Learning):
    """All modes; the duel is registered with OpenSpiel and Gymnasium."""

    game = GAME

    def vocabulary(self, mode: str) -> Vocabulary:
        return vocabulary(mode)

    def chance_vocabulary(self, mode: str) -> Vocabulary:
        return chance_vocabulary(mode)

    def names(self, mode: str) -> tuple[str, ...]:
        return features.names(mode)

    def highs(self, mode: str) -> Vector:
        return features.highs(mode)

    def observation(self, state: State, seat: int) -> Vector:
        return features.observation(state, seat)  # type: ignore[arg-type]

    def table_text(self, view: View) -> str:
        return table_text(view)

    def check(self, mode: str, config: Any) -> None:
        assert isinstance(config, Config)
        if config.mode != mode:
            raise RulesError(f"the set-up is for {config.mode}, not for {mode}")
        if config.cards:
            raise RulesError(
                "adapters number the cards of the catalogue; inline cards have no number"
            )
        check_config(config)

    def small(self) -> Small:
        return SMALL

    def duel(self) -> Duel:
        return Duel(
            mode="duel",
            title="Gwent duel",
            openspiel="python_sevencats_gwent_duel",
            parameters={"deck_a": "northern_realms", "deck_b": "nilfgaard"},
            config=_duel_config,
        )


def _duel_config(given: dict[str, str]) -> Config:
    """Return the config of a duel: each deck is a starter faction, a deck file or a share code."""
    decks = (load_deck(given["deck_a"]), load_deck(given["deck_b"]))
    config = Config(mode="duel", decks=decks)
    check_config(config)
    return config


LEARNING = GwentLearning()
