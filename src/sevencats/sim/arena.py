"""Bots against bots, measured in sets of games in which the luck of the deal cancels out.

A set is one deal, played with every exchange of places between two bots:

- two sides: the bots swap sides, and the sides swap what they brought (``Contest.swapped``). That
  makes four games, a quadruple; a bot plays all seats of its side.
- three or more sides: one side of the first bot against the second bot on all others, once for
  each side.
- against the game (a virtual seat, or one seat alone): both bots play the same deal, two games; the
  first bot's points in the second bot's game are those of its opponent, so the better of the two
  scores over one half.

Set ``i`` of a run depends on the run's seed and on ``i`` alone. Two bots in the same seat get the
same seed for their own random choices, so a bot against itself scores par in every set.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations
from typing import Any, NamedTuple

from sevencats.kernel import returns, settle
from sevencats.kernel.errors import RulesError
from sevencats.kernel.rng import Rng
from sevencats.plugin import Plugin, default_game, find_plugin
from sevencats.sim.runner import seats_of, seed_of, take_one

_BOT_STREAM = 0xA2E7A


class Lineup(NamedTuple):
    """The bots' seats in one game of a set: per seat 0 for the first bot and 1 for the second.
    Line-ups of one ``variant`` have the same things in the same places."""

    config: Any
    bots: tuple[int, ...]
    variant: int


class Deal(NamedTuple):
    """A ready-made set-up and the games of its set. ``par`` is what equal bots score."""

    name: str
    lineups: tuple[Lineup, ...]
    par: float


class Job(NamedTuple):
    """One set to play: its number, and which two bots (a place in ``Arena.pairs``)."""

    number: int
    pair: int


class PlayedSet(NamedTuple):
    """A finished set: the first bot's points in each game, or the error."""

    number: int
    pair: int
    points: tuple[float, ...]
    error: str = ""

    @property
    def job(self) -> Job:
        """The job of this set."""
        return Job(self.number, self.pair)

    @property
    def score(self) -> float:
        """The first bot's score: the mean of its points."""
        return sum(self.points) / len(self.points)


@dataclass(frozen=True, slots=True)
class Arena:
    """Everything that decides the games of a run. More than two bots play a round robin. ``seats``
    selects tables of that size, where a mode has several (0: all)."""

    bots: tuple[str, ...]
    mode: str
    seed: int
    seats: int = 0
    game: str = field(default_factory=default_game)

    @property
    def pairs(self) -> tuple[tuple[int, int], ...]:
        """The pairings, as indices in ``bots``."""
        return tuple(combinations(range(len(self.bots)), 2))

    def deal(self, number: int) -> Deal:
        """The deal of a set; sets take the deals in turn."""
        found = deals(self.game, self.mode, self.seats)
        return found[number % len(found)]


def make_arena(bots: Iterable[str], mode: str, seed: int, seats: int = 0, game: str = "") -> Arena:
    """A run; raises when a bot or the mode does not exist, or there is no opponent."""
    plugin = find_plugin(game or default_game())
    modes = plugin.game.modes
    if mode not in modes:
        known = ", ".join(modes)
        raise RulesError(f"there is no {plugin.title} mode {mode!r}; the modes are {known}")
    sizes = sorted(set(modes[mode].seats))
    if seats and seats not in sizes:
        fit = " or ".join(map(str, sizes))
        raise RulesError(f"{mode} is played with {fit} seats, not with {seats}")
    names = tuple(bots)
    for name in names:
        plugin.players.make(name, 0)
    if len(names) < 2:
        raise RulesError("the arena needs two bots or more, with commas between them")
    return Arena(names, mode, seed, seats, plugin.name)


def make_jobs(arena: Arena, count: int, start: int = 0) -> list[Job]:
    """The sets of a run: ``count`` for each pair, all pairs on a deal before the next deal."""
    pairs = range(len(arena.pairs))
    return [Job(number, pair) for number in range(start, start + count) for pair in pairs]


@cache
def deals(game: str, mode: str, seats: int = 0) -> tuple[Deal, ...]:
    """The deals of a mode, one for each ready-made set-up (with this many seats, 0: all)."""
    plugin = find_plugin(game)
    every = [_deal(plugin, mode, s.name, s.config) for s in plugin.game.modes[mode].samples()]
    return tuple(deal for deal in every if seats in (0, len(deal.lineups[0].bots)))


def _deal(plugin: Plugin, mode: str, name: str, config: Any) -> Deal:
    config = plugin.contest.whole(config)
    side_of = plugin.setup.sides(
        mode, seats_of(plugin.name, config), plugin.setup.options_of(config)
    )
    sides = sorted(set(side_of))
    if len(sides) > 2:
        rotated = [Lineup(config, tuple(int(s != first) for s in side_of), 0) for first in sides]
        return Deal(name, tuple(rotated), 1 / len(sides))
    configs = [config]
    if len(sides) == 2 and not plugin.setup.virtual(mode):
        swapped = plugin.contest.swapped(config)
        configs += [] if swapped is None else [swapped]
    exchanged = tuple(1 - side for side in side_of)
    lineups = [
        Lineup(decks, bots, variant)
        for variant, decks in enumerate(configs)
        for bots in (side_of, exchanged)
    ]
    return Deal(name, tuple(lineups), 0.5)


def play_set(arena: Arena, job: Job) -> PlayedSet:
    """Play one set; errors in it are reported, not raised."""
    names = [arena.bots[place] for place in arena.pairs[job.pair]]
    seed = seed_of(arena.seed, job.number)
    try:
        lineups = arena.deal(job.number).lineups
        points = tuple(_play(arena, lineup, names, seed) for lineup in lineups)
    except Exception as error:
        return PlayedSet(*job, (), f"{type(error).__name__}: {error}")
    return PlayedSet(*job, points)


def _play(arena: Arena, lineup: Lineup, names: list[str], seed: int) -> float:
    """The first bot's points in one game."""
    plugin = find_plugin(arena.game)
    state = plugin.game.new_game(lineup.config, seed)
    chance = Rng(seed ^ (_BOT_STREAM + lineup.variant))
    bots = [plugin.players.make(names[which], chance.next()) for which in lineup.bots]
    settle(state)
    while state.pending:
        take_one(state, bots)
        settle(state)
    options = plugin.setup.options_of(lineup.config)
    side_of = plugin.setup.sides(arena.mode, len(lineup.bots), options)
    if 0 in lineup.bots:
        return points(returns(state), side_of, side_of[lineup.bots.index(0)])
    # The second bot plays alone against the game: the first scores the rest.
    return 1 - points(returns(state), side_of, side_of[0])


def points(results: Sequence[int], side_of: Sequence[int], side: int) -> float:
    """The points of a finished game for a side: 1 for a win, 0 for a loss. Winners share the point,
    and so do sides that drew: one half each in a draw of two."""
    best = {side_of[seat] for seat, result in enumerate(results) if result > 0}
    best = best or {side_of[seat] for seat, result in enumerate(results) if result == 0}
    return 1 / len(best) if side in best else 0.0


def in_order(jobs: Iterable[Job], played: Iterable[PlayedSet]) -> Iterator[PlayedSet]:
    """Finished sets in the order of the jobs, however they arrive; waits for the next one."""
    early: dict[Job, PlayedSet] = {}
    source = iter(played)
    for job in jobs:
        while job not in early:
            one = next(source)
            early[one.job] = one
        yield early.pop(job)
