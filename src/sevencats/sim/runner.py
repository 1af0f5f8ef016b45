"""Play many games by bots, in one process or in several.

Game ``i`` of a run depends on the run's seed and on ``i`` alone, so a game can be repeated by
itself and the number of workers changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import repeat
from typing import Any

from sevencats.kernel import State, registry, returns, settle, take
from sevencats.kernel.errors import RulesError
from sevencats.kernel.events import Event
from sevencats.kernel.rng import Rng
from sevencats.plugin import find_plugin
from sevencats.plugin.account import NO_RECORDER, Score
from sevencats.plugin.bots import Bot, RandomBot, bot_index
from sevencats.sim.summary import GameOutcome, Summary

#: Games per report of a worker.
CHUNK = 50
_BOT_STREAM = 0xB07
_CHARACTER_STREAM = 0xC4A2


@dataclass(frozen=True, slots=True)
class SimulationPlan:
    """A run. The set-ups take turns; ``bots`` are one for each seat, or one for all seats.
    ``records``: keep the record of each game by the plugin's recorder; ``estimates``: the recorder
    may be slow."""

    game: str
    configs: tuple[Any, ...]
    bots: tuple[str, ...]
    seed: int
    games: int
    start: int = 0
    debug: bool = False
    records: bool = False
    estimates: bool = False


def make_plan(
    game: str,
    configs: Sequence[Any],
    bots: tuple[str, ...],
    seed: int,
    games: int,
    *,
    start: int = 0,
    debug: bool = False,
    records: bool = False,
    estimates: bool = False,
) -> SimulationPlan:
    """A run over these set-ups; with a list of bots, over those that have a seat for each."""
    players = find_plugin(game).players
    for name in players.dealt(bots, Rng(seed)):
        players.make(name, 0)
    if len(bots) > 1:
        sizes = sorted({seats_of(game, config) for config in configs})
        configs = [config for config in configs if seats_of(game, config) == len(bots)]
        if not configs:
            several = " or ".join(map(str, sizes))
            raise RulesError(f"there are {len(bots)} bots for {several} seats")
    return SimulationPlan(game, tuple(configs), bots, seed, games, start, debug, records, estimates)


def samples(game: str, mode: str, seats: int = 0) -> list[Any]:
    """The ready-made set-ups of a mode, or those for a number of ``seats``."""
    info = registry.game(game).modes[mode]
    configs = [sample.config for sample in info.samples()]
    if seats:
        configs = [config for config in configs if seats_of(game, config) == seats]
        if not configs:
            sizes = " or ".join(map(str, info.seats))
            raise RulesError(f"{mode} is played by {sizes} seats, not by {seats}")
    return configs


def seats_of(game: str, config: Any) -> int:
    """The number of seats of a set-up."""
    owner = registry.game(game)
    return len(owner.seat_names(owner.blank(config)))


def seat_names(plan: SimulationPlan) -> tuple[str, ...]:
    """The seats of the largest table of a run."""
    owner = registry.game(plan.game)
    return owner.seat_names(owner.blank(largest(plan)))


def largest(plan: SimulationPlan) -> Any:
    """The set-up of a run with the most seats."""
    return max(plan.configs, key=lambda config: seats_of(plan.game, config))


def seed_of(seed: int, index: int) -> int:
    """The seed of a game of a run."""
    return Rng(Rng(seed).next() ^ index).next() >> 1


def run(plan: SimulationPlan, workers: int = 1) -> Iterator[Summary]:
    """Play all games; yields the sum of each chunk as it is done, in order."""
    last = plan.start + plan.games
    chunks = [range(first, min(first + CHUNK, last)) for first in range(plan.start, last, CHUNK)]
    if workers <= 1:
        yield from map(play_chunk, repeat(plan), chunks)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(play_chunk, repeat(plan), chunks)


def play_chunk(plan: SimulationPlan, indices: range) -> Summary:
    """Play some games of a run."""
    summary = Summary()
    for index in indices:
        summary.add(play_game(plan, index))
    return summary


def play_game(plan: SimulationPlan, index: int) -> GameOutcome:
    """Play one game; errors in it are reported, not raised."""
    config = plan.configs[index % len(plan.configs)]
    seed = seed_of(plan.seed, index)
    try:
        return _play(plan, index, config, seed)
    except Exception as error:
        words = f"{type(error).__name__}: {error}"
        return GameOutcome(index, seed, (), 0, Score((), 0), error=words)


def _play(plan: SimulationPlan, index: int, config: Any, seed: int) -> GameOutcome:
    game = registry.game(plan.game)
    state = game.new_game(config, seed)
    plugin = find_plugin(plan.game)
    names = _names(plan, seed, len(game.seat_names(state)))
    bots = _bots(plan, seed, names)
    account = plugin.account(state)
    recorder = plugin.recorder(state, plan.estimates) if plan.records else NO_RECORDER
    decisions = 0
    recorder.note(state, settle(state))
    while state.pending:
        events = take_one(state, bots) + settle(state)
        decisions += 1
        if plan.debug:
            account.check(state)
        account.note(state)
        recorder.note(state, events)
    score, record = account.close(state), recorder.close(state)
    if record is not None:
        record["bots"] = names
    return GameOutcome(index, seed, returns(state), decisions, score, record=record)


def _names(plan: SimulationPlan, seed: int, seats: int) -> list[str]:
    names = plan.bots if len(plan.bots) > 1 else plan.bots * seats
    return find_plugin(plan.game).players.dealt(names, Rng(seed ^ _CHARACTER_STREAM))


def _bots(plan: SimulationPlan, seed: int, names: list[str]) -> list[Bot]:
    stream = Rng(seed ^ _BOT_STREAM)
    players = find_plugin(plan.game).players
    return [players.make(name, stream.next()) for name in names]


def take_one(state: State, bots: list[Bot]) -> list[Event]:
    """Answer the first open question; returns its events. The random bot needs no view."""
    decision = state.pending[0]
    bot = bots[decision.seat]
    if isinstance(bot, RandomBot):
        return take(state, decision, bot.index(decision))
    return take(state, decision, bot_index(bot, state, decision))
