"""Ready-made set-ups: every number of seats, boards drafted and chosen, and those of the packs
(``samples`` in ``pack.toml``).

They are short: a random player hardly ever reaches the end of the trophy track, so each game ends
after a few rounds.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from sevencats.games.oldworld.config import BASE, SOLO, Config
from sevencats.games.oldworld.packs.catalogue import clashes_of, expansions, manifests
from sevencats.games.oldworld.packs.load import base
from sevencats.kernel.registry import Sample

#: Rounds of a sample by number of seats, for about the same number of turns.
ROUNDS = {1: 12, 2: 6, 3: 4, 4: 3, 5: 3}
#: Boards of the games with all expansions, by mode.
_ALL_BOARDS = {BASE: ("viper", "wolf"), SOLO: ("cat",)}


@cache
def samples(mode: str) -> tuple[Sample, ...]:
    """Return the samples of a mode."""
    listed = []
    for seats in (1,) if mode == SOLO else (2, 3, 4, 5):
        listed.append(Sample(f"{seats}-drafted", _config(mode, seats, ())))
        for schools in _mixes(seats):
            name = "-".join(schools) if seats < 4 else f"{seats}-from-{schools[0]}"
            listed.append(Sample(name, _config(mode, seats, schools)))
    for name in expansions():
        for setup in manifests()[name].samples:
            if setup.mode == mode:
                packs = setup.packs or (name,)
                named = "-".join((*setup.schools, "with", *packs))
                listed.append(Sample(named, _with(mode, setup.schools, packs, setup.rounds)))
    boards = _ALL_BOARDS[mode]
    everything = _with(mode, boards, all_together())
    listed.append(Sample("-".join((*boards, "with", "all")), everything, always=True))
    return tuple(listed)


def all_together() -> tuple[str, ...]:
    """Return all expansions that change the rules and can be combined: those without boards, each
    if it does not clash with an earlier one."""
    chosen: list[str] = []
    for name in expansions():
        clash = not set(clashes_of(name)).isdisjoint(chosen)
        if not clash and "school" not in manifests()[name].expects:
            chosen.append(name)
    return tuple(chosen)


def _mixes(seats: int) -> list[tuple[str, ...]]:
    """Seat each board once in the first seat, with its neighbours in the others."""
    schools = sorted(base().schools)
    turned = [schools[place:] + schools[:place] for place in range(len(schools))]
    return [tuple(order[:seats]) for order in turned]


def _with(mode: str, schools: tuple[str, ...], packs: Sequence[str], rounds: int = -1) -> Config:
    every = ("base", *packs)
    return _config(mode, len(schools), schools, every, rounds)


def _config(
    mode: str,
    seats: int,
    schools: tuple[str, ...],
    packs: tuple[str, ...] = ("base",),
    rounds: int = -1,
) -> Config:
    limit = ROUNDS[seats] if rounds < 0 else rounds
    return Config(mode=mode, seats=seats, schools=schools, rounds=limit, packs=packs)


def long_game(seats: int, rounds: int = 60, schools: tuple[str, ...] = ()) -> Config:
    """Return a set-up for a game long enough to end, for simulations."""
    mode = SOLO if seats == 1 else BASE
    return Config(mode=mode, seats=seats, schools=schools, rounds=rounds)
