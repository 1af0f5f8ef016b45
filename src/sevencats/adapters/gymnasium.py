"""Every mode of a game for one learner, as a Gymnasium environment: you have the first seat, bots
have the others.

Importing this module registers all modes (``sevencats/<game>-<mode>-v0``), also as vector
environments. The mask of legal actions is in ``info["action_mask"]`` and in ``action_masks()``; an
action that is not listed ends the game as a loss.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sevencats.adapters.ids import NAMESPACE, tables
from sevencats.adapters.learning import Vector, learning_of
from sevencats.adapters.missing import missing
from sevencats.adapters.setups import Setups, start
from sevencats.kernel import Decision, State, observe, returns, settle, take
from sevencats.kernel.rng import Rng
from sevencats.plugin import find_plugin
from sevencats.plugin.bots import Bot, bot_index

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


class SeatEnv(gymnasium.Env[Vector, np.int64]):
    """A table against bots. ``table`` is the game itself; ``config`` and ``game_seed`` say how it
    was started. ``opponent`` names the bot of all other seats, or several names, seat by seat."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        opponent: str | Sequence[str] = "random",
        config: Any = None,
        render_mode: str | None = None,
        game: str = "",
        mode: str = "",
        seats: int | None = None,
    ) -> None:
        self.learning = learning_of(game)
        self.game = self.learning.game
        self.mode = mode or next(iter(self.game.modes))
        self.render_mode = render_mode
        self.vocabulary = self.learning.vocabulary(self.mode)
        self.action_space = Discrete(len(self.vocabulary))
        high = self.learning.highs(self.mode)
        self.observation_space = Box(np.float32(0), high, dtype=np.float32)
        self._setups = Setups(self.learning, self.mode, config, seats)
        self._opponents = (opponent,) if isinstance(opponent, str) else tuple(opponent)
        self._bots = self._new_bots(Rng(0))
        self._lost = False

    def _new_bots(self, rng: Rng) -> dict[int, Bot]:
        """A bot for every other seat; each game has new ones."""
        make, names = find_plugin(self.game.name).players.make, self._opponents
        others = [seat for seat in self._setups.players.values() if seat != YOU]
        if len(names) not in (1, len(others)):
            raise ValueError(f"{len(names)} opponents are named for {len(others)} seats")
        return {
            seat: make(names[number % len(names)], rng.next() >> 1)
            for number, seat in enumerate(others)
        }

    @property
    def decision(self) -> Decision | None:
        """The question you have to answer; None when the game is over."""
        return self._mine() if not self._lost else None

    def _mine(self) -> Decision | None:
        return next((one for one in self.table.pending if one.seat == YOU), None)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vector, dict[str, Any]]:
        super().reset(seed=seed)
        rng = Rng(int(self.np_random.integers(2**63)))
        while True:  # a game may be over before you are asked: then start the next
            self.config, self.game_seed = self._setups.draw(rng)
            self._bots = self._new_bots(rng)
            self._lost = False
            self.table: State = start(self.game, self.config, self.game_seed)
            self._let_others_play()
            if self.decision is not None:
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
            take(self.table, decision, bot_index(self._bots[decision.seat], self.table, decision))
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


for _name, _table in tables().items():
    register(
        id=f"{NAMESPACE}/{_name}",
        entry_point="sevencats.adapters.gymnasium:SeatEnv",
        vector_entry_point="sevencats.adapters.vector:TableVector",
        kwargs={"game": _table.game, "mode": _table.mode},
    )
