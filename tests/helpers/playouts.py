"""Every registered game, mode and sample as a test case, and random games through the kernel."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from sevencats.kernel import CHANCE, Decision, Event, Pick, State, apply, digest
from sevencats.kernel.engine import settle_one
from sevencats.kernel.registry import Game, Sample, games
from sevencats.kernel.rng import Rng

#: A mode with more samples than this is tested with a fixed spread of them.
PER_MODE = 6
#: No game of a random player is longer.
LONGEST = 5000
#: Answers that end something early: a random player gives them rarely, to see more of the game.
LAZY = ("pass", "done")


class Case(NamedTuple):
    """One way to start a game."""

    game: Game
    mode: str
    sample: Sample
    seed: int

    def start(self) -> State:
        """A new game of this case."""
        return self.game.new_game(self.sample.config, self.seed)

    def picks(self) -> Rng:
        """The generator that plays the seats."""
        return Rng(self.seed * 1000 + 17)


def cases(per_mode: int = PER_MODE) -> list[Case]:
    """The cases of all games, the samples of each mode spread out."""
    found = []
    for game in games().values():
        for mode, info in game.modes.items():
            samples = list(info.samples())
            assert samples, f"{game.name} {mode} has no sample to test"
            always = [index for index, sample in enumerate(samples) if sample.always]
            spread = [i for i in Rng(len(samples)).order(len(samples)) if i not in always]
            chosen = sorted([*always, *spread][:per_mode])
            found += [Case(game, mode, samples[index], index + 1) for index in chosen]
    return found


def each_case(per_mode: int = PER_MODE) -> pytest.MarkDecorator:
    """Run a test for every case."""
    params = [
        pytest.param(case, id=f"{case.game.name}-{case.mode}-{case.sample.name}")
        for case in cases(per_mode)
    ]
    return pytest.mark.parametrize("case", params)


def chosen_index(decision: Decision, rng: Rng) -> int:
    """A random option; a lazy one only now and then."""
    index = rng.below(len(decision.keys))
    if decision.keys[index] in LAZY and rng.below(6):
        index = rng.below(len(decision.keys))
    return index


def step(state: State, rng: Rng) -> tuple[Pick, list[Event]]:
    """Answer one decision: chance from the state's generator, a seat from ``rng``."""
    if state.pending[0].seat == CHANCE:
        return settle_one(state)
    decision = state.pending[rng.below(len(state.pending))]
    pick = decision.pick(decision.keys[chosen_index(decision, rng)])
    return pick, apply(state, pick)


def playout(state: State, rng: Rng) -> Iterator[int]:
    """Play to the end; yields the number of each open point, before it is answered."""
    for number in range(LONGEST):
        if not state.pending:
            return
        yield number
        step(state, rng)
    raise AssertionError(f"the game is still open after {LONGEST} answers")


def trail(state: State, rng: Rng) -> list[str]:
    """Play to the end and give the digest after every answer."""
    digests = []
    for _ in playout(state, rng):
        digests.append(digest(state))
    return [*digests, digest(state)]


def seats_of(state: State) -> range:
    """The seats of a game."""
    return range(len(state.game.seat_names(state)))
