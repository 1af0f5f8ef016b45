"""Watch many games. A fault names its game, so that it can be replayed."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from referee.gwent import GwentReferee
from referee.gwent_setups import gwent_game
from referee.oldworld import OldWorldReferee
from referee.oldworld_setups import mixes, old_world_game, seats_for, shaken
from referee.play import by_numbers, watch
from sevencats.games.gwent.modes import MODES
from sevencats.kernel.rng import Rng


@dataclass(slots=True)
class Report:
    """The result of the watched games. ``faults`` is empty if all is well."""

    games: int = 0
    answers: int = 0
    seconds: float = 0.0
    faults: list[str] = field(default_factory=list)


def watch_gwent(mode: str, seed: int) -> int:
    """Watch a game of a mode; return the number of answers."""
    state = gwent_game(mode, seed)
    return watch(state, by_numbers([], Rng(seed)), GwentReferee(state, seed))


def watch_old_world(packs: tuple[str, ...], seats: int, seed: int) -> int:
    """Watch a game of a mix, moved to a late stage once it has begun."""
    state = old_world_game(packs, seats, seed)
    referee = OldWorldReferee(state, seed)
    return watch(state, by_numbers([], Rng(seed)), referee, shaken(seed))


def any_mix(seed: int) -> tuple[tuple[str, ...], int]:
    """Return a mix and a number of seats for it."""
    rng = Rng(seed)
    packs = mixes()[rng.below(len(mixes()))]
    counts = seats_for(packs)
    return packs, counts[rng.below(len(counts))]


def watch_any(game: str, seed: int) -> int:
    """Watch the game of this number: every mode of Gwent in turn, or any mix of Old World."""
    if game == "gwent":
        return watch_gwent(list(MODES)[seed % len(MODES)], seed)
    return watch_old_world(*any_mix(seed), seed)


def watch_games(
    game: str, games: int, seed: int, on_game: Callable[[], None] = lambda: None
) -> Report:
    """Watch a number of games, starting from this number."""
    report, begun = Report(), time.monotonic()
    for number in range(seed, seed + games):
        try:
            report.answers += watch_any(game, number)
        except Exception as fault:  # the other games go on after any error
            report.faults.append(f"{game} {number}: {type(fault).__name__}: {fault}")
        report.games += 1
        on_game()
    report.seconds = time.monotonic() - begun
    return report
