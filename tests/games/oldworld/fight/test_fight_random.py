"""Fights played at random against every monster and between all schools come to an end, and no
card is lost or made on the way."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest
from helpers.oldworld.scenes import Scene

from sevencats.games.oldworld.packs.load import base
from sevencats.games.oldworld.state import OldWorldState
from sevencats.kernel.decisions import CHANCE
from sevencats.kernel.engine import sample, take
from sevencats.kernel.rng import Rng

HERE = "novigrad"


def begin(game: Scene, key: str) -> None:
    """Begin a fight; chance stays for ``play_out`` to decide."""
    decision = game.state.pending[0]
    take(game.state, decision, decision.keys.index(key))


def play_out(game: Scene, seed: int) -> OldWorldState:
    """Random picks until the fight is over; every state on the way is sound."""
    state, rng = game.state, Rng(seed)
    state.rng = seed
    before = Counter(state.face)
    for _ in range(5000):
        if not state.fight.kind:
            assert not state.common("fight_pool") and not state.common("fight_discard")
            assert Counter(state.face) == before
            return state
        if state.over:
            return state
        decision = state.pending[0]
        if decision.seat == CHANCE:
            take(state, decision, sample(state, decision))
        else:
            take(state, decision, rng.below(len(decision.keys)))
        state.check()
    raise AssertionError("the fight goes on for ever")


def witcher(school: str, seed: int) -> dict[str, Any]:
    """A witcher in the middle of a game."""
    rng = Rng(seed)
    levels = {name: 1 + rng.below(5) for name in ("combat", "defense", "alchemy", "specialty")}
    potions = sorted(base().potions)
    return {
        "school": school,
        "place": HERE,
        "potions": [f"potion.{potions[rng.below(len(potions))]}" for _ in range(2)],
        "discard": [f"precise_cut_{1 + rng.below(2)}" if school == "wolf" else "block_1"],
        **levels,
    }


@pytest.mark.rule("W6.9")
@pytest.mark.parametrize("monster", sorted(base().monsters))
def test_a_fight_with_every_monster(monster: str) -> None:
    for seed, school in enumerate(sorted(base().schools)):
        trophies = [m for m in sorted(base().monsters) if m != monster][seed * 5 : seed * 5 + 5]
        one = {**witcher(school, seed), "trophies": [f"monster.{name}" for name in trophies]}
        other = "bear" if school != "bear" else "cat"
        game = Scene(
            {"A": one, "B": {"school": other}},
            at=2,
            monsters={"forest": (monster, HERE)},
        )
        begin(game, f"fight:{monster}")
        play_out(game, seed)


@pytest.mark.rule("W6.9")
@pytest.mark.parametrize("one,two", list(permutations(sorted(base().schools), 2)))
def test_a_fight_between_any_two_schools(one: str, two: str) -> None:
    for seed in range(3):
        seats = {"A": witcher(one, seed), "B": witcher(two, seed + 9), "C": {"gold": 2}}
        seats["C"]["school"] = next(s for s in sorted(base().schools) if s not in (one, two))
        seats["B"]["discard"] = ["rend_1"]
        game = Scene(seats, at=2)
        begin(game, "fight:B")
        play_out(game, seed)
