"""Every expansion by itself, every two that go together, and all of them: games by bots over each,
with every move checked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from sevencats.oldworld import GAME, Config
from sevencats.oldworld.lineup import SEATS
from sevencats.oldworld.packs.catalogue import clashes_of
from sevencats.sim import runner
from sevencats.sim.summary import Summary


class Played(NamedTuple):
    """What games of one mix by one bot came to."""

    packs: tuple[str, ...]
    bot: str
    summary: Summary


def mixes(packs: Sequence[str]) -> list[tuple[str, ...]]:
    """Each pack, each two that go together (W0.1), and as many as go together."""
    pairs = [pair for pair in combinations(packs, 2) if not _clash(*pair)]
    everything: list[str] = []
    for pack in packs:
        if not any(_clash(pack, other) for other in everything):
            everything.append(pack)
    every = [*((pack,) for pack in packs), *pairs, tuple(everything)]
    return list(dict.fromkeys(every))


def _clash(one: str, other: str) -> bool:
    return other in clashes_of(one)


def configs(packs: tuple[str, ...], rounds: int) -> list[Config]:
    """A set-up for each number of seats, solo among them."""
    return [
        Config(mode=mode, seats=seats, packs=("base", *packs), rounds=rounds)
        for mode, counts in SEATS.items()
        for seats in counts
    ]


def play(
    packs: Sequence[str], games: dict[str, int], *, seed: int, rounds: int, workers: int = 1
) -> Iterator[Played]:
    """Play so many games of each bot with each mix; the numbers of seats take turns."""
    for mix in mixes(packs):
        for bot, count in games.items():
            if count:
                plan = runner.make_plan(
                    GAME.name, configs(mix, rounds), (bot,), seed, count, debug=True
                )
                summary = Summary()
                for part in runner.run(plan, workers):
                    summary.merge(part)
                yield Played(mix, bot, summary)
