"""Play random games and print their digests: the same natively as in a browser.

``words`` are the number of the first game and how many games to play of each game there is.
"""

from __future__ import annotations

from sevencats.kernel import State, apply, digest
from sevencats.kernel.engine import settle
from sevencats.kernel.registry import Game, games
from sevencats.kernel.rng import Rng


def played(game: Game, number: int) -> str:
    """A line about a random game of a mode, a set-up and a seed that its number gives."""
    rng = Rng(number)
    modes = list(game.modes.items())
    mode, info = modes[rng.below(len(modes))]
    samples = list(info.samples())
    sample = samples[rng.below(len(samples))]
    state: State = game.new_game(sample.config, number)
    settle(state)
    picks = 0
    while state.pending:
        decision = state.pending[rng.below(len(state.pending))]
        index = rng.below(len(decision.keys))
        if decision.keys[index] in ("pass", "done") and rng.below(4):
            index = rng.below(len(decision.keys))
        apply(state, decision.pick(decision.keys[index]))
        settle(state)
        picks += 1
    return f"{game.name} {mode} {sample.name} {number} {picks} {digest(state)}"


def lines(first: int, count: int) -> list[str]:
    """The lines of all games with these numbers."""
    return [
        played(game, number) for game in games().values() for number in range(first, first + count)
    ]


if __name__ == "__main__":
    result = "\n".join(lines(*map(int, globals()["words"])))
