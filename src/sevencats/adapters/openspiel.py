"""The duels of games as OpenSpiel games: importing this module registers them (``Duel.openspiel``).

Coins and random picks are explicit chance nodes. A shuffle is a chance node with one outcome whose
result the state's own generator draws, so a game is SAMPLED_STOCHASTIC. A clone has the same
generator, and so the same shuffles to come; ``resample_from_infostate`` gives a state that looks
the same to a player and has its own random generator.

So a copy can be played on only in such a sampled world: CFR and MCTS on clones are refused with a
sentence, where they would search with open eyes. Small games are for them (``small.py``).

Parameters: those of the duel, ``rng_seed`` (-1: another one for every game loaded) and ``peek``,
which lets copies be played on all the same.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sevencats.adapters.held import HeldDuel, Seeds
from sevencats.adapters.learning import Duel, Learning, duel_of, duels, learning_of
from sevencats.adapters.missing import missing
from sevencats.adapters.vocabulary import SHUFFLE, Vocabulary
from sevencats.kernel import RulesError, State, digest, observe, redeterminise, returns
from sevencats.kernel.rng import Rng

try:
    import numpy as np
    import pyspiel  # type: ignore[import-not-found]
except ImportError as error:
    raise missing(error) from error

_SEED = "rng_seed"
_PEEK = "peek"


def _game_type(duel: Duel) -> Any:
    return pyspiel.GameType(
        short_name=duel.openspiel,
        long_name=f"Seven Cats: {duel.title}",
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
        parameter_specification={**duel.parameters, _SEED: -1, _PEEK: False},
    )


class DuelGame(pyspiel.Game):  # type: ignore[misc]
    """The duel of a game."""

    def __init__(self, game: str, game_type: Any, params: dict[str, Any] | None = None) -> None:
        settings = {**game_type.parameter_specification, **(params or {})}
        duel, learning = duel_of(game), learning_of(game)
        self.name, self._longest = game, duel.longest
        self.vocabulary = learning.vocabulary(duel.mode)
        self.chance = learning.chance_vocabulary(duel.mode)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.vocabulary),
            max_chance_outcomes=len(self.chance),
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=duel.longest,
        )
        super().__init__(game_type, info, params or {})
        self.seeds, self.peek = Seeds(settings.pop(_SEED)), settings.pop(_PEEK)
        self.config = duel.config(settings)

    def new_initial_state(self) -> DuelState:
        """A new game. Its seed is taken when it is first looked at, so clones cost none."""
        return DuelState(self)

    def max_chance_nodes_in_history(self) -> int:
        """An upper bound; it need not be tight."""
        return self._longest

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> DuelObserver:
        """The observer of a type: with perfect recall a text, else a text and a vector."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return DuelObserver(self.name, kind, params)


class DuelState(pyspiel.State):  # type: ignore[misc]
    """A duel in progress; ``table`` is the game itself."""

    def __init__(self, game: DuelGame) -> None:
        super().__init__(game)
        # The only attribute: a clone is a deep copy of it.
        self.held = HeldDuel(game.name, game.config, game.seeds, peek=game.peek)

    @property
    def table(self) -> State:
        """The state of the kernel."""
        return self.held.table

    @property
    def _learning(self) -> Learning:
        return learning_of(self.held.game)

    def _words(self, *, chance: bool) -> Vocabulary:
        learning, mode = self._learning, duel_of(self.held.game).mode
        return learning.chance_vocabulary(mode) if chance else learning.vocabulary(mode)

    def current_player(self) -> int:
        """The player who is asked first."""
        if not self.table.pending:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self.table.pending[0].seat
        return seat if seat >= 0 else int(pyspiel.PlayerId.CHANCE)

    def _legal_actions(self, player: int) -> list[int]:
        return self._words(chance=False).actions(self.table.pending[0])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of a coin or a random unit; one for a shuffle."""
        decision = self.table.pending[0]
        words = self._words(chance=True)
        if decision.order:
            return [(words.number(SHUFFLE), 1.0)]
        weights = decision.weights or (1,) * len(decision.keys)
        total = sum(weights)
        return sorted(
            (number, weight / total)
            for number, weight in zip(words.numbered(decision), weights, strict=True)
        )

    def _apply_action(self, action: int) -> None:
        self.held.answer(self._words(chance=self.is_chance_node()), action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self._words(chance=player == pyspiel.PlayerId.CHANCE).key(action)

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return not self.table.pending

    def returns(self) -> list[float]:
        """1 for a win, -1 for a loss."""
        return [float(value) for value in returns(self.table)]

    def resample_from_infostate(
        self, player: int, probability_sampler: Callable[[], float]
    ) -> DuelState:
        """A state that looks the same to a player, with hidden cards dealt again."""
        twin = self.clone()
        rng = Rng(int(probability_sampler() * 2**53))
        world = redeterminise(self.table, player, rng)
        twin.held.imagine(world, player)
        return twin  # type: ignore[no-any-return]

    def __deepcopy__(self, memo: dict[int, Any]) -> DuelState:
        return self.clone()  # type: ignore[no-any-return]

    def __str__(self) -> str:
        """The table for a spectator, and a fingerprint of all of it."""
        return f"{self._learning.table_text(observe(self.table, None))}\n{digest(self.table)}"


class DuelObserver:
    """A player's observation: the vector of ``features`` and the view as a text; with perfect
    recall only a text, with everything the player saw and did so far."""

    def __init__(self, game: str, iig_obs_type: Any, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"the observer takes no parameters, but was given {params}")
        self._recall = iig_obs_type.perfect_recall
        self._learning = learning_of(game)
        size = len(self._learning.names(duel_of(game).mode))
        self.tensor = None if self._recall else np.zeros(size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: DuelState, player: int) -> None:
        """Fill the vector."""
        if self.tensor is not None:
            self.tensor[:] = self._learning.observation(state.table, player)

    def string_from(self, state: DuelState, player: int) -> str:
        """The view as a text."""
        held = state.held
        return held.recalled(player) if self._recall else held.seen(player)


def _register(game: str, duel: Duel) -> None:
    game_type = _game_type(duel)

    class Registered(DuelGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, game_type, params)

    pyspiel.register_game(game_type, Registered)


def load_duel(game: str, mode: str, parameters: dict[str, Any]) -> Any:
    """The OpenSpiel game of a mode; refuses the modes that OpenSpiel cannot play."""
    duel = duel_of(game)
    if mode != duel.mode:
        raise RulesError(
            f"OpenSpiel plays {duel.mode} of {game} for two, not {mode}; take library='pettingzoo'"
        )
    return pyspiel.load_game(duel.openspiel, parameters)


for _game, _duel in duels().items():
    _register(_game, _duel)
