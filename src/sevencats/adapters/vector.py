"""Many tables as one Gymnasium vector environment.

A table that is over starts again with the next step (``AutoresetMode.NEXT_STEP``), whose action for
it counts for nothing. ``action_masks()`` has a row for every table.
"""

from __future__ import annotations

from typing import Any

from sevencats.adapters.gymnasium import SeatEnv
from sevencats.adapters.learning import Vector
from sevencats.adapters.missing import missing

try:
    import numpy as np
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray
except ImportError as error:
    raise missing(error) from error


class TableVector(VectorEnv[Vector, NDArray[np.int64], NDArray[Any]]):
    """``num_envs`` tables, played in turn in this process. The other arguments are those of
    ``SeatEnv``."""

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(self, num_envs: int = 1, **settings: Any) -> None:
        self.num_envs = num_envs
        self.tables = [SeatEnv(**settings) for _ in range(num_envs)]
        first = self.tables[0]
        self.render_mode = first.render_mode
        self.single_observation_space = first.observation_space
        self.single_action_space = first.action_space
        self.observation_space = batch_space(first.observation_space, num_envs)
        self.action_space = batch_space(first.action_space, num_envs)
        self._over = np.zeros(num_envs, dtype=np.bool_)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vector, dict[str, Any]]:
        """Start every table; from a single seed each gets the next number."""
        if seed is None or isinstance(seed, int):
            first = seed
            seeds = [None if first is None else first + n for n in range(self.num_envs)]
        else:
            seeds = list(seed)
        seen = [table.reset(seed=one)[0] for table, one in zip(self.tables, seeds, strict=True)]
        self._over[:] = False
        return np.stack(seen), self._infos()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Vector, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Answer at every table, and start those again that were over."""
        seen = []
        rewards = np.zeros(self.num_envs, dtype=np.float64)
        over = np.zeros(self.num_envs, dtype=np.bool_)
        for number, (table, action) in enumerate(zip(self.tables, actions, strict=True)):
            if self._over[number]:
                seen.append(table.reset()[0])
                continue
            vector, rewards[number], over[number], _, _ = table.step(action)
            seen.append(vector)
        self._over = over
        cut = np.zeros(self.num_envs, dtype=np.bool_)
        return np.stack(seen), rewards, over.copy(), cut, self._infos()

    def _infos(self) -> dict[str, Any]:
        masks = np.stack([table.vocabulary.mask(table.decision) for table in self.tables])
        return {"action_mask": masks, "_action_mask": np.ones(self.num_envs, dtype=np.bool_)}

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, a row for each table; none where the game is over."""
        return np.stack([table.action_masks() for table in self.tables])
