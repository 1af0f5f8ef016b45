"""The twin plays the engine's game: same picks, same chance, same table after every pick."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import pytest

from sevencats.kits.gwent.twin import verify as side_by_side
from sevencats.kits.gwent.twin.state import State
from sevencats.kits.gwent.twin.tick import tick
from sevencats.kits.gwent.twin.verify import verify


def test_no_difference_in_games_of_all_pairings() -> None:
    report = verify(100, seed=900, batch=50)
    assert report.games == 100
    assert report.picks > 2500
    assert report.differences == []


def test_a_difference_is_found_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """A check that finds nothing must be able to find something: here the last gem is kept."""

    def forgetful(state: State, choice: jax.Array, luck: jax.Array | None = None) -> State:
        after = tick(state, choice, luck)
        return after._replace(gems=jnp.maximum(after.gems, 1))

    monkeypatch.setattr(side_by_side, "tick", forgetful)
    report = verify(2, seed=3, batch=2)
    assert len(report.differences) == 2
    told = report.differences[0].found
    assert any(line.startswith("gems: engine") for line in told)
    assert all(difference.picks for difference in report.differences)
