"""The duel of a game for one learner, as a Gymnasium environment: you have the first seat,
a bot has the second.

Importing this module registers the duels of all games (``Duel.gymnasium``). The mask of legal
actions is in ``info["action_mask"]`` and in ``action_masks()``; an action that is not listed ends
the game as a loss.
"""

from __future__ import annotations

from typing import Any

from sevencats.adapters.learning import Vector, duel_of, duels, learning_of
from sevencats.adapters.missing import missing
from sevencats.adapters.setups import Setups, start
from sevencats.kernel import Decision, State, observe, returns, settle, take
from sevencats.kernel.rng import Rng
from sevencats.plugin import find_plugin
from sevencats.plugin.bots import bot_index

try:
    import gymnasium
    import numpy as np
    from gymnasium.envs.registration import register
    from gymnasium.spaces import Box, Discrete
    from numpy.typing import NDArray
except ImportError as error:
    raise missing(error) from error

#: The learner's seat.
YOU = 0


class DuelEnv(gymnasium.Env[Vector, np.int64]):
    """A duel against a bot. ``table`` is the game itself; ``config`` and ``game_seed`` say how it
    was started."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        opponent: str = "random",
        config: Any = None,
        render_mode: str | None = None,
        game: str = "",
    ) -> None:
        mode = duel_of(game).mode
        self.learning = learning_of(game)
        self.game = self.learning.game
        self.render_mode = render_mode
        self.vocabulary = self.learning.vocabulary(mode)
        self.action_space = Discrete(len(self.vocabulary))
        self.observation_space = Box(np.float32(0), self.learning.highs(mode), dtype=np.float32)
        self._setups = Setups(self.learning, mode, config)
        self._opponent = opponent
        self._players = find_plugin(self.game.name).players
        self._bot = self._players.make(opponent, 0)
        self._lost = False

    @property
    def decision(self) -> Decision | None:
        """The question you have to answer; None when the game is over."""
        return self.table.pending[0] if self.table.pending and not self._lost else None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vector, dict[str, Any]]:
        super().reset(seed=seed)
        rng = Rng(int(self.np_random.integers(2**63)))
        self.config, self.game_seed = self._setups.draw(rng)
        self._bot = self._players.make(self._opponent, rng.next() >> 1)
        self._lost = False
        self.table: State = start(self.game, self.config, self.game_seed)
        self._let_others_play()
        return self.learning.observation(self.table, YOU), self._info()

    def step(self, action: np.int64 | int) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        decision = self.decision
        if decision is None:
            raise ValueError("the game is over: call reset()")
        choice = self.vocabulary.option(decision, int(action))
        if choice < 0:
            self._lost = True
        else:
            take(self.table, decision, choice)
            settle(self.table)
            self._let_others_play()
        reward = -1.0 if self._lost else float(returns(self.table)[YOU])
        over = self.decision is None
        return self.learning.observation(self.table, YOU), reward, over, False, self._info()

    def _let_others_play(self) -> None:
        while self.table.pending and self.table.pending[0].seat != YOU:
            decision = self.table.pending[0]
            take(self.table, decision, bot_index(self._bot, self.table, decision))
            settle(self.table)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.vocabulary.mask(self.decision), "illegal": self._lost}

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, as maskable policies ask for them."""
        return self.vocabulary.mask(self.decision).astype(np.bool_)

    def render(self) -> str | None:
        """The table as you see it."""
        if self.render_mode != "ansi":
            return None
        return self.learning.table_text(observe(self.table, YOU))


for _game, _duel in duels().items():
    register(
        id=_duel.gymnasium,
        entry_point="sevencats.adapters.gymnasium:DuelEnv",
        kwargs={"game": _game},
    )
