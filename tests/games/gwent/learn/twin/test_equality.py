"""The twin plays the engine's game: same picks, same chance, same table after every pick."""

from __future__ import annotations

from dataclasses import replace

import jax
import jax.numpy as jnp
import pytest

from sevencats.games.gwent.cards.catalogue import base
from sevencats.games.gwent.learn.twin import verify as side_by_side
from sevencats.games.gwent.learn.twin.decks import random_deck
from sevencats.games.gwent.learn.twin.state import State
from sevencats.games.gwent.learn.twin.tick import tick
from sevencats.games.gwent.learn.twin.verify import verify
from sevencats.games.gwent.rules.frames import Arrange
from sevencats.games.gwent.table import Config
from sevencats.kernel.rng import Rng


def test_no_difference_in_games_of_all_pairings() -> None:
    report = verify(100, seed=900, batch=50)
    assert report.games == 100
    assert report.picks > 2500
    assert report.differences == []


def test_twin_asks_for_equally_good_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games with Hope of the Aen Seidhe and every agile unit."""
    asked: list[str] = []

    def config(rng: Rng, number: int) -> Config:
        pool = base().pool("scoiatael")
        facts = base().cards
        cards = {name: n for name, n in pool.items() if "agile" in facts[name].abilities}
        deck = random_deck(rng, "scoiatael")
        hope = replace(
            deck, leader="francesca_hope_of_the_aen_seidhe", cards={**deck.cards, **cards}
        )
        return Config(mode="duel", decks=(hope, random_deck(rng, "skellige")))

    pick = side_by_side._Pair.pick

    def counted(pair: side_by_side._Pair) -> int:
        if isinstance(pair.state.stack[-1], Arrange):
            asked.append(pair.state.pending[0].source)
        return pick(pair)

    monkeypatch.setattr(side_by_side, "_config", config)
    monkeypatch.setattr(side_by_side._Pair, "pick", counted)
    report = verify(100, seed=77, batch=100)
    assert report.differences == []
    assert "olgierd_von_everec" in asked
    assert len(asked) > 20


def test_twin_comparison_reports_a_difference(monkeypatch: pytest.MonkeyPatch) -> None:
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
