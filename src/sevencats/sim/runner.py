"""Play many games of Gwent by bots, in one process or in several.

Game ``i`` of a run depends on the run's seed and on ``i`` alone, so a game can be repeated by
itself and the number of workers changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import repeat

from sevencats.bots import Bot, RandomBot, bot_index, make_bot
from sevencats.gwent import GAME, Config
from sevencats.gwent.lineup import check_config
from sevencats.gwent.modes import mode_of
from sevencats.gwent.state import GwentState
from sevencats.kernel import returns, settle, take
from sevencats.kernel.errors import RulesError
from sevencats.kernel.rng import Rng
from sevencats.sim.checks import check_state
from sevencats.sim.summary import Outcome, Summary

#: Games a worker plays before it reports.
CHUNK = 50
_BOT_STREAM = 0xB07


@dataclass(frozen=True, slots=True)
class Plan:
    """A run: the set-ups take turns, ``bots`` are one for each seat, or one for all seats."""

    configs: tuple[Config, ...]
    bots: tuple[str, ...]
    seed: int
    games: int
    start: int = 0
    debug: bool = False


def make_plan(
    mode: str,
    bots: tuple[str, ...],
    seed: int,
    games: int,
    *,
    start: int = 0,
    debug: bool = False,
    config: Config | None = None,
    seats: int = 0,
) -> Plan:
    """A run of a mode; without a set-up it goes round all starter pairings of the mode, or those
    for a number of ``seats``."""
    mode_of(mode)
    for name in bots:
        make_bot(name, 0)
    if config is not None:
        check_config(config)
    configs = [config] if config else [sample.config for sample in GAME.modes[mode].samples()]
    if seats:
        sizes = " or ".join(map(str, GAME.modes[mode].seats))
        configs = [c for c in configs if seats_of(c) == seats]
        if not configs:
            raise RulesError(f"{mode} is played by {sizes} seats, not by {seats}")
    if len(bots) > 1:
        fitting = [c for c in configs if seats_of(c) == len(bots)]
        if not fitting:
            sizes = " or ".join(map(str, sorted({seats_of(c) for c in configs})))
            raise RulesError(f"there are {len(bots)} bots for {sizes} seats")
        configs = fitting
    return Plan(tuple(configs), bots, seed, games, start, debug)


def seats_of(config: Config) -> int:
    """How many seats a set-up has; in a tournament each has several decks."""
    return len(GAME.blank(config).table.seating.seats)


def names(plan: Plan) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The seats and sides of the largest table of a run."""
    largest = max(plan.configs, key=seats_of)
    seating = GAME.blank(largest).table.seating
    return seating.seats, seating.sides


def seed_of(seed: int, index: int) -> int:
    """The seed of a game of a run."""
    return Rng(Rng(seed).next() ^ index).next() >> 1


def run(plan: Plan, workers: int = 1) -> Iterator[Summary]:
    """Play all games; yields the sum of each chunk as it is done, in order."""
    last = plan.start + plan.games
    chunks = [range(first, min(first + CHUNK, last)) for first in range(plan.start, last, CHUNK)]
    if workers <= 1:
        yield from map(play_chunk, repeat(plan), chunks)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(play_chunk, repeat(plan), chunks)


def play_chunk(plan: Plan, indices: range) -> Summary:
    """Play some games of a run."""
    summary = Summary()
    for index in indices:
        summary.add(play_game(plan, index))
    return summary


def play_game(plan: Plan, index: int) -> Outcome:
    """Play one game; what goes wrong in it is reported, not raised."""
    config = plan.configs[index % len(plan.configs)]
    seed = seed_of(plan.seed, index)
    factions = tuple(deck.faction for deck in config.decks)
    try:
        return _play(plan, index, config, seed)
    except Exception as error:
        words = f"{type(error).__name__}: {error}"
        return Outcome(index, seed, factions, (), 0, 0, (), error=words)


def _play(plan: Plan, index: int, config: Config, seed: int) -> Outcome:
    state = GAME.new_game(config, seed)
    bots = _bots(plan, seed, len(GAME.seat_names(state)))
    decisions = rounds = 0
    last: tuple[int, ...] = state.last
    totals = [0] * len(state.gems)
    settle(state)
    while state.pending:
        take_one(state, bots)
        settle(state)
        decisions += 1
        if plan.debug:
            check_state(state)
        if state.last is not last:
            # A tournament forgets the last round when a new game begins.
            last = state.last
            rounds += bool(last)
            totals = [a + b for a, b in zip(totals, last or (0,) * len(totals), strict=False)]
    factions = state.table.factions
    points = tuple(state.points)
    return Outcome(index, seed, factions, returns(state), decisions, rounds, tuple(totals), points)


def _bots(plan: Plan, seed: int, seats: int) -> list[Bot]:
    names = plan.bots if len(plan.bots) > 1 else plan.bots * seats
    stream = Rng(seed ^ _BOT_STREAM)
    return [make_bot(name, stream.next()) for name in names]


def take_one(state: GwentState, bots: list[Bot]) -> None:
    """Answer the first open question. The random bot needs to see nothing."""
    decision = state.pending[0]
    bot = bots[decision.seat]
    if isinstance(bot, RandomBot):
        take(state, decision, bot.index(decision))
    else:
        take(state, decision, bot_index(bot, state, decision))
