"""Every mode of a game as a PettingZoo AEC environment.

Agents are the seats. Chance and virtual seats are resolved inside; where several seats are
asked at once (redraws), they answer one after the other. Rewards come at the end: 1 for a win, -1
for a loss, 0 for a draw. Importing this module registers all modes, as
``sevencats/<game>-<mode>-v0``.
"""

from __future__ import annotations

from typing import Any

from sevencats.adapters.ids import NAMESPACE, tables
from sevencats.adapters.learning import learning_of
from sevencats.adapters.missing import missing
from sevencats.adapters.setups import Setups, start
from sevencats.kernel import Decision, State, observe, returns, settle, take
from sevencats.kernel.rng import Rng

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from gymnasium.utils import EzPickle
    from gymnasium.utils.seeding import np_random
    from numpy.typing import NDArray
    from pettingzoo import AECEnv, register
    from pettingzoo.utils.wrappers import (
        AssertOutOfBoundsWrapper,
        OrderEnforcingWrapper,
        TerminateIllegalWrapper,
    )
except ImportError as error:
    raise missing(error) from error

Observation = dict[str, NDArray[Any]]

#: An agent's reward for an action that is not listed; the game ends there.
ILLEGAL = -1


def env(
    mode: str = "duel",
    config: Any = None,
    seed: int | None = None,
    render_mode: str | None = None,
    seats: int | None = None,
    game: str = "",
) -> AECEnv[str, Observation, int]:
    """An environment with PettingZoo's usual checks around it.

    Without a ``config`` every game takes one of the mode's sample set-ups; ``seats`` says how many
    play (the fewest, unless said). ``seed`` is for the first ``reset`` without one, ``game`` the
    name of the game (the first installed one).
    """
    raw: AECEnv[str, Observation, int] = raw_env(mode, config, seed, render_mode, seats, game)
    return OrderEnforcingWrapper(
        AssertOutOfBoundsWrapper(TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL))
    )


class raw_env(AECEnv[str, Observation, int], EzPickle):  # type: ignore[misc]
    """The environment without checks.

    ``table`` is the game itself, ``decision`` the open question; ``config`` and ``game_seed`` say
    how the game was started, so ``game.new_game(config, game_seed)`` starts the same one.
    """

    def __init__(
        self,
        mode: str = "duel",
        config: Any = None,
        seed: int | None = None,
        render_mode: str | None = None,
        seats: int | None = None,
        game: str = "",
    ) -> None:
        EzPickle.__init__(self, mode, config, seed, render_mode, seats, game)
        super().__init__()
        self.learning = learning_of(game)
        self.game = self.learning.game
        self.metadata = {
            "name": f"sevencats_{self.game.name}_{mode}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.mode = mode
        self.render_mode = render_mode
        self._setups = Setups(self.learning, mode, config, seats)
        self.vocabulary = self.learning.vocabulary(mode)
        self._seat = self._setups.players
        self._agent = {seat: agent for agent, seat in self._seat.items()}
        self._rng = _generator(seed)
        self.possible_agents = list(self._seat)
        self.agents: list[str] = []
        size = len(self.vocabulary)
        self.action_spaces = {agent: Discrete(size) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(np.float32(0), self.learning.highs(mode), dtype=np.float32),
                    "action_mask": Box(0, 1, (size,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    @property
    def decision(self) -> Decision | None:
        """The question that ``agent_selection`` has to answer; None when the game is over."""
        return self.table.pending[0] if self.table.pending else None

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._rng = _generator(seed)
        self.config, self.game_seed = self._setups.draw(self._rng)
        self.table: State = start(self.game, self.config, self.game_seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def _select(self) -> None:
        decision = self.decision
        first = self.possible_agents[0]
        self.agent_selection = first if decision is None else self._agent[decision.seat]

    def observe(self, agent: str) -> Observation:
        seat = self._seat[agent]
        decision = self.decision
        mine = decision is not None and decision.seat == seat and not self.terminations.get(agent)
        return {
            "observation": self.learning.observation(self.table, seat),
            "action_mask": self.vocabulary.mask(decision if mine else None),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        decision = self.decision
        assert decision is not None and action is not None
        choice = self.vocabulary.option(decision, int(action))
        if choice < 0:
            raise ValueError(f"action {action} is not listed: ask the action mask")
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        take(self.table, decision, choice)
        settle(self.table)
        if self.decision is None:
            won = returns(self.table)
            self.rewards = {name: won[self._seat[name]] for name in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        self._select()

    def render(self) -> str | None:
        """The table as the agent to act sees it; at the end, as a spectator does."""
        if self.render_mode is None:
            return None
        decision = self.decision
        return self.learning.table_text(
            observe(self.table, None if decision is None else decision.seat)
        )

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


for _name, _table in tables().items():
    register(
        "aec",
        f"{NAMESPACE}/{_name}",
        "sevencats.adapters.pettingzoo:env",
        kwargs={"game": _table.game, "mode": _table.mode},
    )


def _generator(seed: int | None) -> Rng:
    """The generator of an environment; without a seed the system gives one."""
    return Rng(np_random()[1] if seed is None else seed)
