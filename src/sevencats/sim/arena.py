"""Bots against bots, measured in sets of games in which the luck of the deal cancels out.

A set is one deal, played with every exchange of places between two bots:

- two sides (duel, advanced, tournament, teams): the bots swap sides, and the sides swap decks.
  That makes four games, a quadruple; in teams a bot plays both seats of its side.
- three or more sides (ffa): one seat of the first bot against the second bot on all others, once
  for each seat.
- solo: both bots play the same deal against the game, two games; the first bot's points in the
  second bot's game are those of its opponent, so the better of the two scores over one half.

Set ``i`` of a run depends on the run's seed and on ``i`` alone. A bot that sits where another sat
gets the same seed for its own chance, so a bot against itself scores par in every set.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations
from typing import NamedTuple

from sevencats.gwent import GAME, Config
from sevencats.gwent.modes import Mode, Seating, mode_of
from sevencats.gwent.state import GwentState
from sevencats.kernel import settle
from sevencats.kernel.errors import RulesError
from sevencats.kernel.rng import Rng
from sevencats.kits.gwent.bots import PLAYERS
from sevencats.sim.runner import seed_of, take_one

_BOT_STREAM = 0xA2E7A


class Lineup(NamedTuple):
    """Who sits where in one game of a set: per seat 0 for the first bot and 1 for the second.
    Line-ups of one ``variant`` have the same decks in the same places."""

    config: Config
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


class Played(NamedTuple):
    """A finished set: the first bot's points in each game, or what went wrong."""

    number: int
    pair: int
    points: tuple[float, ...]
    error: str = ""

    @property
    def job(self) -> Job:
        """The set that was played."""
        return Job(self.number, self.pair)

    @property
    def score(self) -> float:
        """The first bot's score: the mean of its points."""
        return sum(self.points) / len(self.points)


@dataclass(frozen=True, slots=True)
class Arena:
    """What decides every game of a run. More than two bots play a round robin. ``seats`` picks the
    tables of that size, where a mode has several (0: all)."""

    bots: tuple[str, ...]
    mode: str
    seed: int
    seats: int = 0

    @property
    def pairs(self) -> tuple[tuple[int, int], ...]:
        """The pairings, as places in ``bots``."""
        return tuple(combinations(range(len(self.bots)), 2))

    def deal(self, number: int) -> Deal:
        """The deal of a set: they take turns."""
        found = deals(self.mode, self.seats)
        return found[number % len(found)]


def make_arena(bots: Iterable[str], mode: str, seed: int, seats: int = 0) -> Arena:
    """A run; raises when a bot or the mode does not exist, or there is nobody to play against."""
    sizes = [len(seating.seats) for seating in mode_of(mode).seatings]
    if seats and seats not in sizes:
        fit = " or ".join(map(str, sizes))
        raise RulesError(f"{mode} is played with {fit} seats, not with {seats}")
    names = tuple(bots)
    for name in names:
        PLAYERS.make(name, 0)
    if len(names) < 2:
        raise RulesError("the arena needs two bots or more, with commas between them")
    return Arena(names, mode, seed, seats)


def make_jobs(arena: Arena, count: int, start: int = 0) -> list[Job]:
    """The sets of a run: ``count`` for each pair, all pairs on a deal before the next deal."""
    pairs = range(len(arena.pairs))
    return [Job(number, pair) for number in range(start, start + count) for pair in pairs]


@cache
def deals(mode: str, seats: int = 0) -> tuple[Deal, ...]:
    """The deals of a mode, one for each ready-made set-up (of so many seats, 0: of all)."""
    found = [_deal(s.name, mode_of(mode), s.config) for s in GAME.modes[mode].samples()]
    return tuple(deal for deal in found if seats in (0, len(deal.lineups[0].bots)))


def _deal(name: str, mode: Mode, config: Config) -> Deal:
    seating = mode.seating(len(config.decks))
    sides = len(seating.sides)
    if sides > 2:
        seats = range(sides)
        rotated = [Lineup(config, tuple(int(s != first) for s in seats), 0) for first in seats]
        return Deal(name, tuple(rotated), 1 / sides)
    configs = [config] if mode.solo else [config, _swap_decks(config, mode, seating)]
    swapped = tuple(1 - side for side in seating.side_of)
    lineups = [
        Lineup(decks, bots, variant)
        for variant, decks in enumerate(configs)
        for bots in (seating.side_of, swapped)
    ]
    return Deal(name, tuple(lineups), 0.5)


def _swap_decks(config: Config, mode: Mode, seating: Seating) -> Config:
    """Each seat gets the decks of the seat of the same rank on the other side."""
    ours, theirs = ([s for s, d in enumerate(seating.side_of) if d == side] for side in (0, 1))
    partner = {**dict(zip(ours, theirs, strict=True)), **dict(zip(theirs, ours, strict=True))}
    each = mode.decks
    decks = [
        deck
        for seat in range(len(seating.seats))
        for deck in config.decks[partner[seat] * each : (partner[seat] + 1) * each]
    ]
    return replace(config, decks=tuple(decks))


def play_set(arena: Arena, job: Job) -> Played:
    """Play one set; what goes wrong in it is reported, not raised."""
    names = [arena.bots[place] for place in arena.pairs[job.pair]]
    seed = seed_of(arena.seed, job.number)
    try:
        lineups = arena.deal(job.number).lineups
        points = tuple(_play(lineup, names, seed) for lineup in lineups)
    except Exception as error:
        return Played(*job, (), f"{type(error).__name__}: {error}")
    return Played(*job, points)


def _play(lineup: Lineup, names: list[str], seed: int) -> float:
    """The first bot's points in one game."""
    state = GAME.new_game(lineup.config, seed)
    chance = Rng(seed ^ (_BOT_STREAM + lineup.variant))
    bots = [PLAYERS.make(names[which], chance.next()) for which in lineup.bots]
    settle(state)
    while state.pending:
        take_one(state, bots)
        settle(state)
    return points(state, state.table.seating.side_of[lineup.bots.index(0)])


def points(state: GwentState, side: int) -> float:
    """What a finished game is worth to a side: 1 for a win, 0 for a loss. Winners share the
    point, and if nobody won all sides share it: one half each in a draw of two."""
    winners = state.winners or range(len(state.table.seating.sides))
    return 1 / len(winners) if side in winners else 0.0


def in_order(jobs: Iterable[Job], played: Iterable[Played]) -> Iterator[Played]:
    """Finished sets in the order of the jobs, however they came in; waits for the next one."""
    early: dict[Job, Played] = {}
    source = iter(played)
    for job in jobs:
        while job not in early:
            one = next(source)
            early[one.job] = one
        yield early.pop(job)
