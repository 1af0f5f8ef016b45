"""A fixed number for every option key, so that actions are integers. The game defines which keys
can occur in a mode (``Learning.vocabulary``)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sevencats.adapters.missing import missing
from sevencats.kernel.decisions import Decision

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise missing(error) from error

#: The key of a shuffle: it is one outcome, and the state draws the order.
SHUFFLE = "shuffle"


class Vocabulary:
    """Keys and their numbers."""

    def __init__(self, keys: Iterable[str], table: Sequence[str] = ()) -> None:
        """``table``: the keys by number where a game has fixed them; else they are sorted."""
        known = set(keys)
        assert not table or known <= set(table), "a key has no number in the game's table"
        #: By number; empty where the mode does not use a number.
        self.keys = tuple(key if key in known else "" for key in table) or tuple(sorted(known))
        self._number = {key: number for number, key in enumerate(self.keys) if key}

    def __len__(self) -> int:
        return len(self.keys)

    def __contains__(self, key: str) -> bool:
        return key in self._number

    def number(self, key: str) -> int:
        """The action that stands for a key."""
        return self._number[key]

    def key(self, action: int) -> str:
        """The key an action stands for."""
        return self.keys[action]

    def numbered(self, decision: Decision) -> list[int]:
        """The action that stands for each option of a decision, in the order of its options. A
        game may override it with numbers that depend on the question; they must differ."""
        number = self._number
        return [number[key] for key in decision.keys]

    def actions(self, decision: Decision) -> list[int]:
        """The actions that answer a decision, in rising order."""
        return sorted(self.numbered(decision))

    def mask(self, decision: Decision | None) -> NDArray[np.int8]:
        """1 for every action that answers the decision; all 0 without a decision."""
        mask = np.zeros(len(self.keys), dtype=np.int8)
        if decision is not None:
            mask[self.numbered(decision)] = 1
        return mask

    def option(self, decision: Decision, action: int) -> int:
        """The index of an action among the options of a decision; -1 when it is not listed."""
        numbered = self.numbered(decision)
        return numbered.index(action) if action in numbered else -1
