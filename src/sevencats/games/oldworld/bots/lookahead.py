"""Sequential halving: try several candidates in the same sampled worlds, the better ones longer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from sevencats.games.oldworld.state import OldWorldState
from sevencats.plugin.bots.budget import Budget, Watch

#: Standard errors by which a candidate must beat the usual one.
DOUBT = 1.0
#: Stop after this many worlds if all results are alike.
_CLEAR = 4

#: The value of a candidate in a world.
Judge = Callable[[OldWorldState, int], float]


@dataclass(slots=True)
class Tried:
    """The values of a candidate in the worlds it was tried in."""

    place: int
    results: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        """The mean over the worlds."""
        return sum(self.results) / len(self.results) if self.results else 0.0


def try_out(
    count: int,
    usual: int,
    budget: Budget,
    deal: Callable[[], OldWorldState],
    judge: Judge,
) -> list[Tried]:
    """Try ``count`` candidates; ``usual`` is never dropped. All are tried in the same worlds, so
    that their results can be compared world by world."""
    every = [Tried(place) for place in range(count)]
    alive, watch = every, Watch()
    stages = max(1, (count - 1).bit_length())
    for stage in range(stages):
        time_is_up = budget.milliseconds * (stage + 1) / stages
        played = 0
        while True:
            world = deal()
            for one in alive:
                one.results.append(judge(world, one.place))
            played += len(alive)
            if budget.simulations and played + len(alive) > budget.simulations // stages:
                break
            if not budget.simulations and watch.spent() >= time_is_up:
                break
        if len(every[usual].results) >= _CLEAR and len({r for o in alive for r in o.results}) == 1:
            break
        ranked = sorted(alive, key=lambda one: -one.mean)
        survivors = ranked[: max(2, (len(alive) + 1) // 2)]
        alive = survivors + [one for one in ranked if one.place == usual and one not in survivors]
    return every


def best_of(every: list[Tried], usual: int) -> Tried:
    """The best of the candidates tried longest. The usual one gives way only to one that beats it
    by more than chance explains: with few samples the best of many is often just lucky."""
    longest = len(every[usual].results)
    best, most = every[usual], 0.0
    for one in every:
        if len(one.results) < longest or one.place == usual:
            continue
        gains = [a - b for a, b in zip(one.results, every[usual].results, strict=True)]
        mean = sum(gains) / longest
        spread = sum((gain - mean) ** 2 for gain in gains) / max(1, longest - 1)
        sure = mean - DOUBT * (spread / longest) ** 0.5
        if sure > most:
            best, most = one, sure
    return best
