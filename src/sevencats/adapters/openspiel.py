"""The Gwent duel as an OpenSpiel game: ``pyspiel.load_game("python_sevencats_gwent_duel")`` works
after this module was imported.

Coins and random units are explicit chance nodes. A shuffle is a chance node with one outcome whose
result the state's own generator draws, so the game is SAMPLED_STOCHASTIC. A clone has the same
generator, and so the same shuffles to come; ``resample_from_infostate`` gives a state that looks
the same to a player and has a future of its own.

Parameters: ``deck_a`` and ``deck_b`` (a starter faction, a deck file or a share code) and
``rng_seed`` (-1: another one for every game loaded).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sevencats.adapters.features import names, observation
from sevencats.adapters.held import Held, Seeds
from sevencats.adapters.missing import missing
from sevencats.adapters.text import table_text
from sevencats.adapters.vocabulary import SHUFFLE, chance_vocabulary, vocabulary
from sevencats.gwent import Config
from sevencats.gwent.decks.lineup import check_config
from sevencats.gwent.decks.source import load_deck
from sevencats.gwent.state import GwentState
from sevencats.kernel import digest, observe, redeterminise, returns
from sevencats.kernel.rng import Rng

try:
    import numpy as np
    import pyspiel  # type: ignore[import-not-found]
except ImportError as error:
    raise missing(error) from error

NAME = "python_sevencats_gwent_duel"
#: More than a duel of the largest decks can have, of players' moves and of chance nodes each.
LONGEST = 1000

_GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Seven Cats: Gwent duel",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={
        "deck_a": "northern_realms",
        "deck_b": "nilfgaard",
        "rng_seed": -1,
    },
)


class GwentGame(pyspiel.Game):  # type: ignore[misc]
    """The duel of two decks."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**_GAME_TYPE.parameter_specification, **(params or {})}
        self.vocabulary = vocabulary("duel")
        self.chance = chance_vocabulary("duel")
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.vocabulary),
            max_chance_outcomes=len(self.chance),
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_GAME_TYPE, info, params or {})
        decks = (load_deck(given["deck_a"]), load_deck(given["deck_b"]))
        self.config = Config(mode="duel", decks=decks)
        check_config(self.config)
        self.seeds = Seeds(given["rng_seed"])

    def new_initial_state(self) -> GwentSpielState:
        """A new game. Its seed is taken when it is first looked at, so clones cost none."""
        return GwentSpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """A bound; nobody needs it to be tight."""
        return LONGEST

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> GwentObserver:
        """The observer of a kind: with perfect recall a text, else a text and a vector."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return GwentObserver(kind, params)


class GwentSpielState(pyspiel.State):  # type: ignore[misc]
    """A duel in progress; ``table`` is the game itself."""

    def __init__(self, game: GwentGame) -> None:
        super().__init__(game)
        # The only attribute: a clone is a deep copy of it.
        self.held = Held(game.config, game.seeds)

    @property
    def table(self) -> GwentState:
        """The state of the kernel."""
        return self.held.table

    def current_player(self) -> int:
        """Who is asked first."""
        if not self.table.pending:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self.table.pending[0].seat
        return seat if seat >= 0 else int(pyspiel.PlayerId.CHANCE)

    def _legal_actions(self, player: int) -> list[int]:
        return vocabulary("duel").actions(self.table.pending[0])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of a coin or a random unit; one for a shuffle."""
        decision = self.table.pending[0]
        number = chance_vocabulary("duel").number
        if decision.order:
            return [(number(SHUFFLE), 1.0)]
        weights = decision.weights or (1,) * len(decision.keys)
        total = sum(weights)
        return sorted(
            (number(key), weight / total)
            for key, weight in zip(decision.keys, weights, strict=True)
        )

    def _apply_action(self, action: int) -> None:
        words = chance_vocabulary("duel") if self.is_chance_node() else vocabulary("duel")
        self.held.answer(words, action)

    def _action_to_string(self, player: int, action: int) -> str:
        chance = player == pyspiel.PlayerId.CHANCE
        return (chance_vocabulary("duel") if chance else vocabulary("duel")).key(action)

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return not self.table.pending

    def returns(self) -> list[float]:
        """1 for a win, -1 for a loss."""
        return [float(value) for value in returns(self.table)]

    def resample_from_infostate(
        self, player: int, probability_sampler: Callable[[], float]
    ) -> GwentSpielState:
        """A state that looks the same to a player, with hidden cards dealt anew."""
        twin = self.clone()
        rng = Rng(int(probability_sampler() * 2**53))
        world = redeterminise(self.table, player, rng)
        assert isinstance(world, GwentState)
        twin.held.imagine(world, player)
        return twin  # type: ignore[no-any-return]

    def __deepcopy__(self, memo: dict[int, Any]) -> GwentSpielState:
        return self.clone()  # type: ignore[no-any-return]

    def __str__(self) -> str:
        """The table for a spectator, and a fingerprint of all of it."""
        return f"{table_text(observe(self.table, None))}\n{digest(self.table)}"


class GwentObserver:
    """What a player sees: the vector of ``features`` and the view as a text; with perfect recall
    only a text, with everything the player saw and did so far."""

    def __init__(self, iig_obs_type: Any, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"the observer takes no parameters, but was given {params}")
        self._recall = iig_obs_type.perfect_recall
        self.tensor = None if self._recall else np.zeros(len(names("duel")), np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: GwentSpielState, player: int) -> None:
        """Fill the vector."""
        if self.tensor is not None:
            self.tensor[:] = observation(state.table, player)

    def string_from(self, state: GwentSpielState, player: int) -> str:
        """The view as a text."""
        held = state.held
        return held.recalled(player) if self._recall else held.seen(player)


pyspiel.register_game(_GAME_TYPE, GwentGame)
